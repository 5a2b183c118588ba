package io.github.sitemaptoolkit.ext.legacy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.extension.SitemapExtension;
import io.github.sitemaptoolkit.extension.Status;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.testkit.Documents;
import io.github.sitemaptoolkit.testkit.ExtensionContract;
import io.github.sitemaptoolkit.xml.SitemapXmlFormat;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class CodeSearchExtensionTest extends ExtensionContract<CodeSearch> {

  private final SitemapXmlFormat xml = new SitemapXmlFormat();
  private final Context context =
      Context.of(Extensions.of(new CodeSearchExtension())).withProblems(new Problems());

  @Override
  protected SitemapExtension<CodeSearch> extension() {
    return new CodeSearchExtension();
  }

  @Override
  protected List<CodeSearch> examples() {
    return List.of(
        new CodeSearch(
            "archive",
            "GPL",
            "Übersicht 😀.tar.gz",
            "https://example.com/?a=1&b='2'",
            "a <b>/PACKAGEMAP.xml"),
        CodeSearch.of("c++"),
        new CodeSearch("", " padded ", null, null, ""),
        new CodeSearch(null, null, null, null, null));
  }

  private UrlEntry read(String inside) {
    String document =
        "<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\""
            + " xmlns:c=\"http://www.google.com/codesearch/schemas/sitemap/1.0\">"
            + "<url><loc>https://example.com/</loc><c:codesearch>"
            + inside
            + "</c:codesearch></url></urlset>";
    return Documents.read(xml, document, context).get(0);
  }

  @Test
  void isDead() {
    assertEquals(Status.DEAD, extension().descriptor().status());
  }

  @Test
  void namesOfFilesAreTextsAndTheUrlOfThePackageIsTrimmed() {
    UrlEntry entry =
        read(
            "<c:filename> a.c </c:filename><c:packageurl>\nhttps://example.com/\n</c:packageurl>"
                + "<c:packagemap> p </c:packagemap>");
    assertEquals(
        List.of(new CodeSearch(null, null, " a.c ", "https://example.com/", " p ")),
        entry.extensions(CodeSearch.class));
    assertEquals(List.of(), context.problems().first());
  }

  @Test
  void childrenInAnotherOrderAreReportedAndWrittenInOurs() {
    UrlEntry entry = read("<c:license>bsd</c:license><c:filetype>java</c:filetype>");
    assertEquals(1, context.problems().count("codesearch.order"));
    String document = Documents.write(xml, List.of(entry), context);
    assertTrue(
        document.indexOf("<codesearch:filetype>java<")
            < document.indexOf("<codesearch:license>bsd<"),
        document);
  }

  @Test
  void namespacesThatSitesWriteInsteadAreItsToo() {
    assertEquals(
        Set.of("https://www.google.com/codesearch/schemas/sitemap/1.0"),
        extension().descriptor().aliases());
  }
}
