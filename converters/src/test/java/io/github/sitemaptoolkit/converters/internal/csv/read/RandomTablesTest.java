package io.github.sitemaptoolkit.converters.internal.csv.read;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.sitemaptoolkit.converters.internal.csv.CsvSyntax;
import io.github.sitemaptoolkit.converters.internal.csv.Delimiters;
import io.github.sitemaptoolkit.problem.Extent;
import io.github.sitemaptoolkit.problem.Location;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Random tables, read as Commons CSV alone would read them: it defines the dialect, though records
 * without quotes never reach it.
 */
class RandomTablesTest {

  private static final int TABLES = 400;

  /** What may be mistaken for something special, and characters of one to four bytes. */
  private static final List<String> TEXTS =
      List.of(
          "a",
          "bc",
          " ",
          "\t",
          ",",
          ";",
          "|",
          ":",
          "'",
          "#",
          "\\",
          "\\N",
          "=",
          "\u000B",
          "\f",
          "\u0085",
          "\u00A0",
          "\u00FC",
          "\u2028",
          "\u4E2D",
          "\uD83D\uDE00",
          "\uFEFF",
          "\uFFFE",
          "\uFFFF",
          "\u007F");

  private static final List<String> LINE_ENDS = List.of("\n", "\r\n", "\r");

  private final Random random = new Random(7);
  private final StringBuilder table = new StringBuilder();
  private final List<Integer> lines = new ArrayList<>(); // on which the records begin
  private int line;

  private String any(List<String> texts) {
    return texts.get(random.nextInt(texts.size()));
  }

  private void endLine(String lineEnd) {
    table.append(lineEnd);
    line++;
  }

  /** Adds a text without quotes; in cells that have none, without delimiters, too. */
  private void addText(String without) {
    for (int i = random.nextInt(4); i > 0; i--) {
      String text = any(TEXTS);
      table.append(text.equals(without) ? "x" : text);
    }
  }

  private void addCell(String delimiter, boolean quoted) {
    if (!quoted) {
      int begin = table.length();
      addText(delimiter);
      if (table.length() > begin && random.nextInt(8) == 0) {
        table.append('"'); // only at the beginning of a cell it is special
        addText(delimiter);
      }
      return;
    }
    table.append('"');
    addText("");
    while (random.nextInt(3) == 0) {
      if (random.nextBoolean()) {
        table.append("\"\"");
      } else {
        endLine(any(LINE_ENDS));
        table.append('x'); // or a line feed could follow a carriage return
      }
      addText("");
    }
    table.append('"');
  }

  private void addRecord(String delimiter, boolean quotes) {
    int begin = table.length();
    int first = line;
    addCell(delimiter, quotes && random.nextInt(3) == 0);
    for (int i = random.nextInt(30) == 0 ? 40 : random.nextInt(5); i > 0; i--) {
      table.append(delimiter);
      addCell(delimiter, quotes && random.nextInt(3) == 0);
    }
    if (table.length() > begin) {
      lines.add(first);
    }
  }

  private void makeTable(String delimiter) {
    table.setLength(0);
    lines.clear();
    line = 1;
    String lineEnd = any(LINE_ENDS);
    boolean mixed = random.nextBoolean();
    for (int i = random.nextInt(12); i >= 0; i--) {
      addRecord(delimiter, random.nextInt(3) == 0);
      if (i > 0 || random.nextBoolean()) {
        // a carriage return and an empty line with a line feed would be one line end
        endLine(mixed && i % 2 == 0 ? "\r\n" : lineEnd);
      }
    }
  }

  private static List<List<String>> commons(String text, char delimiter) throws IOException {
    CSVFormat format = Delimiters.format(delimiter).builder().setIgnoreEmptyLines(true).get();
    List<List<String>> records = new ArrayList<>();
    try (CSVParser parser = CSVParser.parse(text, format)) {
      for (CSVRecord read : parser) {
        records.add(read.toList());
      }
    }
    return records;
  }

  @ParameterizedTest
  @ValueSource(chars = {',', ';', '\t', '|', ' ', ':', '#', '\'', '\\', '=', '\u000B', '\u007F'})
  void cellsAreThoseOfCommonsCsv(char delimiter) throws IOException {
    for (int i = 0; i < TABLES; i++) {
      makeTable(String.valueOf(delimiter));
      String text = table.toString();
      String marked = random.nextBoolean() ? "\uFEFF" + text : text;
      if (text.startsWith("\uFEFF")) {
        marked = "\uFEFF" + text; // the first one is a mark
      }
      int most = random.nextBoolean() ? 1 : Integer.MAX_VALUE;
      var in =
          new ByteArrayInputStream(marked.getBytes(UTF_8)) {
            @Override
            public synchronized int read(byte[] target, int offset, int length) {
              return super.read(target, offset, Math.min(most, length));
            }
          };
      var rows = new CsvRows(in, new CsvSyntax(delimiter), true, CsvRows.Places.BYTES);
      List<List<String>> cells = new ArrayList<>();
      List<Integer> begins = new ArrayList<>();
      for (CsvRow row = rows.next(); row != null; row = rows.next()) {
        assertEquals(RecordFault.NONE, row.fault(), text);
        List<String> all = new ArrayList<>();
        for (int column = 0; column < row.size(); column++) {
          all.add(row.cell(column));
        }
        checkPlaces(row, all, marked);
        cells.add(all);
        begins.add((int) row.line());
      }
      assertEquals(commons(text, delimiter), cells, text);
      assertEquals(lines, begins, text);
    }
  }

  /** Checks the places of a random part of each cell, in a random order. */
  private void checkPlaces(CsvRow row, List<String> cells, String document) {
    byte[] bytes = document.getBytes(UTF_8);
    for (int i = 0; i < cells.size(); i++) {
      int column = random.nextInt(3) == 0 ? random.nextInt(cells.size()) : i;
      String cell = cells.get(column);
      int from =
          cell.offsetByCodePoints(0, random.nextInt(cell.codePointCount(0, cell.length()) + 1));
      int to =
          cell.offsetByCodePoints(
              from, random.nextInt(cell.codePointCount(from, cell.length()) + 1));
      Location at = row.place(Location.of("in"), column, from, to);
      Extent extent = Objects.requireNonNull(at.extent());
      String before = new String(bytes, 0, (int) extent.offset(), UTF_8);
      String part = new String(bytes, (int) extent.offset(), (int) extent.length(), UTF_8);
      Location begin = row.place(Location.of("in"), column, 0, 0);
      int first = (int) Objects.requireNonNull(begin.extent()).offset();
      boolean quoted = first > 0 && bytes[first - 1] == '"';
      assertEquals(cell.substring(from, to), quoted ? part.replace("\"\"", "\"") : part, document);
      assertEquals(lineAndColumn(before), at.line() + ":" + at.column(), document);
      assertEquals(
          lineAndColumn(before + part), extent.endLine() + ":" + extent.endColumn(), document);
    }
  }

  private static String lineAndColumn(String before) {
    String text = before.startsWith("\uFEFF") ? before.substring(1) : before;
    String[] lines = text.split("\r\n|\r|\n", -1);
    return lines.length + ":" + (lines[lines.length - 1].length() + 1);
  }
}
