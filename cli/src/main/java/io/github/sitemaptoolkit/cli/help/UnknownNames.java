package io.github.sitemaptoolkit.cli.help;

import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.extension.Extensions.Registration;
import io.github.sitemaptoolkit.text.Spelling;
import java.util.List;
import java.util.Locale;

/** Words messages about unknown names, and suggests the name that may have been meant. */
public final class UnknownNames {

  private UnknownNames() {}

  /** Returns the message for an unknown id of an extension. */
  public static String extension(String id, Extensions extensions) {
    List<String> known = extensions.registrations().stream().map(Registration::id).toList();
    return "there is no extension \"" + id + '"' + suggestion(id, known);
  }

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
    return option + ' ' + value + ": " + use(value, known);
  }

  /** Returns which values there are, and the one that may have been meant. */
  public static String use(String value, List<String> known) {
    int last = known.size() - 1;
    return "use "
        + String.join(", ", known.subList(0, last))
        + (last == 0 ? "" : " or ")
        + known.get(last)
        + nearest(value.toLowerCase(Locale.ROOT), known, "");
  }

  /** Returns the known name that is most similar, else all known names, to append to a message. */
  static String suggestion(String name, List<String> known) {
    return nearest(name, known, "; known are " + String.join(", ", known));
  }

  private static String nearest(String name, List<String> known, String otherwise) {
    return Spelling.nearest(name, known)
        .map(meant -> "; did you mean " + meant + "?")
        .orElse(otherwise);
  }
}
