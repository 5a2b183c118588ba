package io.github.sitemaptoolkit.cli.report;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The properties of the terminal that the command was called from. Java cannot find them out, so
 * the launcher passes them on.
 *
 * @param input whether standard input is, or may be, the keyboard: then it is read only on request
 * @param output whether standard output is shown on the terminal
 * @param errors whether standard error is shown on the terminal
 * @param colours whether to print colours on standard error, unless --color says something else
 * @param outputColours whether to print colours on standard output, unless --color says something
 *     else
 * @param columns the width of the terminal in characters; 0 if unknown
 */
public record Terminal(
    boolean input,
    boolean output,
    boolean errors,
    boolean colours,
    boolean outputColours,
    int columns) {

  /** The terminal that is assumed if nothing is known: no output is shown, no data is piped in. */
  public static final Terminal NONE = new Terminal(true, false, false, false, false, 0);

  private static final List<String> FORCING = List.of("CLICOLOR_FORCE", "FORCE_COLOR");
  private static final int NARROWEST = 20;
  private static final int USUAL = 80;

  /** Returns the terminal of this process. */
  public static Terminal ofProcess() {
    return of(
        System.getProperty("sitemap.terminals"),
        System.getProperty("sitemap.columns"),
        System.getenv());
  }

  /**
   * Returns the terminal that the launcher and the environment describe.
   *
   * @param streams the numbers of the standard streams that are a terminal, such as {@code 02};
   *     null if unknown
   * @param columns the width; null if unknown. {@code COLUMNS} of the environment takes precedence
   */
  static Terminal of(
      @Nullable String streams, @Nullable String columns, Map<String, String> environment) {
    String known = streams == null ? "0" : streams;
    boolean output = known.contains("1");
    boolean errors = known.contains("2");
    boolean allowed = environment.getOrDefault("NO_COLOR", "").isEmpty();
    boolean forced = allowed && isForced(environment);
    boolean able = allowed && !"dumb".equals(environment.get("TERM"));
    int asked = number(environment.get("COLUMNS"));
    int width = asked == 0 ? number(columns) : asked;
    return new Terminal(
        known.contains("0"),
        output,
        errors,
        forced || (errors && able),
        forced || (output && able),
        width);
  }

  /** Returns whether colours are wanted in a pipe, too, as in the logs of some services. */
  private static boolean isForced(Map<String, String> environment) {
    for (String name : FORCING) {
      String value = environment.getOrDefault(name, "0");
      if (!value.isEmpty() && !value.equals("0")) {
        return true;
      }
    }
    return false;
  }

  /** Returns the width of standard output; 0 if that is not a terminal. */
  public int outputWidth() {
    return output ? columns == 0 ? USUAL : columns : 0;
  }

  /** Returns the width of standard error; 0 if that is not a terminal. */
  public int errorWidth() {
    return errors ? columns == 0 ? USUAL : columns : 0;
  }

  /** Returns the width for tables that are cut, as on a usual terminal if it is unknown. */
  public int tableWidth() {
    return columns == 0 ? USUAL : columns;
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
