package io.github.sitemaptoolkit.xml;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SitemapXmlFormatTest {

  /** What breaks off before its root is matched, too: the reader reports where. */
  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      value = {
        "<urlset>, true, false",
        "<x:urlset xmlns:x='u'/>, true, false",
        "<URLSET>, true, false",
        "<sitemapindex>, true, true",
        "<SiteMapIndex>, true, true",
        "<?xml version='1.0'?>, true, false",
        "<!-- sitemap, true, false",
        "<rss version='2.0'/>, false, false",
        "<url/>, false, false",
        "<html><urlset/></html>, false, false",
        "<!DOCTYPE html>, false, false",
        "https://e.com/, false, false",
        "`url,title`, false, false",
        "``, false, false",
      })
  void documentsAreMatchedByTheirRoot(String document, boolean matches, boolean index) {
    var format = new SitemapXmlFormat();
    var head = Xml.source(document.getBytes(UTF_8)).head();
    assertEquals(matches, format.matches(head));
    assertEquals(index, format.holdsIndex(head));
  }
}
