package io.github.sitemaptoolkit.converters.internal.csv.read;

import static io.github.sitemaptoolkit.converters.csv.Tables.URL;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.converters.csv.Tables;
import io.github.sitemaptoolkit.converters.internal.csv.CsvSyntax;
import io.github.sitemaptoolkit.converters.internal.csv.Delimiters;
import io.github.sitemaptoolkit.converters.internal.table.cell.TableLimits;
import io.github.sitemaptoolkit.model.UrlEntry;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What malformed rows cost, and that it is never the rows around them. */
class HostileRowsTest {

  private static final String FIRST = URL + "first";
  private static final String LAST = URL + "last";

  private final Tables csv = new Tables();

  private static Arguments row(String name, String row, String problems, String... urls) {
    return Arguments.of(
        name, row, problems.isEmpty() ? List.of() : List.of(problems.split(", ")), List.of(urls));
  }

  /**
   * Each stands on line 3 of a table with URL, film@kind and film.title, between two whole rows.
   */
  private static Stream<Arguments> rows() {
    return Stream.of(
        row("short", URL, "3:1 csv.ragged", URL),
        row("short and without url", "2024", "3:1 csv.ragged"),
        row("long with nothing", URL + ",,,,", "", URL),
        row("long", URL + ",2024,a,b", "3:1 csv.ragged"),
        row("text after a quote", URL + ",\"2\"x,9", "3:23 csv.text-after-quote"),
        row("quote after a blank", URL + ",\"2\" \"x\",9", "3:24 csv.text-after-quote"),
        row("blank after a quote", URL + ",\"2\" ,9", "", URL),
        row("open quote", URL + ",,\"never closed", "3:21 csv.unclosed-quote"),
        row(
            "open quote, and another line",
            URL + ",,\"open\nb,c",
            "3:21 csv.unclosed-quote, 4:1 csv.ragged"),
        row(
            "open quote that the next line closes",
            URL + ",,\"open\n" + URL + "2,,\"whole\"",
            "4:23 csv.text-after-quote",
            URL + "2"),
        row("emoji before", "a\uD83D\uDE00\u00E9,\"x\"y,", "3:9 csv.text-after-quote"),
        row("quotes inside", URL + ",a\"b,c\"", "", URL),
        row("not UTF-8", URL + ",\uE000,", "3:20 csv.encoding", URL),
        row("not UTF-8, further on", URL + ",\"\na\uE000\",", "4:2 csv.encoding", URL),
        row("no text", URL + ",\uE001,", "3:20 csv.encoding"),
        row("NUL", URL + ",a\u0000b,", "3:21 csv.encoding"),
        row("many cells", URL + ",".repeat(TableLimits.MOST_FIELDS), "3:4115 csv.too-long"),
        row("blanks", " , ,", ""),
        row("quotes only", "\"\"\"\"\"", "3:1 csv.unclosed-quote"),
        row("no url", ",2024,a", "3:1 loc.missing"),
        row("formula", "=cmd|' /C calc'!A0,2024,x", "3:1 url.invalid"),
        row("formula, relative", "=cmd?x,2024,x", "3:1 url.relative", "=cmd?x"));
  }

  private static Stream<Arguments> longRows() {
    return Stream.of(
        row(
            "long cell",
            URL + ",," + "x".repeat(TableLimits.LONGEST_FIELD + 1),
            "3:21 csv.too-long"),
        row(
            "long quoted cell",
            URL + ",\"" + "x".repeat(TableLimits.LONGEST_FIELD),
            "3:21 csv.too-long"),
        row(
            "long quoted cell of several lines",
            URL + ",\"" + "x\n".repeat(5) + "x".repeat(TableLimits.LONGEST_FIELD) + "\",c",
            "3:20 csv.unclosed-quote, 4:1 csv.ragged, 5:1 csv.ragged, 6:1 csv.ragged, "
                + "7:1 csv.ragged, 8:1 csv.too-long"),
        row(
            "long row",
            (URL + "x".repeat(TableLimits.LONGEST_FIELD / 2) + ',').repeat(9),
            "3:3670150 csv.too-long"));
  }

  /** Writes U+E000 as a byte of windows-1252, U+E001 as one that is not even that. */
  private static byte[] bytes(String text) {
    var bytes = new ByteArrayOutputStream();
    for (String part : text.split("(?<=[\uE000\uE001])|(?=[\uE000\uE001])")) {
      switch (part) {
        case "\uE000" -> bytes.write(0xE9);
        case "\uE001" -> bytes.write(0x81);
        default -> bytes.writeBytes(part.getBytes(StandardCharsets.UTF_8));
      }
    }
    return bytes.toByteArray();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("rows")
  void rowsAroundAMalformedOneAreKept(
      String name, String row, List<String> problems, List<String> urls) {
    byte[] document =
        bytes("URL,film@kind,film.title\n" + FIRST + ",,\n" + row + '\n' + LAST + ",,");
    List<String> expected = new ArrayList<>(urls);
    expected.add(0, FIRST);
    expected.add(LAST);
    assertEquals(expected, csv.read(document).stream().map(UrlEntry::loc).toList(), name);
    assertEquals(problems, csv.places().stream().map(at -> at.substring(3)).toList());
    boolean lost = urls.isEmpty() || problems.size() > 1 || problems.toString().contains("quote");
    assertEquals(lost && !name.equals("blanks"), csv.missing() > 0);
  }

  @Test
  void messagesSayWhatIsLeftOut() {
    csv.read("URL,priority", URL + ",\"a\"b", URL + ",a\0", URL + ",\"open");
    assertEquals(
        List.of(
            "in:2:23: error: csv.text-after-quote: the row has text between a closing quote and the"
                + " end of its cell (double the quotes inside a quoted cell); its line is left out",
            "in:3:21: error: csv.encoding: the row is not UTF-8 text; --encoding reads another encoding; it is left out",
            "in:4:20: error: csv.unclosed-quote: the row has an opening quote that is not closed; its line"
                + " is left out"),
        csv.problems());
  }

  @Tag("slow")
  @ParameterizedTest(name = "{0}")
  @MethodSource("longRows")
  void rowsAroundALongOneAreKept(
      String name, String row, List<String> problems, List<String> urls) {
    rowsAroundAMalformedOneAreKept(name, row, problems, urls);
  }

  @Tag("slow")
  @Test
  void quoteThatIsNeverClosedCostsItsLineHoweverLongTheRest() {
    String rows = (URL + ",,\n").repeat(100_000);
    assertEquals(
        100_000, csv.urls("URL,film@kind,film.title\n" + URL + ",,\"open\n" + rows).size());
    assertEquals(List.of("in:2:21 csv.unclosed-quote"), csv.places());
  }

  @Tag("slow")
  @Test
  void longestCellAndMostCellsAreRead() {
    String longest = "x".repeat(TableLimits.LONGEST_FIELD);
    assertEquals(longest, csv.read("URL,priority", URL + ',' + longest).get(0).priority());
    String most = ",".repeat(TableLimits.MOST_FIELDS - 1);
    assertEquals(List.of(URL), csv.urls("URL", URL + most));
    assertEquals(List.of(), csv.codes());
  }

  /** Each line could be the first of a record as long as there can be, were it gone back to. */
  @Tag("slow")
  @Test
  void linesThatReopenTheirQuoteAreNotAllGoneBackTo() {
    csv.read("URL,priority\n" + "x\",\"\n".repeat(500_000));
    assertTrue(csv.missing() < 10_000, "lines gone back to: " + csv.missing());
  }

  /** Any record that the splitter lets through is one row to Commons CSV, and the same row. */
  @Tag("slow")
  @Test
  void recordsAreWhatCommonsCsvMakesOfThem() throws IOException {
    var random = new Random(1);
    int rows = 0;
    for (int run = 0; run < 3_000; run++) {
      byte[] document = random(random);
      var records =
          new RecordSplitter(new ByteArrayInputStream(document), new CsvSyntax(','), false);
      var slow = new RecordSplitter(new OneByOne(document), new CsvSyntax(','), false);
      var parser = new RecordParser(new CsvSyntax(','));
      while (records.next()) {
        assertTrue(slow.next());
        assertEquals(records.fault(), slow.fault());
        assertEquals(records.line(), slow.line());
        if (records.fault() != RecordFault.NONE) {
          continue;
        }
        String text = text(records);
        assertEquals(text, text(slow));
        List<CSVRecord> alone =
            CSVParser.parse(new StringReader(text), Delimiters.format(',')).getRecords();
        assertEquals(1, alone.size(), text);
        List<String> cells = records.cells();
        cells = cells == null ? parser.parse(records.text()) : cells;
        assertEquals(alone.get(0).toList(), cells, text);
        rows++;
      }
      assertFalse(slow.next());
    }
    assertTrue(rows > 3_000, "rows " + rows);
  }

  private static String text(RecordSplitter records) {
    List<String> cells = records.cells();
    return cells == null ? records.text().toString() : String.join(",", cells) + '\n';
  }

  private static byte[] random(Random random) {
    byte[] document = new byte[random.nextInt(100)];
    for (int i = 0; i < document.length; i++) {
      document[i] = (byte) "\"\"\",,\n\r a\u00FF".charAt(random.nextInt(10));
    }
    return document;
  }

  /** A stream that gives one byte at a time. */
  private static final class OneByOne extends ByteArrayInputStream {

    OneByOne(byte[] bytes) {
      super(bytes);
    }

    @Override
    public synchronized int read(byte[] target, int offset, int length) {
      return super.read(target, offset, Math.min(1, length));
    }
  }
}
