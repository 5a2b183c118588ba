package io.github.sitemaptoolkit.remote.http;

import io.github.sitemaptoolkit.problem.Code;

/**
 * The codes of problems with fetching.
 *
 * @since 0.1
 */
public final class RemoteCodes {

  /** The url cannot be fetched, as it is written. */
  public static final Code URL = Code.error("http.url");

  /** The address is one of this machine or of a local network, or the port is not allowed. */
  public static final Code FORBIDDEN = Code.error("http.forbidden");

  /** The server cannot be reached, or does not answer. */
  public static final Code UNREACHABLE = Code.error("http.unreachable");

  /** The server answered, but not with a document. */
  public static final Code STATUS = Code.error("http.status");

  /** The redirects lead nowhere. */
  public static final Code REDIRECT = Code.error("http.redirect");

  /** The answer is encoded in a way that was not asked for. */
  public static final Code ENCODING = Code.error("http.encoding");

  /** A limit of time, size or number was reached. */
  public static final Code LIMIT = Code.error("http.limit");

  /** A redirect leads from https to http, where anybody on the way can change the document. */
  public static final Code DOWNGRADE = Code.warning("http.downgrade");

  private RemoteCodes() {}
}
