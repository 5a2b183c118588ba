package io.github.sitemaptoolkit.hosts;

import static io.github.sitemaptoolkit.hosts.answer.Host.FIREBASE;

import org.junit.jupiter.api.Test;

/** What Firebase Hosting answers: its own engine was asked, see .ci/run-hosts. */
class FirebaseTest {

  private static PlayedSite site(String hosting) {
    return PlayedSite.on(FIREBASE).file("firebase.json", "{\"hosting\": {" + hosting + "}}");
  }

  private static PlayedSite redirects(String... rules) {
    return site("\"redirects\": [" + String.join(",\n", rules) + "]");
  }

  private static String rule(String source, String destination) {
    return "{\"source\": \"" + source + "\", \"destination\": \"" + destination + "\"}";
  }

  @Test
  void filesHaveTheirNames() {
    site("")
        .pages("index.html file.html docs/index.html 404.html")
        .answers(
            """
            /                 200 index.html
            /index.html       200 index.html
            /file             404 404.html
            /file.html        200 file.html
            /docs             301 /docs/
            /docs?x=1         301 /docs/?x=1
            /docs/            200 docs/index.html
            /docs/index.html  200 docs/index.html
            /404.html         404 404.html
            /none             404 404.html
            """);
  }

  @Test
  void cleanUrlsHaveNoEndings() {
    site("\"cleanUrls\": true")
        .pages("index.html file.html docs/index.html")
        .answers(
            """
            /                 200 index.html
            /index.html       301 /
            /file             200 file.html
            /file/            404
            /file.html        301 /file
            /file.html?x=1    301 /file?x=1
            /docs             200 docs/index.html
            /docs/            200 docs/index.html
            /docs/index.html  301 /docs
            /docs/index       301 /docs
            """);
  }

  @Test
  void slashesAreAddedOrTaken() {
    site("\"trailingSlash\": true")
        .pages("docs/index.html file.html")
        .answers("/docs 301 /docs/\n/docs/ 200 docs/index.html\n/file.html 200 file.html\n");
    site("\"trailingSlash\": false")
        .pages("docs/index.html index.html")
        .answers("/docs 200 docs/index.html\n/docs/ 301 /docs\n/ 200 index.html\n");
    site("\"trailingSlash\": true, \"cleanUrls\": true")
        .pages("file.html docs/index.html")
        .answers(
            """
            /file       301 /file/
            /file/      200 file.html
            /file.html  301 /file/
            /docs       301 /docs/
            """);
    site("\"trailingSlash\": false, \"cleanUrls\": true")
        .pages("file.html")
        .answers("/file/ 301 /file\n/file 200 file.html\n");
  }

  @Test
  void redirectsBeatFiles() {
    redirects(
            "{\"source\": \"/file\", \"destination\": \"/new\", \"type\": 302}",
            rule("/old", "https://other.example/x"))
        .pages("file.html file new.html")
        .answers(
            """
            /file     302 /new
            /file/    302 /new
            /old      301 https://other.example/x
            /old?x=1  301 https://other.example/x?x=1
            """);
  }

  @Test
  void starsAreGlobs() {
    redirects(
            rule("/x/**", "/deep"),
            rule("/y{,/**}", "/both"),
            rule("/z/*", "/one"),
            rule("/*.php", "/php"),
            rule("/**/*.pdf", "/pdf"),
            rule("/q?", "/q"),
            rule("/@(a|b)/c", "/ext"),
            rule("/[mn]", "/class"))
        .pages("404.html")
        .answers(
            """
            /x                404 404.html
            /x/               301 /deep
            /x/a/b            301 /deep
            /x/.hidden        404 404.html
            /y                301 /both
            /y/a              301 /both
            /z/a              301 /one
            /z/a/             301 /one
            /z/a/b            404 404.html
            /z/               404 404.html
            /index.php        301 /php
            /a/index.php      404 404.html
            /a/b/c.pdf        301 /pdf
            /c.pdf            301 /pdf
            /q1               301 /q
            /a/c              301 /ext
            /d/c              404 404.html
            /m                301 /class
            """);
  }

  @Test
  void namesAreTaken() {
    redirects(
            rule("/p/:id", "/posts/:id"),
            rule("/b/:rest*", "/blog/:rest*"),
            rule("/o/:x?", "/opt/:x?"),
            rule("/n/:id(\\\\d+)", "/num/:id"))
        .pages("404.html")
        .answers(
            """
            /p/1         301 /posts/1
            /p/1/        301 /posts/1
            /P/1         301 /posts/1
            /p/1/2       404 404.html
            /b           301 /blog
            /b/x/y       301 /blog/x/y
            /o           301 /opt
            /o/1         301 /opt/1
            /n/12        301 /num/12
            /n/x         404 404.html
            /p/th%C3%A9  301 /posts/th%C3%A9
            /p/1?q=2     301 /posts/1?q=2
            """);
  }

  @Test
  void expressionsAreNotAnchored() {
    site("""
            "redirects": [
              {"regex": "/r/(?P<year>[0-9]+)/(.+)", "destination": "/:2/:year"},
              {"regex": "old", "destination": "/new"}
            ]
            """)
        .pages("404.html")
        .answers(
            """
            /r/2024/x    301 /x/2024
            /a/r/2024/x  301 /x/2024
            /a-old-b     301 /new
            /r/x         404 404.html
            """);
  }

  @Test
  void rewritesComeLastAndSendTheirFile() {
    site("""
            "rewrites": [
              {"source": "/app/**", "destination": "/app.html"},
              {"source": "/members/:id", "destination": "/app.html"},
              {"source": "/gone", "destination": "/none.html"},
              {"source": "/fn", "function": "hello"},
              {"source": "/run/**", "run": {"serviceId": "x"}}
            ]
            """)
        .pages("app.html app/x.html 404.html")
        .answers(
            """
            /app/x.html  200 app/x.html
            /app/y       rewrite 200 app.html
            /app/        rewrite 200 app.html
            /app         404 404.html
            /members/1   404 404.html
            /gone        404 404.html
            /fn          unknown
            /run/a       unknown
            """);
  }

  @Test
  void ruleOfEverythingIsNoPage() {
    site("\"rewrites\": [{\"source\": \"**\", \"destination\": \"/index.html\"}]")
        .pages("index.html a.html")
        .answers("/a.html 200 a.html\n/x/y fallback 200 index.html\n");
    redirects(rule("/**", "https://new.example/"))
        .answers("/x fallback 301 https://new.example/\n");
    redirects(rule("/:p*", "https://new.example/:p*")).answers("/x 301 https://new.example/x\n");
  }

  @Test
  void globsMayBeTurnedAround() {
    site("\"rewrites\": [{\"source\": \"!/@(js|css)/**\", \"destination\": \"/index.html\"}]")
        .pages("index.html 404.html")
        .answers("/js/x 404 404.html\n/y rewrite 200 index.html\n");
    site("\"rewrites\": [{\"source\": \"/!(api)/**\", \"destination\": \"/index.html\"}]")
        .pages("index.html 404.html")
        .answers("/api/x 404 404.html\n/y/z rewrite 200 index.html\n");
  }

  @Test
  void oneOfSeveralSitesIsNotKnown() {
    PlayedSite.on(FIREBASE)
        .file("firebase.json", "{\"hosting\": [{\"target\": \"a\"}, {\"target\": \"b\"}]}")
        .answers("/ unknown\n");
    PlayedSite.on(FIREBASE)
        .file("firebase.json", "// a comment\n{\"hosting\": [{\"cleanUrls\": true}]}")
        .pages("a.html")
        .answers("/a 200 a.html\n");
  }

  @Test
  void expressionsThatCannotBeReadAreNotKnown() {
    site("\"redirects\": [{\"regex\": \"/a(?<=x)b\", \"destination\": \"/c\"}]")
        .pages("index.html")
        .answers("/a unknown\n")
        .says(
            "firebase.json:1:28: host.unread: \"/a(?<=x)b\" is not understood: what it matches is"
                + " not known\n");
  }
}
