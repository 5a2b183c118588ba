package io.github.sitemaptoolkit.remote.http;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A request. Immutable.
 *
 * <p>A request whose url was found in a document says where that search {@linkplain #from started}:
 * it may use the port of the start, 80 and 443, and gets the headers of {@link
 * RemoteOptions#headers} only if it goes to the start's origin.
 *
 * @since 0.1
 */
public final class RemoteRequest {

  private final String method;
  private final String url;
  private final String start;
  private final List<Header> headers;
  private final byte @Nullable [] body;

  private RemoteRequest(
      String method, String url, String start, List<Header> headers, byte @Nullable [] body) {
    this.method = method;
    this.url = url;
    this.start = start;
    this.headers = headers;
    this.body = body;
  }

  /** Returns a request for a document, whose url a person has named. */
  public static RemoteRequest get(String url) {
    return new RemoteRequest("GET", url, url, List.of(), null);
  }

  /**
   * Returns a request with a body. It is not repeated, and redirects are not followed.
   *
   * @param method such as {@code POST}
   * @param type the media type of the body
   */
  public static RemoteRequest sending(String method, String url, String type, byte[] body) {
    return new RemoteRequest(
        method, url, url, List.of(new Header("Content-Type", type)), body.clone());
  }

  /** Returns a copy whose url was found in a document, in a search that began at a url. */
  public RemoteRequest from(String startUrl) {
    return new RemoteRequest(method, url, startUrl, headers, body);
  }

  /** Returns a copy with a header of this request alone. It is not sent to another origin. */
  public RemoteRequest with(String name, String value) {
    List<Header> more = new ArrayList<>(headers);
    more.add(new Header(name, value));
    return new RemoteRequest(method, url, start, List.copyOf(more), body);
  }

  /** Returns the method. */
  public String method() {
    return method;
  }

  /** Returns the url as it was given. */
  public String url() {
    return url;
  }

  /** Returns the url that the search began with; that of the request if a person has named it. */
  public String start() {
    return start;
  }

  /** Returns the headers of this request alone. */
  public List<Header> headers() {
    return headers;
  }

  @Nullable ByteBuffer body() {
    return body == null ? null : ByteBuffer.wrap(body).asReadOnlyBuffer();
  }

  /** Returns whether the request may be sent again, and to another url. */
  boolean isRepeatable() {
    return method.equals("GET") || method.equals("HEAD");
  }

  /** Returns method and url. */
  @Override
  public String toString() {
    return method + " " + url;
  }
}
