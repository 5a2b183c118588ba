package io.github.sitemaptoolkit.cli.progress;

import io.github.sitemaptoolkit.text.ShownNumber;

/** How much is read of what is large. */
final class ShownBytes {

  private ShownBytes() {}

  /**
   * Returns how many bytes are read, such as {@code 310.2 MB of 812 MB (38 %)}.
   *
   * @param size of which these are a part; negative if it is not known
   */
  static String of(long bytes, long size) {
    String read = ShownNumber.bytes(bytes);
    if (size <= 0) {
      return read;
    }
    long most = Math.max(bytes, size);
    return read + " of " + ShownNumber.bytes(most) + " (" + ShownNumber.share(bytes, most) + ")";
  }
}
