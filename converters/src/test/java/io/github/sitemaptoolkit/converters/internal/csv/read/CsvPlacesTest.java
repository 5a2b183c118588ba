package io.github.sitemaptoolkit.converters.internal.csv.read;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_16;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import io.github.sitemaptoolkit.Sitemaps;
import io.github.sitemaptoolkit.converters.option.CsvOptions;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Extent;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problems;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.Charset;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

class CsvPlacesTest {

  private static final String URL = "https://example.com/";

  private final Context context =
      Context.of(Extensions.load()).withProblems(new Problems()).withPlaces(true);

  private EntryReader<UrlEntry> open(byte[] table) throws IOException {
    EntryReader<UrlEntry> in =
        Sitemaps.read(Source.of(new ByteArrayInputStream(table), "in.csv"), context);
    in.read();
    return in;
  }

  /** Returns the place of a value in the first row, and its text as it stands there. */
  private String place(String table, String path) throws IOException {
    byte[] bytes = table.getBytes(UTF_8);
    try (var in = open(bytes)) {
      return place(bytes, in.places().of(path));
    }
  }

  private static String place(byte[] bytes, Location at) {
    Extent extent = Objects.requireNonNull(at.extent());
    int begin = (int) extent.offset();
    byte[] text = Arrays.copyOfRange(bytes, begin, begin + (int) extent.length());
    return at.line() + ":" + at.column() + " " + new String(text, UTF_8);
  }

  private List<String> problems() {
    return context.problems().first().stream()
        .map(it -> it.location() + " " + it.code() + ' ' + it.path())
        .toList();
  }

  @Test
  void aValueOfAJoinedCellIsAPartOfIt() throws IOException {
    String table = "loc,image.loc\n" + URL + "," + URL + "a.jpg| " + URL + "b.jpg\n";
    assertEquals("2:49 https://example.com/b.jpg", place(table, "image[2].loc"));
    assertEquals("2:49 https://example.com/b.jpg", place(table, "image[2]"));
  }

  @Test
  void aListOfUrlsHasThePlacesOfItsParts() throws IOException {
    String url = URL + "a.jpg";
    String table = "loc,image.loc\n" + URL + ",\"" + url + "\n" + url + "\"\n";
    assertEquals("2:23 " + url, place(table, "image[1].loc"));
    assertEquals("3:1 " + url, place(table, "image[2].loc"));
  }

  @Test
  void numberedColumnsLeaveNoGaps() throws IOException {
    String table = "loc,image[1].loc,image[2].loc\n" + URL + ",," + URL + "b.jpg\n";
    assertEquals("2:23 https://example.com/b.jpg", place(table, "image[1].loc"));
  }

  @Test
  void anAttributeIsInAColumnOfItsOwn() throws IOException {
    String table = "loc,video.price,video.price@currency\n" + URL + ",1.99,EUR\n";
    assertEquals("2:27 EUR", place(table, "video[1].price[1]@currency"));
    assertEquals("2:22 1.99", place(table, "video[1].price[1]"));
    assertEquals("2:22 1.99", place(table, "video[1].title"));
  }

  @Test
  void theMarkOfAFormulaIsNoPartOfAValue() throws IOException {
    var safe = context.with(CsvOptions.DEFAULTS.withSafe(true));
    byte[] table = ("loc,news.title\n" + URL + ",'=1+1\n").getBytes(UTF_8);
    try (EntryReader<UrlEntry> in =
        Sitemaps.read(Source.of(new ByteArrayInputStream(table), "in.csv"), safe)) {
      in.read();
      assertEquals("2:23 =1+1", place(table, in.places().of("news[1].title")));
    }
  }

  @Test
  void theMarkOfAnExactTextIsNoPartOfIt() throws IOException {
    String table = "loc,lastmod\n" + URL + ",\\=20.11.2026\n";
    assertEquals("2:24 20.11.2026", place(table, "lastmod"));
    assertEquals(List.of("in.csv:2:24 date.invalid url[1].lastmod"), problems());
  }

  @Test
  void whatIsLeftOutIsReportedAtItsCell() throws IOException {
    place("loc,lastmod,priority\n" + URL + ",yesterday, 0.5\n", "loc");
    assertEquals(List.of("in.csv:2:22 date.invalid url[1].lastmod"), problems());
  }

  @Test
  void aRowWithoutAUrlHasTheNumberOfItsEntry() throws IOException {
    open(("loc,lastmod\n,2026\n\nno url,2026\n" + URL + ",x\n").getBytes(UTF_8)).close();
    assertEquals(
        List.of(
            "in.csv:2:1 loc.missing url[1].loc",
            "in.csv:4:1 url.invalid url[2].loc",
            "in.csv:5:22 date.invalid url[3].lastmod"),
        problems());
  }

  @Test
  void aValueOfAnExtensionIsReportedAtItsCell() throws IOException {
    place("loc,image.loc\n" + URL + ",a.jpg|b.jpg\n", "loc");
    assertEquals(
        List.of(
            "in.csv:2:22 url.relative url[1].image[1].loc",
            "in.csv:2:28 url.relative url[1].image[2].loc"),
        problems());
  }

  @Test
  void aTableInAnotherEncodingHasNoBytes() throws IOException {
    for (Charset wide : List.of(UTF_16)) {
      String table = "loc,lastmod\r\n" + URL + ",2026\r\n";
      try (var in = open(table.getBytes(wide))) {
        Location at = in.places().of("lastmod");
        assertEquals("in.csv:2:22", at.toString());
        assertEquals(new Extent(2, 26, -1, -1), at.extent());
      }
    }
  }

  @Test
  void aRowThatIsReadAsWindows1252HasThePlaceOfItsRow() throws IOException {
    String table = "loc,news.title\n" + URL + ",\u00e9t\u00e9\n";
    try (var in = open(table.getBytes(ISO_8859_1))) {
      assertEquals("in.csv:2:1", in.places().of("news[1].title").toString());
      assertNull(in.places().of("news[1].title").extent());
    }
  }
}
