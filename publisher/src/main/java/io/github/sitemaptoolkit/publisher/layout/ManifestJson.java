package io.github.sitemaptoolkit.publisher.layout;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Reads the part of JSON that the manifest needs: objects, arrays, strings, whole numbers, true,
 * false and null.
 */
final class ManifestJson {

  /** What is wrong with a JSON text, and where. */
  static final class SyntaxException extends Exception {

    private static final long serialVersionUID = 1L;

    SyntaxException(String expected, int at) {
      super(expected + " expected at character " + (at + 1));
    }
  }

  private static final int DEEPEST = 16;

  /** How many characters a value has on average, at least: each takes far more bytes in memory. */
  private static final int SHORTEST = 12;

  private static final int SMALL = 10_000;

  private final String text;
  private final Map<String, String> names = new HashMap<>(); // of members: there are few
  private int at;
  private int values;

  private ManifestJson(String text) {
    this.text = text;
  }

  /** Parses a JSON text: objects become maps, arrays lists, and numbers longs. */
  static @Nullable Object read(String text) throws SyntaxException {
    var json = new ManifestJson(text);
    Object value = json.value(0);
    json.skipSpace();
    if (json.at < text.length()) {
      throw new SyntaxException("the end", json.at);
    }
    return value;
  }

  private @Nullable Object value(int depth) throws SyntaxException {
    skipSpace();
    char c = at < text.length() ? text.charAt(at) : 0;
    if (depth > DEEPEST) {
      throw new SyntaxException("less nesting", at);
    }
    values += c == '{' ? 4 : c == '[' ? 2 : 1;
    if (values > SMALL + text.length() / SHORTEST) {
      throw new SyntaxException("fewer values", at);
    }
    return switch (c) {
      case '{' -> object(depth);
      case '[' -> array(depth);
      case '"' -> string();
      case 't' -> word("true", true);
      case 'f' -> word("false", false);
      case 'n' -> word("null", null);
      default -> number();
    };
  }

  private @Nullable Object word(String word, @Nullable Object value) throws SyntaxException {
    if (!text.startsWith(word, at)) {
      throw new SyntaxException(word, at);
    }
    at += word.length();
    return value;
  }

  private Map<String, @Nullable Object> object(int depth) throws SyntaxException {
    Map<String, @Nullable Object> object = new LinkedHashMap<>();
    at++;
    if (!skip('}')) {
      do {
        skipSpace();
        String name = string();
        expect(':');
        object.put(names.computeIfAbsent(name, same -> same), value(depth + 1));
      } while (skip(','));
      expect('}');
    }
    return object;
  }

  private List<@Nullable Object> array(int depth) throws SyntaxException {
    List<@Nullable Object> array = new ArrayList<>();
    at++;
    if (!skip(']')) {
      do {
        array.add(value(depth + 1));
      } while (skip(','));
      expect(']');
    }
    return array;
  }

  private String string() throws SyntaxException {
    if (at >= text.length() || text.charAt(at) != '"') {
      throw new SyntaxException("a string", at);
    }
    var value = new StringBuilder();
    for (at++; at < text.length(); at++) {
      char c = text.charAt(at);
      if (c == '"') {
        at++;
        return value.toString();
      }
      value.append(c == '\\' ? escaped() : c);
    }
    throw new SyntaxException("the end of a string", at);
  }

  private char escaped() throws SyntaxException {
    at++;
    char c = at < text.length() ? text.charAt(at) : 0;
    if (c == 'u' && at + 4 < text.length()) {
      try {
        int code = Integer.parseInt(text, at + 1, at + 5, 16);
        at += 4;
        return (char) code;
      } catch (NumberFormatException e) {
        throw new SyntaxException("four hexadecimal digits", at + 1);
      }
    }
    return switch (c) {
      case '"', '\\', '/' -> c;
      case 'b' -> '\b';
      case 'f' -> '\f';
      case 'n' -> '\n';
      case 'r' -> '\r';
      case 't' -> '\t';
      default -> throw new SyntaxException("a valid escape", at);
    };
  }

  private Long number() throws SyntaxException {
    int begin = at;
    while (at < text.length() && (Character.isDigit(text.charAt(at)) || text.charAt(at) == '-')) {
      at++;
    }
    try {
      return Long.valueOf(text.substring(begin, at));
    } catch (NumberFormatException e) {
      throw new SyntaxException("a value", begin);
    }
  }

  private boolean skip(char c) {
    skipSpace();
    if (at < text.length() && text.charAt(at) == c) {
      at++;
      return true;
    }
    return false;
  }

  private void expect(char c) throws SyntaxException {
    if (!skip(c)) {
      throw new SyntaxException("'" + c + "'", at);
    }
  }

  private void skipSpace() {
    while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) {
      at++;
    }
  }
}
