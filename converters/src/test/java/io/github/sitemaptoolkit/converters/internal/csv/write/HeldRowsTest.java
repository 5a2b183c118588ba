package io.github.sitemaptoolkit.converters.internal.csv.write;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class HeldRowsTest {

  private static List<String> back(HeldRows rows) throws IOException {
    List<String> all = new ArrayList<>();
    rows.forEach(
        new RecordBytes(',', false, () -> {}),
        row ->
            all.add(
                IntStream.range(0, row.size())
                    .mapToObj(i -> row.column(i) + ":" + cell(row, i))
                    .toList()
                    .toString()));
    return all;
  }

  private static String cell(RecordBytes row, int index) {
    int begin = row.begin(index);
    return new String(row.bytes, begin, row.end(index) - begin, UTF_8);
  }

  private static RecordBytes row(String... cells) {
    var row = new RecordBytes(',', false, () -> {});
    for (int i = 0; i < cells.length; i++) {
      row.add(i * 1000, cells[i]);
    }
    return row;
  }

  @Test
  void fewRowsComeBack() throws IOException {
    try (var rows = new HeldRows()) {
      rows.add(row("a", "", "\u00e9\uD83D\uDE00"));
      rows.add(row());
      rows.add(row("b"));
      assertEquals(List.of("[0:a, 1000:, 2000:\u00e9\uD83D\uDE00]", "[]", "[0:b]"), back(rows));
    }
    try (var none = new HeldRows()) {
      assertEquals(List.of(), back(none));
    }
  }

  @Test
  void moreThanMemoryHoldsComesBackInOrder() throws IOException {
    String big = "\u00e9".repeat(750_000); // 1.5 MB
    try (var rows = new HeldRows()) {
      List<String> expected = new ArrayList<>();
      for (int i = 0; i < 14; i++) { // 21 MB
        rows.add(row("" + i, big));
        rows.add(row("small"));
        expected.add("[0:" + i + ", 1000:" + big + ']');
        expected.add("[0:small]");
      }
      assertEquals(expected, back(rows));
    }
  }

  @Test
  void oneRowMayHaveMoreThanMemoryHolds() throws IOException {
    String huge = "x".repeat(5 << 20);
    try (var rows = new HeldRows()) {
      rows.add(row(huge));
      rows.add(row("small"));
      assertEquals(List.of("[0:" + huge + ']', "[0:small]"), back(rows));
    }
  }
}
