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

class GeoExtensionTest extends ExtensionContract<Geo> {

  private final SitemapXmlFormat xml = new SitemapXmlFormat();
  private final Context context =
      Context.of(Extensions.of(new GeoExtension())).withProblems(new Problems());

  @Override
  protected SitemapExtension<Geo> extension() {
    return new GeoExtension();
  }

  @Override
  protected List<Geo> examples() {
    return List.of(new Geo("kml"), new Geo(" GeoRSS "), new Geo("<&>"), new Geo(""), new Geo(null));
  }

  @Test
  void isDead() {
    assertEquals(Status.DEAD, extension().descriptor().status());
  }

  @Test
  void theNamespaceThatGeneratorsInventedIsMended() {
    String document =
        "<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\""
            + " xmlns:geo=\"http://www.google.com/schemas/sitemap-geo/1.0\">"
            + "<url><loc>https://example.com/a.kml</loc>"
            + "<geo:geo><geo:format>kml</geo:format></geo:geo></url></urlset>";
    List<UrlEntry> entries = Documents.read(xml, document, context);
    assertEquals(List.of(new Geo("kml")), entries.get(0).extensions(Geo.class));
    assertEquals(1, context.problems().count("ns.extension-alias"));
    String written = Documents.write(xml, entries, context);
    assertTrue(
        written.contains(" xmlns:geo=\"http://www.google.com/geo/schemas/sitemap/1.0\""), written);
  }

  @Test
  void namespacesThatSitesWriteInsteadAreItsToo() {
    assertEquals(
        Set.of(
            "https://www.google.com/geo/schemas/sitemap/1.0",
            "http://www.google.com/schemas/sitemap-geo/1.0",
            "https://www.google.com/schemas/sitemap-geo/1.0"),
        extension().descriptor().aliases());
  }
}
