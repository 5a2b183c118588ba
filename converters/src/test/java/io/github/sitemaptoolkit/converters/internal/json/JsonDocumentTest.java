package io.github.sitemaptoolkit.converters.internal.json;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JsonDocumentTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\n  \"loc\": \"https://a.example/\"\n}\n",
        "{\"loc\":\"https://a.example/\"\n}",
        "{\"urls\":[\n{\"loc\":\"https://a.example/\"}\n]}",
        "\n\n {\"urls\":[{\"loc\":\"https://a.example/\"}]}\n"
      })
  void anObjectOverSeveralLinesOrOfUrlsIsADocument(String text) {
    assertTrue(JsonDocument.begins(text));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"loc\":\"https://a.example/\",\"image\":[{\"loc\":\"https://a.example/i\"}]}\n",
        "\n{\"loc\":\"https://a.example/1\"}\n{\"loc\":\"https://a.example/2\"}",
        "{\"image\":[]}\n{\"loc\":\"https://a.example/2\"}\n", // the first line has no url
        "{\"lastmod\":\"2024\"}",
        "{\"loc\":\"https://a.example/1\"\n{\"loc\":\"https://a.example/2\"}", // broken
        "{\"loc\":\"https://a.exam", // cut
        "{}",
        "{"
      })
  void anObjectInOneLineIsALine(String text) {
    assertFalse(JsonDocument.begins(text));
  }

  @Test
  void whatIsNoObjectHasNoPage() {
    for (String text : List.of("[1]", "[{\"url\":1}]", "1 2", "", "[", "{\"a\":[1]", "{}{", "{1")) {
      assertFalse(JsonDocument.hasOtherPage(text), text);
    }
  }
}
