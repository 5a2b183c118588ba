package io.github.sitemaptoolkit.site;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * All links between the documents lead somewhere. {@code -Dsite.directory=DIR} keeps the site that
 * is made of them; {@code .ci/make-site} uses that.
 */
class SiteTest {

  private static final Pattern FROM_ELSEWHERE =
      Pattern.compile(
          "<script(?! src=\"(?:\\.\\./)*(?:site|try)\\.js\")|<iframe|src=\"\\w+:|src=\"//|@import|url\\("
              + "|<link[^>]*href=\"(?:\\w+:|//)|fetch\\(|XMLHttpRequest");

  @TempDir Path directory;

  private void write(String file, String text) throws IOException {
    Files.createDirectories(directory.resolve(file).getParent());
    Files.writeString(directory.resolve(file), text);
  }

  /** Makes a site of documents in this order. */
  private List<String> make(String... documents) throws IOException {
    return makeWith(null, documents);
  }

  /** Makes a site with an engine. */
  private List<String> makeWith(@Nullable String engine, String... documents) throws IOException {
    Files.createDirectories(directory.resolve("docs"));
    var navigation = Navigation.parse("# All\n" + String.join("\n", documents));
    Path script = engine == null ? null : directory.resolve(engine);
    return Site.write(directory, directory.resolve("site"), navigation, script);
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

    String engine = System.getProperty("site.engine");
    Path script = engine == null ? null : Path.of(engine);

    assertEquals(List.of(), Site.write(root, site.toAbsolutePath(), navigation, script));
    String search = Files.readString(site.resolve("search-index.js"));
    for (String part : SearchIndex.keywords(Site.resource("keywords.tsv")).keySet()) {
      assertTrue(search.contains('"' + part + '"'), () -> part + " of keywords.tsv is not there");
    }
    for (String anchor : List.of("rules/xml-malformed", "problems/convert-lost-field")) {
      String id = "id=\"" + anchor.replaceFirst(".*/", "") + '"';
      String index = "docs/" + anchor.replaceFirst("/.*", "") + ".html";
      assertTrue(Files.readString(site.resolve(index)).contains(id), index);
      assertTrue(Files.readString(site.resolve("docs/" + anchor + ".html")).contains(id), anchor);
    }
    try (Stream<Path> files = Files.walk(site)) {
      for (Path file : (Iterable<Path>) files.filter(Files::isRegularFile)::iterator) {
        boolean whole = file.endsWith("check.html"); // its scripts are in it
        if (!whole && file.toString().matches(".*(\\.html|\\.css|(site|try)\\.js)")) {
          String tags = Files.readString(file).replaceAll("(?s)<(pre|code)>.*?</\\1>", "");
          if (file.endsWith(Path.of("report", "client.html"))) {
            tags =
                tags.replaceFirst("(?s)<script>.*?</script>", ""); // the one that its policy allows
          }
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
    assertTrue(page("src.html").contains("<meta name=\"robots\" content=\"noindex\">"));
    assertFalse(page("docs/one.html").contains("noindex"));
    assertTrue(
        page("src/A.java.html")
            .contains("<code><span class=\"keyword\">class</span> A&lt;T&gt; {}\n</code>"));
  }

  @Test
  void imagesAreCopied() throws IOException {
    assertCopied("![A picture](docs/picture.svg)", "src=\"docs/picture.svg\"", "<svg/>");
  }

  @Test
  void pagesOfTheDocumentsAreCopied() throws IOException {
    assertCopied("[A report](docs/report/a.html)", "href=\"docs/report/a.html\"", "<p>a</p>");
  }

  private void assertCopied(String markdown, String attribute, String content) throws IOException {
    String file = attribute.replaceAll("^.*=\"|\"$", "");
    write("README.md", "# Front\n" + markdown);
    write(file, content);

    assertEquals(List.of(), make("README.md"));
    assertTrue(page("index.html").contains(attribute));
    assertEquals(content, page(file));
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
  void addressesOfPagesThatMovedLeadOn() throws IOException {
    write("README.md", "# Front");
    write("docs/old.md", "# Old\nIt is in [the new one](new.md#part).");
    write("docs/new.md", "# New\n## Part\nText.");

    assertEquals(List.of(), make("README.md", "docs/new.md", "# Moved", "docs/old.md"));
    String old = page("docs/old.html");
    assertTrue(old.contains("<meta http-equiv=\"refresh\" content=\"0; url=new.html#part\">"));
    assertTrue(old.contains("<meta name=\"robots\" content=\"noindex\">"));
    assertFalse(page("docs/new.html").contains("refresh"));
    assertFalse(page("index.html").contains("old.html"), "nobody should be sent there");
    assertFalse(page("search-index.js").contains("old.html"));
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

  private static final String RULES =
      """
      # Rules

      What they mean.

      <a id="field-late"></a>

      ## `*-late`

      It is late. [See](../README.md)

      <a id="xml-bad"></a>

      ## `xml.bad`

      It is | bad.

      Do not do it.

      Example: [before](../corpus/xml.bad/bad.xml) (line 1), [after](../corpus/xml.bad/good.xml).

      ```text
      bad.xml:1:4: error: xml.bad: an "a" & <b>
      ```

      | Profile | Level |
      |---|---|
      | all | error |
      """;

  /** Writes the document of two rules; one has an example. */
  private void writeRules(String bad, byte[] good, String more) throws IOException {
    write("corpus/xml.bad/bad.xml", bad);
    write("corpus/xml.bad/good.xml", "");
    Files.write(directory.resolve("corpus/xml.bad/good.xml"), good);
    write(
        "corpus/xml.bad/expected.json",
        "{\"rule\":\"xml.bad\",\"profile\":\"bing\",\"bad\":\"bad.xml\",\"good\":\"good.xml\""
            + more
            + "}");
    write("README.md", "# Front\n[bad](docs/rules.md#xml-bad) [all](docs/rules.md)");
    write("docs/rules.md", RULES);
  }

  @Test
  void codesHaveAPageEach() throws IOException {
    writeRules("<a>\u0001</a>\n", "<a/>\n".getBytes(UTF_8), "");

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
    assertTrue(bad.contains("<td>error</td>"), bad);
    String example =
        "<h3 id=\"before\">Before</h3>\n<pre><code><span class=\"keyword\">&lt;a</span>"
            + "<span class=\"keyword\">&gt;</span>\u2401<span";
    assertTrue(bad.contains(example), bad);
    assertTrue(bad.contains("After</h3>"), bad);
    assertTrue(
        bad.contains("<p><a href=\"../../corpus/xml.bad/bad.xml.html\">Before</a> (line 1)"), bad);
    assertFalse(bad.contains("try"), bad);
    assertTrue(bad.contains("Previous: <a href=\"field-late.html\">"), bad);
    assertTrue(bad.contains("<a href=\"../rules.html\" aria-current=\"true\">Rules</a>"), bad);
    assertTrue(page("docs/rules/field-late.html").contains("<a href=\"../../index.html\">See</a>"));
  }

  @Test
  void pagesOfRulesBeginWithTheMessage() throws IOException {
    writeRules("<a/>", "<a/>".getBytes(UTF_8), "");
    make("README.md", "docs/rules.md");

    String bad = page("docs/rules/xml-bad.html");
    String message = "an &quot;a&quot; &amp; &lt;b&gt;";
    assertTrue(bad.contains("<title>xml.bad: " + message + " – Sitemap Toolkit</title>"), bad);
    assertTrue(
        bad.contains("<meta name=\"description\" content=\"It is | bad. Do not do it.\">"), bad);
    assertTrue(
        bad.contains(
            "<p class=\"finding\"><code>bad.xml:1:4: error: xml.bad: <span class=\"message\">"
                + message
                + "</span></code></p>"),
        bad);
    assertTrue(page("search-index.js").contains("error: xml.bad: an \\\"a\\\" & <b> It is"));
  }

  @Test
  void examplesCanBeEditedIfThereIsAnEngine() throws IOException {
    writeRules(
        "<a b='\u0001\ufeff'/>\n", "<a/>".getBytes(UTF_8), ",\"now\":\"2026-11-23T12:00:00Z\"");
    write("engine.js", "engine");
    makeWith("engine.js", "README.md", "docs/rules.md");

    String bad = page("docs/rules/xml-bad.html");
    String json =
        "{\"rule\":\"xml.bad\",\"profile\":\"bing\",\"now\":1795435200000,\"bad\":[{\"name\":"
            + "\"bad.xml\",\"text\":\"<a b='\\u0001\\uFEFF'/>\\n\"}],\"good\":[{\"name\":\"good.xml\","
            + "\"text\":\"<a/>\"}]}";
    assertTrue(bad.contains("data-example=\"" + Html.escape(json) + "\" hidden></div>"), bad);
    assertTrue(bad.contains("<script src=\"../../try.js\" data-root=\"../../\" defer>"), bad);
    assertFalse(bad.contains("engine.js"), "it is loaded when it is asked for");
    assertFalse(page("docs/rules/field-late.html").contains("try.js"));
    assertEquals("engine", page("engine.js"));
    assertEquals(
        "var SITEMAP_CODES = {\"*-late\":\"docs/rules/field-late.html\",\"xml.bad\":"
            + "\"docs/rules/xml-bad.html\"};\n",
        page("codes.js"));
  }

  @Test
  void theSiteHasThePageThatChecksSitemaps() throws IOException {
    write("README.md", "# Front");
    write("docs/a.md", "# A");
    write("page/engine.js", "engine");
    makeWith("page/engine.js", "README.md", "docs/a.md");
    assertFalse(page("index.html").contains("check.html"), "it has not been made");

    write("page/index.html", "<title>Check</title>");
    makeWith("page/engine.js", "README.md", "docs/a.md");
    assertEquals("<title>Check</title>", page("check.html"));
    assertTrue(page("index.html").contains("href=\"check.html\">Check a sitemap here</a>"));
    assertTrue(page("docs/a.html").contains("href=\"../check.html\">Check a sitemap here</a>"));
  }

  @Test
  void examplesOfOtherBytesAreNotEdited() throws IOException {
    writeRules("<a/>", new byte[] {(byte) 0xff}, "");
    write("engine.js", "engine");
    makeWith("engine.js", "README.md", "docs/rules.md");

    String bad = page("docs/rules/xml-bad.html");
    assertFalse(bad.contains("class=\"try\""), bad);
    assertFalse(bad.contains("After</h3>"), bad);
    assertTrue(bad.contains("It cannot be edited here, because it is not text in UTF-8."), bad);
  }

  @Test
  void searchKnowsThePartsOfPages() throws IOException {
    write(
        "README.md",
        "# Front\nSome *text* & `code`.\n## Part <1>\n| a | b |\n|---|---|\n| c | d |");

    assertEquals(List.of(), make("README.md"));
    assertEquals(
        "var SEARCH_INDEX = [[\"Front\",\"\",\"index.html\",\"Some text & code.\",\"\"],"
            + "[\"Part <1>\",\"Front\",\"index.html#part-1\",\"a b c d\",\"\"]];\n",
        page("search-index.js"));
  }

  @Test
  void searchKnowsWhatUsersSay() throws IOException {
    Map<String, String> keywords = SearchIndex.keywords("# link, words\nindex.html#part\tteil\n");
    assertEquals(Map.of("index.html#part", "teil"), keywords);
    var index = new SearchIndex(keywords);
    index.add(
        new Page(
            Path.of("README.md"),
            Path.of("index.html"),
            "<h1>Front</h1><h2 id=\"part\">Part</h2><p>A</p>"));
    assertEquals(
        "var SEARCH_INDEX = [[\"Front\",\"\",\"index.html\",\"\",\"\"],"
            + "[\"Part\",\"Front\",\"index.html#part\",\"A\",\"teil\"]];\n",
        index.script());
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
