package io.github.sitemaptoolkit.converters.internal.table.template;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CellTemplateTest {

  private static @Nullable String url(String template, String... values) {
    return CellTemplate.parse(template).url(List.of(values), null).value();
  }

  private static @Nullable TemplateFault fault(String template, String... values) {
    return CellTemplate.parse(template).url(List.of(values), null).fault();
  }

  /** The examples of RFC 6570, 1.2, for levels 1 and 2, behind a host. */
  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '\'',
      value = {
        "{var}, value, value",
        "{hello}, Hello World!, Hello%20World%21",
        "{+var}, value, value",
        "{+hello}, Hello World!, Hello%20World!",
        "{+path}/here, /foo/bar, /foo/bar/here",
        "here?ref={+path}, /foo/bar, here?ref=/foo/bar",
        "{half}, 50%, 50%25",
        "{+half}, 50%, 50%25",
        "{+escaped}, a%20b%, a%20b%25",
        "{x}, a/b?c#d, a%2Fb%3Fc%23d",
        "{x}, wörter, w%C3%B6rter"
      })
  void valuesAreEncodedAsTheRfcSays(String template, String value, String expected) {
    assertEquals("https://e.com/" + expected, url("https://e.com/" + template, value));
  }

  @Test
  void literalsAreEncodedBehindTheHost() {
    assertEquals("https://bücher.example/a%20b/1", url("https://bücher.example/a b/{x}", "1"));
  }

  @ParameterizedTest
  @ValueSource(strings = {".", "..", "a/../b", "%2e%2E/b", "/./a"})
  void stepsToOtherPagesHaveNoUrl(String value) {
    assertEquals(TemplateFault.DOTS, fault("https://e.com/{+x}", value));
  }

  @Test
  void partsThatMakeDotsTogetherHaveNoUrl() {
    assertEquals(TemplateFault.DOTS, fault("https://e.com/.{+x}", "/b"));
    assertEquals("https://e.com/.a", url("https://e.com/.{+x}", "a"));
    assertEquals("https://e.com/?q=a/../b", url("https://e.com/?q={+x}/../b", "a"), "no path");
  }

  @ParameterizedTest
  @CsvSource({
    "https://e.com{+x}, .evil.com/",
    "https://e.com{+x}, @evil.com/",
    "https://e.com{+x}, :80@evil.com/",
    "https://{x}.e.com/, evil.com/",
    "/{+x}, /evil.com/",
    "a{+x}, ://evil.com/",
    "https://{x}/, evil.com#",
  })
  void valuesLeadToNoOtherHost(String template, String value) {
    assertEquals(TemplateFault.HOST, fault(template, value));
  }

  @Test
  void hostsMayBeParts() {
    assertEquals("https://ch.e.com/a", url("https://{land}.e.com/{x}", "ch", "a"));
    assertEquals("https://e.com/a", url("https://e.com{+x}", "/a"));
    assertEquals("https://e.com//a.com/", url("https://e.com/{+x}", "/a.com/"));
  }

  @Test
  void wholeUrlsHaveTheHostOfTheBase() {
    var template = CellTemplate.parse("{+x}");
    assertEquals(
        "https://e.com/a", template.url(List.of("https://e.com/a"), "https://e.com/").value());
    assertEquals(
        TemplateFault.HOST, template.url(List.of("https://f.com/a"), "https://e.com/").fault());
  }

  @Test
  void emptyPartsHaveNoUrl() {
    var empty = CellTemplate.parse("https://e.com/{a}/{b}").url(List.of("1", ""), null);
    assertEquals(TemplateFault.EMPTY, empty.fault());
    assertEquals("b", empty.name());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{", "a}", "{}", "{+}", "{a{b}}", "{a,b}", "{?a}", "{/a}", "{a*}", "{a:3}", "{#a}"
      })
  void whatIsNotUnderstoodIsRefused(String template) {
    assertTrue(CellTemplate.is(template));
    assertThrows(IllegalArgumentException.class, () -> CellTemplate.parse(template));
  }
}
