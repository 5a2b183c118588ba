package io.github.sitemaptoolkit.hosts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.sitemaptoolkit.hosts.answer.Answer;
import io.github.sitemaptoolkit.hosts.answer.Host;
import io.github.sitemaptoolkit.hosts.answer.HostFile;
import io.github.sitemaptoolkit.hosts.answer.SiteFolder;
import io.github.sitemaptoolkit.problem.Problems;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What a folder below a url answers. */
class HostedFolderTest {

  private static final SiteFolder PAGES =
      SiteFolder.of(List.of("index.html", "a.html", "b/index.html", "b/c.jpg"));
  private static final Set<Host> ALL = EnumSet.allOf(Host.class);
  private static final Set<Host> SHARED = EnumSet.of(Host.NETLIFY, Host.CLOUDFLARE, Host.GITLAB);

  private static HostedFolder at(String url, Set<Host> hosts, HostFile... files) {
    return HostedFolder.of(PAGES, url, new HostFiles(hosts, List.of(files)), new Problems());
  }

  private static String asked(HostedFolder folder, String address) {
    Answer answer = folder.answer(address);
    return answer == null ? "nothing" : PlayedSite.text(answer);
  }

  @Test
  void anyFileOfAnAddressCountsIfNothingTellsTheHost() {
    HostedFolder folder = at("https://e.com/", ALL);
    assertEquals("200 index.html", asked(folder, "https://e.com"));
    assertEquals("200 a.html", asked(folder, "https://e.com/a"));
    assertEquals("200 a.html", asked(folder, "https://e.com/a.html"));
    assertEquals("200 a.html", asked(folder, "https://e.com/a/"));
    assertEquals("200 b/index.html", asked(folder, "https://e.com/b"));
    assertEquals("404", asked(folder, "https://e.com/c"));
    assertEquals("unknown", asked(folder, "https://e.com/%ff"));
  }

  @Test
  void onlyAddressesBelowTheUrlAreAnswered() {
    HostedFolder folder = at("https://e.com/docs", ALL);
    assertEquals("200 docs/a.html", asked(folder, "https://E.com:443/docs/a#x"));
    assertEquals("a.html", folder.path("docs/a.html"));
    assertEquals("a.html", folder.file("https://e.com/docs/a"));
    for (String other :
        List.of(
            "https://e.com/a",
            "https://e.com/docsa",
            "http://e.com/docs/a",
            "https://www.e.com/docs/a",
            "mailto:a@e.com",
            "/docs/a",
            "https://e.com/docs/" + "a".repeat(3000))) {
      assertNull(folder.answer(other), other);
      assertNull(folder.file(other), other);
    }
    assertThrows(IllegalArgumentException.class, () -> at("e.com", ALL));
  }

  @Test
  void locationsAreAbsolute() {
    HostedFolder folder = at("https://e.com/docs/", Set.of(Host.GITHUB));
    assertEquals("301 https://e.com/docs/b/", asked(folder, "https://e.com/docs/b"));
  }

  @Test
  void filesOfApacheStandInTheirFolder() {
    HostFile rules = HostFile.of("b/.htaccess", "RewriteEngine On\nRewriteRule ^x$ /y [R]\n");
    HostedFolder folder = at("https://e.com/docs/", Set.of(Host.APACHE), rules);
    assertEquals("unknown", asked(folder, "https://e.com/docs/b/x"));
    assertEquals("404", asked(folder, "https://e.com/docs/x"));
  }

  @Test
  void whatHostsDoByThemselvesIsNoMatterOfFilesOfJustThisName() {
    HostedFolder folder = at("https://e.com/", SHARED, HostFile.of("_redirects", "/x /a\n"));
    assertEquals("200 a.html", asked(folder, "https://e.com/a.html")); // Cloudflare: 308
    assertEquals("200 b/index.html", asked(folder, "https://e.com/b/"));
    assertEquals("404", asked(folder, "https://e.com/c")); // Cloudflare: 200 with index.html
    assertEquals("unknown", asked(folder, "https://e.com/b")); // two redirect, one does not
  }

  @Test
  void redirectsOfAllHostsToOneAddressAreOneWhateverTheirStatus() {
    HostFile rules = HostFile.of("_redirects", "/x /y\n/a /y 301\n/z /y 301\n");
    HostedFolder folder = at("https://e.com/", SHARED, rules);
    assertEquals("0 https://e.com/y", asked(folder, "https://e.com/x")); // 301 and 302
    assertEquals("301 https://e.com/y", asked(folder, "https://e.com/z"));
    assertEquals("unknown", asked(folder, "https://e.com/a")); // of which two send the file
  }

  @Test
  void ruleThatMayLeadOutOfTheFolderIsNotKnown() {
    HostFile rules = HostFile.of("_redirects", "/docs/x /shop/ 200\n/docs/y /docs/a.html 200\n");
    HostedFolder folder = at("https://e.com/docs/", Set.of(Host.NETLIFY), rules);
    Answer out = folder.answer("https://e.com/docs/x");
    assertEquals("a rule may lead out of the folder", out == null ? "" : out.reason());
    assertEquals("rewrite 200 docs/a.html", asked(folder, "https://e.com/docs/y"));
    HostFile root = HostFile.of("_redirects", "/x /shop/ 200\n");
    folder = at("https://e.com/", Set.of(Host.NETLIFY), root);
    assertEquals("404", asked(folder, "https://e.com/x"));
  }

  @Test
  void headersThatForbidAreKnownForTheFileThatIsSent() {
    HostFile rules =
        HostFile.of("_headers", "/a*\n  X-Robots-Tag: noindex\n/b/*\n  X-Robots-Tag: x: none\n");
    HostedFolder folder = at("https://e.com/", Set.of(Host.NETLIFY), rules);
    assertNotNull(folder.noindex("https://e.com/a", "a.html", Set.of()));
    assertNull(folder.noindex("https://e.com/b/", "b/index.html", Set.of()));
    assertNotNull(folder.noindex("https://e.com/b/", "b/index.html", Set.of("x")));
    assertNull(folder.noindex("https://e.com/c", null, Set.of()));
  }
}
