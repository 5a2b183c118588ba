package io.github.sitemaptoolkit.hosts;

import static io.github.sitemaptoolkit.hosts.answer.Host.NETLIFY;

import org.junit.jupiter.api.Test;

/** What Netlify answers: its own engine was asked, see .ci/run-hosts. */
class NetlifyTest {

  private static PlayedSite site(String redirects) {
    return PlayedSite.on(NETLIFY).file("_redirects", redirects);
  }

  @Test
  void pagesAreFoundWithoutTheirEndings() {
    site("")
        .pages("index.html about.html blog/index.html a.pdf old.htm")
        .answers(
            """
            /            200 index.html
            /about       200 about.html
            /about.html  200 about.html
            /about/      200 about.html
            /blog        200 blog/index.html
            /blog/       200 blog/index.html
            /a.pdf       200 a.pdf
            /old         200 old.htm
            /About       404
            /missing     404
            /about?x=1   200 about.html
            """);
  }

  @Test
  void pageForUnknownAddressesIsNamed() {
    site("").pages("404.html").answers("/missing 404 404.html\n");
  }

  @Test
  void redirectsArePermanentUnlessTheySayOtherwise() {
    site("""
            /old      /new
            /temp     /new  302
            /see      /new  303
            /seven    /new  307
            /eight    /new  308
            /away     https://other.example/x
            """)
        .answers(
            """
            /old    301 /new
            /old/   301 /new
            /temp   302 /new
            /see    303 /new
            /seven  307 /new
            /eight  308 /new
            /away   301 https://other.example/x
            /OLD    404
            """);
  }

  @Test
  void filesWinUnlessTheRuleIsForced() {
    site("/about /new\n/blog /new 301!\n")
        .pages("about.html blog/index.html")
        .answers(
            """
            /about  200 about.html
            /blog   301 /new
            """);
  }

  @Test
  void starsTakeTheRestAndNamesOneSegment() {
    site("""
            /news/*            /blog/:splat
            /p/:id             /posts/:id
            /y/:year/:month    /archive/:month/:year
            """)
        .answers(
            """
            /news         301 /blog/
            /news/a/b     301 /blog/a/b
            /news/a/      301 /blog/a/
            /newsletter   404
            /p/1          301 /posts/1
            /p/1/         301 /posts/1
            /p/1/2        404
            /p            404
            /y/2024/05    301 /archive/05/2024
            """);
  }

  @Test
  void ruleOfEverythingIsNoPage() {
    site("/* /index.html 200\n")
        .pages("index.html about.html")
        .answers(
            """
            /about   200 about.html
            /x       fallback 200 index.html
            /x/y?a   fallback 200 index.html
            """);
    site("/* https://www.example.com/ 301\n").answers("/x fallback 301 https://www.example.com/\n");
    site("/* /home\n").answers("/x fallback 301 /home\n/home 404\n/home/x 404\n");
    site("/* https://new.example/:splat\n").answers("/x 301 https://new.example/x\n");
  }

  @Test
  void ruleThatLeadsIntoItselfIsDropped() {
    site("/* / 301\n").answers("/x 404\n");
    site("/a/* /a/\n").answers("/a/b 404\n");
    site("/a/* /a/:splat\n").answers("/a/b 404\n");
    site("/self /self\n").answers("/self 301 /self\n");
    site("/* /en/:splat 302\n").answers("/x 302 /en/x\n/en/x 404\n");
  }

  @Test
  void pathsAreLiteralAndComparedDecoded() {
    site("""
            /a%20b     /one
            /caf%C3%A9 /two
            /thé       /three
            /x/*       /y/:splat
            """)
        .answers(
            """
            /a%20b        404
            /caf%C3%A9    404
            /th%C3%A9     301 /three
            /x/caf%C3%A9  301 /y/caf%C3%A9
            /x/a%20b      301 /y/a%20b
            """);
  }

  @Test
  void queriesAreCompared() {
    site("""
            /store id=:id  /shop/:id
            /buy   n=5     /five
            """)
        .answers(
            """
            /store        404
            /store?id=7   301 /shop/7?id=7
            /store?id=7&x=2  301 /shop/7?id=7&x=2
            /buy?n=5      301 /five?n=5
            /buy?n=6      404
            """);
  }

  @Test
  void queryOfTheTargetReplacesThatOfTheAddress() {
    site("/a /b\n/c /d?x=1\n")
        .answers(
            """
            /a?q=1  301 /b?q=1
            /c?q=1  301 /d?x=1
            """);
  }

  @Test
  void otherStatusesSendTheirPage() {
    site("""
            /hidden/*  /404.html   404
            /dead      /gone.html  410
            /void      /void.html  410
            /app/*     /app.html   200
            /none      /none.html  200
            """)
        .pages("404.html gone.html app.html")
        .answers(
            """
            /hidden/x  404 404.html
            /dead      410 gone.html
            /void      404 404.html
            /app/x     rewrite 200 app.html
            /none      404 404.html
            """);
  }

  @Test
  void rulesForSomeVisitorsAreNotKnown() {
    site("/shop /shop/us 302 Country=us\n/about /x 302 Language=en\n/in/* /:splat 200 Role=a\n")
        .pages("about.html in/x.html")
        .answers(
            """
            /shop   unknown
            /about  200 about.html
            /in/x   unknown
            """);
  }

  @Test
  void othersAnswerForProxies() {
    site("/api/* https://api.example.com/:splat 200\n/f /.netlify/functions/f 200\n")
        .answers("/api/x unknown\n/f unknown\n");
  }

  @Test
  void rulesOfOtherHostsAreLeft() {
    site("https://blog.example.com/* /blog/:splat\nhttps://www.example.com/x /y\n")
        .answers(
            """
            https://www.example.com/a   404
            https://blog.example.com/a  301 /blog/a
            https://www.example.com/x   301 /y
            """);
  }

  @Test
  void firstRuleCounts() {
    site("/a /first\n/a /second 302\n").answers("/a 301 /first\n");
  }

  @Test
  void linesThatAreIgnoredAreTold() {
    site("/ok /fine # why\n/lonely\n/from#x /to\n/bad target\n/x /y many\n/.netlify/x /y\n")
        .answers("/ok 301 /fine\n/from 404\n/x 404\n")
        .says(
            """
            _redirects:2:1: host.rule: this rule has no target, and Netlify ignores it
            _redirects:4:1: host.rule: the target begins with neither / nor http, and Netlify\
             ignores the rule
            _redirects:5:1: host.rule: "many" is no status, and Netlify ignores the rule
            _redirects:6:1: host.rule: paths below /.netlify are Netlify's own, and it ignores the\
             rule
            """);
  }

  @Test
  void configurationHasRulesToo() {
    PlayedSite.on(NETLIFY)
        .file("_redirects", "/a /first\n")
        .file(
            "netlify.toml",
            """
            [build]
            publish = "public"

            [[redirects]]
            from = "/a"
            to = "/second"

            [[redirects]]
            from = "/old/*"
            to = "/new/:splat"
            status = 302
            force = true

            [[redirects]]
            from = "/q"
            to = "/r"
            query = {id = ":id"}

            [[redirects]]
            from = "/c"
            to = "/d"
            conditions = {Language = ["en"]}
            """)
        .pages("old/x.html")
        .answers(
            """
            /a       301 /first
            /old/x   302 /new/x
            /q       404
            /q?id=1  301 /r?id=1
            /c       unknown
            """);
  }

  @Test
  void configurationThatIsNotTomlIsTold() {
    PlayedSite.on(NETLIFY)
        .file("netlify.toml", "[[redirects]\n")
        .pages("a.html")
        .answers("/a unknown\n/x unknown\n");
  }
}
