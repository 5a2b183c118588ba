package io.github.sitemaptoolkit.site.evidence;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.hosts.answer.Host;
import io.github.sitemaptoolkit.pages.option.PageOptions;
import io.github.sitemaptoolkit.pages.option.SiteHost;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.validator.evidence.Fact;
import io.github.sitemaptoolkit.validator.evidence.FactTarget;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FolderSourceTest {

  private static final String SITE = "https://example.com/";

  private final Problems problems = new Problems();
  private Context context = Context.load().withProblems(problems);
  private String url = SITE;
  private boolean incomplete;

  @TempDir Path folder;

  @BeforeEach
  void home() throws IOException {
    page("index.html", "");
  }

  private void write(String name, String text) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  private void page(String name, String head) throws IOException {
    write(name, "<!doctype html><html><head>" + head + "</head><body><p>Text</p></body></html>");
  }

  private FolderSource source() throws IOException {
    return FolderSource.of(folder, url, context);
  }

  /** Returns what is read, a line for each fact, sorted. */
  private String read() throws IOException {
    List<Fact> facts = new ArrayList<>();
    source()
        .read(
            new FactTarget() {
              @Override
              public void add(Fact fact) {
                facts.add(fact);
              }

              @Override
              public void incomplete() {
                incomplete = true;
              }
            });
    var lines = new TreeSet<String>();
    facts.forEach(fact -> lines.add(line(fact)));
    return String.join("\n", lines) + '\n';
  }

  /** Returns what is answered, a line for each address. */
  private String asked(String... addresses) throws IOException {
    FolderSource source = source();
    source.read(
        new FactTarget() {
          @Override
          public void add(Fact fact) {}

          @Override
          public void incomplete() {}
        });
    var lines = new StringBuilder();
    for (String address : addresses) {
      lines.append(line(source.ask(url + address))).append('\n');
    }
    return lines.toString();
  }

  private String line(@Nullable Fact fact) {
    if (fact == null) {
      return "nothing";
    }
    String at = fact.at().toString().replace(folder.toString(), "DIR");
    String words = fact.words().replace(folder.toString(), "DIR");
    String address = fact.address().replace(url, "");
    return (address + ' ' + fact.kind() + ' ' + fact.value().replace(url, "/") + " at " + at)
        + (words.isEmpty() ? "" : ": " + words);
  }

  @Test
  void folderOfAHostHasAllOfItsPages() throws IOException {
    assertTrue(source().isComplete());
    url = "https://example.com";
    assertTrue(source().isComplete());
    url = "https://example.com/shop/";
    assertFalse(source().isComplete());
  }

  @Test
  void pagesSayWhatTheyAre() throws IOException {
    page("a.html", "");
    page("b.html", "<meta name=robots content=noindex>");
    page("c.html", "<link rel=canonical href=/a.html>");
    page("d.html", "<meta http-equiv=refresh content='0; url=/a.html'>");
    page("e/index.html", "");
    write("robots.txt", "User-agent: *\nDisallow: /e/\n");

    assertEquals(
        """
         FINE text/html at DIR/index.html
        a.html FINE text/html at DIR/a.html
        b.html NOINDEX meta robots at DIR/b.html: "b.html" is a page with noindex
        c.html CANONICAL /a.html at DIR/c.html: "c.html" is a copy of a canonical page: canonical\
         is https://example.com/a.html
        d.html REDIRECT /a.html at DIR/d.html: "d.html" is a redirect to https://example.com/a.html
        e/ BLOCKED  at DIR/robots.txt: "e/index.html" is a page that robots.txt forbids
        """,
        read());
  }

  @Test
  void datesAreToldIfTheyAreAskedFor() throws IOException {
    page(
        "a.html",
        "<script type=application/ld+json>{\"@context\": \"https://schema.org\","
            + " \"@type\": \"Article\", \"dateModified\": \"2026-11-02\"}</script>");
    page("b.html", "<meta property=article:modified_time content=2026-11-03>");
    assertTrue(read().contains("a.html LASTMOD 2026-11-02 at DIR/a.html: it was changed on 2"));
    assertTrue(read().contains("b.html LASTMOD 2026-11-03 at DIR/b.html"));

    context = context.with(PageOptions.DEFAULTS.withLastmod(List.of()));
    assertFalse(read().contains("LASTMOD"));
  }

  @Test
  void filesAreFineWithoutRules() throws IOException {
    page("a.html", "");
    page("b/index.html", "");
    write("c.jpg", "");
    write("d e.mp4", "");
    assertEquals(
        """
        a.html FINE text/html at DIR/a.html
        a FINE text/html at DIR/a.html
        b/ FINE text/html at DIR/b/index.html
        c.jpg?v=1 FINE image/jpeg at DIR/c.jpg
        d%20e.mp4 FINE video/mp4 at DIR/d e.mp4
        x.jpg GONE  at DIR: there is no file for it
        """,
        asked("a.html", "a", "b/", "c.jpg?v=1", "d%20e.mp4", "x.jpg"));
  }

  @Test
  void nothingIsKnownOfOtherAddresses() throws IOException {
    FolderSource source = source();
    assertNull(source.ask("https://www.example.com/"));
    assertNull(source.ask("http://example.com/"));
    assertNull(source.ask("mailto:somebody@example.com"));
    assertNull(FolderSource.of(folder, SITE + "docs/", context).ask(SITE + "other"));
  }

  @Test
  void rulesOfTheHostAnswer() throws IOException {
    page("new.html", "");
    write("netlify.toml", "");
    write("_redirects", "/old /new.html\n/left /x 410\n/* /index.html 200\n");
    assertEquals(
        """
        old REDIRECT /new.html at DIR/_redirects:1:1: the host answers 301 to\
         https://example.com/new.html
        new.html FINE text/html at DIR/new.html
        x.jpg FALLBACK index.html at DIR/_redirects:3:1: the host answers 200 with "index.html",\
         as for any address
        """,
        asked("old", "new.html", "x.jpg"));
  }

  @Test
  void hostRedirectsSpellingsByItself() throws IOException {
    page("a.html", "");
    page("b/index.html", "");
    page("404.html", "");
    context = context.with(new SiteHost(Host.CLOUDFLARE, List.of()));
    assertEquals(
        """
        a FINE text/html at DIR/a.html
        a.html REDIRECT /a at DIR: the host answers 308 to https://example.com/a
        b REDIRECT /b/ at DIR: the host answers 308 to https://example.com/b/
        x GONE  at DIR: there is no file for it
        """,
        asked("a", "a.html", "b", "x"));
    assertTrue(read().contains("\na.html REDIRECT /a at DIR"), "the folder says the same");
  }

  @Test
  void programsMayAnswer() throws IOException {
    page("p.html", "");
    write("functions/api/list.js", "");
    write(".htaccess", "RewriteEngine On\nRewriteRule ^p /x\n");
    context = context.with(new SiteHost(Host.CLOUDFLARE, List.of()));
    assertEquals(
        "api/list NOT_KNOWN a function answers at DIR: a function answers\n", asked("api/list"));
    context = context.with(new SiteHost(Host.APACHE, List.of()));
    String reason = "it is not known what this RewriteRule does";
    assertEquals(
        "p.html NOT_KNOWN %s at DIR/.htaccess:2:1: %s; there is a file for it\n"
            .formatted(reason, reason),
        asked("p.html"));
  }

  @Test
  void hostsThatDifferAreNamed() throws IOException {
    page("a.html", "");
    write("_redirects", "/a /b\n/c /d 301\n");
    assertEquals(
        """
        c REDIRECT /d at DIR/_redirects:2:1: the host answers 301 to https://example.com/d
        a.html FINE text/html at DIR/a.html
        x GONE  at DIR: there is no file for it
        """,
        asked("c", "a.html", "x"));
    assertTrue(
        asked("a")
            .startsWith(
                "a NOT_KNOWN Netlify answers 200 with a.html, Cloudflare Pages answers 302 with /b at"
                    + " DIR/_redirects:1:1"),
        asked("a"));
  }

  @Test
  void answerWithAFileSaysWhatItsPageSays() throws IOException {
    page("b.html", "<meta name=robots content=noindex>");
    page("c.html", "<link rel=canonical href=/>");
    write("netlify.toml", "");
    assertEquals(
        """
        b NOINDEX meta robots at DIR/b.html: "b.html" is a page with noindex
        c CANONICAL / at DIR/c.html: "c.html" is a copy of a canonical page: canonical is\
         https://example.com/
        """,
        asked("b", "c"));
  }

  @Test
  void headersOfTheHostForbid() throws IOException {
    page("a.html", "");
    page("b.html", "");
    write("c.pdf", "");
    write(
        "_headers",
        "/a*\n  X-Robots-Tag: noindex\n/b.html\n  X-Robots-Tag: otherbot: noindex\n/c.pdf\n"
            + "  X-Robots-Tag: none\n");
    assertEquals(
        """
        a.html NOINDEX X-Robots-Tag at DIR/_headers:2:3: the host sends X-Robots-Tag: noindex
        b.html FINE text/html at DIR/b.html
        c.pdf NOINDEX X-Robots-Tag at DIR/_headers:6:3: the host sends X-Robots-Tag: none
        """,
        asked("a.html", "b.html", "c.pdf"));
    assertTrue(read().contains("\na.html NOINDEX X-Robots-Tag at DIR/_headers:2:3: the host"));
  }

  @Test
  void whatIsNotKnownIsTold() throws IOException {
    write(
        ".htaccess",
        "<If \"-n req('X')\">\nHeader set X-Robots-Tag noindex\n</If>\nRewriteEngine On\n"
            + "RewriteRule ^index /x\n");
    read();
    assertEquals(1, problems.count("host.unread"));
    assertEquals(2, problems.count("html.host-file"));
  }

  @Test
  void rulesSeeTheWholePath() throws IOException {
    url = SITE + "docs/";
    page("a/index.html", "");
    write("vercel.json", "{\"redirects\": [{\"source\": \"/docs/b\", \"destination\": \"/x\"}]}");
    assertEquals(
        """
        b REDIRECT https://example.com/x at DIR/vercel.json:1:16: the host answers 308 to\
         https://example.com/x
        a/ FINE text/html at DIR/a/index.html
        """,
        asked("b", "a/"));
  }

  @Test
  void folderWithoutPagesIsNone() throws IOException {
    Files.delete(folder.resolve("index.html"));
    assertThrows(SitemapException.class, this::read);
    assertFalse(incomplete);
    assertThrows(
        IllegalArgumentException.class, () -> FolderSource.of(folder, "example.com", context));
  }

  @Test
  void problemsOfRulesAreTold() throws IOException {
    write("netlify.toml", "");
    write("_redirects", "/a /b many\n");
    source();
    assertEquals(1, problems.count("host.rule"));
  }
}
