package io.github.sitemaptoolkit.sort;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * Texts as parts of values that a {@link Codec} turns into bytes: with each of their characters,
 * also halves of surrogate pairs, which {@link Texts} loses.
 */
public final class Strings {

  private static final int NULL = -1;

  private Strings() {}

  /** Returns how many bytes a text takes. */
  public static int size(@Nullable String text) {
    if (text == null) {
      return Integer.BYTES;
    }
    return Integer.BYTES + (isLatin1(text) ? text.length() : 2 * text.length());
  }

  /** Writes a text. */
  public static void write(@Nullable String text, ByteBuffer out) {
    if (text == null) {
      out.putInt(NULL);
    } else if (!isWritten(text, out)) {
      out.putInt(2 * text.length());
      writeChars(text, out);
    }
  }

  /** Writes a text if it is in Latin-1; otherwise, returns false. */
  private static boolean isWritten(String text, ByteBuffer out) {
    int length = text.length();
    int from = out.position() + Integer.BYTES;
    for (int i = 0; i < length; i++) {
      char c = text.charAt(i);
      if (c > 0xFF) {
        return false;
      }
      out.put(from + i, (byte) c);
    }
    out.putInt(2 * length + 1).position(from + length);
    return true;
  }

  /** Reads a text. */
  public static @Nullable String read(ByteBuffer in) {
    int head = in.getInt();
    if (head == NULL) {
      return null;
    } else if ((head & 1) == 0) {
      return readChars(head / 2, in);
    }
    int length = head / 2;
    if (in.hasArray()) {
      int from = in.position();
      in.position(from + length);
      return length == 0
          ? ""
          : new String(in.array(), in.arrayOffset() + from, length, StandardCharsets.ISO_8859_1);
    }
    byte[] bytes = new byte[length];
    in.get(bytes);
    return new String(bytes, StandardCharsets.ISO_8859_1);
  }

  /** Writes the characters of a text as they are, also halves of surrogate pairs. */
  public static void writeChars(String text, ByteBuffer out) {
    for (int i = 0; i < text.length(); i++) {
      out.putChar(text.charAt(i));
    }
  }

  /** Reads characters that {@link #writeChars} wrote. */
  public static String readChars(int count, ByteBuffer in) {
    char[] chars = new char[count];
    for (int i = 0; i < count; i++) {
      chars[i] = in.getChar();
    }
    return new String(chars);
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
