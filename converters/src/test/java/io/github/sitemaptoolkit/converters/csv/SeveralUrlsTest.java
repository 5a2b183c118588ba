package io.github.sitemaptoolkit.converters.csv;

import static io.github.sitemaptoolkit.converters.csv.Tables.URL;
import static io.github.sitemaptoolkit.converters.csv.Tables.entry;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.ext.image.Image;
import io.github.sitemaptoolkit.model.UrlEntry;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Several urls in one cell, as other programs write them. */
class SeveralUrlsTest {

  private static final UrlEntry TWO = entry(Image.of(URL + "1.jpg"), Image.of(URL + "2.jpg"));

  private final Tables csv = new Tables();

  private List<UrlEntry> read(String header, String cell) {
    return csv.read("url," + header, URL + ",\"" + cell.replace("\"", "\"\"") + '"');
  }

  private List<String> images(String cell) {
    return read("image_loc", cell).get(0).extensions(Image.class).stream()
        .map(image -> String.valueOf(image.loc()))
        .toList();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "@1.jpg,@2.jpg",
        "@1.jpg;@2.jpg",
        "@1.jpg|@2.jpg",
        "@1.jpg @2.jpg",
        "@1.jpg\n@2.jpg",
        "@1.jpg\r\n@2.jpg\r\n",
        "@1.jpg;\n@2.jpg",
        "@1.jpg | @2.jpg",
        "@1.jpg\t@2.jpg",
      })
  void everySeparatorPartsAbsoluteUrls(String cell) {
    assertEquals(List.of(TWO), read("image_loc", cell.replace("@", URL)));
    assertEquals(List.of(), csv.problems());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '!',
      value = {"1.jpg,b", "1.jpg;v=2", "i?a=1,https", "i?a=1;b", "i,2;3"})
  void commaAndSemicolonMayBelongToAUrl(String end) {
    assertEquals(List.of(URL + end), images(URL + end));
    assertEquals(List.of(), csv.problems());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "https://img.example/w_300,https://a.example/1.jpg",
        "https://img.example/fit=cover;https://a.example/1.jpg",
        "https://img.example/?w=300,https://a.example/1.jpg",
      })
  void theUrlOfAnOriginalMayFollowAComma(String url) {
    assertEquals(List.of(url), images(url));
    assertEquals(List.of("csv.bar-in-url"), csv.codes());
  }

  private static List<List<String>> images(List<UrlEntry> entries) {
    return entries.stream()
        .map(entry -> entry.extensions(Image.class).stream().map(Image::loc).toList())
        .toList();
  }

  @Test
  void severalCellsProveThatAColumnHoldsLists() {
    List<UrlEntry> entries =
        csv.read(
            "url,images",
            URL + "a,\"https://i.example/1,https://i.example/2\"",
            URL + "b,https://i.example/3",
            URL + "c,\"https://i.example/4,https://i.example/5,https://i.example/6\"",
            "");
    assertEquals(
        List.of(
            List.of("https://i.example/1", "https://i.example/2"),
            List.of("https://i.example/3"),
            List.of("https://i.example/4", "https://i.example/5", "https://i.example/6")),
        images(entries));
    assertEquals(List.of(), csv.problems());
  }

  @Test
  void serversThatResizePicturesProveNoLists() {
    List<String> urls =
        List.of(
            "https://r.example/w_300,https://a.example/1.jpg",
            "https://r.example/w_300,https://a.example/2.jpg",
            "https://r.example/x9/w_200,https://a.example/3.jpg");
    List<UrlEntry> entries =
        csv.read(
            "url,images",
            URL + "a,\"" + urls.get(0) + '"',
            URL + "b,\"" + urls.get(1) + '"',
            URL + "c,\"" + urls.get(2) + '"',
            "");
    assertEquals(urls.stream().map(List::of).toList(), images(entries));
    assertEquals(List.of("csv.bar-in-url"), csv.codes());
  }

  @Test
  void barsThatPartNotOnlyAbsoluteUrlsArePartOfOne() {
    assertEquals(List.of(URL + "i?a=1|b.jpg"), images(URL + "i?a=1|b.jpg"));
    assertEquals(List.of("csv.bar-in-url"), csv.codes());
  }

  @Test
  void barsUnderOurOwnNamesAlwaysPart() {
    assertEquals(
        List.of(URL + "1.jpg", "b.jpg"),
        read("image.loc", URL + "1.jpg|b.jpg").get(0).extensions(Image.class).stream()
            .map(Image::loc)
            .toList());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '!',
      quoteCharacter = '\'',
      value = {
        "image_loc![{\"url\":\"@1.jpg\",\"alternativeText\":\"One\"},{\"url\":\"@2.jpg\"}]",
        "images![{\"id\":1,\"attributes\":{\"url\":\"@1.jpg\",\"formats\":{\"s\":{\"url\":\"s\"}}}},"
            + "{\"id\":2,\"attributes\":{\"url\":\"@2.jpg\"}}]",
        "images!{\"data\":null,\"src\":\"@1.jpg|@2.jpg\"}",
        "image_url![{\"id\":1,\"file\":\"@1.jpg\"},{\"file\":\"@2.jpg\",\"id\":2}]",
        "image![null,{\"name\":\"@1.jpg\"},{\"name\":\"@2.jpg\"}]",
        "images![\"@1.jpg\",\"@2.jpg\"]",
      })
  void urlsOfJsonObjectsAreRead(String header, String cell) {
    String whole = cell.replace("@", URL);
    boolean one = cell.contains("|");
    List<UrlEntry> expected = one ? List.of(entry(Image.of(URL + "1.jpg|" + URL + "2.jpg"))) : null;
    assertEquals(expected == null ? List.of(TWO) : expected, read(header, whole));
    boolean objects = cell.contains("{");
    assertEquals(objects, csv.codes().contains("csv.read-as"), csv.problems().toString());
  }

  @Test
  void otherMembersOfObjectsAreNamedOnce() {
    csv.read(
        "url,images",
        URL + ",\"[{\"\"id\"\":7,\"\"url\"\":\"\"" + URL + "1.jpg\"\"}]\"",
        URL + "2,\"[{\"\"id\"\":8,\"\"url\"\":\"\"" + URL + "2.jpg\"\"}]\"");
    assertEquals(
        List.of(
            "cells of image.loc hold JSON: \"url\" of each object is read, and nothing else of"
                + " \"id\", \"url\""),
        csv.messages());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "[{\"id\":7}]",
        "[{\"small\":\"https://a.example/s\",\"large\":\"https://a.example/l\"}]",
        "[{\"url\":\"https://a.example/s\"},{\"file\":\"https://a.example/l\"}]",
      })
  void objectsWithoutAClearUrlAreReported(String cell) {
    assertEquals(List.of(UrlEntry.of(URL)), read("image_loc", cell));
    assertEquals(List.of("csv.bad-cell"), csv.codes());
    assertTrue(csv.messages().get(0).contains("JSON whose objects have no url, or several"));
  }
}
