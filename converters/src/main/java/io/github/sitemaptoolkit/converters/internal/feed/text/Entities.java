package io.github.sitemaptoolkit.converters.internal.feed.text;

import io.github.sitemaptoolkit.text.HtmlEntities;
import java.nio.charset.Charset;
import org.jspecify.annotations.Nullable;

/** The character references of HTML: all numbers, and the names of HTML 4. */
public final class Entities {

  private static final Charset WINDOWS = Charset.forName("windows-1252");

  private Entities() {}

  /** Returns the character of a named reference; null if it is not known. */
  public static @Nullable String named(String name) {
    return name.equals("apos") ? "'" : HtmlEntities.named(name);
  }

  /** Returns the character of {@code #233} or {@code #xE9}; null if it is not a character. */
  public static @Nullable String numbered(String reference) {
    boolean hex = reference.startsWith("x", 1) || reference.startsWith("X", 1);
    int code;
    try {
      code = Integer.parseInt(reference.substring(hex ? 2 : 1), hex ? 16 : 10);
    } catch (NumberFormatException e) {
      return null;
    }
    if (code >= 0x80 && code < 0xA0) { // as HTML reads them: they are written by mistake
      return new String(new byte[] {(byte) code}, WINDOWS);
    }
    return code > 0 && Character.isValidCodePoint(code) ? Character.toString(code) : null;
  }
}
