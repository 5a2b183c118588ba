package io.github.sitemaptoolkit.s3;

import java.time.Duration;
import java.time.Instant;
import java.util.Map;

/**
 * What a server says of an object.
 *
 * @param etag changes when the object does
 * @param size the size in bytes, as it is stored
 * @param metadata what was put with it
 * @param modified when it was put, by the clock of the server
 * @param now when the server said so, by the same clock
 */
record ObjectInfo(
    String etag, long size, Map<String, String> metadata, Instant modified, Instant now) {

  /** Returns for how long the object has not changed; the clock of this machine does not matter. */
  Duration age() {
    return Duration.between(modified, now);
  }
}
