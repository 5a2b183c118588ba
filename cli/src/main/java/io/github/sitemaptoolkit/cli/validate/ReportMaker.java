package io.github.sitemaptoolkit.cli.validate;

import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.report.html.HtmlReport;
import io.github.sitemaptoolkit.validator.profile.Rules;
import io.github.sitemaptoolkit.validator.report.Report;
import io.github.sitemaptoolkit.validator.report.ReportFormat;
import io.github.sitemaptoolkit.validator.report.ReportSettings;
import java.io.IOException;
import java.io.Writer;
import java.time.Clock;

/** Creates the reports that a run writes. */
final class ReportMaker {

  private final Context context;
  private final Clock clock;

  /**
   * Creates a maker.
   *
   * @param context where the texts of rules are found
   * @param clock tells when the inputs are checked
   */
  ReportMaker(Context context, Clock clock) {
    this.context = context;
    this.clock = clock;
  }

  /** Creates a report of a format that {@link ReportArguments} has accepted. */
  Report create(String format, Writer out, ReportSettings settings) throws IOException {
    return format.equals(HtmlReport.ID)
        ? new HtmlReport(out, settings, Rules.load(context), clock.instant())
        : ReportFormat.find(format).orElseThrow().create(out, settings);
  }
}
