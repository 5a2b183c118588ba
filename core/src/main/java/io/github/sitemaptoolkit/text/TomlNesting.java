package io.github.sitemaptoolkit.text;

import io.github.sitemaptoolkit.annotation.Incubating;

/**
 * The depth of TOML, measured before it is parsed, because the parser uses the stack for each
 * level: arrays, inline tables and the parts of a dotted key.
 *
 * @since 0.1
 */
@Incubating
public final class TomlNesting {

  /** The maximum number of levels: far more than any configuration has. */
  public static final int DEEPEST = 32;

  private static final int QUOTES = 3; // around a text of several lines

  private final String text;

  private TomlNesting(String text) {
    this.text = text;
  }

  /**
   * Returns the index of the first bracket or dot that is nested too deeply; -1 if there is none.
   */
  public static int tooDeep(String text) {
    return new TomlNesting(text).find();
  }

  private int find() {
    int depth = 0;
    int dots = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      switch (c) {
        case '#' -> i = endOfLine(i) - 1;
        case '"', '\'' -> i = endOfText(i, c) - 1;
        case '[', '{' -> {
          depth++;
          dots = 0;
        }
        case ']', '}' -> depth = Math.max(0, depth - 1);
        case '.' -> dots++;
        case '=', ',', '\n' -> dots = 0;
        default -> {} // keys, numbers and spaces
      }
      if (depth + dots > DEEPEST) {
        return i;
      }
    }
    return -1;
  }

  private int endOfLine(int from) {
    int end = text.indexOf('\n', from);
    return end < 0 ? text.length() : end;
  }

  /** Returns the end of a text that begins with a quote; one without an end is that of its line. */
  private int endOfText(int from, char quote) {
    String many = String.valueOf(quote).repeat(QUOTES);
    boolean lines = text.startsWith(many, from);
    String mark = lines ? many : String.valueOf(quote);
    int most = lines ? text.length() : endOfLine(from);
    for (int i = from + mark.length(); i < most; i++) {
      if (text.startsWith(mark, i)) {
        return i + mark.length();
      } else if (quote == '"' && text.charAt(i) == '\\') {
        i++;
      }
    }
    return most;
  }
}
