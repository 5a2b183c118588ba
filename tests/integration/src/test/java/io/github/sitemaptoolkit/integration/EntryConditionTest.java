package io.github.sitemaptoolkit.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.converters.EntryCondition;
import io.github.sitemaptoolkit.converters.EntryDefaults;
import io.github.sitemaptoolkit.element.Elements;
import io.github.sitemaptoolkit.ext.image.Image;
import io.github.sitemaptoolkit.ext.news.News;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.model.Attribute;
import io.github.sitemaptoolkit.model.ElementName;
import io.github.sitemaptoolkit.model.ForeignElement;
import io.github.sitemaptoolkit.model.Node;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Location;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Conditions on entries, and values that entries get by default. */
class EntryConditionTest {

  private static final Context CONTEXT = Context.load();
  private static final Extensions EXTENSIONS = CONTEXT.extensions();

  private static final UrlEntry ENTRY =
      UrlEntry.builder("https://example.com/Blog/a")
          .lastmod("2026-11-19")
          .changefreq("daily")
          .priority("0.7")
          .add(Image.of("https://example.com/a.jpg"))
          .add(Image.of("https://example.com/b.jpg"))
          .add(News.builder().title("Title").publication("", "en").build())
          .build();

  @ParameterizedTest
  @CsvSource({
    "has news, true",
    "has no news, false",
    "has video, false",
    "has no video, true",
    " has  no  video , true",
    "has lastmod, true",
    "has changefreq, true",
    "has news.title, true",
    "has news.publication.name, true",
    "has news.keywords, false",
    "changefreq=Daily, true",
    "changefreq!=daily, false",
    "priority=0.5, false",
    "priority!=0.5, true",
    "loc~/blog/, true",
    "image.loc~b.jpg, true",
    "image.loc~c.jpg, false",
    "image.loc!=https://example.com/b.jpg, false",
    "news.publication.language=en, true",
    "image.loc!~c.jpg, true",
    "image.loc!~b.jpg, false",
    "has image and loc~/blog/, true",
    "has image and has video, false",
    "has video or has image, true",
    "not has video, true",
    "NOT (has video OR has news), false",
    "not has video and not has news, false",
    "has video and has news or has image, true",
    "has video and (has news or has image), false",
    "lastmod>=2026-11-19, true",
    "lastmod>=2026-11-20, false",
    "lastmod>2026-11, false",
    "lastmod>2026-10, true",
    "lastmod<=2026-11, true",
    "lastmod<2026-11, false",
    "lastmod<2026-12, true",
    "lastmod>=2026, true",
    "priority>=0.70, true",
    "priority>0.7, false",
    "priority<1, true",
    "news.title<9, false",
    "video.duration<100, false",
    "loc=https://example.com/Blog/a and has news, true",
    "(loc~/blog/), true",
    "'news.title~\"and or\"', false",
    "news.title='Title', true",
  })
  void conditionIsTrueOrFalse(String condition, boolean expected) {
    assertEquals(expected, EntryCondition.parse(condition, EXTENSIONS).test(ENTRY));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "has nevs|there is no field \"nevs\"; did you mean news?",
        "news.titel=x|there is no field \"news.titel\"; did you mean news.title?",
        "Status Code=200|there is no field \"Status Code\"",
        "has image.|there is no field \"image.\"; did you mean image?",
      })
  void unknownFieldsAreRefused(String condition, String message) {
    var e =
        assertThrows(
            IllegalArgumentException.class, () -> EntryCondition.parse(condition, EXTENSIONS));
    assertEquals(message, e.getMessage());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "news",
        "has",
        "has no",
        "has a b",
        "=x",
        "has news and",
        "has news has image",
        "(has news",
        "has news)",
        "not",
        "or has news",
        "loc~'a",
        "lastmod>soon"
      })
  void whatIsNoConditionIsRefused(String text) {
    assertThrows(IllegalArgumentException.class, () -> EntryCondition.parse(text, EXTENSIONS));
  }

  @Test
  void bracketsAndQuotesBelongToValues() {
    UrlEntry entry = UrlEntry.of("https://example.com/wiki/Tea_(drink)?a=salt and or");
    for (String condition :
        List.of(
            "loc~tea_(drink)",
            "(loc~tea_(drink))",
            "loc~'salt and or'",
            "loc~\"and or\" and loc~/wiki/")) {
      assertTrue(EntryCondition.parse(condition, EXTENSIONS).test(entry), condition);
    }
  }

  @Test
  void headersOfTablesAreToldFromFields() {
    assertTrue(EntryCondition.isOfRows("Status Code=200", EXTENSIONS));
    assertTrue(EntryCondition.isOfRows("Type!=image", EXTENSIONS));
    assertFalse(EntryCondition.isOfRows("loc~/blog/", EXTENSIONS));
    assertFalse(EntryCondition.isOfRows("lastmd=2026", EXTENSIONS)); // meant lastmod
    assertFalse(EntryCondition.isOfRows("news", EXTENSIONS));
  }

  private static UrlEntry with(String name, String value, UrlEntry entry) {
    return EntryDefaults.of(Map.of(name, value), CONTEXT).page(entry);
  }

  @Test
  void missingFieldsAreAddedInTheirPlaces() {
    UrlEntry bare = UrlEntry.builder("https://example.com/").add(News.builder().build()).build();
    Map<String, String> values = new LinkedHashMap<>();
    values.put("news.title", "T");
    values.put("news.publication.language", "en");
    values.put("news.publication.name", "N");
    values.put("changefreq", "daily");
    assertEquals(
        UrlEntry.builder("https://example.com/")
            .changefreq("daily")
            .add(News.builder().publication("N", "en").title("T").build())
            .build(),
        EntryDefaults.of(values, CONTEXT).page(bare));
  }

  @Test
  void whatIsThereStays() {
    assertEquals(ENTRY, with("changefreq", "weekly", ENTRY));
    assertEquals(ENTRY, with("news.title", "Other", ENTRY));
    assertEquals(ENTRY, with("news.publication.name", "Other", ENTRY), "it is empty, but there");
  }

  @Test
  void pagesDoNotBecomeNews() {
    UrlEntry page = UrlEntry.of("https://example.com/");
    assertEquals(page, with("news.title", "T", page));
  }

  @Test
  void unknownMarkupStays() {
    var name = new ElementName("http://www.google.com/schemas/sitemap-news/0.9", "odd", "news");
    var odd = new ForeignElement(name, List.of(), List.of(), Map.of());
    var attribute = new Attribute("", "x", "", "1");
    var element =
        new ForeignElement(
            new ElementName(name.namespace(), "news", "news"),
            List.of(attribute),
            List.of(odd),
            Map.of());
    Node<?> node = new Elements(CONTEXT).node(element, Location.of("x"));
    UrlEntry entry = UrlEntry.builder("https://example.com/").add(node).build();
    Node<?> complete = with("news.title", "T", entry).nodes().get(0);
    assertEquals("T", ((News) complete.value()).title());
    assertEquals(1, complete.unknown().parts().size());
    assertEquals(node.unknown(), complete.unknown());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"loc", "news", "news.publication", "video.tag", "video.price@currency", "x.y", ""})
  void onlySingleTextsCanHaveADefault(String name) {
    assertThrows(
        IllegalArgumentException.class, () -> EntryDefaults.of(Map.of(name, "x"), CONTEXT));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "has news|news",
        "has news.keywords|news",
        "news.title~snow|news",
        "has news and has image|image,news",
        "has news or (has news and has video)|news",
        "has news or has video|''",
        "has no news|''",
        "news.title!=snow|''",
        "not (has news)|''",
        "lastmod>=2026|''",
      })
  void whatAllEntriesHaveIsKnown(String condition, String extensions) {
    EntryCondition parsed = EntryCondition.parse(condition, Extensions.load());
    assertEquals(extensions, String.join(",", new TreeSet<>(parsed.requiredExtensions())));
  }
}
