package io.github.sitemaptoolkit.content.statement;

import static io.github.sitemaptoolkit.content.statement.SaidPage.json;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.content.judge.Omission;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is asked of the statements of a page: dates, news, language, pictures. */
class PageFactsTest {

  private static List<String> pictures(String members) {
    return json("{'@type':'Article'," + members + "}").pictures();
  }

  @Test
  void datesOfArticlesComeBeforeThoseOfPagesAndWorks() {
    StructuredData data =
        json(
            "[{'@type':'Product','dateModified':'2026-01-01'},"
                + "{'@type':'WebPage','dateModified':'2026-01-02'},"
                + "{'@type':'BlogPosting','dateModified':'2026-01-03'},"
                + "{'@type':'NewsArticle','dateModified':'2026-01-04','datePublished':'2025'}]");
    assertEquals(List.of("2026-01-04", "2026-01-03", "2026-01-02", "2026-01-01"), data.modified());
    assertEquals(List.of("2025"), data.published());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "VideoObject",
        "ImageObject",
        "Comment",
        "Review",
        "Clip",
        "Answer",
        "WebSite",
        "BreadcrumbList",
        "Organization",
        "NewsMediaOrganization",
        "Person"
      })
  void partsAndSurroundingsHaveNoDateAndPictureOfThePage(String type) {
    StructuredData data =
        json(
            "{'@type':'"
                + type
                + "','dateModified':'2026-01-01','datePublished':'2026-01-01','image':'/a.jpg'}");
    assertEquals(List.of(), data.modified());
    assertEquals(List.of(), data.published());
    assertEquals(List.of(), data.pictures());
  }

  @Test
  void itsKindsAreNewsToo() {
    for (String type : List.of("NewsArticle", "ReportageNewsArticle", "OpinionNewsArticle")) {
      assertTrue(json("{'@type':'" + type + "'}").isNews(), type);
    }
    for (String type : List.of("Article", "BlogPosting", "NewsMediaOrganization", "WebPage")) {
      assertFalse(json("{'@type':'" + type + "'}").isNews(), type);
    }
  }

  @Test
  void aPublisherIsATextAnItemOrAList() {
    for (String publisher :
        List.of(
            "'P'", "{'name':'P'}", "[{'@type':'Organization','name':'P'},{'name':'Q'}]", "['P']")) {
      assertEquals("P", json("{'@type':'Article','publisher':" + publisher + "}").publisher());
    }
    assertEquals(
        "P",
        json("{'@type':'Article','publisher':['https://p.example/',{'name':'P'}]}").publisher());
    assertNull(json("{'@type':'Article','publisher':'https://p.example/'}").publisher());
  }

  @Test
  void aLanguageIsACode() {
    for (String language :
        List.of(
            "'de-AT'",
            "['German','de-AT']",
            "{'@type':'Language','name':'German','alternateName':'de-AT'}",
            "{'@type':'Language','name':'de-AT'}")) {
      assertEquals("de-AT", json("{'@type':'WebPage','inLanguage':" + language + "}").language());
    }
    assertEquals("zh_Hans", json("{'@type':'WebPage','inLanguage':'zh_Hans'}").language());
    for (String language : List.of("German", "d", "de, en and others", "12")) {
      assertNull(json("{'@type':'WebPage','inLanguage':'" + language + "'}").language(), language);
    }
  }

  @Test
  void picturesAreTextsItemsListsAndReferences() {
    for (String picture :
        List.of(
            "'image':'/a.jpg'",
            "'image':['/a.jpg']",
            "'image':{'url':'/a.jpg'}",
            "'image':{'@type':'ImageObject','contentUrl':'https://example.com/a.jpg'}",
            "'image':{'@id':'https://example.com/a.jpg'}",
            "'primaryImageOfPage':{'@type':'ImageObject','url':'/a.jpg'}",
            "'associatedMedia':{'@type':'ImageObject','contentUrl':'/a.jpg'}")) {
      assertEquals(List.of("https://example.com/a.jpg"), pictures(picture), picture);
    }
    assertEquals(
        List.of("https://example.com/a.jpg"),
        json("[{'@type':'Article','image':{'@id':'#i'}},"
                + "{'@type':'ImageObject','@id':'#i','url':'/a.jpg'}]")
            .pictures());
  }

  @Test
  void aReferenceToNothingIsNoPicture() {
    assertEquals(List.of(), pictures("'image':{'@id':'#i'}"));
    assertEquals(List.of(), pictures("'image':'#i'"));
  }

  @Test
  void logosAuthorsAndPublishersGiveNoPictures() {
    assertEquals(
        List.of(),
        pictures(
            "'logo':'/logo.png','author':{'@type':'Person','image':'/ada.jpg'},"
                + "'publisher':{'@type':'Organization','image':'/p.jpg','logo':{'url':'/l.png'}}"));
  }

  @Test
  void aListOfOneFileInSeveralShapesIsOnePicture() {
    for (String shape : List.of("/%s/hut.jpg", "/hut-%s.jpg", "/hut_%s.jpg")) {
      String list =
          "'image':['%s','%s','%s']"
              .formatted(shape.formatted("1x1"), shape.formatted("4x3"), shape.formatted("16x9"));
      assertEquals(List.of("https://example.com" + shape.formatted("1x1")), pictures(list));
    }
    assertEquals(2, pictures("'image':['/hut-1x1.jpg','/lake-4x3.jpg']").size());
  }

  @Test
  void shapesInTwoListsAreTwoPictures() {
    assertEquals(
        2,
        json("[{'@type':'Article','image':['/1x1/hut.jpg']},"
                + "{'@type':'WebPage','image':['/4x3/hut.jpg']}]")
            .pictures()
            .size());
  }

  @Test
  void beyondTheThousandthIsCounted() {
    var films = new StringBuilder();
    var pictures = new StringBuilder();
    for (int i = 0; i < 1003; i++) {
      films
          .append(i == 0 ? "" : ",")
          .append("{'@type':'VideoObject','contentUrl':'/" + i + ".mp4'}");
      pictures.append(i == 0 ? "" : ",").append("'/p" + i + "a.jpg'");
    }
    StructuredData data =
        json("{'@type':'Article','video':[" + films + "],'image':[" + pictures + "]}");
    assertEquals(1000, data.films().size());
    assertEquals(1000, data.pictures().size());
    assertEquals(Omission.TOO_MANY, data.omitted().get(0).reason());
    assertEquals(6, data.omitted().get(0).count());
  }
}
