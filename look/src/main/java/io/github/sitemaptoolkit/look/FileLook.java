package io.github.sitemaptoolkit.look;

import io.github.sitemaptoolkit.limit.ProtocolLimits;

/**
 * A file of a set.
 *
 * @param name its name
 * @param urls the number of its urls
 * @param bytes its size before compression; up to where it was read
 * @since 0.1
 */
public record FileLook(String name, long urls, long bytes) {

  /** Returns how full the file is: 1 at the first limit of the protocol that it reaches. */
  public double fullness() {
    return Math.max((double) urls / ProtocolLimits.ENTRIES, (double) bytes / ProtocolLimits.BYTES);
  }

  /** Returns whether the file exceeds a limit of the protocol. */
  public boolean isOverLimit() {
    return urls > ProtocolLimits.ENTRIES || bytes > ProtocolLimits.BYTES;
  }
}
