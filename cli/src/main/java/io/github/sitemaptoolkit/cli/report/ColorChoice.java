package io.github.sitemaptoolkit.cli.report;

import io.github.sitemaptoolkit.cli.help.WordConverter;
import java.util.List;

/** Whether messages have colours. */
public enum ColorChoice {
  /** On a terminal, unless the environment says something else. */
  AUTO,
  ALWAYS,
  NEVER;

  /** The option. */
  static final String OPTION = "--color";

  private static final String END = "--"; // of the options

  /** Reads a choice. */
  public static final class Converter extends WordConverter<ColorChoice> {

    /** Creates a reader. */
    public Converter() {
      super(values());
    }
  }

  /**
   * Returns the choice that arguments make. It is needed before they are parsed, for the message
   * about a call that is wrong; a value that is unknown is such an error, and counts as {@code
   * auto} here.
   */
  public static ColorChoice of(String... arguments) {
    List<String> options = List.of(arguments);
    int end = options.indexOf(END);
    ColorChoice choice = AUTO;
    for (int i = 0; i < (end < 0 ? options.size() : end); i++) {
      String option = options.get(i);
      if (option.equals(OPTION) && i + 1 < options.size()) {
        choice = named(options.get(i + 1));
      } else if (option.startsWith(OPTION + '=')) {
        choice = named(option.substring(OPTION.length() + 1));
      }
    }
    return choice;
  }

  private static ColorChoice named(String word) {
    for (ColorChoice choice : values()) {
      if (choice.name().equalsIgnoreCase(word)) {
        return choice;
      }
    }
    return AUTO;
  }

  /**
   * Returns whether to print colours.
   *
   * @param usual whether to print them if nothing was chosen
   */
  public boolean colours(boolean usual) {
    return this == ALWAYS || (this == AUTO && usual);
  }
}
