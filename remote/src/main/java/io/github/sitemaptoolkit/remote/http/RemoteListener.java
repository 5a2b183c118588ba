package io.github.sitemaptoolkit.remote.http;

import java.time.Duration;

/**
 * Is told what a client does. Methods are called by several threads, and must be quick.
 *
 * @since 0.1
 */
public interface RemoteListener {

  /** Listens to nothing. */
  RemoteListener NONE = new RemoteListener() {};

  /** Called when a redirect is followed. */
  default void redirected(String url, String target) {}

  /**
   * Called before a pause that a server asks for.
   *
   * @param status the status of its answer
   */
  default void waiting(String url, int status, Duration pause) {}

  /** Called when status and headers have arrived; the body must be left alone. */
  default void answered(String url, RemoteResponse response) {}

  /** Called when bytes have arrived, as they are sent. */
  default void received(long bytes) {}

  /** Called when an answer has arrived to its end, or failed. */
  default void finished(String url) {}
}
