package io.github.sitemaptoolkit.publisher.layout;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GroupingTest {
  @ParameterizedTest
  @ValueSource(strings = {"hash", "month", "sequence", "section:1", "section:9"})
  void whatIsWrittenIsRead(String text) {
    assertEquals(text, Grouping.parse(text).toString());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "Hash", "section", "section:", "section:0", "section:10", "section:x"})
  void otherTextsAreRefused(String text) {
    assertThrows(IllegalArgumentException.class, () -> Grouping.parse(text));
  }
}
