package io.github.sitemaptoolkit.converters.internal.feed.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PageNameTest {

  @ParameterizedTest
  @CsvSource({
    "https://example.com/blog/my-first_post.html, my first post",
    "https://example.com/blog/my+post/, my post",
    "https://example.com/caf%C3%A9/%F0%9F%98%80, café",
    "https://example.com/%F0%9F%98%80/%C3%BCber%20uns#top, über uns",
    "https://example.com/100%25, 100%",
    "https://example.com/a/100%, a",
    "https://example.com/%C3%28x, %C3%28x",
    "https://example.com/a%00b, a%00b",
    "https://example.com/news/long-title/4956764/, long title",
    "https://example.com/2024/05, 05",
    "https://example.com/release-1.2, release 1.2",
    "https://example.com/, example.com",
    "https://example.com, example.com",
    "https://example.com/---, example.com/---",
    "https://example.com/?p=12, example.com/?p=12",
    "/relative/page, page",
    "https://example.com/Page.PHP, Page",
    "https://example.com/show-cart.do, show cart",
    "https://example.com/reviews/allegro.pl, allegro.pl",
    "https://example.com/.html, .html",
    "https://example.com/a%2, a%2",
    "https://example.com/a%g0, a%g0",
    "https://example.com/a%0g, a%0g",
    "https://example.com/%41%5a, AZ",
    "https://example.com//, example.com",
    "https://example.com/a/?x#y, example.com/a/?x",
    "https://example.com/5/6/7, 7",
    "/5, 5",
    "/, /",
    "nothing, nothing"
  })
  void nameIsTheLastStepThatSaysSomething(String url, String name) {
    assertEquals(name, PageName.of(url));
  }

  @Test
  void urlOfSlashesStaysAsItIs() {
    assertEquals("//", PageName.of("//"));
  }

  @ParameterizedTest
  @CsvSource({
    "My shop, https://example.com/, My shop",
    "' ', https://example.com/, example.com",
    ", https://user:x@Example.com:8080/a, example.com",
    ", http://[::1]:80/, [::1]",
    ", https://example.com?a, example.com",
    ", ftp://example.com/, example.com",
    ", about:blank, Sitemap",
    ", '', Sitemap"
  })
  void aFeedIsCalledAfterItsHost(String title, String link, String name) {
    assertEquals(name, PageName.ofFeed(title, link));
  }
}
