package io.github.sitemaptoolkit.converters.internal.table.about;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.sitemaptoolkit.converters.internal.table.row.TableRow;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ColumnSampleTest {

  private record Cells(List<String> cells) implements TableRow {

    @Override
    public String cell(int column) {
      return column < cells.size() ? cells.get(column) : "";
    }

    @Override
    public int size() {
      return cells.size();
    }
  }

  private static List<ColumnSample> samples(String table, int columns) {
    List<TableRow> rows = new ArrayList<>();
    table.lines().forEach(line -> rows.add(new Cells(List.of(line.split(",")))));
    return ColumnSample.of(columns, rows);
  }

  private static String shown(ColumnSample sample) {
    List<String> kinds = new ArrayList<>();
    add(kinds, sample.isEmpty(), "nothing");
    add(kinds, sample.holdsWeb(), "web");
    add(kinds, sample.holdsUrls(), "urls");
    add(kinds, sample.holdsPictures(), "pictures");
    add(kinds, sample.holdsDays(), "days");
    add(kinds, sample.holdsStatuses(), "statuses");
    return String.join(" ", kinds);
  }

  private static void add(List<String> kinds, boolean holds, String kind) {
    if (holds) {
      kinds.add(kind);
    }
  }

  /** Cells are parted by a semicolon. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "https://e.com/a | web urls",
        "' https://e.com/a ' | web urls",
        "https://e.com/a;x | web urls",
        "https://e.com/a;x;y | ''",
        "https://e.com/a;nan;-NULL-;NULL | web urls",
        "https://e.com/a;/b;c | urls",
        "https://e.com/a;/b;c d | urls",
        "/a;x y | urls",
        "/a;x y;z z | ''",
        "mailto:a@e.com | ''",
        "https://e.com/a.png | web urls pictures",
        "https://e.com/a.JPEG?b=c.html | web urls pictures",
        "https://e.com/a.gif#b | web urls pictures",
        "https://e.com/a.html?b=c.png | web urls",
        "https://e.com/png | web urls",
        "https://e.com/a.png;https://e.com/b | web urls pictures",
        "https://e.com/a.png;https://e.com/b;https://e.com/c | web urls",
        "2024-01-05;2024-01-05T10:00Z | days",
        "2024-01-05;NaT | days",
        "2024-01-05;soon | ''",
        "2024-01 | ''",
        "2024 | ''",
        "200;404;0;301.0 | statuses",
        "0.0 | statuses",
        "200;x | ''",
        "20 | ''",
        "2000 | ''",
        "2x0 | ''",
        "2:0 | ''",
        ".0 | ''",
        "nan;None | nothing",
      })
  void whatMostCellsHoldIsWhatTheColumnHolds(String cells, String kinds) {
    ColumnSample sample = samples(cells.replace(';', '\n') + '\n', 1).get(0);
    List<String> expected = kinds.isEmpty() ? List.of() : List.of(kinds.split(" "));
    String shown = shown(sample);
    List<String> actual = shown.isEmpty() ? List.of() : List.of(shown.split(" "));
    assertEquals(expected.stream().sorted().toList(), actual.stream().sorted().toList());
  }

  @Test
  void eachColumnHasItsSample() {
    List<ColumnSample> samples = samples("https://e.com/a,200\nhttps://e.com/b,404\n", 3);
    assertEquals(
        List.of("web urls", "statuses", "nothing"),
        samples.stream().map(ColumnSampleTest::shown).toList());
    assertEquals(2, samples.get(0).web());
  }
}
