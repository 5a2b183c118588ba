package io.github.sitemaptoolkit.cli.report;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What is known of the terminal that the command was called from. Java cannot tell; the launcher
 * can.
 *
 * @param input whether standard input is the keyboard, or may be: then nothing is read from it
 *     unless it is asked for
 * @param output whether standard output is shown on the terminal
 * @param errors whether standard error is shown on the terminal
 * @param colours whether standard error is shown in colours
 * @param columns how many characters a line of the terminal holds; 0 where unknown
 */
public record Terminal(
    boolean input, boolean output, boolean errors, boolean colours, int columns) {

  /** What is assumed where nothing is known: nobody watches, and nobody sends anything. */
  public static final Terminal NONE = new Terminal(true, false, false, false, 0);

  private static final int NARROWEST = 20;

  /** Returns that of this process. */
  public static Terminal ofProcess() {
    return of(
        System.getProperty("sitemap.terminals"),
        System.getProperty("sitemap.columns"),
        System.getenv());
  }

  /**
   * Returns what the launcher and the environment say.
   *
   * @param streams the numbers of the standard streams that are a terminal, such as {@code 02};
   *     null where the launcher did not say
   * @param columns the width, where the launcher knows it; {@code COLUMNS} goes before it
   */
  static Terminal of(
      @Nullable String streams, @Nullable String columns, Map<String, String> environment) {
    String known = streams == null ? "0" : streams;
    boolean errors = known.contains("2");
    boolean colours =
        errors
            && environment.getOrDefault("NO_COLOR", "").isEmpty()
            && !"dumb".equals(environment.get("TERM"));
    int asked = number(environment.get("COLUMNS"));
    int width = asked == 0 ? number(columns) : asked;
    return new Terminal(known.contains("0"), known.contains("1"), errors, colours, width);
  }

  private static int number(@Nullable String text) {
    try {
      int number = text == null ? 0 : Integer.parseInt(text.strip());
      return number < NARROWEST ? 0 : number;
    } catch (NumberFormatException e) {
      return 0;
    }
  }
}
