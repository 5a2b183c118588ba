package io.github.sitemaptoolkit.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.StringWriter;
import java.util.List;
import org.junit.jupiter.api.Test;

class JsonWriterTest {

  private static JsonWriter members(JsonWriter json) {
    return json.object(
        () ->
            json.text("text", "a")
                .text("none", null)
                .number("count", 3)
                .number("unknown", null)
                .flag("yes", true)
                .texts("texts", List.of("b", "c"))
                .objects("objects", List.of(1, 2), number -> json.number("n", number))
                .begin("empty")
                .end()
                .texts("nothing", List.of()));
  }

  @Test
  void compactJsonIsOneLine() {
    assertEquals(
        "{\"text\":\"a\",\"none\":null,\"count\":3,\"unknown\":null,\"yes\":true,"
            + "\"texts\":[\"b\",\"c\"],\"objects\":[{\"n\":1},{\"n\":2}],\"empty\":{},"
            + "\"nothing\":[]}",
        members(JsonWriter.compact()).toString());
  }

  @Test
  void indentedJsonHasALineForEachValue() {
    assertEquals(
        """
        {
          "text": "a",
          "none": null,
          "count": 3,
          "unknown": null,
          "yes": true,
          "texts": [
            "b",
            "c"
          ],
          "objects": [
            {
              "n": 1
            },
            {
              "n": 2
            }
          ],
          "empty": { },
          "nothing": [ ]
        }
        """,
        members(JsonWriter.indented()).line().toString());
  }

  @Test
  void documentsMayFollowEachOther() throws IOException {
    var out = new StringWriter();
    JsonWriter json = JsonWriter.compact();
    json.begin().number("a", 1).end().line().writeTo(out);
    json.begin().number("b", 2).end().line().writeTo(out);
    assertEquals("{\"a\":1}\n{\"b\":2}\n", out.toString());
  }

  @Test
  void whatIsNotShownAsItselfIsEscaped() {
    assertEquals(
        "\"\\\"\\\\/\\b\\f\\n\\r\\t\\u0000\\u001B\\u007F\\u0085\\u202e\\u2028 \u00E9\"",
        JsonWriter.quoted("\"\\/\b\f\n\r\t\0\u001B\u007F\u0085\u202E\u2028 \u00E9"));
  }

  @Test
  void whatCommandsABuildIsEscaped() {
    assertEquals("\"\\u00231 \\u0023\\u0023[error]\"", quoted("#1 ##[error]"));
    assertEquals("\"a#b\"", quoted("a#b"));
  }

  @Test
  void halfOfASurrogatePairIsReplaced() {
    assertEquals("\"\uD83D\uDE00\uFFFD.\uFFFD\"", quoted("\uD83D\uDE00\uDE00.\uD83D"));
  }

  @Test
  void namesAreEscapedToo() {
    assertEquals("{\"a\\\"b\":1}", JsonWriter.compact().begin().number("a\"b", 1).end().toString());
  }

  private static String quoted(String text) {
    return JsonWriter.quoted(text);
  }
}
