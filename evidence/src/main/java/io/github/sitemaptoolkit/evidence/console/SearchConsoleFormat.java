package io.github.sitemaptoolkit.evidence.console;

import io.github.sitemaptoolkit.evidence.internal.EvidenceCodes;
import io.github.sitemaptoolkit.evidence.internal.PlainTable;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.validator.evidence.EvidenceFormat;
import io.github.sitemaptoolkit.validator.evidence.EvidenceSource;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * The pages that Google has not indexed for one reason, as its Search Console exports them: {@code
 * SITE-Coverage-Drilldown-DATE.zip} or {@code .xlsx}, the folder of the unpacked archive, or the
 * {@code Table.csv} in it. The language of the account does not matter.
 *
 * <p>An export has at most 1,000 addresses; if it has so many, that is a problem. The export of the
 * report as a whole, {@code SITE-Coverage-DATE.zip}, has no address and is refused.
 *
 * @since 0.1
 */
public final class SearchConsoleFormat implements EvidenceFormat {

  /** How all exports of the report are called, in any language. */
  private static final String REPORT = "coverage";

  private static final String NUMBERS =
      "this export of Search Console has numbers only; open a reason of the report \"Page"
          + " indexing\", and export its list of pages";

  private static final String INDEXED =
      "this export of Search Console lists pages that are indexed, of which nothing is wrong; open a"
          + " reason of the report \"Page indexing\", and export its list of pages";

  /** Creates the format. */
  public SearchConsoleFormat() {}

  @Override
  public String id() {
    return "search-console";
  }

  /**
   * {@inheritDoc}
   *
   * @throws SitemapException if it is an export without addresses, or a damaged archive
   */
  @Override
  public @Nullable EvidenceSource open(Source head, Path file, Context context) throws IOException {
    String name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
    boolean named = name.contains(REPORT);
    List<ExportTable> tables = tables(head, file, named, context);
    ExportTable pages = find(tables, ExportTable::isOfPages);
    ExportTable about = find(tables, ExportTable::isAbout);
    if (named && name.contains("coverage-valid")) {
      throw new SitemapException(EvidenceCodes.NO_ADDRESSES, INDEXED, Location.of(file.toString()));
    } else if (pages != null && (about != null || named)) {
      return new SearchConsoleExport(file, context, pages, about);
    } else if (named && !tables.isEmpty()) {
      throw new SitemapException(EvidenceCodes.NO_ADDRESSES, NUMBERS, Location.of(file.toString()));
    }
    return null;
  }

  private static List<ExportTable> tables(Source head, Path file, boolean named, Context context)
      throws IOException {
    if (Files.isDirectory(file)) {
      return ExportFiles.ofFolder(file, context);
    } else if (PlainTable.isZip(head)) {
      boolean workbook = head.head().text().contains("xl/") || endsWith(file, ".xlsx");
      return !workbook
          ? ExportFiles.ofArchive(head, context)
          : named ? ExportFiles.ofWorkbook(file, context) : List.of();
    }
    return endsWith(file, ".csv") ? ExportFiles.ofTable(file, context) : List.of();
  }

  private static boolean endsWith(Path file, String ending) {
    return file.toString().toLowerCase(Locale.ROOT).endsWith(ending);
  }

  private static @Nullable ExportTable find(List<ExportTable> tables, Predicate<ExportTable> kind) {
    return tables.stream().filter(kind).findFirst().orElse(null);
  }
}
