package io.github.sitemaptoolkit.validator.value;

import io.github.sitemaptoolkit.problem.Code;

/**
 * The codes of problems with single values that readers do not report.
 *
 * @since 0.1
 */
public final class ValueCodes {

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
