package io.github.sitemaptoolkit.benchmarks;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Appends markup and escaped texts to an array, and does nothing else. */
final class ByteAppender {

  private byte[] bytes = new byte[1 << 20];
  private int length;

  int length() {
    return length;
  }

  void markup(String markup) {
    append(markup.getBytes(StandardCharsets.UTF_8));
  }

  void text(String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c >= 0x80 || c == '&' || c == '<' || c == '>' || c == '"' || c == '\'') {
        markup(escaped(text));
        return;
      }
    }
    markup(text);
  }

  private static String escaped(String text) {
    var escaped = new StringBuilder(text.length() + 16);
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      switch (c) {
        case '&' -> escaped.append("&amp;");
        case '<' -> escaped.append("&lt;");
        case '>' -> escaped.append("&gt;");
        case '"' -> escaped.append("&quot;");
        case '\'' -> escaped.append("&apos;");
        default -> escaped.append(c);
      }
    }
    return escaped.toString();
  }

  private void append(byte[] more) {
    if (bytes.length - length < more.length) {
      bytes = Arrays.copyOf(bytes, 2 * bytes.length);
    }
    System.arraycopy(more, 0, bytes, length, more.length);
    length += more.length;
  }
}
