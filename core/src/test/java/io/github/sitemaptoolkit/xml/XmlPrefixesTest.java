package io.github.sitemaptoolkit.xml;

import static io.github.sitemaptoolkit.xml.Xml.url;
import static io.github.sitemaptoolkit.xml.Xml.urlset;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.model.ForeignElement;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.sample.Credit;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.xmlunit.builder.DiffBuilder;

/** Where the writer declares namespaces, and what it does when prefixes clash. */
class XmlPrefixesTest {

  private static final String URL = "https://example.com/";
  private static final String XSI =
      "xmlns:xsi='http://www.w3.org/2001/XMLSchema-instance' xmlns:x='urn:x'";

  private final Xml xml = new Xml();

  /** Reads and writes a document, and makes sure that it still says the same. */
  private String pass(String document) {
    String written = xml.pass(document);
    var difference =
        DiffBuilder.compare(document)
            .withTest(written)
            .ignoreWhitespace()
            .checkForSimilar()
            .build();
    assertFalse(difference.hasDifferences(), difference + "\n" + document + "\n" + written);
    assertEquals(written, new Xml().pass(written), "the second pass");
    return written;
  }

  private static String root(String document) {
    int begin = document.indexOf("<urlset");
    return document.substring(begin, document.indexOf('>', begin) + 1);
  }

  @Test
  void theRootDeclaresWhatIsUsedSorted() {
    String document =
        pass(
            urlset(
                "xmlns:unused='urn:unused'",
                url(
                    URL,
                    "<acme:credit xmlns:acme='urn:acme'/><z:z xmlns:z='urn:z'/>"
                        + "<b:b xmlns:b='urn:b' xmlns:never='urn:never'/>")));
    assertEquals(
        "<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\" xmlns:acme=\"urn:acme\""
            + " xmlns:b=\"urn:b\" xmlns:z=\"urn:z\">",
        root(document));
    assertEquals(4, document.split("xmlns", -1).length - 1);
  }

  @Test
  void whatIsFirstUsedLateIsDeclaredWhereItStands() {
    List<UrlEntry> entries = new ArrayList<>();
    for (int i = 0; i < 20_000; i++) {
      entries.add(UrlEntry.builder(URL + i).add(Credit.of("n")).build());
    }
    UrlEntry late = xml.readOne(urlset(url(URL, "<late:x xmlns:late='urn:late' late:a='1'/>")));
    entries.add(late);
    entries.add(late);
    String document = xml.write(entries.toArray(UrlEntry[]::new));
    assertTrue(document.length() > 1 << 20);
    assertEquals(
        "<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\" xmlns:acme=\"urn:acme\">",
        root(document));
    assertEquals(
        2, document.split("<late:x xmlns:late=\"urn:late\" late:a=\"1\"/>", -1).length - 1);
    assertEquals(entries, new Xml().read(document));
  }

  @Test
  void anExtensionFirstUsedLateIsDeclaredWhereItStands() {
    List<UrlEntry> entries = new ArrayList<>();
    for (int i = 0; i < 30_000; i++) {
      entries.add(UrlEntry.of(URL + i));
    }
    entries.add(UrlEntry.builder(URL).add(new Credit("r", "n", List.of(), null)).build());
    String document = xml.write(entries.toArray(UrlEntry[]::new));
    assertFalse(root(document).contains("acme"));
    assertTrue(document.contains("<acme:credit xmlns:acme=\"urn:acme\" role=\"r\">"));
    assertEquals(entries, new Xml().read(document));
  }

  @Test
  void aForeignElementMayUseARegisteredPrefixForAnotherNamespace() {
    String document =
        pass(
            urlset(
                "xmlns:r='urn:acme'",
                url(
                    URL,
                    "<r:credit role='x'><acme:odd xmlns:acme='urn:odd'/></r:credit>"
                        + "<acme:odd xmlns:acme='urn:odd' acme:a='1'><acme:in/></acme:odd>")));
    assertTrue(root(document).contains("xmlns:acme=\"urn:acme\""));
    assertTrue(document.contains("<acme:odd xmlns:acme=\"urn:odd\" acme:a=\"1\"><acme:in/>"));
    assertTrue(document.contains("      <acme:odd xmlns:acme=\"urn:odd\"/>"), document);
  }

  @Test
  void twoForeignElementsMayUseOnePrefixForTwoNamespaces() {
    String document =
        pass(
            urlset(
                url(
                    URL,
                    "<p:a xmlns:p='urn:1'><p:b xmlns:p='urn:2'><q:c xmlns:q='urn:1'/></p:b></p:a>"
                        + "<p:a xmlns:p='urn:2'/>")));
    assertTrue(root(document).contains("xmlns:p=\"urn:1\""));
    assertTrue(document.contains("<p:a xmlns:p=\"urn:2\"/>"), document);
  }

  @Test
  void aForeignElementMayHaveADefaultNamespace() {
    pass(
        urlset(
            url(
                URL,
                "<a xmlns='urn:a'><b/><c xmlns=''><d xmlns='"
                    + Xml.NAMESPACE
                    + "'/></c></a><e xmlns=''/>")));
  }

  @Test
  void foreignAttributesKeepTheirNamespace() {
    pass(
        urlset(
            "xmlns:p='urn:1'",
            "<url p:a='1'><loc p:a='2' xmlns:q='urn:2' q:a='3'>"
                + URL
                + "</loc><p:x xmlns:p='urn:2' p:a='1' xmlns:r='urn:1' r:a='2' a='3'/></url>"));
  }

  @Test
  void bindingsOnAForeignElementSurvive() {
    String document =
        pass(urlset(url(URL, "<f:f xmlns:f='urn:f' " + XSI + " xsi:type='x:Happy'>x:name</f:f>")));
    assertTrue(root(document).contains("xmlns:x=\"urn:x\""));
    var element = (ForeignElement) new Xml().readOne(document).nodes().get(0).value();
    assertEquals("urn:x", element.bindings().get("x"));
  }

  @Test
  void bindingsOfATextSurvive() {
    String document = pass(urlset(url(URL, "<f:f xmlns:f='urn:f' xmlns:x='urn:x'>x:name</f:f>")));
    assertTrue(root(document).contains("xmlns:x=\"urn:x\""));
  }

  @Test
  void wordsBeforeAColonAreNoBindings() {
    String document =
        pass(urlset(url(URL, "<f:f xmlns:f='urn:f' xmlns:x='urn:x'>see x: this</f:f>")));
    assertFalse(document.contains("urn:x"));
  }

  @Test
  void bindingsOnAKnownElementSurvive() {
    String document =
        pass(
            urlset(
                "xmlns:acme='urn:acme' " + XSI,
                url(
                    URL,
                    "<acme:credit xsi:type='x:Happy'>"
                        + "<acme:note xsi:type='x:Sad'>n</acme:note></acme:credit>")));
    assertTrue(root(document).contains("xmlns:x=\"urn:x\""));
  }

  @Test
  void bindingsOnAnEntrySurvive() {
    String document =
        pass(urlset(XSI, "<url xsi:type='x:Happy'><loc xsi:type='x:Sad'>" + URL + "</loc></url>"));
    assertTrue(root(document).contains("xmlns:x=\"urn:x\""));
  }

  @Test
  void bindingsAtTheRootSurvive() {
    String document = pass(urlset(XSI + " xsi:type='x:Happy'", url(URL, "")));
    assertTrue(root(document).contains("xmlns:x=\"urn:x\""));
    assertTrue(root(document).endsWith(" xsi:type=\"x:Happy\">"));
  }

  @Test
  void bindingsThatClashAreDeclaredWhereTheyStand() {
    String document =
        pass(
            urlset(
                XSI,
                url(URL, "<f:f xmlns:f='urn:f' xsi:type='x:Happy'/>")
                    + url(URL, "<f:f xmlns:f='urn:f' xmlns:x='urn:y' xsi:type='x:Happy'/>")));
    assertTrue(document.contains("<f:f xmlns:x=\"urn:y\" xsi:type=\"x:Happy\"/>"), document);
  }

  @Test
  void schemaLocationsAreKeptAsText() {
    String location = Xml.NAMESPACE + " " + Xml.NAMESPACE + "/sitemap.xsd";
    String document = pass(urlset(XSI + " xsi:schemaLocation='" + location + "'", url(URL, "")));
    assertTrue(root(document).endsWith("xsi:schemaLocation=\"" + location + "\">"));
  }

  @Test
  void elementsBeforeTheFirstEntrySurvive() {
    pass(urlset("<acme:credit role='r'/><rs:md xmlns:rs='urn:rs' a='1'/>" + url(URL, "")));
  }

  @Test
  void elementsUnderAnAliasAreWrittenUnderTheNamespace() {
    String document =
        xml.pass(
            urlset(
                "xmlns:o='urn:acme:old'",
                url(URL, "<o:credit><o:note>n</o:note><o:odd/></o:credit><o:debit/>")));
    assertFalse(document.contains("urn:acme:old"), document);
    assertTrue(document.contains("      <acme:odd/>"), document);
    assertTrue(document.contains("    <acme:debit/>"), document);
  }
}
