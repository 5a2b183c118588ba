package io.github.sitemaptoolkit.converters.csv;

import static io.github.sitemaptoolkit.converters.csv.Tables.URL;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.problem.Loss;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What probably should be read is named in one warning; the other columns are a number. */
class UnknownColumnsTest {

  private final Tables csv = new Tables();

  private List<String> warnings() {
    return csv.problems().stream()
        .filter(problem -> problem.contains(" warning: csv.unknown-column: "))
        .map(problem -> problem.substring(problem.indexOf("column: ") + "column: ".length()))
        .toList();
  }

  private List<String> warnings(String header, String cell) {
    csv.read("loc," + header + ",clicks", URL + "," + cell + ",7");
    return warnings();
  }

  @Test
  void theyAreNamedTogether() {
    csv.read(
        "loc,lastmodd,imge_url,Published,Photo,Related,clicks,rank",
        URL
            + "a,2026-11-20,https://a.example/a.jpg,20.11.2026,https://a.example/b.png,"
            + "https://a.example/b,5,7");

    assertEquals(
        List.of(
            "the columns \"lastmodd\" (did you mean lastmod?),"
                + " \"Published\" (dates; --map 'Published=lastmod' reads them),"
                + " \"Related\" (urls; --map 'Related=loc' reads them) and 2 others are not known; their values are left out"),
        warnings());
    assertTrue(csv.losses().stream().allMatch(Loss::told), csv.losses()::toString);
    assertEquals(5, csv.losses().size());
  }

  @Test
  void oneAloneIsAColumn() {
    csv.read("loc,lastmodd", URL + ",2026-11-20");
    assertEquals(
        List.of(
            "the column \"lastmodd\" (did you mean lastmod?) is not known; its values are left out"),
        warnings());
  }

  @ParameterizedTest
  @CsvSource({
    "last modfied,2026-11-20,did you mean lastmod?",
    "lastmodd,sometime,did you mean lastmod?",
    "lastmodd,1795168800,did you mean lastmod?",
    "prioritty,0.5,did you mean priority?",
    "change frequenzy,daily,did you mean changefreq?",
    "image_titel,A,did you mean image.title?",
    "on,20 Nov 2026 10:00 GMT,dates; --map 'on=lastmod' reads them",
    "on,11/20/2026,dates; --map 'on=lastmod' reads them",
    "on,5/1/2026,dates; --map 'on=lastmod' reads them",
    "on,2026-11-20 10:15:00,dates; --map 'on=lastmod' reads them",
    "on,2026-99-20,",
    "see,https://a.example/b,urls; --map 'see=loc' reads them",
    "author photo,https://a.example/b.JPG?w=1,pictures; --map 'author photo=image.loc' reads them",
    "updates,7,",
    "logs,7,",
    "id,1795168800,",
    "last crawl,2026-11-20,",
    "note,on 2026-11-20 we met somebody who knew all of it,",
    "version,1.2.3456.7,",
  })
  void headersAndCellsTellTogether(String header, String cell, String hint) {
    String expected =
        "the columns \""
            + header
            + "\" ("
            + hint
            + ") and 1 other are not known; their values are left out";
    assertEquals(hint == null ? List.of() : List.of(expected), warnings(header, cell));
  }

  @Test
  void noMoreThanFiveAreNamed() {
    csv.read("loc,a,b,c,d,e,f,g", URL + ",2026-01-01".repeat(6) + ",7");
    assertEquals(
        List.of(
            "the columns \"a\" (dates; --map 'a=lastmod' reads them), \"b\" (dates; --map 'b=lastmod'"
                + " reads them), \"c\" (dates; --map 'c=lastmod' reads them), \"d\" (dates; --map"
                + " 'd=lastmod' reads them), \"e\" (dates; --map 'e=lastmod' reads them) and 2 others"
                + " are not known; their values are left out"),
        warnings());
  }

  @Test
  void exportsOfCrawlersHaveDatesAndUrlsOfTheirOwn() {
    csv.read(
        "Address,Status Code,Indexability,Content Type,Canonical,Crawl Timestamp,Lastmod Date,x",
        URL + ",200,Indexable,text/html," + URL + ",2026-11-20 10:00:00,2026-11-20,1");
    assertEquals(List.of(), warnings());
    assertTrue(csv.losses().stream().allMatch(Loss::detail), csv.losses()::toString);
  }

  @Test
  void columnsThatTheMessageAboutTheUrlNamesAreNotNamedAgain() {
    csv.read("url,see,when", URL + "," + URL + "b,2026-11-20");
    assertEquals(
        List.of(
            "the columns \"when\" (dates; --map 'when=lastmod' reads them) and 1 other are not known; their values are left out"),
        warnings());
  }
}
