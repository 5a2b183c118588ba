package io.github.sitemaptoolkit.converters.feed;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.converters.feed.Feeds.Read;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Elements of modules, and unknown ones, that never end in feeds cost no item. */
class UnclosedElementsTest {

  private static final List<String> BOTH = List.of("https://e.example/a", "https://e.example/b");
  private static final String A = "<item><title>A</title><link>https://e.example/a</link></item>";
  private static final String B = "<item><title>B</title><link>https://e.example/b</link></item>";
  private static final String FIRST = "<entry><link href='https://e.example/a'/></entry>";
  private static final String SECOND = "<entry><link href='https://e.example/b'/></entry>";

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<itunes:category text='TV &amp; Film'>",
        "<atom:link rel='self' href='https://e.example/feed'>",
        "<media:group><media:content url='https://e.example/1.jpg'/>",
        "<image><url>https://e.example/i.png</url>",
        "<description>half of a text",
        "<itunes:owner><itunes:name>N",
        "<textInput><link>https://e.example/s</link>",
        "<link>https://e.example/",
      })
  void noItemOfRssIsLost(String element) {
    Read read = Feeds.channel(element + A + B);
    assertEquals(BOTH, read.locs(), () -> read.context().problems().first().toString());
    assertTrue(read.count("xml.malformed") > 0);
    assertEquals(BOTH, Feeds.channel(A + element + B).locs());
    assertEquals(BOTH, Feeds.channel(A.replace("</item>", element + "</item>") + B).locs());
    assertEquals(BOTH, Feeds.channel(A.replace("</item>", element) + B).locs());
    String more =
        IntStream.range(0, 2_000)
            .mapToObj(i -> B.replace("/b<", "/b/" + i + "<"))
            .collect(Collectors.joining());
    assertEquals(2_001, Feeds.channel(element + A + more).entries().size());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<media:group>",
        "<author><name>N",
        "<unknown>",
        "<generator>text",
        "<x xmlns='urn:x'>",
      })
  void noEntryOfAtomIsLost(String element) {
    Read read = feed(element + FIRST + SECOND);
    assertEquals(BOTH, read.locs(), () -> read.context().problems().first().toString());
    assertTrue(read.count("xml.malformed") > 0);
    assertEquals(BOTH, feed(FIRST + element + SECOND).locs());
    assertEquals(BOTH, feed(FIRST.replace("</entry>", element + "</entry>") + SECOND).locs());
    assertEquals(BOTH, feed(FIRST.replace("</entry>", element) + SECOND).locs());
  }

  private static Read feed(String inside) {
    return Feeds.atom(
        "<feed xmlns='http://www.w3.org/2005/Atom'" + Feeds.NAMESPACES + ">" + inside + "</feed>");
  }

  @Test
  void itemsInsideOfElementsThatEndAreCounted() {
    Read read = Feeds.channel(A + "<x:old>" + B + B + "</x:old>");
    assertEquals(List.of("https://e.example/a"), read.locs());
    assertEquals(1, read.count("xml.enclosed-entry"));
    Read atom = feed(FIRST + "<x:old>" + SECOND + "</x:old>");
    assertEquals(List.of("https://e.example/a"), atom.locs());
    assertEquals(1, atom.count("xml.enclosed-entry"));
  }

  @Test
  void feedsThatAreNotWellFormedAndHaveNoItemsAreRefused() {
    String rss = "<rss version='2.0'><channel><title>A & B</title></channel></rss>";
    Feeds.refused(new RssFormat(), rss);
    assertEquals(List.of(), Feeds.rss(rss).locs()); // where nothing is replaced
    assertEquals(List.of(), Feeds.rss(rss.replace("&", "&amp;")).locs());
    Feeds.refused(new AtomFormat(), "<feed xmlns='http://www.w3.org/2005/Atom'><title>A</feed>");
  }
}
