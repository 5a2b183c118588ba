package io.github.sitemaptoolkit.validator.internal.sarif;

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
        new Fingerprints().next(finding("c", 1, "url[1]", "https://example.com/")),
        new Fingerprints().next(finding("c", 2, "url[1]", "https://example.com/")));
  }

  @ParameterizedTest
  @CsvSource({
    "url[1].image[2], url[4].image[2]",
    "url[1], url[1234]",
    "sitemap[7].loc, sitemap[8].loc"
  })
  void numberOfTheEntryDoesNotMatter(String path, String moved) {
    assertEquals(print(path), print(moved));
  }

  @ParameterizedTest
  @CsvSource({"url[1].image[2], url[1].image[3]", "url[1].loc, url[1].lastmod", "url[1], url[x]"})
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
    Problem finding = finding("c", 1, "url[1]", "https://example.com/");
    assertEquals("4647c533f881bcdd:1", fingerprints.next(finding));
    assertEquals("4647c533f881bcdd:2", fingerprints.next(finding));
  }
}
