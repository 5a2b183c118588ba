package io.github.sitemaptoolkit.converters.internal.csv.write;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.sitemaptoolkit.converters.internal.csv.Delimiters;
import io.github.sitemaptoolkit.converters.internal.csv.write.CellLayout.OutputColumn;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVPrinter;
import org.apache.commons.csv.QuoteMode;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Commons CSV defines how a table is written; ours only writes the same bytes faster. */
class CsvOutputTest {

  private static final List<String> PIECES =
      List.of(
          "",
          "a",
          "b c",
          " ",
          "\t",
          ",",
          ";",
          "|",
          "\"",
          "\n",
          "\r",
          "\r\n",
          "#",
          "!",
          "$",
          "\\",
          "'",
          "=",
          "\u0001",
          "\u001F",
          "~",
          "\u007F",
          "\u0080",
          "\u00A0",
          "\u00E9",
          "\u07FF",
          "\u0800",
          "\u20AC",
          "\uD7FF",
          "\uFFFD",
          "\uFFFF",
          "\uD83D\uDE00",
          "https://example.com/a?b=1&c=2");

  private final Random random = new Random(1);

  private @Nullable String cell() {
    var cell = new StringBuilder();
    int pieces = random.nextInt(4);
    if (pieces == 0 && random.nextBoolean()) {
      return null;
    }
    for (int i = 0; i < pieces; i++) {
      cell.append(PIECES.get(random.nextInt(PIECES.size())));
    }
    return cell.toString();
  }

  private static RecordBytes row(char delimiter, boolean safe) {
    return new RecordBytes(delimiter, safe, () -> {});
  }

  @ParameterizedTest
  @CsvSource({"comma, false", "semicolon, false", "tab, false", "comma, true", "tab, true"})
  void bytesAreThoseOfCommonsCsv(String name, boolean quotesAll) throws IOException {
    char delimiter = name.equals("comma") ? ',' : name.equals("tab") ? '\t' : ';';
    CSVFormat format = Delimiters.format(delimiter);
    if (quotesAll) {
      format = format.builder().setQuoteMode(QuoteMode.ALL_NON_NULL).get();
    }
    for (int columns = 1; columns <= 4; columns++) {
      List<OutputColumn> header =
          IntStream.range(0, columns).mapToObj(i -> new OutputColumn(i, "c" + i, "c" + i)).toList();
      for (int i = 0; i < 3000; i++) {
        @Nullable String[] cells = new String[columns];
        var row = row(delimiter, quotesAll);
        for (int j = 0; j < columns; j++) {
          String cell = cell();
          cells[j] = cell;
          if (cell != null) {
            row.addExact(j, cell);
          }
        }
        var expected = new StringWriter();
        try (var printer = new CSVPrinter(expected, format)) {
          printer.printRecord(header.stream().map(OutputColumn::name));
          printer.printRecord((Object[]) cells);
        }
        var out = new ByteArrayOutputStream();
        new CsvOutput(out, delimiter, header, row(delimiter, quotesAll)).row(row);
        assertEquals(expected.toString(), out.toString(UTF_8));
      }
    }
  }

  @Test
  void rowsComeInTheOrderOfTheColumnsAndOthersAreNotWritten() throws IOException {
    var row = row(',', false);
    row.add(7, "seven");
    row.add(5, "not written");
    row.add(900, "beyond");
    row.add(2, "two");
    var out = new ByteArrayOutputStream();
    List<OutputColumn> columns =
        List.of(
            new OutputColumn(2, "b", "b"),
            new OutputColumn(4, "d", "d"),
            new OutputColumn(7, "g", "g"));
    new CsvOutput(out, ',', columns, row(',', false)).row(row);
    assertEquals("b,d,g\ntwo,,seven\n", out.toString(UTF_8));
  }

  @Test
  void columnsBehindTheLastCellOfARowAreEmpty() throws IOException {
    List<OutputColumn> columns =
        IntStream.range(0, 4).mapToObj(i -> new OutputColumn(i, "c" + i, "c" + i)).toList();
    var out = new ByteArrayOutputStream();
    var table = new CsvOutput(out, ',', columns, row(',', false));
    var row = row(',', false);
    row.add(0, "a");
    row.add(1, "b");
    table.row(row);
    row.truncate(1);
    row.add(3, "d");
    table.row(row);
    assertEquals("c0,c1,c2,c3\na,b,,\na,,,d\n", out.toString(UTF_8));
  }

  @Test
  void textsThatNoTableCanContainAreToldAndReplaced() throws IOException {
    var told = new ArrayList<String>();
    var row = new RecordBytes(',', true, () -> told.add("illegal"));
    row.add(0, "\uD83D");
    row.add(1, "=1");
    row.add(2, "a");
    var out = new ByteArrayOutputStream();
    List<OutputColumn> columns =
        IntStream.range(0, 3).mapToObj(i -> new OutputColumn(i, "c" + i, "c" + i)).toList();
    new CsvOutput(out, ',', columns, row(',', false)).row(row);
    assertEquals("c0,c1,c2\n\"\uFFFD\",\"'=1\",\"a\"\n", out.toString(UTF_8));
    assertEquals(List.of("illegal"), told);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "a",
        "\"",
        "a\"\"b",
        "a,b",
        " a ",
        "\u007F",
        "\u0080",
        "\u07FF",
        "\u0800",
        "\uD7FF",
        "\uE000",
        "\uFFFF",
        "\uD83D\uDE00"
      })
  void lengthIsThatOfTheQuotedBytes(String text) {
    String quoted = '"' + text.replace("\"", "\"\"") + '"';
    for (boolean safe : new boolean[] {false, true}) {
      var row = row(',', safe);
      row.add(0, "before");
      row.add(1, text);
      assertEquals(quoted.getBytes(UTF_8).length, row.quotedLength(1));
    }
  }

  @Test
  void cellsMayBeLong() throws IOException {
    String text = "\u20AC\"".repeat(100_000);
    var row = row(',', false);
    row.add(0, text);
    row.add(1, "x".repeat(100_000));
    var out = new ByteArrayOutputStream();
    List<OutputColumn> columns =
        List.of(new OutputColumn(0, "a", "a"), new OutputColumn(1, "b", "b"));
    new CsvOutput(out, ',', columns, row(',', false)).row(row);
    assertEquals(
        "a,b\n\"" + text.replace("\"", "\"\"") + "\"," + "x".repeat(100_000) + '\n',
        out.toString(UTF_8));
  }
}
