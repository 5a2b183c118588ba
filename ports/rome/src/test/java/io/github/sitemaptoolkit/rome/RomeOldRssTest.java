package io.github.sitemaptoolkit.rome;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.sitemaptoolkit.converters.dialect.OldRss;
import io.github.sitemaptoolkit.converters.dialect.OldRss.ChannelTexts;
import io.github.sitemaptoolkit.converters.dialect.OldRss.Element;
import io.github.sitemaptoolkit.converters.dialect.OldRss.Enclosure;
import io.github.sitemaptoolkit.converters.dialect.OldRss.ItemTexts;
import io.github.sitemaptoolkit.converters.dialect.OldRss.Tree;
import io.github.sitemaptoolkit.converters.feed.RssFormat;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.service.Services;
import io.github.sitemaptoolkit.testkit.Documents;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RomeOldRssTest {

  private final OldRss rome = Services.load(OldRss.class).get(0);

  private static Element element(String name, String text) {
    return new Element(name, Map.of(), text);
  }

  private static ItemTexts item(
      @Nullable String title, @Nullable String description, @Nullable String link) {
    return new ItemTexts(title, description, link, List.of(), List.of());
  }

  private ItemTexts itemOf(String version, Element... elements) {
    return rome.read(new Tree(version, List.of(), List.of(List.of(elements)))).items().get(0);
  }

  @ParameterizedTest
  @ValueSource(strings = {"0.91", "0.92", "0.93", "0.94"})
  void theTextsOfEachVersionAreThoseOfItsElements(String version) {
    var feed =
        new Tree(
            version,
            List.of(
                element("title", "A &amp; B"),
                element("link", " https://e.com/ "),
                element("language", "en-US")),
            List.of(
                List.of(
                    element("title", "One"),
                    element("description", "<p>x"),
                    element("link", "https://e.com/1")),
                List.of(),
                List.of(element("link", "https://e.com/3"))));
    List<ItemTexts> items =
        List.of(
            item("One", "<p>x", "https://e.com/1"),
            item(null, null, null),
            item(null, null, "https://e.com/3"));
    assertEquals(
        new ChannelTexts("A &amp; B", " https://e.com/ ", "en-US", items), rome.read(feed));
  }

  @Test
  void itemsOfRss090AreBesideTheChannel() {
    var feed =
        new Tree(
            "0.90",
            List.of(element("title", "T"), element("link", "https://e.com/")),
            List.of(List.of(element("title", "A"), element("link", "https://e.com/a"))));
    assertEquals(
        new ChannelTexts("T", "https://e.com/", null, List.of(item("A", null, "https://e.com/a"))),
        rome.read(feed));
    assertEquals(
        List.of(UrlEntry.of("https://e.com/a")),
        Documents.read(
            new RssFormat(),
            "<rdf:RDF xmlns:rdf='http://www.w3.org/1999/02/22-rdf-syntax-ns#'"
                + " xmlns='http://channel.netscape.com/rdf/simple/0.9/'><channel/>"
                + "<item><link>https://e.com/a</link></item></rdf:RDF>",
            Context.of(Extensions.of())));
  }

  @Test
  void enclosuresAndCategoriesAreKeptInOrder() {
    ItemTexts item =
        itemOf(
            "0.92",
            new Element("category", Map.of("domain", "d"), "b"),
            new Element("enclosure", Map.of("url", "b.mp3", "type", "audio/mpeg"), ""),
            element("category", "a"),
            new Element("enclosure", Map.of("url", "a.mp3", "length", "many"), ""));
    assertEquals(Arrays.asList("b", "a"), item.categories());
    assertEquals(
        List.of(new Enclosure("b.mp3", "audio/mpeg"), new Enclosure("a.mp3", null)),
        item.enclosures());
  }

  @Test
  void whatRomeRefusesIsSaid() {
    var feed = new Tree("0.5", List.of(), List.of());
    var e = assertThrows(IllegalArgumentException.class, () -> rome.read(feed));
    assertEquals("Invalid document", e.getMessage());
  }
}
