package io.github.sitemaptoolkit.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.Sitemaps;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.io.Head;
import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.xml.SitemapXmlFormat;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FormatsTest {

  /** Sitemap XML behind a first line, under another name. */
  public static final class Marked implements SitemapFormat {

    private final SitemapXmlFormat xml = new SitemapXmlFormat();

    @Override
    public String id() {
      return "marked";
    }

    @Override
    public String description() {
      return "a sitemap behind a mark";
    }

    @Override
    public List<String> fileExtensions() {
      return List.of("marked");
    }

    @Override
    public List<String> roots() {
      return List.of("marked");
    }

    @Override
    public boolean matches(Head head) {
      return head.text().startsWith("#marked") || "marked".equals(head.rootElement());
    }

    @Override
    public EntryReader<UrlEntry> openReader(Source source, Context context) throws IOException {
      source.stream().readNBytes("#marked\n".length());
      return xml.reader(source, context);
    }

    @Override
    public EntryWriter<UrlEntry> openWriter(Sink sink, DocumentInfo document, Context context) {
      throw new UnsupportedOperationException();
    }
  }

  private static Source document() throws IOException {
    byte[] bytes = "#marked\n".getBytes(StandardCharsets.US_ASCII);
    return Source.of(new ByteArrayInputStream(bytes), "in");
  }

  @Test
  void aFormatIsFoundByItsRootBehindWhatAServerWrote() throws IOException {
    byte[] bytes = "Warning!\n<marked/>".getBytes(StandardCharsets.US_ASCII);
    var formats = Formats.of(new SitemapXmlFormat(), new Marked());
    assertEquals("marked", formats.detect(Source.of(new ByteArrayInputStream(bytes), "in")).id());
  }

  @Test
  void twoFormatsOfOneIdAreRefused() {
    var e =
        assertThrows(
            IllegalArgumentException.class, () -> Formats.of(new Marked()).with(new Marked()));
    String name = Marked.class.getName();
    assertEquals(name + " and " + name + " both have the id marked", e.getMessage());
  }

  @Test
  void formatsAreAskedInTheirOrder() {
    Formats formats = Formats.of(new Marked()).with(new SitemapXmlFormat());
    assertEquals("marked, xml", formats.ids());
    assertEquals("marked", formats.forName("a.MARKED.gz").orElseThrow().id());
  }

  @Test
  void aContextReadsByItsOwnFormats() throws IOException {
    var context = Context.of(Extensions.of());
    assertThrows(SitemapException.class, () -> Sitemaps.read(document(), context));
    Formats formats = Formats.of(new Marked());
    Context marked = context.withFormats(formats);
    assertSame(formats, marked.withStrict(true).formats(), "others derived of it have them too");
    try (Source source = document()) {
      assertEquals("marked", marked.formats().detect(source).id());
    }
  }

  @Test
  void formatsAreLoadedFromAClassLoader(@TempDir Path directory) throws IOException {
    Path services = Files.createDirectories(directory.resolve("META-INF/services"));
    Files.writeString(services.resolve(SitemapFormat.class.getName()), Marked.class.getName());
    URL[] path = {directory.toUri().toURL()};
    try (var loader = new URLClassLoader(path, getClass().getClassLoader())) {
      assertTrue(Formats.load(loader).find("marked").isPresent());
    }
  }

  @Test
  void aContextHasTheFormatsOfTheThreadThatMadeIt(@TempDir Path directory) throws IOException {
    Path services = Files.createDirectories(directory.resolve("META-INF/services"));
    Files.writeString(services.resolve(SitemapFormat.class.getName()), Marked.class.getName());
    URL[] path = {directory.toUri().toURL()};
    Thread thread = Thread.currentThread();
    ClassLoader before = thread.getContextClassLoader();
    try (var loader = new URLClassLoader(path, before)) {
      thread.setContextClassLoader(loader);
      Context context = Context.load();
      thread.setContextClassLoader(before);
      assertTrue(context.formats().find("marked").isPresent());
      assertEquals("xml", Formats.load().ids());
    } finally {
      thread.setContextClassLoader(before);
    }
  }

  @Test
  void contextsThatDeriveFromOneShareItsFormats() {
    Context shared = Context.of(Extensions.of());
    Context derived = shared.withProblems(new Problems());
    assertSame(derived.formats(), shared.formats());
    Formats other = Formats.of();
    assertSame(other, shared.withFormats(other).withStrict(true).formats());
  }
}
