package io.github.sitemaptoolkit.url;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.url.UrlText.Reference;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class UrlTextTest {

  @ParameterizedTest
  @CsvSource({
    "http://a, true",
    "tag:a, true",
    "a+b-c.d1:x, true",
    "localhost:8080, true", // could be a scheme
    "a.example:, true",
    "a.example:80x, true",
    "a.example:/80, true",
    "a.example:80, false",
    "a.example:8/x, false",
    "1a:b, false",
    ":80, false",
    "a, false",
    "é:a, false"
  })
  void schemeIsNoHostWithAPort(String text, boolean absolute) {
    assertEquals(absolute, UrlText.isAbsolute(text));
  }

  @ParameterizedTest
  @CsvSource({
    "/a, RELATIVE",
    "./a, RELATIVE",
    "../a, RELATIVE",
    "/, RELATIVE",
    "/a<b, NONE",
    "/a>, NONE",
    "//a, RELATIVE",
    "//a/b, RELATIVE",
    "//a{b, NONE",
    "///a, NONE",
    "//?a, NONE",
    "//#a, NONE",
    "//:1, NONE",
    "?a, RELATIVE",
    "?, NONE",
    "#a, NONE",
    "N/A, NONE",
    "//, NONE",
    ".., NONE",
    "a/b, RELATIVE",
    "a/b c, NONE",
    "a?b, RELATIVE",
    "a b?c, NONE",
    "a#b, NONE",
    "a, NONE",
    "a.html, RELATIVE",
    "a.html?b c, RELATIVE",
    "me@example.com, NONE",
    "@me/status, NONE",
    "HTTP%3A//a, NONE",
    "https&#58;//a, NONE",
    "example.com, HOST",
    "example.com/a, HOST",
    "example.de, HOST",
    "example.com?a, RELATIVE",
    "example.c/d.html, RELATIVE",
    "www.example.com/a, HOST",
    "WWW.a, HOST",
    "wwwa.b, NONE",
    "example.com:80/a, HOST",
    "ex_ample.com, NONE",
    "ex-ample.com, HOST",
    "exämple.com, HOST",
    "example.c0m, NONE",
    "example.c, NONE",
    ".com, NONE",
    "example.jpg, RELATIVE",
    "192.0.2.1/x, HOST",
    "192.0.2.1:8080, HOST",
    "localhost/x, HOST",
    "192.0.2.1.5/x, RELATIVE",
    "a:b/c, NONE",
    "http//example.com, NONE",
    "HTTPS//example.com, NONE",
    "/https://example.com, NONE",
    "//http//example.com, NONE",
    "../https:/example.com, NONE",
    "http/example, RELATIVE",
    "/web/2020/https://example.com, RELATIVE",
    "(https://example.com), NONE",
    "login?to=https://example.com, RELATIVE",
    "[a](/b), NONE",
    "[1], NONE",
    "a/b](c, NONE",
    "\\a\\b.html, NONE",
    "/a\\b, NONE",
    "/a?b\\c, RELATIVE",
    "10.1000/182, NONE",
    "10.1000.10/182, NONE",
    "10.100/182, RELATIVE",
    "/10.1000/182, RELATIVE",
    "10.1000a/182, RELATIVE",
    "/null, NONE",
    "../Undefined, NONE",
    "/null?a, NONE",
    "/null/a, RELATIVE",
    "undefined/a, NONE",
    "&lt;a/b, NONE",
    "http%253A//a, NONE",
    "??, NONE",
    "./, RELATIVE"
  })
  void referencesAreToldFromWords(String text, Reference kind) {
    assertEquals(kind, UrlText.reference(text));
  }

  @ParameterizedTest
  @CsvSource({
    "/a, true",
    "//a, true",
    "./a, true",
    "../a, true",
    "?a, true",
    "a/b, false",
    ".a, false",
    "..a, false",
    "#a, false",
    "'', false"
  })
  void someReferencesShowThatTheyAreRelative(String text, boolean explicit) {
    assertEquals(explicit, UrlText.isExplicit(text));
  }

  @ParameterizedTest
  @ValueSource(strings = {"&amp;", "&#38;", "&#038;", "&#x26;", "a=1&amp;b", "a=1&#x26;b"})
  void entitiesOfAmpersandsAreKnown(String url) {
    assertTrue(UrlText.isEntity(url, url.indexOf('&')));
  }

  @ParameterizedTest
  @ValueSource(strings = {"&amp", "&a", "&#39;", "&x26;", "&#x26"})
  void otherAmpersandsAreNoEntities(String url) {
    assertFalse(UrlText.isEntity(url, 0));
  }

  @ParameterizedTest
  @CsvSource({
    "{{a}}, true",
    "a/{{, true",
    "{% url %}, true",
    "<%= a %>, true",
    "<?= a ?>, true",
    "${a}, true",
    "a${, true",
    "{a}, false",
    "a{, false",
    "a<b, false",
    "<, false",
    "a, false"
  })
  void placeholdersOfTemplatesAreKnown(String text, boolean template) {
    assertEquals(template, UrlText.isTemplate(text));
  }

  @ParameterizedTest
  @CsvSource({
    "first-post, true",
    "a~b_c.d%20, true",
    "é, true",
    "NULL, false",
    "a b, false",
    "a\u3000b, false",
    "a/b, false",
    "a:b, false",
    "---, false",
    "http%3A, false",
    "https, false",
    "n.a., false",
    "%URL%, false"
  })
  void segmentsAreSingleWords(String text, boolean segment) {
    assertEquals(segment, UrlText.isSegment(text));
  }
}
