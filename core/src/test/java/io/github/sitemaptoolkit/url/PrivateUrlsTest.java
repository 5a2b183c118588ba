package io.github.sitemaptoolkit.url;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PrivateUrlsTest {

  private final PrivateUrls hosts = PrivateUrls.of(List.of("CMS", "*.corp", "10.0.0.7"));

  @ParameterizedTest
  @CsvSource({
    "http://cms/a, true",
    "http://cms:8080/a, true",
    "http://CMS./a, true",
    "http://wiki.corp/a, true",
    "http://a.b.corp/a, true",
    "http://10.0.0.7/a, true",
    "http://corp/a, false",
    "http://localhost/a, false",
    "http://10.0.0.8/a, false",
    "/a, false",
  })
  void hostsAreListedByNameOrEnd(String url, boolean listed) {
    assertEquals(listed, hosts.has(url));
  }

  @Test
  void whatIsListedIsForAnybodyAndToldAsPrivate() {
    var urls = new PageUrls(hosts);
    assertEquals(Reach.ANYBODY, urls.reach("http://cms/a"));
    assertEquals(List.of(UrlFault.PRIVATE), UrlFault.in(urls.faults("http://cms/a")));
    assertEquals(List.of(UrlFault.PRIVATE), UrlFault.in(urls.resourceFaults("http://wiki.corp/a")));
    assertEquals(Reach.NOT_PUBLIC, urls.reach("http://localhost/a"));
  }

  @Test
  void listingAHostDoesNotMakeItPossible() {
    assertEquals(Reach.NOBODY, new PageUrls(hosts).reach("http://cms:0/a"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "*", "*.", "a b", "http://cms", "cms/a", "cms:80", "a..b"})
  void whatIsNoHostIsRefused(String text) {
    assertThrows(IllegalArgumentException.class, () -> PrivateUrls.of(List.of(text)));
  }
}
