package io.github.sitemaptoolkit.xml;

import static io.github.sitemaptoolkit.xml.Xml.url;
import static io.github.sitemaptoolkit.xml.Xml.urlset;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.model.UrlExtension;
import io.github.sitemaptoolkit.sample.Credit;
import java.io.ByteArrayOutputStream;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Sitemaps that are put together of the bytes of their entries. */
class UrlRendererTest {

  private static final String URL = "https://example.com/";

  private final Xml xml = new Xml();
  private final UrlRenderer renderer = new UrlRenderer(xml.context(), "out");

  private UrlMarkup render(UrlEntry entry) {
    UrlMarkup markup = renderer.render(entry);
    assertNotNull(markup);
    return markup;
  }

  private byte[] document(Collection<UrlEntry> entries) {
    var body = new ByteArrayOutputStream();
    Set<String> prefixes = new TreeSet<>();
    for (UrlEntry entry : entries) {
      UrlMarkup markup = render(entry);
      body.writeBytes(markup.bytes());
      prefixes.addAll(markup.prefixes());
    }
    var document = new ByteArrayOutputStream();
    document.writeBytes(renderer.start(prefixes));
    document.writeBytes(body.toByteArray());
    document.writeBytes(renderer.end());
    return document.toByteArray();
  }

  @Test
  void piecesMakeTheDocumentThatIsWrittenAtOnce() {
    UrlEntry plain = UrlEntry.builder(URL + "?a&b").lastmod("2026-01-01").priority("0.5").build();
    UrlEntry credited = UrlEntry.builder(URL + "ü").add(Credit.of("n")).build();
    for (var entries :
        List.of(List.<UrlEntry>of(), List.of(plain), List.of(plain, credited, plain))) {
      assertEquals(
          xml.write(entries.toArray(UrlEntry[]::new)), new String(document(entries), UTF_8));
    }
  }

  @Test
  void anEntrysBytesDoNotDependOnThoseBeforeIt() {
    List<UrlEntry> entries =
        xml.read(
            urlset(
                url(URL + "1", "<x:a xmlns:x='urn:a' x:b='c'/><acme:credit role='r'/>")
                    + url(URL + "2", "<x:a xmlns:x='urn:b'><x:c/></x:a>")
                    + url(URL + "3", "<acme:a xmlns:acme='urn:other'/>")));
    for (UrlEntry entry : entries) {
      UrlMarkup alone = new UrlRenderer(xml.context(), "out").render(entry);
      assertNotNull(alone);
      assertArrayEquals(alone.bytes(), render(entry).bytes());
      assertEquals(alone.prefixes(), render(entry).prefixes());
    }
    assertEquals(entries, xml.read(document(entries)));
  }

  @Test
  void onlyPrefixesOfTheRegistryAreLeftToTheRoot() {
    UrlEntry entry =
        xml.readOne(urlset(url(URL, "<acme:credit/><acme:more/><x:a xmlns:x='urn:a'/>")));
    assertEquals(Set.of("acme"), render(entry).prefixes());
    assertEquals(Set.of(), render(UrlEntry.of(URL)).prefixes());
  }

  @Test
  void whatIsReadBackGivesTheSameBytes() {
    UrlEntry entry =
        xml.readOne(
            urlset(
                "xmlns:z='urn:z' xmlns:x='urn:x'",
                "<url x:a='1'><loc x:b='&#10;'>"
                    + URL
                    + "</loc><acme:credit xmlns:acme='urn:acme' y='1'><x:in> a <x:b/></x:in>"
                    + "<acme:place z:p='q'/></acme:credit><x:f xmlns:acme='urn:not'><acme:n/></x:f>"
                    + "<g xmlns='urn:g' xmlns:t='urn:t' t:type='t:Happy'/></url>"));
    byte[] first = document(List.of(entry));
    assertArrayEquals(first, document(xml.read(first)));
  }

  @Test
  void aValueWhoseExtensionFailsIsLeftOutWithAProblem() {
    assertArrayEquals(
        render(UrlEntry.of(URL)).bytes(),
        render(UrlEntry.builder(URL).add(Credit.of("fail writing")).build()).bytes());
    assertEquals(List.of("extension.failed"), xml.codes());
  }

  @Test
  void whatCannotBeWrittenIsNullWithAProblem() {
    assertNull(renderer.render(UrlEntry.of(URL + '\u0001')));
    assertEquals(List.of("xml.invalid-char"), xml.codes());
    assertArrayEquals(
        new UrlRenderer(xml.context(), "out").render(UrlEntry.of(URL)).bytes(),
        render(UrlEntry.of(URL)).bytes());
  }

  @Test
  void valuesWithoutTheirExtensionAreReportedWhenAsked() {
    record Stranger() implements UrlExtension {}
    render(UrlEntry.builder(URL).add(new Stranger()).build());
    assertEquals(List.of(), xml.problems());
    renderer.reportLosses();
    assertEquals(List.of("convert.lost-field"), xml.codes());
  }
}
