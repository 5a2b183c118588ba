package io.github.sitemaptoolkit.spark.internal.read;

import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.limit.Limit;
import io.github.sitemaptoolkit.spark.internal.plan.Mode;
import io.github.sitemaptoolkit.spark.internal.plan.ReadOptions;
import io.github.sitemaptoolkit.spark.internal.plan.ReadSettings;
import io.github.sitemaptoolkit.spark.internal.row.Cells;
import io.github.sitemaptoolkit.spark.internal.row.EntryRows;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apache.spark.sql.util.CaseInsensitiveStringMap;

/** Reads documents that are values of rows. Not thread-safe. */
public final class BinaryDocuments {

  /** A little more than the 50 MB that the sitemap protocol allows. */
  private static final int LONGEST = 64 << 20;

  private final ReadSettings documents;
  private final EntryRows rows;

  /** Creates a reader that finds extensions and formats where it runs. */
  public BinaryDocuments(List<String> columns) {
    rows = new EntryRows(columns, Extensions.load(), Cells.external());
    String limit = "limit." + Limit.BYTES.id();
    ReadOptions options =
        ReadOptions.of(new CaseInsensitiveStringMap(Map.of(limit, Integer.toString(LONGEST))));
    documents = ReadSettings.of(options, rows.extensions(), rows.needsForeign());
  }

  /** Returns the rows of a document. */
  public Object rows(byte[] document) {
    List<Object> all = new ArrayList<>();
    try (var from =
        new DocumentRows(
            documents,
            rows,
            Mode.PERMISSIVE,
            true,
            "input",
            null,
            () -> new ByteArrayInputStream(document))) {
      for (Object row = from.next(); row != null; row = from.next()) {
        all.add(row);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e); // cannot happen in memory
    }
    return all.toArray();
  }
}
