import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.validator.Validation;
import io.github.sitemaptoolkit.validator.Validator;
import io.github.sitemaptoolkit.validator.profile.Level;
import io.github.sitemaptoolkit.validator.profile.Profile;
import io.github.sitemaptoolkit.validator.report.InputResult;
import io.github.sitemaptoolkit.validator.report.Report;
import io.github.sitemaptoolkit.validator.report.ReportFormat;
import io.github.sitemaptoolkit.validator.report.ReportSettings;
import io.github.sitemaptoolkit.validator.report.SeverityCounts;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Path;
import java.util.List;

/** Reports of findings, as {@code sitemap validate --report} writes them. */
final class WrittenReports {

  private WrittenReports() {}

  /** Writes the findings in files, and returns how many errors there are. */
  static long write(List<Path> files, ReportFormat format, Writer to) throws IOException {
    Context context = Context.load();
    Validator validator =
        Validator.of(Profile.BING, context).withLevel("lastmod.missing", Level.WARNING);
    ReportSettings settings =
        ReportSettings.of("1.0", validator.profile(), context).withFailOn(Level.WARNING);
    Report report = format.create(to, settings);
    SeverityCounts all = SeverityCounts.NONE;
    for (Path file : files) {
      report.begin(file.toString());
      Validation checked = validator.check(file, finding -> report(report, finding), read -> {});
      SeverityCounts counts = SeverityCounts.of(checked.findings());
      report.end(new InputResult(checked.entries(), 0, counts));
      all = all.plus(counts);
    }
    report.finish();
    return all.errors();
  }

  private static void report(Report report, Problem finding) {
    try {
      report.finding(finding);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
