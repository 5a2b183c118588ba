package io.github.sitemaptoolkit.publisher.layout;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.sitemaptoolkit.text.JsonWriter;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ManifestJsonTest {
  @ParameterizedTest
  @ValueSource(strings = {"[1,2", "{\"a\":}", "tru", "\"\\x\"", "\"\\u12g4\"", "-", "1 2", "{1:2}"})
  void brokenJsonIsRefused(String text) {
    assertThrows(ManifestJson.SyntaxException.class, () -> ManifestJson.read(text));
  }

  @Test
  void jsonOfOthersIsRead() throws ManifestJson.SyntaxException {
    assertEquals(
        Arrays.asList(
            1L, -2L, true, false, null, "a\u00e9\n/", Map.of(), List.of(), Map.of("b", 1L)),
        ManifestJson.read(" [1, -2 ,true,false,null,\"a\\u00E9\\n\\/\",{ },[ ],{\"b\" : 1}]\n"));
  }

  @Test
  void deepJsonIsRefused() {
    assertThrows(ManifestJson.SyntaxException.class, () -> ManifestJson.read("[".repeat(100_000)));
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '\0',
      delimiter = '|',
      value = {
        "|a value expected at character 1",
        "x|a value expected at character 1",
        "-|a value expected at character 1",
        "1-2|a value expected at character 1",
        "9223372036854775808|a value expected at character 1",
        "[1,|a value expected at character 4",
        "[1 2]|']' expected at character 4",
        "[1|']' expected at character 3",
        "1 2|the end expected at character 3",
        "{1:2}|a string expected at character 2",
        "{\"a\":1,}|a string expected at character 8",
        "{|a string expected at character 2",
        "{\"a\" 1}|':' expected at character 6",
        "{\"a\":1|'}' expected at character 7",
        "tru|true expected at character 1",
        "[falsy]|false expected at character 2",
        "nul|null expected at character 1",
        "\"a|the end of a string expected at character 3",
        "\"|the end of a string expected at character 2",
        "\"\\x\"|a valid escape expected at character 3",
        "\"\\|a valid escape expected at character 3",
        "\"\\u12|a valid escape expected at character 3",
        "\"\\u12g4\"|four hexadecimal digits expected at character 4",
        "[[[[[[[[[[[[[[[[[1|less nesting expected at character 18"
      })
  void messageSaysWhatIsExpectedWhere(@Nullable String text, String message) {
    var e =
        assertThrows(
            ManifestJson.SyntaxException.class, () -> ManifestJson.read(text == null ? "" : text));
    assertEquals(message, e.getMessage());
  }

  @Test
  void anyTextSurvives() throws ManifestJson.SyntaxException {
    String text = "\"\\/\b\f\n\r\t\0\u001F \u00E9\uD83D\uDE00\u202E";
    assertEquals(text, ManifestJson.read(JsonWriter.quoted(text)));
    assertEquals("\uD83D\uDE00\uDC00", ManifestJson.read("\"\\ud83d\\ude00\\udc00\""));
    assertEquals("\"\\/\b\f\n\r\t", ManifestJson.read("\"\\\"\\\\\\/\\b\\f\\n\\r\\t\""));
    assertEquals("A", ManifestJson.read("\"\\u0041\""));
  }

  @Test
  void nestingHasALimit() throws ManifestJson.SyntaxException {
    assertEquals(List.of(List.of()), ManifestJson.read("[[]]"));
    String deepest = "[".repeat(16) + 1 + "]".repeat(16);
    assertEquals(deepest, String.valueOf(ManifestJson.read(deepest)));
    String objects = "{\"a\":".repeat(17) + 1;
    assertThrows(ManifestJson.SyntaxException.class, () -> ManifestJson.read(objects));
  }
}
