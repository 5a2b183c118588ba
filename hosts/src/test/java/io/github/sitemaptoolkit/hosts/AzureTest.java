package io.github.sitemaptoolkit.hosts;

import static io.github.sitemaptoolkit.hosts.answer.Host.AZURE;

import org.junit.jupiter.api.Test;

/**
 * What Azure Static Web Apps answers: routes as its command takes them, see .ci/run-hosts; slashes
 * and endings by the tables of https://learn.microsoft.com/azure/static-web-apps/configuration
 */
class AzureTest {

  private static final String PAGES = "index.html about/index.html contact.html a.pdf 404.html";

  private static PlayedSite site(String config) {
    return PlayedSite.on(AZURE).file("staticwebapp.config.json", config);
  }

  private static PlayedSite routes(String... routes) {
    return site("{\"routes\": [" + String.join(",\n", routes) + "]}");
  }

  private static String redirect(String route, String target) {
    return "{\"route\": \"" + route + "\", \"redirect\": \"" + target + "\"}";
  }

  @Test
  void slashesByThemselves() {
    site("{}")
        .pages(PAGES)
        .answers(
            """
            /                  200 index.html
            /about             200 about/index.html
            /about/            200 about/index.html
            /about/index.html  200 about/index.html
            /contact           200 contact.html
            /contact/          301 /contact
            /contact.html      200 contact.html
            /a.pdf             200 a.pdf
            /none              404 404.html
            /Contact           404 404.html
            """);
  }

  @Test
  void slashesAlways() {
    site("{\"trailingSlash\": \"always\"}")
        .pages(PAGES)
        .answers(
            """
            /                  200 index.html
            /about             301 /about/
            /about/            200 about/index.html
            /about/index.html  301 /about/
            /contact           301 /contact/
            /contact/          200 contact.html
            /contact.html      301 /contact/
            /contact?x=1       301 /contact/?x=1
            """);
  }

  @Test
  void slashesNever() {
    site("{\"trailingSlash\": \"never\"}")
        .pages(PAGES)
        .answers(
            """
            /                  200 index.html
            /about             200 about/index.html
            /about/            301 /about
            /about/index.html  301 /about
            /contact           200 contact.html
            /contact/          301 /contact
            /contact.html      301 /contact
            """);
  }

  @Test
  void slashesForFolders() {
    site("{\"trailingSlash\": \"auto\"}")
        .pages(PAGES)
        .answers(
            """
            /index.html        301 /
            /about             301 /about/
            /about/            200 about/index.html
            /about/index.html  301 /about/
            /contact           200 contact.html
            /contact/          301 /contact
            /contact.html      301 /contact
            """);
  }

  @Test
  void redirectsAreTemporaryUnlessTheySayOtherwise() {
    routes(
            redirect("/a", "/x"),
            "{\"route\": \"/b\", \"redirect\": \"/x\", \"statusCode\": 301}",
            "{\"route\": \"/c\", \"redirect\": \"https://other.example/x\", \"statusCode\": \"301\"}",
            "{\"route\": \"/d\", \"redirect\": \"/x\", \"statusCode\": 308}",
            redirect("/contact.html", "/x"))
        .pages(PAGES)
        .answers(
            """
            /a             302 /x
            /a/            404 404.html
            /b             301 /x
            /c             301 https://other.example/x
            /d             308 /x
            /contact.html  302 /x
            """);
  }

  @Test
  void starsAndOrder() {
    routes(
            redirect("/x/y", "/first"),
            redirect("/x/*", "/second"),
            redirect("/*.php", "/php"),
            redirect("/img/*.{png,jpg}", "/picture"),
            redirect("/m/*/x", "/never"),
            redirect("/p/index.html", "/index"))
        .pages(PAGES)
        .answers(
            """
            /x/y         302 /first
            /x/z         302 /second
            /x/a/b       302 /second
            /x           302 /second
            /xy          404 404.html
            /a/page.php  302 /php
            /img/a.png   302 /picture
            /img/a.gif   404 404.html
            /m/a/x       404 404.html
            /p           302 /index
            /p/          302 /index
            """);
  }

  @Test
  void whereDocumentsAndCommandDifferIsNotKnown() {
    routes(redirect("/blog*", "/new"))
        .pages(PAGES)
        .answers(
            "/blog 302 /new\n/blog/x unknown\n/blogs unknown\n/blo unknown\n/x 404 404.html\n");
  }

  @Test
  void routesAreEscapedOrNeverMatch() {
    routes(redirect("/thé", "/a"), redirect("/a%20b", "/b"), redirect("/caf%C3%A9", "/c"))
        .pages(PAGES)
        .answers("/th%C3%A9 404 404.html\n/a%20b 302 /b\n/caf%C3%A9 302 /c\n");
  }

  @Test
  void rewritesSendTheirFile() {
    routes(
            "{\"route\": \"/cal/*\", \"rewrite\": \"/contact.html\"}",
            "{\"route\": \"/none\", \"rewrite\": \"/missing.html\"}",
            "{\"route\": \"/fn\", \"rewrite\": \"/api/fn\"}",
            "{\"route\": \"/post\", \"methods\": [\"POST\"], \"redirect\": \"/x\"}")
        .pages(PAGES)
        .answers(
            """
            /cal/2021/01  rewrite 200 contact.html
            /none         404 404.html
            /fn           unknown
            /post         404 404.html
            /api/x        unknown
            /.auth/me     unknown
            """);
  }

  @Test
  void errorsOfRoutes() {
    routes(
            "{\"route\": \"/wp/*\", \"statusCode\": 404}",
            "{\"route\": \"/gone\", \"statusCode\": 410}",
            "{\"route\": \"/in/*\", \"allowedRoles\": [\"authenticated\"]}",
            "{\"route\": \"/about/*\", \"allowedRoles\": [\"anonymous\"]}")
        .pages(PAGES)
        .answers(
            """
            /wp/x    404 404.html
            /gone    410 404.html
            /in/x    401
            /about/  200 about/index.html
            """);
  }

  @Test
  void errorsCanBeReplaced() {
    site("""
            {"routes": [{"route": "/wp", "statusCode": 404},
                        {"route": "/in", "allowedRoles": ["admin"]}],
             "responseOverrides": {
               "401": {"redirect": "/login", "statusCode": 302},
               "404": {"rewrite": "/contact.html"}}}
            """)
        .pages(PAGES)
        .answers("/wp 404 contact.html\n/none 404 contact.html\n/in 302 /login\n");
    site("{\"responseOverrides\": {\"404\": {\"redirect\": \"/\", \"statusCode\": 301}}}")
        .pages(PAGES)
        .answers("/none fallback 301 /\n");
    site("{\"responseOverrides\": {\"404\": {\"rewrite\": \"/index.html\", \"statusCode\": 200}}}")
        .pages(PAGES)
        .answers("/none fallback 200 index.html\n");
  }

  @Test
  void fallbackIsNoPage() {
    site("""
            {"navigationFallback": {
               "rewrite": "/index.html", "exclude": ["/images/*.{png,jpg,gif}", "/css/*"]}}
            """)
        .pages("index.html images/logo.png css/global.css")
        .answers(
            """
            /images/logo.png     200 images/logo.png
            /images/icon.svg     fallback 200 index.html
            /images/unknown.png  404
            /css/unknown.css     404
            /css/global.css      200 css/global.css
            /about/              fallback 200 index.html
            """);
    routes("{\"route\": \"/*\", \"rewrite\": \"/index.html\"}")
        .pages(PAGES)
        .answers("/contact.html fallback 200 index.html\n");
  }

  @Test
  void redirectToItselfIsLeft() {
    routes(redirect("/a/*", "/a/b"), redirect("/a/b", "/c"))
        .pages(PAGES)
        .answers("/a/x 302 /a/b\n/a/b 302 /c\n");
  }
}
