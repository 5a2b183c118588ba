package io.github.sitemaptoolkit.validator.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Severity;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FingerprintsTest {

  private static Problem finding(String code, int line, @Nullable String path, String loc) {
    return new Problem(
        Severity.ERROR, code, "m" + line, new Location("a.xml", line, line), path, loc, false);
  }

  private static String print(String path) {
    return new Fingerprints().next(finding("c", 1, path, "https://example.com/"));
  }

  @Test
  void lineAndMessageDoNotMatter() {
    assertEquals(
        new Fingerprints().next(finding("c", 1, "urlset/url[1]", "https://example.com/")),
        new Fingerprints().next(finding("c", 2, "urlset/url[1]", "https://example.com/")));
  }

  @ParameterizedTest
  @CsvSource({
    "urlset/url[1]/image:image[2], urlset/url[4]/image:image[2]",
    "urlset/url[1], urlset/url[1234]",
    "rss/channel/item[7]/link, rss/channel/item[8]/link"
  })
  void numberOfTheEntryDoesNotMatter(String path, String moved) {
    assertEquals(print(path), print(moved));
  }

  @ParameterizedTest
  @CsvSource({
    "urlset/url[1]/image:image[2], urlset/url[1]/image:image[3]",
    "urlset/url[1]/loc, urlset/url[1]/lastmod",
    "urlset/url[1], urlset/url[x]"
  })
  void restOfThePathMatters(String path, String other) {
    assertNotEquals(print(path), print(other));
  }

  @Test
  void ruleAndUrlMatter() {
    String print = new Fingerprints().next(finding("c", 1, null, "https://example.com/"));
    assertNotEquals(print, new Fingerprints().next(finding("d", 1, null, "https://example.com/")));
    assertNotEquals(print, new Fingerprints().next(finding("c", 1, null, "https://example.com/b")));
  }

  @Test
  void equalOnesAreNumbered() {
    var fingerprints = new Fingerprints();
    Problem finding = finding("c", 1, "urlset/url[1]", "https://example.com/");
    assertEquals("4e97c4e16c872b30:1", fingerprints.next(finding));
    assertEquals("4e97c4e16c872b30:2", fingerprints.next(finding));
  }
}
