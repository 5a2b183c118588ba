import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.rometools.rome.feed.synd.SyndEntry;
import com.rometools.rome.feed.synd.SyndFeed;
import com.rometools.rome.io.SyndFeedInput;
import com.sun.net.httpserver.HttpServer;
import io.github.sitemaptoolkit.Sitemaps;
import io.github.sitemaptoolkit.ext.image.Image;
import io.github.sitemaptoolkit.ext.news.News;
import io.github.sitemaptoolkit.ext.video.Video;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.IndexEntry;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.rome.RomeFeeds;
import io.github.sitemaptoolkit.validator.evidence.EvidenceFormat;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The code of docs/java.md, the README and other documents is compiled from examples/code, and does
 * what is said there.
 */
class JavaGuideTest {

  private static final Path ROOT = Path.of("..", "..");
  private static final Path BLOG = ROOT.resolve("examples/blog.rss");
  private static final Instant NOON = Instant.parse("2026-11-21T12:00:00Z");

  private static final Pattern IMPORT = Pattern.compile("(?m)^import [\\w.]+\\.(\\w+);\n");

  @TempDir Path directory;

  private static List<String> blocks(String kind) throws IOException {
    return blocks("docs/java.md", kind);
  }

  private static List<String> blocks(String document, String kind) throws IOException {
    String guide = Files.readString(ROOT.resolve(document));
    return Pattern.compile("(?ms)^```" + kind + "\n(.*?)^```")
        .matcher(guide)
        .results()
        .map(block -> block.group(1))
        .collect(Collectors.toCollection(ArrayList::new));
  }

  /** A block begins with the imports that it needs, and no others, as an IDE would add them. */
  private static void assertStandsIn(String code, String block) {
    List<String> imports = IMPORT.matcher(block).results().map(MatchResult::group).toList();
    String body = block.substring(String.join("", imports).length()).stripLeading();
    assertTrue(withoutIndents(code).contains(withoutIndents(body)), block);
    List<String> needed =
        IMPORT
            .matcher(code)
            .results()
            .filter(it -> Pattern.compile("\\b" + it.group(1) + "\\b").matcher(body).find())
            .map(MatchResult::group)
            .distinct()
            .sorted(Comparator.comparing(it -> it.replace(';', ' ')))
            .toList();
    assertEquals(needed, imports, block);
  }

  private static String withoutIndents(String code) {
    return code.replaceAll("(?m)^ +", "");
  }

  private List<String> locs(Path file) throws IOException {
    try (var entries = Sitemaps.read(file)) {
      return entries.stream().map(UrlEntry::loc).toList();
    }
  }

  @Test
  void eachBlockStandsInTheCode() throws IOException {
    String code =
        Files.readString(ROOT.resolve("examples/code/JavaGuide.java"))
            + Files.readString(ROOT.resolve("examples/code/RouterFormat.java"))
            + Files.readString(ROOT.resolve("examples/code/RouterList.java"))
            + Files.readString(ROOT.resolve("examples/code/SitemapEndpoint.java"));
    List<String> blocks = blocks("java");
    assertTrue(blocks.size() >= 15, "blocks: " + blocks.size());
    for (String document : List.of("internals/java", "publishing", "site", "validating")) {
      blocks.addAll(blocks("docs/" + document + ".md", "java"));
    }
    assertTrue(blocks.size() >= 22, "blocks: " + blocks.size());
    for (String block : blocks) {
      assertStandsIn(code, block);
    }
  }

  /** ComingFromTest compiles and runs it, where the other libraries are. */
  @Test
  void eachBlockOnOtherLibrariesStandsInTheCode() throws IOException {
    List<String> blocks = blocks("docs/coming-from.md", "java");
    assertTrue(blocks.size() >= 5, "blocks: " + blocks.size());
    List<Path> programs = new ArrayList<>();
    try (Stream<Path> files = Files.list(ROOT.resolve("examples/coming-from"))) {
      files.filter(it -> it.toString().endsWith(".java")).forEach(programs::add);
    }
    for (String block : blocks) {
      String method = withoutIndents(block.substring(block.indexOf("static ")));
      String code = "";
      for (Path program : programs) {
        String text = Files.readString(program);
        code = withoutIndents(text).contains(method) ? text : code;
      }
      assertStandsIn(code, block);
    }
  }

  /** Without imports: each project shows them. */
  @Test
  void eachBlockOnFrameworksStandsInAProject() throws IOException {
    StringBuilder code = new StringBuilder();
    try (Stream<Path> files = Files.walk(ROOT.resolve("examples/frameworks"))) {
      for (Path file : files.filter(it -> it.toString().endsWith(".java")).toList()) {
        code.append(Files.readString(file));
      }
    }
    List<String> blocks = blocks("docs/frameworks.md", "java");
    assertTrue(blocks.size() >= 5, "blocks: " + blocks.size());
    for (String block : blocks) {
      assertTrue(withoutIndents(code.toString()).contains(withoutIndents(block)), block);
    }
  }

  /** Without its Javadoc. */
  @Test
  void programOfTheReadmeIsTheExample() throws IOException {
    String example = Files.readString(ROOT.resolve("examples/code/CopyWithImages.java"));
    assertEquals(List.of(example.replaceFirst("/\\*\\*.*\\*/\n", "")), blocks("README.md", "java"));
  }

  @Test
  void eachArtifactIsAModuleOfThisVersion() throws IOException {
    String pom = Files.readString(ROOT.resolve("pom.xml"));
    String coordinates = blocks("xml").get(0);
    List<String> artifacts =
        Pattern.compile("<artifactId>sitemap-(.*)</artifactId>")
            .matcher(coordinates)
            .results()
            .map(artifact -> artifact.group(1))
            .toList();
    assertEquals(List.of("bom", "core", "converters", "ext-image"), artifacts);
    for (String artifact : artifacts) {
      String directory = artifact.equals("bom") ? "release/bom" : artifact;
      assertTrue(Files.isDirectory(ROOT.resolve(directory)), artifact);
    }
    Matcher version = Pattern.compile("<version>.*</version>").matcher(coordinates);
    assertTrue(version.find());
    assertTrue(pom.contains(version.group()), version.group());
    assertFalse(version.find(), "only that of the bom has a version");
  }

  @Test
  void filesAreWrittenAndRead() throws IOException {
    Path file = directory.resolve("sitemap.xml.gz");
    JavaGuide.writeFile(file, NOON);
    assertEquals(List.of("https://www.example.com/", "https://www.example.com/about"), locs(file));
    assertEquals(
        List.of("https://www.example.com/"), JavaGuide.changedSince(file, NOON.minusSeconds(60)));
    assertEquals(List.of(), JavaGuide.changedSince(file, NOON.plusSeconds(60)));
  }

  @Test
  void entriesAreWrittenOneByOne() throws IOException {
    Path file = directory.resolve("sitemap.txt");
    JavaGuide.writeOneByOne(file, List.of("https://a.example/1", "https://a.example/2"));
    assertEquals("https://a.example/1\nhttps://a.example/2\n", Files.readString(file));
  }

  @Test
  void indexIsWritten() throws IOException {
    Path file = directory.resolve("index.xml");
    JavaGuide.writeIndex(file);
    try (var sitemaps = Sitemaps.readIndex(file)) {
      assertEquals(
          List.of(
              IndexEntry.builder("https://www.example.com/sitemap-1.xml")
                  .lastmod("2026-11-21")
                  .build(),
              IndexEntry.of("https://www.example.com/sitemap-2.xml")),
          sitemaps.stream().toList());
    }
  }

  @Test
  void streamsAreCopiedAndCompressed() throws IOException {
    var copy = new ByteArrayOutputStream();
    var in = new ByteArrayInputStream("https://a.example/1\n".getBytes(StandardCharsets.UTF_8));
    JavaGuide.copyStream(in, copy);
    assertTrue(copy.toString(StandardCharsets.UTF_8).contains("<loc>https://a.example/1</loc>"));
    var table = new ByteArrayOutputStream();
    JavaGuide.writeTable(table, List.of(UrlEntry.of("https://a.example/1")));
    InputStream csv = new GZIPInputStream(new ByteArrayInputStream(table.toByteArray()));
    assertTrue(
        new String(csv.readAllBytes(), StandardCharsets.UTF_8).contains("https://a.example/1"));
  }

  @Test
  void endpointServesAllPagesAndClosesThem() throws IOException {
    var closed = new AtomicBoolean();
    Stream<UrlEntry> pages =
        IntStream.range(0, 20_000)
            .mapToObj(i -> UrlEntry.of("https://www.example.com/" + i))
            .onClose(() -> closed.set(true));
    HttpServer server =
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext("/sitemap.xml", new SitemapEndpoint(() -> pages));
    server.start();
    int port = server.getAddress().getPort();
    URI address = URI.create("http://localhost:" + port + "/sitemap.xml");
    try (InputStream in = address.toURL().openStream();
        var entries = Sitemaps.read(Source.of(in, "response"), Context.load())) {
      assertEquals(20_000, entries.stream().count());
    } finally {
      server.stop(1);
    }
    assertTrue(closed.get());
  }

  @Test
  void endpointTakesFiveLines() throws IOException {
    String endpoint =
        blocks("java").stream().filter(block -> block.contains("HttpExchange")).findFirst().get();
    List<String> body = endpoint.lines().filter(line -> line.startsWith("    ")).toList();
    assertTrue(body.size() <= 5, endpoint);
  }

  @Test
  void mediaAndNewsAreBuilt() {
    UrlEntry entry = JavaGuide.media();
    assertEquals(1, entry.extensions(Image.class).size());
    Video video = entry.extension(Video.class).orElseThrow();
    assertEquals("600", video.duration());
    assertEquals("2026-11-18T09:05:00+01:00", video.publicationDate());
    assertEquals(Duration.ofMinutes(10), JavaGuide.playingTime(entry));
    News news = JavaGuide.article(NOON).extension(News.class).orElseThrow();
    assertEquals("2026-11-21T12:00:00Z", news.publicationDate());
    assertEquals("huts, winter", news.keywords());
  }

  @Test
  void problemsAreLoggedAndThrown() throws IOException {
    Path file = directory.resolve("broken.xml");
    Files.writeString(
        file,
        """
        <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
        <url><loc>https://a.example/?a&b</loc></url>
        </urlset>
        """);
    List<String> log = new ArrayList<>();
    assertEquals(List.of("https://a.example/?a&b"), JavaGuide.readWithProblems(file, log::add));
    assertEquals(List.of("xml.unescaped-entity at line 2"), log);
    Files.writeString(file, Files.readString(file).replace("</url>", "</url><url></url>"));
    var e = assertThrows(SitemapException.class, () -> JavaGuide.readWithProblems(file, log::add));
    assertEquals("loc.missing", e.problem().code());
  }

  @Test
  void feedIsConverted() throws IOException {
    Path sitemap = directory.resolve("sitemap.xml");
    Problems problems = JavaGuide.convert(BLOG, sitemap);
    assertEquals(3, locs(sitemap).size());
    assertFalse(problems.losses().isEmpty());
  }

  /** Without rome-modules, Media RSS is foreign markup of Rome's entries. */
  @Test
  void feedOfRomeIsWrittenAndComesBack() throws Exception {
    SyndFeed feed = new SyndFeedInput().build(new StringReader(Files.readString(BLOG)));
    Path sitemap = directory.resolve("sitemap.xml");
    SyndFeed again = JavaGuide.throughRome(feed, sitemap);
    assertEquals(3, locs(sitemap).size());
    assertEquals(locs(sitemap), again.getEntries().stream().map(SyndEntry::getLink).toList());
    List<UrlEntry> entries = RomeFeeds.entries(again);
    try (var written = Sitemaps.read(sitemap);
        var read = Sitemaps.read(BLOG)) {
      assertEquals(media(written.stream()), media(read.stream()));
    }
    assertEquals(media(RomeFeeds.entries(feed).stream()), media(entries.stream()));
  }

  private static List<Object> media(Stream<UrlEntry> entries) {
    List<Object> media = new ArrayList<>();
    entries.forEach(
        entry -> {
          media.addAll(entry.extensions(Image.class));
          entry.extensions(Video.class).forEach(video -> media.add(List.of(video.title())));
        });
    assertTrue(media.size() >= 2, media.toString());
    return media;
  }

  @Test
  void tableIsConverted() throws IOException {
    Path table = Files.writeString(directory.resolve("pages.csv"), "loc\nhttps://a.example/1\n");
    Path sitemap = directory.resolve("pages.xml.gz");
    assertTrue(JavaGuide.convert(table, sitemap).isEmpty());
    assertEquals(List.of("https://a.example/1"), locs(sitemap));
  }

  @Test
  void findingsAreLogged() throws IOException {
    List<String> log = new ArrayList<>();
    Path good = directory.resolve("good.xml");
    Sitemaps.write(good, List.of(UrlEntry.of("https://a.example/")));
    assertTrue(JavaGuide.validate(good, log::add));
    assertEquals(List.of(good + ": info: lastmod.missing: entries without lastmod: 1 of 1"), log);
    assertFalse(JavaGuide.validate(ROOT.resolve("examples/broken.xml"), log::add));
  }

  @Test
  void addressesAreComparedWithASourceOfOnesOwn() throws IOException {
    List<String> texts = blocks("docs/internals/java.md", "text");
    Path list = Files.writeString(directory.resolve("router.txt"), texts.get(0));
    String urls = blocks("docs/internals/java.md", "xml").get(0);
    Path sitemap = Files.writeString(directory.resolve("sitemap.xml"), urls);
    List<String> log = new ArrayList<>();
    JavaGuide.checkKnown(sitemap, new RouterList(list), log::add);
    String found = String.join("\n", log) + '\n';
    assertEquals(texts.get(1), found.replace(directory + File.separator, ""));
  }

  /** The file of services is that of the document. */
  @Test
  void fileIsOpenedByAFormatOfOnesOwn() throws IOException {
    String services = blocks("docs/internals/java.md", "text").get(2);
    String name = EvidenceFormat.class.getName();
    Path jar = Files.createDirectories(directory.resolve("jar/META-INF/services"));
    Files.writeString(jar.resolve(name), services);
    Path list = Files.writeString(directory.resolve("router.txt"), "https://a.example/ gone\n");
    Thread thread = Thread.currentThread();
    ClassLoader before = thread.getContextClassLoader();
    URL[] urls = {directory.resolve("jar").toUri().toURL()};
    try (var loader = new URLClassLoader(urls, before)) {
      thread.setContextClassLoader(loader);
      assertTrue(JavaGuide.known(list) instanceof RouterList);
    } finally {
      thread.setContextClassLoader(before);
    }
    assertThrows(SitemapException.class, () -> JavaGuide.known(list));
  }

  @Test
  void onlyValidEntriesAreWritten() throws IOException {
    Path file = directory.resolve("news.xml");
    News incomplete = News.builder().title("Huts").build();
    List<UrlEntry> pages = List.of(UrlEntry.builder("https://a.example/1").add(incomplete).build());
    var e = assertThrows(IllegalStateException.class, () -> JavaGuide.writeIfValid(file, pages));
    assertTrue(e.getMessage().contains("news.publication-missing"), e.getMessage());
    assertFalse(Files.exists(file));
    JavaGuide.writeIfValid(file, List.of(UrlEntry.of("https://a.example/1")));
    assertEquals(List.of("https://a.example/1"), locs(file));
  }

  @Test
  void listsAndStreamsArePublished() throws IOException {
    UrlEntry article = JavaGuide.article(NOON);
    Path one = directory.resolve("one");
    assertEquals(
        "https://www.example.com/sitemap.xml",
        JavaGuide.publish(one, List.of(article)).entryPoint());
    assertEquals(List.of(article.loc()), locs(one.resolve("sitemap.xml")));
    JavaGuide.publishSections(directory.resolve("sections"), Stream.of(article));
    assertTrue(Files.exists(directory.resolve("sections/sitemap.xml")));
    Path sets = directory.resolve("sets");
    JavaGuide.publishSets(sets, List.of(article));
    assertEquals(2, Sitemaps.readIndex(sets.resolve("sitemap.xml")).stream().count());
  }

  @Test
  void pagesWithoutAnImageAreFilteredOut() throws IOException {
    Path to = directory.resolve("images.xml");
    JavaGuide.filter(BLOG, to);
    assertEquals(2, locs(to).size());
    assertTrue(Files.readString(to).contains("<image:loc>"));
    assertTrue(!Files.readString(to).contains("<lastmod>"));
  }

  @Test
  void entriesAreFoundInTheirDocument() throws IOException {
    Path file =
        Files.writeString(
            directory.resolve("a.xml"),
            "<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n"
                + "<url>\n<loc>https://a.example/</loc>\n</url></urlset>");
    List<String> log = new ArrayList<>();
    JavaGuide.showUndated(file, log::add);
    assertEquals(List.of(file + ":3:6 has no date; to line 4"), log);
  }

  @Test
  void contextIsShared() throws IOException {
    Path list = Files.writeString(directory.resolve("list.txt"), "https://a.example/\n");
    var found = JavaGuide.readMany(List.of(list, BLOG));
    assertTrue(found.get(list).isEmpty());
    assertTrue(found.get(BLOG).count("convert.lost-field") > 0, found.toString());
  }
}
