package io.github.sitemaptoolkit.publisher;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.io.Children;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.SitemapException;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SitemapSetTest {

  private static final String NAMESPACE = " xmlns='http://www.sitemaps.org/schemas/sitemap/0.9'";
  private static final String URLSET =
      "<urlset" + NAMESPACE + "><url><loc>https://a.example/page</loc></url></urlset>";
  private static final String INDEX =
      "<sitemapindex"
          + NAMESPACE
          + "><sitemap><loc>https://a.example/1.xml</loc></sitemap>"
          + "<sitemap><loc>https://a.example/none.xml</loc></sitemap></sitemapindex>";

  private final Context context = Context.of(Extensions.of()).withProblems(new Problems());
  private final List<String> locs = new ArrayList<>();
  private final Children memory =
      loc ->
          loc.endsWith("/1.xml")
              ? Optional.of(source("https://a.example/1.xml", URLSET))
              : Optional.empty();

  private Source source(String name, String text) throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    return Source.of(new ByteArrayInputStream(bytes), name, context.limits());
  }

  @Test
  void sitemapsMayBeAnywhere() throws IOException {
    new SitemapSet(context)
        .acceptIncomplete(true)
        .read(source("index", INDEX), index -> memory, (entry, location) -> locs.add(entry.loc()));
    assertEquals(List.of("https://a.example/page"), locs);
    assertEquals(1, context.problems().missing());
  }

  @Test
  void missingSitemapEndsTheReading() {
    SitemapException e =
        assertThrows(
            SitemapException.class,
            () ->
                new SitemapSet(context)
                    .read(source("index", INDEX), index -> memory, (entry, location) -> {}));
    assertEquals("index.child-missing", e.problem().code());
    assertEquals(
        "there is no sitemap for this url; without it the set is incomplete",
        e.problem().message());
  }

  @Test
  void indexBesideWhichNothingLiesIsRefused() throws IOException {
    var set = new SitemapSet(context);
    set.read(source("pages", URLSET), (entry, location) -> locs.add(entry.loc()));
    assertEquals(List.of("https://a.example/page"), locs);
    SitemapException e =
        assertThrows(
            SitemapException.class,
            () -> set.read(source("index", INDEX), (entry, location) -> {}));
    assertEquals("index.no-directory", e.problem().code());
  }

  @Test
  void sitemapThatIsListedTwiceIsReadOnceAndReported(@TempDir Path directory) throws IOException {
    Path index = index(directory, "https://a.example/1.xml", "https://a.example/1.xml");
    new SitemapSet(context).read(index, (entry, location) -> locs.add(entry.loc()));
    assertEquals(List.of("https://a.example/page"), locs);
    assertEquals(1, context.problems().count("index.child-duplicate"));
  }

  @Test
  void fileOfOneOfTwoUrlsIsMissing(@TempDir Path directory) throws IOException {
    Path index = index(directory, "https://a.example/de/1.xml", "https://a.example/en/1.xml");
    var e =
        assertThrows(
            SitemapException.class,
            () -> new SitemapSet(context).read(index, (entry, location) -> {}));
    assertEquals("index.child-missing", e.problem().code());
    assertEquals("https://a.example/de/1.xml", e.problem().loc());
    new SitemapSet(context)
        .acceptIncomplete(true)
        .read(index, (entry, location) -> locs.add(entry.loc()));
    assertEquals(List.of(), locs);
    assertEquals(2, context.problems().missing());
  }

  @Test
  void elementsBehindTheEntriesAreCountedAsLost() throws IOException {
    String tail = URLSET.replace("</urlset>", "<x:tail xmlns:x='urn:x'/></urlset>");
    new SitemapSet(context).read(source("pages", tail), (entry, location) -> {});
    assertEquals("x:tail", context.problems().losses().get(0).kind());
  }

  private static Path index(Path directory, String... locs) throws IOException {
    Files.writeString(directory.resolve("1.xml"), URLSET);
    var index = new StringBuilder("<sitemapindex" + NAMESPACE + ">");
    for (String loc : locs) {
      index.append("<sitemap><loc>").append(loc).append("</loc></sitemap>");
    }
    return Files.writeString(
        directory.resolve("sitemap.xml"), index.append("</sitemapindex>").toString());
  }
}
