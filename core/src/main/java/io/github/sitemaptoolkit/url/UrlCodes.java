package io.github.sitemaptoolkit.url;

import io.github.sitemaptoolkit.problem.Code;

/**
 * The codes of problems with urls.
 *
 * @since 0.1
 */
public final class UrlCodes {

  /** A url is a template that was not rendered. */
  public static final Code TEMPLATE = Code.error("url.template");

  /** A value is not a url. */
  public static final Code INVALID = Code.error("url.invalid");

  /** A url is relative. */
  public static final Code RELATIVE = Code.error("url.relative");

  /** A url has a scheme that crawlers do not follow. */
  public static final Code SCHEME = Code.error("url.scheme");

  /** A url has no host. */
  public static final Code NO_HOST = Code.error("url.no-host");

  /** A url contains white space or a control character. */
  public static final Code INNER_WHITESPACE = Code.error("url.inner-whitespace");

  /** A url has a fragment, which crawlers ignore. */
  public static final Code FRAGMENT = Code.info("url.fragment");

  /** A url still contains {@literal &}amp; after it was read. */
  public static final Code DOUBLE_ESCAPED = Code.warning("xml.double-escaped");

  /** A url is longer than 2,048 characters. */
  public static final Code TOO_LONG = Code.error("loc.too-long");

  private UrlCodes() {}
}
