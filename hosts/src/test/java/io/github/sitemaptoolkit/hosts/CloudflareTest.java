package io.github.sitemaptoolkit.hosts;

import static io.github.sitemaptoolkit.hosts.answer.Host.CLOUDFLARE;

import org.junit.jupiter.api.Test;

/** What Cloudflare Pages answers: its own engine was asked, see .ci/run-hosts. */
class CloudflareTest {

  private static PlayedSite site(String redirects) {
    return PlayedSite.on(CLOUDFLARE).file("_redirects", redirects);
  }

  @Test
  void pagesHaveOneSpelling() {
    site("")
        .pages("index.html about.html blog/index.html a.pdf 404.html")
        .answers(
            """
            /                 200 index.html
            /index.html       308 /
            /index            308 /
            /about            200 about.html
            /about.html       308 /about
            /about/           308 /about
            /about.html?x=1   308 /about?x=1
            /blog             308 /blog/
            /blog/            200 blog/index.html
            /blog/index.html  308 /blog/
            /blog/index       308 /blog/
            /a.pdf            200 a.pdf
            /a.pdf/           404 404.html
            /About            404 404.html
            """);
  }

  @Test
  void unknownAddressesGetTheHomePageWithoutA404Page() {
    site("").pages("index.html").answers("/x fallback 200 index.html\n");
    site("").pages("a.html").answers("/x 404\n");
    site("").pages("index.html 404.html").answers("/x/y 404 404.html\n");
    site("")
        .pages("index.html blog/404.html")
        .answers(
            """
            /x         fallback 200 index.html
            /blog/x    404 blog/404.html
            /blog/x/y  404 blog/404.html
            """);
  }

  @Test
  void redirectsAreTemporaryUnlessTheySayOtherwise() {
    site("/old /new\n/a /b 301\n/c /d 303\n/e /f 307\n/g https://other.example/x 308\n")
        .answers(
            """
            /old  302 /new
            /a    301 /b
            /c    303 /d
            /e    307 /f
            /g    308 https://other.example/x
            """);
  }

  @Test
  void rulesBeatFiles() {
    site("/about /new 301\n").pages("about.html 404.html").answers("/about 301 /new\n");
  }

  @Test
  void slashesCount() {
    site("/x /one 301\n/y/ /two 301\n/z/* /three/:splat 301\n")
        .pages("404.html")
        .answers(
            """
            /x     301 /one
            /x/    404 404.html
            /y     404 404.html
            /y/    301 /two
            /z     404 404.html
            /z/    301 /three/
            /z/a   301 /three/a
            /z/a/  301 /three/a/
            """);
  }

  @Test
  void namesTakeOneSegmentOrAPart() {
    site("/p/:id /posts/:id 301\n/m/:year-:month /a/:month/:year\n/n/:a/:b* /c/:b\n")
        .pages("404.html")
        .answers(
            """
            /p/1        301 /posts/1
            /p/1/       404 404.html
            /p/         404 404.html
            /m/2024-05  302 /a/05/2024
            /n/1/2      302 /c/2
            """);
  }

  @Test
  void patternsThatNeverMatchAreTold() {
    site("/a/*/b/* /x\n/c/:n/:n /y\n")
        .pages("404.html")
        .answers("/a/1/b/2 404 404.html\n/c/1/1 404 404.html\n")
        .says(
            """
            _redirects:1:1: host.rule: Cloudflare takes this rule, and it never matches: there are\
             two * in it
            _redirects:2:1: host.rule: Cloudflare takes this rule, and it never matches: :n stands\
             in it twice
            """);
  }

  @Test
  void sourceMayBeEscapedOrNot() {
    site("/thé /a 301\n/caf%C3%A9 /b 301\n/%c3%a9 /c 301\n/a%20b /d\n")
        .pages("404.html")
        .answers(
            """
            /th%C3%A9   301 /a
            /caf%C3%A9  301 /b
            /%C3%A9     404 404.html
            /th%c3%a9   404 404.html
            /a%20b      302 /d
            """);
  }

  @Test
  void invalidLinesAreLeftAndTold() {
    site("""
            /a /b 301!
            /c /d 404
            /e id=:id /f 301
            https://www.example.com/g /h
            /i /j 302 Country=us
            /k target
            /l http://other.example/
            /m
            /n/* /index.html 200
            /o https://other.example/ 200
            /p /first # why
            /p /second
            """)
        .pages("404.html")
        .answers(
            """
            /a    404 404.html
            /c    404 404.html
            /e    404 404.html
            /g    404 404.html
            /i    404 404.html
            /k    404 404.html
            /l    404 404.html
            /n/x  404 404.html
            /o    404 404.html
            /p    302 /first
            """)
        .says(
            """
            _redirects:1:1: host.rule: "301!" is not 200, 301, 302, 303, 307 or 308, and\
             Cloudflare ignores the rule
            _redirects:2:1: host.rule: "404" is not 200, 301, 302, 303, 307 or 308, and Cloudflare\
             ignores the rule
            _redirects:3:1: host.rule: a rule has two or three words, this one has 4, and\
             Cloudflare ignores it
            _redirects:4:1: host.rule: the source is no path, and Cloudflare ignores the rule
            _redirects:5:1: host.rule: a rule has two or three words, this one has 4, and\
             Cloudflare ignores it
            _redirects:6:1: host.rule: the target begins with neither / nor https://, and\
             Cloudflare ignores the rule
            _redirects:7:1: host.rule: the target begins with neither / nor https://, and\
             Cloudflare ignores the rule
            _redirects:8:1: host.rule: a rule has two or three words, this one has 1, and\
             Cloudflare ignores it
            _redirects:9:1: host.rule: Cloudflare would come here again, and ignores the rule
            _redirects:10:1: host.rule: a rewrite has to stay on the site, and Cloudflare ignores\
             the rule
            _redirects:12:1: host.rule: there is a rule for this path already, and Cloudflare\
             ignores this one
            """);
  }

  @Test
  void rulesWithoutPatternsComeFirstIfTheyStandFirst() {
    site("/a/b /exact\n/a/* /pattern\n").answers("/a/b 302 /exact\n/a/c 302 /pattern\n");
    site("/a/* /pattern\n/a/b /exact\n").answers("/a/b 302 /pattern\n");
  }

  @Test
  void redirectOfEverythingIsNoPage() {
    site("/* / 302\n")
        .pages("index.html about.html")
        .answers("/ fallback 302 /\n/about fallback 302 /\n");
    site("/* https://new.example/:splat 301\n").answers("/x 301 https://new.example/x\n");
    site("/* /app 200\n").pages("app.html").answers("/x fallback 200 app.html\n");
    site("/* /index.html 200\n").pages("index.html 404.html").answers("/x 404 404.html\n");
  }

  @Test
  void rewritesGoOnWithTheirTarget() {
    site("/a /x.html 200\n/b /none 200\n/c /x 200\n/d /blog 200\n/e/* /:splat 200\n")
        .pages("index.html 404.html x.html blog/index.html")
        .answers(
            """
            /a    308 /x
            /b    404 404.html
            /c    rewrite 200 x.html
            /d    308 /blog/
            /e/x  rewrite 200 x.html
            """);
  }

  @Test
  void queryOfTheTargetReplacesThatOfTheAddress() {
    site("/a /b?x=1\n/c /d\n/e https://other.example/?x=1#top\n/f /g#top\n")
        .answers(
            """
            /a?q=1  302 /b?x=1
            /c?q=1  302 /d?q=1
            /e?q=1  302 https://other.example/?x=1#top
            /f?q=1  302 /g?q=1#top
            """);
  }

  @Test
  void filesOfTheHostAreNoPages() {
    site("").pages("_redirects _headers 404.html").answers("/_redirects 404 404.html\n");
  }

  @Test
  void functionsAnswerInstead() {
    PlayedSite.on(CLOUDFLARE)
        .file("_worker.js", "export default {}")
        .pages("a.html")
        .answers("/a unknown\n/x unknown\n");
    PlayedSite.on(CLOUDFLARE)
        .file("_worker.js", "export default {}")
        .file(
            "_routes.json",
            "{\"version\": 1, \"include\": [\"/api/*\"], \"exclude\": [\"/api/s\"]}")
        .pages("a.html 404.html")
        .answers("/a 200 a.html\n/api/x unknown\n/api/s 404 404.html\n");
    PlayedSite.on(CLOUDFLARE)
        .file("functions", "api/[id].js\nhello.ts\nall/[[path]].js\nsub/_middleware.js\n_x.txt\n")
        .pages("a.html 404.html")
        .answers(
            """
            /a        200 a.html
            /hello    unknown
            /api/1    unknown
            /api/1/2  404 404.html
            /all/1/2  unknown
            /sub/x    unknown
            """);
  }

  @Test
  void patternsThatWouldTakeForeverAreNotKnown() {
    site("/" + ":a1-:b1-:c1-:d1-:e1-:f1-:g1-:h1-:i1-:j1.x /y\n")
        .answers("/" + "-".repeat(1500) + " unknown\n");
  }
}
