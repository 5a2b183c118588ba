package io.github.sitemaptoolkit.ext.jackson;

import io.github.sitemaptoolkit.problem.Code;

/** Codes of problems with the values of records. */
final class JacksonCodes {

  /** A value does not fit the type of its record component. */
  static final Code VALUE = Code.error("extension.value");

  private JacksonCodes() {}
}
