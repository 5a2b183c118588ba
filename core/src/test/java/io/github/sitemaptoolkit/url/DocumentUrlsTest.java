package io.github.sitemaptoolkit.url;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.Reporter;
import java.util.List;
import org.junit.jupiter.api.Test;

class DocumentUrlsTest {

  private static final Location AT = Location.of("a.xml");

  private final Problems problems = new Problems();
  private final Reporter reporter = new Reporter(problems, "a.xml");
  private final DocumentUrls urls = new DocumentUrls("https://a.example/x/");

  private List<String> codes() {
    return problems.first().stream().map(Problem::code).toList();
  }

  private String resource(DocumentUrls of, String url) {
    return of.resource(url, UrlJudge.resource(url), AT, "image", reporter);
  }

  @Test
  void urlsWithoutFaultsStayAsTheyAre() {
    assertEquals("https://b.example/", urls.page("https://b.example/", AT, "loc", reporter));
    assertEquals("https://b.example/a.png", resource(urls, "https://b.example/a.png"));
    assertEquals(List.of(), codes());
  }

  @Test
  void relativeUrlsAreResolvedAndToldOnce() {
    assertEquals("https://a.example/y", urls.page("/y", AT, "loc", reporter));
    assertEquals("https://a.example/x/z.png", resource(urls, "z.png"));
    assertEquals(List.of("url.relative"), codes());
    assertEquals(
        "relative urls are resolved, such as \"/y\" to https://a.example/y",
        problems.first().get(0).message());
  }

  @Test
  void relativeUrlsWithoutABaseAreReported() {
    var without = new DocumentUrls(null);
    assertEquals("/y", without.page("/y", AT, "loc", reporter));
    assertEquals("z.png", resource(without, "z.png"));
    assertEquals(List.of("url.relative", "url.relative"), codes());
  }

  @Test
  void entriesWithoutAUsableUrlAreLeftOut() {
    assertNull(urls.page("{{ url }}", AT, "loc", reporter));
    assertEquals(1, problems.missing());
    assertEquals(List.of("url.template"), codes());
    assertEquals(
        "\"{{ url }}\" is a template that was not rendered; its entry is left out",
        problems.first().get(0).message());
  }

  @Test
  void otherFaultsAreReportedOfWhatWasResolved() {
    assertEquals("https://a.example/a b", urls.page("/a b", AT, "loc", reporter));
    assertEquals(List.of("url.relative", "url.inner-whitespace"), codes());
  }
}
