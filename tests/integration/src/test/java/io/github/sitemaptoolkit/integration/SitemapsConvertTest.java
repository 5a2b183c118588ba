package io.github.sitemaptoolkit.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.sitemaptoolkit.Sitemaps;
import io.github.sitemaptoolkit.Target;
import io.github.sitemaptoolkit.converters.Conversion;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.Output;
import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.IndexEntry;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.problem.TruncatedException;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code Sitemaps.convert}, and writing in other formats than XML. */
class SitemapsConvertTest {

  private static final Path BLOG = Path.of("..", "..", "examples", "blog.rss");

  @TempDir Path directory;

  @Test
  void writesAndReportsWhatAConversionDoes() throws IOException {
    for (String name : List.of("a.xml", "a.csv", "a.atom", "a.ndjson")) { // atom: feed to feed
      Path to = directory.resolve(name);
      Problems problems = Sitemaps.convert(BLOG, to);
      Context context = Context.load().withProblems(new Problems());
      Path other = Files.createDirectories(directory.resolve("other")).resolve(name);
      try (Source source = Source.open(BLOG);
          Sink sink = Sink.open(other)) {
        var target = context.formats().forName(name).orElseThrow();
        var conversion = new Conversion(context.formats().detect(source), target, context);
        conversion.convert(source, sink);
      }
      assertEquals(Files.readString(other), Files.readString(to));
      assertEquals(context.problems().counts(), problems.counts(), name);
    }
  }

  @Test
  void indexStaysAnIndex() throws IOException {
    Path index = directory.resolve("index.xml");
    List<IndexEntry> sitemaps = List.of(IndexEntry.of("https://a.example/sitemap-1.xml"));
    Sitemaps.writeIndex(index, sitemaps);
    Path copy = directory.resolve("copy.xml.gz");
    Sitemaps.convert(index, copy);
    try (var entries = Sitemaps.readIndex(copy)) {
      assertEquals(sitemaps, entries.stream().toList());
    }
    Path table = directory.resolve("table.csv");
    var e = assertThrows(SitemapException.class, () -> Sitemaps.convert(index, table));
    assertEquals("convert.index-to-pages", e.problem().code());
    assertFalse(Files.exists(table));
  }

  @Test
  void cutDocumentReplacesNothing() throws IOException {
    Path cut = directory.resolve("cut.xml");
    Files.writeString(
        cut,
        """
        <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
        <url><loc>https://a.example/1</loc></url>
        <url><loc>https://a.exa""");
    Path to = Files.writeString(directory.resolve("to.csv"), "before");
    assertThrows(TruncatedException.class, () -> Sitemaps.convert(cut, to));
    assertEquals("before", Files.readString(to));
  }

  @Test
  void documentOfTheContextIsWritten() throws IOException {
    DocumentInfo feed =
        DocumentInfo.of(DocumentInfo.Kind.FEED).withTitle("New pages").withLanguage("en");
    var out = new ByteArrayOutputStream();
    Context context =
        Context.load().withProblems(new Problems()).with(Output.of("rss").withDocument(feed));
    Sitemaps.write(Target.of(out, context), List.of(UrlEntry.of("https://a.example/")));
    String rss = out.toString(StandardCharsets.UTF_8);
    assertEquals(1, rss.split("<title>New pages</title>", -1).length - 1, rss);
    assertEquals(1, rss.split("<language>en</language>", -1).length - 1, rss);
  }
}
