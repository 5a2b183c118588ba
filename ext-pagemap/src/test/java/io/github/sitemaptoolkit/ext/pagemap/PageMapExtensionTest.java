package io.github.sitemaptoolkit.ext.pagemap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.ext.pagemap.PageMap.DataAttribute;
import io.github.sitemaptoolkit.ext.pagemap.PageMap.DataObject;
import io.github.sitemaptoolkit.ext.pagemap.PageMap.Template;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.extension.SitemapExtension;
import io.github.sitemaptoolkit.extension.Status;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.model.Node;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.testkit.Documents;
import io.github.sitemaptoolkit.testkit.ExtensionContract;
import io.github.sitemaptoolkit.xml.SitemapXmlFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class PageMapExtensionTest extends ExtensionContract<PageMap> {

  private final SitemapXmlFormat xml = new SitemapXmlFormat();
  private final Context context =
      Context.of(Extensions.of(new PageMapExtension())).withProblems(new Problems());

  @Override
  protected SitemapExtension<PageMap> extension() {
    return new PageMapExtension();
  }

  @Override
  protected List<PageMap> examples() {
    return List.of(
        new PageMap(
            new Template("https://example.com/template?a=1&b=2"),
            List.of(
                new DataObject(
                    "publication",
                    "1",
                    List.of(
                        DataAttribute.of("author", "Übersicht 😀"),
                        new DataAttribute("date", null, "2026-11-20"),
                        new DataAttribute("category", "a \"value\"", "and a <text>"),
                        new DataAttribute("category", "", " padded "))),
                DataObject.of("thumbnail", DataAttribute.of("src", "https://example.com/a.png")))),
        PageMap.of(new DataObject(null, "", List.of(new DataAttribute(null, null, null)))),
        new PageMap(new Template(null), List.of()),
        PageMap.of());
  }

  private UrlEntry read(String inside) {
    String document =
        "<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">"
            + "<url><loc>https://example.com/</loc>"
            + "<PageMap xmlns=\"http://www.google.com/schemas/sitemap-pagemap/1.0\">"
            + inside
            + "</PageMap></url></urlset>";
    return Documents.read(xml, document, context).get(0);
  }

  private PageMap readPageMap(String inside) {
    return read(inside).extension(PageMap.class).orElseThrow();
  }

  private DataAttribute readAttribute(String element) {
    return readPageMap("<DataObject type=\"t\">" + element + "</DataObject>")
        .dataObjects()
        .get(0)
        .attributes()
        .get(0);
  }

  private String write(UrlEntry entry) {
    return Documents.write(xml, List.of(entry), context);
  }

  @Test
  void isCurrent() {
    assertEquals(Status.CURRENT, extension().descriptor().status());
  }

  @Test
  void isReadUnderARedeclaredDefaultNamespaceAndWrittenWithAPrefix() {
    UrlEntry entry =
        read(
            """

              <DataObject type="document" id="hibachi">
                <Attribute name="name">Dragon</Attribute>
                <Attribute name="review" value="3.5"/>
              </DataObject>
            """);
    assertEquals(
        List.of(
            PageMap.of(
                new DataObject(
                    "document",
                    "hibachi",
                    List.of(
                        new DataAttribute("name", null, "Dragon"),
                        DataAttribute.of("review", "3.5"))))),
        entry.extensions(PageMap.class));
    assertEquals(List.of(), context.problems().first());
    assertTrue(
        write(entry)
            .contains(
                """
                    <pagemap:PageMap>
                      <pagemap:DataObject type="document" id="hibachi">
                        <pagemap:Attribute name="name">Dragon</pagemap:Attribute>
                        <pagemap:Attribute name="review" value="3.5"/>
                      </pagemap:DataObject>
                    </pagemap:PageMap>
                """),
        write(entry));
  }

  @Test
  void aValueAndATextAreBothKept() {
    DataAttribute both = readAttribute("<Attribute name=\"n\" value=\"v\">\n t </Attribute>");
    assertEquals(new DataAttribute("n", "v", "\n t "), both);
    assertEquals(List.of(), context.problems().first());
  }

  @Test
  void whiteSpaceBesideAValueIsNoText() {
    DataAttribute attribute = readAttribute("<Attribute name=\"n\" value=\"\">\n\t</Attribute>");
    assertEquals(new DataAttribute("n", "", null), attribute);
  }

  @Test
  void whiteSpaceAloneIsTheText() {
    DataAttribute attribute = readAttribute("<Attribute name=\"n\"> </Attribute>");
    assertEquals(new DataAttribute("n", null, " "), attribute);
  }

  @Test
  void anEmptyTextIsNone() {
    assertEquals(
        new DataAttribute("n", null, null), readAttribute("<Attribute name=\"n\"></Attribute>"));
    assertEquals(new DataAttribute("n", null, null), new DataAttribute("n", null, ""));
  }

  @Test
  void namesAreNotThoseOfTheProtocolInLowerCase() {
    UrlEntry entry = read("<dataobject type=\"t\"/>");
    assertEquals(List.of(PageMap.of()), entry.extensions(PageMap.class));
    assertEquals(1, context.problems().count("xml.unknown-tag"));
    assertTrue(write(entry).contains("<pagemap:dataobject type=\"t\"/>"), write(entry));
  }

  @Test
  void anObjectWithNothingInsideIsKept() {
    UrlEntry entry = read("<DataObject type=\"action\"/><DataObject/>");
    assertEquals(
        List.of(PageMap.of(DataObject.of("action"), new DataObject(null, null, List.of()))),
        entry.extensions(PageMap.class));
    assertTrue(
        write(entry)
            .contains(
                """
                      <pagemap:DataObject type="action"/>
                      <pagemap:DataObject/>
                """),
        write(entry));
  }

  @Test
  void aTemplateBehindTheObjectsIsWrittenBeforeThem() {
    UrlEntry entry = read("<DataObject type=\"t\"/><Template src=\"s\"/>");
    assertEquals(1, context.problems().count("pagemap.order"));
    String document = write(entry);
    assertTrue(
        document.indexOf("<pagemap:Template src=\"s\"/>")
            < document.indexOf("<pagemap:DataObject type=\"t\"/>"),
        document);
  }

  @Test
  void ofTwoTemplatesTheLastCounts() {
    assertEquals(
        new Template("b"), readPageMap("<Template src=\"a\"/><Template src=\"b\"/>").template());
    assertEquals(1, context.problems().count("xml.duplicate-tag"));
  }

  @Test
  void strangersStayWithTheAttributeTheyStoodIn() {
    UrlEntry entry =
        read(
            "<DataObject type=\"a\"><Attribute name=\"x\"/></DataObject>"
                + "<DataObject type=\"b\"><Attribute name=\"y\"/>"
                + "<Attribute name=\"z\" lang=\"de\">t<b xmlns=\"urn:b\"/></Attribute>"
                + "</DataObject>");
    Node<?> node = entry.nodes().get(0);
    assertEquals("DataObject[2]/Attribute[2]", node.unknown().parts().get(0).path());
    assertTrue(
        write(entry)
            .contains(
                "<pagemap:Attribute name=\"z\" lang=\"de\">t<b xmlns=\"urn:b\"/>"
                    + "</pagemap:Attribute>"),
        write(entry));
  }

  @Test
  void strangersDoNotBecomeText() {
    UrlEntry entry =
        read(
            "<DataObject type=\"t\"><Attribute name=\"n\"><x:a xmlns:x=\"urn:x\"/></Attribute>"
                + "</DataObject>");
    assertEquals(List.of(entry), Documents.read(xml, write(entry), context));
  }

  @Test
  void listsAreCopied() {
    var attributes = new ArrayList<>(List.of(DataAttribute.of("a", "1")));
    var objects = new ArrayList<>(List.of(new DataObject("t", null, attributes)));
    var pageMap = new PageMap(null, objects);
    attributes.clear();
    objects.clear();
    assertEquals(PageMap.of(DataObject.of("t", DataAttribute.of("a", "1"))), pageMap);
  }

  @Test
  void namespacesThatSitesWriteInsteadAreItsToo() {
    assertEquals(
        Set.of("https://www.google.com/schemas/sitemap-pagemap/1.0"),
        extension().descriptor().aliases());
  }
}
