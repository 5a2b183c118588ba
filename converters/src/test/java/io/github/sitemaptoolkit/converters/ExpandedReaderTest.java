package io.github.sitemaptoolkit.converters;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.batch.walk.ExpandedReader;
import io.github.sitemaptoolkit.converters.txt.TxtFormat;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.io.Children;
import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.problem.TruncatedException;
import io.github.sitemaptoolkit.xml.SitemapXmlFormat;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ExpandedReaderTest {

  private static final String NAMESPACE = " xmlns='http://www.sitemaps.org/schemas/sitemap/0.9'";

  @TempDir Path outside;
  private Path directory;
  private Context context = Context.of(Extensions.of()).withProblems(new Problems());

  @BeforeEach
  void makeDirectory() throws IOException {
    directory = Files.createDirectory(outside.resolve("site"));
    file("1.xml", urlset("https://a.example/1"));
    file("2.txt", "https://a.example/2\nhttps://a.example/3\n");
  }

  private Path file(String name, String text) throws IOException {
    return Files.writeString(directory.resolve(name), text);
  }

  private static String urlset(String... locs) {
    return "<urlset" + NAMESPACE + ">" + entries("url", locs) + "</urlset>";
  }

  private static String index(String... locs) {
    return "<sitemapindex" + NAMESPACE + ">" + entries("sitemap", locs) + "</sitemapindex>";
  }

  private static String entries(String name, String... locs) {
    var text = new StringBuilder();
    for (String loc : locs) {
      text.append("\n<" + name + "><loc>" + loc + "</loc></" + name + ">");
    }
    return text.toString();
  }

  private List<String> read(String index) throws IOException {
    Path path = file("index.xml", index);
    List<String> locs = new ArrayList<>();
    try (ExpandedReader reader = ExpandedReader.open(path, context)) {
      reader.forEach(entry -> locs.add(entry.loc()));
      assertNull(reader.read());
    }
    return locs;
  }

  /** Reads an index of the two sitemaps that are there with one between them. */
  private void assertCosts(String loc, String... problems) throws IOException {
    assertEquals(
        List.of("https://a.example/1", "https://a.example/2", "https://a.example/3"),
        read(index("https://a.example/1.xml", loc, "https://a.example/2.txt")));
    assertEquals(List.of(problems), problems());
  }

  private List<String> problems() {
    return context.problems().first().stream()
        .map(problem -> problem.toString().replace(outside.toString(), ""))
        .toList();
  }

  private static String missing(String loc, String why) {
    return "/site/index.xml:3:1: error: index.child-missing: "
        + why
        + "; its urls are left out\n  "
        + loc;
  }

  @Test
  void pagesComeInTheOrderOfTheIndex() throws IOException {
    assertEquals(
        List.of("https://a.example/2", "https://a.example/3", "https://a.example/1"),
        read(index("https://a.example/maps/2.txt?v=1#x", "http://b.example/1.xml")));
    assertEquals(List.of(), problems());
  }

  @Test
  void nothingIsReadAfterClosing() throws IOException {
    Path path = file("index.xml", index("https://a.example/1.xml", "https://a.example/2.txt"));
    ExpandedReader reader = ExpandedReader.open(path, context);
    assertNotNull(reader.read());
    reader.close();
    assertThrows(IllegalStateException.class, reader::read);
    assertThrows(IllegalStateException.class, () -> reader.iterator().next());
  }

  @Test
  void anIndexOfNothingHasNoPages() throws IOException {
    assertEquals(List.of(), read(index()));
  }

  @Test
  void namesMayBeEncoded() throws IOException {
    file("a b+c.txt", "https://a.example/4");
    file("d%20e.txt", "https://a.example/5");
    assertEquals(
        List.of("https://a.example/4", "https://a.example/5"),
        read(index("https://a.example/a%20b+c.txt", "https://a.example/d%20e.txt")));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "https://a.example/none.xml",
        "https://a.example/",
        "https://a.example",
        "https://1.xml",
        "https://a.example/..",
        "https://a.example/.",
        "https://a.example/%2e%2e",
        "https://a.example/..%2Fsecret.txt",
        "https://a.example/%2Fetc%2Fpasswd",
        "https://a.example/%zz",
        "https://a.example/directory",
        "https://a.example/..\\secret.txt",
        "https://a.example/?1.xml",
      })
  void whatIsNoFileOfTheDirectoryIsMissing(String loc) throws IOException {
    Files.writeString(outside.resolve("secret.txt"), "https://a.example/secret");
    Files.createDirectory(directory.resolve("directory"));
    assertCosts(loc, missing(loc, "there is no file with its name in /site"));
    assertEquals(1, context.problems().missing());
  }

  @Test
  void nameThatNoFileCanHaveSaysSo() throws IOException {
    String loc = "https://a.example/a%00b";
    assertCosts(loc, missing(loc, "a file cannot have this name"));
  }

  @Test
  void aLinkThatLeadsOutOfTheDirectoryIsNotFollowed() throws IOException {
    Path secret = Files.writeString(outside.resolve("secret.txt"), "https://a.example/secret");
    Files.createSymbolicLink(directory.resolve("link.txt"), secret);
    String loc = "https://a.example/link.txt";
    assertCosts(loc, missing(loc, "there is no file with its name in /site"));
  }

  @Test
  void aLinkInsideTheDirectoryIs() throws IOException {
    Files.createSymbolicLink(directory.resolve("latest.xml"), directory.resolve("1.xml"));
    assertEquals(List.of("https://a.example/1"), read(index("https://a.example/latest.xml")));
  }

  @Test
  void aNestedIndexIsRefused() throws IOException {
    file("nested.xml", index("https://a.example/1.xml"));
    assertCosts(
        "https://a.example/nested.xml",
        "/site/index.xml:3:1: error: index.nested: it is a sitemap index; an index may only list"
            + " sitemaps;"
            + " its urls are left out\n  https://a.example/nested.xml");
    assertEquals(1, context.problems().missing());
  }

  @Test
  void anIndexThatListsItselfIsNested() throws IOException {
    read(index("https://a.example/index.xml"));
    assertEquals(1, context.problems().count("index.nested"));
  }

  @Test
  void theSameSitemapTwiceIsReadOnce() throws IOException {
    assertCosts(
        "https://a.example/1.xml",
        "/site/index.xml:3:1: warning: index.child-duplicate: the sitemap is listed more than"
            + " once; it is read once\n"
            + "  https://a.example/1.xml");
    assertEquals(0, context.problems().missing());
  }

  @Test
  void twoSitemapsOfOneNameAreNotTakenForOne() throws IOException {
    String loc = "https://a.example/de/1.xml";
    String reason =
        "there is no file de/1.xml in /site, where sitemaps of the root of its host lie";
    assertCosts(loc, missing(loc, reason));
    assertEquals(1, context.problems().missing());
  }

  @Test
  void aSitemapThatIsCutCostsTheRestOfItself() throws IOException {
    String whole = urlset("https://a.example/4", "https://a.example/5");
    file("cut.xml", whole.substring(0, whole.indexOf("5</loc>")));
    assertEquals(
        List.of("https://a.example/4", "https://a.example/1"),
        read(index("https://a.example/cut.xml", "https://a.example/1.xml")));
    assertEquals(1, context.problems().missing());
    assertTrue(problems().get(0).startsWith("/site/cut.xml:3:"), problems().toString());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "<html></html>", "\u001f\u008b"})
  void aSitemapThatIsNoneCostsItself(String text) throws IOException {
    Files.write(directory.resolve("odd.bin"), text.getBytes(StandardCharsets.ISO_8859_1));
    assertEquals(
        List.of("https://a.example/1"),
        read(index("https://a.example/odd.bin", "https://a.example/1.xml")));
    assertEquals(1, context.problems().missing());
  }

  @Test
  void aCutIndexGivesThePagesOfWhatItListsBefore() throws IOException {
    Path path = file("index.xml", index("https://a.example/1.xml").replace("</sitemapindex>", ""));
    try (ExpandedReader reader = ExpandedReader.open(path, context)) {
      assertEquals(UrlEntry.of("https://a.example/1"), reader.read());
      assertThrows(TruncatedException.class, reader::read);
      assertNull(reader.read());
    }
  }

  @Test
  void whatIsNoIndexIsRefused() {
    assertThrows(
        SitemapException.class, () -> ExpandedReader.open(directory.resolve("1.xml"), context));
  }

  @Test
  void theLocationIsThatOfThePage() throws IOException {
    Path path = file("index.xml", index("https://a.example/1.xml"));
    try (ExpandedReader reader = ExpandedReader.open(path, context)) {
      reader.read();
      assertEquals(directory.resolve("1.xml") + ":2:1", reader.location().toString());
    }
  }

  @Test
  void elementsOfTheDocumentsAreCountedAsLost() throws IOException {
    file("3.xml", urlset().replace("></", "><md xmlns='urn:x'/></"));
    file("4.rss", "<rss version='2.0'><channel><title>T</title></channel></rss>");
    String index =
        index("https://a.example/3.xml", "https://a.example/4.rss")
            .replace("3.xml</loc>", "3.xml</loc><x xmlns='urn:x'/>");
    assertEquals(List.of(), read(index));
    assertEquals(
        List.of("xml: dropped 1 x", "xml: dropped 1 md", "xml: dropped 1 title of the feed"),
        context.problems().losses().stream().map(loss -> loss.problem().message()).toList());
  }

  @Test
  void aConversionExpandsWhereItIsAsked() throws IOException {
    Path path = file("index.xml", index("https://a.example/1.xml", "https://a.example/none.xml"));
    var out = new ByteArrayOutputStream();
    Conversion.Result result;
    try (Source source = Source.open(path);
        Sink sink = Sink.of(out, "out", false)) {
      result =
          new Conversion(new SitemapXmlFormat(), new TxtFormat(), context)
              .expand(directory)
              .each(Rewrite.NONE.with("https://a.example/1", "https://b.example/").step(context))
              .convert(source, sink);
    }
    assertEquals("https://b.example/\n", out.toString(StandardCharsets.UTF_8));
    assertEquals(false, result.complete());
    assertEquals(
        List.of("index.child-missing"),
        context.problems().first().stream().map(Problem::code).toList());
  }

  @Test
  void conversionTakesSitemapsFromAnywhere() throws IOException {
    var out = new ByteArrayOutputStream();
    Children memory =
        loc ->
            loc.endsWith("/1.xml")
                ? Optional.of(
                    Source.of(
                        new ByteArrayInputStream(
                            urlset(loc + "#").getBytes(StandardCharsets.UTF_8)),
                        "memory",
                        context.limits()))
                : Optional.empty();
    String index = index("https://a.example/1.xml", "https://a.example/none.xml");
    try (Source source =
            Source.of(
                new ByteArrayInputStream(index.getBytes(StandardCharsets.UTF_8)),
                "index",
                context.limits());
        Sink sink = Sink.of(out, "out", false)) {
      new Conversion(new SitemapXmlFormat(), new TxtFormat(), context)
          .expand(memory)
          .convert(source, sink);
    }
    assertEquals("https://a.example/1.xml#\n", out.toString(StandardCharsets.UTF_8));
    assertTrue(
        problems().get(0).contains("there is no sitemap for this url"), problems()::toString);
  }
}
