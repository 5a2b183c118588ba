package io.github.sitemaptoolkit.evidence.console;

import io.github.sitemaptoolkit.evidence.console.ExportTable.ExportRow;
import io.github.sitemaptoolkit.evidence.internal.EvidenceCodes;
import io.github.sitemaptoolkit.evidence.internal.FactWords;
import io.github.sitemaptoolkit.evidence.internal.Times;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.validator.evidence.EvidenceSource;
import io.github.sitemaptoolkit.validator.evidence.Fact;
import io.github.sitemaptoolkit.validator.evidence.FactKind;
import io.github.sitemaptoolkit.validator.evidence.FactTarget;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The pages that are not indexed for one reason. They are in memory: there are 1,000 at most. */
final class SearchConsoleExport implements EvidenceSource {

  private static final Pattern DATE = Pattern.compile("\\d{4}-\\d{2}-\\d{2}");

  private final Path file;
  private final Context context;
  private final ExportTable pages;
  private final @Nullable ExportRow reason; // null if nothing says it
  private final Instant time;

  SearchConsoleExport(Path file, Context context, ExportTable pages, @Nullable ExportTable about)
      throws IOException {
    this.file = file;
    this.context = context.withOwnProblems();
    this.pages = pages;
    this.reason = about == null ? null : about.reason();
    this.time = time(file);
  }

  /** Returns the date in the name of a file or its folder; else when it was changed last. */
  private static Instant time(Path file) throws IOException {
    Path folder = file.toAbsolutePath().getParent();
    Instant named = date(file);
    named = named == null && folder != null ? date(folder) : named;
    return named == null ? Times.modified(file) : named;
  }

  private static @Nullable Instant date(Path file) {
    Matcher date = DATE.matcher(String.valueOf(file.getFileName()));
    Instant last = null;
    while (date.find()) {
      Instant found = Times.of(date.group());
      last = found == null ? last : found;
    }
    return last;
  }

  @Override
  public String name() {
    return file.toString();
  }

  @Override
  public boolean isSite() {
    return false;
  }

  @Override
  public Instant time() {
    return time;
  }

  @Override
  public void read(FactTarget target) throws IOException {
    String value = reason == null ? "" : reason.cell(1);
    String words =
        reason == null ? "Search Console lists it" : FactWords.of(reason.cell(0), reason.cell(1));
    for (ExportRow row : pages.rows()) {
      boolean dated = Times.of(row.cell(1)) != null;
      String crawled = dated ? ", last crawled " + row.cell(1) : "";
      target.add(new Fact(row.cell(0), FactKind.NOT_INDEXED, value, words + crawled, row.at()));
    }
    if (pages.rows().size() == ExportTable.MOST_ROWS) {
      String of = value.isEmpty() ? "" : " with the reason " + Problem.quoted(value);
      String message =
          "the export has "
              + ExportTable.MOST_ROWS
              + " rows, the most that Search Console exports: there may be more addresses"
              + of
              + "; filter its report by a sitemap, and export each";
      context.problems().report(Problem.of(EvidenceCodes.MOST_ROWS, message, Location.of(name())));
    }
  }
}
