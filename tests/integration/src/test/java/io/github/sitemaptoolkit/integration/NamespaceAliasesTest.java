package io.github.sitemaptoolkit.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import io.github.sitemaptoolkit.extension.Extensions.Registration;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.Formats;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.model.UrlExtension;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.testkit.Documents;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The namespaces that sites write instead of the right ones. */
class NamespaceAliasesTest {

  private final Context context = Context.load().withProblems(new Problems());

  @ParameterizedTest
  @CsvSource({
    "image, image, https://www.google.com/schemas/sitemap-image/1.1, ns.https",
    "video, video, https://www.google.com/schemas/sitemap-video/1.1, ns.https",
    "video, video, http://www.google.com/schemas/sitemap-video/1.0, ns.extension-alias",
    "video, video, https://www.google.com/schemas/sitemap-video/1.0, ns.extension-alias",
    "news, news, https://www.google.com/schemas/sitemap-news/0.9, ns.https",
    "news, news, http://www.google.com/schemas/sitemap-news/0.84, ns.extension-alias",
    "news, news, https://www.google.com/schemas/sitemap-news/0.84, ns.extension-alias",
    "link, link, https://www.w3.org/1999/xhtml, ns.https",
    "link, link, http://www.w3.org/1999/xhtml/, ns.extension-alias",
    "link, link, https://www.w3.org/1999/xhtml/, ns.extension-alias",
    "mobile, mobile, https://www.google.com/schemas/sitemap-mobile/1.0, ns.https",
    "pagemap, PageMap, https://www.google.com/schemas/sitemap-pagemap/1.0, ns.https",
    "geo, geo, https://www.google.com/geo/schemas/sitemap/1.0, ns.https",
    "geo, geo, http://www.google.com/schemas/sitemap-geo/1.0, ns.extension-alias",
    "geo, geo, https://www.google.com/schemas/sitemap-geo/1.0, ns.extension-alias",
    "codesearch, codesearch, https://www.google.com/codesearch/schemas/sitemap/1.0, ns.https",
  })
  void elementsAreUnderstoodInAnotherNamespace(
      String id, String element, String namespace, String code) {
    String document =
        "<urlset xmlns='http://www.sitemaps.org/schemas/sitemap/0.9'><url>"
            + "<loc>https://example.com/</loc><x:%s xmlns:x='%s'/></url></urlset>";
    List<UrlEntry> entries =
        Documents.read(
            Formats.load().find("xml").orElseThrow(),
            document.formatted(element, namespace),
            context);
    Object value = entries.get(0).nodes().get(0).value();
    assertEquals(
        Optional.of(id),
        context
            .extensions()
            .find(assertInstanceOf(UrlExtension.class, value).getClass())
            .map(Registration::id));
    assertEquals(Set.of(code), context.problems().counts().keySet());
  }
}
