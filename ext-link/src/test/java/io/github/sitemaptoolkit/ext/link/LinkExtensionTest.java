package io.github.sitemaptoolkit.ext.link;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.extension.SitemapExtension;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.testkit.Documents;
import io.github.sitemaptoolkit.testkit.ExtensionContract;
import io.github.sitemaptoolkit.xml.SitemapXmlFormat;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class LinkExtensionTest extends ExtensionContract<Link> {

  private final SitemapXmlFormat xml = new SitemapXmlFormat();
  private final Context context =
      Context.of(Extensions.of(new LinkExtension())).withProblems(new Problems());

  @Override
  protected SitemapExtension<Link> extension() {
    return new LinkExtension();
  }

  @Override
  protected List<Link> examples() {
    return List.of(
        Link.alternate("de", "https://example.com/de/?a=1&b='2'"),
        Link.alternate("x-default", "https://example.com/ü"),
        new Link(
            "alternate",
            null,
            "only screen and (max-width: 640px)",
            "https://m.example.com/",
            "text/html"),
        new Link("alternate", null, null, "android-app://com.example/https/example.com/", null),
        new Link("amphtml", null, null, "https://example.com/amp", null),
        new Link("", "a\tb\nc", null, "", null),
        new Link(null, null, null, null, null));
  }

  private UrlEntry read(String element) {
    String document =
        "<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\""
            + " xmlns:xhtml=\"http://www.w3.org/1999/xhtml\">"
            + "<url><loc>https://example.com/</loc>"
            + element
            + "</url></urlset>";
    return Documents.read(xml, document, context).get(0);
  }

  private String write(UrlEntry entry) {
    return Documents.write(xml, List.of(entry), context);
  }

  @Test
  void attributesAreWrittenInOrder() {
    UrlEntry entry =
        read("<xhtml:link type=\"t\" href=\"h\" media=\"m\" hreflang=\"l\" rel=\"r\"/>");
    assertEquals(List.of(new Link("r", "l", "m", "h", "t")), entry.extensions(Link.class));
    assertTrue(
        write(entry)
            .contains("<xhtml:link rel=\"r\" hreflang=\"l\" media=\"m\" href=\"h\" type=\"t\"/>"),
        write(entry));
  }

  @Test
  void otherAttributesSurvive() {
    UrlEntry entry = read("<xhtml:link rel=\"alternate\" title=\"A &amp; B\" href=\"h\"/>");
    assertEquals(1, context.problems().count("xml.foreign-attribute"));
    assertTrue(
        write(entry).contains("<xhtml:link rel=\"alternate\" href=\"h\" title=\"A &amp; B\"/>"),
        write(entry));
  }

  @Test
  void anEndTagMakesNoDifference() {
    UrlEntry entry = read("<xhtml:link rel=\"alternate\" href=\"https://e.com/h\">\n</xhtml:link>");
    assertEquals(
        List.of(new Link("alternate", null, null, "https://e.com/h", null)),
        entry.extensions(Link.class));
    assertEquals(List.of(), context.problems().first());
  }

  @Test
  void aBadAddressIsReportedAndComesBackAsWritten() {
    UrlEntry entry = read("<xhtml:link href=\" /de\"/>");
    assertEquals(List.of(new Link(null, null, null, " /de", null)), entry.extensions(Link.class));
    assertEquals(1, context.problems().count("url.relative"));
  }

  @Test
  void otherElementsOfHtmlAreForeign() {
    UrlEntry entry = read("<xhtml:script src=\"x.js\"/>");
    assertEquals(List.of(), entry.extensions(Link.class));
    assertTrue(write(entry).contains("<xhtml:script src=\"x.js\"/>"), write(entry));
  }

  @Test
  void namespacesThatSitesWriteInsteadAreItsToo() {
    assertEquals(
        Set.of(
            "https://www.w3.org/1999/xhtml",
            "http://www.w3.org/1999/xhtml/",
            "https://www.w3.org/1999/xhtml/"),
        extension().descriptor().aliases());
  }
}
