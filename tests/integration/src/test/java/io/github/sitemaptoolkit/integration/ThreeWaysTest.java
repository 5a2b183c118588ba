package io.github.sitemaptoolkit.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.acme.sitemap.Credit;
import com.acme.sitemap.CreditExtension;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.dataformat.xml.annotation.JacksonXmlProperty;
import io.github.sitemaptoolkit.converters.Conversion;
import io.github.sitemaptoolkit.ext.jackson.JacksonExtension;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.extension.SitemapExtension;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.Formats;
import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.ForeignElement;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.model.UrlExtension;
import io.github.sitemaptoolkit.testkit.Documents;
import io.github.sitemaptoolkit.xml.SitemapXmlFormat;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * An element handled by a codec, by a record and by nobody gives the same bytes.
 *
 * <p>Nobody writes an element as it stands, white space included, so what is compared is a document
 * in the toolkit's own form: written once before.
 */
class ThreeWaysTest {

  /** The credit of the examples, as a record with annotations. */
  record AnnotatedCredit(
      @JacksonXmlProperty(isAttribute = true) @Nullable String role,
      @Nullable String name,
      @JsonProperty("award") List<String> awards)
      implements UrlExtension {}

  private static final String DOCUMENT =
      """
      <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"
          xmlns:c="https://acme.example/ns/credit" xmlns:x="urn:x">
        <url><loc>https://a.example/1</loc>
          <c:credit role="photo &amp; &quot;text&quot;" x:mark="m" more="1"><c:name> Jo &lt;b&gt;
            😀</c:name><c:award>Gold</c:award><c:award/><c:award x:year="1">Silver</c:award>
            <c:unknown at="2"><c:name>deep</c:name></c:unknown><x:name>intruder</x:name></c:credit>
          <c:credit/>
          <c:credit role=""><c:name/></c:credit>
        </url>
        <url><loc>https://a.example/2</loc><lastmod>2024-02</lastmod>
          <x:other c:role="r"><c:name>in a stranger</c:name></x:other>
          <c:credit><c:award>Only</c:award></c:credit>
        </url>
      </urlset>
      """;

  private final SitemapXmlFormat xml = new SitemapXmlFormat();
  private final SitemapExtension<Credit> codec = new CreditExtension();
  private final SitemapExtension<AnnotatedCredit> annotated =
      JacksonExtension.of(AnnotatedCredit.class, codec.descriptor().element());

  private List<UrlEntry> read(String document, SitemapExtension<?>... extensions) {
    return Documents.read(xml, document, Context.of(Extensions.of(extensions)));
  }

  private String copy(String document, SitemapExtension<?>... extensions) {
    Context context = Context.of(Extensions.of(extensions));
    return Documents.write(
        xml,
        DocumentInfo.of(DocumentInfo.Kind.URLSET),
        Documents.read(xml, document, context),
        context);
  }

  @Test
  void codecAndRecordWriteTheSameFromAnyDocument() {
    assertEquals(copy(DOCUMENT, codec), copy(DOCUMENT, annotated));
  }

  @Test
  void codecAndRecordAndNobodyWriteTheSame() {
    String document = copy(DOCUMENT, codec);
    assertEquals(document, copy(document, codec));
    assertEquals(document, copy(document, annotated));
    assertEquals(document, copy(document));
  }

  @Test
  void onlyNobodyReadsForeignElements() {
    String document = copy(DOCUMENT, codec);
    List<UrlEntry> typed = read(document, annotated);
    assertEquals(3, typed.get(0).extensions(AnnotatedCredit.class).size());
    assertFalse(read(document).get(0).extensions(ForeignElement.class).isEmpty());
    assertEquals(
        List.of(new AnnotatedCredit(null, null, List.of("Only"))),
        typed.get(1).extensions(AnnotatedCredit.class));
  }

  @Test
  void codecAndRecordDescribeTheSame() {
    assertEquals(codec.descriptor().id(), annotated.descriptor().id());
    assertEquals(codec.descriptor().columns(), annotated.descriptor().columns());
  }

  @Test
  void aFeedsElementsAreReadTheSame(@TempDir Path directory) throws IOException {
    Path feed =
        Files.writeString(
            directory.resolve("feed.rss"),
            """
            <rss version="2.0" xmlns:c="https://acme.example/ns/credit"><channel><title>T</title>
            <item><link>https://a.example/1</link>
            <c:credit role="text"><c:name>Jo</c:name><c:award>Gold</c:award></c:credit></item>
            </channel></rss>
            """);
    assertEquals(
        convert(feed, directory.resolve("codec.xml"), codec),
        convert(feed, directory.resolve("record.xml"), annotated));
  }

  private static String convert(Path from, Path to, SitemapExtension<?> extension)
      throws IOException {
    Formats formats = Formats.load();
    try (Source source = Source.open(from);
        Sink sink = Sink.open(to)) {
      new Conversion(
              formats.detect(source),
              formats.find("xml").orElseThrow(),
              Context.of(Extensions.of(extension)))
          .convert(source, sink);
    }
    String document = Files.readString(to);
    assertTrue(document.contains("<acme:award>Gold</acme:award>"), document);
    return document;
  }
}
