package io.github.sitemaptoolkit.converters.json;

import static io.github.sitemaptoolkit.converters.json.Documents.context;
import static io.github.sitemaptoolkit.converters.json.Documents.mapped;
import static io.github.sitemaptoolkit.converters.json.Documents.read;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import io.github.sitemaptoolkit.converters.option.CsvInputOptions;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Which members are dates, and what their texts mean. */
class JsonDatesTest {

  private static String dated(String lastmod) {
    return "{\"loc\":\"https://example.com/1\",\"lastmod\":\"" + lastmod + "\"}\n";
  }

  private static Documents of(String text) throws IOException {
    return read(text.replace('\'', '"'));
  }

  @Test
  void datesOfWordPressInUtcArePreferredToLocalOnes() throws IOException {
    Documents document =
        of(
            """
            [{'date':'2026-02-01T09:00:00','date_gmt':'2026-02-01T07:00:00','modified':'2026-02-03T01:30:00',
              'modified_gmt':'2026-02-02T23:30:00','link':'https://example.com/1'}]
            """);

    assertEquals(dated("2026-02-02T23:30:00Z"), document.lines());
    assertFalse(document.codes().contains("date.no-zone"), document.problems().toString());
    assertFalse(document.codes().contains("csv.duplicate-column"), document.problems().toString());
  }

  @Test
  void aDateOfPublicationInUtcIsUsedIfThereIsNoOther() throws IOException {
    String published = "[{'link':'https://example.com/1','date_gmt':'2026-02-01T07:00:00'}]";

    assertEquals(dated("2026-02-01T07:00:00Z"), of(published).lines());
    assertEquals(
        dated("2026-02-03"),
        of(published.replace("'date_gmt'", "'modified':'2026-02-03','date_gmt'")).lines());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{'url':'https://example.com/1','_createdAt':'2026-01-01','_updatedAt':'2026-02-03'}",
        "{'url':'https://example.com/1','date_created':'2026-01-01','date_updated':'2026-02-03'}",
        "{'url':'https://example.com/1','attributes':{'changed':'2026-02-03'}}",
        "{'url':'https://example.com/1','last_publication_date':'2026-02-03'}",
        "{'url':'https://example.com/1','updateDate':'2026-02-03','title':'A'}",
        "{'url':'https://example.com/1','changed':{'value':'2026-02-03'}}",
        "{'url':'https://example.com/1','changed':[{'value':'2026-02-03','format':'Y'}]}",
        "{'url':'https://example.com/1','updated':{'$date':'2026-02-03'}}",
        "{'fields':{'url':{'stringValue':'https://example.com/1'},'updated':{'timestampValue':'2026-02-03'}}}"
      })
  void namesOfOtherProgramsAreTheLastChange(String item) throws IOException {
    assertEquals(dated("2026-02-03"), of("[" + item + "]").lines());
  }

  @Test
  void aNameThatMayMeanTheLastChangeIsItOnlyWithDates() throws IOException {
    assertEquals(
        "{\"loc\":\"https://example.com/1\"}\n",
        of("[{'url':'https://example.com/1','changed':'yes'}]").lines());
  }

  @Test
  void datesOfMongoDbAreReadInBothForms() throws IOException {
    assertEquals(
        dated("2026-02-03T10:00:00Z") + dated("2026-02-03T10:00:00Z"),
        of("[{'url':'https://example.com/1','updated':{'$date':'2026-02-03T10:00:00Z'}},"
                + "{'url':'https://example.com/1','updated':{'$date':{'$numberLong':'1770112800000'}}}]")
            .lines());
  }

  @Test
  void datesOfWooCommerceAreThoseInUtc() throws IOException {
    assertEquals(
        dated("2026-02-03T10:00:00Z"),
        of("[{'permalink':'https://example.com/1','date_modified':'2026-02-03T11:00:00',"
                + "'date_modified_gmt':'2026-02-03T10:00:00'}]")
            .lines());
  }

  @Test
  void aMappedDateInUtcKeepsItsTime() throws IOException {
    assertEquals(
        """
        {"loc":"https://example.com/1","video":[{"publication_date":"2026-02-01T07:00:00Z"}]}
        """,
        read(
                """
                [{"link":"https://example.com/1","date_gmt":"2026-02-01 07:00:00"}]
                """,
                mapped("date_gmt=video.publication_date"))
            .lines());
  }

  @Test
  void otherDatesWithoutAZoneKeepOnlyTheirDay() throws IOException {
    Documents document = of("[{'url':'https://example.com/1','modified':'2026-02-03T10:00:00'}]");

    assertEquals(dated("2026-02-03"), document.lines());
    assertEquals(List.of("date.no-zone"), document.codes());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "[{'url':'https://example.com/1','sys':{'updatedAt':'2026-02-03T10:00:00Z'}}]",
        "[{'attributes':{'url':'https://example.com/1','updatedAt':'2026-02-03T10:00:00Z','createdAt':'2026-01-01'}}]",
        "[{'node':{'frontmatter':{'updated':'2026-02-03T10:00:00Z'},'link':'https://example.com/1'}}]",
        "[{'post':{'url':'https://example.com/1','updated_at':'2026-02-03T10:00:00Z'},'author':{'updated_at':'2025-01-01'}}]",
        "[{'url':'https://example.com/1','updated':null,'meta':{'lastModified':1770112800}}]"
      })
  void aDateInsideAWrapperIsThatOfTheItem(String text) throws IOException {
    assertEquals(dated("2026-02-03T10:00:00Z"), of(text).lines());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "[{'url':'https://example.com/1','author':{'updatedAt':'2026-02-03T10:00:00Z'}}]",
        "[{'url':'https://example.com/1','meta':[{'updatedAt':'2026-02-03T10:00:00Z'}]}]",
        "[{'url':'https://example.com/1','meta':{'updated':'1 day ago'}}]"
      })
  void aDateIsNotGuessed(String text) throws IOException {
    assertEquals("{\"loc\":\"https://example.com/1\"}\n", of(text).lines());
  }

  @Test
  void ofSeveralWrappersWithADateTheNewestIsThatOfTheItem() throws IOException {
    assertEquals(
        dated("2026-02-04"),
        of("[{'url':'https://example.com/1','sys':{'updatedAt':'2026-02-03'},'fields':{'modified':'2026-02-04'}}]")
            .lines());
  }

  @Test
  void theUrlOfTheItemIsPreferredToThatOfItsAuthor() throws IOException {
    assertEquals(
        "{\"loc\":\"https://example.com/1\"}\n",
        of("[{'author':{'url':'https://example.com/ann'},'fields':{'url':'https://example.com/1'}}]")
            .lines());
  }

  @ParameterizedTest
  @CsvSource({
    "1770112800, 2026-02-03T10:00:00Z",
    "1770112800123, 2026-02-03T10:00:00.123Z",
    "1770112800000, 2026-02-03T10:00:00Z",
    "4133980799, 2100-12-31T23:59:59Z"
  })
  void numbersOfSecondsAndMillisecondsAreDates(String number, String date) throws IOException {
    assertEquals(
        dated(date), of("[{'url':'https://example.com/1','updated':" + number + "}]").lines());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"4133980800", "9999999999999", "177011280", "1770112800.5", "17701128001"})
  void otherNumbersAreNotDates(String number) throws IOException {
    Documents document = of("[{'url':'https://example.com/1','updated':" + number + "}]");

    assertEquals("{\"loc\":\"https://example.com/1\"}\n", document.lines());
    assertEquals(List.of("date.invalid"), document.codes());
  }

  @Test
  void aGivenPatternIsPreferredToSeconds() throws IOException {
    assertEquals(
        dated("2026-02-03"),
        read(
                "[{\"url\":\"https://example.com/1\",\"updated\":\"2026020310\"}]",
                context().with(CsvInputOptions.DEFAULTS.withDateFormat("uuuuMMddHH")))
            .lines());
  }

  @Test
  void renderedTextsAreHtml() throws IOException {
    assertEquals(
        """
        {"loc":"https://example.com/1","image":[{"loc":"https://example.com/i.jpg","title":"Huts & <more>"}]}
        """,
        read(
                """
                [{"link":"https://example.com/1","image":"https://example.com/i.jpg",
                  "title":{"rendered":"<b>Huts</b> &#038; &lt;more&gt;"}}]
                """,
                mapped("title.rendered=image.title"))
            .lines());
  }
}
