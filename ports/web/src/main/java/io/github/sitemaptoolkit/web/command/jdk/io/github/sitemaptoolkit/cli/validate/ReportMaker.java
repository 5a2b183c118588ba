package io.github.sitemaptoolkit.web.command.jdk.io.github.sitemaptoolkit.cli.validate;

import io.github.sitemaptoolkit.cli.help.WrongUseException;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.validator.report.Report;
import io.github.sitemaptoolkit.validator.report.ReportFormat;
import io.github.sitemaptoolkit.validator.report.ReportSettings;
import java.io.IOException;
import java.io.Writer;
import java.time.Clock;

/** Creates reports, but for pages. */
final class ReportMaker {

  ReportMaker(Context context, Clock clock) {}

  Report create(String format, Writer out, ReportSettings settings) throws IOException {
    return ReportFormat.find(format)
        .orElseThrow(
            () ->
                new WrongUseException(
                    "--report " + format + " is written by the command for Java only"))
        .create(out, settings);
  }
}
