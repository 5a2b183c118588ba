package io.github.sitemaptoolkit.xml;

import static io.github.sitemaptoolkit.xml.Xml.url;
import static io.github.sitemaptoolkit.xml.Xml.urlset;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.model.Attribute;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.ForeignElement;
import io.github.sitemaptoolkit.model.Node;
import io.github.sitemaptoolkit.model.UnknownMarkup;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.sample.Credit;
import io.github.sitemaptoolkit.sample.Credit.Place;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

/** How the elements of extensions are read. */
class XmlExtensionsTest {

  private final Xml xml = new Xml();

  private UrlEntry read(String inside) {
    return xml.readOne(urlset(url("https://example.com/", inside)));
  }

  private Node<?> node(String inside) {
    return read(inside).nodes().get(0);
  }

  @Test
  void valuesAreReadWholeAndInOrder() {
    UrlEntry entry =
        read(
            "<acme:credit role='photo'><acme:note>n</acme:note><acme:name>a</acme:name>"
                + "<acme:name>b</acme:name><acme:place><acme:city>c</acme:city></acme:place>"
                + "</acme:credit><acme:credit/>");
    assertEquals(
        List.of(
            new Credit("photo", "n", List.of("a", "b"), new Place("c", null)),
            new Credit(null, null, List.of(), null)),
        entry.extensions(Credit.class));
    assertEquals(List.of(), xml.problems());
  }

  @Test
  void orderRepeatsAndUnknownNamesAreFound() {
    Node<?> node =
        node(
            "<acme:credit>\n<acme:name>a</acme:name>\n<acme:note>1</acme:note>\n"
                + "<acme:note>2</acme:note>\n<acme:odd/></acme:credit>");
    assertEquals(new Credit(null, "2", List.of("a"), null), node.value());
    String where = "\n  url[1].credit[1]   https://example.com/";
    assertEquals(
        List.of(
            "in:3:1: warning: credit.order: acme:note is out of order; the schema puts it earlier"
                + where,
            "in:4:1: error: xml.duplicate-tag: acme:note may occur only once in acme:credit; the last one is used"
                + where,
            "in:5:1: warning: xml.unknown-tag: acme:odd is not known in acme:credit; it is kept as"
                + " it is"
                + where),
        xml.problems());
  }

  @Test
  void unknownAttributesAreKeptByPath() {
    Node<?> node =
        node(
            "<acme:credit x='1'><acme:name>a</acme:name><acme:name y='2'>b</acme:name>"
                + "<acme:place><acme:city z='3'/></acme:place></acme:credit>");
    UnknownMarkup rest = node.unknown();
    assertEquals(
        List.of(new Attribute("", "x", "", "1")), rest.part("").orElseThrow().attributes());
    assertEquals(
        List.of(new Attribute("", "y", "", "2")), rest.part("name[2]").orElseThrow().attributes());
    assertEquals(
        List.of(new Attribute("", "z", "", "3")),
        rest.part("place[1]/city[1]").orElseThrow().attributes());
    assertEquals(3, xml.context().problems().count("xml.foreign-attribute"));
  }

  @Test
  void markupInATextIsKeptBesideIt() {
    Node<?> node =
        node("<acme:credit><acme:note>a<b xmlns='urn:b'>!</b>c</acme:note></acme:credit>");
    assertEquals(Credit.of("ac"), node.value());
    assertEquals("!", node.unknown().part("note[1]").orElseThrow().children().get(0).text());
    assertEquals(List.of("xml.tag-has-children"), xml.codes());
  }

  @Test
  void strayTextIsReported() {
    assertEquals(
        new Credit(null, null, List.of("a"), null),
        node("<acme:credit>stray<acme:name>a</acme:name></acme:credit>").value());
    assertEquals(List.of("xml.stray-text"), xml.codes());
    assertEquals(1, xml.context().problems().missing());
  }

  @Test
  void anExtensionThatFailsCostsOnlyItsElement() {
    List<UrlEntry> entries =
        xml.read(
            urlset(
                url(
                        "https://example.com/1",
                        "\n<acme:credit role='x'><acme:note>fail reading</acme:note>"
                            + "<acme:place><acme:city>c</acme:city></acme:place>text</acme:credit>"
                            + "<acme:credit><acme:note>good</acme:note></acme:credit>"
                            + "<priority>1</priority>")
                    + url("https://example.com/2", "")));
    assertEquals(
        List.of(
            UrlEntry.builder("https://example.com/1").priority("1").add(Credit.of("good")).build(),
            UrlEntry.of("https://example.com/2")),
        entries);
    assertEquals(
        "in:2:1: error: extension.failed: the extension credit failed on this element:"
            + " java.lang.IllegalStateException: as told\n"
            + "  url[1].credit[1]   https://example.com/1",
        xml.problems().get(0));
    assertEquals(1, xml.context().problems().missing());
  }

  @Test
  void anotherElementOfTheNamespaceIsForeign() {
    UrlEntry entry = read("<acme:debit/>");
    assertEquals(1, entry.extensions(ForeignElement.class).size());
  }

  @Test
  void foreignElementsAreKeptWhole() {
    var element =
        (ForeignElement)
            node("<f:a xmlns:f='urn:f' f:x='1' y='2'> t <f:b>u</f:b><!-- c -->v</f:a>").value();
    assertEquals("f:a", element.name().toString());
    assertEquals(
        List.of(new Attribute("urn:f", "x", "f", "1"), new Attribute("", "y", "", "2")),
        element.attributes());
    assertEquals(3, element.content().size());
    assertEquals(" t uv", element.text());
    assertEquals(List.of(), xml.problems());
  }

  @Test
  void whatStandsBeforeTheFirstEntryBelongsToTheDocument() throws IOException {
    try (var in =
        xml.reader(
            urlset(
                "xmlns:acme='urn:acme' mark='1'",
                "<acme:credit role='r'/><x xmlns='urn:x'/>" + url("https://example.com/", "")))) {
      DocumentInfo info = in.document();
      assertEquals(DocumentInfo.Kind.URLSET, info.kind());
      assertEquals(2, info.nodes().size());
      assertEquals(new Credit("r", null, List.of(), null), info.nodes().get(0).value());
      assertEquals(
          List.of(new Attribute("", "mark", "", "1")),
          info.unknown().part("").orElseThrow().attributes());
      assertEquals(UrlEntry.of("https://example.com/"), in.read());
    }
    assertTrue(xml.problems().isEmpty());
  }
}
