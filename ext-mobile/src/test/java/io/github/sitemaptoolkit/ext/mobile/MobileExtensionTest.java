package io.github.sitemaptoolkit.ext.mobile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.extension.SitemapExtension;
import io.github.sitemaptoolkit.extension.Status;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.model.ForeignElement;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.testkit.Documents;
import io.github.sitemaptoolkit.testkit.ExtensionContract;
import io.github.sitemaptoolkit.xml.SitemapXmlFormat;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class MobileExtensionTest extends ExtensionContract<Mobile> {

  private final SitemapXmlFormat xml = new SitemapXmlFormat();
  private final Context context =
      Context.of(Extensions.of(new MobileExtension())).withProblems(new Problems());

  @Override
  protected SitemapExtension<Mobile> extension() {
    return new MobileExtension();
  }

  @Override
  protected List<Mobile> examples() {
    return List.of(new Mobile(), new Mobile());
  }

  private UrlEntry read(String namespace, String element) {
    String document =
        "<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\" xmlns:mobile=\""
            + namespace
            + "\"><url><loc>https://example.com/</loc>"
            + element
            + "</url></urlset>";
    return Documents.read(xml, document, context).get(0);
  }

  private UrlEntry read(String element) {
    return read("http://www.google.com/schemas/sitemap-mobile/1.0", element);
  }

  private String write(UrlEntry entry) {
    return Documents.write(xml, List.of(entry), context);
  }

  @Test
  void isDeadAndHasNoColumns() {
    assertEquals(Status.DEAD, extension().descriptor().status());
    assertEquals(List.of(), extension().descriptor().columns());
  }

  @Test
  void isWrittenAsAnEmptyElement() {
    UrlEntry entry = UrlEntry.builder("https://example.com/").add(new Mobile()).build();
    assertTrue(write(entry).contains("    <mobile:mobile/>\n"), write(entry));
  }

  @Test
  void whiteSpaceInsideIsNoContent() {
    UrlEntry entry = read("<mobile:mobile>\n</mobile:mobile>");
    assertEquals(UrlEntry.builder("https://example.com/").add(new Mobile()).build(), entry);
    assertEquals(List.of(), context.problems().first());
  }

  @Test
  void aTypeAttributeSurvives() {
    UrlEntry entry = read("<mobile:mobile type=\"pc,mobile\"/>");
    assertEquals(List.of(new Mobile()), entry.extensions(Mobile.class));
    assertEquals(1, context.problems().count("xml.foreign-attribute"));
    assertTrue(write(entry).contains("<mobile:mobile type=\"pc,mobile\"/>"), write(entry));
  }

  @Test
  void contentSurvives() {
    UrlEntry entry = read("<mobile:mobile><mobile:type>pc</mobile:type></mobile:mobile>");
    assertEquals(List.of(new Mobile()), entry.extensions(Mobile.class));
    assertTrue(write(entry).contains("<mobile:type>pc</mobile:type>"), write(entry));
  }

  @Test
  void baidusElementOfTheSameNameIsAnother() {
    UrlEntry entry =
        read(
            "http://www.baidu.com/schemas/sitemap-mobile/1/",
            "<mobile:mobile type=\"htmladapt\"/>");
    assertEquals(List.of(), entry.extensions(Mobile.class));
    assertEquals(1, entry.extensions(ForeignElement.class).size());
  }

  @Test
  void namespacesThatSitesWriteInsteadAreItsToo() {
    assertEquals(
        Set.of("https://www.google.com/schemas/sitemap-mobile/1.0"),
        extension().descriptor().aliases());
  }
}
