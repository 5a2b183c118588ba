package io.github.sitemaptoolkit.converters.internal.csv.read;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.sitemaptoolkit.converters.internal.csv.CsvSyntax;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The places of records and of what is wrong with them, with each kind of line end. */
class RecordSplitterTest {

  private static String place(RecordSplitter records) {
    return records.faultPlace().line() + ":" + records.faultPlace().column();
  }

  /** Returns each record as its line and text, or the place and kind of its fault. */
  private static List<String> read(byte[] table, boolean strict) throws IOException {
    List<String> all = read(new ByteArrayInputStream(table), strict);
    var dripping =
        new ByteArrayInputStream(table) {
          @Override
          public synchronized int read(byte[] target, int offset, int length) {
            return super.read(target, offset, Math.min(1, length));
          }
        };
    assertEquals(all, read(dripping, strict), "byte by byte");
    return all;
  }

  private static List<String> read(InputStream in, boolean strict) throws IOException {
    var records = new RecordSplitter(in, new CsvSyntax(','), strict);
    List<String> all = new ArrayList<>();
    while (records.next()) {
      if (records.fault() == RecordFault.NONE) {
        all.add(records.line() + ": " + text(records));
      } else {
        all.add(place(records) + " " + records.fault());
      }
    }
    return all;
  }

  private static String text(RecordSplitter records) {
    List<String> cells = records.cells();
    return cells == null ? records.text().toString().strip() : String.join(",", cells);
  }

  private static List<String> read(String table, String lineEnd) throws IOException {
    return read(table.replace("/", lineEnd).getBytes(UTF_8), true);
  }

  @ParameterizedTest
  @ValueSource(strings = {"\n", "\r\n", "\r"})
  void emptyLinesCountAsLines(String end) throws IOException {
    assertEquals(List.of("1: a", "2: b", "5: c", "7: d"), read("a/b///c//d", end));
  }

  @ParameterizedTest
  @ValueSource(strings = {"\n", "\r\n", "\r"})
  void cellsOfSeveralLinesCountEachOfThem(String end) throws IOException {
    List<String> read = read("a,\"x/y//z\"/b/\"/\",c/d/", end);
    assertEquals(
        List.of("1: a,\"x" + end + "y" + end + end + "z\"", "5: b", "6: \"" + end + "\",c", "8: d"),
        read);
  }

  @ParameterizedTest
  @ValueSource(strings = {"\n", "\r\n", "\r"})
  void textAfterAQuoteIsFoundAtItsPlaceAndCostsTheFirstLine(String end) throws IOException {
    assertEquals(
        List.of("1: a", "3:4 TEXT_AFTER_QUOTE", "3: y\" z", "4: b"), read("a/b,\"x/y\" z/b", end));
    assertEquals(List.of("1:4 TEXT_AFTER_QUOTE", "2: b"), read("\"x\"z/b", end));
  }

  @ParameterizedTest
  @ValueSource(strings = {"\n", "\r\n", "\r"})
  void aQuoteThatIsNeverClosedIsFoundWhereItIsOpened(String end) throws IOException {
    assertEquals(List.of("1: a", "2:3 UNCLOSED_QUOTE", "3: d", "5: e"), read("a/b,\"c/d//e/", end));
    assertEquals(List.of("1: a", "2:1 UNCLOSED_QUOTE"), read("a/\"c", end));
  }

  @ParameterizedTest
  @ValueSource(strings = {"\n", "\r\n", "\r"})
  void aNulIsFoundAtItsPlace(String end) throws IOException {
    assertEquals(List.of("1: a", "3:2 NOT_TEXT", "4: c"), read("a/b,\"x/y\0z\"/c", end));
    assertEquals(List.of("1:1 NOT_TEXT"), read("\0\0", end));
  }

  @Test
  void columnsCountCharactersAsJavaDoes() throws IOException {
    byte[] table = "\u00e9,\ud83d\ude00,?".getBytes(UTF_8);
    table[table.length - 1] = (byte) 0xFF;
    assertEquals(List.of("1:6 NOT_TEXT"), read(table, true));
    assertEquals(List.of("1: \u00e9,\ud83d\ude00,\u00ff"), read(table, false));
  }

  @Test
  void whatIsNotUtf8IsPlacedWhereItIsGuessed() throws IOException {
    byte[] table = "a\r\nb,caf\u00e9\r\nc".getBytes(ISO_8859_1);
    var records = new RecordSplitter(new ByteArrayInputStream(table), new CsvSyntax(','), false);
    records.next();
    assertEquals(false, records.guessed());
    records.next();
    assertEquals(true, records.guessed());
    assertEquals("2:6", place(records));
    assertEquals("b,caf\u00e9\n", records.text().toString());
    records.next();
    assertEquals(false, records.guessed());
    assertEquals("3: c", records.line() + ": " + text(records));
  }

  @Test
  void aByteOrderMarkIsNoPartOfTheFirstRecord() throws IOException {
    assertEquals(List.of("1: a", "2: b"), read("\ufeffa/b", "\n"));
    assertEquals(List.of("1:1 UNCLOSED_QUOTE"), read("\ufeff\"a", "\n"));
    assertEquals(List.of("1: ab"), read("ab", "\n"));
    assertEquals(List.of(), read("", "\n"));
  }

  @Test
  void fieldsHaveALimit() throws IOException {
    String longest = "x".repeat(1 << 20);
    assertEquals(List.of("1: a," + longest, "2: b"), readWhole("a," + longest + "\nb"));
    assertEquals(List.of("1: " + longest + ",a", "2: b"), readWhole(longest + ",a\nb"));
    for (String end : List.of("\nb", "x\nb", ",c\nb")) {
      assertEquals(List.of("1:3 TOO_LONG", "2: b"), readWhole("a," + longest + "x" + end));
    }
    assertEquals(List.of("2:2 TOO_LONG"), readWhole("a\r,x" + longest).subList(1, 2));
    assertEquals(List.of("1:4 TOO_LONG", "2: b"), readWhole("a,\"" + longest + "x\",c\nb"));
    assertEquals(
        List.of("1:3 UNCLOSED_QUOTE", "2: b"), readWhole("a,\"\nb\n" + longest).subList(0, 2));
  }

  @Test
  void recordsHaveALimit() throws IOException {
    String longest = ("x".repeat((1 << 20) - 1) + ",").repeat(4);
    assertEquals(List.of("1: " + longest, "2: b"), readWhole(longest + "\nb"));
    assertEquals(List.of("1:4194305 TOO_LONG", "2: b"), readWhole(longest + "x\nb"));
    assertEquals(List.of("1:4194306 TOO_LONG", "2: b"), readWhole(longest + ",\nb"));
    String most = ",".repeat(4095);
    assertEquals(List.of("1: " + most, "2: b"), readWhole(most + "\nb"));
    assertEquals(List.of("1:4097 TOO_LONG", "2: b"), readWhole(most + ",\nb"));
  }

  private static List<String> readWhole(String table) throws IOException {
    return read(new ByteArrayInputStream(table.getBytes(UTF_8)), true);
  }

  @Test
  void quotesAreDoubledAndMayBeFollowedBySpace() throws IOException {
    assertEquals(List.of("1: \"a\"\"b\" \t,c", "2: d\"e,f"), read("\"a\"\"b\" \t,c/d\"e,f", "\n"));
    assertEquals(List.of("1:5 TEXT_AFTER_QUOTE"), read("\"a\" \"b", "\n"));
  }

  @Test
  void onlyRecordsWithAQuoteThatCountsMustBeParsed() throws IOException {
    var table = "a, \"b\",c\"\n\u00e9,\ud83d\ude00,\na,\"b\"\n,".getBytes(UTF_8);
    var records = new RecordSplitter(new ByteArrayInputStream(table), new CsvSyntax(','), true);
    List<List<String>> cells = new ArrayList<>();
    while (records.next()) {
      cells.add(records.cells());
    }
    assertEquals(
        Arrays.asList(
            List.of("a", " \"b\"", "c\""),
            List.of("\u00e9", "\ud83d\ude00", ""),
            null,
            List.of("", "")),
        cells);
  }

  @Test
  void theLastLineMayHaveNoEnd() throws IOException {
    for (String table : List.of("a", "a\nb", "\"a\"")) {
      assertEquals(true, lastIsUnended(table), table);
      assertEquals(false, lastIsUnended(table + "\n"), table);
      assertEquals(false, lastIsUnended(table + "\r"), table);
    }
  }

  private static boolean lastIsUnended(String table) throws IOException {
    var records =
        new RecordSplitter(
            new ByteArrayInputStream(table.getBytes(UTF_8)), new CsvSyntax(','), true);
    boolean unended = false;
    while (records.next()) {
      unended = records.unended();
    }
    return unended;
  }
}
