/** Stands in for classes of {@code java.util} in compiled programs. */
@NullMarked
package io.github.sitemaptoolkit.web.jdk.java.util;

import org.jspecify.annotations.NullMarked;
