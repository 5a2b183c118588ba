package io.github.sitemaptoolkit.url;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class PageUrlsTest {

  private static final long FACTOR = 0x9E3779B97F4A7C15L;

  private static final String[] BEGINNINGS = {
    "https://e.com/",
    "https://e.com/",
    "http://e.com/",
    "https://E.com/",
    "https://e.com:443/",
    "https://e.com:8443/",
    "https://u@e.com/",
    "https://www.e.com/",
    "https://e_f.com/",
    "https://e.com./",
    "https://",
    "https:///",
    "https://:80/",
    "/",
    "",
    "https://e.com",
    "https://e.com?",
    "https://e.com#",
    "https://-/",
    "https://e..com/",
    "https://\u00E9.example/",
    "https://[::1]/",
    "ftp://e.com/",
    "HTTPS://e.com/",
    "mailto:a@e.com"
  };

  private static final String[] PARTS = {
    "a",
    "page",
    "/",
    "?id=1",
    "&b=2",
    "&amp;",
    "%20",
    "%",
    "%C3%A9",
    "%FF",
    "#top",
    "\u00E9",
    "{x}",
    "<",
    " ",
    "\t",
    "|",
    "..",
    "/.",
    "/index.html",
    "/www.",
    ";jsessionid=0123456789abcdef0",
    "?sid=0123456789abcdef0",
    "/undefined/",
    "%7B%7Bx%7D%7D",
    "%00",
    "http://f.com/",
    ",http://f.com/",
    "x".repeat(2000)
  };

  @Test
  void faultsReachAndHashesAreThoseOfTheSlowerRules() {
    var random = new Random(1);
    var urls = new PageUrls();
    var others = new PageUrls();
    for (int i = 0; i < 20_000; i++) {
      var url = new StringBuilder(BEGINNINGS[random.nextInt(BEGINNINGS.length)]);
      for (int part = random.nextInt(4); part > 0; part--) {
        url.append(PARTS[random.nextInt(PARTS.length)]);
      }
      String text = url.toString();
      assertEquals(Reach.of(text), others.reach(text), text);
      assertEquals(UrlJudge.page(text), others.reported(text), text);
      assertEquals(UrlRules.page(text), urls.faults(text), text);
      assertEquals(UrlRules.resource(text), urls.resourceFaults(text), text);
      assertEquals(PageKey.hash(text, FACTOR), urls.pageHash(text, FACTOR), text);
    }
  }

  @Test
  void eachFactorHasAHashOfItsOwn() {
    var urls = new PageUrls();
    for (String url : List.of("https://example.com/a", "https://example.com/b?c=%41")) {
      urls.faults(url);
      for (long factor : new long[] {3, 5, 3, 5, 5}) {
        assertEquals(PageKey.hash(url, factor), urls.pageHash(url, factor), url);
      }
    }
  }

  @Test
  void urlsOfOneSiteShareItsBeginning() {
    var urls = new PageUrls();
    String site = urls.siteOf("https://example.com/a");
    assertEquals("https://example.com/", site);
    assertSame(site, urls.siteOf("https://example.com/b"));
    assertEquals("https://example.com.example/", urls.siteOf("https://example.com.example/"));
    assertNull(urls.siteOf("https://example.com"));
    assertNull(urls.siteOf("/a"));
    assertNull(urls.siteOf("https://EXAMPLE.com/"));
  }
}
