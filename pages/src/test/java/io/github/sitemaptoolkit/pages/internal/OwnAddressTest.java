package io.github.sitemaptoolkit.pages.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.content.statement.Names;
import io.github.sitemaptoolkit.feed.FeedItem.Alternate;
import io.github.sitemaptoolkit.pages.option.PageListener;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OwnAddressTest {

  private static final String PAGE = "https://example.com/blog/first-post/";

  private final List<Problem> problems = new ArrayList<>();
  private final PageLog log = new PageLog(new Problems(problems::add), "public", PageListener.NONE);
  private final SiteHabits habits = new SiteHabits();
  private final OwnAddress own = new OwnAddress(habits, log);

  private Names names(String address) {
    return own.names(address, PAGE, List.of());
  }

  private List<String> told() {
    log.end();
    return problems.stream().map(problem -> problem.code() + ": " + problem.message()).toList();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        PAGE,
        "https://example.com/blog/first-post",
        "http://www.example.com/blog/first-post/index.html",
        "https://example.com/blog/first-post.html",
        "https://example.com/blog/first-post/#article",
        " https://example.com/blog/first-post/\n",
        "/blog/first-post/",
        "../first-post/",
        "//example.com/blog/first-post/",
        "example.com/blog/first-post/",
        "www.example.com/blog/first-post/",
        "#article",
        "#",
      })
  void aPageHasManySpellings(String address) {
    assertEquals(Names.THIS, names(address));
    assertEquals(List.of(), told());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "https://example.com/blog/second-post/",
        "https://example.com/",
        "https://example.com/#website",
        "/blog/",
        "second-post.html",
        "https://example.com/blog/first-post/?page=2",
        "https://other.example/story",
        "https://other.example/",
      })
  void otherPagesAreOtherPages(String address) {
    assertEquals(Names.OTHER, names(address));
    assertEquals(List.of(), told());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "N/A",
        "undefined",
        "https://example.com/undefined",
        "null",
        "First post",
        "Article",
        "mailto:ada@example.com",
        "urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6",
        "https://example.com/{{ page.url }}",
        "{{ page.url }}",
        "https://",
        "https://google.com/article",
        "https://www.google.com/article",
        "http://google.com/article/",
      })
  void someTextsNameNoPage(String address) {
    assertEquals(Names.NONE, names(address));
    assertEquals(List.of(), told());
  }

  @Test
  void theSamePathOfAnotherHostIsThisPageAndToldOnce() {
    assertEquals(Names.THIS, names("http://localhost:4000/blog/first-post/"));
    assertEquals(Names.THIS, names("http://localhost:4000/blog/first-post.html#post"));
    String second = "https://example.com/blog/second-post/";
    assertEquals(
        Names.THIS, own.names("http://localhost:4000/blog/second-post/", second, List.of()));
    assertEquals(
        Names.OTHER, own.names("http://localhost:4000/blog/third-post/", second, List.of()));

    assertEquals(
        List.of(
            "html.named-page: 2 pages whose structured data gives their address on another host,"
                + " localhost:4000; the first is \""
                + PAGE
                + '"'),
        told());
  }

  @Test
  void theHomePageOfAnotherHostIsAnotherPage() {
    assertEquals(
        Names.OTHER, own.names("http://localhost:4000/", "https://example.com/", List.of()));
    assertEquals(
        Names.OTHER,
        own.names("http://localhost:4000/index.html", "https://example.com/", List.of()));
    assertEquals(List.of(), told());
  }

  @Test
  void aTranslationOfThePageIsThisPage() {
    List<Alternate> alternates =
        List.of(
            new Alternate(PAGE, "en"),
            new Alternate("https://example.com/de/blog/erster/", "de"),
            new Alternate("https://example.com/", "x-default"));

    assertEquals(
        Names.THIS, own.names("https://example.com/de/blog/erster#artikel", PAGE, alternates));
    assertEquals(Names.THIS, own.names("/de/blog/erster/", PAGE, alternates));
    assertEquals(Names.OTHER, own.names("https://example.com/de/blog/zweiter/", PAGE, alternates));
    assertEquals(List.of(), told());
  }

  @Test
  void whatMostPagesNameIsOfTheirTemplate() {
    for (int page = 1; page <= 3; page++) {
      assertFalse(habits.isTemplate("https://example.com/"));
      String itself = "https://example.com/p" + page;
      habits.addNamed(List.of(itself, "https://example.com/#site", "https://example.com"));
    }

    assertTrue(habits.isTemplate("https://www.example.com/"));
    assertEquals(Names.NONE, names("https://example.com/#website"));
    assertEquals(Names.NONE, names("/"));
    assertEquals(Names.OTHER, names("https://example.com/p1"));
    assertEquals(Names.THIS, own.names("https://example.com/", "https://example.com/", List.of()));
  }

  @Test
  void aPageThatSomeNameIsOfNoTemplate() {
    for (int page = 0; page < 10; page++) {
      habits.addNamed(page < 5 ? List.of("https://example.com/series/") : List.of());
    }
    assertFalse(habits.isTemplate("https://example.com/series/"));

    habits.addNamed(List.of("https://example.com/series/"));
    assertTrue(habits.isTemplate("https://example.com/series/"));
  }

  @Test
  void twoPagesMakeNoTemplate() {
    for (int page = 0; page < 2; page++) {
      habits.addNamed(List.of("https://example.com/"));
    }

    assertEquals(Names.OTHER, names("https://example.com/"));
  }
}
