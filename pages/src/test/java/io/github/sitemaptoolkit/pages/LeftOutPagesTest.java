package io.github.sitemaptoolkit.pages;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.pages.option.Crawlers;
import io.github.sitemaptoolkit.pages.option.PageListener;
import io.github.sitemaptoolkit.problem.SitemapException;
import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class LeftOutPagesTest extends FolderTest {

  @Test
  void whatIsNoPageOfTheSiteIsLeftOutAndCounted() throws IOException {
    write("ok.html", "", "");
    write("404.html", "", "");
    write("de/404/index.html", "", "");
    write("docs/errors/404.html", "", "");
    write(".hidden.html", "", "");
    write(".git/x.html", "", "");
    writeText("part.html", "<p>part</p>");
    write("old.html", "<meta http-equiv=refresh content='0; url=/ok.html'>", "");
    write("private.html", "<meta name=robots content=noindex>", "");
    write("copy.html", "<link rel=canonical href=/ok.html>", "");
    Files.createSymbolicLink(folder.resolve("link.html"), folder.resolve("ok.html"));

    assertEquals(List.of(BASE + "docs/errors/404.html", BASE + "ok.html"), locs());
    assertEquals(
        List.of(
            "left out: 1 hidden file: \".hidden.html\"",
            "left out: 1 symbolic link: \"link.html\"",
            "left out: 1 part of a page: \"part.html\"",
            "left out: 2 error pages: \"404.html\", \"de/404/index.html\"",
            "left out: 1 redirect: \"old.html\" to " + BASE + "ok.html",
            "left out: 1 page with noindex: \"private.html\"",
            "left out: 1 copy of a canonical page: \"copy.html\" of " + BASE + "ok.html"),
        leftOut());
    assertEquals("", told("html.canonical"));
  }

  @Test
  void aCanonicalUrlMaySpellTheOwnOneOtherwise() throws IOException {
    write("a.html", "<link rel=canonical href=https://www.example.com/a>", "");
    write("b/index.html", "<link rel=canonical href=/b>", "");
    write("c.html", "<link rel=canonical href=/C.html?x=1>", "");

    assertEquals(List.of("https://www.example.com/a", BASE + "b"), locs());
  }

  @Test
  void twoFilesOfOneUrlAreOneEntry() throws IOException {
    write("a.html", "<link rel=canonical href=/a/>", "");
    write("a/index.html", "", "");
    write("b.html", "", "");
    write("b/index.html", "", "");

    assertEquals(List.of(BASE + "a/", BASE + "b.html", BASE + "b/"), locs());
    assertEquals(List.of("left out: 1 second file of one url: \"a/index.html\""), leftOut());
  }

  @Test
  void theHostDecides() throws IOException {
    for (String name : List.of("a.html", "b/c.html", "d/e.html", "f.html", "g.html", "h/i.html")) {
      write(name, "", "");
    }
    writeText("robots.txt", "User-agent: *\nDisallow: /a\n");
    writeText(
        "_redirects", "/b/* /new/:splat 301!\n/f.html /x 301\n/f.html /x 200!\n# /f.html /x 301!");
    writeText(
        "_headers", "/d/*\n  X-Robots-Tag: noindex\n/f.html\n  X-Robots-Tag: otherbot: noindex\n");
    writeText(
        "vercel.json",
        "{\"redirects\": [{\"source\": \"/g.html\", \"destination\": \"/\"}],"
            + " \"headers\": [{\"source\": \"/h/(.*)\", \"headers\":"
            + " [{\"key\": \"x-robots-tag\", \"value\": \"none\"}]}]}");

    assertEquals(List.of(BASE + "f.html"), locs());
    writeText(
        "staticwebapp.config.json",
        "{\"routes\": [{\"route\": \"/f.html\", \"redirect\": \"/\"}]}");
    SitemapException e = assertThrows(SitemapException.class, this::read);
    assertEquals("html.no-pages", e.problem().code());
    writeText("staticwebapp.config.json", "{");
    assertEquals(List.of(BASE + "f.html"), locs());
    assertTrue(told("html.host-file").startsWith("staticwebapp.config.json is not JSON"));
  }

  @Test
  void directivesForOtherCrawlersDoNotCount() throws IOException {
    write("a.html", "<meta name=googlebot content=noindex>", "");
    write("b.html", "<meta name=bingbot content=noindex>", "");
    write("c.html", "<meta name=robots content='max-image-preview:none'>", "");
    write("d.html", "<meta name=robots content='unavailable_after: 2020-01-01'>", "");
    writeText("robots.txt", "User-agent: Googlebot\nAllow: /\n\nUser-agent: *\nDisallow: /\n");

    assertEquals(List.of(BASE + "b.html", BASE + "c.html"), locs());
    Context bing = context.with(new Crawlers(Set.of("bingbot")));
    assertThrows(SitemapException.class, () -> read(bing));
    writeText("robots.txt", "User-agent: Bingbot\nDisallow: /c\n");
    assertEquals(List.of(BASE + "a.html"), read(bing).stream().map(UrlEntry::loc).toList());
  }

  @Test
  void hostsNamePagesByTheirUrls() throws IOException {
    for (String name : List.of("a/index.html", "b.html", "c/d/index.html", "index.html")) {
      write(name, "", "");
    }
    writeText("_headers", "/a/\n  X-Robots-Tag: noindex\n/c\n  X-Robots-Tag: noindex\n");
    writeText("_redirects", "/b /x 302!\n");

    assertEquals(List.of(BASE + "c/d/", BASE), locs());
  }

  @Test
  void theCanonicalUrlOfCopiesIsNamed() throws IOException {
    write("index.html", "<link rel=canonical href=\"http://localhost:4321/\">", "");
    write("a/index.html", "<link rel=canonical href=\"http://localhost:4321/a/\">", "");

    String message = String.valueOf(assertThrows(SitemapException.class, this::read).getMessage());

    assertTrue(
        message.contains("canonical is http://localhost:4321/a/, on another host, on 2 of 2 pages"),
        message);
    write("b.html", "", "");
    write("c.html", "<link rel=canonical href=\"/b.html\">", "");
    List<PageListener.LeftOut> leftOut = new ArrayList<>();
    read(context.with(new PageListener(leftOut::add)));
    assertEquals(
        "2 of 4 pages are left out because the page that they name is not in this folder, whose url"
            + " is https://example.com/: \"a/index.html\" is a copy of http://localhost:4321/a/,"
            + " \"index.html\" is a copy of http://localhost:4321/",
        told("html.canonical"));
    assertEquals(
        List.of("http://localhost:4321/a/", BASE + "b.html", "http://localhost:4321/"),
        leftOut.stream().map(PageListener.LeftOut::target).toList());
  }

  @Test
  void copiesOfPagesThatAreNotListedAreTold() throws IOException {
    String canonical = "<link rel=canonical href=\"%s\">";
    write("a.html", canonical.formatted("/none"), "");
    write("b.html", canonical.formatted("/hidden/"), "");
    write("c.html", canonical.formatted("/d"), "");
    write("d.html", "", "");
    write("e.html", canonical.formatted("https://other.example/e"), "");
    write("hidden/index.html", "<meta name=robots content=noindex>", "");
    writePages(14);

    assertEquals(15, locs().size());
    List<String> told = allTold("html.canonical");
    assertEquals(2, told.size(), told.toString());
    assertTrue(told.get(0).contains("missing") && told.get(0).contains(BASE + "none"));
    assertTrue(told.get(1).contains("noindex") && told.get(1).contains(BASE + "hidden/"));
  }

  @Test
  void onePageOfALoopOfCanonicalUrlsStays() throws IOException {
    String canonical = "<link rel=canonical href=\"%s\">";
    write("a.html", canonical.formatted("/b.html"), "");
    write("b.html", canonical.formatted("/c"), "");
    write("c.html", canonical.formatted("/a.html"), "");
    write("d.html", canonical.formatted("/a.html"), "");

    assertEquals(List.of(BASE + "c.html"), locs());
    assertTrue(codes().contains("html.canonical"), problems.toString());
  }

  @Test
  void aFolderWithoutPagesIsNoEmptySitemap() throws IOException {
    SitemapException none = assertThrows(SitemapException.class, this::read);
    assertTrue(none.getMessage().contains("there is no HTML file in this folder"));
    write("a.html", "<meta name=robots content=noindex>", "");
    SitemapException left = assertThrows(SitemapException.class, this::read);
    assertTrue(left.getMessage().contains("1 page with noindex"), left.getMessage());
  }

  private void writePages(int count) throws IOException {
    for (int i = 0; i < count; i++) {
      write("p%02d.html".formatted(i), "", "");
    }
  }

  @Test
  void fiveOfEachReasonAreNamedWithTheirTargets() throws IOException {
    write("index.html", "", "");
    for (int i = 1; i <= 8; i++) {
      write("old/" + i + ".html", "<meta http-equiv=refresh content='0; url=/#n" + i + "'>", "");
    }
    for (int i = 1; i <= 5; i++) {
      write("tag/" + i + ".html", "<meta name=robots content=noindex>", "");
    }

    read();

    assertEquals(
        List.of(
            "left out: 8 redirects: \"old/1.html\" to https://example.com/#n1, \"old/2.html\" to"
                + " https://example.com/#n2, \"old/3.html\" to https://example.com/#n3,"
                + " \"old/4.html\" to https://example.com/#n4, \"old/5.html\" to"
                + " https://example.com/#n5 and 3 more",
            "left out: 5 pages with noindex: \"tag/1.html\", \"tag/2.html\", \"tag/3.html\","
                + " \"tag/4.html\", \"tag/5.html\""),
        leftOut());
    assertEquals("", told("html.canonical"));
  }

  @Test
  void aTenthThatNamesPagesWhichAreNotThereComesFirst() throws IOException {
    writePages(18);
    write("a.html", "<link rel=canonical href=/gone>", "");
    write("x.html", "<meta http-equiv=refresh content='0; url=/p01.html'>", "");
    read();
    assertEquals(
        "1 page left out as a copy of a canonical page that is missing in this folder: \"a.html\","
            + " whose canonical is https://example.com/gone",
        told("html.canonical"));

    write("b.html", "<meta http-equiv=refresh content='0; url=https://other.example/b'>", "");
    read();
    assertEquals("html.canonical", codes().get(0));
    assertTrue(told("html.canonical").startsWith("1 page left out"), problems.toString());

    write("b/c.html", "<link rel=canonical href=/gone/too>", "");
    read();
    assertEquals(
        List.of(
            "3 of 22 pages are left out because the page that they name is not in this folder,"
                + " whose url is https://example.com/: \"a.html\" is a copy of"
                + " https://example.com/gone, \"b.html\" redirects to https://other.example/b,"
                + " \"b/c.html\" is a copy of https://example.com/gone/too"),
        allTold("html.canonical"));
    assertEquals("html.canonical", codes().get(0));
  }

  @Test
  void redirectsAndCopiesOfPagesOfTheFolderAreNoFault() throws IOException {
    write("a/index.html", "", "");
    write("page/1/index.html", "<meta http-equiv=refresh content='0; url=/a/?from=old'>", "");
    write("b.html", "<link rel=canonical href=https://www.example.com/a>", "");
    write("c.html", "<meta http-equiv=refresh content='0; url=/private.html'>", "");
    write("private.html", "<meta name=robots content=noindex>", "");

    read();

    assertEquals("", told("html.canonical"));
  }

  @Test
  void theHostSaysWhereItsRedirectsLead() throws IOException {
    for (String name : List.of("a.html", "b/c.html", "d.html", "e.html", "ok.html")) {
      write(name, "", "");
    }
    writeText("_redirects", "/a.html /ok 301!\n/b/* /new/:splat 301!\n");
    writeText(
        "vercel.json",
        "{\"redirects\": [{\"source\": \"/d.html\", \"destination\": \"https://x.example/d\"}]}");
    writeText(
        "staticwebapp.config.json",
        "{\"routes\": [{\"route\": \"/e.html\", \"redirect\": \"/ok.html\"}]}");

    read();

    assertEquals(
        List.of(
            "left out: 4 redirects: \"a.html\" to https://example.com/ok, \"b/c.html\" to"
                + " https://example.com/new/c.html, \"d.html\" to https://x.example/d,"
                + " \"e.html\" to https://example.com/ok.html"),
        leftOut());
  }

  @Test
  void redirectsOfApacheAndFirebaseCount() throws IOException {
    for (String name : List.of("a.html", "b.html", "ok.html", "q.html")) {
      write(name, "", "");
    }
    writeText(
        ".htaccess",
        "Redirect 301 /a.html /ok.html\nRewriteEngine On\nRewriteRule ^q /x\n"
            + "<If \"-n req('X')\">\nHeader set X-Robots-Tag noindex\n</If>\n");
    writeText(
        "firebase.json",
        "{\"hosting\": {\"redirects\": [{\"source\": \"/b*\", \"destination\": \"/ok\"}]}}");

    read();

    assertEquals(
        List.of(
            "left out: 2 redirects: \"a.html\" to https://example.com/ok.html, \"b.html\" to"
                + " https://example.com/ok"),
        leftOut());
    assertEquals(
        List.of(
            "it is not known which pages get this X-Robots-Tag: pages may be listed that must not"
                + " be",
            "it is not known what this RewriteRule does: pages may be listed that redirect"),
        allTold("html.host-file"));
  }

  @Test
  void headersCountAsTheHostReadsThem() throws IOException {
    for (String name : List.of("a.html", "b/c.html", "d.html", "ok.html")) {
      write(name, "", "");
    }
    writeText(
        ".htaccess",
        "<FilesMatch \"^a\\.\">\n  Header always set X-Robots-Tag \"noindex, nofollow\"\n"
            + "</FilesMatch>\n");
    writeText("b/.htaccess", "Header set X-Robots-Tag none\n");
    writeText(
        "firebase.json",
        "{\"hosting\": {\"headers\": [{\"source\": \"/d*\", \"headers\":"
            + " [{\"key\": \"X-Robots-Tag\", \"value\": \"noindex\"}]}]}}");
    List<String> rules = new ArrayList<>();

    read(context.with(new PageListener(file -> rules.add(file.path() + ' ' + file.rule()))));

    assertEquals(
        List.of("a.html .htaccess:2:3", "b/c.html b/.htaccess:1:1", "d.html firebase.json:1:56"),
        rules.stream().map(rule -> rule.replace(folder.toString() + '/', "")).toList());
    assertEquals("", told("html.host-file"));
  }

  @Test
  void rulesSeeTheWholePathOfAFolder() throws IOException {
    write("a.html", "", "");
    write("b.html", "", "");
    writeText("_redirects", "/docs/a.html /docs/b.html 301!\n/b.html /x 301!\n");
    writeText("_headers", "/docs/c\n  X-Robots-Tag: noindex\n/b.html\n  X-Robots-Tag: none\n");

    assertEquals(
        List.of(BASE + "docs/b.html"),
        read(context.withBase(BASE + "docs/")).stream().map(UrlEntry::loc).toList());
  }

  @Test
  void listenersLearnOfAllFiles() throws IOException {
    write("ok.html", "", "");
    write(".draft.html", "", "");
    Files.createSymbolicLink(folder.resolve("link.html"), folder.resolve("ok.html"));
    write("old.html", "<meta http-equiv=refresh content='0; url=/ok.html'>", "");
    List<String> first = new ArrayList<>();
    List<String> second = new ArrayList<>();
    PageListener both =
        new PageListener(file -> first.add(file.path() + ' ' + file.words() + ' ' + file.target()))
            .and(file -> second.add(file.url()));

    read(context.with(both));

    assertEquals(
        List.of(
            ".draft.html hidden file null",
            "link.html symbolic link null",
            "old.html redirect https://example.com/ok.html"),
        first);
    assertEquals(List.of(BASE + ".draft.html", BASE + "link.html", BASE + "old.html"), second);
  }
}
