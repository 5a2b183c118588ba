package io.github.sitemaptoolkit.url;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.Reporter;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class UrlJudgeTest {

  private static List<String> codes(int faults, String url) {
    List<String> codes = new ArrayList<>();
    var reporter = new Reporter(new Problems(problem -> codes.add(problem.code())), "in");
    UrlJudge.report(faults, url, reporter.document(), null, reporter);
    return codes;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "https://e.com",
        "https://e.com/",
        "HTTP://E.com/a?b=c&d=e#f",
        "https://e.com/?q={a}",
        "https://e.com/?amp;=1&amplitude=2",
        "https://e.com/100%",
        "https://\u00FC.example/\u00E9",
        "https://[::1]/",
        "https://e.com/a<b",
        "https://https.example/",
        "http://http:8080/https://a",
        "https://httpbin.org",
        "",
      })
  void whatACrawlerTakesIsNoFault(String url) {
    assertEquals(List.of(), codes(UrlJudge.page(url), url));
    assertEquals(List.of(), codes(UrlJudge.resource(url), url));
  }

  @ParameterizedTest
  @CsvSource({
    "/a, url.relative",
    "//e.com/a, url.relative",
    "?p=1, url.relative",
    "../a, url.relative",
    "a/b, url.relative",
    "index.html, url.relative",
    "post.php?id=3, url.relative",
    "2024/01/a-b, url.relative",
    "www.example.com, url.relative",
    "example.com/a, url.relative",
    "example.com:8080/a, url.relative",
    "N/A, url.invalid",
    "null, url.invalid",
    "#, url.invalid",
    "#top, url.invalid",
    "High Street, url.invalid",
    "a@b.example, url.invalid",
    "<a href=x>, url.invalid",
    "https%3A%2F%2Fe.com%2Fa, url.invalid",
    "mailto:x@y, url.scheme",
    "ftp://e.com/f, url.scheme",
    "javascript:void(0), url.scheme",
    "urn:uuid:1, url.scheme",
    "https:///a, url.no-host",
    "http:a, url.no-host",
    "https://, url.no-host",
    "https://https://e.com/a, url.double-scheme",
    "http://HTTP://e.com/a, url.double-scheme",
    "https://http//e.com/a, url.double-scheme",
    "https://e.com/a|https://e.com/b, url.two-urls",
    "https://e.com/a;HTTP://e.com/b?c#d, url.two-urls",
    "'https://e.com/a,https://e.com/b', url.two-urls",
    "'https://e.com/a, https://e.com/b', url.two-urls",
    "https://e.com/a https://e.com/b, url.two-urls",
    "'https://e.com/web/http://a/,https://e.com/b', url.two-urls",
    "https://e.com/a b, url.inner-whitespace",
    "https://e.com/a\u0085b, url.inner-whitespace",
    "https://e.com/a\u0007b, url.inner-whitespace",
    "https://e.com/?a=1&amp;b=2, xml.double-escaped",
    "https://e.com/?a=1&#038;b=2, xml.double-escaped",
    "{{ site.url }}/a, url.template",
    "https://e.com/{{ slug }}, url.template",
    "https://e.com/{% x %}, url.template",
    "https://e.com/${slug}, url.template",
    "<%= url %>, url.template",
    "https://e.com/<?php echo 1 ?>, url.template",
  })
  void eachFaultHasItsCode(String url, String code) {
    assertEquals(List.of(code), codes(UrlJudge.page(url), url));
  }

  @Test
  void oneUrlCanHaveSeveralFaults() {
    String url = "/a b?c&amp;d";
    assertEquals(
        List.of("url.relative", "url.inner-whitespace", "xml.double-escaped"),
        codes(UrlJudge.page(url), url));
  }

  @Test
  void apageIsAtMost2048CharactersLong() {
    String longest = "https://e.com/" + "a".repeat(2048 - 14);
    assertEquals(0, UrlJudge.page(longest));
    assertEquals(List.of("loc.too-long"), codes(UrlJudge.page(longest + "a"), longest + "a"));
    assertEquals(0, UrlJudge.resource(longest + "a"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "https://e.com/web/2020/https://a.example/",
        "https://e.com/?u=a|https://a.example/",
        "https://e.com/a#,https://a.example/",
        "https://e.com/a,b;c|d",
        "https://e.com/a,ftp://b",
        "https://e.com/a,xhttps://b",
        "https://e.com/,http-and-https",
      })
  void aUrlInsideAnotherIsNoSecondOne(String url) {
    assertEquals(0, UrlJudge.page(url));
    assertEquals(0, UrlJudge.page(url, true));
  }

  @Test
  void plainUrlsAreAskedForASecondOne() {
    String two = "https://e.com/a|https://e.com/b";
    assertTrue(UrlFault.TWO_URLS.isIn(UrlJudge.page(two, true)));
    assertEquals(Reach.NOBODY, Reach.of(two));
    assertTrue(UrlJudge.isUncrawlable(UrlJudge.page(two)));
  }

  @Test
  void aPictureMayHaveTheUrlOfItsOriginalBehindParameters() {
    String picture = "https://cdn.example/w_300,https://e.com/a.jpg";
    assertEquals(0, UrlJudge.resource(picture));
    assertEquals(0, UrlJudge.resource(picture, true));
  }

  @Test
  void resourcesHaveMoreSchemes() {
    assertEquals(0, UrlJudge.resource("ftp://e.com/v.mp4"));
    assertEquals(0, UrlJudge.resource("android-app://com.example/a"));
    assertEquals(List.of("url.scheme"), codes(UrlJudge.resource("data:,x"), "data:,x"));
  }

  @Test
  void whatNoCrawlerTakesIsKnown() {
    assertTrue(UrlJudge.isUncrawlable(UrlJudge.page("/a")));
    assertTrue(UrlJudge.isUncrawlable(UrlJudge.page("mailto:a@b")));
    assertTrue(UrlJudge.isUncrawlable(UrlJudge.page("N/A")));
    assertTrue(UrlJudge.isUncrawlable(UrlJudge.page("https://https://e.com/")));
    assertFalse(UrlJudge.isUncrawlable(UrlJudge.page("https://e.com/a b")));
    assertEquals(Reach.NOBODY, Reach.of("https://e.com/a b"));
    assertEquals(Reach.NOBODY, Reach.of("https://e.com/" + "a".repeat(2_048)));
    assertEquals(Reach.ANYBODY, Reach.of("https://e.com/?a&amp;b")); // a warning
    assertEquals(Reach.ANYBODY, Reach.of("https://e.com/"));
    assertTrue(UrlJudge.isUnusable(UrlJudge.page("{{ a }}")));
    assertFalse(UrlJudge.isUnusable(UrlJudge.page("/a")));
  }

  @ParameterizedTest
  @CsvSource({
    "first-post, true",
    "17, true",
    "\u00E9t\u00E9, true",
    "a%20b, true",
    "null, false",
    "NaN, false",
    "High Street, false",
    "a\u3000b, false",
    "a/b, false",
    "-, false",
    "#, false",
    "a@b.example, false",
    "https%3A, false",
    "example.com, false",
    "'', false",
  })
  void aWordMayBeTheLastStepOfAPath(String text, boolean segment) {
    assertEquals(segment, UrlText.isSegment(text));
  }

  @Test
  void messagesQuoteTheUrl() {
    assertEquals("\"N/A\" is not a url", UrlFault.NOT_URL.message("N/A"));
  }

  /** The shape and the length of a url count, whatever is known of its characters. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "https://e.com/a",
        "http://e.com",
        "ftp://e.com/a",
        "/a",
        "word",
        "https://",
        "HTTPS://e.com/",
        "https://https://e.com/",
        "https://https.example"
      })
  void plainUrlsAreJudgedLikeOthers(String url) {
    for (String any : List.of(url, url + "/" + "a".repeat(2048))) {
      assertEquals(UrlJudge.page(any), UrlJudge.page(any, true), any);
      assertEquals(UrlJudge.page(any), UrlJudge.page(any, false), any);
      assertEquals(UrlJudge.resource(any), UrlJudge.resource(any, true), any);
      assertEquals(UrlJudge.resource(any), UrlJudge.resource(any, false), any);
    }
    String spaced = url + " ";
    assertEquals(UrlJudge.page(spaced), UrlJudge.page(spaced, false));
    assertEquals(UrlJudge.resource(spaced), UrlJudge.resource(spaced, false));
  }

  /** Persian and Hindi join letters with them, French separates signs, Japanese words. */
  @ParameterizedTest
  @ValueSource(
      chars = {
        '\u00A0', '\u00AD', '\u2009', '\u200B', '\u200C', '\u200D', '\u202F', '\u2060', '\u3000',
        '\uFEFF'
      })
  void spacesBeyondAsciiAreLetters(char c) {
    String url = "https://e.com/a" + c + "b";
    assertEquals(List.of(), codes(UrlJudge.page(url), url));
    assertEquals(List.of(), codes(UrlJudge.resource(url), url));
  }

  @ParameterizedTest
  @ValueSource(strings = {"clip.mkv", "song.flac", "clip.3gp?a", "index.html"})
  void theNameOfAFileIsNoHost(String text) {
    assertEquals(UrlText.Reference.RELATIVE, UrlText.reference(text));
  }

  /** A word with a slash is a relative url, but not if it has white space or control characters. */
  @ParameterizedTest
  @ValueSource(chars = {' ', '\t', '\u0000', '\u0001', '\u001F', '\u00A0', '\u2003'})
  void aControlCharacterMakesAPathNoRelativeUrl(char c) {
    assertEquals(UrlText.Reference.RELATIVE, UrlText.reference("a/bc"));
    assertEquals(UrlText.Reference.NONE, UrlText.reference("a/b" + c + "c"));
    assertEquals(UrlText.Reference.NONE, UrlText.reference("b" + c + "c?d=e"));
  }

  @ParameterizedTest
  @ValueSource(chars = {'\u0001', '\u001F', '\u007F', '\u0085', '\u009F'})
  void aControlCharacterIsAFaultOfARelativeUrl(char c) {
    String url = "/a" + c + "b";
    List<String> expected = List.of("url.relative", "url.inner-whitespace");
    assertEquals(expected, codes(UrlJudge.page(url), url));
    assertEquals(expected, codes(UrlJudge.resource(url), url));
  }

  @ParameterizedTest
  @CsvSource({
    "https://e.com/, true",
    "http://e.com, true",
    "http://9, true",
    "https://, false",
    "http://, false",
    "http://[::1]/, false", // fine, but not usual
    "HTTPS://e.com/, false",
    "https:///e.com, false",
    "httpx://e.com, false",
    "http, false"
  })
  void usualUrlsOfPagesAreToldByTheirBytes(String url, boolean usual) {
    byte[] bytes = (" " + url + "xxxxxxxx").getBytes(ISO_8859_1);
    assertEquals(usual, UrlJudge.isUsualWeb(bytes, 1, 1 + url.length()));
    assertTrue(!usual || UrlJudge.isWeb(url));
  }
}
