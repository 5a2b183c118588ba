package io.github.sitemaptoolkit.io;

import io.github.sitemaptoolkit.annotation.Incubating;
import java.io.IOException;
import java.io.InputStream;

/**
 * Support for texts other than XML in UTF-16 or UTF-32, marked by a byte order mark.
 *
 * @since 0.1
 */
@Incubating
public final class WideText {

  private WideText() {}

  /** Returns whether a source begins with a byte order mark of UTF-16 or UTF-32. */
  public static boolean isMarked(Source source) {
    return Encoding.of(source.head()).mark() > 0;
  }

  /**
   * Returns a text as UTF-8. The stream of the source must not be used any more. Malformed input
   * becomes malformed UTF-8.
   *
   * @throws IOException if the input fails
   */
  public static InputStream utf8(Source source) throws IOException {
    Encoding encoding = Encoding.of(source.head());
    return encoding.mark() == 0 ? source.stream() : encoding.utf8(source.stream());
  }
}
