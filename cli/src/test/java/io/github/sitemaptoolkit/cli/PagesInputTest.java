package io.github.sitemaptoolkit.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Folders of pages as inputs of commands. */
class PagesInputTest {

  private static final String SITE = "https://a.example/";

  @TempDir Path directory;

  private Path folder;

  @BeforeEach
  void writePages() throws IOException {
    folder = Files.createDirectory(directory.resolve("public"));
    for (String name : List.of("index.html", "a.html", "b.html")) {
      Files.writeString(folder.resolve(name), "<!doctype html><title>" + name + "</title>");
    }
  }

  private static CommandRun run(Object... arguments) {
    return CommandRun.of(List.of(arguments).stream().map(Object::toString).toArray(String[]::new));
  }

  private List<String> published() throws IOException {
    return Files.readString(folder.resolve("sitemap.xml"))
        .lines()
        .filter(line -> line.contains("<loc>"))
        .map(line -> line.replaceAll("\\s*</?loc>", ""))
        .toList();
  }

  @Test
  void aFolderIsPublishedIntoItself() throws IOException {
    Files.writeString(folder.resolve("urls.txt"), SITE + "not-a-page\n");
    for (int i = 0; i < 2; i++) {
      run("publish", folder, "--from", "html", "-o", folder, "--base-url", SITE).exits(0);
      assertEquals(List.of(SITE, SITE + "a.html", SITE + "b.html"), published());
    }
    Files.delete(folder.resolve("b.html"));
    run("publish", folder, "--from", "html", "-o", folder, "--base-url", SITE).exits(0);
    assertEquals(List.of(SITE, SITE + "a.html"), published());
    assertTrue(Files.exists(folder.resolve("a.html")));
  }

  @Test
  void theSitemapOfTheGeneratorIsTakenOnlyIfAsked() throws IOException {
    String foreign =
        "<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\"><url><loc>"
            + SITE
            + "</loc></url></urlset>";
    Files.writeString(folder.resolve("sitemap.xml"), foreign);

    run("publish", folder, "--from", "html", "-o", folder, "--base-url", SITE).exits(1);
    assertEquals(foreign, Files.readString(folder.resolve("sitemap.xml")));
    run("publish", folder, "--from", "html", "-o", folder, "--base-url", SITE, "--adopt").exits(0);
    assertEquals(3, published().size());
  }

  @Test
  void theConfigurationMayNameTheFolder() throws IOException {
    Path config = directory.resolve("sitemap.toml");
    Files.writeString(
        config,
        """
        output = "public"
        base-url = "https://a.example/"

        [[input]]
        path = "public"
        from = "html"
        extensionless = true
        """);

    run("publish", "--config", config).exits(0);
    assertEquals(List.of(SITE, SITE + "a", SITE + "b"), published());
  }

  @Test
  void theUrlOfTheFolderIsNeeded() {
    CommandRun run = run("convert", folder, "--from", "html", "-o", directory.resolve("x.xml"));
    assertTrue(run.exits(2).err().contains("--from html needs --base"), run.err());
    assertFalse(Files.exists(directory.resolve("x.xml")));
  }

  @Test
  void pagesAreCountedAndConverted() throws IOException {
    assertTrue(run("count", folder, "--from", "html", "--base", SITE).exits(0).out().contains("3"));
    Path table = directory.resolve("pages.csv");
    run("convert", folder, "--from", "html", "--base", SITE, "-o", table).exits(0);
    assertEquals(4, Files.readAllLines(table).size());
    Path feed = directory.resolve("pages.rss");
    run("convert", folder, "--from", "html", "--base", SITE, "-o", feed).exits(0);
    assertTrue(Files.readString(feed).contains("<title>a.html</title>"));
  }

  @Test
  void aPageIsNeverTakenForASitemap() throws IOException {
    Path sitemap = directory.resolve("sitemap.xml");
    Files.writeString(sitemap, "<!doctype html><html><title>404</title></html>");

    run("convert", sitemap, "-o", directory.resolve("x.txt")).exits(1);
    run("convert", folder, "-o", directory.resolve("x.txt")).exits(4);
  }

  @Test
  void theTableOfVideosIsNotReplaced() throws IOException {
    Path table = Files.writeString(directory.resolve("videos.csv"), "id,title\n1,x\n");
    run("convert", folder, "--from", "html", "--base", SITE, "--videos", table, "-o", table)
        .exits(2);
    assertEquals("id,title\n1,x\n", Files.readString(table));
  }

  @Test
  void aFolderWithoutPagesIsRefused() throws IOException {
    Path empty = Files.createDirectory(directory.resolve("empty"));
    Path output = directory.resolve("x.txt");
    CommandRun run = run("convert", empty, "--from", "html", "--base", SITE, "-o", output).exits(1);
    assertTrue(run.err().contains("there is no HTML file in this folder"), run.err());
  }

  @Test
  void initProposesAFolderOfPages() throws IOException {
    Files.writeString(
        folder.resolve("index.html"),
        "<!doctype html><title>x</title><link rel=canonical href=" + SITE + ">");
    Files.writeString(
        folder.resolve("sitemap.xml"),
        "<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\"><url><loc>"
            + SITE
            + "</loc></url></urlset>");
    Path config = directory.resolve("sitemap.toml");

    run("init", folder, "-o", config).exits(0);
    String text = Files.readString(config);
    assertTrue(text.contains("base-url = \"" + SITE + "\""), text);
    assertTrue(text.contains("from = \"html\""), text);
    assertTrue(text.contains("adopt = true"), text);
    run("publish", "--config", config).exits(0);
    assertEquals(List.of(SITE, SITE + "a.html", SITE + "b.html"), published());
  }

  private Path sitemap(String... pages) throws IOException {
    var xml = new StringBuilder("<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">");
    for (String page : pages) {
      xml.append("<url><loc>").append(SITE).append(page).append("</loc></url>");
    }
    Path file = directory.resolve("listed.xml");
    return Files.writeString(file, xml + "</urlset>");
  }

  @Test
  void diffTellsForgottenPagesAndThoseThatAreGone() throws IOException {
    Path listed = sitemap("", "a.html", "gone.html", "old.html");
    Files.writeString(
        folder.resolve("old.html"), "<!doctype html><meta name=robots content=noindex>");
    String pages = SITE + "=" + folder;

    CommandRun run = run("diff", listed, "--pages", pages).exits(1);
    assertEquals(
        List.of(
            "+ " + SITE + "b.html",
            "- " + SITE + "gone.html",
            "    gone: no file and no rule",
            "- " + SITE + "old.html",
            "    still there: \"old.html\", page with noindex"),
        run.out().lines().toList());
    assertTrue(
        run.err()
            .contains(
                "1 added, 2 removed, 0 changed; removed: gone (1), still there, page with noindex"
                    + " (1)\n"),
        run.err());
    run("diff", listed).exits(2);
    run("diff", listed, listed, "--pages", pages).exits(0);
    run("diff", listed, "--pages", folder).exits(2);
    run("diff", listed, "--pages", SITE + "=" + directory.resolve("missing")).exits(2);
  }

  @Test
  void validateComparesSitemapsWithPages() throws IOException {
    Files.writeString(
        folder.resolve("b.html"), "<!doctype html><meta name=robots content=noindex>");
    Files.writeString(folder.resolve("c.html"), "<!doctype html><link rel=canonical href=/a.html>");
    Path listed = sitemap("", "b.html", "c.html", "gone.html");

    String out = run("validate", listed, "--pages", SITE + "=" + folder).exits(1).out();
    assertTrue(out.contains("crawl.unlisted"), out);
    assertTrue(out.contains("\"" + SITE + "a.html\" is in no sitemap"), out);
    assertTrue(out.contains("says \"b.html\" is a page with noindex"), out);
    assertTrue(out.contains("says \"c.html\" is a copy of a canonical page"), out);
    assertTrue(out.contains("says there is no file for it   url[4].loc   " + SITE + "gone"), out);
    assertFalse(out.contains("crawl.not-found"), out);
  }

  @Test
  void validateComparesWithPagesWhoseUrlsHaveNoHtml() throws IOException {
    Path listed = sitemap("", "a", "b");
    String pages = SITE + "=" + folder;
    String out = run("validate", listed, "--pages", pages, "--extensionless").exits(0).out();
    assertFalse(out.contains("crawl."), out);
    String config =
        "base-url = '%s'\noutput = '%s'\n[validation]\npages = '%s'\nextensionless = true\n"
            .formatted(SITE, directory.resolve("out"), pages);
    Files.writeString(directory.resolve("sitemap.toml"), config);
    Files.createDirectories(directory.resolve("out"));
    Files.copy(listed, directory.resolve("out/sitemap.xml"));
    out = run("validate", "--config", directory.resolve("sitemap.toml")).exits(0).out();
    assertFalse(out.contains("crawl."), out);
  }

  @Test
  void hostIsNamed() throws IOException {
    Files.writeString(folder.resolve("_redirects"), "/a.html /b.html\n/b.html /a.html 301!\n");
    Path rules = Files.writeString(directory.resolve("rules.txt"), "/b.html /a.html\n");
    String[] reading = {"convert", folder.toString(), "--from", "html", "--base", SITE};
    String asNetlify = run(with(reading, "--host", "netlify")).exits(0).out();
    assertTrue(asNetlify.contains("a.html") && !asNetlify.contains("b.html"), asNetlify);
    String asCloudflare = run(with(reading, "--host", "cloudflare")).exits(0).out();
    assertTrue(asCloudflare.contains("b.html") && !asCloudflare.contains("a.html"), asCloudflare);
    String asGithub = run(with(reading, "--host", "github")).exits(0).out();
    assertTrue(asGithub.contains("a.html") && asGithub.contains("b.html"), asGithub);
    String given =
        run(with(reading, "--host", "cloudflare", "--host-config", rules.toString()))
            .exits(0)
            .out();
    assertTrue(given.contains("a.html") && !given.contains("b.html"), given);
  }

  @Test
  void hostsThatAreNoneAreRefused() throws IOException {
    Path rules = Files.writeString(directory.resolve("rules.txt"), "/a /b\n");
    for (String[] command :
        new String[][] {
          {"convert", folder.toString(), "--from", "html", "--base", SITE},
          {"validate", sitemap("", "a.html").toString(), "--pages", SITE + "=" + folder}
        }) {
      String err = run(with(command, "--host", "netlyfy")).exits(2).err();
      String known = "netlify, cloudflare, gitlab, github, vercel, firebase, azure or apache";
      assertTrue(err.contains("--host netlyfy: use " + known + "; did you mean netlify?"), err);
      err = run(with(command, "--host-config", rules.toString())).exits(2).err();
      assertTrue(
          err.contains("--host-config: the name rules.txt does not say whose file it is"), err);
      run(with(command, "--host", "netlify", "--host-config", "none.txt")).exits(4);
    }
  }

  private static Object[] with(String[] command, String... options) {
    return Stream.concat(Stream.of(command), Stream.of(options)).toArray();
  }

  private void writeLeftOut() throws IOException {
    String page = "<!doctype html><head>%s</head>";
    for (int i = 1; i <= 7; i++) {
      Files.writeString(
          folder.resolve("old" + i + ".html"),
          page.formatted("<meta http-equiv=refresh content='0; url=/a.html'>"));
    }
    Files.writeString(folder.resolve("404.html"), page.formatted(""));
    Files.writeString(folder.resolve(".x.html"), page.formatted(""));
    Files.writeString(folder.resolve("part.html"), "<p>");
    Files.writeString(
        folder.resolve("secret.html"), page.formatted("<meta name=robots content=noindex>"));
  }

  @Test
  void pagesThatAreLeftOutAreNamedByReason() throws IOException {
    writeLeftOut();

    for (String command : List.of("convert", "publish")) {
      Path out = directory.resolve(command.equals("convert") ? "out.xml" : "out");
      String base = command.equals("convert") ? "--base" : "--base-url";
      String said = run(command, folder, "--from", "html", "-o", out, base, SITE).exits(0).err();
      String place = folder + ": warning: html.left-out: ";
      assertTrue(
          said.startsWith(
              place
                  + "left out: 1 hidden file: \".x.html\"\n"
                  + place
                  + "left out: 1 part of a page: \"part.html\"\n"
                  + place
                  + "left out: 1 error page: \"404.html\"\n"
                  + place
                  + "left out: 7 redirects: \"old1.html\" to https://a.example/a.html, \"old2.html\""
                  + " to https://a.example/a.html, \"old3.html\" to https://a.example/a.html,"
                  + " \"old4.html\" to https://a.example/a.html, \"old5.html\" to"
                  + " https://a.example/a.html and 2 more\n"
                  + place
                  + "left out: 1 page with noindex: \"secret.html\"\n"
                  + "(--verbose names all files that are left out)\n"),
          said);
    }
  }

  @Test
  void allPagesThatAreLeftOutAreNamedIfAskedFor() throws IOException {
    writeLeftOut();
    Path map = directory.resolve("old.txt");
    Files.writeString(map, SITE + "\n" + SITE + "a.html\n" + SITE + "b.html\n");

    for (List<Object> call :
        List.<List<Object>>of(
            List.of("convert", folder, "--from", "html", "--base", SITE, "-v"),
            List.of("publish", folder, "--from", "html", "-o", folder, "--base-url", SITE, "-v"),
            List.of("count", folder, "--from", "html", "--base", SITE, "-v"),
            List.of("diff", map, "--pages", SITE + "=" + folder, "-v"))) {
      String said = run(call.toArray()).exits(0).err();
      List<String> named = said.lines().filter(line -> line.startsWith("left out: ")).toList();
      assertEquals(11, named.size(), said);
      assertEquals("left out: .x.html: hidden file", named.get(0));
      assertEquals("left out: 404.html: error page", named.get(1));
      assertEquals("left out: old7.html: redirect to https://a.example/a.html", named.get(8));
      assertFalse(said.contains("(--verbose"), said);
    }
  }

  @Test
  void thereIsNoHintWhereAllAreNamed() throws IOException {
    Files.writeString(folder.resolve("404.html"), "<!doctype html><head></head>");

    String said = run("convert", folder, "--from", "html", "--base", SITE).exits(0).err();

    assertTrue(said.contains("left out: 1 error page: \"404.html\""), said);
    assertFalse(said.contains("(--verbose"), said);
  }
}
