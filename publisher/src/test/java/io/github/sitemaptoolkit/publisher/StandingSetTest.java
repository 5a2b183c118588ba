package io.github.sitemaptoolkit.publisher;

import static io.github.sitemaptoolkit.publisher.Pages.BASE;
import static io.github.sitemaptoolkit.publisher.Pages.entries;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.publisher.guard.ShareException;
import io.github.sitemaptoolkit.publisher.layout.Grouping;
import io.github.sitemaptoolkit.publisher.layout.PartLimits;
import io.github.sitemaptoolkit.publisher.layout.SetNames;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is there without a manifest. */
class StandingSetTest {

  @TempDir Path scratch;

  private Path directory = Path.of("");

  @BeforeEach
  void makeDirectory() throws IOException {
    directory = Files.createDirectory(scratch.resolve("public"));
  }

  private Publisher publisher() {
    return Publisher.to(directory)
        .baseUrl(BASE)
        .limits(PartLimits.DEFAULT.withUrls(30))
        .context(Context.of(Extensions.of()));
  }

  private void write(String file, String... paths) throws IOException {
    var xml = new StringBuilder("<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n");
    for (String path : paths) {
      xml.append("<url><loc>").append(BASE).append(path).append("</loc></url>\n");
    }
    Files.writeString(directory.resolve(file), xml + "</urlset>");
  }

  private void writeIndex(String... urls) throws IOException {
    var xml =
        new StringBuilder("<sitemapindex xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">");
    for (String url : urls) {
      xml.append("<sitemap><loc>").append(url).append("</loc></sitemap>\n");
    }
    Files.writeString(directory.resolve("sitemap.xml"), xml + "</sitemapindex>");
  }

  private SitemapException refused(Publisher publisher, List<UrlEntry> urls) throws IOException {
    Map<String, String> before = Site.bytes(directory);
    var e = assertThrows(SitemapException.class, () -> publisher.publish(urls.stream()));
    assertEquals(before, Site.bytes(directory));
    return e;
  }

  @ParameterizedTest
  @CsvSource({
    "hash, false, 100",
    "hash, true, 100",
    "month, false, 100",
    "section:1, true, 100",
    "sequence, false, 100",
    "hash, false, 20",
    "hash, true, 20"
  })
  void ownSetWithoutItsManifestIsRecognised(String by, boolean gzip, int count) throws IOException {
    Supplier<Publisher> publisher = () -> publisher().by(Grouping.parse(by)).gzip(gzip);
    publisher.get().publish(entries(count).stream());
    Map<String, String> whole = Site.bytes(directory);
    Files.delete(directory.resolve(SetNames.MANIFEST));
    var e = refused(publisher.get(), entries(count * 4 / 10));
    assertEquals("publish.shrink", e.problem().code());
    Publication done = publisher.get().publish(entries(count).stream());
    assertEquals(List.of(), done.written());
    assertEquals(List.of(), done.removed());
    assertEquals(whole, Site.bytes(directory));
    assertEquals(1, done.notes().size(), done.notes().toString());
    assertTrue(
        done.notes().get(0).startsWith("the manifest of the published set is missing"),
        done.notes().toString());
  }

  @Test
  void filesOfARecognisedSetAreRemovedWhenTheyAreNoLongerNeeded() throws IOException {
    publisher().publish(entries(100).stream());
    Files.delete(directory.resolve(SetNames.MANIFEST));
    Publication done = publisher().publish(entries(60).stream());
    assertEquals(List.of("sitemap-10.xml", "sitemap-11.xml"), done.removed());
    assertEquals(60, Site.urls(directory, BASE).size());
  }

  @Test
  void namedSetsWithoutTheirManifestAreRecognised() throws IOException {
    Supplier<Publisher> publisher =
        () ->
            publisher()
                .set(UrlSet.named("all"))
                .set(UrlSet.named("some").where(entry -> entry.loc().endsWith("0")));
    publisher.get().publish(entries(100).stream());
    Files.delete(directory.resolve(SetNames.MANIFEST));
    refused(publisher.get(), entries(49));
    assertEquals(1, publisher.get().publish(entries(100).stream()).notes().size());
  }

  @Test
  void aSetThatSomebodyChangedIsForeign() throws IOException {
    publisher().publish(entries(100).stream());
    Files.delete(directory.resolve(SetNames.MANIFEST));
    Path part = directory.resolve("sitemap-00.xml");
    Files.writeString(part, Files.readString(part).replace("</urlset>", " </urlset>"));
    var e = refused(publisher(), entries(100));
    assertEquals("publish.foreign", e.problem().code());
    assertTrue(e.getMessage().contains("100 urls in "), e.getMessage());
  }

  @Test
  void aForeignSetIsReplacedOnlyIfItIsAdopted() throws IOException {
    write("sitemap.xml", "a", "b", "c", "d");
    var e = refused(publisher(), List.of(UrlEntry.of(BASE + "a")));
    assertEquals(
        directory.resolve("sitemap.xml")
            + ": error: publish.foreign: this set was not published by this program, or was changed since:"
            + " 4 urls in 1 sitemap; nothing was written",
        e.getMessage());
    e = refused(publisher().adopt(true), List.of(UrlEntry.of(BASE + "a")));
    assertEquals(75, ((ShareException) e).passing());
    assertTrue(e.getMessage().contains("3 of 4 published urls would go (75 %, counted)"));
    Publication done =
        publisher().adopt(true).publish(Stream.of("a", "b").map(url -> UrlEntry.of(BASE + url)));
    assertEquals(List.of("adopted 4 urls in 1 sitemap, published by others"), done.notes());
    assertEquals(List.of(), publisher().publish(Stream.of(UrlEntry.of(BASE + "b"))).notes());
  }

  @Test
  void sitemapsOfAnAdoptedIndexGoIfTheyHaveNamesOfASet() throws IOException {
    write("sitemap-posts.xml", "a");
    write("posts.xml", "b");
    write("sitemap-other.xml", "c");
    writeIndex(BASE + "sitemap-posts.xml", "https://elsewhere.example/x/posts.xml?v=1");
    Publication done =
        publisher().adopt(true).publish(Stream.of("a", "b").map(url -> UrlEntry.of(BASE + url)));
    assertEquals(List.of("sitemap-posts.xml"), done.removed());
    assertEquals(
        List.of(
            "adopted 2 urls in 2 sitemaps, published by others",
            "1 file is no longer listed, and can be removed: posts.xml"),
        done.notes());
    assertTrue(Files.exists(directory.resolve("posts.xml")));
    assertTrue(Files.exists(directory.resolve("sitemap-other.xml")), "nobody listed it");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "<html><body>404</body></html>",
        "<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\"><url><loc>https://e",
        "<sitemapindex><sitemap><loc>https://example.com/missing.xml</loc></sitemap></sitemapindex>",
        "<sitemapindex><sitemap><loc>https://example.com/sitemap.xml</loc></sitemap></sitemapindex>",
        "<sitemapindex><sitemap><loc>https://example.com/..</loc></sitemap></sitemapindex>",
        "<sitemapindex><sitemap><loc>https://example.com/%2e%2e%2fsecret.xml</loc></sitemap></sitemapindex>",
        "<sitemapindex><sitemap><loc>https://example.com/..%5Csecret.xml</loc></sitemap></sitemapindex>",
        "<sitemapindex><sitemap><loc>https://example.com/link.xml</loc></sitemap></sitemapindex>",
        "<sitemapindex><sitemap><loc>file:///etc/passwd</loc></sitemap></sitemapindex>"
      })
  void aForeignSetThatCannotBeReadIsReplacedOnlyUnseen(String content) throws IOException {
    Path secret = scratch.resolve("secret.xml");
    write("secret.xml", "secret");
    Files.move(directory.resolve("secret.xml"), secret);
    Files.createSymbolicLink(directory.resolve("link.xml"), secret);
    Files.writeString(directory.resolve("sitemap.xml"), content);
    for (boolean adopt : new boolean[] {false, true}) {
      var e = refused(publisher().adopt(adopt), entries(5));
      assertEquals("publish.foreign", e.problem().code());
      assertTrue(e.getMessage().contains("cannot be read"), e.getMessage());
    }
    refused(publisher().maxShrink(100), entries(5));
    publisher().adopt(true).maxShrink(100).publish(entries(5).stream());
    assertTrue(Files.exists(secret));
    assertTrue(Files.isSymbolicLink(directory.resolve("link.xml")));
  }

  @Test
  void aLinkIsNeitherFollowedNorReplacedUnlessAdopted() throws IOException {
    write("sitemap.xml", "a");
    Path other = Files.move(directory.resolve("sitemap.xml"), scratch.resolve("other.xml"));
    Files.createSymbolicLink(directory.resolve("sitemap.xml"), other);
    assertEquals("publish.foreign", refused(publisher(), entries(5)).problem().code());
    publisher().adopt(true).maxShrink(100).publish(entries(5).stream());
    assertTrue(Files.readString(other).contains(BASE + "a<"));
    assertFalse(Files.isSymbolicLink(directory.resolve("sitemap.xml")));
  }

  @Test
  void planRefusesAsPublishingDoes() throws IOException {
    write("sitemap.xml", "a", "b", "c", "d");
    assertThrows(SitemapException.class, () -> publisher().plan(entries(5).stream()));
    assertThrows(ShareException.class, () -> publisher().adopt(true).plan(entries(5).stream()));
  }

  @Test
  void anUpdateNeedsTheManifest() throws IOException {
    publisher().publish(entries(100).stream());
    Files.delete(directory.resolve(SetNames.MANIFEST));
    var e =
        assertThrows(
            SitemapException.class, () -> publisher().update(entries(1).stream(), Stream.of()));
    assertEquals("publish.manifest", e.problem().code());
  }
}
