package io.github.sitemaptoolkit.url;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class UrlResolverTest {

  /** Strict parsers refuse them; the url is resolved and these are kept as they are. */
  @ParameterizedTest
  @ValueSource(
      chars = {
        '\u0000', '\u0001', '\t', '\n', '\u001F', '\u007F', '\u0080', '\u0085', '\u009F', ' ',
        '\u00A0', '\u2028', '"', '<', '>', '[', '\\', ']', '^', '`', '{', '|', '}', '%', '\uFFFF',
        '\uFFFE'
      })
  void charactersThatAUrlMayNotHaveAreKept(char c) {
    assertEquals(
        "https://e.com/b/x" + c + "y?a" + c + "b",
        UrlResolver.resolve("https://e.com/b/a", "x" + c + "y?a" + c + "b"));
    assertEquals(
        "https://e.com/" + c + "z/x", UrlResolver.resolve("https://e.com/" + c + "z/a", "x"));
  }

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
    "https://e.com/x, /a/../b/./c?d/../e#/.., https://e.com/b/c?d/../e#/..",
    "https://e.com/x, //f.com/a/../b, https://f.com/b",
    "https://e.com, ?p=1, https://e.com/?p=1",
    "https://e.com?q, #s, https://e.com/?q#s",
    "https://e.com/x?q/r, a, https://e.com/a",
    "https://e.com/x?q#f, '', https://e.com/x?q",
    "https://my_shop.e.com/, a, https://my_shop.e.com/a",
    "https://[::1]:80/, a, https://[::1]:80/a",
    "https://user@e.com/x, //[::1]/, https://[::1]/",
    "file:/a/b, c, file:/a/c",
    "file:///a/b, c, file:///a/c",
    "https://e.com/, http://f.com/a/../b, http://f.com/a/../b",
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
    assertNull(UrlResolver.resolve("https://", "a"));
    assertNull(UrlResolver.resolve("https://[::g]/", "a"));
    assertNull(UrlResolver.resolve("https://e%zz.com/", "a"));
    assertNull(UrlResolver.resolve("https://e.com:80|/", "a"));
    assertNull(UrlResolver.resolve("https://e.com/", "///a"));
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
}
