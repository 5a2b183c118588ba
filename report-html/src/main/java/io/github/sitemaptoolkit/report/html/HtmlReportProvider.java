package io.github.sitemaptoolkit.report.html;

import io.github.sitemaptoolkit.annotation.Incubating;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.validator.report.Report;
import io.github.sitemaptoolkit.validator.report.ReportProvider;
import io.github.sitemaptoolkit.validator.report.ReportSettings;
import io.github.sitemaptoolkit.validator.rule.Rules;
import java.io.Writer;
import java.time.Instant;

/** Provides {@link HtmlReport} to programs that find reports as services. */
@Incubating
public final class HtmlReportProvider implements ReportProvider {

  /** Creates a provider. */
  public HtmlReportProvider() {}

  @Override
  public String id() {
    return HtmlReport.ID;
  }

  @Override
  public Report create(Writer out, ReportSettings settings, Context context, Instant time) {
    return new HtmlReport(out, settings, Rules.load(context), time);
  }
}
