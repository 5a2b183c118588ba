package io.github.sitemaptoolkit.cli.option;

import io.github.sitemaptoolkit.batch.plan.Input;
import io.github.sitemaptoolkit.cli.help.UnknownNames;
import io.github.sitemaptoolkit.cli.help.WrongUseException;
import io.github.sitemaptoolkit.file.FileNames;
import io.github.sitemaptoolkit.site.report.ReportTarget;
import java.io.IOException;
import java.util.List;
import java.util.Locale;

/** What {@code --report FORMAT[=FILE]} asks for. */
public final class WantedReport {

  /** The name of the option. */
  public static final String OPTION = "--report";

  /** How help shows its value. */
  public static final String FORM = "FORMAT[=FILE]";

  private WantedReport() {}

  /**
   * Parses the value of the option.
   *
   * @param known the formats of the command, in lower case
   * @throws WrongUseException if it has another format, or the name of the file is missing
   * @throws IOException if the name cannot be that of a file
   */
  public static ReportTarget parse(String text, List<String> known) throws IOException {
    int equals = text.indexOf('=');
    String format = equals < 0 ? text : text.substring(0, equals);
    String name = equals < 0 ? Input.STANDARD : text.substring(equals + 1);
    if (!known.contains(format.toLowerCase(Locale.ROOT))) {
      throw new WrongUseException(UnknownNames.value(OPTION, format, known));
    } else if (name.isEmpty()) {
      throw new WrongUseException(OPTION + ' ' + text + ": the name of the file is missing");
    }
    return new ReportTarget(
        format.toLowerCase(Locale.ROOT), name.equals(Input.STANDARD) ? null : FileNames.path(name));
  }
}
