package io.github.sitemaptoolkit.converters.csv;

import static io.github.sitemaptoolkit.converters.csv.Tables.URL;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.sitemaptoolkit.converters.option.CsvInputOptions;
import io.github.sitemaptoolkit.ext.image.ImageExtension;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.testkit.Documents;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which of several columns counts, and what is said of the others. */
class HeadersTest {

  private Tables csv = new Tables();

  private void map(Map<String, String> columns) {
    csv = new Tables(CsvInputOptions.DEFAULTS.withColumns(columns));
  }

  private String title(String... lines) {
    List<UrlEntry> entries = csv.read(lines);
    return entries.get(0).extension(Film.class).map(Film::title).orElse("none");
  }

  private List<String> said() {
    return csv.problems().stream()
        .filter(problem -> problem.contains(" csv."))
        .map(problem -> problem.substring("in:1:1: ".length()))
        .toList();
  }

  @Test
  void mappedColumnsMeanWhatIsSaid() {
    map(Map.of("Titel", "film.title", "my link", "loc", "lastmod", ""));
    assertEquals("T", title("Titel,My-Link,lastmod", "T," + URL + ",2024"));
    assertEquals(List.of(UrlEntry.of(URL)), csv.read("My-Link,lastmod,Titel", URL + ",2024,"));
    assertEquals(List.of(), said());
    assertEquals(0, csv.losses().size());
  }

  @Test
  void aMappedHeaderMustBeThere() {
    map(Map.of("Titl", "film.title"));
    var e = assertThrows(SitemapException.class, () -> csv.read("loc,Title", URL + ",T"));
    assertEquals(
        "in:1:1: error: csv.no-such-header: there is no column \"Titl\"; did you mean \"Title\"?",
        e.getMessage());
  }

  @Test
  void aTableWithoutHeaderHasNumbersForHeaders() {
    map(Map.of("2", "film.title"));
    assertEquals("T", title(URL + ",T,2024-01-02", URL + "2,T,2024-01-02"));
    assertEquals(
        List.of(
            "warning: csv.no-header: the table has no header: its first row contains a url. Column"
                + " 1 is read as loc; others are left out"),
        said());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "https://a.example/,2024-01-02 | 1 is read as loc, column 2 as lastmod",
        "2024-01-02,https://a.example/ | 2 is read as loc, column 1 as lastmod",
        "https://a.example/,One thing | 1 is read as loc; others are left out",
        "https://a.example/,2024-01-02,<b> | 1 is read as loc, column 2 as lastmod; others are left"
            + " out",
      })
  void whatIsReadWithoutAHeaderIsSaid(String row, String said) {
    csv.read(row);
    assertEquals(
        List.of(
            "warning: csv.no-header: the table has no header: its first row contains a url. Column "
                + said),
        said());
  }

  @Test
  void oneOfTwoColumnsWithUrlsIsReadWithoutAHeader() {
    assertEquals(List.of(URL), csv.urls(URL + ',' + URL + "other,x"));
    assertEquals("csv.url-column", csv.codes().get(1));
  }

  @Test
  void theMappedOneOfTwoColumnsCounts() {
    map(Map.of("Mine", "film.title"));
    assertEquals("mine", title("loc,film.title,Film Title,Mine", URL + ",own,other,mine"));
    assertEquals(
        List.of(
            "warning: csv.duplicate-column: the column \"film.title\" occurs twice; this one is left"
                + " out",
            "warning: csv.duplicate-column: the column \"Film Title\" occurs twice; this one is left"
                + " out"),
        said());
    assertEquals(2, csv.missing());
  }

  @Test
  void theColumnsOwnNameCountsBeforeOthers() {
    assertEquals("own", title("loc,Film Title,film.title", URL + ",other,own"));
    assertEquals(1, csv.missing());
  }

  @Test
  void ofOtherNamesTheFirstThatHoldsSomethingCounts() {
    assertEquals("b", title("url,Film Title,film_title,film:title", URL + ",,b,c"));
    assertEquals(
        List.of(
            "warning: csv.duplicate-column: the column \"film:title\" occurs twice; this one is left"
                + " out",
            "info: csv.unknown-column: the column \"Film Title\" is not known; its values are left"
                + " out"),
        said());
    assertEquals("a", title("url,Film Title,film_title", URL + ",a,b"));
  }

  @Test
  void columnsWithoutAHeaderAreNamedIfTheyHoldSomething() {
    csv.read("url,,lastmod,,Clicks", URL + ",,2024,x,7");
    assertEquals(
        List.of(
            "info: csv.unknown-column: the column \"\" is not known; its values are left out",
            "info: csv.unknown-column: the column \"Clicks\" is not known; its values are left out"),
        said());
  }

  @Test
  void ofColumnsThatNoHeaderNamesTheOneWithMostUrlsCounts() {
    assertEquals(
        List.of(URL + 1, URL + 2), csv.urls("Da,Dort", "?," + URL + 1, URL + ',' + URL + 2));
    assertEquals(List.of(URL + 1), csv.urls("Da,Dort", URL + "1," + URL + 2));
    assertEquals(
        "warning: csv.url-column: the urls are read from the column \"Da\", because of its cells: no"
            + " header means the url; \"Dort\" contains urls, too, and is left out",
        said().get(0));
    csv.read("url,b,c,d,e,f", (URL + ',').repeat(6));
    assertEquals(
        "warning: csv.url-column: the urls are read from the column \"url\"; \"b\", \"c\", \"d\" and 2"
            + " more contain urls, too, and are left out",
        said().get(0));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "URL,Status | *,404 | false",
        "URL,Status | *,gone | false",
        "URL,Status | *,sold | true",
        "URL,Status | *,200.0 | true",
        "URL,Indexability | *,Non-Indexable | false",
        "URL,Indexability | *,Indexable | true",
        "URL,Indexable | *,no | false",
        "URL,Status,Indexable | *,200,no | false",
        "URL,Status,Content | *,200,text/css | false",
        "URL,Status,Content | *,200,text/html;a | true",
        "URL,Status,Content | *,200,HTML | true",
        "URL,Status,Status Code | *,gone,404 | false",
      })
  void whatACrawlerSaysIsNoPageIsLeftOut(String header, String row, boolean read) {
    assertEquals(read ? List.of(URL) : List.of(), csv.urls(header, row.replace("*", URL)));
  }

  @Test
  void theReaderSaysWhatItReadsEachColumnAs() throws IOException {
    String table =
        "Page URL,Image Loc,film[1].title,film.title,_xml,Clicks,,Titel\n" + URL + ",,,,,,,x\n";
    Map<String, String> mapping = Map.of("Titel", "");
    var context =
        Context.of(Extensions.of(new Film.Extension(), new ImageExtension()))
            .withProblems(new Problems())
            .with(CsvInputOptions.DEFAULTS.withColumns(mapping));
    byte[] bytes = table.getBytes(StandardCharsets.UTF_8);
    assertEquals(
        "{Page URL=loc, Image Loc=image.loc, film[1].title=film[1].title, film.title=film.title,"
            + " _xml=_xml, Clicks=, Titel=}",
        new CsvFormat().columns(Documents.source(bytes), context).toString());
    try (var in = new CsvFormat().reader(Documents.source(bytes), context)) {
      assertEquals(DocumentInfo.of(DocumentInfo.Kind.TABLE), in.document());
      assertSame(context.problems(), in.problems());
    }
  }

  @Test
  void whereTheUrlStandsIsNoNewsForACrawl() {
    String header = "Status Code,Address,URL\n";
    csv.read(header + "200," + URL + ',' + URL + "2");
    assertEquals(
        "info: csv.url-column: the urls are read from the column \"Address\"; \"URL\" contains urls,"
            + " too, and is left out",
        said().get(0));
    csv.read("Status Code,Ziel\n" + "200," + URL);
    assertEquals(
        "warning: csv.url-column: the urls are read from the column \"Ziel\", because of its cells: no"
            + " header means the url",
        said().get(0));
  }
}
