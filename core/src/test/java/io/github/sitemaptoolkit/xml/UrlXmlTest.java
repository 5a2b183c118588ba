package io.github.sitemaptoolkit.xml;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.element.Elements;
import io.github.sitemaptoolkit.element.TreeCursor;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.model.Attribute;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.ElementName;
import io.github.sitemaptoolkit.model.ForeignContent;
import io.github.sitemaptoolkit.model.ForeignElement;
import io.github.sitemaptoolkit.model.ForeignText;
import io.github.sitemaptoolkit.model.Node;
import io.github.sitemaptoolkit.model.UnknownMarkup;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.Reporter;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.sample.Credit;
import io.github.sitemaptoolkit.sample.CreditExtension;
import io.github.sitemaptoolkit.url.DocumentUrls;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class UrlXmlTest {

  private static final String LOC = "https://example.com/?a=1&b=2";

  private static final String FULL =
      Xml.urlset(
          "xmlns:acme=\"urn:acme\" xmlns:x=\"urn:x\"",
          "<url x:id=\"7\"><loc x:lang=\"de\">https://example.com/?a=1&amp;b=2</loc>"
              + "<lastmod>2024</lastmod><priority/>"
              + "<acme:credit role=\"photo\" x:since=\"x:ever\"><acme:note>a &lt; b</acme:note>"
              + "<acme:name>Jo</acme:name><acme:name x:of=\"2\"/>"
              + "<acme:place><acme:city>Bern</acme:city><acme:zip>3000</acme:zip></acme:place>"
              + "</acme:credit><acme:credit/>"
              + "<x:note>one<x:more a=\"1\"/>two</x:note></url>");

  private final Extensions extensions = Extensions.of(new CreditExtension());
  private final List<String> problems = new ArrayList<>();

  private UrlEntry full() {
    return new Xml().read(FULL).get(0);
  }

  private String text(@Nullable ForeignElement element) {
    assertNotNull(element);
    return UrlXml.text(element, extensions, illegal -> problems.add("illegal"));
  }

  private @Nullable UrlEntry parse(String text, @Nullable String loc) {
    return UrlXml.parse(
        text,
        "in",
        loc,
        extensions,
        new Reporter(new Problems(problem -> problems.add(problem.code())), "in"));
  }

  @Test
  void entryComesBackWhole() {
    UrlEntry entry = full();
    ForeignElement element = UrlXml.element(entry, extensions, problems::add);
    assertTrue(UrlXml.isUrl(element.name().namespace(), element.name().localName()));
    assertEquals(entry, parse(text(element), null));
    assertEquals(
        Set.of("priority.value", "xml.unknown-tag", "xml.foreign-attribute"), Set.copyOf(problems));
  }

  @Test
  void remainderAndPlainNodesMakeTheWhole() {
    UrlEntry entry = full().toBuilder().add(Credit.of("plain")).build();
    ForeignElement rest = UrlXml.remainder(entry, extensions, problems::add);
    assertEquals(
        List.of(), UrlXml.plainNodes(entry), "one credit has more in it than its codec took");
    UrlEntry back = parse(text(rest), LOC);
    assertNotNull(back);
    assertEquals(entry.unknown(), back.unknown());
    assertEquals(entry, entry.toBuilder().nodes(back.nodes()).unknown(back.unknown()).build());
  }

  @Test
  void plainEntryHasNoRemainder() {
    var entry = UrlEntry.builder(LOC).lastmod("2024").add(Credit.of("a")).build();
    assertNull(UrlXml.remainder(entry, extensions, problems::add));
    assertEquals(entry.nodes(), UrlXml.plainNodes(entry));
  }

  @Test
  void markupOfElementsThatAreGoneIsNamed() {
    UrlEntry entry = full();
    Node<?> node = entry.nodes().get(0);
    assertTrue(node.value() instanceof Credit);
    var changed =
        entry.toBuilder().nodes(List.of(new Node<>(Credit.of("new"), node.unknown()))).build();
    UrlXml.element(changed, extensions, problems::add);
    assertEquals(List.of("name[2]", "place[1]"), problems);
  }

  @Test
  void whatStandsAtTheRootComesBack() {
    String document =
        Xml.urlset(
            "xmlns:acme=\"urn:acme\" xmlns:x=\"urn:x\" x:from=\"x:there\"",
            "<acme:credit role=\"photo\"/><x:note>one<x:more/></x:note>"
                + "<url><loc>https://example.com/</loc></url>");
    DocumentInfo info = new Xml().reader(document).document();
    ForeignElement element = UrlXml.document(info, extensions, problems::add);
    assertTrue(UrlXml.isUrlset(element.name().namespace(), element.name().localName()));
    var cursor = new TreeCursor();
    cursor.open(element, Location.of("in"));
    assertEquals(
        info,
        UrlXml.readDocument(
            cursor,
            DocumentInfo.of(DocumentInfo.Kind.URLSET),
            extensions,
            new Reporter(new Problems(problem -> problems.add(problem.code())), "in")));
    assertEquals(List.of(), problems);
  }

  @Test
  void documentThatSaysNothingOfItselfIsAnEmptyElement() {
    var info = DocumentInfo.of(DocumentInfo.Kind.FEED).withTitle("T");
    assertEquals(
        "<urlset xmlns=\"" + Xml.NAMESPACE + "\"/>",
        text(UrlXml.document(info, extensions, problems::add)));
  }

  @Test
  void elementInMemoryReadsAsOneInADocument() {
    Node<?> node = full().nodes().get(0);
    var log = new Problems(problem -> problems.add(problem.location() + " " + problem.code()));
    var elements = new Elements(extensions, new DocumentUrls(null), new Reporter(log, "in"));
    ForeignElement element = elements.element(node, problems::add);
    for (int i = 0; i < 2; i++) { // one after the other
      assertEquals(node, elements.node(element, new Location("in", 7, 1)));
    }
    assertTrue(problems.contains("in:7:1 xml.unknown-tag"), problems.toString());
  }

  @Test
  void textThatIsNoUrlElementIsRefused() {
    var e = assertThrows(SitemapException.class, () -> parse("<acme/>", LOC));
    assertEquals("doc.unsupported-format", e.problem().code());
    e = assertThrows(SitemapException.class, () -> parse("no markup", LOC));
    assertEquals("in", e.problem().location().source());
  }

  @Test
  void remainderHasNoValuesOfExtensionsThatArePlain() {
    Node<?> foreign = full().nodes().get(2);
    assertTrue(foreign.value() instanceof ForeignElement);
    var entry = UrlEntry.builder(LOC).nodes(List.of(Node.of(Credit.of("a")), foreign)).build();
    assertEquals(
        "<url xmlns=\""
            + Xml.NAMESPACE
            + "\"><x:note xmlns:x=\"urn:x\">one<x:more a=\"1\"/>two</x:note></url>",
        text(UrlXml.remainder(entry, extensions, problems::add)));
    assertEquals(List.of(Node.of(Credit.of("a"))), UrlXml.plainNodes(entry));
  }

  @Test
  void remainderNamesTheMarkupOfChildrenThatAreGone() {
    var attribute = new Attribute("urn:x", "id", "x", "7");
    List<UnknownMarkup.Part> parts = new ArrayList<>();
    for (String path : List.of("", "loc", "lastmod", "other")) {
      parts.add(new UnknownMarkup.Part(path, List.of(attribute), List.of(), Map.of()));
    }
    var entry = UrlEntry.builder(LOC).unknown(new UnknownMarkup(parts)).build();
    assertEquals(
        "<url xmlns=\"" + Xml.NAMESPACE + "\" xmlns:x=\"urn:x\" x:id=\"7\"><loc x:id=\"7\"/></url>",
        text(UrlXml.remainder(entry, extensions, problems::add)));
    assertEquals(List.of("lastmod", "other"), problems);
  }

  @Test
  void urlsetIsKnownByItsNameAndNamespace() {
    assertTrue(UrlXml.isUrlset(Xml.NAMESPACE, "urlset"));
    assertFalse(UrlXml.isUrlset(Xml.NAMESPACE, "url"));
    assertFalse(UrlXml.isUrlset("urn:x", "urlset"));
    assertFalse(UrlXml.isUrl(Xml.NAMESPACE, "urlset"));
    assertFalse(UrlXml.isUrl("urn:x", "url"));
  }

  @Test
  void textInADocumentsElementIsReported() {
    for (String text : List.of(" \n", " a ")) {
      var content = List.<ForeignContent>of(new ForeignText(text));
      var name = new ElementName(Xml.NAMESPACE, "urlset", "");
      var cursor = new TreeCursor();
      cursor.open(new ForeignElement(name, List.of(), content, Map.of()), Location.of("in"));
      UrlXml.readDocument(
          cursor,
          DocumentInfo.of(DocumentInfo.Kind.URLSET),
          extensions,
          new Reporter(new Problems(problem -> problems.add(problem.code())), "in"));
    }
    assertEquals(List.of("xml.stray-text"), problems);
  }
}
