package io.github.sitemaptoolkit.converters.feed;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.converters.feed.Feeds.Read;
import io.github.sitemaptoolkit.internal.url.UrlResolver;
import io.github.sitemaptoolkit.internal.url.UrlText;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Severity;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LinksTest {

  @ParameterizedTest
  @CsvSource({
    "http://a/b/c/d;p?q, g, http://a/b/c/g",
    "http://a/b/c/d;p?q, ./g, http://a/b/c/g",
    "http://a/b/c/d;p?q, /g, http://a/g",
    "http://a/b/c/d;p?q, //g, http://g",
    "http://a/b/c/d;p?q, ?y, http://a/b/c/d;p?y",
    "http://a/b/c/d;p?q, #s, http://a/b/c/d;p?q#s",
    "http://a/b/c/d;p?q#f, #s, http://a/b/c/d;p?q#s",
    "http://a/b/c/d;p?q, g?y#s, http://a/b/c/g?y#s",
    "http://a/b/c/d;p?q, .., http://a/b/",
    "http://a/b/c/d;p?q, ../../../g, http://a/g",
    "http://a/b/c/d;p?q, g;x=1/../y, http://a/b/c/y",
    "https://e.com, a, https://e.com/a",
    "https://e.com?x, a, https://e.com/a",
    "https://e.com/x, \u00E9?a=%20, https://e.com/\u00E9?a=%20",
    "https://e.com/x/y, /a b, https://e.com/a b",
    "https://e.com/x/y, img/a|b.jpg, https://e.com/x/img/a|b.jpg",
    "https://e.com/x/y, a b/../c\u3000d?[|]#^#, https://e.com/x/c\u3000d?[|]#^#",
    "https://e.com/x/y, 100%/%2f%zz%2, https://e.com/x/100%/%2f%zz%2",
    "https://e.com/x/y, 1a:b/c, https://e.com/x/1a:b/c",
    "https://e.com/x/y, a|b?c:d, https://e.com/x/a|b?c:d",
    "https://e.com/x/y, ?a b, https://e.com/x/y?a b",
    "https://e.com/x y/z?{a}, b, https://e.com/x y/b",
    "https://e.com/x y/z?{a}, #b, https://e.com/x y/z?{a}#b",
    "https://e.com/x//y, a//b///c//, https://e.com/x//a//b///c//",
    "https://e.com/x, a//../b, https://e.com/a/b",
    "https://e.com/x, //f.com//a b, https://f.com//a b",
    "https://e.com/x, \uFFFF\uFFFE, https://e.com/\uFFFF\uFFFE",
    "https://e.com/x, //f\uFFFE\uFFFF0041.com/a, https://f\uFFFE\uFFFF0041.com/a",
  })
  void relativeUrlsAreResolvedAsRfc3986Says(String base, String relative, String url) {
    assertEquals(url, UrlResolver.resolve(base, relative));
  }

  @Test
  void withoutAGoodHostNothingIsResolved() {
    assertNull(UrlResolver.resolve("https://e.com/", "//e .com/"));
    assertNull(UrlResolver.resolve("https://e .com/", "a"));
    assertNull(UrlResolver.resolve("mailto:a@b", "a"));
    assertNull(UrlResolver.resolve("/x", "a"));
    assertNull(UrlResolver.resolve("https://e.com/", " urn:x"));
  }

  @Test
  void allStepsAboveTheRootAreDropped() {
    assertEquals("http://a/g", UrlResolver.resolve("http://a/b/", "../".repeat(2000) + "g"));
    assertEquals("http://a/..g", UrlResolver.resolve("http://a/", "../../..g"));
    assertEquals("http://a/", UrlResolver.resolve("http://a/b", "../../.."));
    assertEquals("http://..", UrlResolver.resolve("http://a/b", "//.."));
  }

  @Test
  void urlsUpToTheLimitAreResolved() {
    String longest = "a".repeat(UrlResolver.LONGEST);
    assertEquals("https://e.com/" + longest, UrlResolver.resolve("https://e.com/", longest));
    assertNull(UrlResolver.resolve("https://e.com/", longest + "a"));
    String base = "https://e.com/" + "b".repeat(UrlResolver.LONGEST - 14);
    assertEquals("https://e.com/c", UrlResolver.resolve(base, "c"));
    assertNull(UrlResolver.resolve(base + "b", "c"));
  }

  @Test
  void urlsPastTheLimitAreKeptAndTakeNoTime() {
    String steps = "../".repeat(300_000);
    Read read =
        assertTimeoutPreemptively(
            Duration.ofSeconds(5),
            () ->
                Feeds.channel(
                    "<link>https://e.com/</link><item><link>" + steps + "</link></item>"));
    assertEquals(List.of(steps), read.locs());
    Problem problem = read.problem("url.relative");
    assertEquals(Severity.ERROR, problem.severity());
    assertEquals(
        '"'
            + steps.substring(0, 97)
            + "...\" is not absolute; it or what it belongs to has more than 8192 characters,"
            + " so it is kept as it is",
        problem.message());
  }

  @Test
  void spacesThatXmlDoesNotKnowAreNoPartOfAUrl() {
    Read read =
        Feeds.channel(
            "<item><link>https://e.com/1\uFEFF</link></item>"
                + "<item><guid>\u00A0https://e.com/2</guid></item>");
    assertEquals(List.of("https://e.com/1", "https://e.com/2"), read.locs());
    assertEquals(2, read.count("loc.whitespace-padding"));
  }

  @Test
  void aBaseThatCannotBeResolvedIsNotReplacedByAnother() {
    Read read =
        Feeds.feed(
            "<link href='https://e.com/'/><entry xml:base='https://e.com/x/'>"
                + "<link xml:base='https://[x/' href='c'/></entry>"
                + "<entry xml:base='https://[x/'><link href='d'/></entry>");
    assertEquals(List.of("c", "d"), read.locs());
    assertEquals(2, read.count("url.invalid"));
  }

  @Test
  void aSchemeMakesAUrlAbsolute() {
    assertTrue(UrlText.isAbsolute("HTTP://e.com"));
    assertTrue(UrlText.isAbsolute("a+b-1.c:x"));
    assertFalse(UrlText.isAbsolute("a/b:c"));
    assertFalse(UrlText.isAbsolute(":a"));
    assertFalse(UrlText.isAbsolute("1a:b"));
    assertFalse(UrlText.isAbsolute("//e.com"));
    assertFalse(UrlText.isAbsolute("\u00E9:a"));
    assertFalse(UrlText.isAbsolute("a"));
  }
}
