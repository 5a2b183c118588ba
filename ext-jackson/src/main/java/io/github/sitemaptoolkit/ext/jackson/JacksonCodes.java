package io.github.sitemaptoolkit.ext.jackson;

import io.github.sitemaptoolkit.problem.Code;

/**
 * What is wrong with the values of a record.
 *
 * @since 0.1
 */
public final class JacksonCodes {

  /** A value does not fit the type that the record wants. */
  public static final Code VALUE = Code.error("extension.value");

  private JacksonCodes() {}
}
