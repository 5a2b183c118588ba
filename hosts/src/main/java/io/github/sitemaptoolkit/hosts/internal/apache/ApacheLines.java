package io.github.sitemaptoolkit.hosts.internal.apache;

import io.github.sitemaptoolkit.hosts.answer.HostFile;
import io.github.sitemaptoolkit.hosts.internal.RuleLog;
import io.github.sitemaptoolkit.problem.Location;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The lines of a configuration of Apache, each as words: joined, without quotes and comments. */
final class ApacheLines {

  /**
   * A directive, or the beginning or end of a section.
   *
   * @param name its name in lower case, such as {@code redirect}, {@code <if} or {@code </if}
   * @param words what follows
   * @param at where it stands
   */
  record Directive(String name, List<String> words, Location at) {}

  private ApacheLines() {}

  static List<Directive> of(HostFile file) {
    List<Directive> directives = new ArrayList<>();
    String[] lines = RuleLog.text(file).split("\n", -1);
    for (int i = 0; i < lines.length && directives.size() < RuleLog.MOST_RULES; i++) {
      int first = i;
      var line = new StringBuilder(trimmed(lines[i]));
      while (line.length() > 0 && line.charAt(line.length() - 1) == '\\' && i + 1 < lines.length) {
        line.setLength(line.length() - 1);
        line.append(trimmed(lines[++i]));
      }
      String text = line.toString().strip();
      if (!text.isEmpty() && !text.startsWith("#")) {
        int column = lines[first].length() - lines[first].stripLeading().length() + 1;
        directives.add(directive(text, new Location(file.source(), first + 1, column)));
      }
    }
    return directives;
  }

  private static String trimmed(String line) {
    return line.endsWith("\r") ? line.substring(0, line.length() - 1) : line;
  }

  private static Directive directive(String text, Location at) {
    boolean section = text.startsWith("<");
    String plain = section && text.endsWith(">") ? text.substring(0, text.length() - 1) : text;
    List<String> words = words(plain);
    String name = words.get(0).toLowerCase(Locale.ROOT);
    return new Directive(name, words.subList(1, words.size()), at);
  }

  /** Splits at spaces, but not within quotes. */
  private static List<String> words(String line) {
    List<String> words = new ArrayList<>();
    int at = 0;
    while (at < line.length()) {
      char c = line.charAt(at);
      if (Character.isWhitespace(c)) {
        at++;
        continue;
      }
      var word = new StringBuilder();
      if (c == '"' || c == '\'') {
        at++;
        while (at < line.length() && line.charAt(at) != c) {
          boolean escape = line.charAt(at) == '\\' && at + 1 < line.length();
          char next = escape ? line.charAt(at + 1) : 0;
          boolean quote = escape && (next == c || next == '\\');
          word.append(quote ? next : line.charAt(at));
          at += quote ? 2 : 1;
        }
        at++;
      } else {
        while (at < line.length() && !Character.isWhitespace(line.charAt(at))) {
          word.append(line.charAt(at++));
        }
      }
      words.add(word.toString());
    }
    return words.isEmpty() ? List.of("") : words;
  }
}
