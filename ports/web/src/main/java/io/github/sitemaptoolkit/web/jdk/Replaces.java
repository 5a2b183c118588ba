package io.github.sitemaptoolkit.web.jdk;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Says which method of the JDK a static method stands in for, such as {@code a.B.c(I)V}. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface Replaces {

  /** The class, name and descriptor of the method. */
  String value();
}
