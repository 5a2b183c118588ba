package io.github.sitemaptoolkit.remote.http;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Sends requests of HTTP: for programs that have a client of their own. Everything else, such as
 * redirects and limits, is not its business: it must not follow redirects, keep cookies, decompress
 * or repeat anything. Must be safe for use by several threads.
 *
 * <p>An implementation must connect only to addresses that {@link AddressGuard#resolve} returns;
 * otherwise documents can make it connect to local networks.
 *
 * @since 0.1
 */
public interface Transport extends Closeable {

  /** Prepares a request; nothing is sent yet. */
  Exchange prepare(Call call, AddressGuard guard);

  /**
   * A request.
   *
   * @param method such as {@code GET}
   * @param url the url, with an ASCII host
   * @param headers all headers of the request
   * @param body the body, read-only; null for none
   * @param connect the time to connect
   * @param idle the time in which the server may send nothing
   */
  record Call(
      String method,
      URI url,
      List<Header> headers,
      @Nullable ByteBuffer body,
      Duration connect,
      Duration idle) {}

  /** A request and its answer. Used by one thread, except for {@link #abort}. */
  interface Exchange extends Closeable {

    /**
     * Sends the request, and waits for status and headers.
     *
     * @throws IOException if there is no answer
     */
    void send() throws IOException;

    /** Returns the status. */
    int status();

    /** Returns the headers in their order. */
    List<Header> headers();

    /**
     * Returns the body as it is sent; empty if there is none.
     *
     * @throws IOException if it cannot be read
     */
    InputStream body() throws IOException;

    /** Ends the exchange at once: other methods fail. May be called by any thread. */
    void abort();
  }
}
