package io.github.sitemaptoolkit.ext.legacy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.extension.SitemapExtension;
import io.github.sitemaptoolkit.extension.Status;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.model.ForeignElement;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.testkit.Documents;
import io.github.sitemaptoolkit.testkit.ExtensionContract;
import io.github.sitemaptoolkit.xml.SitemapXmlFormat;
import java.util.List;
import org.junit.jupiter.api.Test;

class BaiduMobileExtensionTest extends ExtensionContract<BaiduMobile> {

  private final SitemapXmlFormat xml = new SitemapXmlFormat();
  private final Context context = Context.of(Extensions.of(new BaiduMobileExtension()));

  @Override
  protected SitemapExtension<BaiduMobile> extension() {
    return new BaiduMobileExtension();
  }

  @Override
  protected List<BaiduMobile> examples() {
    return List.of(
        new BaiduMobile("pc,mobile"),
        new BaiduMobile("htmladapt"),
        new BaiduMobile("a<b>\"c\"&\t😀"),
        new BaiduMobile(""),
        new BaiduMobile(null));
  }

  private UrlEntry read(String namespace, String inside) {
    String document =
        "<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\" xmlns:mobile=\""
            + namespace
            + "\"><url>"
            + inside
            + "</url></urlset>";
    return Documents.read(xml, document, context).get(0);
  }

  private UrlEntry read(String inside) {
    return read("http://www.baidu.com/schemas/sitemap-mobile/1/", inside);
  }

  private String write(UrlEntry entry) {
    return Documents.write(xml, List.of(entry), context);
  }

  @Test
  void isCurrent() {
    assertEquals(Status.CURRENT, extension().descriptor().status());
  }

  @Test
  void anAbsentTypeStaysAbsent() {
    UrlEntry entry = read("<loc>https://example.com/</loc><mobile:mobile/>");
    assertEquals(List.of(new BaiduMobile(null)), entry.extensions(BaiduMobile.class));
    assertTrue(write(entry).contains("<baidu:mobile/>"), write(entry));
  }

  @Test
  void isReadBeforeLastmodAsInBaidusSamples() {
    UrlEntry entry =
        read(
            "<loc>https://example.com/</loc><mobile:mobile type=\"mobile\"/>"
                + "<lastmod>2009-12-14</lastmod>");
    assertEquals(
        UrlEntry.builder("https://example.com/")
            .lastmod("2009-12-14")
            .add(new BaiduMobile("mobile"))
            .build(),
        entry);
    String document = write(entry);
    assertTrue(
        document.indexOf("<lastmod>") < document.indexOf("<baidu:mobile type=\"mobile\"/>"),
        document);
  }

  @Test
  void theElementForFeaturePhonesIsAnother() {
    UrlEntry entry =
        read(
            "http://www.google.com/schemas/sitemap-mobile/1.0",
            "<loc>https://example.com/</loc><mobile:mobile/>");
    assertEquals(List.of(), entry.extensions(BaiduMobile.class));
    assertEquals(1, entry.extensions(ForeignElement.class).size());
    assertTrue(write(entry).contains("<mobile:mobile/>"), write(entry));
  }
}
