package io.github.sitemaptoolkit.hosts;

import static io.github.sitemaptoolkit.hosts.answer.Host.VERCEL;

import org.junit.jupiter.api.Test;

/** What Vercel answers: its own engine was asked for its routes, see .ci/run-hosts. */
class VercelTest {

  private static PlayedSite site(String json) {
    return PlayedSite.on(VERCEL).file("vercel.json", json);
  }

  private static PlayedSite redirects(String... redirects) {
    return site("{\"redirects\": [" + String.join(",\n", redirects) + "]}");
  }

  private static String rule(String source, String destination) {
    return "{\"source\": \"" + source + "\", \"destination\": \"" + destination + "\"}";
  }

  @Test
  void filesHaveTheirNames() {
    site("{}")
        .pages("index.html file.html folder/index.html both.html both/index.html 404.html")
        .answers(
            """
            /                   200 index.html
            /index.html         200 index.html
            /file               404 404.html
            /file/              404 404.html
            /file.html          200 file.html
            /folder             200 folder/index.html
            /folder/            200 folder/index.html
            /folder/index.html  200 folder/index.html
            /both               200 both/index.html
            /both.html          200 both.html
            /File.html          404 404.html
            """);
  }

  @Test
  void cleanUrlsHaveNoEndings() {
    site("{\"cleanUrls\": true}")
        .pages("index.html file.html folder/index.html")
        .answers(
            """
            /                   200 index.html
            /index.html         308 /
            /index              308 /
            /file               200 file.html
            /file/              200 file.html
            /file.html          308 /file
            /file.html?x=1      308 /file?x=1
            /folder             200 folder/index.html
            /folder/index.html  308 /folder
            /none.html          308 /none
            """);
  }

  @Test
  void slashesAreAddedOrTaken() {
    site("{\"trailingSlash\": true}")
        .pages("folder/index.html a.pdf file.html .well-known/x")
        .answers(
            """
            /folder         308 /folder/
            /folder/        200 folder/index.html
            /a.pdf          200 a.pdf
            /a.pdf/         308 /a.pdf
            /file.html      200 file.html
            /none           308 /none/
            /none/          404
            /.well-known/x  200 .well-known/x
            """);
    site("{\"trailingSlash\": false}")
        .pages("folder/index.html index.html")
        .answers("/folder/ 308 /folder\n/folder 200 folder/index.html\n/ 200 index.html\n");
    site("{\"trailingSlash\": true, \"cleanUrls\": true}")
        .pages("file.html")
        .answers("/file.html 308 /file/\n/file 308 /file/\n/file/ 200 file.html\n");
  }

  @Test
  void redirectsArePermanentUnlessTheySayOtherwise() {
    site("""
            {
              "redirects": [
                {"source": "/a", "destination": "/x"},
                {"source": "/b", "destination": "/x", "permanent": false},
                {"source": "/c", "destination": "/x", "permanent": true},
                {"source": "/d", "destination": "/x", "statusCode": 301},
                {"source": "/e", "destination": "https://other.example/x"}
              ]
            }
            """)
        .pages("a/index.html")
        .answers(
            """
            /a      308 /x
            /a/     200 a/index.html
            /b      307 /x
            /c      308 /x
            /d      301 /x
            /e      308 https://other.example/x
            /a?q=1  308 /x?q=1
            """);
  }

  @Test
  void slashesComeBeforeRedirects() {
    site("{\"trailingSlash\": true, \"redirects\": [" + rule("/start", "/begin") + "]}")
        .answers("/start 308 /start/\n/start/ 404\n");
    site("{\"trailingSlash\": false, \"redirects\": [" + rule("/start/", "/begin") + "]}")
        .answers("/start/ 308 /start\n/start 404\n");
    site("{\"cleanUrls\": true, \"redirects\": [" + rule("/a.html", "/b") + "]}")
        .answers("/a.html 308 /a\n/a 404\n");
  }

  @Test
  void patternsAreThoseOfPathToRegexp() {
    redirects(
            rule("/one/:id", "/1/:id"),
            rule("/rest/:path*", "/r/:path*"),
            rule("/many/:path+", "/m/:path+"),
            rule("/maybe/:x?", "/mb/:x"),
            rule("/num/:id(\\\\d+)", "/n/:id"),
            rule("/un/(.*)", "/u/$1"),
            rule("/neg/((?!api).*)", "/ng/$1"),
            rule("/d-:y-:m", "/:m/:y"),
            rule("/q/:id", "/p?id=:id"),
            rule("/{opt}?end", "/o"))
        .answers(
            """
            /one/5         308 /1/5
            /one/5/        404
            /one/5/6       404
            /rest          308 /r/
            /rest/a/b      308 /r/a/b
            /many          404
            /many/a/b      308 /m/a/b
            /maybe         308 /mb/
            /maybe/1       308 /mb/1
            /num/12        308 /n/12
            /num/x         404
            /un/a/b        308 /u/a/b
            /un/           308 /u/
            /neg/x         308 /ng/x
            /neg/api/x     404
            /d-2024-05     308 /05/2024
            /q/7           308 /p?id=7
            /optend        308 /o
            /end           308 /o
            /ONE/5         404
            """);
  }

  @Test
  void rewritesComeAfterFiles() {
    site("""
            {"rewrites": [
              {"source": "/about", "destination": "/about.html"},
              {"source": "/old/:path*", "destination": "/new/:path*"},
              {"source": "/new/x", "destination": "/index.html"},
              {"source": "/far/:p*", "destination": "https://other.example/:p*"},
              {"source": "/fn", "destination": "/api/fn"}
            ]}
            """)
        .pages("index.html about.html old/kept.html new/a.html 404.html")
        .answers(
            """
            /about          rewrite 200 about.html
            /old/kept.html  200 old/kept.html
            /old/a.html     rewrite 200 new/a.html
            /old/x          rewrite 200 index.html
            /old/y          404 404.html
            /far/x          unknown
            /fn             unknown
            """);
  }

  @Test
  void ruleOfEverythingIsNoPage() {
    site("{\"rewrites\": [" + rule("/(.*)", "/index.html") + "]}")
        .pages("index.html a.html")
        .answers("/a.html 200 a.html\n/x/y fallback 200 index.html\n");
    site("{\"rewrites\": [" + rule("/:path*", "/index.html") + "]}")
        .pages("index.html")
        .answers("/x fallback 200 index.html\n");
    redirects(rule("/:path((?!home$).*)", "/home")).answers("/x 308 /home\n/home 404\n");
    redirects(rule("/(.*)", "https://new.example/"))
        .answers("/x fallback 308 https://new.example/\n");
    redirects(rule("/(.*)", "https://new.example/$1")).answers("/x 308 https://new.example/x\n");
  }

  @Test
  void conditionsOfHostAndQueryAreUnderstood() {
    site("""
            {"redirects": [
              {"source": "/a", "has": [{"type": "host", "value": "old.example.com"}],
               "destination": "https://www.example.com/a"},
              {"source": "/b", "has": [{"type": "query", "key": "id"}], "destination": "/b/:id"},
              {"source": "/c", "missing": [{"type": "query", "key": "q"}], "destination": "/x"},
              {"source": "/d", "has": [{"type": "cookie", "key": "in"}], "destination": "/x"},
              {"source": "/e", "has": [{"type": "header", "key": "x-a"}], "destination": "/x"}
            ]}
            """)
        .pages("index.html")
        .answers(
            """
            https://old.example.com/a  308 https://www.example.com/a
            https://www.example.com/a  404
            /b       404
            /b?id=7  308 /b/7?id=7
            /c       308 /x
            /c?q=1   404
            /d       404
            /e       unknown
            """);
  }

  @Test
  void functionsAnswerInstead() {
    PlayedSite.on(VERCEL)
        .file("api", "hello.js\n")
        .pages("index.html")
        .answers("/api/hello unknown\n/x 404\n");
    PlayedSite.on(VERCEL).file("middleware.ts", "").pages("index.html").answers("/ unknown\n");
    site("{\"routes\": [{\"src\": \"/a\", \"dest\": \"/b\"}]}").answers("/a unknown\n");
  }

  @Test
  void fileThatVercelRefusesIsTold() {
    redirects(rule("/a", "/b/:id"))
        .answers("/a unknown\n")
        .says(
            "vercel.json:1:16: host.rule: the target names :id, which the source has not, and"
                + " Vercel refuses the whole file\n");
    redirects(rule("/a/:", "/b"))
        .answers("/a unknown\n")
        .says(
            "vercel.json:1:16: host.rule: \"/a/:\" is no pattern, and Vercel refuses the whole"
                + " file\n");
    site("{\"redirects\": [").answers("/a unknown\n");
  }

  @Test
  void pathsAreComparedAsTheyAreSent() {
    redirects(rule("/a%20b", "/one"), rule("/x/:y", "/z/:y"))
        .answers("/a%20b 308 /one\n/x/th%C3%A9 308 /z/th%C3%A9\n");
    redirects(rule("/thé", "/one")).answers("/th%C3%A9 unknown\n/x 404\n");
  }

  @Test
  void patternsThatTakeTooLongAreNotKnown() {
    redirects(rule("/(a*a*a*a*a*a*)b", "/x")).answers("/" + "a".repeat(60) + " unknown\n");
  }
}
