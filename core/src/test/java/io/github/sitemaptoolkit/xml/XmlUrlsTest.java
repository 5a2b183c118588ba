package io.github.sitemaptoolkit.xml;

import static io.github.sitemaptoolkit.xml.Xml.url;
import static io.github.sitemaptoolkit.xml.Xml.urlset;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.Severity;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is said of the urls of a sitemap, and of people's slips around them. */
class XmlUrlsTest {

  private final Xml xml = new Xml();

  @Test
  void aBadUrlComesBackAsWrittenWithItsPlace() {
    assertEquals(
        List.of("/a", "https://e.com/b c", "mailto:x@y"),
        xml.locs(
            urlset(url("/a", "") + "\n" + url("https://e.com/b c", "") + url("mailto:x@y", ""))));
    assertEquals(List.of("url.relative", "url.inner-whitespace", "url.scheme"), xml.codes());
    assertEquals(
        "in:2:11: error: url.inner-whitespace: \"https://e.com/b c\" contains white space or a control character; write a space as %20\n  url[2].loc   https://e.com/b c",
        xml.problems().get(1));
    assertEquals(0, xml.context().problems().missing());
  }

  @Test
  void twoUrlsInOneLocAreReportedInEachEntry() {
    String two = url("https://e.com/a|https://e.com/b", "");
    assertEquals(3, xml.locs(urlset(two + two + two)).size());
    assertEquals(List.of("url.two-urls", "url.two-urls", "url.two-urls"), xml.codes());
  }

  @Test
  void anUnrenderedTemplateIsNoEntry() {
    assertEquals(
        List.of("https://e.com/a"),
        xml.locs(urlset(url("{{ site.url }}/b", "") + url("https://e.com/a", ""))));
    assertEquals(List.of("url.template"), xml.codes());
    assertEquals(1, xml.context().problems().missing());
  }

  @Test
  void anUnrenderedTemplateAroundEntriesIsNamed() {
    assertEquals(
        List.of("https://e.com/a"),
        xml.locs(urlset("{% for page in pages %}" + url("https://e.com/a", "") + "{% endfor %}")));
    assertEquals(List.of("doc.template", "doc.template"), xml.codes());
    assertTrue(xml.problems().get(0).contains("{% for page in pages %}"), xml.problems().get(0));
  }

  @Test
  void aTemplateInAnInstructionIsNoPartOfAUrl() {
    assertEquals(
        List.of("https://e.com/a"),
        xml.locs(
            "<?php header('x'); ?>"
                + urlset(
                    url("https://e.com/<?php echo $slug ?>", "") + url("https://e.com/a", ""))));
    assertEquals(List.of("doc.template", "doc.template", "url.template"), xml.codes());
    assertEquals(1, xml.context().problems().missing());
  }

  @Test
  void aTemplateBeforeTheDocumentOrInAnEntryIsNamed() {
    String entry = url("https://e.com/a", "{% if x %}<lastmod>2024</lastmod>{% endif %}");
    assertEquals(List.of("https://e.com/a"), xml.locs("---\nlayout: null\n---\n" + urlset(entry)));
    assertEquals(List.of("doc.template", "doc.template"), xml.codes());
  }

  @Test
  void relativeUrlsAreResolvedWhereTheBaseIsKnown() throws IOException {
    Context context =
        Context.of(Extensions.of())
            .withProblems(new Problems())
            .withBase("https://e.com/blog/feed.xml");
    byte[] document =
        urlset(url("/a", "") + url("b.html", "") + url("www.f.com/c", "") + url("N/A", ""))
            .getBytes(StandardCharsets.UTF_8);
    List<String> locs = new ArrayList<>();
    try (EntryReader<UrlEntry> in = new SitemapXmlFormat().reader(Xml.source(document), context)) {
      in.forEach(entry -> locs.add(entry.loc()));
    }
    assertEquals(
        List.of("https://e.com/a", "https://e.com/blog/b.html", "www.f.com/c", "N/A"), locs);
    assertEquals(1, context.problems().count(Severity.INFO));
    assertEquals(2, context.problems().count("url.relative"));
    assertEquals(1, context.problems().count("url.invalid"));
  }

  @Test
  void aBaseIsAnAbsoluteUrl() {
    Context context = Context.of(Extensions.of()).withProblems(new Problems());
    assertThrows(IllegalArgumentException.class, () -> context.withBase("/a"));
    assertThrows(IllegalArgumentException.class, () -> context.withBase("example.com"));
  }

  @Test
  void namespacesThatAreMendedAreReportedOnceEach() {
    String credit = "<old:credit xmlns:old='urn:acme:old'/>";
    xml.read(urlset(url("https://e.com/a", credit) + url("https://e.com/b", credit)));
    assertEquals(List.of("ns.extension-alias"), xml.codes());
  }

  @Test
  void namespacesThatAreNotUsedAreWorthKnowing() {
    xml.read(
        urlset(
            "xmlns:x='urn:x' xmlns:y='urn:y' xmlns:z='urn:z'",
            "<url z:a='1'><loc>https://e.com/a</loc><y:b/></url>"));
    assertEquals(
        List.of(
            "in:1:70: info: ns.extension-unused: the namespace \"urn:x\" is declared and not"
                + " used"),
        xml.problems().stream().filter(problem -> problem.contains("unused")).toList());
  }

  /** As a set of news has it on a day without news. */
  @Test
  void emptySitemapMayDeclareWhatItsEntriesHaveOnOtherDays() {
    xml.read(urlset("xmlns:x='urn:x'", ""));
    assertEquals(List.of(), xml.problems());
  }

  @Test
  void entriesWithoutNamespaceUnderARightRootAreReportedOnce() {
    String bare = "<url xmlns=''><loc>https://e.com/a</loc></url>";
    assertEquals(2, xml.locs(urlset(bare + bare)).size());
    assertEquals(List.of("ns.missing"), xml.codes());
  }

  @Test
  void strangersBehindTheEntriesAreKept() throws IOException {
    try (EntryReader<UrlEntry> in =
        xml.reader(
            urlset(
                url("https://e.com/a", "")
                    + "<script xmlns='http://www.w3.org/1999/xhtml'>x()</script>"
                    + url("https://e.com/b", "")))) {
      in.forEach(entry -> {});
      assertEquals(1, in.trailing().size());
    }
    assertEquals(0, xml.context().problems().missing());
  }

  @Test
  void aSecondRootOfTheOtherKindIsAMissingPart() {
    String index =
        "<sitemapindex xmlns='"
            + Xml.NAMESPACE
            + "'><sitemap><loc>https://e.com/s</loc></sitemap>"
            + "</sitemapindex>";
    assertEquals(List.of("https://e.com/a"), xml.locs(urlset(url("https://e.com/a", "")) + index));
    assertEquals(List.of("xml.trailing-content"), xml.codes());
    assertEquals(1, xml.context().problems().missing());
  }

  @Test
  void changefreqInAnotherCaseOrUnknownIsReported() {
    xml.read(
        urlset(
            url("https://e.com/a", "<changefreq>Weekly</changefreq>")
                + url("https://e.com/b", "<changefreq> daily </changefreq>")
                + url("https://e.com/c", "<changefreq>often</changefreq>")));
    assertEquals(List.of("changefreq.case", "changefreq.value"), xml.codes());
  }
}
