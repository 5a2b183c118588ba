package io.github.sitemaptoolkit.pages.fate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.hosts.answer.Host;
import io.github.sitemaptoolkit.pages.fate.Fate.Kind;
import io.github.sitemaptoolkit.pages.option.SiteHost;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FatesTest {

  private static final String SITE = "https://e.com/";

  @TempDir Path folder;

  private void file(String path, String text) throws IOException {
    Path file = folder.resolve(path);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  private void page(String path, String head) throws IOException {
    file(path, "<!doctype html><head>" + head + "</head>");
  }

  private Fates fates(String base) throws IOException {
    return Fates.of(folder, base, Context.load());
  }

  private Fate fate(String path) throws IOException {
    return fates(SITE).of(SITE + path);
  }

  @Test
  void withoutRulesFilesDecide() throws IOException {
    page("a.html", "");
    page("blog/index.html", "");
    assertEquals(Kind.THERE, fate("a.html").kind());
    assertEquals(Kind.THERE, fate("blog/").kind());
    assertEquals("blog/index.html", fate("blog").file()); // some hosts add the slash
    assertEquals(Kind.GONE, fate("b.html").kind());
  }

  @Test
  void hostsThatDifferAreNamed() throws IOException {
    page("a.html", "");
    file("_redirects", "/a /c.html\n/b /a.html\n");
    Fate fate = fate("a"); // where some hosts prefer the file
    assertEquals(Kind.UNKNOWN, fate.kind());
    assertTrue(
        fate.reason()
            .startsWith(
                "Netlify answers 200 with a.html, Cloudflare Pages answers 302 with /c.html ("),
        fate.reason());
    Fate same = fate("b"); // whose status differs
    assertEquals(Kind.REDIRECTED, same.kind());
    assertEquals(SITE + "a.html", same.target());
  }

  @Test
  void anyFileOfAnAddressIsThereIfNothingTellsTheHost() throws IOException {
    page("a.html", "");
    assertEquals("a.html", fate("a").file());
    assertEquals(Kind.THERE, fate("a").kind());
    assertEquals(Kind.GONE, fate("b").kind());
  }

  @Test
  void theHostThatIsNamedAnswers() throws IOException {
    page("a.html", "");
    Context context = Context.load().with(new SiteHost(Host.VERCEL, List.of()));
    assertEquals(Kind.GONE, Fates.of(folder, SITE, context).of(SITE + "a").kind());
  }

  @Test
  void noindexCountsBeforeTheCanonicalUrl() throws IOException {
    page("a.html", "<meta name=robots content=noindex><link rel=canonical href=/b.html>");
    page("b.html", "");
    file("_headers", "/b.html\n  X-Robots-Tag: noindex\n");
    for (String path : List.of("a.html", "b.html")) {
      Fate fate = fate(path);
      assertEquals(Kind.THERE, fate.kind());
      assertEquals("page with noindex", fate.note());
    }
  }

  @Test
  void aSpellingOfItsOwnIsARedirectOfAHostThatIsKnown() throws IOException {
    page("a.html", "");
    file("wrangler.toml", "");
    Fate fate = fate("a.html");
    assertEquals(Kind.REDIRECTED, fate.kind());
    assertEquals(SITE + "a", fate.target());
    assertEquals("by Cloudflare Pages itself", fate.reason());
  }

  @Test
  void pagesThatNameEachOtherAreThere() throws IOException {
    page("a.html", "<link rel=canonical href=https://e.com/b.html>");
    page("b.html", "<link rel=canonical href=https://e.com/a.html>");
    page("c.html", "<link rel=canonical href=https://e.com/nothing.html>");
    assertEquals(Kind.REDIRECTED, fate("a.html").kind());
    assertEquals(Kind.REDIRECTED, fate("b.html").kind());
    Fate lost = fate("c.html");
    assertEquals(Kind.THERE, lost.kind());
    assertEquals("its canonical url is gone", lost.note());
  }

  @Test
  void stubsThatLeadToEachOtherAreGone() throws IOException {
    page("a.html", "<meta http-equiv=refresh content='0; url=b.html'>");
    page("b.html", "<meta http-equiv=refresh content='0; url=a.html'>");
    file("netlify.toml", "");
    Fate fate = fate("a.html");
    assertEquals(Kind.GONE, fate.kind());
    assertTrue(fate.reason().startsWith("redirects lead in a circle: "), fate.reason());
  }

  @Test
  void aRuleAndAStubAreOneChain() throws IOException {
    page("stub.html", "<meta http-equiv=refresh content='0; url=/new.html'>");
    page("new.html", "");
    file("netlify.toml", "");
    file("_redirects", "/old /stub.html\n");
    Fate fate = fate("old");
    assertEquals(Kind.REDIRECTED, fate.kind());
    assertEquals(SITE + "new.html", fate.target());
    assertTrue(fate.reason().endsWith("_redirects:1:1, in 2 steps"), fate.reason());
  }

  @Test
  void aFolderSpeaksForWhatIsBelowItsUrl() throws IOException {
    page("a.html", "");
    file("netlify.toml", "");
    file("_redirects", "/docs/old /docs/a.html\n/docs/out /shop/\n/docs/lost /docs/none\n");
    Fates fates = fates("https://e.com/docs");
    assertEquals(Kind.THERE, fates.of("HTTPS://E.COM/docs/a.html").kind());
    assertEquals(Kind.NOT_ASKED, fates.of("https://e.com/docsa.html").kind());
    assertEquals(Kind.THERE, fates.of("https://e.com/docs/a.html").kind());
    assertEquals(Kind.GONE, fates.of("https://e.com/docs/b.html").kind());
    assertEquals("https://e.com/docs/a.html", fates.of("https://e.com/docs/old").target());
    assertEquals(Kind.GONE, fates.of("https://e.com/docs/lost").kind());
    Fate out = fates.of("https://e.com/docs/out"); // where it leads to is not looked at
    assertEquals(Kind.REDIRECTED, out.kind());
    assertEquals("https://e.com/shop/", out.target());
    assertEquals(Kind.NOT_ASKED, fates.of("https://e.com/a.html").kind());
    assertEquals(Kind.NOT_ASKED, fates.of("http://e.com/docs/a.html").kind());
  }

  @Test
  void apacheReadsItsFileWhereTheFolderIs() throws IOException {
    page("a.html", "");
    file(".htaccess", "Redirect 301 /docs/old /docs/a.html\nRedirect gone /docs/over\n");
    Fates fates = fates("https://e.com/docs/");
    assertEquals("https://e.com/docs/a.html", fates.of("https://e.com/docs/old").target());
    assertEquals(Kind.GONE, fates.of("https://e.com/docs/over").kind());
  }

  @Test
  void rulesThatAreNotUnderstoodAreNotKnown() throws IOException {
    file("vercel.json", "{ no json");
    assertEquals(Kind.UNKNOWN, fate("x").kind());
  }

  @Test
  void aRedirectOfEverythingIsNoPage() throws IOException {
    page("index.html", "");
    file("netlify.toml", "");
    file("_redirects", "/old /missing\n/* https://e.com/ 301\n");
    assertEquals(Kind.FALLBACK, fate("x").kind());
    assertEquals(Kind.FALLBACK, fate("old").kind()); // by the redirect of everything
    assertFalse(fate("old").kind().lives());
  }

  @Test
  void anyTextIsAnAddress() throws IOException {
    file("_redirects", "/* /:splat/x\n");
    for (String url : new String[] {"", "x", SITE + "%zz", SITE + "%00", SITE + "a\\b?c#d"}) {
      fates(SITE).of(url);
    }
    fates(SITE).of(SITE + "x".repeat(100_000));
  }
}
