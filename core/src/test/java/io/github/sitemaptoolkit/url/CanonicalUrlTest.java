package io.github.sitemaptoolkit.url;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.net.URI;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CanonicalUrlTest {

  @ParameterizedTest
  @CsvSource({
    "HTTP://E.Com/A, http://e.com/A",
    "https://e.com, https://e.com/",
    "https://e.com?a, https://e.com/?a",
    "https://e.com#a, https://e.com/",
    "https://e.com:443/a, https://e.com/a",
    "http://e.com:80, http://e.com/",
    "http://e.com:/, http://e.com/",
    "ftp://e.com:21/a, ftp://e.com/a",
    "https://e.com/%7Ea%41%2d, https://e.com/~aA-",
    "https://e.com/%c3%a9?q=%2f%3f, https://e.com/%C3%A9?q=%2F%3F",
    "https://e.com/a/../b/./c, https://e.com/b/c",
    "https://e.com/a/.., https://e.com/",
    "https://e.com/a/b/., https://e.com/a/b/",
    "https://e.com/../../a, https://e.com/a",
    "https://e.com/a/%2E%2e/b, https://e.com/b",
    "https://e.com/a//../b, https://e.com/a/b",
    "https://User:P%41@E.com/, https://User:PA@e.com/",
    "https://[2001:DB8::1]:443/, https://[2001:db8::1]/",
    "https://e.com/?a=/../b#c, https://e.com/?a=/../b",
    "https://e.com/?a&#38;b#c, https://e.com/?a&#38;b",
    "https://e.com/a&#38;b/./#c, https://e.com/a&#38;b/./",
    "https://&#38;, https://&/",
    "https://e.com/caf\u00E9?\u00FC=\uD83D\uDE00, https://e.com/caf%C3%A9?%C3%BC=%F0%9F%98%80",
    "https://e.com/\u00E9/100%, https://e.com/%C3%A9/100%",
    "https://B\u00DCCHER.example/, https://xn--bcher-kva.example/",
    "https://STRA\u00DFE.example/, https://stra\u00DFe.example/",
    "https://E.com\uFF0Fa/, https://e.com\uFF0Fa/",
    "HTTPS://User@Example.COM:443, https://User@example.com/",
    "http://example.com:443/A, http://example.com:443/A",
    "https://e.com/%7euser/%2f%c3%a9, https://e.com/~user/%2F%C3%A9",
    "https://e.com/a/./b/../c/., https://e.com/a/c/",
    "https://e.com/../a/.., https://e.com/",
    "https://e.com?a=/../b, https://e.com/?a=/../b",
    "https://E.com/%00, https://e.com/%00",
    "https://e.com/\u0080, https://e.com/%C2%80",
  })
  void equivalentUrlsBecomeTheSame(String url, String canonical) {
    assertEquals(canonical, CanonicalUrl.of(url));
    assertSame(canonical, CanonicalUrl.of(canonical));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "https://e.com/",
        "https://e.com/a/b.html?c=d&e=%C3%A9",
        "https://e.com:8443/",
        "http://e.com:443/",
        "https://e.com/.well-known/a",
        "https://e.com/a...b/..c",
        "https://e.com/a//b",
        "https://e.com/?",
        "https://e.com/a?b=/./",
        "https://e.com/%",
        "https://e.com/%4%31%7e",
        "https://e.com/a\uD800",
        "https://e.com/%zz%4",
        "no url",
        "/%7ea#b",
        "\u00E9",
        "/a/../b",
        "mailto:A@B",
        "android-app://com.Example.app",
        "https:///A",
        "HTTP://",
        "",
      })
  void theSameObjectIsReturnedIfNothingChanges(String url) {
    assertSame(url, CanonicalUrl.of(url));
  }

  @Test
  void theLongestHostThatExistsIsConverted() {
    String host = ("a".repeat(49) + ".").repeat(5);
    assertEquals("https://" + host + "com/", CanonicalUrl.of("https://" + host + "co\uFF2D/"));
  }

  @ParameterizedTest
  @CsvSource({
    "https://E.com/%7ea#%7eB, https://e.com/~a#%7eB",
    "https://E.com, https://e.com/",
    "https://e.com/a#, https://e.com/a#",
    "/a#b, /a#b",
  })
  void aFragmentCanBeKept(String url, String canonical) {
    assertEquals(canonical, CanonicalUrl.withFragment(url));
    assertEquals(canonical, CanonicalUrl.withFragment(canonical));
  }

  /** Of RFC 3986, 5.4, as far as java.net.URI agrees with it. */
  @Test
  void dotSegmentsAreRemovedAsJavaRemovesThem() {
    String[] segments = {".", "..", "a", "b.c", "...", "..d"};
    var random = new Random(1);
    for (int i = 0; i < 5_000; i++) {
      var path = new StringBuilder("https://e.com/root");
      int depth = 1;
      for (int j = random.nextInt(8); j > 0; j--) {
        String segment = segments[random.nextInt(segments.length)];
        depth += segment.equals("..") ? -1 : segment.equals(".") ? 0 : 1;
        if (depth < 0) { // URI keeps these
          break;
        }
        path.append('/').append(segment);
      }
      String url = path.toString();
      assertEquals(URI.create(url + "/").normalize().toString(), CanonicalUrl.of(url + "/"), url);
    }
  }
}
