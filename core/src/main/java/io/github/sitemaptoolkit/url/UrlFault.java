package io.github.sitemaptoolkit.url;

import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.problem.Problem;

/**
 * The faults that the text of a url can have.
 *
 * <p>Sources: sitemaps.org (absolute urls of fewer than 2,048 characters, escaped once), RFC 3986
 * (no white space, no control characters).
 *
 * @since 0.1
 */
public enum UrlFault {
  /** A placeholder that a template engine should have replaced. */
  TEMPLATE(1, UrlCodes.TEMPLATE, "is a template that was not rendered"),
  /** Neither absolute nor a relative reference: a word, a mail address, markup. */
  NOT_URL(2, UrlCodes.INVALID, "is not a url"),
  /** A host without a scheme. */
  NO_SCHEME(4, UrlCodes.RELATIVE, "has no scheme; write https:// in front of it"),
  /** A relative reference. */
  RELATIVE(
      8, UrlCodes.RELATIVE, "is relative; crawlers need the whole url, with https:// and the host"),
  /** A scheme that crawlers do not follow. */
  SCHEME(16, UrlCodes.SCHEME, "has a scheme that crawlers do not follow; they need http or https"),
  /** An http or https url without a host. */
  NO_HOST(32, UrlCodes.NO_HOST, "has no host"),
  /** White space or a control character. */
  WHITE_SPACE(
      64,
      UrlCodes.INNER_WHITESPACE,
      "contains white space or a control character; write a space as %20"),
  /** An entity that remains after the markup was read. */
  DOUBLE_ESCAPED(
      128, UrlCodes.DOUBLE_ESCAPED, "still contains &amp; after it was read: it was escaped twice"),
  /** More than the 2,048 characters that the protocol allows. */
  TOO_LONG(256, UrlCodes.TOO_LONG, "is longer than " + UrlFault.LONGEST + " characters");

  /** The maximum length of the url of an entry, in characters. */
  static final int LONGEST = 2048;

  private final int bit;

  @SuppressWarnings("ImmutableEnumChecker") // a record of a text, an enum and a boolean
  private final Code code;

  private final String words;

  UrlFault(int bit, Code code, String words) {
    this.bit = bit;
    this.code = code;
    this.words = words;
  }

  /** Returns the code of the problem. */
  public Code code() {
    return code;
  }

  /** Returns a message that says what is wrong with a url. */
  public String message(String url) {
    return Problem.quoted(url) + ' ' + words;
  }

  /** Returns a set of faults without this one. */
  public int without(int faults) {
    return faults & ~bit;
  }

  int bit() {
    return bit;
  }

  /** Returns whether a set of faults that {@link UrlJudge} returned contains this one. */
  public boolean isIn(int faults) {
    return (faults & bit) != 0;
  }
}
