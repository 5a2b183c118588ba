package io.github.sitemaptoolkit.converters.internal.csv.read;

import static io.github.sitemaptoolkit.converters.csv.Film.scene;
import static io.github.sitemaptoolkit.converters.csv.Tables.URL;
import static io.github.sitemaptoolkit.converters.csv.Tables.entry;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.converters.csv.Film;
import io.github.sitemaptoolkit.converters.csv.Tables;
import io.github.sitemaptoolkit.ext.image.Image;
import io.github.sitemaptoolkit.model.ForeignElement;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Loss;
import io.github.sitemaptoolkit.problem.SitemapException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CsvReaderTest {

  private final Tables csv = new Tables();

  private Film film(String header, String cell) {
    return csv.read("loc;" + header, URL + ';' + cell).get(0).extension(Film.class).orElseThrow();
  }

  @Test
  void fieldsAreKeptButForWhiteSpaceAroundThem() {
    assertEquals(
        List.of(
            UrlEntry.builder(URL).lastmod("2024").changefreq("weekly").priority(".5").build(),
            UrlEntry.builder(URL + 2).lastmod("").build()),
        csv.read("loc,lastmod,changefreq,priority", URL + ", 2024 ,weekly,.5", URL + "2,\\e,,"));
    assertEquals(List.of(), csv.problems());
  }

  @Test
  void spacesThatXmlDoesNotKnowAreNoPartOfAUrl() {
    assertEquals(
        List.of(UrlEntry.builder(URL).lastmod("2024").build()),
        csv.read("loc,lastmod", "\u00A0" + URL + "\u3000,\uFEFF2024"));
    assertEquals(List.of("in:2:1 loc.whitespace-padding"), csv.places());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '>',
      value = {
        "URL>Last Modified>Change-Freq>Priority>image_loc",
        "Address>lastmod>change frequency>PRIORITY>image:loc",
        "Page>last_modified>changefreq>priority>Image Loc",
        "loc>LastMod>ChangeFreq>priority>image.loc"
      })
  void otherProgramsHeadersAreUnderstood(
      String loc, String lastmod, String changefreq, String priority, String image) {
    var expected =
        UrlEntry.builder(URL)
            .lastmod("2024")
            .changefreq("daily")
            .priority("1")
            .add(Image.of("https://e.com/a"))
            .add(Image.of("https://e.com/b"))
            .build();
    assertEquals(
        List.of(expected),
        csv.read(
            String.join(",", loc, lastmod, changefreq, priority, image),
            URL + ",2024,daily,1,https://e.com/a|https://e.com/b"));
    assertEquals(List.of(), csv.problems());
  }

  @ParameterizedTest
  @ValueSource(strings = {",", ";", "\t"})
  void delimiterIsToldByTheHeader(String delimiter) {
    assertEquals(
        List.of(UrlEntry.builder(URL).lastmod("2024").build()),
        csv.read(
            "a,b;c\td".replace(delimiter, "") + delimiter + "loc" + delimiter + "lastmod",
            delimiter + URL + delimiter + "2024"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"\n", "\r", "\r\n"})
  void everyLineEndEndsARow(String end) {
    String document =
        String.join(end, "loc,image.title", URL + ",\"a" + end + "b\"", "", URL + "2,");
    var expected = entry(new Image(null, null, null, "a" + end + "b", null));
    assertEquals(List.of(expected, UrlEntry.of(URL + 2)), csv.read(document));
    assertEquals(List.of(), csv.problems());
  }

  @Test
  void spreadsheetsFileIsRead() {
    String document =
        "\uFEFFURL;image:loc;image:caption\r\n"
            + "\""
            + URL
            + "\";https://e.com/i.jpg;\"one; \"\"two\"\"\r\nthree\"\r\n"
            + ";;\r\n"
            + URL
            + "2;;\r\n";
    assertEquals(
        List.of(
            entry(new Image("https://e.com/i.jpg", "one; \"two\"\r\nthree", null, null, null)),
            UrlEntry.of(URL + 2)),
        csv.read(document));
    assertEquals(List.of(), csv.problems());
  }

  @Test
  void quotedEmptyCellIsNothing() {
    assertEquals(
        List.of(UrlEntry.of(URL)),
        csv.read("\"loc\",\"lastmod\",\"image.loc\"", '"' + URL + "\",\"\",\"\""));
  }

  @Test
  void joinedCellsAreReadByPlace() {
    assertEquals(
        List.of(
            entry(
                new Image("https://e.com/1", null, null, null, null),
                new Image("https://e.com/2", "of|two", null, null, null),
                new Image("https://e.com/3", "", null, null, null))),
        csv.read(
            "loc,image.loc,image.caption",
            URL + ",https://e.com/1|https://e.com/2|https://e.com/3,|of\\|two|\\e"));
    assertEquals(List.of(), csv.problems());
  }

  @Test
  void backslashThatNobodyEscapedStandsForItself() {
    assertEquals(Film.of("C:\\temp\\"), film("film.title", "C:\\temp\\"));
    assertEquals(Film.of("\\-"), film("film.title", "\\\\-"));
    assertEquals(Film.of("a\\e"), film("film.title", "a\\e"));
  }

  @Test
  void repeatsInRepeatsKeepTheirPlaces() {
    assertEquals(
        entry(
            Film.of("1", scene("a", "b"), scene("c")), Film.of("2"), Film.of("3", scene("", "d"))),
        csv.read("loc;film.title;film.scene.line", URL + ";1|2|3;a|b||c|||\\-|||\\e|d").get(0));
    assertEquals(List.of(), csv.problems());
  }

  @Test
  void numbersInHeadersAndJoinedCellsMayBeMixed() {
    assertEquals(
        entry(Film.of("1", scene("a", "b"), scene("c|d"))),
        csv.read(
                "loc;film.title;film[1].scene[1].line;film[1].scene[2].line[1]", URL + ";1;a|b;c|d")
            .get(0));
    assertEquals(List.of(), csv.problems());
  }

  @Test
  void gapsAreClosed() {
    assertEquals(
        entry(Film.of("1"), Film.of("3")),
        csv.read("loc;film[1].title;film[2].title;film[3].title", URL + ";1;;3").get(0));
  }

  @Test
  void tooLongASeparatorCostsItsCell() {
    assertEquals(Film.of("T"), film("film.title;film.scene.line", "T;a||||b"));
    assertEquals(List.of("csv.bad-cell"), csv.codes());
    assertEquals(1, csv.missing());
  }

  @Test
  void presenceIsYesOrNo() {
    assertEquals(new Film(null, null, List.of()), film("film", "Yes"));
    assertEquals(List.of(UrlEntry.of(URL)), csv.read("loc,film", URL + ",no"));
    assertEquals(List.of(), csv.codes());
    assertEquals(List.of(UrlEntry.of(URL)), csv.read("loc,film", URL + ",perhaps"));
    assertEquals(
        List.of(
            "in:2:1: error: csv.bad-cell: film must be yes or empty, not \"perhaps\"\n  url[1].film[1]   "
                + URL),
        csv.problems());
  }

  @Test
  void unevenColumnsAreReported() {
    csv.read("loc;image.loc;image.title", URL + ";https://e.com/1.jpg;News | Example");
    assertEquals(List.of("csv.uneven-repeats"), csv.codes());
  }

  @Test
  void unknownColumnsAreNamedOnceAndTheirCellsCounted() {
    csv.read("loc,Clicks,image[0].loc", URL + ",7,a", URL + ",8,", URL + ",,");
    assertEquals(
        List.of(
            "in:1:1: info: csv.unknown-column: the column \"Clicks\" is not known; its values are"
                + " left out",
            "in:1:1: warning: csv.unknown-column: the columns \"image[0].loc\" (did you mean"
                + " image.loc?) and 1 other are not known; their values are left out"),
        csv.problems().subList(0, 2));
    assertEquals(
        List.of(
            new Loss("in", "csv", "column Clicks", 2, "7", URL, true, true),
            new Loss("in", "csv", "column image[0].loc", 1, "a", URL, true, true)),
        csv.losses());
  }

  @Test
  void ownNameGoesBeforeAnotherOfTheSameColumn() {
    assertEquals(
        List.of(URL),
        csv.urls("Page,loc,URL", "https://b.example/," + URL + ",https://c.example/"));
    assertEquals(
        "in:1:1: warning: csv.url-column: the urls are read from the column \"loc\"; \"Page\","
            + " \"URL\" are left out",
        csv.problems().get(0));
    assertEquals(0, csv.missing());
    assertEquals(
        List.of(
            new Loss("in", "csv", "column Page", 1, "https://b.example/", URL, false, false),
            new Loss("in", "csv", "column URL", 1, "https://c.example/", URL, false, false)),
        csv.losses());
  }

  @Test
  void tableWithoutUrlIsRefusedWithAdvice() {
    var e = assertThrows(SitemapException.class, () -> csv.read("title,lastmod", "a,b"));
    assertEquals(
        "in:1:1: error: csv.no-url-column: no column contains urls, judging by headers and cells;"
            + " rename the url column to \"loc\". The table has \"title\", \"lastmod\"",
        e.getMessage());
    e = assertThrows(SitemapException.class, () -> csv.read("loc,\"lastmod", "a,b"));
    assertEquals("csv.unclosed-quote", e.problem().code());
  }

  /** As spreadsheets save "Unicode text". */
  @Test
  void markedUtf16IsRead() {
    byte[] utf16 =
        ("\uFEFFloc\timage.title\r\n" + URL + "\tCaf\u00E9 \uD83D\uDE00\r\n")
            .getBytes(StandardCharsets.UTF_16LE);
    UrlEntry entry = csv.read(utf16).get(0);
    assertEquals(URL, entry.loc());
    assertTrue(entry.nodes().toString().contains("Caf\u00E9 \uD83D\uDE00"), entry.toString());
    assertEquals(List.of("in csv.encoding"), csv.places());
    assertEquals(0, csv.missing());
  }

  /** As they save "CSV": what a row has of windows-1252 costs nothing. */
  @Test
  void windows1252IsReadWhereARowIsNotUtf8() {
    byte[] mixed =
        ("loc,image.title\n" + URL + ",Caf\u00E9 \u0080\n" + URL + ",Caf\u00C3\u00A9\n")
            .getBytes(StandardCharsets.ISO_8859_1);
    List<UrlEntry> entries = csv.read(mixed);
    assertTrue(entries.get(0).nodes().toString().contains("Caf\u00E9 \u20AC"), entries.toString());
    assertTrue(entries.get(1).nodes().toString().contains("Caf\u00E9"), entries.toString());
    assertEquals(List.of("in:2:23 csv.encoding"), csv.places());
    assertEquals(0, csv.missing());
  }

  @Test
  void rowWithoutUrlIsLeftOut() {
    assertEquals(List.of(URL), csv.urls("loc,lastmod", ",2024", URL + ",2024"));
    assertEquals(List.of("in:2:1 loc.missing"), csv.places());
    assertEquals(1, csv.missing());
  }

  @Test
  void brokenXmlCostsItsCell() {
    assertEquals(
        List.of(UrlEntry.builder(URL).lastmod("2024").build()),
        csv.read(
            "loc,lastmod,_xml",
            URL + ",2024,<url xmlns='http://www.sitemaps.org/schemas/sitemap/0.9'></x>"));
    assertEquals(List.of("in:2:1 xml.malformed"), csv.places());
    assertEquals(1, csv.missing());
  }

  @Test
  void xmlColumnIsReadWhateverIsAskedFor() {
    UrlEntry entry =
        csv.read(
                "loc,lastmod,_xml",
                URL
                    + ",2024,\"<url xmlns=\"\"http://www.sitemaps.org/schemas/sitemap/0.9\"\">"
                    + "<lastmod x:a=\"\"1\"\" xmlns:x=\"\"urn:x\"\"/><n xmlns=\"\"urn:n\"\"/></url>\"")
            .get(0);
    assertEquals("2024", entry.lastmod());
    assertEquals(1, entry.extensions(ForeignElement.class).size());
    assertTrue(entry.unknown().part("lastmod").isPresent());
  }
}
