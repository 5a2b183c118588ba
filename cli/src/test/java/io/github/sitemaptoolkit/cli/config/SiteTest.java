package io.github.sitemaptoolkit.cli.config;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.cli.CommandRun;
import io.github.sitemaptoolkit.site.CheckedSite;
import io.github.sitemaptoolkit.site.Site;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A site is published as its configuration file says. */
class SiteTest {

  @TempDir Path site;

  private Path write(String name, String... lines) throws IOException {
    Path file = site.resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, String.join("\n", lines) + "\n");
  }

  private CommandRun publish(String... arguments) {
    return CommandRun.of(
        Stream.concat(Stream.of("publish", "--config", site.toString()), Stream.of(arguments))
            .toArray(String[]::new));
  }

  private String published(String file) throws IOException {
    return Files.readString(site.resolve("public").resolve(file));
  }

  private List<String> files() throws IOException {
    try (Stream<Path> files = Files.list(site.resolve("public"))) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> name.endsWith("xml"))
          .sorted()
          .toList();
    }
  }

  private static long count(String text, String part) {
    return text.split(part, -1).length - 1L;
  }

  private void copyExample() throws IOException {
    Path example = Path.of("..", "examples", "site");
    try (Stream<Path> all = Files.walk(example)) {
      for (Path file : all.filter(Files::isRegularFile).toList()) {
        Path target = site.resolve(example.relativize(file).toString());
        Files.createDirectories(target.getParent());
        Files.copy(file, target);
      }
    }
  }

  /** Writes articles that were published hour by hour, the last one half an hour ago. */
  private void writeArticles(int count) throws IOException {
    Instant last = Instant.now().truncatedTo(ChronoUnit.SECONDS).minus(30, ChronoUnit.MINUTES);
    try (Stream<Path> old = Files.list(site.resolve("articles"))) {
      for (Path article : old.toList()) {
        Files.delete(article);
      }
    }
    for (int i = 0; i < count; i++) {
      String article =
          """
          {"url": "https://www.example.com/news/NUMBER", "headline": "Article NUMBER",
           "published": "DATE", "updated": "DATE"}
          """;
      Instant date = last.minus(count - 1L - i, ChronoUnit.HOURS);
      Files.writeString(
          site.resolve("articles/" + i + ".json"),
          article.replace("NUMBER", String.valueOf(i)).replace("DATE", date.toString()));
    }
  }

  @Test
  void aProgramPublishesTheSameBytes() throws IOException {
    copyExample();
    writeArticles(100);
    publish().exits(0);
    Map<String, String> command = takenFiles();
    Site.of(site).publish();
    assertEquals(command, takenFiles());
  }

  @Test
  void aProgramFindsTheSame() throws IOException {
    copyExample();
    Files.writeString(
        site.resolve("sitemap.toml"),
        Files.readString(site.resolve("sitemap.toml"))
            + "\n[validation]\nprofile = 'bing'\nrule = { 'lastmod.*' = 'error' }\n");
    publish().exits(0);
    Path pages = site.resolve("public/sitemap-pages.xml");
    Files.writeString(pages, Files.readString(pages).replaceFirst("<lastmod>2026", "<lastmod>x"));
    Files.delete(site.resolve("public/sitemap-videos.xml"));
    CommandRun command =
        CommandRun.of("validate", "--config", site.toString(), "--report", "ndjson").exits(1);
    List<String> found = new ArrayList<>();
    CheckedSite checked =
        Site.of(site).check(finding -> found.add(finding.code() + ' ' + finding.location().line()));
    List<String> expected =
        command
            .out()
            .lines()
            .filter(line -> line.startsWith("{\"input\"") && line.contains("\"code\""))
            .map(line -> value(line, "code") + ' ' + Math.max(0, number(value(line, "line"))))
            .toList();
    assertEquals(expected, found);
    assertTrue(checked.errors() > 1, checked::toString);
    assertFalse(checked.isGood());
  }

  private static String value(String json, String name) {
    int begin = json.indexOf("\"" + name + "\":");
    return begin < 0
        ? ""
        : json.substring(begin + name.length() + 3).replaceAll("^\\s*\"?([^\",}]*).*", "$1");
  }

  private static long number(String text) {
    return text.matches("\\d+") ? Long.parseLong(text) : 0;
  }

  /** Returns what is published, without the time of it, and removes it. */
  private Map<String, String> takenFiles() throws IOException {
    Map<String, String> files = new TreeMap<>();
    try (Stream<Path> all = Files.list(site.resolve("public"))) {
      for (Path file : all.toList()) {
        String text = Files.readString(file, StandardCharsets.ISO_8859_1);
        files.put(file.getFileName().toString(), text.replaceAll("\"replaced\": \"[^\"]*\"", ""));
        Files.delete(file);
      }
    }
    return files;
  }

  @Test
  void exampleIsOneFileAndOneWord() throws IOException {
    copyExample();
    writeArticles(300);
    CommandRun run = publish().exits(0);
    assertEquals("Sitemap: https://www.example.com/sitemap.xml\n", run.out());
    assertEquals(
        List.of(
            "sitemap-images.xml",
            "sitemap-news.xml",
            "sitemap-pages.xml",
            "sitemap-videos.xml",
            "sitemap.xml"),
        files());
    assertEquals(5 + 2 + 300, count(published("sitemap-pages.xml"), "<url>"));
    assertEquals(3, count(published("sitemap-images.xml"), "<url>"));
    assertEquals(2, count(published("sitemap-videos.xml"), "<url>"));
    assertEquals(48, count(published("sitemap-news.xml"), "<url>"), "of two days, by the hour");
    assertEquals(48, count(published("sitemap-news.xml"), "<news:name>Alpine News</news:name>"));
    assertEquals(
        List.of("images", "news", "pages", "videos"),
        Stream.of(published("sitemap.xml").split("\n"))
            .filter(line -> line.contains("<loc>"))
            .map(line -> line.replaceAll(".*sitemap-|[.]xml.*", ""))
            .toList());
  }

  /** With news and without, whatever the engine. */
  @Test
  void exampleHasInfosAloneWhichTheDocumentExplains() throws IOException {
    copyExample();
    String document = Files.readString(Path.of("..", "docs", "site.md"));
    for (int articles : List.of(0, 3)) {
      if (articles > 0) {
        writeArticles(articles);
      }
      publish().exits(0);
      for (String profile :
          List.of("google", "google-news", "sitemaps.org", "bing", "yandex", "baidu")) {
        String file = site.resolve("sitemap.toml").toString();
        CommandRun run =
            CommandRun.of("validate", "--config", file, "--profile", profile, "-v").exits(0);
        List<String> findings =
            Stream.of(run.out().split("\n"))
                .filter(line -> line.matches(".*: (info|warning|error): .*"))
                .toList();
        assertFalse(findings.isEmpty());
        for (String finding : findings) {
          assertTrue(finding.contains(": info: "), finding);
          String code = finding.replaceFirst(".*: info: ([a-z.-]+): .*", "$1");
          assertTrue(document.contains("\n| `" + code + "` | "), finding);
        }
      }
    }
  }

  @Test
  void secondRunChangesNothing() throws IOException {
    copyExample();
    publish().exits(0);
    assertTrue(publish().exits(0).err().contains("; 0 files written, 5 unchanged, 0 removed"));
    CommandRun diff = CommandRun.of("diff", "--config", site.toString()).exits(0);
    assertTrue(diff.err().endsWith("0 added, 0 removed, 0 changed\n"), diff.err());
  }

  @Test
  void optionsStandBeforeOrBehindTheCommand() throws IOException {
    copyExample();
    String dir = site.toString();
    CommandRun.of("--config", dir, "-q", "publish").exits(0);
    CommandRun.of("-q", "--config=" + dir, "publish", "--by", "month").exits(0);
    assertEquals("", CommandRun.of("-q", "verify", "--config", dir).exits(0).err());
    CommandRun run = CommandRun.of("--config", dir, "config", "show", "--json").exits(0);
    assertTrue(run.out().contains("set.news.since"), run.out());
    assertTrue(
        CommandRun.of("--help", "verify").exits(0).out().contains("  sitemap verify public"));
    String err = CommandRun.of("--confg", dir, "verify").exits(2).err();
    assertTrue(err.startsWith("sitemap: there is no option --confg; did you mean --config?"), err);
  }

  @Test
  void valueOfAnOptionIsNoCommand() throws IOException {
    copyExample();
    Path publish = site.resolve("publish");
    Files.createDirectories(publish);
    Files.copy(site.resolve("sitemap.toml"), publish.resolve("sitemap.toml"));
    String err = CommandRun.of("--config", "publish", "verify").exits(4).err();
    assertTrue(err.startsWith("sitemap: publish"), err);
    String file = site.resolve("export/urls.csv").toString();
    CommandRun.of("-q", "count", "--", file).exits(0);
    CommandRun.of("--config", "publish").exits(2);
  }

  @Test
  void setOfNewsKeepsAnEmptyFile() throws IOException {
    copyExample();
    String err = publish().exits(0).err();
    assertTrue(err.contains(", set news: no urls; its file is empty\n"), err);
    assertTrue(err.contains(", set pages: 9 urls in 1 sitemap\n"), err);
    assertTrue(err.contains(": 15 urls of 4 sets in 4 sitemaps; 5 files written"), err);
    String news = published("sitemap-news.xml");
    assertTrue(news.contains("xmlns:news="), news);
    assertEquals(0, count(news, "<url>"));
    String index = published("sitemap.xml");
    assertTrue(index.contains("<loc>https://www.example.com/sitemap-news.xml</loc>"), index);
    CommandRun check =
        CommandRun.of("validate", "--profile", "google", site.resolve("public").toString());
    assertEquals(0, check.exitCode(), check.out());
    assertFalse(check.out().contains("ns.extension-unused"), check.out());

    writeArticles(10);
    publish().exits(0);
    assertEquals(10, count(published("sitemap-news.xml"), "<url>"));
    try (Stream<Path> articles = Files.list(site.resolve("articles"))) {
      for (Path article : articles.toList()) {
        Files.writeString(article, Files.readString(article).replaceAll("20[0-9]{2}-", "2020-"));
      }
    }
    publish().exits(0);
    assertEquals(news, published("sitemap-news.xml"));
    assertEquals(index, published("sitemap.xml"));
  }

  @Test
  void setWithoutUrlsHasNoFileIfItIsToldSo() throws IOException {
    copyExample();
    Path file = site.resolve("sitemap.toml");
    Files.writeString(file, Files.readString(file) + "when-empty = 'remove'\n");
    String err = publish().exits(0).err();
    assertTrue(err.contains(", set news: no urls, so it has no file\n"), err);
    assertFalse(files().contains("sitemap-news.xml"));
    Files.writeString(file, Files.readString(file).replace("'remove'", "'keep'"));
    assertTrue(
        publish().exits(2).err().contains(": error: config.value: when-empty keep: use empty or"));
  }

  @Test
  void setKeepsTheFieldsThatItSelects() throws IOException {
    copyExample();
    writeArticles(3);
    Path file = site.resolve("sitemap.toml");
    publish().exits(0);
    assertEquals(0, count(published("sitemap-pages.xml"), "<news:news>"));
    assertEquals(0, count(published("sitemap-pages.xml"), "xmlns:news"));
    assertEquals(3, count(published("sitemap-news.xml"), "<news:news>"));
    assertTrue(count(published("sitemap-pages.xml"), "<image:loc>") > 0);
    Files.writeString(file, Files.readString(file).replace("lastmod,image,", "lastmod,imag,"));
    String err = publish().exits(2).err();
    assertTrue(err.contains("sitemap.toml:"), err);
    assertTrue(err.contains(": error: config.value: select: "), err);
  }

  @Test
  void oneSetIsPublishedAlone() throws IOException {
    copyExample();
    publish().exits(0);
    writeArticles(10);
    Map<String, String> before = new TreeMap<>();
    for (String file : files()) {
      before.put(file, published(file));
    }
    publish("--set", "news").exits(0);
    assertEquals(10, count(published("sitemap-news.xml"), "<url>"));
    assertEquals(before.get("sitemap-pages.xml"), published("sitemap-pages.xml"));
    assertEquals(4, count(published("sitemap.xml"), "<sitemap>"));
  }

  @Test
  void brokenFeedDoesNotEmptyItsSet() throws IOException {
    copyExample();
    publish().exits(0);
    write("feeds/video.rss", "<rss version=\"2.0\"><channel><title>x</title></channel></rss>");
    String before = published("sitemap-videos.xml");
    String err = publish().exits(1).err();
    assertTrue(
        err.contains(
            ", set videos: error: publish.shrink: the set has no urls any more, so it would have"
                + " no file: 2 of 2 published urls would go (100 %, counted); at most 30 % may go,"
                + " so nothing was written; if that is intended, --max-shrink 100% allows it, and"
                + " when-empty of the set says whether its file stays\n"),
        err);
    assertEquals(before, published("sitemap-videos.xml"));
    assertFalse(publish("--max-shrink", "100%").exits(0).err().contains("error"), "flags win");
  }

  @Test
  void withoutSetsItIsPublishedAsWithFlags() throws IOException {
    write(
        "urls.csv", "Adresse;Stand", "https://example.com/a;2026-01-02", "https://example.com/b;");
    write(
        "sitemap.toml",
        "base-url = 'https://example.com/'",
        "output = 'public'",
        "max-urls = 1",
        "gzip = true",
        "map = ['Adresse=loc', 'Stand=lastmod']",
        "input = { path = 'urls.csv' }");
    publish().exits(0);
    Path other = site.resolve("other");
    CommandRun.of(
            "publish",
            site.resolve("urls.csv").toString(),
            "-o",
            other.toString(),
            "--base-url",
            "https://example.com/",
            "--max-urls=1",
            "--gzip",
            "--map",
            "Adresse=loc",
            "--map",
            "Stand=lastmod")
        .exits(0);
    for (String name : new String[] {".sitemap-manifest.json", "sitemap.xml"}) {
      assertEquals(Files.readString(other.resolve(name)), published(name));
    }
    assertTrue(Files.exists(site.resolve("public/sitemap-0.xml.gz")), files().toString());
  }

  @Test
  void optionsOfAnInputWinOverThoseOfAll() throws IOException {
    write("a.csv", "A,B", "https://example.com/a,2026-01-02");
    write("b.csv", "C,B", "/b,2026-01-03");
    write(
        "sitemap.toml",
        "base-url = 'https://example.com/'",
        "output = 'public'",
        "map = { A = 'loc', B = 'lastmod' }",
        "[[input]]",
        "path = 'a.csv'",
        "[[input]]",
        "path = ['b.csv']",
        "base = 'https://example.com/'",
        "map = { C = 'loc', B = '' }");
    publish().exits(0);
    assertTrue(published("sitemap.xml").contains("<lastmod>2026-01-02<"), published("sitemap.xml"));
    assertTrue(published("sitemap.xml").contains("<loc>https://example.com/b<"));
    assertFalse(published("sitemap.xml").contains("2026-01-03"));
  }

  @Test
  void flagsWinOverTheFileAlsoInSetsAndInputs() throws IOException {
    write("urls.txt", "https://example.com/a", "https://example.com/b");
    write(
        "sitemap.toml",
        "base-url = 'https://wrong.example/'",
        "output = 'public'",
        "max-urls = 1",
        "[[input]]",
        "path = 'urls.txt'",
        "[set.all]",
        "by = 'month'");
    publish("--base-url", "https://example.com/", "--by=sequence").exits(0);
    assertEquals(List.of("sitemap-all-1.xml", "sitemap-all-2.xml", "sitemap.xml"), files());
  }

  @Test
  void inputsOnTheCommandLineReplaceThoseOfTheFile() throws IOException {
    write("urls.txt", "https://example.com/a");
    Path other = write("other.txt", "https://example.com/other");
    write(
        "sitemap.toml",
        "base-url = 'https://example.com/'",
        "output = 'public'",
        "[[input]]",
        "path = 'urls.txt'");
    publish(other.toString()).exits(0);
    assertTrue(published("sitemap.xml").contains("https://example.com/other"));
    assertFalse(published("sitemap.xml").contains("https://example.com/a<"));
  }

  @Test
  void conditionsOfASetMustAllBeMet() throws IOException {
    write(
        "urls.csv",
        "loc,lastmod,changefreq",
        "https://example.com/blog/a,2026-05-02,daily",
        "https://example.com/blog/b,2026-05-02,weekly",
        "https://example.com/blog/old,2024-05-02,daily",
        "https://example.com/blog/undated,,daily",
        "https://example.com/shop/c,2026-05-02,daily");
    write(
        "sitemap.toml",
        "base-url = 'https://example.com/'",
        "output = 'public'",
        "[[input]]",
        "path = 'urls.csv'",
        "[set.blog]",
        "where = ['changefreq=daily', 'has lastmod', 'loc~/blog/']",
        "since = 2026-01",
        "[set.rest]",
        "exclude = '*/blog/*'",
        "[set.dated]",
        "since = '2026-01-01'");
    // a month is no date of TOML
    assertTrue(publish().exits(2).err().startsWith(site.resolve("sitemap.toml") + ":7:"));
    write(
        "sitemap.toml",
        Files.readString(site.resolve("sitemap.toml")).replace("2026-01\n", "2026-01-01\n"));
    String err = publish().exits(0).err();
    assertEquals(1, count(published("sitemap-blog.xml"), "<url>"));
    assertTrue(published("sitemap-blog.xml").contains("/blog/a<"));
    assertEquals(1, count(published("sitemap-rest.xml"), "<url>"));
    assertEquals(3, count(published("sitemap-dated.xml"), "<url>"));
    assertTrue(
        err.contains(", set dated: 3 urls in 1 sitemap; 1 entry left out by since: no valid"), err);
  }

  @Test
  void byteOrderMarkAndWindowsLinesAreFine() throws IOException {
    write("urls.txt", "https://example.com/a");
    Files.writeString(
        site.resolve("sitemap.toml"),
        "\uFEFFbase-url = 'https://example.com/'\r\noutput = 'public'\r\n[[input]]\r\n"
            + "path = 'urls.txt'\r\n",
        StandardCharsets.UTF_8);
    publish().exits(0);
    assertEquals(List.of("sitemap.xml"), files());
  }

  @Test
  void updateSaysThatSetsArePublishedAgain() throws IOException {
    copyExample();
    publish().exits(0);
    Path more = write("more.txt", "https://www.example.com/more");
    String err =
        CommandRun.of("update", site.resolve("public").toString(), "--add", more.toString())
            .exits(1)
            .err();
    assertTrue(err.contains("publish.manifest: named sets were published here"), err);
    assertTrue(err.contains("sitemap publish"), err);
  }

  @Test
  void theNameOfThePublicationCountsBeforeTheTitleOfAFeed() throws IOException {
    Instant now = Instant.now().truncatedTo(ChronoUnit.SECONDS).minus(1, ChronoUnit.HOURS);
    write(
        "town.atom",
        "<feed xmlns='http://www.w3.org/2005/Atom' xml:lang='en'><title>Town | The Daily</title>",
        "<entry><title>Fair</title><link href='https://www.example.com/fair'/>",
        "<published>" + now + "</published><updated>" + now + "</updated></entry></feed>");
    write(
        "sitemap.toml",
        "output = 'public'",
        "base-url = 'https://www.example.com/'",
        "[defaults]",
        "news.publication.name = 'The Daily'",
        "[[input]]",
        "path = 'town.atom'",
        "with = ['news']");
    CommandRun run = publish().exits(0);
    assertTrue(published("sitemap.xml").contains("<news:name>The Daily</news:name>"));
    assertFalse(run.err().contains("name-section"), run.err());
  }

  private void writeOutside(String... options) throws IOException {
    write("urls.txt", "https://example.com/a", "https://elsewhere.example/b");
    List<String> lines =
        Stream.concat(
                Stream.of("base-url = 'https://example.com/'", "output = 'public'"),
                Stream.of(options))
            .toList();
    write("sitemap.toml", String.join("\n", lines), "[[input]]", "path = 'urls.txt'");
  }

  @Test
  void flagWinsOverAnOptionThatContradictsIt() throws IOException {
    writeOutside("allow-outside = true");
    String refused = publish("--max-outside", "5%").exits(1).err();
    assertTrue(refused.contains("publish.outside"), refused);
    assertFalse(Files.exists(site.resolve("public").resolve("sitemap.xml")));
    publish().exits(0);
    writeOutside("max-outside = '5%'");
    publish().exits(1);
    publish("--allow-outside").exits(0);
  }

  @Test
  void flagSaysHowManyMessagesArePrinted() throws IOException {
    writeOutside("allow-outside = true", "quiet = true");
    assertEquals("", publish().exits(0).err());
    String verbose = publish("--verbose").exits(0).err();
    assertTrue(verbose.contains("2 urls"), verbose);
  }

  @Test
  void dryRunWritesNothing() throws IOException {
    copyExample();
    String out = publish("--dry-run").exits(0).out();
    assertTrue(out.contains("sitemap-videos.xml"), out);
    assertFalse(Files.exists(site.resolve("public")));
  }
}
