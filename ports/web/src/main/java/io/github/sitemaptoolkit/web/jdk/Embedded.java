package io.github.sitemaptoolkit.web.jdk;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;

/** The texts that a compiled program holds. */
public final class Embedded {

  private Embedded() {}

  /**
   * Returns a text. Its class is made when the program is compiled: literals take half the room of
   * resources.
   *
   * @param name the last part of its name
   */
  static String text(String name) {
    throw new UnsupportedOperationException("only compiled programs have " + name);
  }

  /** Returns a text in UTF-8. */
  static InputStream stream(String name) {
    return new ByteArrayInputStream(Decoded.bytes(text(name), StandardCharsets.UTF_8));
  }

  /** Calls for each line of a text; each line ends with a line feed. */
  public static void forEachLine(String name, Consumer<String> action) {
    String text = text(name);
    int from = 0;
    for (int end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', from)) {
      action.accept(text.substring(from, end));
      from = end + 1;
    }
  }
}
