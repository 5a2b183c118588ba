package io.github.sitemaptoolkit.spark.internal.read;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.spark.internal.plan.Mode;
import io.github.sitemaptoolkit.spark.internal.plan.ReadOptions;
import io.github.sitemaptoolkit.spark.internal.plan.ReadSettings;
import io.github.sitemaptoolkit.spark.internal.row.Cells;
import io.github.sitemaptoolkit.spark.internal.row.EntryColumns;
import io.github.sitemaptoolkit.spark.internal.row.EntryRows;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.util.CaseInsensitiveStringMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What a reader throws costs its document. Needs all jars of Spark, but does not start it. */
@Tag("slow")
class DocumentRowsTest {

  private static final List<String> COLUMNS = List.of(EntryColumns.LOC, EntryColumns.PROBLEMS);
  private static final String FIRST =
      "<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">"
          + "<url><loc>https://example.org/1</loc></url>";

  /** Returns the rows of a document that ends in a mistake. */
  private static DocumentRows rows(Mode mode, Throwable mistake) {
    InputStream in =
        new InputStream() {
          private final byte[] text =
              (FIRST + " ".repeat(300_000)).getBytes(StandardCharsets.UTF_8);
          private int at;

          @Override
          public int read() throws IOException {
            if (at < text.length) {
              return text[at++];
            } else if (mistake instanceof Error error) {
              throw error;
            }
            throw (RuntimeException) mistake;
          }

          @Override
          public int read(byte[] bytes, int from, int length) throws IOException {
            bytes[from] = (byte) read();
            return 1;
          }
        };
    ReadOptions options = ReadOptions.of(new CaseInsensitiveStringMap(Map.of("mode", mode.name())));
    return new DocumentRows(
        ReadSettings.of(options, Extensions.load(), false),
        new EntryRows(COLUMNS, Extensions.load(), Cells.external()),
        mode,
        true,
        "in.xml",
        null,
        () -> in);
  }

  private static Row row(DocumentRows rows) {
    return (Row) Objects.requireNonNull(rows.next());
  }

  @Test
  void mistakeOfAReaderCostsTheRestOfItsDocument() {
    for (Throwable mistake :
        List.of(new IllegalStateException("of a reader"), new StackOverflowError())) {
      DocumentRows rows = rows(Mode.PERMISSIVE, mistake);
      assertEquals("https://example.org/1", row(rows).get(0));
      Row failed = row(rows);
      assertNull(failed.get(0));
      String last = Arrays.deepToString((Object[]) failed.get(1));
      assertTrue(last.contains("program.failed"), last);
      assertTrue(last.contains("please report it"), last);
      assertNull(rows.next());
    }
  }

  @Test
  void mistakeOfAReaderFailsTheJobThatAsksForIt() {
    DocumentRows rows = rows(Mode.FAILFAST, new IllegalStateException("of a reader"));
    var e =
        assertThrows(
            SitemapException.class,
            () -> {
              while (rows.next() != null) {}
            });
    assertEquals("program.failed", e.problem().code());
  }

  @Test
  void tooLittleMemoryEndsTheTask() {
    var memory = new OutOfMemoryError("of a reader");
    DocumentRows rows = rows(Mode.PERMISSIVE, memory);
    assertSame(
        memory,
        assertThrows(
            OutOfMemoryError.class,
            () -> {
              while (rows.next() != null) {}
            }));
  }
}
