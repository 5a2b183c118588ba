package io.github.sitemaptoolkit.url;

import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.problem.Problem;

/**
 * What can be wrong with a url, as far as its text shows it: the same in each format.
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
  /** Another scheme than a crawler follows. */
  SCHEME(16, UrlCodes.SCHEME, "has a scheme that crawlers do not follow; they need http or https"),
  /** A scheme of the web and no host. */
  NO_HOST(32, UrlCodes.NO_HOST, "has no host"),
  /** White space or a control character. */
  WHITE_SPACE(
      64,
      UrlCodes.INNER_WHITESPACE,
      "holds white space or a control character; a space in a url is written %20"),
  /** An entity that is left when the markup is read. */
  DOUBLE_ESCAPED(
      128, UrlCodes.DOUBLE_ESCAPED, "still holds &amp; after it was read: it was escaped twice"),
  /** More characters than the protocol allows. */
  TOO_LONG(256, UrlCodes.TOO_LONG, "is longer than " + UrlFault.LONGEST + " characters");

  /** The most characters that the url of an entry may have. */
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

  /** Returns what is wrong with a url, for people. */
  public String message(String url) {
    return Problem.quoted(url) + ' ' + words;
  }

  int bit() {
    return bit;
  }

  /** Returns whether this is among the faults that {@link UrlJudge} found. */
  public boolean isIn(int faults) {
    return (faults & bit) != 0;
  }
}
