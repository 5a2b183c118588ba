package io.github.sitemaptoolkit.cli.help;

import io.github.sitemaptoolkit.batch.setting.SettingText;
import java.util.List;

/** Words messages about unknown names, and suggests the name that may have been meant. */
public final class UnknownNames {

  private UnknownNames() {}

  /**
   * Returns the message for a value of an option that is none of those there are.
   *
   * @param option the name of the option
   */
  public static String value(String option, String value, List<String> known) {
    return option + ' ' + value + ": " + SettingText.use(value, known);
  }
}
