package io.github.sitemaptoolkit.io;

import java.io.IOException;
import java.io.InputStream;

/**
 * Texts other than XML that say by their first bytes that they are UTF-16 or UTF-32.
 *
 * @since 0.1
 */
public final class WideText {

  private WideText() {}

  /** Returns whether a byte order mark says so. */
  public static boolean isMarked(Source source) {
    return Encoding.of(source.head()).mark() > 0;
  }

  /**
   * Returns the bytes of a text as UTF-8; the stream of the source is no longer to be used. What is
   * no character comes out as bytes that are not UTF-8.
   *
   * @throws IOException if the input fails
   */
  public static InputStream utf8(Source source) throws IOException {
    Encoding encoding = Encoding.of(source.head());
    return encoding.mark() == 0 ? source.stream() : encoding.utf8(source.stream());
  }
}
