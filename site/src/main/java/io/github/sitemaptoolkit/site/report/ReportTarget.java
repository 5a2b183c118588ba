package io.github.sitemaptoolkit.site.report;

import io.github.sitemaptoolkit.validator.report.ReportFormat;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * A report to write.
 *
 * @param format its format, in lower case
 * @param file the file; null for standard output
 */
public record ReportTarget(String format, @Nullable Path file) {

  /** Returns whether it is the one for people as text. */
  public boolean isText() {
    return format.equals(ReportFormat.TEXT.id());
  }
}
