package io.github.sitemaptoolkit.cli.validate;

import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.validator.report.Report;
import io.github.sitemaptoolkit.validator.report.ReportFormat;
import io.github.sitemaptoolkit.validator.report.ReportProvider;
import io.github.sitemaptoolkit.validator.report.ReportSettings;
import java.io.IOException;
import java.io.Writer;
import java.time.Clock;
import java.util.Optional;

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
    Optional<ReportFormat> usual = ReportFormat.find(format);
    if (usual.isPresent()) {
      return usual.get().create(out, settings);
    }
    ReportProvider provider =
        ReportProvider.all().stream()
            .filter(each -> each.id().equals(format))
            .findFirst()
            .orElseThrow();
    return provider.create(out, settings, context, clock.instant());
  }
}
