package io.github.sitemaptoolkit.content.statement;

import static io.github.sitemaptoolkit.content.statement.SaidPage.film;
import static io.github.sitemaptoolkit.content.statement.SaidPage.html;
import static io.github.sitemaptoolkit.content.statement.SaidPage.json;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import io.github.sitemaptoolkit.feed.FeedItem.Period;
import io.github.sitemaptoolkit.feed.FeedMedia;
import io.github.sitemaptoolkit.feed.FeedMedia.Credit;
import io.github.sitemaptoolkit.feed.FeedMedia.Price;
import io.github.sitemaptoolkit.feed.FeedMedia.Restriction;
import io.github.sitemaptoolkit.feed.FeedMedia.Scheme;
import io.github.sitemaptoolkit.feed.FeedMedia.StarRating;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Each property of a film. */
class FilmFactsTest {

  private static final String PLAYER = "https://www.youtube.com/embed/dQw4w9WgXcQ";
  private static final String WATCH = "https://www.youtube.com/watch?v=dQw4w9WgXcQ";

  private static StructuredData bare(String members) {
    return json("{'@type':'VideoObject'," + members + "}");
  }

  private static FeedMedia only(String members) {
    List<FeedMedia> films = bare(members).films();
    assertEquals(1, films.size());
    return films.get(0);
  }

  private static String restriction(String members) {
    List<Restriction> all = film(members).restrictions();
    assertEquals(1, all.size());
    assertEquals("country", all.get(0).type());
    return all.get(0).relationship() + ' ' + all.get(0).codes();
  }

  @Test
  void fileAndPlayerAreContentAndEmbedUrl() {
    FeedMedia film = only("'contentUrl':'/f.mp4','embedUrl':'https://tv.example/embed/1'");
    assertEquals("https://example.com/f.mp4", film.renditions().get(0).url());
    assertEquals("https://tv.example/embed/1", film.player());
  }

  @Test
  void anAddressOfAKnownPlayerIsThePlayerWhereverItStands() {
    for (String property : List.of("contentUrl", "embedUrl", "url")) {
      assertEquals(PLAYER, only("'" + property + "':'" + WATCH + "'").player(), property);
    }
    assertEquals(List.of(), bare("'url':'https://tv.example/watch/1'").films());
    assertEquals("https://example.com/f.mp4", only("'url':'/f.mp4'").renditions().get(0).url());
  }

  @Test
  void aKnownPlayerHasAThumbnail() {
    String player = "'embedUrl':'https://www.youtube.com/embed/a1b2c3d4e5f'";
    assertEquals(
        List.of("https://i.ytimg.com/vi/a1b2c3d4e5f/hqdefault.jpg"), only(player).thumbnails());
    assertEquals(
        List.of("https://example.com/t.jpg"),
        only(player + ",'thumbnailUrl':'/t.jpg'").thumbnails());
  }

  @Test
  void aReferenceToNothingIsNoFilm() {
    for (String property : List.of("contentUrl", "embedUrl")) {
      assertEquals(List.of(), bare("'" + property + "':{'@id':'#p'}").films(), property);
    }
  }

  @Test
  void anEncodingHasTheFileThatTheFilmLacks() {
    String encoding = "'encoding':{'@type':'MediaObject','contentUrl':'/%s.mp4'}".formatted("e");
    assertEquals("https://example.com/e.mp4", only(encoding).renditions().get(0).url());
    assertEquals(
        "https://example.com/f.mp4",
        only("'contentUrl':'/f.mp4'," + encoding).renditions().get(0).url());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "'thumbnailUrl':'/t.jpg'",
        "'thumbnailUrl':['/t.jpg','/u.jpg']",
        "'thumbnail':{'@type':'ImageObject','url':'/t.jpg'}",
        "'thumbnail':{'contentUrl':'/t.jpg'}",
        "'image':['/t.jpg']",
        "'image':'/u.jpg','thumbnailUrl':'/t.jpg'",
        "'thumbnailUrl':['{{picture}}','/t.jpg']"
      })
  void theFirstPictureIsTheThumbnail(String members) {
    assertEquals(List.of("https://example.com/t.jpg"), film(members).thumbnails());
  }

  @Test
  void periodIsThatOfTheFilm() {
    assertEquals(
        new Period("2026-01-02", "2027-01-01"),
        film("'uploadDate':'2026-01-02','datePublished':'2026-01-01','expires':'2027-01-01'")
            .period());
    assertEquals(new Period("2026-01-01", null), film("'datePublished':'2026-01-01'").period());
  }

  @ParameterizedTest
  @CsvSource({
    "false,adult",
    "'False',adult",
    "'https://schema.org/False',adult",
    "'http://schema.org/False',adult",
    "{'@id':'https://schema.org/False'},adult",
    "{'@value':false},adult",
    "NO,adult",
    "true,nonadult",
    "'https://schema.org/True',nonadult"
  })
  void familyFriendly(String written, String rating) {
    String value = written.matches("[a-z]+|\\{.*") ? written : "'" + written + "'";
    assertEquals(
        List.of(new Scheme(rating, "urn:simple")), film("'isFamilyFriendly':" + value).ratings());
  }

  @Test
  void familyFriendlyInMarkupIsALink() {
    String link = "<link %s='isFamilyFriendly' %s='https://schema.org/False'>";
    String file = "<link %s='contentUrl' href='/f.mp4'>";
    for (StructuredData data :
        List.of(
            html(
                "<div itemscope itemtype='https://schema.org/VideoObject'>"
                    + link.formatted("itemprop", "href")
                    + file.formatted("itemprop")
                    + "</div>"),
            html(
                "<div vocab='https://schema.org/' typeof='VideoObject'>"
                    + link.formatted("property", "resource")
                    + file.formatted("property")
                    + "</div>"))) {
      assertEquals("adult", data.films().get(0).ratings().get(0).value());
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "'DE,AT'; DE AT",
        "'DE AT'; DE AT",
        "'DEU, AUT'; DE AT",
        "['DE','AT']; DE AT",
        "'Germany, Austria'; DE AT",
        "'South Africa'; ZA",
        "[{'@type':'Country','name':'DE'},{'@type':'Country','name':'Austria'}]; DE AT",
        "{'@type':'Place','address':{'addressCountry':'DE'}}; DE",
        "{'@type':'Place','address':{'addressCountry':{'@type':'Country','name':'DE'}}}; DE",
        "{'@type':'Country','identifier':'DE','name':'Nowhere'}; DE",
        "['DE','Atlantis']; DE",
        "'DE;AT'; DE AT"
      })
  void regionsAllowed(String written, String codes) {
    String value =
        written.startsWith("[") || written.startsWith("{") ? written : "'" + written + "'";
    assertEquals("allow " + codes, restriction("'regionsAllowed':" + value));
    assertEquals("deny " + codes, restriction("'ineligibleRegion':" + value));
  }

  @Test
  void whatIsIneligibleIsNotAllowed() {
    assertEquals("allow AT", restriction("'regionsAllowed':'DE,AT','ineligibleRegion':'DE'"));
  }

  @Test
  void whatIsIneligibleEverywhereIsLeftOut() {
    StructuredData data = bare("'contentUrl':'/f.mp4','ineligibleRegion':'worldwide'");
    assertEquals(List.of(), data.films());
    assertEquals(List.of("https://example.com/f.mp4"), data.regions().films());
  }

  @Test
  void everywhereAndTheCountryOfOriginAreNoLimit() {
    assertEquals(List.of(), film("'regionsAllowed':'Worldwide'").restrictions());
    assertEquals(List.of(), film("'countryOfOrigin':'DE'").restrictions());
    assertEquals(List.of(), film("'regionsAllowed':''").restrictions());
    assertEquals("deny DE", restriction("'regionsAllowed':'World','ineligibleRegion':'DE'"));
  }

  @Test
  void unreadableCountriesAreTold() {
    StructuredData data = bare("'contentUrl':'/f.mp4','regionsAllowed':['DE','Atlantis']");
    assertEquals(List.of("Atlantis"), data.regions().unknown());
    assertEquals(List.of(), data.regions().films());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "'regionsAllowed':'Atlantis'",
        "'ineligibleRegion':'Atlantis'",
        "'regionsAllowed':'DE','ineligibleRegion':'DE'",
        "'regionsAllowed':'DE','ineligibleRegion':'Atlantis'",
        "'regionsAllowed':{'@type':'Place','name':'Atlantis'}"
      })
  void aFilmWithoutAnyCountryIsLeftOut(String members) {
    StructuredData data = bare("'contentUrl':'/f.mp4'," + members);
    assertEquals(List.of(), data.films());
    assertEquals(List.of("https://example.com/f.mp4"), data.regions().films());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "'isLiveBroadcast':true; nonstop",
        "'isLiveBroadcast':'https://schema.org/True'; nonstop",
        "'isLiveBroadcast':true,'startDate':'2026-11-28T11:00:00Z','endDate':'2026-11-28T13:00:00Z';"
            + " nonstop",
        "'isLiveBroadcast':true,'endDate':'2026-11-28'; nonstop",
        "'isLiveBroadcast':true,'startDate':'2026-11-28T12:00:01Z';",
        "'isLiveBroadcast':true,'endDate':'2026-11-28T11:59:59Z';",
        "'isLiveBroadcast':true,'endDate':'2026-11-27';",
        "'isLiveBroadcast':false;",
        "'startDate':'2026-11-28';"
      })
  void liveIsWhatIsOnTheAirNow(String event, String expression) {
    String said = event.replaceAll("^is", "'is").replaceAll("^start", "'start");
    assertEquals(
        expression,
        film("'publication':{'@type':'BroadcastEvent'," + said + "}")
            .renditions()
            .get(0)
            .expression());
  }

  @Test
  void oneBroadcastOfSeveralThatIsOnTheAirIsEnough() {
    String event = "{'@type':'BroadcastEvent','isLiveBroadcast':true,'endDate':'%s'}";
    String events = "[" + event.formatted("2026-11-01") + "," + event.formatted("2026-12-01") + "]";
    assertEquals("nonstop", film("'publication':" + events).renditions().get(0).expression());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "'requiresSubscription':true",
        "'requiresSubscription':'https://schema.org/True'",
        "'requiresSubscription':{'@type':'MediaSubscription','name':'Plus'}",
        "'requiresSubscription':{'@value':'true'}",
        "'isAccessibleForFree':false",
        "'isAccessibleForFree':'False'"
      })
  void subscription(String members) {
    assertEquals(List.of(new Price("subscription", null, null)), film(members).prices());
  }

  @Test
  void freeFilmsNeedNone() {
    for (String members :
        List.of(
            "'requiresSubscription':false",
            "'requiresSubscription':{'@value':'false'}",
            "'isAccessibleForFree':true",
            "'author':'A'")) {
      assertEquals(List.of(), film(members).prices(), members);
    }
    assertEquals(
        List.of(),
        json("{'@type':'Article','isAccessibleForFree':false,'video':{'@type':'VideoObject','contentUrl':'/f.mp4'}}")
            .films()
            .get(0)
            .prices());
  }

  @Test
  void tagsAreKeywordsAndGenres() {
    assertEquals(
        List.of("a", "b c", "d", "e"),
        film("'keywords':['a, b c','d',' '],'genre':['e','a']").keywords());
  }

  @Test
  void viewsAreThoseOfTheWatchAction() {
    String counter =
        "{'@type':'InteractionCounter','interactionType':%s,'userInteractionCount':%s}";
    String like = counter.formatted("'https://schema.org/LikeAction'", 7);
    for (String type :
        List.of(
            "'https://schema.org/WatchAction'",
            "'WatchAction'",
            "{'@type':'WatchAction'}",
            "{'@type':'http://schema.org/WatchAction'}",
            "{'@id':'https://schema.org/WatchAction'}")) {
      assertEquals(
          "12",
          film("'interactionStatistic':[" + like + "," + counter.formatted(type, 12) + "]").views(),
          type);
    }
    assertNull(film("'interactionStatistic':" + like).views());
    assertEquals("1234", film("'interactionCount':'1234 UserPlays'").views());
  }

  @Test
  void ratingsHaveAScale() {
    assertEquals(
        new StarRating("8.7", "1", "10"),
        film("'aggregateRating':{'ratingValue':8.7,'bestRating':10,'worstRating':1}").starRating());
    assertEquals(
        new StarRating("4.5", null, null),
        film("'aggregateRating':{'ratingValue':'4.5'}").starRating());
    assertNull(film("'aggregateRating':{'ratingValue':8.7}").starRating());
    assertNull(film("'aggregateRating':{'bestRating':10}").starRating());
  }

  @Test
  void theUploaderIsTheFirstWithAName() {
    Credit ada = new Credit("Ada", "uploader", null);
    for (String author :
        List.of(
            "'author':'Ada'",
            "'author':{'@type':'Person','name':'Ada'}",
            "'creator':'Ada'",
            "'author':['https://ada.example/',{'name':'Ada'}]",
            "'author':'Ada','creator':'Bo'")) {
      assertEquals(List.of(ada), film(author).credits(), author);
    }
    assertEquals(List.of(), film("'author':'https://ada.example/'").credits());
  }

  @Test
  void lengthIsAsWritten() {
    assertEquals("PT1M", film("'duration':'PT1M'").renditions().get(0).duration());
    assertEquals(
        "PT1M",
        only("'embedUrl':'" + PLAYER + "','duration':'PT1M'").renditions().get(0).duration());
  }
}
