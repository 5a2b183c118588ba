package io.github.sitemaptoolkit.cli.help;

import java.util.ArrayList;
import java.util.List;

/** Lays out what the help says of options and parameters: names, and beside them what they mean. */
final class HelpLines {

  private static final int NAMES =
      29; // the width of the names; longer ones get a line of their own
  private static final String HANGING = "  "; // before the lines of a description but the first
  private static final String NO_NAME = " ".repeat(6); // as wide as a short name and its comma

  private final int width;
  private final StringBuilder text = new StringBuilder();

  /**
   * Creates lines.
   *
   * @param width the width of the terminal
   */
  HelpLines(int width) {
    this.width = width;
  }

  /**
   * Adds an option or a parameter. Lines are broken at spaces only: a name, a url or a path is
   * whole.
   *
   * @param brief the short name; empty if there is none
   * @param name the long name, with what its value is called
   */
  void add(String brief, String name, String description) {
    String names = (brief.isEmpty() ? NO_NAME : "  " + brief + ", ") + name;
    List<String> lines = wrapped(description, width - NAMES, HANGING);
    boolean beside = names.length() < NAMES;
    text.append(names);
    for (int i = 0; i < lines.size(); i++) {
      if (i == 0 && beside) {
        text.append(" ".repeat(NAMES - names.length())).append(lines.get(i));
      } else {
        text.append(System.lineSeparator()).append(" ".repeat(NAMES)).append(lines.get(i));
      }
    }
    text.append(System.lineSeparator());
  }

  /** Returns a text whose lines are broken at spaces, each with its end. */
  static String folded(String text, int width) {
    String end = System.lineSeparator();
    return String.join(end, wrapped(text, width, "")) + end;
  }

  private static List<String> wrapped(String text, int width, String hanging) {
    List<String> lines = new ArrayList<>();
    var line = new StringBuilder();
    for (String word : text.strip().split("\\s+", -1)) {
      boolean begins = line.toString().isBlank();
      if (!begins && line.length() + 1 + word.length() > width) {
        lines.add(line.toString());
        line = new StringBuilder(hanging);
        begins = true;
      }
      line.append(begins ? "" : " ").append(word);
    }
    lines.add(line.toString());
    return lines;
  }

  @Override
  public String toString() {
    return text.toString();
  }
}
