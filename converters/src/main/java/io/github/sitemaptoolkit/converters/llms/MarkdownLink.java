package io.github.sitemaptoolkit.converters.llms;

import org.jspecify.annotations.Nullable;

/**
 * An item of a list of links: {@code - [text](url): notes}.
 *
 * @param text the text of the link
 * @param url its target, as written
 * @param notes what follows it; may be empty
 */
record MarkdownLink(String text, String url, String notes) {

  /** Returns the link that an item of a list begins with; null if a line is none. */
  static @Nullable MarkdownLink of(String line) {
    String item = line.strip();
    boolean marked = item.startsWith("- ") || item.startsWith("* ") || item.startsWith("+ ");
    String link = marked ? item.substring(2).stripLeading() : "";
    int text = link.startsWith("[") ? end(link, 0, '[', ']') : -1;
    if (text < 0 || !link.startsWith("(", text + 1)) {
      return null;
    }
    int close = end(link, text + 1, '(', ')');
    if (close < 0) {
      return null;
    }
    String target = link.substring(text + 2, close).strip();
    String rest = link.substring(close + 1).strip();
    return new MarkdownLink(
        unescaped(link.substring(1, text)),
        target.startsWith("<") && target.endsWith(">")
            ? target.substring(1, target.length() - 1)
            : withoutTitle(target),
        unescaped(rest.startsWith(":") ? rest.substring(1).strip() : rest));
  }

  /** Returns where a bracket is closed; -1 if it is not. */
  private static int end(String text, int open, char left, char right) {
    int depth = 1;
    boolean pointed = left == '(' && text.startsWith("<", open + 1); // a target with any brackets
    for (int i = open + 1; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '\\' && i + 1 < text.length()) {
        i++;
      } else if (pointed) {
        pointed = c != '>';
      } else if (c == left) {
        depth++;
      } else if (c == right && --depth == 0) {
        return i;
      }
    }
    return -1;
  }

  /** Removes the title of a target: {@code url "title"}. */
  private static String withoutTitle(String target) {
    int space = target.indexOf(' ');
    boolean title = space > 0 && target.substring(space).stripLeading().startsWith("\"");
    return title ? target.substring(0, space) : target;
  }

  private static String unescaped(String text) {
    if (text.indexOf('\\') < 0) {
      return text;
    }
    var plain = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      boolean escape =
          text.charAt(i) == '\\' && i + 1 < text.length() && isMark(text.charAt(i + 1));
      plain.append(text.charAt(escape ? ++i : i));
    }
    return plain.toString();
  }

  private static boolean isMark(char c) {
    return c > ' ' && c < 0x7F && !Character.isLetterOrDigit(c);
  }

  /** Returns the item; {@link #of} returns an equal link for it. */
  String line() {
    boolean plain = url.indexOf('(') < 0 && url.indexOf(')') < 0 && url.indexOf(' ') < 0;
    return "- ["
        + escaped(text)
        + "]("
        + (plain ? url : '<' + url + '>')
        + ')'
        + (notes.isEmpty() ? "" : ": " + escaped(notes));
  }

  /** Returns a text on one line, with a backslash before what would end it. */
  private static String escaped(String text) {
    var line = new StringBuilder(text.length() + 2);
    boolean space = false; // whether the last character was one
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean blank = c == ' ' || (c >= '\t' && c <= '\r');
      if (c == '\\' || c == '[' || c == ']') {
        line.append('\\').append(c);
      } else if (!blank || !space) {
        line.append(blank ? ' ' : c);
      }
      space = blank;
    }
    return line.toString().strip();
  }
}
