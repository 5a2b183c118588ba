package io.github.sitemaptoolkit.xml;

import static io.github.sitemaptoolkit.extension.Field.content;
import static io.github.sitemaptoolkit.extension.Field.text;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.Sitemaps;
import io.github.sitemaptoolkit.extension.Descriptor;
import io.github.sitemaptoolkit.extension.ElementReader;
import io.github.sitemaptoolkit.extension.ElementWriter;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.extension.SitemapExtension;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.format.EntryWriter;
import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.ElementName;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.model.UrlExtension;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class UrlAttributeTest {

  private static final String HEAD =
      "<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\" xmlns:k=\"urn:kind\"";

  /** What kind of page it is. */
  record Kind(String name) implements UrlExtension {}

  private record KindExtension(Descriptor<Kind> descriptor) implements SitemapExtension<Kind> {

    KindExtension() {
      this(
          Descriptor.of("kind", Kind.class, new ElementName("urn:kind", "kind", "k"))
              .fields(content())
              .urlAttribute("kind"));
    }

    @Override
    public Kind read(ElementReader in) {
      return new Kind(in.text());
    }

    @Override
    public void write(Kind kind, ElementWriter out) {
      out.text(kind.name());
    }
  }

  private final Context context = Context.of(Extensions.of(new KindExtension())).withPlaces(true);

  private EntryReader<UrlEntry> open(String url) throws IOException {
    byte[] bytes = (HEAD + ">" + url + "</urlset>").getBytes(StandardCharsets.UTF_8);
    return Sitemaps.read(Source.of(new ByteArrayInputStream(bytes), "in.xml"), context);
  }

  private UrlEntry read(String url) throws IOException {
    try (var in = open(url)) {
      return in.read();
    }
  }

  private String write(UrlEntry entry) throws IOException {
    var out = new ByteArrayOutputStream();
    DocumentInfo urlset = DocumentInfo.of(DocumentInfo.Kind.URLSET);
    try (Sink sink = Sink.of(out, "out.xml", false);
        EntryWriter<UrlEntry> writer = new SitemapXmlFormat().writer(sink, urlset, context)) {
      writer.write(entry);
      writer.finish();
      sink.commit();
    }
    String text = out.toString(StandardCharsets.UTF_8);
    return text.substring(text.indexOf("<url", text.indexOf("<urlset") + 1));
  }

  @ParameterizedTest
  @ValueSource(strings = {"recipe", "", "a \"b\" &amp; &lt;c> &#9;&#10;"})
  void aClaimedAttributeIsAValueAndComesBack(String value) throws IOException {
    String attribute = value.replace("\"", "&quot;");
    UrlEntry entry =
        read("<url kind=\"" + attribute + "\" id=\"7\"><loc>https://example.com/</loc></url>");
    assertEquals(1, entry.extensions(Kind.class).size());
    assertEquals(entry, read(write(entry).replace("</urlset>", "")));
    assertTrue(write(entry).startsWith("<url id=\"7\" kind=\""), write(entry));
  }

  @Test
  void itsPlaceIsThatOfTheAttribute() throws IOException {
    try (var in = open("\n <url kind=\"recipe\"><loc>https://example.com/</loc></url>")) {
      in.read();
      assertTrue(in.places().has("kind[1]"));
      assertEquals("in.xml:2:13", in.places().of("kind[1]").toString());
    }
  }

  @Test
  void whatAnAttributeCannotHoldIsAnElement() throws IOException {
    UrlEntry entry =
        read(
            "<url kind=\"a\"><loc>https://example.com/</loc>"
                + "<k:kind>b</k:kind><k:kind x=\"1\">c</k:kind></url>");
    assertEquals(
        List.of(new Kind("a"), new Kind("b"), new Kind("c")), entry.extensions(Kind.class));
    String written = write(entry);
    assertTrue(written.startsWith("<url kind=\"a\">"), written);
    assertTrue(written.contains("<k:kind>b</k:kind>"), written);
    assertTrue(written.contains("<k:kind x=\"1\">c</k:kind>"), written);
  }

  @Test
  void anAttributeThatIsTakenIsNotWrittenTwice() throws IOException {
    UrlEntry foreign;
    byte[] bytes =
        (HEAD + "><url kind=\"a\"><loc>https://example.com/</loc></url></urlset>")
            .getBytes(StandardCharsets.UTF_8);
    Context none = Context.of(Extensions.of());
    try (var in = Sitemaps.read(Source.of(new ByteArrayInputStream(bytes), "in.xml"), none)) {
      foreign = in.read();
    }
    String written = write(foreign.toBuilder().add(new Kind("b")).build());
    assertTrue(written.startsWith("<url kind=\"a\">"), written);
    assertTrue(written.contains("<k:kind>b</k:kind>"), written);
  }

  @Test
  void onlyATextCanBeAnAttribute() {
    var name = new ElementName("urn:kind", "kind", "k");
    var descriptor =
        Descriptor.of("kind", Kind.class, name).fields(text("child")).urlAttribute("kind");
    assertThrows(
        IllegalArgumentException.class, () -> Extensions.of(new KindExtension(descriptor)));
  }

  @Test
  void twoClaimsOfAnAttributeAreRefused() {
    record Other(String name) implements UrlExtension {}
    record OtherExtension(Descriptor<Other> descriptor) implements SitemapExtension<Other> {
      @Override
      public Other read(ElementReader in) {
        return new Other(in.text());
      }

      @Override
      public void write(Other other, ElementWriter out) {
        out.text(other.name());
      }
    }
    var other =
        new OtherExtension(
            Descriptor.of("other", Other.class, new ElementName("urn:other", "other", "o"))
                .fields(content())
                .urlAttribute("kind"));
    var e =
        assertThrows(
            IllegalArgumentException.class, () -> Extensions.of(new KindExtension(), other));
    assertTrue(e.getMessage().contains("the attribute kind of url"), e.getMessage());
  }
}
