package io.github.sitemaptoolkit.hosts;

import static io.github.sitemaptoolkit.hosts.answer.Host.GITHUB;

import org.junit.jupiter.api.Test;

/**
 * What GitHub Pages answers, by its documents and by what others have seen:
 * https://docs.github.com/pages and https://github.com/slorber/trailing-slash-guide
 */
class GithubTest {

  private static PlayedSite site(String pages) {
    return PlayedSite.on(GITHUB).pages(pages);
  }

  @Test
  void pagesAreFoundWithoutTheirEnding() {
    site("index.html file.html a/b.html file.txt x.y.html")
        .answers(
            """
            /             200 index.html
            /index.html   200 index.html
            /index        200 index.html
            /file         200 file.html
            /file.html    200 file.html
            /file/        404
            /file.txt     200 file.txt
            /file.txt/    404
            /file?x=1     200 file.html
            /a/b          200 a/b.html
            /a/b.html     200 a/b.html
            /a/b/         404
            /a/c          404
            /x.y          200 x.y.html
            /x            404
            /FILE         404
            /File.html    404
            """);
  }

  @Test
  void foldersEndInSlashes() {
    site("folder/index.html folder/deep/index.html empty/x.html 404.html")
        .answers(
            """
            /folder                  301 /folder/
            /folder/                 200 folder/index.html
            /folder/index.html       200 folder/index.html
            /folder/index            200 folder/index.html
            /folder?x=1              301 /folder/?x=1
            /folder/deep             301 /folder/deep/
            /folder/deep/            200 folder/deep/index.html
            /folder/deep/index.html  200 folder/deep/index.html
            /empty                   301 /empty/
            /empty/                  404 404.html
            /empty/x                 200 empty/x.html
            /                        404 404.html
            """);
  }

  @Test
  void pagesBesideFoldersOfTheirNameWin() {
    site("both.html both/index.html")
        .answers(
            """
            /both             200 both.html
            /both/            200 both/index.html
            /both.html        200 both.html
            /both/index.html  200 both/index.html
            """);
  }

  @Test
  void unknownAddressesAreNotFound() {
    site("index.html 404.html docs/404.html")
        .answers(
            """
            /x            404 404.html
            /x/y          404 404.html
            /docs/x       404 404.html
            /404.html     200 404.html
            /404          200 404.html
            /docs/404     200 docs/404.html
            """);
    site("index.html").answers("/x 404\n");
  }

  @Test
  void thereAreNoRules() {
    PlayedSite.on(GITHUB)
        .file("_redirects", "/a /b\n")
        .file(".htaccess", "Redirect /a /b\n")
        .pages("b.html 404.html")
        .answers("/a 404 404.html\n/b 200 b.html\n");
  }

  @Test
  void namesAreDecoded() {
    site("thé.html a b.html 100%.html")
        .answers(
            """
            /th%C3%A9       200 thé.html
            /th%C3%A9.html  200 thé.html
            /thé            200 thé.html
            /100%25         200 100%.html
            /100%           unknown
            /%FF            unknown
            """);
  }

  @Test
  void pathsAreTakenAsBrowsersSendThem() {
    site("a/index.html b.html")
        .answers(
            """
            /x/../b     200 b.html
            /./b        200 b.html
            /a/.        200 a/index.html
            /a/%2e%2e/b 200 b.html
            /b#top      200 b.html
            """);
  }
}
