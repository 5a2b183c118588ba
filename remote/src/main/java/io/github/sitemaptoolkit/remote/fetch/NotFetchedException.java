package io.github.sitemaptoolkit.remote.fetch;

import java.io.IOException;

/** Thrown if a document cannot be fetched, in contrast to a file that cannot be written. */
final class NotFetchedException extends Exception {

  private static final long serialVersionUID = 1L;

  private final IOException reason;

  NotFetchedException(IOException reason) {
    super(reason);
    this.reason = reason;
  }

  IOException reason() {
    return reason;
  }
}
