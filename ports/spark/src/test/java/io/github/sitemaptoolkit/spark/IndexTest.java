package io.github.sitemaptoolkit.spark;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** How indexes are replaced by the sitemaps that they list. */
class IndexTest extends SparkTest {

  private Path sitemap(String name) {
    return write(name + ".xml", urlset(url(name, "")));
  }

  @Test
  void sitemapsBesideAnIndexAreRead() {
    sitemap("1");
    write("a b.xml", urlset(url("2", "")));
    write("3.xml.gz", gzip(urlset(url("3", "")).getBytes(UTF_8)));
    Path index =
        write("index.xml", index(URL + "x/1.xml", URL + "a%20b.xml?v=1", URL + "3.xml.gz"));
    assertEquals(List.of("1 |  | 2", "2 |  | 2", "3 |  | 2"), found(read(index)));
  }

  @Test
  void noSitemapIsReadTwice() {
    sitemap("1");
    write("a-index.xml", index(URL + "1.xml", URL + "1.xml", URL + "b-index.xml"));
    write("b-index.xml", index(URL + "1.xml"));
    assertEquals(List.of("1 |  | 2"), found(read(directory)));
  }

  @Test
  void missingSitemapsCostARow() {
    sitemap("1");
    Path index = write("index.xml", index(URL + "1.xml", URL + "2.xml", URL + "../../etc/passwd"));
    assertEquals(
        List.of("1 |  | 2", "null | index.child-missing,index.child-missing | null"),
        found(read(index)));
    assertEquals(
        List.of(
            "3 | \"https://example.org/2.xml\" is left out: there is no file with its name in file:"
                + directory
                + "; say with pathMapping where it is"),
        rows(
            read(index)
                .where("loc is null")
                .selectExpr("_problems[0].line", "_problems[0].message")));
    assertEquals(List.of("1 |  | 2"), found(read(Map.of("mode", "DROPMALFORMED"), index)));
    Exception failure =
        assertThrows(Exception.class, () -> read(Map.of("mode", "FAILFAST"), index).count());
    assertTrue(failure.getMessage().contains("index.xml:3:"), failure.getMessage());
  }

  @Test
  void urlsAreMapped() {
    write("site/news/1.xml", urlset(url("1", "")));
    write("site/secret.xml", urlset(url("secret", "")));
    Path index =
        write(
            "index.xml",
            index(URL + "maps/news/1.xml", URL + "maps/../site/secret.xml", URL + "maps/%2e%2e/x"));
    String mapping = URL + "maps/=" + directory.resolve("site") + "/";
    assertEquals(
        List.of("1 |  | 2", "null | index.child-missing,index.child-missing | null"),
        found(read(Map.of("pathMapping", mapping), index)));
  }

  @Test
  void nestedIndexesNeedAnOption() {
    sitemap("1");
    write("inner.xml", index(URL + "1.xml"));
    Path outer = write("outer.xml", index(URL + "inner.xml"));
    assertEquals(List.of("null | convert.index-to-pages | null"), found(read(outer)));
    assertEquals(List.of("1 |  | 2"), found(read(Map.of("indexDepth", "2"), outer)));
  }

  @Test
  void indexesOfARobotsTxtAreNotNested() {
    sitemap("1");
    write("index.xml", index(URL + "1.xml"));
    Path robots = write("robots.txt", "User-agent: *\nDisallow:\nSitemap: " + URL + "index.xml\n");
    assertEquals(List.of("1 |  | 2"), found(read(robots)));
  }

  @Test
  void cyclesAreFound() {
    sitemap("1");
    Path one = write("one.xml", index(URL + "1.xml", URL + "two.xml"));
    write("two.xml", index(URL + "one.xml", URL + "two.xml"));
    assertEquals(
        List.of("1 |  | 2", "null | index.nested,index.nested | null"),
        found(read(Map.of("indexDepth", "10"), one)));
  }

  @Test
  void entriesOfIndexesAreRows() {
    Path index = write("index.xml", index(URL + "1.xml", URL + "2.xml"));
    assertEquals(
        List.of("1.xml |  | 2", "2.xml |  | 3"), found(read(Map.of("kind", "index"), index)));
    assertEquals(
        List.of("null | doc.unsupported-format | null"),
        found(read(Map.of("kind", "index"), sitemap("1"))));
  }

  @Test
  void indexesAreNotLookedForIfNotWanted() {
    sitemap("1");
    Path index = write("index.xml", index(URL + "1.xml"));
    assertEquals(
        List.of("null | convert.index-to-pages | null"),
        found(read(Map.of("kind", "urlset"), index)));
  }
}
