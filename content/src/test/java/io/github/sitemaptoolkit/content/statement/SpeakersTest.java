package io.github.sitemaptoolkit.content.statement;

import static io.github.sitemaptoolkit.content.statement.SaidPage.html;
import static io.github.sitemaptoolkit.content.statement.SaidPage.json;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whose statement an item is. */
class SpeakersTest {

  private static final String FILM = "{'@type':'VideoObject','@id':'#v','contentUrl':'/f.mp4'}";
  private static final String OTHER = "https://example.com/news/b.html";

  @ParameterizedTest
  @ValueSource(strings = {"mainEntity", "video", "trailer", "associatedMedia", "subjectOf"})
  void aFilmSpeaksWithItsItem(String property) {
    String reference = "{'@type':'WebPage','" + property + "':";
    assertEquals(1, json(reference + FILM + "}").films().size());
    assertEquals(1, json("[" + FILM + "," + reference + "{'@id':'#v'}}]").films().size());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "itemListElement",
        "hasPart",
        "blogPost",
        "mentions",
        "isRelatedTo",
        "review",
        "comment",
        "author"
      })
  void aFilmOfAnotherPageDoesNot(String property) {
    String reference = "{'@type':'WebPage','" + property + "':";
    for (StructuredData data :
        List.of(
            json(reference + FILM + "}"),
            json("[" + FILM + "," + reference + "{'@id':'#v'}}]"),
            json(reference + "[{'@type':'ListItem','item':" + FILM + "}]}"))) {
      assertEquals(List.of(), data.films());
      assertEquals(List.of("https://example.com/f.mp4"), data.others().films());
    }
  }

  @Test
  void whatAFilmIsPartOfDoesNotSpeakForIt() {
    StructuredData data =
        json(
            "{'@type':'WebPage','isPartOf':{'@type':'WebPage','dateModified':'2026-01-01',"
                + "'video':"
                + FILM
                + "}}");
    assertEquals(List.of(), data.films());
    assertEquals(List.of(), data.modified());
  }

  @Test
  void aFilmAtTheTopIsOfThePageWhateverItsUrl() {
    for (String named : List.of("'url'", "'@id'", "'mainEntityOfPage'")) {
      String film = "{'@type':'VideoObject',%s:'https://tv.example/1','contentUrl':'/f.mp4'}";
      assertEquals(1, json(film.formatted(named)).films().size(), named);
      assertEquals(
          1, json("{'@type':'WebPage','video':" + film.formatted(named) + "}").films().size());
    }
  }

  @Test
  void ofSeveralFilmsAtTheTopThoseOfOtherPagesAreNot() {
    String film = "{'@type':'VideoObject','url':'%s','contentUrl':'/%s.mp4'}";
    StructuredData data =
        json(
            "["
                + film.formatted(SaidPage.URL, "a")
                + ","
                + film.formatted(OTHER, "b")
                + ","
                + film.formatted("https://tv.example/c", "c")
                + "]");
    assertEquals(
        List.of("https://example.com/a.mp4", "https://example.com/c.mp4"),
        data.films().stream().map(it -> it.renditions().get(0).url()).toList());
    assertEquals(
        2,
        json("[" + film.formatted(OTHER, "a") + "," + film.formatted(OTHER, "b") + "]")
            .films()
            .size());
  }

  @Test
  void anArticleThatNamesAnotherPageGivesNothing() {
    for (String named :
        List.of(
            "'url':'%s'",
            "'mainEntityOfPage':'%s'", "'mainEntityOfPage':{'@type':'WebPage','@id':'%s'}")) {
      StructuredData data =
          json(
              "{'@type':'NewsArticle',"
                  + named.formatted(OTHER)
                  + ",'headline':'H','dateModified':'2026-01-01','image':'/a.jpg','video':"
                  + FILM
                  + "}");
      assertFalse(data.isNews(), named);
      assertNull(data.headline(), named);
      assertEquals(List.of(), data.modified(), named);
      assertEquals(List.of(), data.pictures(), named);
      assertEquals(List.of(), data.films(), named);
      assertEquals(
          new StructuredData.Others(1, OTHER, List.of("https://example.com/f.mp4")), data.others());
    }
  }

  @Test
  void anIdNeverRefusesButMayProve() {
    assertTrue(json("{'@type':'NewsArticle','@id':'https://example.com/#article'}").isNews());
    assertTrue(json("{'@type':'NewsArticle','@id':'" + OTHER + "'}").isNews());
    assertTrue(
        json("{'@type':'NewsArticle','@id':'" + SaidPage.URL + "','url':'" + OTHER + "'}")
            .isNews());
    assertFalse(
        json("{'@type':'NewsArticle','@id':'" + SaidPage.URL + "#a','url':'" + OTHER + "'}")
            .isNews());
  }

  @Test
  void anOwnArticleBesideOneOfAnotherPageIsTheOne() {
    StructuredData data =
        json(
            "[{'@type':'NewsArticle','url':'"
                + OTHER
                + "','headline':'B'},{'@type':'NewsArticle','url':'/news/a.html','headline':'A'}]");
    assertEquals("A", data.headline());
    assertNull(data.others().article());
    assertEquals(1, data.others().items());
  }

  @Test
  void severalArticlesThatNameNoPageAreAList() {
    String article = "{'@type':'NewsArticle','headline':'%s','datePublished':'2026-01-0%s'}";
    StructuredData data =
        json("[" + article.formatted("A", 1) + "," + article.formatted("B", 2) + "]");
    assertFalse(data.isNews());
    assertEquals(List.of(), data.published());
    assertTrue(
        json("[" + article.formatted("A", 1) + "," + article.formatted("A", 2) + "]").isNews());
  }

  @Test
  void untitledArticlesOfSeveralDaysAreAListToo() {
    String article =
        "<article itemscope itemtype='x/BlogPosting'><i itemprop=datePublished>%s</i></article>";
    assertEquals(
        List.of(),
        html(article.formatted("2026-01-01") + article.formatted("2026-01-02")).published());
    assertEquals(
        List.of("2026-01-01"),
        html(article.formatted("2026-01-01") + article.formatted("2026-01-01")).published());
  }

  @Test
  void oneOfAListThatNamesThePageSpeaks() {
    StructuredData data =
        json(
            "[{'@type':'NewsArticle','headline':'A','url':'/news/a.html'},"
                + "{'@type':'NewsArticle','headline':'B'}]");
    assertEquals("A", data.headline());
    assertEquals("A", json("[{'@type':'Article','headline':'A'},{'@type':'WebPage'}]").headline());
  }

  @Test
  void theMainEntityOfAPageSpeaks() {
    StructuredData data =
        json(
            "{'@type':'WebPage','dateModified':'2026-01-02','mainEntity':"
                + "{'@type':'NewsArticle','headline':'H','dateModified':'2026-01-03'}}");
    assertEquals("H", data.headline());
    assertEquals(List.of("2026-01-03", "2026-01-02"), data.modified());
  }

  @Test
  void aMainEntityThatNamesAnotherPageDoesNot() {
    StructuredData data =
        json(
            "{'@type':'WebPage','mainEntity':{'@type':'NewsArticle','headline':'H','url':'"
                + OTHER
                + "'}}");
    assertNull(data.headline());
  }

  @Test
  void anArticleInAPageSpeaksIfThePageIsOnlyItsOwn() {
    StructuredData data =
        json(
            "{'@graph':[{'@type':'WebPage','@id':'/news/a.html','isPartOf':{'@id':'/#site'}},"
                + "{'@type':'WebSite','@id':'/#site','url':'https://example.com/'},"
                + "{'@type':'Article','@id':'/#a','headline':'H','mainEntityOfPage':{'@id':'/news/a.html'}}]}");
    assertEquals("H", data.headline());
  }

  @Test
  void whatIsNestedElsewhereDoesNotSpeak() {
    for (String property : List.of("itemListElement", "hasPart", "blogPost", "about", "mentions")) {
      StructuredData data =
          json(
              "{'@type':'WebPage','"
                  + property
                  + "':{'@type':'NewsArticle','headline':'H','dateModified':'2026-01-01','image':'/a.jpg'}}");
      assertNull(data.headline(), property);
      assertEquals(List.of(), data.modified(), property);
      assertEquals(List.of(), data.pictures(), property);
    }
  }

  @Test
  void aFilmThatNamesThisPageIsItsOwnWhereverItHangs() {
    StructuredData data =
        json(
            "{'@type':'ItemList','itemListElement':[{'@type':'VideoObject','url':'/news/a.html',"
                + "'contentUrl':'/a.mp4'},{'@type':'VideoObject','contentUrl':'/b.mp4'}]}");
    assertEquals(1, data.films().size());
  }

  @Test
  void whatIsAroundThePageMayNameAnother() {
    StructuredData data =
        json(
            "{'@type':'WebSite','url':'https://example.com/','publisher':'P','subjectOf':"
                + FILM
                + "}");
    assertEquals(0, data.others().items());
    assertEquals(1, data.films().size());
  }

  @Test
  void whatAnItemIsTheMainThingOfDoesNotHangOnIt() {
    StructuredData data =
        json(
            "[{'@type':'Article','headline':'H','mainEntityOfPage':{'@id':'/news/a.html'}},"
                + "{'@type':'WebPage','@id':'/news/a.html','dateModified':'2026-01-02'}]");
    assertEquals("H", data.headline());
    assertEquals(List.of("2026-01-02"), data.modified());
  }
}
