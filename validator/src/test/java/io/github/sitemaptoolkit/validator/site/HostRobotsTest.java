package io.github.sitemaptoolkit.validator.site;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.validator.Validator;
import io.github.sitemaptoolkit.validator.profile.Profile;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Which host a robots.txt is that of, and what is said of the sitemaps of others in it. */
class HostRobotsTest {

  private static final String FORBIDDEN = "User-agent: *\nDisallow: /checkout/\n";

  private final List<Problem> findings = new ArrayList<>();

  private static Source source(String name, String text) throws IOException {
    return Source.of(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), name);
  }

  private static String sitemap(String... urls) {
    return "<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n<url><loc>"
        + String.join("</loc></url>\n<url><loc>", urls)
        + "</loc></url></urlset>";
  }

  /** Returns the findings over a robots.txt and sitemaps in its directory. */
  private List<String> check(@Nullable String host, String robots, String... sitemaps) {
    findings.clear();
    try (SiteCheck site = SiteCheck.begin(Validator.of(Profile.GOOGLE))) {
      site.readRobots(source("s/robots.txt", robots), host);
      site.check(source("s/robots.txt", robots), null, finding -> {}, count -> {});
      for (int i = 0; i < sitemaps.length; i++) {
        site.check(source("s/" + i + ".xml", sitemaps[i]), null, finding -> {}, count -> {});
      }
      site.finish(false, findings::add);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
    return findings.stream().map(it -> it.code() + ' ' + it.location()).toList();
  }

  @Test
  void sitemapOfAnotherHostSwitchesNothingOff() {
    assertEquals(
        List.of("page.robots-blocked s/0.xml:2:11", "robots.other-host s/robots.txt:3:10"),
        check(
            null,
            FORBIDDEN + "Sitemap: https://b2b.shop.example.com/sitemap.xml\n",
            sitemap("https://shop.example.com/checkout/b")));
    assertEquals(
        "\"https://b2b.shop.example.com/sitemap.xml\" is on another host than the pages beside this"
            + " file, which are on shop.example.com",
        findings.get(1).message());
  }

  @Test
  void sitemapOfAnotherHostBesideAnOwnOneSwitchesNothingOff() {
    assertEquals(
        List.of("page.robots-blocked s/0.xml:2:11", "robots.other-host s/robots.txt:4:10"),
        check(
            null,
            FORBIDDEN
                + "Sitemap: https://example.com/0.xml\n"
                + "Sitemap: https://cdn.example.net/1.xml\n",
            sitemap("https://example.com/checkout/b")));
  }

  @Test
  void linesOfOtherHostsAreToldOnce() {
    check(
        null,
        "Sitemap: https://a.example.net/1.xml\nSitemap: https://b.example.net/2.xml\n",
        sitemap("https://example.com/a"));
    assertEquals(1, findings.size());
    assertEquals(
        "\"https://a.example.net/1.xml\" is on another host than the pages beside this file, which"
            + " are on example.com; 2 lines are such",
        findings.get(0).message());
  }

  @Test
  void givenHostCounts() {
    assertEquals(
        List.of("page.robots-blocked s/0.xml:2:11", "robots.other-host s/robots.txt:3:10"),
        check(
            "example.com",
            FORBIDDEN + "Sitemap: https://cdn.example.net/0.xml",
            sitemap("https://example.com/checkout/b")));
  }

  @Test
  void ownSitemapsAreNotTold() {
    assertEquals(
        List.of("page.robots-blocked s/0.xml:2:11"),
        check(
            null,
            FORBIDDEN + "Sitemap: https://EXAMPLE.com/0.xml\nSitemap: /1.xml\n",
            sitemap("https://example.com/checkout/b")));
  }

  @Test
  void wwwIsToldByItsOwnRule() {
    assertEquals(
        List.of("page.robots-blocked s/0.xml:2:11"),
        check(
            null,
            FORBIDDEN + "Sitemap: https://www.example.com/0.xml\n",
            sitemap("https://example.com/checkout/b")));
  }

  @Test
  void ofPagesOfSeveralHostsThoseOfTheSitemapsCount() {
    assertEquals(
        List.of("page.robots-blocked s/0.xml:2:11"),
        check(
            null,
            FORBIDDEN + "Sitemap: https://example.com/0.xml\n",
            sitemap("https://example.com/checkout/b"),
            sitemap("https://blog.example.net/checkout/b")));
  }

  @Test
  void nothingIsSaidIfTheHostIsNotKnown() {
    assertEquals(
        List.of(),
        check(
            null,
            FORBIDDEN + "Sitemap: https://a.example/0.xml\nSitemap: https://b.example/1.xml\n",
            sitemap("https://a.example/checkout/b"),
            sitemap("https://b.example/checkout/b")));
    assertEquals(List.of(), check(null, "Sitemap: https://a.example/0.xml\n"));
  }

  @Test
  void nothingForbiddenIsStillTold() {
    assertEquals(
        List.of("robots.other-host s/robots.txt:1:10"),
        check(null, "Sitemap: https://a.example/0.xml\n", sitemap("https://b.example/a")));
  }
}
