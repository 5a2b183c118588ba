package io.github.sitemaptoolkit.ext.schemamap;

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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SchemaFeedExtensionTest extends ExtensionContract<SchemaFeed> {

  private final SitemapXmlFormat xml = new SitemapXmlFormat();
  private final Context context =
      Context.of(Extensions.of(new SchemaFeedExtension(), new ContentTypeExtension()))
          .withProblems(new Problems());

  @Override
  protected SitemapExtension<SchemaFeed> extension() {
    return new SchemaFeedExtension();
  }

  @Override
  protected List<SchemaFeed> examples() {
    return List.of(
        new SchemaFeed(SchemaFeed.RSS), new SchemaFeed("application/rss+xml"), new SchemaFeed(""));
  }

  private UrlEntry read(String url) {
    return Documents.read(
            xml,
            "<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\""
                + " xmlns:sf=\"http://schema.org/schemas/schemafeed/0.1\">"
                + url
                + "</urlset>",
            context)
        .get(0);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<url contentType=\"structuredData/schema.org\"><loc>https://example.com/f.jsonl</loc></url>",
        "<url><loc>https://example.com/f.jsonl</loc>"
            + "<sf:contentType>structuredData/schema.org</sf:contentType></url>",
        "<url contentType=\"structuredData/schema.org\"><loc>https://example.com/f.jsonl</loc>"
            + "<sf:contentType>structuredData/schema.org</sf:contentType></url>",
      })
  void eachWayToSayItStaysAsItIs(String url) {
    UrlEntry entry = read(url);
    String written = Documents.write(xml, List.of(entry), context);
    assertTrue(written.replaceAll("\n *", "").contains(url), written);
    assertEquals(0, context.problems().missing());
    assertEquals(0, context.problems().count("xml.foreign-attribute"));
  }

  @Test
  void bothAreValues() {
    UrlEntry entry =
        read(
            "<url contentType=\"structuredData/rss\"><loc>https://example.com/f.rss</loc>"
                + "<sf:contentType>structuredData/rss</sf:contentType></url>");
    assertEquals(List.of(new ContentType(SchemaFeed.RSS)), entry.extensions(ContentType.class));
    assertEquals(List.of(new SchemaFeed(SchemaFeed.RSS)), entry.extensions(SchemaFeed.class));
    assertTrue(entry.unknown().parts().isEmpty());
  }

  @Test
  void namespacesThatSitesWriteInsteadAreItsToo() {
    assertEquals(
        Set.of("https://schema.org/schemas/schemafeed/0.1"), extension().descriptor().aliases());
  }
}
