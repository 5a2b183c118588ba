package io.github.sitemaptoolkit.cli.help;

import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.extension.Extensions.Registration;
import io.github.sitemaptoolkit.text.Spelling;
import java.util.List;

/** Says that there is nothing of a name, and which name may have been meant. */
public final class UnknownNames {

  private UnknownNames() {}

  /** Returns what is wrong with the id of an extension. */
  public static String extension(String id, Extensions extensions) {
    List<String> known = extensions.registrations().stream().map(Registration::id).toList();
    return "there is no extension \"" + id + '"' + suggestion(id, known);
  }

  /** Returns the name that is like one, else all of them; to follow on what is wrong. */
  static String suggestion(String name, List<String> known) {
    return Spelling.nearest(name, known)
        .map(meant -> "; did you mean " + meant + "?")
        .orElseGet(() -> "; known are " + String.join(", ", known));
  }
}
