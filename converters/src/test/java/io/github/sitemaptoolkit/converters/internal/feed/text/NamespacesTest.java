package io.github.sitemaptoolkit.converters.internal.feed.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class NamespacesTest {

  @ParameterizedTest
  @CsvSource({
    "http://search.yahoo.com/mrss/, false",
    "http://search.yahoo.com/mrss, true",
    "https://search.yahoo.com/mrss, true",
    "https://search.yahoo.com/mrss/, true",
    "http://tools.search.yahoo.com/mrss, true",
    "http://tools.search.yahoo.com/mrss/, true",
  })
  void mediaRssHasSeveralNamespaces(String namespace, boolean odd) {
    assertTrue(Namespaces.isMedia(namespace));
    assertEquals(odd, Namespaces.isOddMedia(namespace));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "http://backend.userland.com/rss2",
        "http://blogs.law.harvard.edu/tech/rss",
        "http://my.netscape.com/rdf/simple/0.9/",
        "http://channel.netscape.com/rdf/simple/0.9/",
        "http://purl.org/rss/1.0/",
        "http://www.w3.org/2005/Atom",
        "http://purl.org/atom/ns#"
      })
  void feedsThemselvesHaveSeveral(String namespace) {
    assertTrue(Namespaces.isOfFeeds(namespace));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "http://www.itunes.com/dtds/podcast-1.0.dtd",
        "http://www.itunes.com/DTDs/Podcast-1.0.dtd"
      })
  void theCaseOfThatOfItunesDoesNotMatter(String namespace) {
    assertTrue(Namespaces.isItunes(namespace));
  }

  @ParameterizedTest
  @ValueSource(strings = {"http://purl.org/dc/elements/1.1/", "http://purl.org/dc/elements/1.0/"})
  void dublinCoreHasTwo(String namespace) {
    assertTrue(Namespaces.isDublinCore(namespace));
  }

  @ParameterizedTest
  @ValueSource(strings = {"urn:x", "http://purl.org/dc/terms/", "http://example.com/mrss/"})
  void othersAreNoneOfThese(String namespace) {
    assertFalse(Namespaces.isMedia(namespace));
    assertFalse(Namespaces.isOddMedia(namespace));
    assertFalse(Namespaces.isOfFeeds(namespace));
    assertFalse(Namespaces.isItunes(namespace));
    assertFalse(Namespaces.isDublinCore(namespace));
  }
}
