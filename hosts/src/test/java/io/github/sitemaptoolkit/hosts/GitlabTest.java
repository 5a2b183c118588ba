package io.github.sitemaptoolkit.hosts;

import static io.github.sitemaptoolkit.hosts.answer.Host.GITLAB;

import org.junit.jupiter.api.Test;

/**
 * What GitLab Pages answers, by the examples of its documents and of the tests that they name:
 * https://docs.gitlab.com/user/project/pages/redirects/
 */
class GitlabTest {

  private static PlayedSite site(String redirects) {
    return PlayedSite.on(GITLAB).file("_redirects", redirects).pages("404.html");
  }

  /** Each line: a rule, an address, and the answer. */
  private static void examples(String lines) {
    for (String line : lines.lines().toList()) {
      String[] parts = line.split(" +\\| +", -1);
      site(parts[0] + '\n').answers(parts[1] + ' ' + parts[2].strip() + '\n');
    }
  }

  @Test
  void slashesDoNotCount() {
    examples(
        """
        /foo/ /bar/       | /foo/      | 301 /bar/
        /foo/ /bar/       | /foo       | 301 /bar/
        /foo /bar/        | /foo/      | 301 /bar/
        /foo /bar/        | /foo/bar   | 404 404.html
        /foo/ /bar/       | /foo//     | 301 /bar/
        /foo/bar /baz/    | /foo//bar  | 301 /baz/
        /FOO /bar/        | /foo       | 301 /bar/
        """);
  }

  @Test
  void starsTakeAsMuchAsTheyCan() {
    examples(
        """
        /foo/*/bar /foo/:splat/qux     | /foo/baz/bar          | 301 /foo/baz/qux
        /foo/*/bar /foo/:splat/qux     | /foo/hello/world/bar  | 301 /foo/hello/world/qux
        /foo/*/bar /foo/:splat/qux     | /foo/baz/bar/         | 301 /foo/baz/qux
        /foo/* /qux/:splat             | /foo/baz/bar          | 301 /qux/baz/bar
        /foo/* /qux/:splat             | /foo/baz/bar/         | 301 /qux/baz/bar/
        /*/baz/bar /qux/:splat         | /foo/baz/bar          | 301 /qux/foo
        /foo/* /qux/:splat             | /foo/                 | 301 /qux/
        /foo/* /qux/:splat             | /foo                  | 301 /qux/
        /*/foo /qux/:splat             | /foo                  | 301 /qux/
        /foo*bar /qux/:splat           | /foobazbar            | 404 404.html
        /foo*bar /qux/:splat           | /foobar               | 404 404.html
        /* /qux/:splat                 | /foo/bar              | 301 /qux/foo/bar
        /foo/*/bar/*/baz /qux/:splat   | /foo/a/bar/b/baz      | 301 /qux/a
        /foo/* /qux/:splat/:splat      | /foo/hello            | 301 /qux/hello/hello
        /foo/*/bar /foo/:splat/qux     | /foo/bar              | 301 /foo/qux
        /foo/ /qux/:splat              | /foo/                 | 301 /qux/
        /old/*/file /new/:splat/file 301 | /old/a/b/c/file     | 301 /new/a/b/c/file
        /old/*/file /new/:splat/file 301 | /old/file           | 301 /new/file
        """);
  }

  @Test
  void namesTakeOneSegment() {
    examples(
        """
        /foo/:year/:month/:day/bar /qux/:year-:month-:day | /foo/2021/08/16/bar | 301 /qux/2021-08-16
        /foo/:placeholder /qux/:placeholder       | /foo/bar          | 301 /qux/bar
        /:placeholder/foo /qux/:placeholder       | /baz/foo          | 301 /qux/baz
        /foo/:placeholder/bar /foo/:placeholder/q | /foo/a/b/bar      | 404 404.html
        /:placeholder/foo /qux/:placeholder       | /foo              | 404 404.html
        /foo/:placeholder /qux/:placeholder       | /foo/             | 404 404.html
        /foo:placeholder /qux/:placeholder        | /foobar           | 404 404.html
        /foo/:placeholder /qux/bar:placeholder    | /foo/baz          | 301 /qux/barbaz
        /:foo /:foobar                            | /baz              | 301 /
        /foo/:foo/:foobar /qux/:foo/:foobar       | /foo/baz/quux     | 301 /qux/baz/quux
        /:placeholder /qux/:placeholder           | /foo              | 301 /qux/foo
        /foo/:a/bar/:a/baz /qux/:a                | /foo/x/bar/y/baz  | 301 /qux/x
        /foo/:placeholder /qux/:placeholder/:placeholder | /foo/hello | 301 /qux/hello/hello
        /foo/*/bar/:splat /qux/:splat             | /foo/x/bar/y      | 301 /qux/x
        /foo/:splat/bar/* /qux/:splat             | /foo/x/bar/y      | 301 /qux/x
        /foo/ /qux/:placeholder                   | /foo/             | 301 /qux/
        /foo/:placeholderA /qux/:placeholderB     | /foo/bar          | 301 /qux/
        """);
  }

  @Test
  void statusesAreThree() {
    examples(
        """
        /wardrobe.html /narnia.html 302    | /wardrobe.html | 302 /narnia.html
        /wardrobe.html /narnia.html 301    | /wardrobe.html | 301 /narnia.html
        /a /b 303                          | /a             | 404 404.html
        /en/* /en/404.html 404             | /en/x          | 404 404.html
        /app/ /app/index.html 200!         | /app/          | 404 404.html
        / /anz 302 Country=au,nz           | /              | 404 404.html
        """);
  }

  @Test
  void rewritesSendTheirFile() {
    PlayedSite.on(GITLAB)
        .file("_redirects", "/old/* /new/:splat 200\n/spa/* /spa.html 200\n/b/:n /blog/:n 200\n")
        .pages("new/file.html spa.html blog/x/index.html 404.html")
        .answers(
            """
            /old/file.html  rewrite 200 new/file.html
            /old/file       rewrite 200 new/file.html
            /old/none       404 404.html
            /spa/a/b        rewrite 200 spa.html
            /b/x            302 /b/x/
            /b/x/           rewrite 200 blog/x/index.html
            """);
  }

  @Test
  void filesWin() {
    PlayedSite.on(GITLAB)
        .file("_redirects", "/hello.html /world.html 302\n/hello /world 302\n/blog/ /b/\n")
        .pages("hello.html world.html blog/index.html blog/post/index.html")
        .answers(
            """
            /hello.html  200 hello.html
            /hello       200 hello.html
            /hello/      200 hello.html
            /blog        302 /blog/
            /blog/       200 blog/index.html
            /blog/post?x=1  302 /blog/post/?x=1
            /blog/x      404
            """);
  }

  @Test
  void rewriteOfEverythingIsNoPage() {
    PlayedSite.on(GITLAB)
        .file("_redirects", "/* /index.html 200\n")
        .pages("index.html about.html")
        .answers(
            """
            /about    200 about.html
            /x        fallback 200 index.html
            /.well-known/acme-challenge/x  404
            """);
  }

  @Test
  void otherSitesMayBeNamed() {
    site("""
            http://blog.example.com/file_1.html https://www.example.com/blog/file_1.html 301
            /file_2.html https://www.example.com/blog/file_2.html 302
            http://blog.example.com/s/* https://www.example.com/blog/:splat 301
            /p https://www.example.com/p 200
            """)
        .answers(
            """
            http://blog.example.com/file_1.html  301 https://www.example.com/blog/file_1.html
            https://www.example.com/file_1.html  404 404.html
            /file_2.html                         302 https://www.example.com/blog/file_2.html
            http://blog.example.com/s/a/b        301 https://www.example.com/blog/a/b
            /p                                   404 404.html
            """);
  }

  @Test
  void oneLineThatIsNoRuleTakesAllRulesAlong() {
    site("/a /b\n/lonely\n")
        .answers("/a 404 404.html\n")
        .says(
            "_redirects:2:1: host.rule: this rule has no target, and GitLab ignores the whole"
                + " file\n");
    site("/a /b # why\n")
        .answers("/a 404 404.html\n")
        .says("_redirects:1:1: host.rule: \"#\" is no status, and GitLab ignores the whole file\n");
  }

  @Test
  void rulesThatAreIgnoredAreTold() {
    site("/a b\n/c /d 301!\n/e /f 410\n/g /h 301 x=1\nc /d\n/x /y\n")
        .answers("/a 404 404.html\n/c 404 404.html\n/x 301 /y\n")
        .says(
            """
            _redirects:1:1: host.rule: the target begins with no slash, and GitLab ignores the rule
            _redirects:2:1: host.rule: GitLab does not know \"!\", and ignores the rule
            _redirects:3:1: host.rule: 410 is not 200, 301 or 302, and GitLab ignores the rule
            _redirects:4:1: host.rule: GitLab does not know conditions and comments behind a rule,\
             and ignores the rule
            _redirects:5:1: host.rule: the source begins with no slash, and GitLab ignores the rule
            """);
  }
}
