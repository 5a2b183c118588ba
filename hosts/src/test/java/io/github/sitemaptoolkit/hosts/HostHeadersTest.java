package io.github.sitemaptoolkit.hosts;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.sitemaptoolkit.hosts.answer.Host;
import io.github.sitemaptoolkit.hosts.answer.HostHeader;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Which headers the rules of hosts add to an answer. */
class HostHeadersTest {

  /** Returns the values of X-Robots-Tag that an address gets, with a question mark if it may. */
  private static String sent(PlayedSite site, String address, String... file) {
    List<HostHeader> headers =
        site.rules().headers(address, file.length == 0 ? null : file[0]).stream()
            .filter(header -> header.name().equals("x-robots-tag"))
            .toList();
    return String.join(
        ", ", headers.stream().map(it -> it.value() + (it.known() ? "" : "?")).toList());
  }

  @Test
  void netlifyTakesPathsWithoutSlashesAndCase() {
    PlayedSite site =
        PlayedSite.on(Host.NETLIFY)
            .file(
                "_headers",
                """
                # a comment
                /a/:name/c
                  X-Robots-Tag: one
                /d*
                X-Robots-Tag: two
                  x-robots-tag: three
                /e/*
                  X-Robots-Tag: four
                """)
            .file(
                "netlify.toml",
                """
                [[headers]]
                for = "/e/f"
                [headers.values]
                X-Robots-Tag = "five"
                """);
    assertEquals("one", sent(site, "/a/b/c"));
    assertEquals("one", sent(site, "/A/b/c/"));
    assertEquals("", sent(site, "/a/b/x/c"));
    assertEquals("two, three", sent(site, "/dog/x"));
    assertEquals("four", sent(site, "/e"));
    assertEquals("four", sent(site, "/e/g"));
    assertEquals("five", sent(site, "/e/f")); // the last rule counts
    site.says("");
  }

  @Test
  void cloudflareAddsUpAllRules() {
    PlayedSite site =
        PlayedSite.on(Host.CLOUDFLARE)
            .file(
                "_headers",
                """
                X-Robots-Tag: lost
                /*
                  X-Robots-Tag: one
                https://www.example.com/a/:name
                  X-Robots-Tag: two
                /a/c
                  X-Robots-Tag: three
                  ! X-Robots-Tag
                /d/*
                  no header
                  X-Robots-Tag: four
                /*/*
                  X-Robots-Tag: five
                """);
    assertEquals("one, two", sent(site, "https://www.example.com/a/b"));
    assertEquals("one", sent(site, "https://example.com/a/b"));
    assertEquals("three", sent(site, "https://www.example.com/a/c"));
    assertEquals("one", sent(site, "/d"));
    assertEquals("one, four", sent(site, "/d/"));
    site.says(
        """
        _headers:1:1: host.rule: there is no path above this header, and it is ignored
        _headers:10:3: host.rule: this is neither a path nor a header, and it is ignored
        _headers:12:1: host.rule: Cloudflare takes this rule, and it never matches: there are two\
         * in it
        """);
  }

  @Test
  void vercelTakesPatternsAndConditions() {
    PlayedSite site =
        PlayedSite.on(Host.VERCEL)
            .file(
                "vercel.json",
                """
                {"headers": [
                  {"source": "/a/:path*", "headers": [{"key": "X-Robots-Tag", "value": "one"}]},
                  {"source": "/a/b", "headers": [{"key": "x-robots-tag", "value": "two"}]},
                  {"source": "/(.*)", "has": [{"type": "host", "value": "old\\\\.example"}],
                   "headers": [{"key": "X-Robots-Tag", "value": "three"}]},
                  {"source": "/c", "has": [{"type": "header", "key": "x"}],
                   "headers": [{"key": "X-Robots-Tag", "value": "four"}]}
                ]}
                """);
    assertEquals("one", sent(site, "/a/x/y"));
    assertEquals("two", sent(site, "/a/b"));
    assertEquals("three", sent(site, "https://old.example/a/b"));
    assertEquals("four?", sent(site, "/c"));
    assertEquals("", sent(site, "/d"));
  }

  @Test
  void firebaseTakesGlobsAndExpressions() {
    PlayedSite site =
        PlayedSite.on(Host.FIREBASE)
            .file(
                "firebase.json",
                """
                {"hosting": {"headers": [
                  {"source": "/a/**", "headers": [{"key": "X-Robots-Tag", "value": "one"}]},
                  {"regex": "[.]pdf$", "headers": [{"key": "X-Robots-Tag", "value": "two"}]},
                  {"headers": [{"key": "X-Robots-Tag", "value": "three"}]}
                ]}}
                """);
    assertEquals("one", sent(site, "/a/b/c"));
    assertEquals("two", sent(site, "/a/b.pdf"));
    assertEquals("", sent(site, "/b"));
    site.says(
        "firebase.json:4:3: host.rule: these headers have no source, and Firebase refuses them\n");
  }

  @Test
  void azureTakesTheFirstRoute() {
    PlayedSite site =
        PlayedSite.on(Host.AZURE)
            .file(
                "staticwebapp.config.json",
                """
                {"globalHeaders": {"X-Robots-Tag": "one"},
                 "routes": [
                  {"route": "/a", "headers": {"x-robots-tag": "two"}},
                  {"route": "/b/*", "headers": {"X-Robots-Tag": ""}},
                  {"route": "/b/c", "headers": {"X-Robots-Tag": "three"}}
                ]}
                """);
    assertEquals("two", sent(site, "/a"));
    assertEquals("", sent(site, "/b/c"));
    assertEquals("one", sent(site, "/c"));
  }

  @Test
  void apacheTakesFoldersAndNamesOfFiles() {
    PlayedSite site =
        PlayedSite.on(Host.APACHE)
            .file(
                ".htaccess",
                """
                <IfModule mod_headers.c>
                  <FilesMatch "\\.(pdf|doc)$">
                    Header always set X-Robots-Tag "noindex, nofollow"
                  </FilesMatch>
                </IfModule>
                <Files "x*.html">
                  Header set X-Robots-Tag: none
                </Files>
                <Files ~ "^y">
                  Header set X-Robots-Tag "noindex" env=SECRET
                </Files>
                <Location /z>
                  Header set X-Robots-Tag noindex
                </Location>
                """)
            .file("b/.htaccess", "Header set X-Robots-Tag all\n")
            .file("b/c/.htaccess", "Header unset X-Robots-Tag\nHeader set Y-Robots-Tag z\n");
    assertEquals("noindex, nofollow, noindex?", sent(site, "/a.pdf"));
    assertEquals("none, noindex?", sent(site, "/x", "x1.html"));
    assertEquals("noindex?", sent(site, "/a"));
    assertEquals("noindex?, noindex?", sent(site, "/y"));
    assertEquals("all, noindex?", sent(site, "/b/a"));
    assertEquals("noindex?", sent(site, "/b/c/a"));
  }

  @Test
  void othersHaveNoRulesAboutHeaders() {
    PlayedSite site = PlayedSite.on(Host.GITLAB).file("_headers", "/*\n  X-Robots-Tag: noindex\n");
    assertEquals("", sent(site, "/a"));
    assertEquals("", sent(site, "mailto:a@example.com"));
  }
}
