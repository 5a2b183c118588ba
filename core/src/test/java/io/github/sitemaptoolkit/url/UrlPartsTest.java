package io.github.sitemaptoolkit.url;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class UrlPartsTest {

  @ParameterizedTest
  @CsvSource({
    "https://e.com/a, true",
    "https://E.Com, true",
    "https://user@www.e.com:80/a, true",
    "https://a.b.org?e.com, true",
    "https://the.com/, false",
    "https://me.com/, false",
    "https://e.com.org/, false",
    "https://com/e.com, false",
    "https:///e.com, false",
    "/e.com, false",
    "'', false",
  })
  void aHostIsWithinItsDomains(String url, boolean within) {
    assertEquals(within, UrlParts.isWithin(url, List.of("e.com", "b.org")));
    assertFalse(UrlParts.isWithin(url, List.of()));
  }

  @ParameterizedTest
  @CsvSource({
    "https://E.com:8080/a, e.com",
    "https://user@e.com, e.com",
    "https://[::1]:80/, [::1]",
    "http://e.com?a@b:c, e.com",
    "https:///a,",
    "/a,",
    "mailto:a@b,",
    "android-app://com.example.app/a,",
  })
  void hostsAreFound(String url, String host) {
    assertEquals(host, UrlParts.hostName(url));
    if (host == null) {
      assertFalse(UrlParts.hasHost(url, ""));
    } else {
      assertTrue(UrlParts.hasHost(url, host));
      assertFalse(UrlParts.hasHost(url, host + "m"));
      assertFalse(UrlParts.hasHost(url, host.substring(1)));
    }
  }

  @ParameterizedTest
  @CsvSource({
    "https://e.com/a, https://e.com/b, false",
    "https://e.com/a, http://E.com:8080, false",
    "https://e.com/a, https://e.com.example/a, true",
    "https://e.com?a/b, https://e.org?a/b, true",
    "https://e.com, https://user@e.com/, false",
    "http:///a/b, http:///a/c, false",
    "https://e.com/a, /a, false",
    "/a/aaaaaa/b, https://e.com/a, false",
    "mailto:a@e.com, https://e.com/a, false",
  })
  void hostsAreCompared(String url, String other, boolean differ) {
    assertEquals(differ, UrlParts.haveOtherHosts(url, other));
  }

  @ParameterizedTest
  @CsvSource({
    "https://e.com/, 443",
    "HTTP://e.com, 80",
    "ftp://e.com/a:1, 21",
    "ftps://e.com, 990",
    "https://user:1@e.com:8443/a:2, 8443",
    "https://[::1]:65535, 65535",
    "https://e.com:, 443",
    "https://e.com:65536/, -1",
    "https://e.com:99999999999/, -1",
    "https://e.com:8a/, -1",
    "/a:80, -1",
    "mailto:a@b:80, -1",
  })
  void aPortIsTheOneOfTheSchemeUnlessItIsWritten(String url, int port) {
    assertEquals(port, UrlParts.port(url));
  }

  @ParameterizedTest
  @CsvSource({
    "https://e.com, https://e.com/",
    "HTTPS://User@E.com:8080/a/b, HTTPS://User@E.com:8080/",
    "http://e.com?a, http://e.com/",
    "https:///a, ''",
    "https://, ''",
    "//e.com/a, ''",
    "/a, ''",
  })
  void theRootIsTheUrlUpToThePath(String url, String root) {
    assertEquals(root, UrlParts.root(url));
  }

  @ParameterizedTest
  @CsvSource({
    "https://e.com/a?b#c, 13, 15, 17, 19",
    "https://e.com, 13, 13, 13, 13",
    "https://e.com#c, 13, 13, 13, 15",
    "/a?b, 0, 2, 4, 4",
    "https://e.com/?a&#38;b, 13, 14, 22, 22",
    "https://e.com/?a&#38;b#c, 13, 14, 22, 24",
    "https://e.com/?a&#1;b, 13, 14, 17, 21",
    "#, 0, 0, 0, 1",
  })
  void partsFollowEachOther(String url, int path, int pathEnd, int fragment, int length) {
    assertEquals(path, UrlParts.path(url));
    assertEquals(pathEnd, UrlParts.pathEnd(url));
    assertEquals(fragment, UrlParts.fragment(url));
    assertEquals(length, url.length());
  }

  @ParameterizedTest
  @ValueSource(strings = {"https://e.com", "HtTpS://e", "http://e.com", "HTTP:///a"})
  void theSchemesOfTheWebAreKnown(String url) {
    assertTrue(UrlParts.isHttp(url));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "h",
        "http",
        "https",
        "http:",
        "http:/a",
        "http://",
        "https://",
        "httpx://e.com",
        "http\u017F://e.com",
        "ftp://e.com",
        " http://e.com",
        "httpss://e.com"
      })
  void otherTextsAreNotOfTheWeb(String text) {
    assertFalse(UrlParts.isHttp(text));
    assertFalse(UrlJudge.isWeb(text));
  }

  @ParameterizedTest
  @CsvSource({
    "https://e.com/a?x=1, https://e.com/a",
    "https://e.com/a?x=1#b?x=2, https://e.com/a#b?x=2",
    "https://e.com/a?b=1&x=2&c=%78;d, https://e.com/a?b=1&c=%78;d",
    "https://e.com/a?x&b=1, https://e.com/a?b=1",
    "https://e.com/a?b=x&amp;x=2&amp;c=3, https://e.com/a?b=x&amp;c=3",
    "https://e.com/a?b=1;x=2, https://e.com/a?b=1",
    "https://e.com/?x=1&x=2&x, https://e.com/",
    "/a?x=1, /a",
  })
  void parametersAreLeftOutByTheirNames(String url, String without) {
    assertEquals(without, UrlParts.withoutParameters(url, "x"::equals));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "https://e.com/x=1",
        "https://e.com/?",
        "https://e.com/?&&b=x",
        "https://e.com/?X=1",
        "",
        "?"
      })
  void aUrlWithoutThemIsHandedBackItself(String url) {
    assertSame(url, UrlParts.withoutParameters(url, "x"::equals));
  }
}
