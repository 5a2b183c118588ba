package io.github.sitemaptoolkit.url;

import io.github.sitemaptoolkit.problem.Code;

/**
 * The codes of problems with urls.
 *
 * @since 0.1
 */
public final class UrlCodes {

  /** A url is a template that was not rendered. */
  public static final Code TEMPLATE = Code.error("url.template").asValueOnly();

  /** A value is not a url. */
  public static final Code INVALID = Code.error("url.invalid").asValueOnly();

  /** A url is relative. */
  public static final Code RELATIVE = Code.error("url.relative");

  /** A url has a scheme that crawlers do not follow. */
  public static final Code SCHEME = Code.error("url.scheme");

  /** A url has no host. */
  public static final Code NO_HOST = Code.error("url.no-host");

  /** A url has two schemes, such as {@code https://https://}. */
  public static final Code DOUBLE_SCHEME = Code.error("url.double-scheme");

  /** The url of a page is two urls, joined by a bar, a semicolon, a comma or white space. */
  public static final Code TWO_URLS = Code.error("url.two-urls");

  /** A url contains white space or a control character. */
  public static final Code INNER_WHITESPACE = Code.error("url.inner-whitespace");

  /** A url contains U+FFFD, which stands for a character that was lost. */
  public static final Code REPLACEMENT_CHAR = Code.error("url.replacement-char");

  /** A url still contains {@literal &}amp; after it was read. */
  public static final Code DOUBLE_ESCAPED = Code.warning("xml.double-escaped");

  /** A url is longer than 2,048 characters. */
  public static final Code TOO_LONG = Code.error("loc.too-long");

  /** A percent sign in a url is not followed by two hexadecimal digits. */
  public static final Code BAD_ESCAPE = Code.error("url.bad-escape");

  /** A url contains a character that must be escaped. */
  public static final Code ILLEGAL_CHAR = Code.warning("url.illegal-char");

  /** A url contains characters that are not ASCII. */
  public static final Code NON_ASCII = Code.info("url.non-ascii");

  /** The host of a url is not ASCII. */
  public static final Code IDN_HOST = Code.info("url.idn-host");

  /** The host or the port of a url cannot exist. */
  public static final Code HOST_INVALID = Code.error("url.host-invalid");

  /** The host of a url is longer than 253 characters. */
  public static final Code HOST_TOO_LONG = Code.error("url.host-too-long");

  /** The public cannot reach the host of a url. */
  public static final Code NOT_PUBLIC = Code.error("url.not-public");

  /** The public cannot reach the host of a url, which is listed as private. */
  public static final Code PRIVATE = Code.info("url.private");

  /** The public can probably not reach the host of a url. */
  public static final Code DOUBTFUL_HOST = Code.warning("url.doubtful-host");

  /** A label of the host of a url begins or ends with a hyphen. */
  public static final Code HOST_HYPHEN = Code.warning("url.host-hyphen");

  /** A segment of a url is a word that programs write for a missing value. */
  public static final Code PROGRAM_WORD = Code.warning("url.program-word");

  /** A url contains a user name or a password. */
  public static final Code USERINFO = Code.warning("url.userinfo");

  /** A url has a fragment, which crawlers ignore. */
  public static final Code FRAGMENT = Code.info("url.fragment");

  /** A url contains the default port of its scheme. */
  public static final Code DEFAULT_PORT = Code.info("url.default-port");

  /** The scheme or the host of a url is not in lower case. */
  public static final Code UPPERCASE_HOST = Code.info("url.uppercase-host");

  /** A url contains a session id. */
  public static final Code SESSION_ID = Code.info("url.session-id");

  /** The escapes in a url are not UTF-8. */
  public static final Code PERCENT_UTF8 = Code.warning("url.percent-utf8");

  /** A url contains an escaped control character. */
  public static final Code PERCENT_CONTROL = Code.error("url.percent-control");

  /** A url was escaped twice. */
  public static final Code DOUBLE_ENCODED = Code.warning("url.double-encoded");

  /** A url is longer than 2,048 characters once it is escaped. */
  public static final Code DECODED_TOO_LONG = Code.warning("url.decoded-too-long");

  /** A url has an error, so it is left out of a document that crawlers read. */
  public static final Code UNCRAWLABLE = Code.error("url.uncrawlable").asValueOnly();

  private UrlCodes() {}
}
