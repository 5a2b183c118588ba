package io.github.sitemaptoolkit.integration;

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
import org.junit.jupiter.api.Test;

/** Of extensions that a search engine does not read, one finding says so, and nothing else does. */
class UnreadExtensionsTest {

  private static final String LINKS =
      """
      <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"
          xmlns:xhtml="http://www.w3.org/1999/xhtml">
      <url><loc>https://example.com/page.html</loc>
      <xhtml:link rel="alternate" hreflang="xx" href="/relative"/></url>
      </urlset>
      """;

  private static final String RESOURCES =
      """
      <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"
          xmlns:rs="http://www.openarchives.org/rs/terms/">
      <rs:md capability="resources" at="today"/>
      <url><loc>https://example.com/page.html</loc>
      <rs:md change="made"/>
      <rs:ln rel="duplicate" href="/relative"/></url>
      </urlset>
      """;

  private static List<String> findings(Profile profile, String document) throws IOException {
    List<Problem> found = new ArrayList<>();
    var source =
        Source.of(
            new ByteArrayInputStream(document.getBytes(StandardCharsets.UTF_8)), "sitemap.xml");
    Validator.of(profile).check(source, found::add, count -> {});
    return found.stream()
        .filter(it -> !it.code().equals("lastmod.missing"))
        .map(it -> it.severity() + " " + it.code() + " " + it.documentPath())
        .toList();
  }

  @Test
  void yandexReadsNoLinks() throws IOException {
    assertEquals(List.of("info link.unsupported null"), findings(Profile.YANDEX, LINKS));
  }

  @Test
  void googleReadsNoResourceSync() throws IOException {
    assertEquals(
        List.of("info rs-md.unsupported null", "info rs-ln.unsupported null"),
        findings(Profile.GOOGLE, RESOURCES));
  }

  @Test
  void theSpecificationIsCheckedInAndOutsideEntries() throws IOException {
    assertEquals(
        List.of(
            "warning rs-md.capability-value urlset/rs:md[1]/@capability",
            "error date.invalid urlset/rs:md[1]/@at",
            "error url.relative urlset/url[1]/rs:ln[1]/@href",
            "error rs-md.change-value urlset/url[1]/rs:md[1]/@change"),
        findings(Profile.SITEMAPS_ORG, RESOURCES));
  }

  @Test
  void aDocumentHasOneDescription() throws IOException {
    String second = "<rs:md capability=\"resourcelist\"/>";
    assertEquals(
        List.of("error rs-md.too-many urlset/rs:md[2]"),
        findings(
            Profile.SITEMAPS_ORG,
            RESOURCES
                .replace("capability=\"resources\" at=\"today\"", "capability=\"resourcelist\"")
                .replace("<url>", second + "<url>")
                .replace("<rs:md change=\"made\"/>", "")
                .replace("/relative", "https://example.com/a")));
  }
}
