package io.github.sitemaptoolkit.converters.robots;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.stream.Collectors.joining;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.Sitemaps;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.format.FormatChecks;
import io.github.sitemaptoolkit.format.Formats;
import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.io.Head;
import io.github.sitemaptoolkit.model.IndexEntry;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.testkit.Documents;
import io.github.sitemaptoolkit.testkit.FormatContract;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RobotsFormatTest extends FormatContract {

  private static final String MAP = "https://a.example/sitemap.xml";

  private final RobotsFormat robots = new RobotsFormat();
  private final Context context = Context.of(Extensions.of()).withProblems(new Problems());

  @Override
  protected SitemapFormat format() {
    return robots;
  }

  @Override
  protected String example() {
    return "# who may read what\nUser-agent: *\nDisallow: /private\n"
        + exampleUrls().stream().map(url -> "Sitemap: " + url).collect(joining("\n"));
  }

  @Override
  protected List<String> exampleUrls() {
    return IntStream.range(0, 500).mapToObj(i -> "https://a.example/" + i * 7919).toList();
  }

  private List<String> urls(String document) {
    return urls(document.getBytes(UTF_8));
  }

  private List<String> urls(byte[] document) {
    try (var in = robots.indexReader(Documents.source(document), context)) {
      return in.stream().map(IndexEntry::loc).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private List<String> codes() {
    return context.problems().first().stream().map(Problem::code).toList();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Sitemap: " + MAP,
        "sitemap:" + MAP,
        "SITEMAP\t:\t" + MAP + "\t",
        "  SiteMap : " + MAP + " # the only one",
        "\uFEFFSitemap: " + MAP,
        "User-agent: *\rSitemap: " + MAP + "\rAllow: /",
        "User-agent: *\r\nSitemap: " + MAP + "\r\n\r\n",
        "User-agent: x\n#Sitemap: https://b.example/\n\nUser-agent: y\nSitemap: " + MAP + "\n",
        "Disallow: /a?sitemap: https://b.example/\nSchemamap: https://b.example/\nSitemap: " + MAP,
      })
  void sitemapLinesNameSitemaps(String document) {
    assertEquals(List.of(MAP), urls(document));
    assertEquals(List.of(), codes());
  }

  @Test
  void schemaMapsAreReadWhereTheyAreAskedFor() throws IOException {
    String document = "Sitemap: " + MAP + "\nschemamap: https://a.example/map.xml\n";
    byte[] bytes = document.getBytes(UTF_8);
    var format = new SchemamapFormat();
    try (EntryReader<IndexEntry> in = format.indexReader(Documents.source(bytes), context)) {
      assertEquals("https://a.example/map.xml", in.read().loc());
      assertNull(in.read());
    }
    assertFalse(format.matches(Head.of(bytes)));
    assertEquals(List.of(), codes());
  }

  @ParameterizedTest
  @ValueSource(strings = {"Site-map: ", "SITEMAPS:", "Sitemap-index: ", "Sitemap ", "sitemap\t"})
  void keysThatCrawlersTakeForSitemapAreTaken(String key) {
    assertEquals(List.of(MAP), urls(key + MAP));
    assertEquals(List.of("robots.sitemap-typo"), codes());
  }

  @ParameterizedTest
  @ValueSource(strings = {"/sitemap.xml", "sitemap.xml", "//a.example/s.xml", "a.example/s.xml"})
  void relativeUrlsStayAsTheyAre(String url) {
    assertEquals(List.of(url), urls("Sitemap: " + url));
    assertEquals(List.of("url.relative"), codes());
    assertEquals(0, context.problems().missing());
  }

  @Test
  void sitemapThatIsNamedTwiceIsReadOnce() {
    assertEquals(
        List.of(MAP, MAP + "2"),
        urls(("Sitemap: " + MAP + "\n").repeat(2) + "Sitemap: " + MAP + "2"));
    Problem problem = context.problems().first().get(0);
    assertEquals("index.child-duplicate", problem.code());
    assertEquals(2, problem.location().line());
    assertEquals(MAP, problem.loc());
    assertEquals(0, context.problems().missing());
  }

  @Test
  void fragmentIsAComment() {
    assertEquals(List.of(MAP), urls("Sitemap: " + MAP + "#here"));
    assertEquals(List.of("url.fragment"), codes());
  }

  @Test
  void lineThatCannotBeOneUrlIsLeftOut() {
    String document = "Sitemap: " + MAP + " " + MAP + "\nSitemap: http://a\0b/\nSitemap: " + MAP;
    assertEquals(List.of(MAP), urls(document));
    assertEquals(List.of("url.inner-whitespace", "url.inner-whitespace"), codes());
    assertEquals(2, context.problems().missing());
  }

  @Test
  void lineWithoutUrlNamesNothing() {
    assertEquals(List.of(), urls("Sitemap:\nSitemap: # later"));
    assertEquals(List.of("loc.missing", "loc.missing"), codes());
    assertEquals(0, context.problems().missing());
  }

  @Test
  void onlyLinesThatNameSitemapsMustBeUtf8AndShort() {
    String other = "# caf\u00E9 " + "x".repeat(10_000) + "\nDisallow: /caf\u00E9\n";
    assertEquals(List.of(MAP), urls((other + "Sitemap: " + MAP).getBytes(ISO_8859_1)));
    assertEquals(List.of(), codes());
    String bad = "Sitemap: " + MAP + "?\u00E9\nSitemap: " + MAP + "x".repeat(10_000);
    assertEquals(List.of(MAP + "?\u00E9"), urls(bad.getBytes(ISO_8859_1)));
    assertEquals(List.of("txt.encoding", "txt.line-too-long"), codes());
    assertEquals(1, context.problems().missing());
  }

  @Test
  void fileWithoutSitemapLinesSaysSoOnce() throws IOException {
    try (var in = robots.indexReader(Documents.source("Allow: /".getBytes(UTF_8)), context)) {
      assertEquals(0, in.stream().count());
      in.read();
    }
    assertEquals(List.of("robots.sitemap-missing"), codes());
  }

  @Test
  void nameMeansItWhateverTheContent() {
    for (String name : List.of("robots.txt", "site/ROBOTS.TXT", "C:\\site\\robots.txt.gz")) {
      assertEquals("robots", Formats.load().forName(name).orElseThrow().id(), name);
    }
    assertEquals("txt", Formats.load().forName("my-robots.txt").orElseThrow().id());
  }

  @Test
  void otherTextsAreNone() {
    for (String text :
        List.of(
            "https://a.example/", "Sitemap of this site", "loc,lastmod", "<urlset/>", "", "a")) {
      assertFalse(robots.matches(Head.of(text.getBytes(UTF_8))), text);
    }
    assertTrue(robots.matches(Head.of("\n# a\nsite-map: x".getBytes(UTF_8))));
  }

  @Test
  void pagesAreNotReadOfIt() throws IOException {
    try (var source = Documents.source(example().getBytes(UTF_8))) {
      var e = assertThrows(SitemapException.class, () -> Sitemaps.read(source, context));
      assertEquals("convert.index-to-pages", e.problem().code());
    }
  }

  @Test
  void relativeSchemaMapsAreReportedWhereTheRulesAreChecked() throws IOException {
    byte[] document = "Schemamap: /map.xml\nSchemamap: https://a.example/m.xml".getBytes(UTF_8);
    Context checked =
        Context.of(Extensions.of()).withProblems(new Problems()).with(FormatChecks.ON);
    try (var in = robots.indexReader(Documents.source(document), checked)) {
      assertNull(in.read());
    }
    assertEquals(
        List.of("robots.schemamap-relative 1", "robots.sitemap-missing 0"),
        checked.problems().first().stream()
            .map(it -> it.code() + ' ' + Math.max(0, it.location().line()))
            .toList());
  }

  @Test
  void licensesAreToldWhereTheRulesAreChecked() throws IOException {
    byte[] document =
        "Sitemap: https://a.example/s.xml\nLicense: /rsl.xml\nLicense: https://b.example/rsl.xml"
            .getBytes(UTF_8);
    Context checked =
        Context.of(Extensions.of()).withProblems(new Problems()).with(FormatChecks.ON);
    try (var in = robots.indexReader(Documents.source(document), checked)) {
      in.stream().toList();
    }
    assertEquals(
        List.of(
            "2 the license \"/rsl.xml\" is not an absolute http or https url",
            "3 the content of the site is under the license \"https://b.example/rsl.xml\""),
        checked.problems().first().stream()
            .map(it -> it.location().line() + " " + it.message())
            .toList());
  }
}
