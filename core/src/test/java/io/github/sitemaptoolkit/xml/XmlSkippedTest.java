package io.github.sitemaptoolkit.xml;

import static io.github.sitemaptoolkit.xml.Xml.url;
import static io.github.sitemaptoolkit.xml.Xml.urlset;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.sample.Credit;
import io.github.sitemaptoolkit.sample.CreditExtension;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

/** How elements that nobody wants are skipped. */
class XmlSkippedTest {

  private final Problems problems = new Problems();

  private List<UrlEntry> read(Extensions wanted, String inside) {
    Context context = Context.of(wanted).withForeign(false).withProblems(problems);
    String document =
        urlset(url("https://example.com/1", inside) + url("https://example.com/2", ""));
    try (var reader =
        new SitemapXmlFormat().reader(Xml.source(document.getBytes(UTF_8)), context)) {
      return reader.stream().toList();
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void elementsThatNoExtensionClaimsAreNotKept() {
    List<UrlEntry> entries =
        read(
            Extensions.of(),
            "<acme:credit role='photo'><acme:name>a</acme:name><loc>no</loc></acme:credit>"
                + "<lastmod>2026-01-02</lastmod><acme:empty/>");
    assertEquals(
        List.of(
            UrlEntry.builder("https://example.com/1").lastmod("2026-01-02").build(),
            UrlEntry.of("https://example.com/2")),
        entries);
  }

  @Test
  void elementsOfWantedExtensionsAreRead() {
    UrlEntry entry =
        read(
                Extensions.of(new CreditExtension()),
                "<acme:other><acme:credit/></acme:other><acme:credit role='photo'/>")
            .get(0);
    assertEquals(
        List.of(new Credit("photo", null, List.of(), null)), entry.extensions(Credit.class));
    assertEquals(1, entry.nodes().size());
  }

  /** They may be a mistyped field, which must not vanish without a problem. */
  @Test
  void unknownElementsOfTheProtocolAreStillReported() {
    assertEquals(1, read(Extensions.of(), "<lastmood>2026</lastmood>").get(0).nodes().size());
    assertEquals(1, problems.count("xml.unknown-core-tag"));
  }

  @Test
  void problemsOfSyntaxAreStillReported() {
    assertEquals(2, read(Extensions.of(), "<acme:a>x & y</acme:a>").size());
    assertEquals(1, problems.count("xml.unescaped-entity"), problems.toString());
  }
}
