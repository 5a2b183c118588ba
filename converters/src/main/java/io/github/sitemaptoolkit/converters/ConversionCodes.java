package io.github.sitemaptoolkit.converters;

import io.github.sitemaptoolkit.annotation.Incubating;
import io.github.sitemaptoolkit.problem.Code;

/**
 * The codes of problems that conversions report.
 *
 * @since 0.1
 */
@Incubating
public final class ConversionCodes {

  /** No entry of the input meets the conditions. */
  public static final Code NONE_SELECTED = Code.error(Conversion.NONE_SELECTED);

  /** The urls in a value of an extension could not be rewritten. */
  public static final Code NOT_REWRITTEN = Code.error("convert.not-rewritten");

  private ConversionCodes() {}
}
