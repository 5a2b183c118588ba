package io.github.sitemaptoolkit.spark;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.junit.jupiter.api.Test;

/** What it costs when documents are damaged, hostile, or no sitemaps at all. */
class FaultsTest extends SparkTest {

  private static final Map<String, String> DROP = Map.of("mode", "DROPMALFORMED");
  private static final Map<String, String> FAIL = Map.of("mode", "failfast");

  /** Returns the messages of an exception and its causes. */
  private static String failure(Dataset<Row> data) {
    var text = new StringBuilder();
    for (Throwable e = assertThrows(Exception.class, data::collectAsList); e != null; ) {
      text.append(e).append('\n');
      e = e.getCause();
    }
    return text.toString();
  }

  @Test
  void entriesWithoutUrlCostARow() {
    Path file = write("a.xml", urlset(url("a", "") + "<url><loc/></url>\n" + url("c", "")));
    assertEquals(List.of("a |  | 2", "c |  | 4", "null | loc.missing | null"), found(read(file)));
    assertEquals(List.of("a |  | 2", "c |  | 4"), found(read(DROP, file)));
    assertTrue(failure(read(FAIL, file)).contains("a.xml:3:1: error: loc.missing"));
  }

  @Test
  void problemsOfAnEntryAreInItsRow() {
    Path file =
        write("a.xml", urlset(url("a", "<changefreq>often</changefreq>") + url("b", "x & y")));
    List<Row> rows =
        read(file)
            .selectExpr("explode(_problems) p")
            .selectExpr("p.code", "p.severity", "p.line", "p.column")
            .collectAsList();
    assertEquals(
        List.of("[changefreq.value,error,2,", "[xml.unescaped-entity,error,3,"),
        rows.stream().map(row -> row.toString().replaceAll("[0-9]+]$", "")).limit(2).toList());
  }

  @Test
  void problemsAreThoseOfAllColumns() {
    String bad = "<trail:trail><trail:name>bad</trail:name></trail:trail>";
    Path file = write("a.xml", urlset(url("a", bad)));
    assertEquals(List.of("a | extension.failed | 2"), found(read(file)));
    assertEquals(1, read(FAIL, file).select("loc").collectAsList().size());
    assertTrue(failure(read(FAIL, file)).contains("extension.failed"));
  }

  @Test
  void truncatedDocumentsKeepWhatTheyHave() {
    String whole = urlset(url("a", "") + url("b", "") + url("c", ""));
    Path file = write("a.xml", whole.substring(0, whole.indexOf("org/c")));
    assertEquals(List.of("a |  | 2", "b |  | 3", "null | doc.truncated | null"), found(read(file)));
    assertEquals(List.of("a |  | 2", "b |  | 3"), found(read(DROP, file)));
    assertTrue(failure(read(FAIL, file)).contains("doc.truncated"));
  }

  @Test
  void remarksAtTheEndBelongToTheLastEntry() {
    Path file = write("a.xml", urlset(url("a", "") + url("b", "")) + "<!-- x -->\n<p>x</p>");
    List<String> found = found(read(file));
    assertEquals("a |  | 2", found.get(0));
    assertTrue(found.get(1).matches("(b|null) \\| xml\\..+"), found.toString());
  }

  @Test
  void filesThatAreNoSitemapsCostARow() {
    write("1.xml", "<html><body>Not found</body></html>");
    write("2.xml", "");
    write("3.xml", new byte[] {0x1F, (byte) 0x8B, 1, 2, 3, 4, 5});
    write("4.xml", "\u0000\u0001\u0002");
    write("5.xml", urlset(url("e", "")));
    List<String> found = found(read(directory));
    assertEquals(5, found.size(), found.toString());
    assertEquals("e |  | 2", found.get(0));
    assertEquals(List.of("e |  | 2"), found(read(DROP, directory)));
    assertEquals(1, read(directory).where("loc is null and _source.file like '%/3.xml'").count());
  }

  @Test
  void bombsAndEndlessElementsEndAtTheirLimit() {
    byte[] spaces = new byte[60 << 20];
    Arrays.fill(spaces, (byte) ' ');
    byte[] start = (urlset(url("a", "")).replace("</urlset>", "<!--")).getBytes(UTF_8);
    System.arraycopy(start, 0, spaces, 0, start.length);
    Path bomb = write("bomb.xml.gz", gzip(spaces));
    List<String> found = found(read(bomb));
    assertEquals(2, found.size(), found.toString());
    assertTrue(found.get(1).startsWith("null | gzip.bomb"), found.toString());
    Path deep = write("deep.xml", urlset(url("a", "<x:a>".repeat(100_000)) + url("b", "")));
    assertTrue(found(read(deep)).stream().anyMatch(row -> row.startsWith("null | ")));
    Path small = write("small.xml", urlset(url("a", "") + url("b", "")));
    found = found(read(Map.of("limit.bytes", "150"), small));
    assertTrue(found.contains("null | xml.limit | null"), found.toString());
  }

  @Test
  void failingExtensionsCostTheirValue() {
    String trails =
        url("a", "<trail:trail><trail:name>bad</trail:name></trail:trail>")
            + url("b", "<trail:trail><trail:name>endless</trail:name></trail:trail>")
            + url("c", "<trail:trail><trail:name>unwritable</trail:name></trail:trail>")
            + url("d", "<trail:trail><trail:name>good</trail:name></trail:trail>");
    Dataset<Row> data = read(write("a.xml", urlset(trails)));
    assertEquals(
        List.of(
            "a | null | extension.failed",
            "b | null | extension.failed",
            "c | null | extension.failed",
            "d | good | "),
        rows(
            data.selectExpr(
                "right(loc, 1)",
                "acme_trail[0].name",
                "concat_ws(',', transform(_problems, p -> p.code))")));
    assertEquals(4, read(DROP, directory).where("acme_trail is null or true").count());
  }

  @Test
  void unreadableFilesCostARow() throws Exception {
    Path file = write("a.xml", urlset(url("a", "")));
    Dataset<Row> data = read(file);
    List<Row> before = data.select("loc").collectAsList();
    assertEquals(1, before.size());
    Path crc = write(".a.xml.crc", "crc\u0000\u0000\u0002\u0000abcdefgh");
    List<String> found = found(read(file)); // its checksum is wrong, as of a damaged block
    assertEquals(List.of("null | doc.unreadable | null"), found);
    assertTrue(failure(read(FAIL, file)).contains("doc.unreadable"));
    Files.delete(crc);
  }

  @Test
  void pathsThatLeadToNothingAreRefused() {
    assertTrue(
        failure(read(directory.resolve("none.xml"))).contains("none.xml: there is no such file"));
    assertTrue(failure(read(directory.resolve("*.none"))).contains(": no file matches"));
    assertTrue(
        failure(read(Map.of("sourceFormat", "xls"), write("a.xml", urlset(""))))
            .contains("the option sourceFormat is \"xls\": use one of atom, csv"));
    assertTrue(
        assertThrows(IllegalArgumentException.class, () -> read(Map.of("kind", "x"), directory))
            .getMessage()
            .contains("auto, urlset, index"));
  }

  /** The memory of a row is bounded; the reason why a document ends is always kept. */
  @Test
  void manyProblemsOfARowAreCounted() {
    String lost = "<url><loc/></url>\n".repeat(1_000);
    Path file = write("a.xml", urlset(url("a", "") + lost + url("b", "")));
    Row problems =
        read(file)
            .where("loc is null")
            .selectExpr("size(_problems)", "_problems[100].message")
            .first();
    assertEquals("[101,and 900 more problems, which are not kept]", problems.toString());
    Path cut = write("b.xml", urlset(lost).replace("</urlset>", ""));
    assertEquals(List.of("doc.truncated"), rows(read(cut).selectExpr("_problems[0].code")));
  }
}
