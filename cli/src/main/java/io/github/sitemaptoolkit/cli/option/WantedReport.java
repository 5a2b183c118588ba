package io.github.sitemaptoolkit.cli.option;

import io.github.sitemaptoolkit.batch.plan.Input;
import io.github.sitemaptoolkit.cli.help.UnknownNames;
import io.github.sitemaptoolkit.cli.help.WrongUseException;
import io.github.sitemaptoolkit.io.FileNames;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * What {@code --report FORMAT[=FILE]} asks for.
 *
 * @param format one of the formats that the command knows
 * @param file the file to write; null for standard output
 */
public record WantedReport(String format, @Nullable Path file) {

  /** The name of the option. */
  public static final String OPTION = "--report";

  /** How help shows its value. */
  public static final String FORM = "FORMAT[=FILE]";

  /**
   * Parses the value of the option.
   *
   * @param known the formats of the command, in lower case
   * @throws WrongUseException if it has another format, or the name of the file is missing
   * @throws IOException if the name cannot be that of a file
   */
  public static WantedReport parse(String text, List<String> known) throws IOException {
    int equals = text.indexOf('=');
    String format = equals < 0 ? text : text.substring(0, equals);
    String name = equals < 0 ? Input.STANDARD : text.substring(equals + 1);
    if (!known.contains(format.toLowerCase(Locale.ROOT))) {
      throw new WrongUseException(UnknownNames.value(OPTION, format, known));
    } else if (name.isEmpty()) {
      throw new WrongUseException(OPTION + ' ' + text + ": the name of the file is missing");
    }
    return new WantedReport(
        format.toLowerCase(Locale.ROOT), name.equals(Input.STANDARD) ? null : FileNames.path(name));
  }
}
