package io.github.sitemaptoolkit.publisher.layout;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
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
    "https://example.com/v1.2/maps, https://example.com/v1.2/maps/"
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

  @ParameterizedTest
  @CsvSource({
    "sitemap-AZaz09.xml, sitemap-AZaz09.xml",
    "a b#c?d.xml, a%20b%23c%3Fd.xml",
    "50%.xml, 50%25.xml",
    "\u00E9.xml, %C3%A9.xml",
    "\u007F.xml, %7F.xml",
    "\u0080.xml, %C2%80.xml"
  })
  void namesAreEncoded(String name, String url) {
    assertEquals(url, IndexFile.encoded(name));
  }

  @Test
  void punctuationOfPathsIsPlain() {
    String plain = "-._~!$&'()*+,;=:@";
    assertEquals(plain, IndexFile.encoded(plain));
    assertEquals("%2F%5B%5D%22%3C%3E", IndexFile.encoded("/[]\"<>"));
  }
}
