package io.github.sitemaptoolkit.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * All links between the documents lead somewhere. {@code -Dsite.directory=DIR} keeps the site that
 * is made of them; {@code .ci/make-site} uses that.
 */
class SiteTest {

  private static final Pattern FROM_ELSEWHERE =
      Pattern.compile(
          "<script(?! src=\"(?:\\.\\./)*site\\.js\")|<iframe|src=\"\\w+:|src=\"//|@import|url\\("
              + "|<link[^>]*href=\"(?:\\w+:|//)|fetch\\(|XMLHttpRequest");

  @TempDir Path directory;

  private void write(String file, String text) throws IOException {
    Files.createDirectories(directory.resolve(file).getParent());
    Files.writeString(directory.resolve(file), text);
  }

  /** Makes a site of documents in this order. */
  private List<String> make(String... documents) throws IOException {
    Files.createDirectories(directory.resolve("docs"));
    var navigation = Navigation.parse("# All\n" + String.join("\n", documents));
    return Site.write(directory, directory.resolve("site"), navigation);
  }

  private String page(String name) throws IOException {
    return Files.readString(directory.resolve("site").resolve(name));
  }

  @Test
  void documentsLinkToWhatExists() throws IOException {
    String kept = System.getProperty("site.directory");
    Path site = kept == null ? directory : Path.of(kept);
    Path root = Path.of("..", "..").toRealPath();
    var navigation = Navigation.parse(Site.resource("navigation.txt"));

    assertEquals(List.of(), Site.write(root, site.toAbsolutePath(), navigation));
    for (String anchor : List.of("rules/xml-malformed", "problems/convert-lost-field")) {
      String id = "id=\"" + anchor.replaceFirst(".*/", "") + '"';
      String index = "docs/" + anchor.replaceFirst("/.*", "") + ".html";
      assertTrue(Files.readString(site.resolve(index)).contains(id), index);
      assertTrue(Files.readString(site.resolve("docs/" + anchor + ".html")).contains(id), anchor);
    }
    try (Stream<Path> files = Files.walk(site)) {
      for (Path file : (Iterable<Path>) files.filter(Files::isRegularFile)::iterator) {
        if (file.toString().matches(".*(\\.html|\\.css|site\\.js)")) {
          String tags = Files.readString(file).replaceAll("(?s)<(pre|code)>.*?</\\1>", "");
          assertFalse(FROM_ELSEWHERE.matcher(tags).find(), file::toString);
        }
      }
    }
  }

  @Test
  void linksLeadToPages() throws IOException {
    write("README.md", "# Front\n[one](docs/one.md#part), [code](src), [top](#front)");
    write("docs/one.md", "# One\n## Part\n[front](../README.md), [web](https://example.com/a.md)");
    write("src/A.java", "class A<T> {}\n");

    assertEquals(List.of(), make("README.md", "docs/one.md"));
    assertTrue(page("index.html").contains("<a href=\"docs/one.html#part\">one</a>"));
    assertTrue(page("index.html").contains("<a href=\"src.html\">code</a>"));
    assertTrue(page("index.html").contains("<a href=\"#front\">top</a>"));
    assertTrue(page("docs/one.html").contains("<a href=\"../index.html\">front</a>"));
    assertTrue(page("docs/one.html").contains("<a href=\"https://example.com/a.md\">web</a>"));
    assertTrue(page("src.html").contains("<a href=\"src/A.java.html\">A.java</a>"));
    assertTrue(
        page("src/A.java.html")
            .contains("<code><span class=\"keyword\">class</span> A&lt;T&gt; {}\n</code>"));
  }

  @Test
  void imagesAreCopied() throws IOException {
    write("README.md", "# Front\n![A picture](docs/picture.svg)");
    write("docs/picture.svg", "<svg/>");

    assertEquals(List.of(), make("README.md"));
    assertTrue(page("index.html").contains("src=\"docs/picture.svg\""));
    assertEquals("<svg/>", page("docs/picture.svg"));
  }

  @Test
  void pagesOfTheDocumentsAreCopied() throws IOException {
    write("README.md", "# Front\n[A report](docs/report/a.html)");
    write("docs/report/a.html", "<p>a</p>");

    assertEquals(List.of(), make("README.md"));
    assertTrue(page("index.html").contains("href=\"docs/report/a.html\""));
    assertEquals("<p>a</p>", page("docs/report/a.html"));
  }

  @Test
  void linksThatLeadNowhereAreFound() throws IOException {
    write("README.md", "# Front\n[a](docs/none.md) [b](#none) <a href=\"none\">c</a>");

    assertEquals(
        List.of(
            "README.md: #none: there is no such anchor",
            "README.md: docs/none.md: there is no such file",
            "README.md: none: there is no such file"),
        make("README.md"));
  }

  @Test
  void navigationHasTheOrderOfReaders() throws IOException {
    write("README.md", "# Front");
    write("docs/a.md", "# A");
    write("docs/b.md", "# B");
    write("docs/lost.md", "# Lost");

    assertEquals(
        List.of("docs/lost.md: it is not in navigation.txt"),
        make("README.md", "# More", "docs/b.md", "docs/a.md"));
    String list =
        """
        <h2>All</h2>
        <ul>
        <li><a href="../index.html">Front</a></li>
        </ul>
        <h2>More</h2>
        <ul>
        <li><a href="b.html">B</a></li>
        <li><a href="a.html" aria-current="page">A</a></li>
        </ul>
        """;
    assertTrue(page("docs/a.html").contains(list), page("docs/a.html"));
  }

  @Test
  void codesHaveAPageEach() throws IOException {
    write("corpus/bad.xml", "<a>\u0001</a>\n");
    Files.write(directory.resolve("corpus/good.bin"), new byte[] {(byte) 0xff});
    write("README.md", "# Front\n[bad](docs/rules.md#xml-bad) [all](docs/rules.md)");
    write(
        "docs/rules.md",
        """
        # Rules

        What they mean.

        <a id="field-late"></a>

        ## `*-late`

        It is late. [See](../README.md)

        <a id="xml-bad"></a>

        ## `xml.bad`

        It is | bad.

        Example: [before](../corpus/bad.xml), [after](../corpus/good.bin).

        | Profile | Level |
        |---|---|
        | all | error |
        """);

    assertEquals(List.of(), make("README.md", "docs/rules.md"));
    assertTrue(page("index.html").contains("<a href=\"docs/rules/xml-bad.html\">bad</a>"));
    assertTrue(page("index.html").contains("<a href=\"docs/rules.html\">all</a>"));
    String index = page("docs/rules.html");
    assertTrue(index.contains("<h2 id=\"xml\">xml</h2>"), index);
    assertTrue(
        index.contains(
            "<a id=\"xml-bad\"></a><a href=\"rules/xml-bad.html\"><code>xml.bad</code></a></td>\n"
                + "<td>It is | bad.</td>"),
        index);
    assertFalse(index.contains("Profile"), index);
    String bad = page("docs/rules/xml-bad.html");
    assertTrue(bad.contains("<title>xml.bad – Sitemap Toolkit</title>"), bad);
    assertTrue(bad.contains("<td>error</td>"), bad);
    String example =
        "<h2 id=\"before\">Before</h2>\n<pre><code><span class=\"keyword\">&lt;a</span>"
            + "<span class=\"keyword\">&gt;</span>\u2401<span";
    assertTrue(bad.contains(example), bad);
    assertFalse(bad.contains("After</h2>"), "it is not text");
    assertTrue(bad.contains("Previous: <a href=\"field-late.html\">"), bad);
    assertTrue(bad.contains("<a href=\"../rules.html\" aria-current=\"true\">Rules</a>"), bad);
    assertTrue(page("docs/rules/field-late.html").contains("<a href=\"../../index.html\">See</a>"));
  }

  @Test
  void searchKnowsThePartsOfPages() throws IOException {
    write(
        "README.md",
        "# Front\nSome *text* & `code`.\n## Part <1>\n| a | b |\n|---|---|\n| c | d |");

    assertEquals(List.of(), make("README.md"));
    assertEquals(
        "var SEARCH_INDEX = [[\"Front\",\"\",\"index.html\",\"Some text & code.\"],"
            + "[\"Part <1>\",\"Front\",\"index.html#part-1\",\"a b c d\"]];\n",
        page("search-index.js"));
  }

  @Test
  void cellsOfWideTablesKnowTheirHeaders() throws IOException {
    write(
        "README.md",
        "# Front\n|  | A | `B` | C |\n|---|--:|---|---|\n| x | 1 | 2 | 3 |\n\n| a | b |\n|-|-|\n");

    assertEquals(List.of(), make("README.md"));
    String page = page("index.html");
    assertTrue(page.contains("<table class=\"cards\">"), page);
    assertTrue(page.contains("<td></td>\n<th class=\"right\">A</th>"), page);
    assertTrue(
        page.contains(
            "<td>x</td>\n<td class=\"right\" data-label=\"A\">1</td>\n<td data-label=\"B\">2</td>"),
        page);
    assertTrue(page.contains("<div class=\"table\"><table>"), page);
  }
}
