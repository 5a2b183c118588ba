package io.github.sitemaptoolkit.content.statement;

import static io.github.sitemaptoolkit.content.statement.SaidPage.html;
import static io.github.sitemaptoolkit.content.statement.SaidPage.json;
import static io.github.sitemaptoolkit.content.statement.SaidPage.script;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.feed.FeedMedia;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** How items are written, in each syntax. */
class StatementReaderTest {

  private static final String ARTICLE = "{'@type':'NewsArticle','headline':'H'}";

  private static List<String> broken(String body) {
    return SaidPage.page("", body).statements().broken();
  }

  private static String publisher(String body) {
    return html(body).publisher();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "NewsArticle",
        "http://schema.org/NewsArticle",
        "https://schema.org/NewsArticle",
        "https://schema.org/NewsArticle/",
        "schema:NewsArticle"
      })
  void aTypeMayBeAnAddress(String type) {
    assertTrue(json("{'@type':'" + type + "'}").isNews());
    assertTrue(json("{'@type':['CreativeWork','" + type + "']}").isNews());
    assertTrue(html("<i typeof='" + type + "' vocab='https://schema.org/'></i>").isNews());
    assertTrue(html("<i itemscope itemtype='https://other.example/X " + type + "'></i>").isNews());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "application/ld+json; charset=utf-8",
        "application/ld+json;charset=UTF-8",
        " Application/LD+JSON "
      })
  void theTypeOfAScriptMayHaveACharset(String type) {
    String body = script(ARTICLE).replace("application/ld+json", type);
    assertEquals("H", html(body).headline());
  }

  @Test
  void otherScriptsAreNotRead() {
    assertNull(html(script(ARTICLE).replace("ld+json", "json")).headline());
  }

  @Test
  void scriptsMayBeHiddenFromOldBrowsersAndXml() {
    for (String hidden :
        List.of(
            "<!-- % -->",
            "<!--\n%\n-->", "<![CDATA[%]]>", "//<![CDATA[\n%\n//]]>", "/*<![CDATA[*/ % /*]]>*/")) {
      StructuredData data = json(hidden.replace("%", ARTICLE));
      assertEquals("H", data.headline(), hidden);
      assertEquals(List.of(), broken(script(hidden.replace("%", ARTICLE))), hidden);
    }
  }

  @Test
  void anEmptyScriptIsNotBroken() {
    assertEquals(List.of(), broken(script("") + script(" <!-- --> ")));
  }

  @Test
  void aBrokenScriptHasAPlaceAndTheOthersCount() {
    String body = "\n\n" + script("{'@type':'Article',\n 'headline':}") + "\n" + script(ARTICLE);
    assertEquals("H", html(body).headline());
    assertEquals(List.of("4:13"), broken(body));
  }

  @Test
  void aPlaceInTheFirstLineOfAScriptIsThatOfThePage() {
    String body = "\n  " + script("  {'a' 1}");
    int column = body.indexOf('\n') + body.substring(1).indexOf("1}") + 1;
    assertEquals(List.of("2:" + column), broken(body));
  }

  @Test
  void aGraphAndAListHaveItemsOfTheirOwn() {
    assertEquals(
        "H", json("{'@context':'x','@graph':[{'@type':'WebPage'}," + ARTICLE + "]}").headline());
    assertEquals("H", json("[{'@type':'WebPage'}," + ARTICLE + "]").headline());
  }

  @Test
  void aValueMayBeAnObjectWithItsText() {
    StructuredData data =
        json(
            "{'@type':'NewsArticle','headline':{'@value':'H','@language':'en'},"
                + "'dateModified':[{'@value':'2026-01-02'}],'publisher':{'@set':[{'name':'P'}]}}");
    assertEquals("H", data.headline());
    assertEquals(List.of("2026-01-02"), data.modified());
    assertEquals("P", data.publisher());
  }

  @Test
  void jsonRefersToIdsWhereverTheyStand() {
    String article = "{'@type':'NewsArticle','publisher':{'@id':'#org'}}";
    String organization =
        "{'@type':'Organization','@id':'https://example.com/news/a.html#org','name':'P'}";
    assertEquals("P", json("{'@graph':[" + article + "," + organization + "]}").publisher());
    assertEquals("P", publisher(script(organization) + script(article)));
    assertEquals(
        "P", json("[" + organization + ",{'@type':'NewsArticle','publisher':'#org'}]").publisher());
  }

  @Test
  void descriptionsOfOneIdAreOne() {
    StructuredData data =
        json(
            "{'@graph':[{'@type':'NewsArticle','video':{'@id':'#v','name':'F'}},"
                + "{'@type':'VideoObject','@id':'#v','contentUrl':'/f.mp4'}]}");
    assertEquals(1, data.films().size());
    assertEquals("F", data.films().get(0).title());
  }

  @Test
  void aWordIsNotTheIdOfAPage() {
    StructuredData data =
        json(
            "{'@type':'WebPage','@id':'https://example.com/news/en','inLanguage':'en',"
                + "'publisher':'en'}");
    assertEquals("en", data.language());
    assertEquals("en", data.publisher());
  }

  @Test
  void aReferenceToNothingIsNoName() {
    assertNull(json("{'@type':'NewsArticle','publisher':{'@id':'#org'}}").publisher());
    assertNull(
        html("<div vocab='https://schema.org/' typeof='NewsArticle'>"
                + "<i property='publisher' resource='#org'></i></div>")
            .publisher());
  }

  @Test
  void microdataRefersToElementsByItemref() {
    assertEquals(
        "P",
        publisher(
            "<div itemscope itemtype='https://schema.org/NewsArticle' itemref='x p'></div>"
                + "<div id=p><i itemprop=publisher itemscope><b itemprop=name>P</b></i></div>"));
    assertEquals(
        "H",
        html("<h1 id=h itemprop=headline>H</h1>"
                + "<div itemscope itemtype='https://schema.org/NewsArticle' itemref=h></div>")
            .headline());
  }

  @Test
  void manyItemsMayReferToOneElement() {
    String film =
        "<div itemprop=video itemscope itemtype='https://schema.org/VideoObject' itemref=by>"
            + "<link itemprop=contentUrl href='/%d.mp4'></div>";
    var films = new StringBuilder();
    for (int i = 0; i < 150; i++) {
      films.append(film.formatted(i));
    }
    StructuredData data =
        html(
            "<div itemscope itemtype='https://schema.org/NewsArticle'>"
                + films
                + "</div><p id=by itemprop=author>Ada</p>");
    assertEquals(150, data.films().size());
    assertTrue(data.films().stream().allMatch(it -> it.credits().get(0).name().equals("Ada")));
  }

  @Test
  void whatIsReferredToHangsOnTheItem() {
    String film =
        "<div id=v itemprop=%s itemscope itemtype='https://schema.org/VideoObject'>"
            + "<link itemprop=contentUrl href='/f.mp4'></div>";
    String page = "<div itemscope itemtype='https://schema.org/WebPage' itemref=v></div>";
    assertEquals(1, html(page + film.formatted("video")).films().size());
    assertEquals(0, html(page + film.formatted("isRelatedTo")).films().size());
    assertEquals(0, html(film.formatted("isRelatedTo") + page).films().size());
  }

  @Test
  void microdataRefersToItemsByItemid() {
    assertEquals(
        "P",
        publisher(
            "<div itemscope itemtype='https://schema.org/NewsArticle'>"
                + "<link itemprop=publisher href='https://example.com/#p'></div>"
                + "<div itemscope itemid='https://example.com/#p'><b itemprop=name>P</b></div>"));
  }

  @Test
  void rdfaRefersToItemsByResource() {
    String organization = "<div typeof=Organization resource='#p'><b property=name>P</b></div>";
    for (String reference : List.of("resource='#p'", "href='#p'")) {
      assertEquals(
          "P",
          publisher(
              "<div vocab='http://schema.org/'><div typeof=NewsArticle><a property=publisher "
                  + reference
                  + ">x</a></div>"
                  + organization
                  + "</div>"));
    }
  }

  @Test
  void whatRdfaRefersToHangsOnTheItem() {
    String page =
        "<div vocab='https://schema.org/'><div typeof=WebPage><link property=%s resource='#v'></div>"
            + "<div typeof=VideoObject resource='#v'><link property=contentUrl href='/f.mp4'></div>"
            + "</div>";
    assertEquals(1, html(page.formatted("video")).films().size());
    assertEquals(0, html(page.formatted("isRelatedTo")).films().size());
  }

  @Test
  void prefixesOfRdfaAreWhatTheyAreDeclaredToBe() {
    String news = "<i typeof='%s:NewsArticle'></i>";
    assertTrue(
        html("<div prefix='s: http://schema.org/'>" + news.formatted("s") + "</div>").isNews());
    assertTrue(html(news.formatted("schema")).isNews());
    assertFalse(html(news.formatted("s")).isNews());
    assertFalse(
        html("<div prefix='s: http://x.example/'>" + news.formatted("s") + "</div>").isNews());
    assertFalse(html("<div vocab='http://x.example/'><i typeof=NewsArticle></i></div>").isNews());
    assertFalse(html("<i typeof=NewsArticle></i>").isNews());
  }

  @Test
  void anyElementOfRdfaMayHaveAnAddress() {
    String image = "<p vocab='https://schema.org/' typeof=Article><b property=image %s>x</b></p>";
    for (String address : List.of("href='/a.jpg'", "resource='/a.jpg'", "content='/a.jpg'")) {
      List<String> pictures = html(image.formatted(address)).pictures();
      assertEquals(List.of("https://example.com/a.jpg"), pictures, address);
    }
  }

  @Test
  void theVocabularyEndsWithItsElement() {
    assertFalse(html("<p vocab='https://schema.org/'></p><i typeof=NewsArticle></i>").isNews());
  }

  @Test
  void metasOfTheHeadAreNoItems() {
    assertNull(
        html(
                "<meta property='og:title' content='T'><meta property='og:video' content='/f.mp4'>",
                "")
            .headline());
  }

  @Test
  void valuesOfElementsAreWhereTheStandardPutsThem() {
    StructuredData data =
        html(
            "<div itemscope itemtype='https://schema.org/NewsArticle'>"
                + "<h1 itemprop='headline'>  A <b>bold</b>\n one</h1>"
                + "<time itemprop='datePublished' datetime='2026-01-02'>Friday</time>"
                + "<span itemprop='dateModified' content='2026-01-03'>Saturday</span>"
                + "<img itemprop='image' src='/a.jpg'>"
                + "<div itemprop='video' itemscope itemtype='https://schema.org/VideoObject'>"
                + "<object itemprop=contentUrl data='/f.mp4'></object>"
                + "<data itemprop=description value='D'>x</data></div></div>");
    assertEquals("A bold one", data.headline());
    assertEquals(List.of("2026-01-02"), data.published());
    assertEquals(List.of("2026-01-03"), data.modified());
    assertEquals(List.of("https://example.com/a.jpg"), data.pictures());
    assertEquals("D", data.films().get(0).description());
    assertEquals("https://example.com/f.mp4", data.films().get(0).renditions().get(0).url());
  }

  @Test
  void aPropertyInAnInnerItemIsNotOfTheOuterOne() {
    StructuredData data =
        html(
            "<div itemscope itemtype='https://schema.org/NewsArticle'>"
                + "<div itemprop=comment itemscope><b itemprop=headline>C</b>"
                + "<b itemprop=dateModified content='2026-01-01'></b></div>"
                + "<b itemprop=headline>H</b></div>");
    assertEquals("H", data.headline());
    assertEquals(List.of(), data.modified());
  }

  @Test
  void referencesInTextsOfJsonAreDecodedOnce() {
    assertEquals("A & B", json("{'@type':'Article','headline':'A &amp; B'}").headline());
    assertEquals("A &amp; B", json("{'@type':'Article','headline':'A &amp;amp; B'}").headline());
    FeedMedia film = SaidPage.film("'description':'d&#39;or &lt;3'");
    assertEquals("d'or <3", film.description());
  }

  @Test
  void textsOfHtmlAreNotDecodedAgain() {
    assertEquals(
        "A &amp; B",
        html("<i itemscope itemtype='x/Article'><b itemprop=headline>A &amp;amp; B</b></i>")
            .headline());
    assertEquals(
        "A &amp; B",
        html("<i vocab='https://schema.org/' typeof='Article'>"
                + "<b property=headline content='A &amp;amp; B'></b></i>")
            .headline());
  }

  @Test
  void referencesInAddressesOfJsonAreKept() {
    StructuredData data =
        json("{'@type':'Article','image':'https://example.com/a.jpg?a=1&amp;b=2'}");
    assertEquals(List.of("https://example.com/a.jpg?a=1&amp;b=2"), data.pictures());
  }

  @Test
  void circlesOfReferencesEnd() {
    StructuredData data =
        json(
            "{'@graph':[{'@type':'Person','@id':'#p','subjectOf':{'@id':'#a'}},"
                + "{'@type':'NewsArticle','@id':'#a','headline':'H','author':{'@id':'#p'},"
                + "'video':{'@type':'VideoObject','contentUrl':'/f.mp4','about':{'@id':'#a'}}}]}");
    assertEquals("H", data.headline());
    assertEquals(1, data.films().size());
    assertTrue(
        html("<div id=a itemscope itemtype='x/NewsArticle' itemprop=about itemref='a b'></div>"
                + "<div id=b itemscope itemprop=about itemref=a></div>")
            .isNews());
  }
}
