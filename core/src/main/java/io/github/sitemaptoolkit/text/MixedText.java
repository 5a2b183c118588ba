package io.github.sitemaptoolkit.text;

import io.github.sitemaptoolkit.internal.text.ByteText;
import io.github.sitemaptoolkit.internal.text.Utf8;
import org.jspecify.annotations.Nullable;

/**
 * Decodes text that is mostly UTF-8 with some characters in windows-1252.
 *
 * @since 0.1
 */
public final class MixedText {

  private MixedText() {}

  /**
   * Decodes bytes: valid UTF-8 as such, other bytes as windows-1252. Returns null if a byte is
   * neither, or belongs to a forbidden form of UTF-8.
   */
  public static @Nullable String read(byte[] bytes, int from, int to) {
    var text = new ByteText();
    for (int at = from; at < to; ) {
      int length = bytes[at] >= 0 ? 1 : Utf8.length(bytes, at, to);
      if (length == Utf8.NO_CHARACTER) { // left to the XML checks
        length = 3;
      }
      if (length > 0) {
        text.append(bytes, at, at + length);
        at += length;
      } else {
        byte[] guess = length == Utf8.FORBIDDEN ? new byte[0] : Utf8.guess(bytes[at]);
        if (guess.length == 0) {
          return null;
        }
        text.append(guess, 0, guess.length);
        at++;
      }
    }
    return text.substring(0, text.length);
  }
}
