package io.github.sitemaptoolkit.internal.bytes;

import io.github.sitemaptoolkit.text.XmlText;
import org.jspecify.annotations.Nullable;

/**
 * The content of an XML declaration.
 *
 * @param version the version; empty if it is unknown
 * @param fault what is wrong with the declaration; null if nothing is
 */
public record XmlDeclaration(String version, @Nullable String fault) {

  /** Parses the text between {@code <?xml} and {@code ?>}. */
  public static XmlDeclaration parse(String text) {
    var parser = new Parser(text);
    String version = parser.next("version");
    String encoding = parser.next("encoding");
    String standalone = parser.next("standalone");
    String fault = parser.isAtEnd() ? null : "the XML declaration is malformed";
    if (version == null) {
      fault = "the XML declaration has no version";
    } else if (!version.equals("1.0") && !version.equals("1.1")) {
      fault = "the XML version is " + version + ", not 1.0";
    } else if (encoding != null && !isEncodingName(encoding)) {
      fault = "the name of the encoding is malformed";
    } else if (standalone != null && !standalone.equals("yes") && !standalone.equals("no")) {
      fault = "standalone is " + standalone + ", not yes or no";
    }
    return new XmlDeclaration(version == null ? "" : version, fault);
  }

  private static boolean isEncodingName(String name) {
    for (int i = 0; i < name.length(); i++) {
      char c = name.charAt(i);
      boolean letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
      if (!letter && (i == 0 || "0123456789._-".indexOf(c) < 0)) {
        return false;
      }
    }
    return !name.isEmpty();
  }

  private static final class Parser {

    private final String text;
    private int at;

    Parser(String text) {
      this.text = text;
    }

    boolean isAtEnd() {
      return skipSpace(at) == text.length();
    }

    /** Returns the value of the next attribute if it has this name; otherwise null. */
    @Nullable String next(String name) {
      int begin = skipSpace(at);
      if (begin == at || !text.startsWith(name, begin)) {
        return null;
      }
      int equals = skipSpace(begin + name.length());
      if (equals == text.length() || text.charAt(equals) != '=') {
        return null;
      }
      int open = skipSpace(equals + 1);
      char quote = open < text.length() ? text.charAt(open) : 0;
      int close = quote == '"' || quote == '\'' ? text.indexOf(quote, open + 1) : -1;
      if (close < 0) {
        return null;
      }
      at = close + 1;
      return text.substring(open + 1, close);
    }

    private int skipSpace(int from) {
      int i = from;
      while (i < text.length() && XmlText.isSpace(text.charAt(i))) {
        i++;
      }
      return i;
    }
  }
}
