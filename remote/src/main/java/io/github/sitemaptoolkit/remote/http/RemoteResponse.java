package io.github.sitemaptoolkit.remote.http;

import io.github.sitemaptoolkit.remote.internal.net.RetryAfter;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/**
 * An answer: its status and headers have arrived, its body may still be arriving. The caller closes
 * it, or its stream; an answer that is closed early is no longer received.
 *
 * @since 0.1
 */
public final class RemoteResponse implements Closeable {

  private static final int GZIP = 0x1F; // the first byte

  private final String url;
  private final int status;
  private final List<Header> headers;
  private final List<String> redirects;
  private final Supplier<InputStream> bodies;
  private final AtomicInteger begin;
  private final InputStream body;

  /**
   * Creates an answer.
   *
   * @param bodies makes streams of the body
   * @param begin the first byte of the body; negative as long as none has arrived
   */
  RemoteResponse(
      String url,
      int status,
      List<Header> headers,
      List<String> redirects,
      Supplier<InputStream> bodies,
      AtomicInteger begin) {
    this.url = url;
    this.status = status;
    this.headers = List.copyOf(headers);
    this.redirects = List.copyOf(redirects);
    this.bodies = bodies;
    this.begin = begin;
    this.body = bodies.get();
  }

  /** Returns the url that answered, after redirects. */
  public String url() {
    return url;
  }

  /** Returns the status. */
  public int status() {
    return status;
  }

  /** Returns the status with its meaning, such as {@code 404 (not found)}. */
  public String reason() {
    return AnswerFaults.status(status);
  }

  /** Returns all headers. */
  public List<Header> headers() {
    return headers;
  }

  /** Returns the first header of a name, in any case. */
  public Optional<String> header(String name) {
    return headers.stream()
        .filter(header -> header.name().equalsIgnoreCase(name))
        .map(Header::value)
        .findFirst();
  }

  /** Returns how long the server asks to wait; empty if it does not, or what it says is wrong. */
  public Optional<Duration> retryAfter() {
    return Optional.ofNullable(RetryAfter.of(header("Retry-After").orElse(null), Instant.now()));
  }

  /** Returns the urls that redirected, the first one first; empty if there were none. */
  public List<String> redirects() {
    return redirects;
  }

  /**
   * Returns what tells whether the body is not compressed with gzip, although the answer says that
   * it is. It is false before the first byte has arrived, and does not hold the answer.
   */
  public BooleanSupplier falseGzip() {
    AtomicInteger first = begin;
    boolean said = header("Content-Encoding").orElse("").toLowerCase(Locale.ROOT).contains("gzip");
    return said ? () -> first.get() >= 0 && first.get() != GZIP : () -> false;
  }

  /**
   * Returns the body as it was sent, perhaps compressed with gzip; always the same stream. Waiting
   * for bytes ends if the thread is interrupted. If it is cut, reading fails with a {@link
   * io.github.sitemaptoolkit.file.CutInputException} after all that has arrived.
   */
  public InputStream body() {
    return body;
  }

  /**
   * Returns the same answer with a body of its own, from its first byte. Both are to be closed,
   * this one last.
   */
  public RemoteResponse copy() {
    return new RemoteResponse(url, status, headers, redirects, bodies, begin);
  }

  /**
   * Returns the beginning of the body as text, for messages.
   *
   * @param most the maximum number of bytes
   * @throws IOException if it cannot be read
   */
  public String text(int most) throws IOException {
    return new String(body.readNBytes(most), StandardCharsets.UTF_8);
  }

  @Override
  public void close() throws IOException {
    body.close();
  }
}
