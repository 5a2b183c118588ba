package io.github.sitemaptoolkit.publisher.internal.plan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
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
}
