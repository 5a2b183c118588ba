package io.github.sitemaptoolkit.spark.internal.row;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Location;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** How entries become rows. Needs all jars of Spark, but does not start it. */
@Tag("slow")
class EntryRowsTest {

  private static final List<String> COLUMNS = List.of(EntryColumns.LOC, EntryColumns.PROBLEMS);

  /** JSON can escape half of a surrogate pair, for which UTF-8 has no bytes. */
  @Test
  void halfOfASurrogatePairIsReplacedAndReported() {
    var rows = new EntryRows(COLUMNS, Extensions.load(), Cells.external());
    Object[] fields = fields(rows, "https://example.org/\uD83D/\uD83D\uDE00/\uDE00");
    assertEquals("https://example.org/\uFFFD/\uD83D\uDE00/\uFFFD", fields[0]);
    Object[] problems = (Object[]) fields[1];
    assertEquals(1, problems.length);
    assertTrue(problems[0].toString().startsWith("[xml.invalid-char,"), problems[0].toString());
    assertNull(fields(rows, "https://example.org/")[1]);
  }

  private static Object[] fields(EntryRows rows, String loc) {
    return rows.fields(UrlEntry.of(loc), null, Location.of("a.json"), new RowProblems());
  }
}
