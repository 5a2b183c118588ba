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
 * Tables of redirects: a column of addresses as they were, and one of where they lead to, as in
 * {@code from,to} or {@code Old URL,New URL}; a code beside them says {@code 410} of what is gone.
 * Chains of redirects as a crawler exports them count, too.
 *
 * <p>Paths are resolved against {@link Context#base}; without one, their rows are left out and
 * counted in a problem. So are rows that are rules for many addresses.
 *
 * @since 0.1
 */
public final class RedirectTableFormat implements EvidenceFormat {

  /** Creates the format. */
  public RedirectTableFormat() {}

  @Override
  public String id() {
    return "redirect-table";
  }

  @Override
  public @Nullable EvidenceSource open(Source head, Path file, Context context) throws IOException {
    TableSample sample = Files.isDirectory(file) ? null : PlainTable.sample(file, context);
    RedirectColumns columns = sample == null ? null : RedirectColumns.of(sample);
    return columns == null ? null : new RedirectTable(file, context, columns);
  }
}
