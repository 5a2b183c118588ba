package io.github.sitemaptoolkit.converters.internal.entry;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.model.UrlEntry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ConditionParserTest {

  private static final UrlEntry ENTRY =
      UrlEntry.builder("https://www.example.com/blog/").changefreq("daily").build();

  private static boolean holds(String condition) {
    return ConditionParser.parse(condition, Extensions.of()).test(ENTRY);
  }

  @Test
  void bracketsMayBeDeep() {
    assertTrue(holds("(".repeat(100) + "loc~blog" + ")".repeat(100)));
    assertTrue(holds("(loc~blog) and ".repeat(200) + "loc~blog"));
  }

  @ParameterizedTest
  @ValueSource(ints = {101, 20_000})
  void bracketsThatAreTooDeepAreRefused(int depth) {
    var e = assertThrows(IllegalArgumentException.class, () -> holds("(".repeat(depth) + "loc~a"));
    assertEquals("more than 100 brackets are open at the same time", e.getMessage());
  }

  @Test
  void anyNumberOfWordsNegates() {
    assertTrue(holds("not ".repeat(50_000) + "loc~blog"));
    assertFalse(holds("not ".repeat(50_001) + "loc~blog"));
  }

  @Test
  void anyNumberOfConditionsMayBeCombined() {
    assertTrue(holds("loc~shop or ".repeat(50_000) + "loc~blog"));
    assertFalse(holds("loc~shop or ".repeat(50_000) + "loc~news"));
    assertTrue(holds("loc~blog and ".repeat(50_000) + "has changefreq"));
    assertFalse(holds("loc~blog and ".repeat(50_000) + "has lastmod"));
  }

  @Test
  void andBindsMoreThanOr() {
    assertTrue(holds("loc~blog or loc~shop and loc~news"));
    assertFalse(holds("(loc~blog or loc~shop) and loc~news"));
    assertFalse(holds("not (loc~blog or loc~shop)"));
    assertTrue(holds("not loc~shop and not has lastmod"));
  }
}
