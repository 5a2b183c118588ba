package io.github.sitemaptoolkit.converters;

import io.github.sitemaptoolkit.problem.Code;

/**
 * What conversions report.
 *
 * @since 0.1
 */
public final class ConversionCodes {

  /** No entry of the input meets the conditions. */
  public static final Code NONE_SELECTED = Code.error(Conversion.NONE_SELECTED);

  /** The urls of a value could not be rewritten. */
  public static final Code NOT_REWRITTEN = Code.error("convert.not-rewritten");

  /** Entries have no usable lastmod and are left out where a date is asked for. */
  public static final Code LASTMOD_MISSING = Code.info("lastmod.missing");

  private ConversionCodes() {}
}
