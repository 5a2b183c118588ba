package io.github.sitemaptoolkit.pages;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.converters.option.FeedOptions;
import io.github.sitemaptoolkit.ext.image.Image;
import io.github.sitemaptoolkit.ext.link.Link;
import io.github.sitemaptoolkit.ext.news.News;
import io.github.sitemaptoolkit.ext.video.Video;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.pages.option.LastmodSource;
import io.github.sitemaptoolkit.pages.option.TrailingSlash;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.SitemapException;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HtmlFormatTest extends FolderTest {

  @Test
  void urlsAreThoseOfAServer() throws IOException {
    for (String name :
        List.of("index.html", "a.html", "b/index.html", "b/c.htm", "ä ö/100%.html")) {
      write(name, "", "");
    }
    writeText("style.css", "");

    assertEquals(
        List.of(
            BASE + "a.html",
            BASE + "b/c.htm",
            BASE + "b/",
            BASE,
            BASE + "%C3%A4%20%C3%B6/100%25.html"),
        locs());
    assertEquals(List.of(), leftOut());
  }

  @Test
  void extensionsAndSlashesAreAMatterOfTheServer() throws IOException {
    for (String name : List.of("index.html", "a.html", "b/index.html")) {
      write(name, "", "");
    }

    options = options.withExtensionless(true);
    assertEquals(List.of(BASE + "a", BASE + "b/", BASE), locs());
    options = options.withTrailingSlash(TrailingSlash.ALWAYS);
    assertEquals(List.of(BASE + "a/", BASE + "b/", BASE), locs());
    options = options.withTrailingSlash(TrailingSlash.NEVER);
    assertEquals(List.of(BASE + "a", BASE + "b", BASE), locs());
    options = options.withExtensionless(false);
    assertEquals(List.of(BASE + "a.html", BASE + "b", BASE), locs());
  }

  @Test
  void theFolderItselfMayBeALink(@TempDir Path other) throws IOException {
    write("a.html", "", "");
    Path link = Files.createSymbolicLink(other.resolve("link"), folder);
    folder = link;

    assertEquals(List.of(BASE + "a.html"), locs());
  }

  @Test
  void structuredDataCountsBeforeMeta() throws IOException {
    String data =
        "<script type=application/ld+json>{\"@type\":\"WebPage\",\"dateModified\":\"%s\"}</script>";
    String meta = "<meta property=article:modified_time content=2026-01-01>";
    write("a.html", data.formatted("2026-02-02T10:00:00+01:00") + meta, "");
    write("b.html", meta, "");
    write("c.html", data.formatted("soon"), "");

    assertEquals("2026-02-02T10:00:00+01:00", read().get(0).lastmod());
    assertEquals("2026-01-01", read().get(1).lastmod());
    assertEquals(null, read().get(2).lastmod());
    assertEquals(
        "1 page with a date that cannot be read and is not used: \"c.html: soon\"",
        told("html.date"));
    options = options.withLastmod(List.of(LastmodSource.META));
    assertEquals("2026-01-01", read().get(0).lastmod());
  }

  @Test
  void theDateOfTheBuildIsNotThatOfPages() throws IOException {
    for (int i = 0; i < 30; i++) {
      String date =
          i < 10
              ? "2026-01-%02dT10:00:00Z".formatted(i + 1)
              : "2026-11-26T10:30:%02dZ".formatted(i);
      write(
          "p%02d.html".formatted(i),
          "<meta property=article:modified_time content=" + date + ">",
          "");
    }

    List<UrlEntry> pages = read();
    assertEquals("2026-01-01T10:00:00Z", pages.get(0).lastmod());
    assertEquals(null, pages.get(29).lastmod());
    assertEquals(
        "20 pages have the same date as most, by meta, which is when the site was built and is not"
            + " used; the first is \"p10.html\"",
        told("html.build-date"));
  }

  @Test
  void timesOfFilesAreUsedOnlyIfAskedFor() throws IOException {
    write("a.html", "", "");
    write("b.html", "", "");
    Files.setLastModifiedTime(
        folder.resolve("a.html"), FileTime.from(Instant.parse("2026-01-01T10:00:00Z")));

    assertEquals(null, read().get(0).lastmod());
    options = options.withLastmod(List.of(LastmodSource.FILE));
    assertEquals("2026-01-01T10:00:00Z", read().get(0).lastmod());
  }

  @Test
  void extensionsFindThemselvesInPages() throws IOException {
    write(
        "a.html",
        "<link rel=alternate hreflang=en href=/a.html><link rel=alternate hreflang=de"
            + " href=/de/a.html><meta property=og:image content=/og.jpg>"
            + "<meta name=description content=About>",
        "<figure><img src=/a.jpg><figcaption>Cap</figcaption></figure>"
            + "<iframe src=https://www.youtube.com/embed/dQw4w9WgXcQ></iframe>");

    UrlEntry page = read().get(0);
    assertEquals(
        List.of(BASE + "a.jpg", BASE + "og.jpg"),
        page.extensions(Image.class).stream().map(Image::loc).toList());
    assertEquals("Cap", page.extensions(Image.class).get(0).caption());
    assertEquals("a.html", page.extension(Video.class).orElseThrow().title());
    assertEquals(
        List.of("en", "de"), page.extensions(Link.class).stream().map(Link::hreflang).toList());
  }

  @Test
  void whatMostPagesShowBelongsToNone() throws IOException {
    for (int i = 0; i < 10; i++) {
      write("p" + i + ".html", "", "<img src=/logo.png><img src=/p" + i + ".jpg>");
    }

    for (UrlEntry page : read()) {
      assertEquals(1, page.extensions(Image.class).size(), page.loc());
    }
  }

  @Test
  void aTableSaysWhatEmbedsDoNot() throws IOException {
    write("a.html", "", "<iframe src=https://player.vimeo.com/video/123?h=x></iframe>");
    write("b.html", "", "<iframe src=https://player.vimeo.com/video/456></iframe>");
    Path table = folder.resolve("videos.csv");
    Files.writeString(
        table,
        "\uFEFFid,title,description,thumbnail,duration\n"
            + "123,\"One, two\",About,https://example.com/t.jpg,90\n");
    options = options.withVideos(table);

    List<UrlEntry> pages = read();
    Video video = pages.get(0).extension(Video.class).orElseThrow();
    assertEquals("One, two", video.title());
    assertEquals("About", video.description());
    assertEquals("https://example.com/t.jpg", video.thumbnailLoc());
    assertEquals("90", video.duration());
    assertEquals("https://player.vimeo.com/video/123?h=x", video.playerLoc().url());
    assertTrue(pages.get(1).extension(Video.class).isEmpty());

    Files.writeString(table, "id,name\n123,x\n");
    SitemapException e = assertThrows(SitemapException.class, this::read);
    assertEquals("html.videos", e.problem().code());
    for (String text : List.of("id,id\n", "id,title\n1,\"x\n", "")) {
      Files.writeString(table, text);
      assertEquals(
          "html.videos", assertThrows(SitemapException.class, this::read).problem().code());
    }
    Files.writeString(table, "id,title\n123,a\n123,b\n,c\n456\n");
    read();
    assertEquals(
        List.of(
            "another row has the id \"123\"; the row is not used",
            "there is no id; the row is not used",
            "there are more or fewer cells than columns; the row is not used"),
        problems.stream()
            .filter(it -> it.code().equals("html.videos"))
            .map(Problem::message)
            .toList());
  }

  @Test
  void aTableSaysWhatFilesDoNot() throws IOException {
    write("a.html", "", "<video src=/a.mp4></video>");
    write("b.html", "", "<video src=/b.mp4></video>");
    Path table = folder.resolve("videos.csv");
    Files.writeString(
        table,
        "id,title,description,thumbnail,duration\n"
            + "https://example.com/a.mp4,One,About,https://example.com/t.jpg,90\n");
    options = options.withVideos(table);

    List<UrlEntry> pages = read();
    Video video = pages.get(0).extension(Video.class).orElseThrow();
    assertEquals("One", video.title());
    assertEquals("90", video.duration());
    assertEquals("https://example.com/a.mp4", video.contentLoc());
    assertTrue(pages.get(1).extension(Video.class).isEmpty());
    String told = told("html.video");
    assertTrue(told.contains("without a description and without a thumbnail"), told);
    assertTrue(told.endsWith("\"b.html: https://example.com/b.mp4\""), told);
  }

  @Test
  void onlyArticlesOfNewsAreNews() throws IOException {
    String data =
        "<script"
            + " type=application/ld+json>{\"@type\":\"%s\",\"headline\":\"Head\",\"datePublished\":"
            + "\"2026-11-26T08:00:00Z\",\"publisher\":{\"name\":\"Paper\"}}</script>";
    write("a.html", data.formatted("NewsArticle"), "");
    write("b.html", data.formatted("BlogPosting"), "");
    FeedOptions wanted =
        FeedOptions.DEFAULTS
            .withExtensions(Set.of("news"))
            .withNow(Instant.parse("2026-11-26T10:00:00Z"));

    List<UrlEntry> pages = read(context.with(wanted));
    News news = pages.get(0).extension(News.class).orElseThrow();
    assertEquals("Head", news.title());
    assertEquals("Paper", news.publication().name());
    assertEquals("en", news.publication().language());
    assertTrue(pages.get(1).extension(News.class).isEmpty());
  }

  @Test
  void pathsTellTranslations() throws IOException {
    for (String name : List.of("en/a.html", "de/a.html", "de/b.html", "img/a.html")) {
      write(name, "", "");
    }
    options = options.withAlternates("/{lang}/**", "en");

    List<UrlEntry> pages = read();
    assertEquals(
        List.of(
            "de " + BASE + "de/a.html",
            "en " + BASE + "en/a.html",
            "x-default " + BASE + "en/a.html"),
        pages.get(0).extensions(Link.class).stream()
            .map(it -> it.hreflang() + ' ' + it.href())
            .toList());
    assertEquals(List.of(), pages.get(1).extensions(Link.class));
    assertEquals(List.of(), pages.get(3).extensions(Link.class));
  }

  @Test
  void theDefaultLanguageMayBeAtTheRoot() throws IOException {
    options = options.withAlternates("/{lang}/**", "en");
    for (String page : List.of("", "guide/")) {
      write(page + "index.html", "", "");
      write("pl/" + page + "index.html", "", "");
      write("cs/" + page + "index.html", "", "");
    }
    write("only.html", "", "");
    write("pt_BR/index.html", "", "");

    List<UrlEntry> pages = read();

    for (UrlEntry page : pages.subList(0, 4)) {
      boolean guide = page.loc().endsWith("guide/");
      String rest = guide ? "guide/" : "";
      List<Link> wanted = new ArrayList<>();
      wanted.add(Link.alternate("cs", BASE + "cs/" + rest));
      wanted.add(Link.alternate("en", BASE + rest));
      wanted.add(Link.alternate("pl", BASE + "pl/" + rest));
      if (!guide) {
        wanted.add(Link.alternate("pt-BR", BASE + "pt_BR/"));
      }
      wanted.add(Link.alternate("x-default", BASE + rest));
      assertEquals(wanted, page.extensions(Link.class), page.loc());
    }
    assertEquals(BASE + "only.html", pages.get(4).loc());
    assertEquals(List.of(), pages.get(4).extensions(Link.class));
    assertFalse(codes().contains("html.alternates"), problems.toString());
  }

  @Test
  void aDefaultLanguageThatNoPageHasIsTold() throws IOException {
    write("de/a.html", "", "");
    write("fr/a.html", "", "");

    options = options.withAlternates("/{lang}/**", "en");
    read();
    assertTrue(codes().contains("html.alternates"), problems.toString());

    options = options.withAlternates("/{lang}/**", "FR");
    assertEquals(3, read().get(0).extensions(Link.class).size());
    assertFalse(codes().contains("html.alternates"), problems.toString());

    write("a.html", "", "");
    options = options.withAlternates("/{lang}/**", null);
    read();
    assertTrue(codes().contains("html.alternates"), problems.toString());
  }

  @Test
  void aLoneTranslationIsKeptWithThePageItself() throws IOException {
    String de = "<link rel=alternate hreflang=de href=\"https://example.de/a\">";
    String page = "<!doctype html><html lang=\"%s\"><head>%s</head><body></body></html>";
    Link other = Link.alternate("de", "https://example.de/a");
    for (String language : List.of("en", "en-GB", "zh-Hant-TW", "de-AT")) {
      writeText("a.html", page.formatted(language, de + de));
      assertEquals(
          List.of(Link.alternate(language, BASE + "a.html"), other),
          read().get(0).extensions(Link.class));
      assertEquals(List.of(), problems);
    }
    for (String language : List.of("", "de", "english", "en_US", "en-XX", "DE")) {
      writeText("a.html", page.formatted(language, de));
      assertEquals(List.of(other), read().get(0).extensions(Link.class));
      assertEquals(List.of("html.alternates"), codes());
    }
    writeText("a.html", page.formatted("en", "<link rel=alternate hreflang=en href=a.html>"));
    assertEquals(List.of(), read().get(0).extensions(Link.class));
    assertEquals(List.of(), problems);
  }

  @Test
  void namesOfFilesMayHaveAnyCharacter() throws IOException {
    write("Is it C#.html", "", "");
    write("Why? #1/index.html", "", "");
    write("100%.html", "", "");
    write("a%20b.html", "", "");
    write("what?.HTML", "", "");

    assertEquals(
        List.of(
            BASE + "100%25.html",
            BASE + "Is%20it%20C%23.html",
            BASE + "Why%3F%20%231/",
            BASE + "a%2520b.html",
            BASE + "what%3F.HTML"),
        locs());
    write("robots", "", "");
    options = options.withExtensionless(true);
    assertTrue(locs().contains(BASE + "Is%20it%20C%23"), locs().toString());
  }

  @Test
  void aContradictionOfLanguagesIsTold() throws IOException {
    write(
        "a.html",
        "<link rel=alternate hreflang=de href=/a.html><link rel=alternate hreflang=fr"
            + " href=/b.html>",
        "");
    write("b.html", "<link rel=alternate hreflang=en-GB href=/b.html>", "");

    read();
    assertTrue(told("html.language-contradiction").endsWith(": \"a.html\""));
  }

  @Test
  void documentsArePagesIfAskedFor() throws IOException {
    write("a.html", "", "");
    writeText("b c.pdf", "%PDF");

    assertEquals(List.of(BASE + "a.html"), locs());
    options = options.withDocuments(true);
    assertEquals(List.of(BASE + "a.html", BASE + "b%20c.pdf"), locs());
  }

  @Test
  void pagesThatAreTooLongOrBrokenAreReadAsFarAsPossible() throws IOException {
    write("a.html", "", "<img src=/a.jpg>" + "x".repeat(5000) + "<img src=/b.jpg>");
    writeText("b.html", "<html><head><title>a<body><img src='/c.jpg");
    options = options.withMostBytes(2000);

    List<UrlEntry> pages = read();
    assertEquals(1, pages.get(0).extensions(Image.class).size());
    assertEquals(2, pages.size());
    assertTrue(told("html.too-long").startsWith("1 page longer than 2000 bytes"));
  }

  @Test
  void aSinglePageIsAnEntryOfItsOwnUrl() throws IOException {
    byte[] page = "<p>Hi<img src=a.jpg>".getBytes(StandardCharsets.UTF_8);
    Context own = context.withBase("https://example.com/x/y");
    try (Source source = Source.of(new ByteArrayInputStream(page), "-");
        EntryReader<UrlEntry> pages = new HtmlFormat().reader(source, own)) {
      UrlEntry entry = pages.read();
      assertEquals("https://example.com/x/y", entry.loc());
      assertEquals("https://example.com/x/a.jpg", entry.extension(Image.class).orElseThrow().loc());
      assertEquals(null, pages.read());
    }
  }

  @Test
  void aBaseIsNeeded() throws IOException {
    try (Source source = Source.ofDirectory(folder)) {
      assertThrows(
          IllegalArgumentException.class,
          () -> new HtmlFormat().reader(source, context.withBase(null)));
    }
  }

  @Test
  void threadsDoNotChangeTheOrder() throws IOException {
    for (int i = 0; i < 200; i++) {
      write("p" + i + ".html", "", "x".repeat(i * 37 % 5000));
    }

    options = options.withThreads(1);
    List<UrlEntry> one = read();
    options = options.withThreads(8).withMostBytes(8 << 10);
    assertEquals(one, read());
  }
}
