package io.github.sitemaptoolkit.evidence.table;

import io.github.sitemaptoolkit.converters.table.ColumnFormat;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.validator.evidence.EvidenceFormat;
import io.github.sitemaptoolkit.validator.evidence.EvidenceSource;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * Tables of pages as crawlers export them: Screaming Frog, Sitebulb, Semrush, Ahrefs, JetOctopus,
 * Lumar, and any other whose columns have names that tables are known by.
 *
 * @since 0.1
 */
public final class CrawlTableFormat implements EvidenceFormat {

  /** Creates the format. */
  public CrawlTableFormat() {}

  @Override
  public String id() {
    return "crawl-table";
  }

  @Override
  public boolean isGeneral() {
    return true;
  }

  @Override
  public @Nullable EvidenceSource open(Source head, Path file, Context context) throws IOException {
    return Files.isDirectory(file) || !isTable(head, context)
        ? null
        : new CrawlTable(file, context);
  }

  private static boolean isTable(Source head, Context context) {
    try {
      return context.formats().detect(head) instanceof ColumnFormat;
    } catch (SitemapException e) {
      return false;
    }
  }
}
