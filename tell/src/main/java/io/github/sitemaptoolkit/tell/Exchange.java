package io.github.sitemaptoolkit.tell;

import java.io.IOException;
import java.net.URI;
import java.time.Duration;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Sends requests over HTTP. Implementations follow no redirects and end after a time of their own.
 *
 * @since 0.1
 */
@FunctionalInterface
public interface Exchange {

  /** The maximum number of bytes that are read of an answer. */
  int MOST_BYTES = 64 << 10;

  /**
   * A request.
   *
   * @param method such as GET
   * @param headers by name
   * @param body null for none; sent in UTF-8
   */
  record Request(String method, URI uri, Map<String, String> headers, @Nullable String body) {

    /** Returns a request for a document. */
    public static Request get(URI uri) {
      return new Request("GET", uri, Map.of(), null);
    }
  }

  /**
   * An answer.
   *
   * @param status such as 200
   * @param retryAfter how long the server asks to wait; null if it does not
   * @param text its first {@link #MOST_BYTES} bytes, as UTF-8
   */
  record Answer(int status, @Nullable Duration retryAfter, String text) {}

  /**
   * Sends a request and waits for the answer.
   *
   * @throws IOException if there is no answer, or not in time
   * @throws InterruptedException if the thread is interrupted while it waits
   */
  Answer send(Request request) throws IOException, InterruptedException;
}
