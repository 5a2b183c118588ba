package io.github.sitemaptoolkit.hosts;

import static io.github.sitemaptoolkit.hosts.answer.Host.APACHE;

import org.junit.jupiter.api.Test;

/** What Apache answers by its .htaccess files: the server was asked, see .ci/run-hosts. */
class ApacheTest {

  private static PlayedSite site(String htaccess) {
    return PlayedSite.on(APACHE).file(".htaccess", htaccess);
  }

  @Test
  void filesHaveTheirNames() {
    site("Options -Indexes\n")
        .pages("index.html file.html docs/index.html empty/x.html")
        .answers(
            """
            /                 200 index.html
            /index.html       200 index.html
            /file             404
            /file.html        200 file.html
            /file.html/       404
            /file.html/x      404
            /docs             301 /docs/
            /docs?x=1         301 /docs/?x=1
            /docs/            200 docs/index.html
            /docs/index.html  200 docs/index.html
            /empty/           403
            /empty/x.html     200 empty/x.html
            /FILE.html        404
            //file.html       200 file.html
            /.htaccess        403
            """);
  }

  @Test
  void serverSaysWhetherFoldersAreListed() {
    PlayedSite.on(APACHE).pages("empty/x.html").answers("/empty/ unknown\n/x 404\n");
  }

  @Test
  void redirectsAreTemporaryUnlessTheySayOtherwise() {
    site("""
            # a comment
            Redirect /a /x
            redirect 301 /b /x
            Redirect permanent /c https://other.example/x
            Redirect seeother /d /x
            RedirectPermanent /e /x
            RedirectTemp /f "/x y"
            Redirect gone /g
            Redirect 404 /h
            Redirect 308 /i /x
            """)
        .pages("a/index.html")
        .answers(
            """
            /a  302 /x
            /b  301 /x
            /c  301 https://other.example/x
            /d  303 /x
            /e  301 /x
            /f  302 /x y
            /g  410
            /h  404
            /i  308 /x
            """);
  }

  @Test
  void redirectsTakeWhatIsBelow() {
    site("Redirect 301 /old /new\nRedirect 301 /eight/ /contact.html\n")
        .answers(
            """
            /old          301 /new
            /old/         301 /new/
            /old/a/b      301 /new/a/b
            /old/a?q=1    301 /new/a?q=1
            /older        404
            /eight/       301 /contact.html
            /eight/x      301 /contact.htmlx
            /eight        404
            /old/th%C3%A9 301 /new/th%c3%a9
            """);
  }

  @Test
  void redirectWithOneAddressSendsTheWholeFolder() {
    site("Redirect 301 /two\n")
        .answers("/ fallback 301 /two\n/x/y fallback 301 /two\n/two fallback 301 /two\n");
  }

  @Test
  void firstRedirectCounts() {
    site("Redirect 301 /a /one\nRedirect 301 /a/b /two\n").answers("/a/b 301 /one/b\n");
    site("Redirect 301 /a/b /two\nRedirect 301 /a /one\n").answers("/a/b 301 /two\n");
  }

  @Test
  void expressionsAreNotAnchored() {
    site("""
            RedirectMatch 301 ^/blog/([0-9]+)/(.*)$ /posts/$2-$1
            RedirectMatch 301 old https://other.example/new
            RedirectMatch gone \\.php$
            RedirectMatch /q(.) /x?q=$1
            """)
        .answers(
            """
            /blog/12/a     301 /posts/a-12
            /blog/x/a      404
            /an-old-page   301 https://other.example/new
            /a.php         410
            /a.php/b       404
            /q1            302 /x?q=1
            /q1?z=2        302 /x?q=1
            """);
  }

  @Test
  void redirectOfEverythingIsNoPage() {
    site("RedirectMatch 301 .* https://new.example/\n")
        .answers("/x fallback 301 https://new.example/\n");
    site("RedirectMatch 301 ^/(.*)$ https://new.example/$1\n")
        .answers("/x 301 https://new.example/x\n");
    site("Redirect 301 / https://new.example/\n").answers("/x 301 https://new.example/x\n");
  }

  @Test
  void redirectOfTheIndexTakesTheFolderAlong() {
    site("Redirect 301 /index.html /\n").pages("index.html").answers("/ 301 /\n");
  }

  @Test
  void errorsHaveTheirPages() {
    site("ErrorDocument 404 /404.html\nErrorDocument 410 /gone.html\nRedirect gone /g\n")
        .pages("404.html gone.html")
        .answers("/x 404 404.html\n/g 410 gone.html\n");
    site("ErrorDocument 404 /none.html\n").answers("/x 404\n");
    site("ErrorDocument 404 \"Not here\"\n").answers("/x 404\n");
    site("ErrorDocument 404 https://www.example.com/\n")
        .answers("/x fallback 302 https://www.example.com/\n");
  }

  @Test
  void slashesAndIndexesCanBeSet() {
    site("Options -Indexes\nDirectorySlash Off\n")
        .pages("docs/index.html")
        .answers("/docs 403\n/docs/ 200 docs/index.html\n");
    site("DirectoryIndex home.html index.html\n")
        .pages("index.html home.html docs/index.html")
        .answers("/ 200 home.html\n/docs/ 200 docs/index.html\n");
    site("FallbackResource /index.html\n")
        .pages("index.html a.html")
        .answers("/a.html 200 a.html\n/x/y fallback 200 index.html\n");
  }

  @Test
  void rewriteRulesAreNotKnownWhereTheyMayMatch() {
    site("""
            <IfModule mod_rewrite.c>
            RewriteEngine On
            RewriteBase /
            RewriteRule ^old/(.*)$ new/$1 [R=301,L]
            RewriteRule ^UP$ /x [NC]
            RewriteRule !^(a|b|d|up|old) - [F]
            </IfModule>
            Redirect 301 /old/x /y
            Redirect 301 /a/x /y
            """)
        .pages("a/index.html d.html")
        .answers(
            """
            /old/x   unknown
            /old     404
            /up      unknown
            /a/      200 a/index.html
            /a/x     301 /y
            /d.html  200 d.html
            /z       unknown
            """);
    site("RewriteEngine Off\nRewriteRule .* /x\n").pages("a.html").answers("/a.html 200 a.html\n");
    site("RewriteRule .* /x\n").pages("a.html").answers("/a.html 200 a.html\n");
  }

  @Test
  void conditionsOfFilesAndHostsAreUnderstood() {
    site("""
            RewriteEngine On
            RewriteCond %{HTTPS} off
            RewriteRule ^ https://%{HTTP_HOST}%{REQUEST_URI} [R=301,L]
            RewriteCond %{HTTP_HOST} !^www\\. [NC]
            RewriteRule ^ https://www.example.com%{REQUEST_URI} [R=301,L]
            RewriteCond %{REQUEST_FILENAME} !-f
            RewriteCond %{REQUEST_FILENAME} !-d
            RewriteRule . /index.php [L]
            """)
        .pages("index.html a.html docs/index.html")
        .answers(
            """
            /a.html                     200 a.html
            /                           200 index.html
            /docs                       301 /docs/
            /x                          unknown
            http://www.example.com/     unknown
            https://example.com/a.html  unknown
            """);
  }

  @Test
  void foldersHaveTheirOwnFiles() {
    PlayedSite.on(APACHE)
        .file(
            ".htaccess",
            "Redirect 301 /sub/a /root\nErrorDocument 404 /404.html\nRewriteEngine On\nRewriteRule ^sub/q /z\n")
        .file("sub/.htaccess", "Redirect 302 /sub/a /sub\nRewriteEngine On\nRewriteRule ^w /z\n")
        .pages("sub/index.html 404.html")
        .answers(
            """
            /sub/a  302 /sub
            /sub/x  404 404.html
            /sub/q  404 404.html
            /sub/w  unknown
            /w      404 404.html
            """);
  }

  @Test
  void rulesOfSectionsAreNotKnown() {
    site("""
            <If "%{HTTP_HOST} == 'old.example.com'">
              Redirect 301 / https://www.example.com/
            </If>
            """)
        .pages("a.html")
        .answers("/a.html unknown\n");
    site("<Files \"x.html\">\nRedirect 301 /x.html /y\n</Files>\n")
        .pages("a.html x.html")
        .answers("/a.html 200 a.html\n/x.html unknown\n");
    site("<IfModule !mod_alias.c>\nRedirect /a /b\n</IfModule>\n").pages("a").answers("/a 200 a\n");
    site("Require valid-user\n").pages("a.html").answers("/a.html unknown\n");
    site("Options +MultiViews\n").pages("a.html").answers("/a.html 200 a.html\n/a unknown\n");
  }

  @Test
  void linesThatApacheRefusesMakeTheFolderUnknown() {
    site("Redirect 301 /a b\n")
        .answers("/x unknown\n")
        .says(
            ".htaccess:1:1: host.rule: the target is neither an address nor a path, and Apache"
                + " answers everything in the folder with an error\n");
    site("RewriteEngine On\nRewriteRule ^a /b\n")
        .says(
            ".htaccess:2:1: host.unread: what a RewriteRule does is not known: the answer to"
                + " addresses that it may match is not known\n");
  }

  @Test
  void longLinesMayBeBroken() {
    site("Redirect 301 \\\n /a \\\n /b\n").answers("/a 301 /b\n");
  }

  @Test
  void pathsAreDecoded() {
    site("Redirect 301 /thé /one\nRedirect 301 /a%20b /two\nRedirect 301 \"/c d\" /three\n")
        .answers("/th%C3%A9 301 /one\n/a%20b 404\n/c%20d 301 /three\n/x%2Fy 404\n");
  }
}
