package io.github.sitemaptoolkit.cli.help;

import io.github.sitemaptoolkit.batch.setting.SettingText;
import io.github.sitemaptoolkit.text.Spelling;
import java.util.List;

/** Words messages about unknown names, and suggests the name that may have been meant. */
public final class UnknownNames {

  private UnknownNames() {}

  /** Returns the message for an unknown code of a rule. */
  public static String rule(String code, List<String> known) {
    return "there is no rule \"" + code + '"' + nearest(code, known, "; sitemap rules lists all");
  }

  /**
   * Returns the message for a value of an option that is none of those there are.
   *
   * @param option the name of the option
   */
  public static String value(String option, String value, List<String> known) {
    return option + ' ' + value + ": " + SettingText.use(value, known);
  }

  private static String nearest(String name, List<String> known, String otherwise) {
    return Spelling.nearest(name, known)
        .map(meant -> "; did you mean " + meant + "?")
        .orElse(otherwise);
  }
}
