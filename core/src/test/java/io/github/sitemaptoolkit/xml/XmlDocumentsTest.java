package io.github.sitemaptoolkit.xml;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.extension.Descriptor;
import io.github.sitemaptoolkit.extension.ElementReader;
import io.github.sitemaptoolkit.extension.ElementWriter;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.extension.SitemapExtension;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryWriter;
import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.model.Attribute;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.ElementName;
import io.github.sitemaptoolkit.model.ForeignElement;
import io.github.sitemaptoolkit.model.IndexEntry;
import io.github.sitemaptoolkit.model.Node;
import io.github.sitemaptoolkit.model.UnknownMarkup;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.model.UrlExtension;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.sample.Credit;
import io.github.sitemaptoolkit.sample.CreditExtension;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What is written around the entries of a document, and reported at its end. */
class XmlDocumentsTest {

  private static final String URL = "https://example.com/";
  private static final DocumentInfo URLSET = DocumentInfo.of(DocumentInfo.Kind.URLSET);

  private final Context context =
      Context.of(Extensions.of(new CreditExtension(), new StarExtension()))
          .withProblems(new Problems());
  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

  /** A value of which a file may have two at most. */
  record Star() implements UrlExtension {}

  private static final class StarExtension implements SitemapExtension<Star> {

    @Override
    public Descriptor<Star> descriptor() {
      return Descriptor.of("star", Star.class, new ElementName("urn:star", "star", "s"))
          .mostInFile(2);
    }

    @Override
    public Star read(ElementReader in) {
      return new Star();
    }

    @Override
    public void write(Star star, ElementWriter out) {}
  }

  private static Node<?> foreign(String name) {
    return Node.of(
        new ForeignElement(new ElementName("urn:f", name, "f"), List.of(), List.of(), Map.of()));
  }

  private static UnknownMarkup.Part part(String path) {
    var attribute = new Attribute("urn:x", "id", "x", "7");
    return new UnknownMarkup.Part(path, List.of(attribute), List.of(), Map.of());
  }

  private interface Content {
    void write(EntryWriter<UrlEntry> out) throws IOException;
  }

  private String write(DocumentInfo info, Content content) throws IOException {
    try (Sink sink = Sink.of(bytes, "out", false);
        EntryWriter<UrlEntry> out = new SitemapXmlFormat().writer(sink, info, context)) {
      content.write(out);
      out.finish();
      sink.commit();
    }
    return bytes.toString(UTF_8);
  }

  private List<String> problems() {
    return context.problems().first().stream().map(Problem::toString).toList();
  }

  @Test
  void elementsOfTheDocumentAreWrittenBeforeAndAfterItsEntries() throws IOException {
    Node<?> credit = Node.of(new Credit("photo", null, List.of(), null));
    assertEquals(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:acme="urn:acme" \
        xmlns:f="urn:f">
          <acme:credit role="photo"/>
          <f:a/>
          <f:b/>
          <url>
            <loc>https://example.com/</loc>
            <f:c/>
          </url>
          <acme:credit role="photo"/>
          <f:d/>
        </urlset>
        """,
        write(
            URLSET.withNodes(List.of(foreign("a"), credit, foreign("b"))),
            out -> {
              assertTrue(out.write(UrlEntry.builder(URL).nodes(List.of(foreign("c"))).build()));
              assertTrue(out.writeTrailing(List.of(foreign("d"), credit)));
            }));
    assertEquals(List.of(), problems());
  }

  @Test
  void elementsOfTheDocumentThatCannotBeWrittenAreLeftOut() throws IOException {
    List<Node<?>> failing = List.of(foreign("a"), Node.of(Credit.of("fail writing")));
    assertEquals(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
          <url>
            <loc>https://example.com/</loc>
          </url>
        </urlset>
        """,
        write(
            URLSET.withNodes(failing),
            out -> {
              out.write(UrlEntry.of(URL));
              out.writeTrailing(failing);
            }));
    String message =
        "out: error: extension.failed: the document's own elements cannot be written and are left"
            + " out: java.lang.IllegalStateException: as told";
    assertEquals(List.of(message, message), problems());
  }

  @Test
  void aWriterTellsWhetherAnEntryIsWritten() throws IOException {
    String document =
        write(
            URLSET,
            out -> {
              assertTrue(out.write(UrlEntry.of(URL)));
              assertFalse(out.write(UrlEntry.of(" \t\u00A0")));
              assertFalse(out.write(UrlEntry.of(URL + "\u0001")));
            });
    assertEquals(List.of(URL), new Xml().locs(document));
    assertTrue(
        problems()
            .get(0)
            .startsWith("out: error: loc.missing: loc is empty; the entry is left out"),
        problems().get(0));
    assertEquals(2, context.problems().missing());
  }

  @Test
  void moreOfAnExtensionThanAFileMayHaveIsReported() throws IOException {
    UrlEntry star = UrlEntry.builder(URL).add(new Star()).add(Credit.of("1")).build();
    write(
        URLSET,
        out -> {
          out.write(star);
          out.write(star);
        });
    assertEquals(List.of(), problems());
    write(
        URLSET,
        out -> {
          out.write(star.toBuilder().add(new Star()).build());
          out.write(star);
        });
    assertEquals(
        List.of("out: warning: star.too-many: 3 s:star, but a file may have at most 2; split it"),
        problems());
  }

  @Test
  void whatOnlyAFeedHasIsReported() throws IOException {
    write(DocumentInfo.of(DocumentInfo.Kind.FEED).withTitle("News"), out -> {});
    assertEquals(
        List.of("out: warning: convert.lost-field: xml: dropped 1 title of the feed"), problems());
  }

  @Test
  void anUrlThatSearchEnginesDoNotTakeIsReported() throws IOException {
    assertTrue(write(URLSET, out -> out.write(UrlEntry.of("/a"))).contains("<loc>/a</loc>"));
    assertEquals(
        List.of(
            "out: error: url.relative: \"/a\" is relative; crawlers need the whole url, with https://"
                + " and the host\n  /a"),
        problems());
  }

  @Test
  void unknownMarkupOfChildrenThatAnEntryDoesNotHaveIsReported() throws IOException {
    UrlEntry entry = UrlEntry.builder(URL).lastmod("2024").build();
    for (String path : List.of("", "loc", "lastmod")) {
      var unknown = new UnknownMarkup(List.of(part(path)));
      String document = write(URLSET, out -> out.write(entry.toBuilder().unknown(unknown).build()));
      assertTrue(document.contains("<" + (path.isEmpty() ? "url" : path) + " x:id=\"7\""));
      assertEquals(List.of(), problems());
    }
    var unknown = new UnknownMarkup(List.of(part("priority"), part("other")));
    write(URLSET, out -> out.write(entry.toBuilder().unknown(unknown).build()));
    assertEquals(
        Stream.of("priority", "other")
            .map(
                path ->
                    "out: warning: convert.lost-markup: the unknown markup of "
                        + path
                        + " is left out, because the entry no longer has this element\n  "
                        + URL)
            .toList(),
        problems());
  }

  @Test
  void unknownMarkupOfPartsThatAValueDoesNotHaveIsReported() throws IOException {
    var node = new Node<>(Credit.of("a"), new UnknownMarkup(List.of(part("place[1]"))));
    write(URLSET, out -> out.write(UrlEntry.builder(URL).nodes(List.of(node)).build()));
    assertEquals(
        List.of(
            "out: warning: convert.lost-markup: the unknown markup of place[1] is left out, because"
                + " the entry no longer has this element\n  "
                + URL),
        problems());
  }

  @Test
  void elementsOfSitemapsInAnIndexAreWritten() throws IOException {
    try (Sink sink = Sink.of(bytes, "out", false);
        EntryWriter<IndexEntry> out =
            new SitemapXmlFormat()
                .indexWriter(sink, DocumentInfo.of(DocumentInfo.Kind.INDEX), context)) {
      for (int i = 0; i < 50_001; i++) {
        out.write(IndexEntry.builder(URL).nodes(List.of(foreign("a"))).build());
      }
      out.finish();
      sink.commit();
    }
    assertTrue(bytes.toString(UTF_8).contains("    <loc>https://example.com/</loc>\n    <f:a/>\n"));
    assertEquals(
        List.of(
            "out: warning: limit.index-count: 50,001 entries, but a file may have at most 50,000; split it"),
        problems());
  }
}
