package io.github.sitemaptoolkit.converters.csv;

import static io.github.sitemaptoolkit.converters.csv.Tables.URL;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.ext.image.Image;
import io.github.sitemaptoolkit.model.UrlEntry;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Nothing of what other programs export is lost, or read wrong, without a warning. */
class ExportedTablesTest {

  private final Tables csv = new Tables();

  private boolean warns(String text) {
    return csv.problems().stream()
        .anyMatch(problem -> problem.contains(" warning: ") && problem.contains(text));
  }

  @ParameterizedTest
  @ValueSource(strings = {"tstamp", "Upraveno", "LAST_MODIFIED_TS", "Aktualisierungsdatum"})
  void secondsSince1970AreTheDateOfTheLastChange(String header) {
    UrlEntry entry = csv.read("url," + header, URL + ",1795169700").get(0);
    assertEquals("2026-11-20T10:15:00Z", entry.lastmod());
  }

  @ParameterizedTest
  @CsvSource({"crdate,true", "Datum,true", "created,true", "Product ID,false", "clicks,false"})
  void secondsSince1970AreToldUnderTheHeaderOfADate(String header, boolean told) {
    csv.read("url," + header, URL + "1,1795169700", URL + "2,1795169800");
    assertEquals(told, warns("(dates; --map '" + header + "=lastmod' reads them)"));
  }

  @Test
  void aLastLineMayBeCut() {
    csv.read("url", URL + "a", URL + "b", "https://a.exa");
    assertTrue(warns("doc.unended"));
    csv.read("url,lastmod", URL + "a,2026-11-20", URL + "b,2026-11-20", URL + "c,2026-11");
    assertTrue(warns("doc.unended"));
    csv.read("url,lastmod", URL + "a,2026-11-20", URL + "b,2026-11-20", URL + "c,2026-11-20");
    assertEquals(List.of(), csv.problems());
  }

  @Test
  void rowsWithoutAStateAreTold() {
    List<String> urls = csv.urls("url,published", URL + "a,1", URL + "b,", URL + "c,0\n");
    assertEquals(List.of(URL + "a", URL + "b"), urls);
    assertTrue(
        warns(
            "1 row is read with nothing in \"published\", unlike others; --rows 'published=1' leaves"
                + " them out"));
  }

  @Test
  void pagesThatSearchEnginesMayIndexNeedNoReason() {
    List<String> urls =
        csv.urls("url,Status Code,Indexability Status", URL + "a,200,", URL + "b,200,noindex\n");
    assertEquals(List.of(URL + "a"), urls);
    assertTrue(csv.problems().stream().noneMatch(problem -> problem.contains("nothing in")));
  }

  @Test
  void oneWordInAColumnOfStatesIsTold() {
    csv.read("url,Status", URL + "a,", URL + "b,Lost\n");
    assertTrue(warns("(states, perhaps; --rows 'Status=Lost' reads only those rows)"));
  }

  @Test
  void commasOfPicturesStayInListsOfThem() {
    String first = "https://cdn.example/w_1,h_2/1.jpg";
    String second = "https://cdn.example/w_1,h_2/2.jpg";
    List<Image> images =
        csv.read("url,image", URL + ",\"" + first + "," + second + "\"")
            .get(0)
            .extensions(Image.class);
    assertEquals(List.of(first, second), images.stream().map(Image::loc).toList());
    assertEquals(List.of(), csv.problems());
  }

  @ParameterizedTest
  @ValueSource(strings = {"1.jpg,2.jpg", "1.jpg;none", "1.jpg|2.jpg"})
  void aListOfWhichOneIsNoUrlIsTold(String end) {
    csv.read("url,image", URL + ",\"" + URL + end + '"');
    assertTrue(warns("csv.bar-in-url"));
  }

  @Test
  void textsWithLinksAreTold() {
    csv.read("url,Attachments", URL + ",1.jpg (https://dl.example/1.jpg)");
    assertTrue(warns("\"Attachments\" (texts with urls)"));
  }

  @Test
  void picturesNeedNoEndingUnderTheirHeader() {
    assertEquals(
        List.of(Tables.entry(Image.of("https://cdn.example/i/1"))),
        csv.read("url,Photo", URL + ",https://cdn.example/i/1"));
    assertTrue(warns("read beside pages: pictures (\"Photo\")"));
  }
}
