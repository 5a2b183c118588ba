package io.github.sitemaptoolkit.url;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PageKeyTest {

  @ParameterizedTest
  @CsvSource({
    "https://example.com/a, http://example.com/a",
    "https://example.com/a, https://www.example.com/a",
    "https://example.com/a, https://example.com/a/",
    "https://example.com/a, https://example.com:443/a",
    "https://example.com/a, http://example.com:80/a/",
    "https://example.com/a, https://EXAMPLE.com/a",
    "https://example.com/about-us, https://example.com/About-Us",
    "https://example.com/about-us, https://example.com/ABOUT-US/",
    "https://example.com/, https://example.com",
    "https://example.com/, https://example.com/index.html",
    "https://example.com/a/, https://example.com/a/index.php",
    "https://example.com/a/, https://example.com/a/Default.aspx",
    "https://example.com/a?b=C, http://www.example.com/a/?b=C",
    "https://example.com/a?b=C, http://www.example.com/a/index.html?b=C",
    "https://example.com/a, https://example.com/b/../a",
    "https://example.com/%7Ea, https://example.com/~a",
    "https://example.com/a, https://example.com/a#top",
    "https://example.com/caf%C3%A9, https://example.com/café",
    "https://example.com/a/b, https://example.com/a//b",
    "https://example.com/a/b, https://example.com//a///b//",
    "https://example.com/, https://example.com//",
    "https://example.com/a, https://example.com//a//index.html",
    "https://example.com/a, https://example.com/a?",
    "https://example.com/a, https://example.com/a/?#top",
    "https://example.com/a?b=1&c=2, https://example.com/a?c=2&b=1",
    "https://example.com/a?b=1&c=2, https://example.com/a/?&c=2&&b=1&",
    "https://example.com/a?b=1&b=2&c, https://example.com/a?c&b=1&b=2",
    "https://example.com/a, https://example.com/a?utm_source=x&UTM_Medium=y",
    "https://example.com/a?b=1, https://example.com/a?fbclid=x&b=1",
    "https://example.com/a?b=1, https://example.com/a?b=1&gclid",
    "https://example.com/a?gclid=1, https://example.com/a?gclid=2",
  })
  void variantsOfPageHaveOneKey(String url, String variant) {
    assertEquals(PageKey.of(url), PageKey.of(variant));
    assertEquals(
        PageKey.hash(url, 0x9E3779B97F4A7C15L), PageKey.hash(variant, 0x9E3779B97F4A7C15L));
    assertTrue(PageKey.isSame(url, variant));
  }

  @ParameterizedTest
  @CsvSource({
    "https://example.com/a, https://example.com/b",
    "https://example.com/a, https://example.org/a",
    "https://example.com/a, https://shop.example.com/a",
    "https://example.com/a, https://example.com:8080/a",
    "https://example.com/a?b=C, https://example.com/a?b=c",
    "https://example.com/a?b, https://example.com/a",
    "https://example.com/a?b=1&b=2, https://example.com/a?b=2&b=1",
    "https://example.com/a?b=1&c=2, https://example.com/a?b=1",
    "https://example.com/a?b=1, https://example.com/a?b",
    "https://example.com/a?ref=x, https://example.com/a",
    "https://example.com/a?u=//b, https://example.com/a?u=/b",
    "https://example.com/ab, https://example.com/a/b",
    "https://example.com/v/dQw4w9WgXcQ, https://example.com/v/dqw4w9wgxcq",
    "https://example.com/v/aBc, https://example.com/v/abc",
    "https://example.com/index.html/a, https://example.com/a",
    "https://example.com/index.htmlx, https://example.com/",
    "https://example.com/index.json, https://example.com/",
    "mailto:a@example.com, mailto:A@example.com",
  })
  void pagesHaveKeysOfTheirOwn(String url, String other) {
    assertFalse(PageKey.isSame(url, other));
  }

  @Test
  void keyOfUsualUrlIsThatOfItsUnusualSpelling() {
    Random random = new Random(35);
    String[] parts = {
      "a", "b1", "index.html", "index.php", "x-y", "x_y", "", ".", "..", "A", "a.b"
    };
    String[] queries = {
      "",
      "",
      "",
      "?",
      "?q=1",
      "?q=2",
      "?b=1&a=2",
      "?a=2&b=1",
      "?ab&a",
      "?a&ab",
      "?a=1&",
      "?&a=1",
      "?gclid=1",
      "?a=1&utm_id=2",
      "?u=1&a",
      "?a&u=1",
      "?a=1&a=0",
      "?a;b",
      "?x=/../y//z"
    };
    for (int i = 0; i < 20_000; i++) {
      var path = new StringBuilder();
      for (int j = random.nextInt(4); j >= 0; j--) {
        path.append('/').append(parts[random.nextInt(parts.length)]);
      }
      String rest = path + queries[random.nextInt(queries.length)];
      String usual = "https://example.com" + rest;
      String unusual = "HTTP://www.Example.com:80" + rest;
      assertEquals(PageKey.of(usual), PageKey.of(unusual));
      assertEquals(
          PageKey.hash(usual, 0x9E3779B97F4A7C15L), PageKey.hash(unusual, 0x9E3779B97F4A7C15L));
    }
  }
}
