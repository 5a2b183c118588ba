package io.github.sitemaptoolkit.validator.value;

import io.github.sitemaptoolkit.problem.Code;

/**
 * The codes of problems with single values that readers do not report.
 *
 * @since 0.1
 */
public final class ValueCodes {

  /** A percent sign in a url is not followed by two hexadecimal digits. */
  public static final Code URL_BAD_ESCAPE = Code.error("url.bad-escape");

  /** A url contains a character that must be escaped. */
  public static final Code URL_ILLEGAL_CHAR = Code.warning("url.illegal-char");

  /** A url contains characters that are not ASCII. */
  public static final Code URL_NON_ASCII = Code.info("url.non-ascii");

  /** The host of a url is not ASCII. */
  public static final Code URL_IDN_HOST = Code.info("url.idn-host");

  /** The host or the port of a url cannot exist. */
  public static final Code URL_HOST_INVALID = Code.error("url.host-invalid");

  /** The host of a url is longer than 253 characters. */
  public static final Code URL_HOST_TOO_LONG = Code.error("url.host-too-long");

  /** A url contains a user name or a password. */
  public static final Code URL_USERINFO = Code.warning("url.userinfo");

  /** A url contains the default port of its scheme. */
  public static final Code URL_DEFAULT_PORT = Code.info("url.default-port");

  /** The scheme or the host of a url is not in lower case. */
  public static final Code URL_UPPERCASE_HOST = Code.info("url.uppercase-host");

  /** A url contains a session id. */
  public static final Code URL_SESSION_ID = Code.info("url.session-id");

  /** The escapes in a url are not UTF-8. */
  public static final Code URL_PERCENT_UTF8 = Code.warning("url.percent-utf8");

  /** A url contains an escaped control character. */
  public static final Code URL_PERCENT_CONTROL = Code.error("url.percent-control");

  /** A url was escaped twice. */
  public static final Code URL_DOUBLE_ENCODED = Code.warning("url.double-encoded");

  /** A url is longer than 2,048 characters once it is escaped. */
  public static final Code URL_DECODED_TOO_LONG = Code.warning("url.decoded-too-long");

  /** A url is not below the directory of its sitemap. */
  public static final Code URL_OUT_OF_SCOPE = Code.error("url.out-of-scope");

  /** A url has another host than its sitemap. */
  public static final Code URL_OTHER_HOST = Code.error("url.other-host");

  /** A url has another scheme than its sitemap. */
  public static final Code URL_SCHEME_MISMATCH = Code.error("url.scheme-mismatch");

  /** The hosts of a url and of its sitemap only differ in {@code www}. */
  public static final Code URL_WWW_MISMATCH = Code.warning("url.www-mismatch");

  /** A url has another port than its sitemap. */
  public static final Code URL_PORT_MISMATCH = Code.error("url.port-mismatch");

  private ValueCodes() {}
}
