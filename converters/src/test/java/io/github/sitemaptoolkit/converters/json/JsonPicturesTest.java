package io.github.sitemaptoolkit.converters.json;

import static io.github.sitemaptoolkit.converters.json.Documents.context;
import static io.github.sitemaptoolkit.converters.json.Documents.mapped;
import static io.github.sitemaptoolkit.converters.json.Documents.read;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.converters.ndjson.NdjsonFormat;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The pictures of items, and lines of other programs. */
class JsonPicturesTest {

  private static final String TWO =
      "{\"loc\":\"https://example.com/a\",\"image\":[{\"loc\":\"https://example.com/1.jpg\"},"
          + "{\"loc\":\"https://example.com/2.jpg\"}]}\n";

  private static Documents of(String members) throws IOException {
    return read(web("[{'url':'@a'," + members + "}]"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "'image':'@1.jpg, @2.jpg'",
        "'image':'@1.jpg|@2.jpg'",
        "'image':'@1.jpg;@2.jpg'",
        "'images':['@1.jpg,@2.jpg']",
        "'images':['@1.jpg','@2.jpg']",
        "'images':[{'url':'@1.jpg','alt':'A'},{'url':'@2.jpg'}]",
        "'images':[{'src':'@1.jpg'},{'src':'@2.jpg'}]",
      })
  void listsOfPicturesAreSeveral(String members) throws IOException {
    assertEquals(TWO, of(members).lines());
  }

  @Test
  void commasStayInTheUrlOfAPicture() throws IOException {
    assertEquals(
        "{\"loc\":\"https://example.com/a\",\"image\":[{\"loc\":\"https://example.com/w_1,h_2/1.jpg\"}]}\n",
        of("'image':'@w_1,h_2/1.jpg'").lines());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{'url':'@a','hero':{'src':'@1.jpg'},'gallery':[{'src':'@2.jpg','caption':'B'},{'src':'@3.jpg'}]}",
        "{'url':'@a','gallery':[{'src':'@2.jpg','caption':'B'},{'src':'@3.jpg'}],'hero':{'src':'@1.jpg'}}",
      })
  void membersMappedToOneListFollowEachOther(String item) throws IOException {
    String first = "{'loc':'@1.jpg'}";
    String others = "{'loc':'@2.jpg','title':'B'},{'loc':'@3.jpg'}";
    boolean hero = item.indexOf("hero") < item.indexOf("gallery");
    String expected = hero ? first + "," + others : others + "," + first;
    Documents document =
        read(
            web("[" + item + "]"),
            mapped("hero.src=image.loc", "gallery.src=image.loc", "gallery.caption=image.title"));

    assertEquals(web("{'loc':'@a','image':[" + expected + "]}\n"), document.lines());
    assertEquals(List.of(), document.codes());
  }

  @Test
  void aListOfAnItemBeginsWithTheFirstMemberThatItHas() throws IOException {
    String item = "[{'url':'@a','hero':null,'gallery':[{'src':'@1.jpg'},{'src':'@2.jpg'}]}]";
    assertEquals(
        TWO, read(web(item), mapped("hero.src=image.loc", "gallery.src=image.loc")).lines());
  }

  private static String web(String text) {
    return text.replace('\'', '"').replace("@", "https://example.com/");
  }

  @ParameterizedTest
  @ValueSource(strings = {"'photos':[{'src':'@1'}]", "'picture':{'large':'@1'}"})
  void otherPicturesAreReadAndTold(String members) throws IOException {
    Documents document = of(members);
    assertTrue(document.lines().contains("\"image\":[{\"loc\":\""), document.lines());
    assertTrue(document.codes().contains("csv.about"), document.codes().toString());
  }

  @Test
  void linesWithAUrlUnderAnotherNameAreItems() throws IOException {
    String line = "{\"url\":\"https://example.com/a\",\"status_code\":200}\n";
    Documents lines =
        read(
            new NdjsonFormat(),
            (line + line.replace("200", "404")).getBytes(StandardCharsets.UTF_8),
            context());
    assertEquals("{\"loc\":\"https://example.com/a\"}\n", lines.lines());
  }
}
