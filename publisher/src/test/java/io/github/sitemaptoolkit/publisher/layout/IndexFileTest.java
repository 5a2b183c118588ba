package io.github.sitemaptoolkit.publisher.layout;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class IndexFileTest {

  @ParameterizedTest
  @CsvSource({
    "https://example.com/, https://example.com/",
    "https://example.com, https://example.com/",
    "http://example.com/maps, http://example.com/maps/",
    "HTTPS://example.com/maps/v1.2/, HTTPS://example.com/maps/v1.2/",
    "https://example.com/v1.2/maps, https://example.com/v1.2/maps/",
    "https://my_shop.example:8080/, https://my_shop.example:8080/",
    "https://b\u00FCcher.example/\u00E9, https://b\u00FCcher.example/\u00E9/"
  })
  void baseEndsWithASlash(String url, String base) {
    assertEquals(base, IndexFile.base(url));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "example.com/",
        "ftp://example.com/",
        "https:maps/",
        "https:///maps/",
        "https://example.com/?page=1",
        "https://example.com/#maps",
        "https://example.com/a b/",
        "https://example.com/a%/",
        "https://example.com/a|b/",
        "https://example..com/",
        "https://example.com/{{ a }}/",
        ""
      })
  void otherUrlsAreNoBase(String url) {
    var e = assertThrows(IllegalArgumentException.class, () -> IndexFile.base(url));
    assertEquals(
        '"'
            + url
            + "\" is not the url of a directory; use one such as https://example.com/sitemaps/",
        e.getMessage());
  }
}
