package io.github.sitemaptoolkit.converters.json;

import static io.github.sitemaptoolkit.converters.json.Documents.context;
import static io.github.sitemaptoolkit.converters.json.Documents.mapped;
import static io.github.sitemaptoolkit.converters.json.Documents.read;
import static java.nio.charset.StandardCharsets.UTF_16LE;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.converters.ndjson.NdjsonFormat;
import io.github.sitemaptoolkit.converters.option.JsonInputOptions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.io.Head;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Extent;
import io.github.sitemaptoolkit.problem.Location;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class JsonFormatTest {

  private static final String ONE = "{\"loc\":\"https://example.com/1\"}\n";
  private static final String TWO = ONE + "{\"loc\":\"https://example.com/2\"}\n";

  @Test
  void entriesInAnArrayAreReadLikeJsonLines() throws IOException {
    String line =
        "{\"loc\":\"https://example.com/1\",\"lastmod\":\"2026\",\"image\":[{\"loc\":\"https://example.com/i.jpg\"}]}";

    Documents document = read("[" + line + ",\n{\"loc\":\"https://example.com/2\",\"x\":1}]");

    assertEquals(line + "\n{\"loc\":\"https://example.com/2\"}\n", document.lines());
    assertEquals(List.of("json.unknown-key", "convert.lost-field"), document.codes());
    assertTrue(document.problems().get(0).startsWith("2:32 "), document.problems().toString());
  }

  @Test
  void postsOfWordPressAreReadByTheirLinks() throws IOException {
    Documents document =
        read(
            """
            [{"id":7,"modified":"2026-02-03T10:00:00","guid":{"rendered":"https://example.com/?p=7"},
              "status":"publish","link":"https://example.com/huts",
              "title":{"rendered":"Huts | all"},
              "_embedded":{"wp:featuredmedia":[{"source_url":"https://example.com/h.jpg","alt_text":"A"}]}}]
            """,
            mapped(
                "_embedded.wp:featuredmedia.source_url=image.loc",
                "title.rendered=image.title",
                "modified_gmt="));

    assertEquals(
        """
        {"loc":"https://example.com/huts","lastmod":"2026-02-03","image":[{"loc":"https://example.com/h.jpg","title":"Huts | all"}]}
        """,
        document.lines());
    assertTrue(document.codes().contains("date.no-zone"));
  }

  @Test
  void furtherValuesOfAUrlOrADateAreCounted() throws IOException {
    Documents document = read("[{\"url\":[\"https://example.com/1\",\"https://example.com/2\"]}]");

    assertEquals(ONE, document.lines());
    assertTrue(
        document.problems().toString().contains("further value of url"),
        document.problems().toString());
  }

  @Test
  void secondValueOfAFieldIsReported() throws IOException {
    Documents document =
        read(
            "[{\"url\":\"https://example.com/1\",\"a.b\":\"https://example.com/x.jpg\","
                + "\"a\":{\"b\":\"https://example.com/y.jpg\"}}]",
            mapped("a.b=image.loc"));

    assertTrue(document.lines().contains("x.jpg"), document.lines());
    assertTrue(document.codes().contains("csv.bad-cell"), document.codes().toString());
  }

  @Test
  void hitsOfAlgoliaAreFoundInsideTheirAnswer() throws IOException {
    assertEquals(
        TWO,
        read("""
                {"hits":[{"objectID":"1","url":"https://example.com/1","_highlightResult":{"title":{"value":"x","matchedWords":[]}}},
                         {"objectID":"2","url":"https://example.com/2","_tags":["a","b"]}],
                 "nbHits":2,"page":0}
                """)
            .lines());
  }

  @Test
  void storiesOfStoryblokBecomePagesByTheirSlugs() throws IOException {
    Context context =
        mapped("full_slug=loc", "published_at=lastmod").withBase("https://example.com/");

    assertEquals(
        "{\"loc\":\"https://example.com/blog/huts\",\"lastmod\":\"2026-01-02T03:04:05.678Z\",\"image\":[{\"loc\":\"https://a.storyblok.com/h.jpg\"}]}\n",
        read(
                """
                {"stories":[{"name":"Huts","full_slug":"blog/huts","published_at":"2026-01-02T03:04:05.678Z",
                  "content":{"image":{"filename":"https://a.storyblok.com/h.jpg"}}}],"cv":1}
                """,
                context)
            .lines());
  }

  @Test
  void theOutermostArrayHoldsTheEntries() throws IOException {
    String contentful =
        """
        {"sys":{"type":"Array"},"items":[{"fields":{"url":"https://example.com/1"}}],
         "includes":{"Asset":[{"fields":{"url":"https://example.com/x"}}],"Entry":[{}]}}
        """;

    assertEquals(ONE, read(contentful).lines());
  }

  @Test
  void ofSeveralArraysTheOnlyOneWithUrlsIsRead() throws IOException {
    assertEquals(
        ONE,
        read("{\"tags\":[{\"name\":\"x\"}],\"articles\":[{\"url\":\"https://example.com/1\"}]}")
            .lines());
  }

  @Test
  void anArticleIsOneEntryWhateverArraysItHas() throws IOException {
    Documents article =
        read(
            """
            {"headline":"H","related":[{"url":"https://example.com/9"}],"url":"https://example.com/1",
             "image":{"url":"https://example.com/h.jpg","width":300}}
            """);

    assertEquals(
        "{\"loc\":\"https://example.com/1\",\"image\":[{\"loc\":\"https://example.com/h.jpg\"}]}\n",
        article.lines());
    assertFalse(article.codes().contains("csv.no-url-column"));
  }

  @Test
  void anAnswerWithItsOwnUrlIsNoArticle() throws IOException {
    assertEquals(
        ONE,
        read("{\"url\":\"https://api.example/\",\"items\":[{\"url\":\"https://example.com/1\"}]}")
            .lines());
  }

  @Test
  void severalArraysAreNamed() throws IOException {
    String text =
        "{\"news\":[{\"url\":\"https://example.com/1\"}],\"sport\":[{\"url\":\"https://example.com/2\"}]}";

    Documents refused = read(text);

    assertNotNull(refused.end());
    assertEquals("json.items", refused.end().code());
    assertEquals(
        "cannot tell which list holds the entries; choose one of \"news\", \"sport\" (--items)",
        refused.end().message());
    assertEquals(
        "{\"loc\":\"https://example.com/2\"}\n",
        read(text, context().with(JsonInputOptions.DEFAULTS.withItems("sport"))).lines());
  }

  @Test
  void anArrayThatIsNotThereIsRefusedWithThoseThatAre() throws IOException {
    Documents refused =
        read(
            "{\"data\":{\"news\":[{\"url\":\"https://example.com/1\"}]}}",
            context().with(JsonInputOptions.DEFAULTS.withItems("data.nws")));

    assertNotNull(refused.end());
    assertEquals(
        "the document has no array or object \"data.nws\"; it has \"data.news\"",
        refused.end().message());
  }

  @Test
  void aListOfUrlsAndObjectsOnLinesAreRead() throws IOException {
    assertEquals(TWO, read("[\"https://example.com/1\", \"https://example.com/2\"]").lines());
    assertEquals(
        TWO,
        read("{\"url\":\"https://example.com/1\"}\n{\"url\":\"https://example.com/2\"}").lines());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"[]", "{\"items\": []}", "{\"data\":{\"posts\":[]},\"total\":0}", "[null]"})
  void anEmptyListHasNoEntries(String text) throws IOException {
    Documents document = read(text);

    assertEquals("", document.lines());
    assertNull(document.end());
  }

  @Test
  void elementsOfArraysBelongTogether() throws IOException {
    assertEquals(
        """
        {"loc":"https://example.com/1","image":[{"loc":"https://example.com/1.jpg","title":"a | b"},{"loc":"https://example.com/2.jpg"},{"loc":"https://example.com/3.jpg","title":"\\\\e"}]}
        """,
        read(
                """
                [{"url":"https://example.com/1","blocks":[
                  {"images":[{"src":"https://example.com/1.jpg","alt":"a | b"},{"src":"https://example.com/2.jpg"}]},
                  {"images":[{"src":"https://example.com/3.jpg","alt":"\\\\e"}]}]}]
                """,
                mapped("blocks.images.src=image.loc", "blocks.images.alt=image.title"))
            .lines());
  }

  @Test
  void nestedArraysAreNestedRepeats() throws IOException {
    Documents document =
        read(
            """
            [{"url":"https://example.com/1","film":[
              {"name":"One","tags":["red","blue"],"by":"A"},{"name":"Two","tags":["green"],"by":"B"}]}]
            """,
            mapped("film.name=video.title", "film.tags=video.tag", "film.by=video.uploader"));

    assertEquals(
        """
        {"loc":"https://example.com/1","video":[{"title":"One","tag":["red","blue"],"uploader":{"#text":"A"}},{"title":"Two","tag":["green"],"uploader":{"#text":"B"}}]}
        """,
        document.lines());
  }

  @Test
  void aListInOneElementIsJoinedByItsSeparator() throws IOException {
    String text = "[{\"url\":\"https://example.com/1\",\"tags\":[\"a\",\"b\"]}]";

    assertEquals(
        "{\"loc\":\"https://example.com/1\",\"news\":[{\"keywords\":\"a, b\"}]}\n",
        read(text, mapped("tags=news.keywords")).lines());
    assertEquals(
        "{\"loc\":\"https://example.com/1\",\"video\":[{\"tag\":[\"a\",\"b\"]}]}\n",
        read(text, mapped("tags=video.tag")).lines());
  }

  @Test
  void aMemberOfALaterItemIsOneMoreColumn() throws IOException {
    var text = new StringBuilder("[");
    for (int i = 0; i < 150; i++) {
      text.append("{\"url\":\"https://example.com/").append(i).append("\"},\n");
    }
    text.append("{\"url\":\"https://example.com/x\",\"image.loc\":\"https://example.com/x.jpg\",");
    text.append("\"cap\":\"C\",\"new\":1}]");

    Documents document = read(text.toString(), mapped("cap=image.title"));

    assertTrue(
        document
            .lines()
            .endsWith(
                "/x\",\"image\":[{\"loc\":\"https://example.com/x.jpg\",\"title\":\"C\"}]}\n"),
        document.lines());
    assertEquals(List.of("csv.unknown-column", "convert.lost-field"), document.codes());
  }

  @Test
  void aPathThatNoItemHasIsReported() throws IOException {
    Documents document = read("[{\"url\":\"https://example.com/1\"}]", mapped("titel=image.title"));

    assertEquals(ONE, document.lines());
    assertEquals(List.of("0:0 csv.no-such-header no item has \"titel\""), document.problems());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "[{'url':'https://example.com/1'},{'url':'https://example.com/2'},{'ur; doc.truncated",
        "[{'url':'https://example.com/1'},{'url':'https://example.com/2'},tru; doc.truncated",
        "[{'url':'https://example.com/1'},{'url':'https://example.com/2'} x]; json.malformed",
        "[{'url':'https://example.com/1'},{'url':'https://example.com/2'}}]; json.malformed",
        "[{'loc':'https://example.com/1'},{'loc':'https://example.com/2'},,]; json.malformed"
      })
  void whatIsBeforeAFaultIsRead(String text, String code) throws IOException {
    Documents document = read(text.replace('\'', '"'));

    assertEquals(TWO, document.lines());
    assertNotNull(document.end());
    assertEquals(code, document.end().code());
    assertTrue(document.end().location().column() > 60, document.end().toString());
  }

  @Test
  void aBadItemCostsOnlyItself() throws IOException {
    Documents document =
        read(
            """
            [{"url":"https://example.com/1","url":"https://example.com/9","a":NaN},
             5, "x", [],
             {"title":"no url"},
             {"url":"https://example.com/2","lastmod":"soon"}]
            """);

    assertEquals(TWO, document.lines());
    assertEquals(
        List.of(
            "1:39 json.duplicate-key the key \"url\" occurs more than once in an object; its first"
                + " value is used",
            "2:2 json.not-object the item is not a JSON object; it is left out",
            "2:10 json.not-object the item is not a JSON object; it is left out"),
        document.problems().subList(0, 3));
    assertTrue(document.codes().containsAll(List.of("loc.missing", "url.invalid", "date.invalid")));
  }

  @ParameterizedTest
  @ValueSource(strings = {"url", "loc"})
  void deepNestingCostsOnlyItsValue(String name) throws IOException {
    String deep = "{\"x\":".repeat(150) + "1" + "}".repeat(150);
    String text =
        "[{\"NAME\":\"https://example.com/1\",\"image\":{\"x\":"
            + deep
            + "}},{\"NAME\":\"https://example.com/2\"}]";

    Documents document = read(text.replace("NAME", name));

    assertTrue(document.lines().endsWith("{\"loc\":\"https://example.com/2\"}\n"));
    assertTrue(document.codes().contains("json.too-deep"), document.problems().toString());
  }

  @Test
  void hopelessNestingEndsTheDocument() throws IOException {
    Documents document = read("[{\"url\":\"https://example.com/1\"}," + "[".repeat(20_000));

    assertEquals(ONE, document.lines());
    assertNotNull(document.end());
    assertEquals("json.too-deep", document.end().code());
  }

  @Test
  void numbersKeepTheirText() throws IOException {
    String number = "1" + "0".repeat(5000) + "e999999999";
    assertEquals(
        "{\"loc\":\"https://example.com/1\",\"priority\":\"" + number + "\"}\n",
        read("[{\"url\":\"https://example.com/1\",\"priority\":" + number + "}]").lines());
  }

  @Test
  void utf16AndAByteOrderMarkAreRead() throws IOException {
    String text = "\uFEFF[{\"url\":\"https://example.com/1\"}]";

    assertEquals(ONE, read(text.getBytes(UTF_8), context()).lines());
    assertEquals(ONE, read(text.getBytes(UTF_16LE), context()).lines());
  }

  @Test
  void placesAreThoseOfTheirValues() throws IOException {
    byte[] text =
        "[\n  {\"loc\": \"https://example.com/1\",\n   \"lastmod\": \"2026\"}]".getBytes(UTF_8);
    Source source = Source.of(new ByteArrayInputStream(text), "in.json");
    try (EntryReader<UrlEntry> in = new JsonFormat().reader(source, context().withPlaces(true))) {
      in.read();

      assertEquals(
          new Location("in.json", 3, 16, new Extent(3, 20, 52, 4)), in.places().of("lastmod"));
      assertEquals(new Location("in.json", 2, 3, new Extent(2, 4, 4, 1)), in.location());
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "[{'url':1}]; true; true",
        "[]; true; true",
        "[ 'x' ]; true; true",
        "[https://shop.example/]; false; false",
        "{'url':'https://example.com/1'}; true; true",
        "{'items':[{'url'; true; true",
        "{'loc':'https://example.com/1'}; false; false",
        "{'a':1}; false; true",
        "{{ page }}; false; false"
      })
  void contentAndNameIdentifyTheFormat(String text, boolean content, boolean named) {
    Head head = Head.of(text.replace('\'', '"').getBytes(UTF_8));

    assertEquals(content, new JsonFormat().matches(head));
    assertEquals(named, new JsonFormat().matchesNamed(head));
    assertFalse(content && new NdjsonFormat().matches(head));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"version\": \"https://jsonfeed.org/version/1\", \"items\": []}",
        "{\"version\":\"https:\\/\\/jsonfeed.org\\/version\\/1.1\",\"loc\":\"x\"}",
      })
  void aFeedIsAFormatOfItsOwn(String text) {
    Head head = Head.of(text.getBytes(UTF_8));

    assertTrue(new JsonFeedFormat().matches(head));
    assertFalse(new JsonFormat().matchesNamed(head));
    assertFalse(new NdjsonFormat().matches(head));
  }
}
