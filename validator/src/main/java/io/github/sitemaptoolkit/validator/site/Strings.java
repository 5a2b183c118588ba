package io.github.sitemaptoolkit.validator.site;

import java.nio.ByteBuffer;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** Writes texts to temporary files and reads them back. */
final class Strings {

  private static final int NULL = -1;

  private Strings() {}

  /** Returns how many bytes a text takes. */
  static int size(@Nullable String text) {
    if (text == null) {
      return Integer.BYTES;
    }
    return Integer.BYTES + (isLatin1(text) ? text.length() : 2 * text.length());
  }

  /** Writes a text. */
  static void write(@Nullable String text, ByteBuffer out) {
    if (text == null) {
      out.putInt(NULL);
      return;
    }
    boolean latin1 = isLatin1(text);
    out.putInt(2 * text.length() + (latin1 ? 1 : 0));
    out.put(text.getBytes(charset(latin1)));
  }

  /** Reads a text. */
  static @Nullable String read(ByteBuffer in) {
    int head = in.getInt();
    if (head == NULL) {
      return null;
    }
    boolean latin1 = (head & 1) == 1;
    int size = latin1 ? head / 2 : head;
    if (size == 0) {
      return "";
    }
    byte[] bytes = new byte[size];
    in.get(bytes);
    return new String(bytes, charset(latin1));
  }

  private static Charset charset(boolean latin1) {
    return latin1 ? StandardCharsets.ISO_8859_1 : StandardCharsets.UTF_16BE;
  }

  private static boolean isLatin1(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) > 0xFF) {
        return false;
      }
    }
    return true;
  }
}
