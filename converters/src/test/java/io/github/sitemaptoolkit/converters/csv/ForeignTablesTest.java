package io.github.sitemaptoolkit.converters.csv;

import static io.github.sitemaptoolkit.converters.csv.Tables.URL;
import static io.github.sitemaptoolkit.converters.csv.Tables.entry;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.converters.option.CsvInputOptions;
import io.github.sitemaptoolkit.converters.option.CsvOptions;
import io.github.sitemaptoolkit.converters.option.RowCondition;
import io.github.sitemaptoolkit.ext.image.Image;
import io.github.sitemaptoolkit.io.Head;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Loss;
import io.github.sitemaptoolkit.problem.SitemapException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tables as people and their programs have them. */
class ForeignTablesTest {

  private final Tables csv = new Tables();

  private static Image titled(String loc, String title) {
    return new Image(loc, null, null, title, null);
  }

  private List<String> printed() {
    return csv.problems().stream()
        .filter(problem -> !problem.contains(": info: ") && !problem.contains(Loss.CODE))
        .toList();
  }

  @Test
  void columnIsChosenByWhatItHolds() {
    assertEquals(
        List.of(URL),
        csv.urls("Keyword,Location,Current URL", "shop canopy,United Kingdom," + URL));
    assertEquals(
        List.of(
            "in:1:1: warning: csv.url-column: the urls are read from the column \"Current URL\";"
                + " \"Location\" contains none"),
        printed());
    assertEquals(List.of(URL), csv.urls("Name,Address,Website", "Shop,12 High Street," + URL));
    assertEquals(List.of(URL), csv.urls("Titel,Ziel", "Start," + URL));
    assertEquals(
        List.of(
            "in:1:1: warning: csv.url-column: the urls are read from the column \"Ziel\","
                + " because of its cells: no header means the url"),
        printed());
    assertEquals(0, csv.missing());
  }

  @Test
  void columnNamedLocIsTheUrlWhateverItHolds() {
    assertEquals(List.of("/a"), csv.urls("Website,loc", URL + ",/a"));
  }

  @Test
  void columnOfRelativeUrlsKeepsItsName() {
    assertEquals(List.of("/a", "b.html"), csv.urls("Page,Website", "/a," + URL, "b.html," + URL));
    assertEquals("csv.url-column", csv.codes().get(0));
  }

  @Test
  void twoColumnsWithUrlsAreReported() {
    assertEquals(List.of(URL), csv.urls("URL,Page URL,Title", URL + "," + URL + "2,x"));
    assertEquals(
        List.of(
            "in:1:1: warning: csv.url-column: the urls are read from the column \"URL\"; \"Page"
                + " URL\" contains urls, too, and is left out"),
        printed());
    assertEquals(0, csv.missing());
  }

  @Test
  void picturesAreNoPages() {
    var e =
        assertThrows(
            SitemapException.class,
            () -> csv.read("Handle,Title,Image Src", "shoe,Shoe," + URL + "shoe.jpg"));
    assertEquals("csv.no-url-column", e.problem().code());
  }

  @Test
  void rowsBehindTheLookAheadAreRead() {
    assertEquals(300, csv.read("Title,Ziel\n" + ("a," + URL + "\n").repeat(300)).size());
  }

  @Test
  void tableWithoutHeaderIsRead() {
    assertEquals(
        List.of(UrlEntry.builder(URL).lastmod("2026-01-02").build()),
        csv.read("7," + URL + ",2026-01-02"));
    assertEquals(
        List.of(
            "in:1:1: warning: csv.no-header: the table has no header: its first row contains a url."
                + " Column 2 is read as loc, column 3 as lastmod; others are left out"),
        printed());
    assertEquals("column 1", csv.losses().get(0).kind());
    assertEquals(
        List.of(UrlEntry.of(URL)), csv.read(URL + ",2026-01-02,2026-01-03"), "two dates are none");
    assertEquals(List.of(URL, URL + 2), csv.urls(URL, URL + 2));
  }

  @ParameterizedTest
  @ValueSource(strings = {"sep=;", "\"sep=;\"", "SEP=;"})
  void lineThatNamesTheSeparatorIsNoRow(String line) {
    assertEquals(
        List.of(UrlEntry.builder(URL).lastmod("2026").build()),
        csv.read(line, "loc;lastmod", URL + ";2026"));
    assertEquals(List.of(), csv.problems());
  }

  @Test
  void tabMayBeNamedByAnEscape() {
    assertEquals(List.of(URL), csv.urls("sep=\\t", "title\tloc", "a,b;c\t" + URL));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Top pages,Clicks,Impressions,CTR,Position",
        "URL,Last crawled",
        "Address,Content Type,Title 1",
        "Permalink,Title,Post Type",
        "Target URL,Anchor"
      })
  void exportsNameTheirUrls(String header) {
    assertEquals(List.of(URL), csv.urls(header, URL + ",1\n"));
    assertEquals(0, csv.missing());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '>',
      value = {
        "2026-11-22T10:15:00+01:00>2026-11-22T10:15:00+01:00>",
        "2026>2026>",
        "Sun, 22 Nov 2026 10:15:00 GMT>2026-11-22T10:15:00Z>date.rfc822",
        "2026-11-22 10:15:00+01:00>2026-11-22T10:15:00+01:00>date.space-separator",
        "2026-11-22 10:15>2026-11-22>date.no-zone",
        "22.11.2026>2026-11-22>date.invalid",
        "2.1.2026>2026-01-02>date.invalid",
        "22.11.2026 10:15>2026-11-22>date.no-zone",
        "31.02.2026>>date.impossible",
        "11/22/2026>2026-11-22>date.invalid",
        "13/13/2026>>date.invalid",
        "1.2.202>>date.invalid",
        "1.2.20245>>date.invalid",
        "1.2.202x>>date.invalid",
        ".2.2024>>date.invalid",
        "1..2024>>date.invalid",
        "111.2.2024>>date.invalid",
        "1.222.2024>>date.invalid",
        "x.2.2024>>date.invalid",
        "1.x.2024>>date.invalid",
        "yesterday>>date.invalid",
        "NaT>>csv.no-value",
        "nan>>csv.no-value"
      })
  void datesBecomeThoseOfTheW3c(String cell, String lastmod, String code) {
    UrlEntry read = csv.read("loc,lastmod", URL + ",\"" + cell + '"').get(0);
    assertEquals(lastmod, read.lastmod());
    assertEquals(code == null ? List.of() : List.of(code), csv.codes());
    boolean lost = lastmod == null && !"csv.no-value".equals(code);
    assertEquals(lost ? 1 : 0, csv.missing());
  }

  @Test
  void whatIsWrongWithADateIsSaid() {
    csv.read("loc,lastmod", URL + ",22.11.2026 10:15", URL + ",31.02.2026", URL + ", soon \n");
    assertEquals(
        List.of(
            "lastmod \"22.11.2026 10:15\" has no time zone, or an ambiguous one; only its day is"
                + " kept",
            "lastmod \"31.02.2026\" contains a day or time that does not exist; it is left out",
            "lastmod \"soon\" cannot be understood as a date; it is left out"),
        csv.messages());
  }

  @Test
  void rowsOfAnotherLengthAreNamed() {
    csv.read("loc,lastmod,priority", URL + ",2024", "x", URL + ",2024,1,2", URL + ",2024,1,,\n");
    assertEquals(
        List.of(
            "the row has 2 cells, but the header has 3",
            "the row has 1 cell, but the header has 3; it is left out",
            "the row has 4 cells, but the header has 3; it is left out"),
        csv.messages());
    assertEquals(2, csv.missing());
  }

  @Test
  void wrongWordsAreReportedAsInXml() {
    csv.read("loc,changefreq", URL + ",Daily", URL + ",daily", URL + ",often");
    assertEquals(List.of("changefreq.case", "changefreq.value"), csv.codes());
  }

  @Test
  void whatIsNoUrlIsNamedAndARowWithoutOneIsNot() {
    csv.read("loc,lastmod", "N/A,2024", ",2024");
    assertEquals(
        List.of(
            "the row has no url, but \"N/A\"; it is left out",
            "the row has no url; it is left out"),
        csv.messages());
  }

  @ParameterizedTest
  @CsvSource({
    "MM/dd/yyyy,11/22/2026,2026-11-22",
    "MM/dd/yyyy,02/30/2026,",
    "d. MMMM uuuu,22. november 2026,2026-11-22",
    "dd-MM-yyyy HH:mm XXX,22-11-2026 10:15 +01:00,2026-11-22T10:15:00+01:00",
    "dd-MM-yyyy HH:mm,22-11-2026 10:15,2026-11-22",
    "MM/dd/yyyy,2026-11-22,2026-11-22"
  })
  void formatOfDatesIsTakenAsGiven(String format, String cell, String lastmod) {
    var tables = new Tables(CsvInputOptions.DEFAULTS.withDateFormat(format));
    assertEquals(lastmod, tables.read("loc,lastmod", URL + "," + cell).get(0).lastmod());
    assertEquals(format.endsWith("HH:mm"), tables.codes().contains("date.no-zone"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"HH:mm", "MM/yyyy", "nonsense", "[", "dd/MM"})
  void formatWithoutADayIsRefused(String format) {
    assertThrows(
        IllegalArgumentException.class, () -> CsvInputOptions.DEFAULTS.withDateFormat(format));
  }

  @Test
  void wordsForNothingAreNothing() {
    assertEquals(
        List.of(entry(Image.of("i.jpg"))),
        csv.read("url,lastmod,priority,image_loc,image_title", URL + ",NaT,nan,i.jpg,None"));
    assertEquals(0, csv.missing());
    assertEquals(List.of(), csv.urls("url,lastmod", "N/A,2026", "#N/A,", ",2026\n"));
    assertEquals(List.of("loc.missing", "loc.missing", "loc.missing"), csv.codes());
    assertEquals(3, csv.missing());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"#REF!", "#DIV/0!", "#NAME?", "#VALUE!", "#BEZUG!", "#¡VALOR!", "#¿NOMBRE?"})
  void errorOfAFormulaIsNoValue(String error) {
    assertEquals(
        List.of(entry(), entry(Image.of("https://example.com/#A!"))),
        csv.read(
            "url,lastmod,image_loc,image_title",
            URL + ',' + error + ',' + error + ',' + error,
            error + ",2026-11-20,,",
            URL + ",,https://example.com/#A!,"));
    assertEquals(
        List.of("csv.bad-cell", "csv.bad-cell", "csv.bad-cell", "loc.missing"), csv.codes());
    assertTrue(
        csv.messages()
            .contains(
                "lastmod \""
                    + error
                    + "\" is not a value, but the error of a formula; it is left"
                    + " out"));
    assertEquals(4, csv.missing());
  }

  @Test
  void decimalCommaIsRead() {
    assertEquals("0.8", csv.read("loc;priority", URL + ";0,8").get(0).priority());
    assertEquals(
        List.of(
            "in:2:1: warning: csv.decimal-comma: priority \"0,8\" is read as 0.8\n  url[1].priority   "
                + URL),
        csv.problems());
  }

  @ParameterizedTest
  @ValueSource(strings = {"80%", ",8", "8,", "0,8,1", "a,8", "0,x", "0,:", "0,/", "0.8", "-0,8"})
  void otherNumbersStayAsTheyAre(String priority) {
    assertEquals(priority, csv.read("loc;priority", URL + ';' + priority).get(0).priority());
    assertEquals(priority.equals("0.8") ? List.of() : List.of("priority.value"), csv.codes());
  }

  @Test
  void wordsForNothingAreNamedOnceAColumn() {
    csv.read("loc,lastmod,priority", URL + ",NaT,nan", URL + "2,null,");
    assertEquals(
        List.of(
            "cells of lastmod such as \"NaT\" are read as empty",
            "cells of priority such as \"nan\" are read as empty"),
        csv.messages());
  }

  @ParameterizedTest
  @ValueSource(strings = {"1.jpg\n@2.jpg", "1.jpg | @2.jpg", "1.jpg  @2.jpg", "1.jpg, @2.jpg"})
  void urlsInACellMayBePartedBySpace(String cell) {
    String cells = "https://a.example/" + cell.replace("@", "https://a.example/");
    assertEquals(
        List.of(entry(Image.of(URL + "1.jpg"), Image.of(URL + "2.jpg"))),
        csv.read("url,image_loc", URL + ",\"" + cells + '"'));
    assertEquals(List.of(), printed());
  }

  @Test
  void spaceInAUrlDoesNotPartIt() {
    assertEquals(
        List.of(Image.of(URL + "1 2.jpg")),
        csv.read("loc,image.loc", URL + "," + URL + "1 2.jpg").get(0).extensions(Image.class));
  }

  @Test
  void columnImageHoldsPicturesIfTheyAreUrls() {
    for (String header : List.of("image", "images", "Images", "Image Src")) {
      assertEquals(
          List.of(entry(Image.of(URL + "1.jpg"))),
          csv.read("loc," + header, URL + "," + URL + "1.jpg"),
          header);
    }
    assertEquals(List.of(UrlEntry.of(URL)), csv.read("URL,Images", URL + ",7"));
  }

  @Test
  void textWithABarIsSplitWhereAllColumnsAgree() {
    assertEquals(
        List.of(entry(titled(URL + 1, "Shoes "), titled(URL + 2, " Shop"))),
        csv.read("url,image_loc,image_title", URL + "," + URL + "1|" + URL + "2,Shoes | Shop"));
    assertEquals(
        List.of(
            "in:2:1: warning: csv.bar-in-text: image.title \"Shoes | Shop\" is read as 2 values, as"
                + " many as there are of the other columns; write \\| for a | that belongs to a"
                + " text\n  url[1].image.title   "
                + URL),
        csv.problems());
  }

  @Test
  void textWithABarIsKeptWholeWhereTheyDoNot() {
    assertEquals(
        List.of(entry(titled(URL + 1, "Shoes | My Shop"))),
        csv.read("url,image_loc,image_title", URL + "," + URL + "1,Shoes | My Shop"));
    assertEquals(
        List.of(
            "in:2:1: warning: csv.uneven-repeats: the columns of image have different numbers of"
                + " values (image.loc 1, image.title 2); texts with | are kept whole;"
                + " write \\| for a | that belongs to a text\n  url[1].image.title   "
                + URL),
        csv.problems());
    assertEquals(
        List.of(entry(titled(URL + 1, "a|b|c"), Image.of(URL + 2))),
        csv.read("url,image_loc,image_title", URL + "," + URL + "1|" + URL + "2,a\\|b\\|c"));
    assertEquals(
        List.of(entry(titled(null, "Shoes | My Shop"))),
        csv.read("url,image_title", URL + ",Shoes | My Shop"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '!',
      value = {
        "loc,lastmod,image.loc/https://a.example/1,2026,/https://a.example/b/l!1",
        "loc,lastmod/https://a.example/1,2026/https://a.exa!1",
        "loc,lastmod/https://a.exa!0",
        "https://a.example/1,2026-01-02/https://a.ex!1"
      })
  void lastRowThatIsShortAndHasNoEndIsCut(String lines, int rows) {
    String document = lines.replace("/https", "\nhttps");
    var e = assertThrows(SitemapException.class, () -> csv.read(document));
    assertEquals("doc.truncated", e.problem().code());
    assertTrue(e.problem().missing());
    assertEquals(rows, csv.read(document.substring(0, document.lastIndexOf('\n') + 1)).size());
  }

  @Test
  void shortRowIsNotCutWhereOthersAreAsShortOrItsLineEnds() {
    assertEquals(2, csv.urls("loc,lastmod", URL, URL + 2).size());
    assertEquals(2, csv.urls("loc,lastmod", URL + ",2026", URL + "2\n").size());
    assertEquals(1, csv.urls("loc", URL).size());
  }

  @Test
  void emptyCellsAtTheEndAreNothing() {
    assertEquals(
        List.of(UrlEntry.builder(URL).lastmod("2026").build()),
        csv.read("URL;Last Modified;;;", URL + ";2026;;;;;", ";;;"));
    assertEquals(List.of(), csv.problems());
  }

  @Test
  void urlsAreJudgedAndComeBackAsRead() {
    assertEquals(
        List.of("/rel", "mailto:x@y", URL + "a b"),
        csv.urls("loc", "/rel", "mailto:x@y", URL + "a b", "{{ url }}", "United Kingdom"));
    assertEquals(
        List.of(
            "in:2:1 url.relative",
            "in:3:1 url.scheme",
            "in:4:1 url.inner-whitespace",
            "in:5:1 url.template",
            "in:6:1 url.invalid"),
        csv.places());
    assertEquals(2, csv.missing());
  }

  /** Texts that a reader would take for something else are marked by the writer. */
  @Test
  void oddTextsOfOurOwnComeBackExactly() {
    var odd =
        UrlEntry.builder("N/A")
            .lastmod("yesterday")
            .changefreq(" nan ")
            .priority("0,8")
            .add(titled(URL + "1 " + URL + "2", "null"))
            .add(titled("2", "a|b"))
            .build();
    List<UrlEntry> entries =
        List.of(
            odd,
            UrlEntry.builder("\\=x").lastmod("\\=2026").changefreq("\\e").build(),
            UrlEntry.builder(URL).lastmod("null").priority(" 1").changefreq("").build(),
            entry(titled(null, "None"), titled("x", "\\e"), titled("|", "\\="), titled("", " ")));
    for (CsvOptions.Layout layout : List.of(CsvOptions.Layout.JOINED, CsvOptions.Layout.WIDE)) {
      var tables = new Tables(CsvOptions.DEFAULTS.withLayout(layout));
      String document = tables.document(entries.toArray(UrlEntry[]::new));
      assertEquals(entries, tables.read(document), document);
    }
    assertTrue(csv.document(odd).contains(",\\=yesterday,"), csv.document(odd));
  }

  @Test
  void nameAndContentTellTableFromList() {
    assertTrue(matches("https://a.example/1,2026-01-02\nhttps://a.example/2,2026-01-03\n"));
    assertTrue(matches("sep=;\nZiel;Titel\n"));
    assertTrue(named("https://a.example/1,7\n"));
    assertEquals(false, matches("https://a.example/1,7\nhttps://a.example/2,8\n"));
    assertEquals(false, named("https://a.example/1\nhttps://a.example/2\n"));
    assertEquals(false, matches("https://a.example/1\t2026-01-02\n"));
  }

  private static boolean matches(String text) {
    return new CsvFormat().matches(Head.of(text.getBytes(StandardCharsets.UTF_8)));
  }

  private static boolean named(String text) {
    return new CsvFormat().matchesNamed(Head.of(text.getBytes(StandardCharsets.UTF_8)));
  }

  @Test
  void crawlGivesItsPages() {
    String header = "Address,Content Type,Status Code,Status,Indexability\n";
    String rows =
        Stream.of(
                "1,text/html; charset=utf-8,200,OK,Indexable",
                "2,text/html,301,Moved Permanently,Non-Indexable",
                "3,text/html,200,OK,Non-Indexable",
                "4,image/png,200,OK,Indexable",
                "5,application/pdf,200,OK,Indexable")
            .map(row -> URL + row + "\n")
            .reduce("", String::concat);
    assertEquals(List.of(URL + 1, URL + 5), csv.urls(header + rows));
    assertEquals(
        List.of(
            "in: warning: csv.crawl-rows: 3 of 5 rows are left out, because they are not pages for a"
                + " sitemap: 1 with a status other than 200 (\"Status Code\"), 1 not indexable"
                + " (\"Indexability\"), 1 neither HTML nor PDF (\"Content Type\")"),
        printed());
    assertEquals(0, csv.missing());
    var all = new Tables(CsvInputOptions.DEFAULTS.withAllRows(true));
    assertEquals(5, all.urls(header + rows).size());
    var errors =
        new Tables(
            CsvInputOptions.DEFAULTS.withWhere(
                List.of(
                    RowCondition.parse("status code!=200"), RowCondition.parse("Status~moved"))));
    assertEquals(List.of(URL + 2), errors.urls(header + rows));
    assertTrue(
        errors
            .messages()
            .contains("4 of 5 rows are left out by the condition [status code!=200, Status~moved]"),
        errors.messages().toString());
    assertEquals(0, errors.missing());
  }

  @Test
  void conditionOnAnUnknownColumnIsRefused() {
    var tables =
        new Tables(CsvInputOptions.DEFAULTS.withWhere(List.of(RowCondition.parse("Code=200"))));
    var e = assertThrows(SitemapException.class, () -> tables.read("loc,Status", URL + ",200"));
    assertEquals(
        "in:1:1: error: csv.no-such-header: there is no column \"Code\"; the table has \"loc\","
            + " \"Status\"",
        e.getMessage());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "=200", "Status"})
  void conditionsNeedAHeaderAndAnOperator(String text) {
    assertThrows(IllegalArgumentException.class, () -> RowCondition.parse(text));
  }

  @Test
  void firstOperatorOfAConditionCounts() {
    assertEquals(
        new RowCondition("a", RowCondition.Operator.IS_NOT, "b=c"), RowCondition.parse("a != b=c"));
    assertEquals("", RowCondition.parse("a=").value());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\"=HYPERLINK(\"\"https://example.com/a\"\",\"\"Home, sweet\"\")\"",
        "\"=HYPERLINK(\"\"https://example.com/a\"\")\"",
        "\"=Hyperlink( \"\"https://example.com/a\"\" ; B2)\"",
        "'https://example.com/a",
        "\u201Chttps://example.com/a\u201D",
        "\u201Ehttps://example.com/a\u201C",
        "\u00ABhttps://example.com/a\u00BB",
      })
  void aCellIsTheUrlThatASpreadsheetShows(String cell) {
    assertEquals(List.of("https://example.com/a"), csv.urls("url,priority\n" + cell + ",0.5\n"));
    assertEquals(List.of(), csv.codes());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\"=HYPERLINK(\"\"https://example.com/\"\"&B2)\"",
        "\"=IMAGE(\"\"https://example.com/a.png\"\")\"",
        "'https://example.com/a'",
      })
  void aFormulaThatHasToBeCalculatedIsNoUrl(String cell) {
    assertEquals(
        List.of("https://example.com/b"),
        csv.urls("url,title\n" + cell + ",A\nhttps://example.com/b,B\n"));
    assertTrue(csv.codes().contains("url.invalid"), csv.problems().toString());
  }

  @ParameterizedTest
  @ValueSource(strings = {"@2,2026-11-19", "@2|2026-11-19", "@2\t2026-11-19", "@2,19.11.2026,x"})
  void aRowOfAnotherDelimiterIsLeftOut(String row) {
    String table = "loc;lastmod\n@1;2026-11-20\n" + row + "\n@3;2026-11-18\n";
    assertEquals(
        List.of("https://example.com/1", "https://example.com/3"),
        csv.urls(table.replace("@", "https://example.com/")));
    assertEquals(List.of("csv.ragged"), csv.codes());
  }

  @Test
  void aShortRowWithACommaInItsUrlIsRead() {
    assertEquals(
        List.of("https://example.com/1", "https://example.com/2,b"),
        csv.urls(
            "loc;lastmod;priority\nhttps://example.com/1;2026-11-20;0.5\nhttps://example.com/2,b\n"));
    assertEquals(List.of("csv.ragged"), csv.codes());
  }
}
