package io.github.sitemaptoolkit.validator.report;

import io.github.sitemaptoolkit.annotation.Incubating;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.service.Services;
import java.io.IOException;
import java.io.Writer;
import java.time.Instant;
import java.util.List;

/**
 * A format of reports that another module adds to those of {@link ReportFormat}, found as a
 * service. Has a constructor without parameters.
 *
 * @since 0.1
 */
@Incubating
public interface ReportProvider {

  /** Returns those that are there. */
  static List<ReportProvider> all() {
    return Services.load(ReportProvider.class);
  }

  /** Returns the id of the format, such as {@code html}. */
  String id();

  /**
   * Creates a report.
   *
   * @param out where to write, in UTF-8; flushed when the report is finished, not closed
   * @param context where the texts of rules are found
   * @param time when the inputs are checked
   * @throws IOException if the report cannot be written
   */
  Report create(Writer out, ReportSettings settings, Context context, Instant time)
      throws IOException;
}
