package io.github.sitemaptoolkit.web.jdk;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.charset.UnsupportedCharsetException;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/** The charsets of one byte that the JDK has and the class library of the compiler has not. */
final class Charsets {

  private static final Map<String, Charset> BY_NAME = new HashMap<>();

  static {
    Embedded.forEachLine("charsets.txt", Charsets::add);
    for (Charset wide : new Charset[] {new WideCharset(true), new WideCharset(false)}) {
      BY_NAME.put(wide.name().toLowerCase(Locale.ROOT), wide);
    }
    BY_NAME.put("utf-32", new WideCharset(true));
    for (Charset standard :
        new Charset[] {
          StandardCharsets.UTF_8,
          StandardCharsets.UTF_16,
          StandardCharsets.UTF_16BE,
          StandardCharsets.UTF_16LE,
          StandardCharsets.US_ASCII,
          StandardCharsets.ISO_8859_1
        }) {
      BY_NAME.put(standard.name().toLowerCase(Locale.ROOT), standard);
    }
    alias(StandardCharsets.UTF_8, "utf8", "unicode-1-1-utf-8");
    alias(StandardCharsets.UTF_16, "utf16", "unicode");
    alias(StandardCharsets.US_ASCII, "ascii", "iso646-us", "us", "646", "iso-ir-6");
    alias(
        StandardCharsets.ISO_8859_1,
        "iso8859-1",
        "iso8859_1",
        "iso_8859-1",
        "8859_1",
        "latin1",
        "l1",
        "cp819",
        "ibm819");
  }

  private Charsets() {}

  private static void alias(Charset charset, String... names) {
    for (String name : names) {
      BY_NAME.put(name, charset);
    }
  }

  /** Adds a charset of a line with its name, its aliases and its upper half. */
  private static void add(String line) {
    String[] cells = line.split("\t", -1);
    var charset = new ByteCharset(cells[0], unescaped(cells[2]));
    BY_NAME.put(cells[0].toLowerCase(Locale.ROOT), charset);
    for (String alias : cells[1].split(" ", -1)) {
      BY_NAME.put(alias.toLowerCase(Locale.ROOT), charset);
    }
  }

  /** Controls are written with two hexadecimal digits. */
  private static String unescaped(String escaped) {
    var text = new StringBuilder();
    for (int i = 0; i < escaped.length(); i++) {
      char c = escaped.charAt(i);
      if (c == '\\') {
        text.append((char) Integer.parseInt(escaped.substring(i + 1, i + 3), 16));
        i += 2;
      } else {
        text.append(c);
      }
    }
    return text.toString();
  }

  /** Returns the charset with a name. */
  static Charset of(String name) {
    Charset found = BY_NAME.get(name.toLowerCase(Locale.ROOT));
    if (found == null) {
      throw new UnsupportedCharsetException(name);
    }
    return found;
  }
}
