package io.github.sitemaptoolkit.converters.internal;

import io.github.sitemaptoolkit.problem.Code;

/** The codes of problems with the lines of a text. */
public final class TextCodes {

  /** A line is not UTF-8. */
  public static final Code ENCODING = Code.error("txt.encoding");

  /** A line is longer than any url. */
  public static final Code LINE_TOO_LONG = Code.error("txt.line-too-long");

  /** A line of a url list is a comment. */
  public static final Code COMMENT = Code.error("txt.comment");

  /** A line is not an absolute http or https url. */
  public static final Code NOT_URL = Code.error("txt.not-url").asValueOnly();

  /** A line contains more than one url. */
  public static final Code EXTRA_TEXT = Code.error("txt.extra-text");

  /** Lines of a url list are blank. */
  public static final Code BLANK_LINE = Code.info("txt.blank-line");

  /** The lines of a url list look like rows of a table. */
  public static final Code WHOLE_LINES = Code.info("txt.whole-lines");

  private TextCodes() {}
}
