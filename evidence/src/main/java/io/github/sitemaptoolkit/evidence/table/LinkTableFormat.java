package io.github.sitemaptoolkit.evidence.table;

import io.github.sitemaptoolkit.evidence.internal.PlainTable;
import io.github.sitemaptoolkit.evidence.internal.TableSample;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.validator.evidence.EvidenceFormat;
import io.github.sitemaptoolkit.validator.evidence.EvidenceSource;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * Tables of links as crawlers export them: pictures and the pages that show them, languages and the
 * pages that name them, with the status of what is linked to.
 *
 * @since 0.1
 */
public final class LinkTableFormat implements EvidenceFormat {

  /** Creates the format. */
  public LinkTableFormat() {}

  @Override
  public String id() {
    return "link-table";
  }

  @Override
  public @Nullable EvidenceSource open(Source head, Path file, Context context) throws IOException {
    TableSample sample = Files.isDirectory(file) ? null : PlainTable.sample(file, context);
    LinkColumns columns = sample == null ? null : LinkColumns.of(sample);
    return columns == null ? null : new LinkTable(file, context, columns);
  }
}
