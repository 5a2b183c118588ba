package io.github.sitemaptoolkit.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class CsvArgumentsTest {

  private static final byte[] SITEMAP =
      """
      <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"
          xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
        <url><loc>https://a.example/</loc><lastmod>2024</lastmod>
          <image:image><image:loc>https://a.example/1.jpg</image:loc></image:image>
          <image:image><image:loc>https://a.example/2.jpg</image:loc>
            <image:title>=1+1</image:title></image:image>
          <note xmlns="urn:x"/></url>
      </urlset>
      """
          .getBytes(StandardCharsets.UTF_8);

  private static CommandRun convert(byte[] input, String... arguments) {
    List<String> all = new ArrayList<>(List.of("convert", "-"));
    all.addAll(List.of(arguments));
    return CommandRun.of(input, all.toArray(String[]::new));
  }

  @Test
  void tableIsJoinedUnlessAskedOtherwise() {
    CommandRun run = convert(SITEMAP, "--to", "csv").exits(0);
    assertEquals(
        """
        loc,lastmod,changefreq,priority,image.loc,image.title
        https://a.example/,2024,,,https://a.example/1.jpg|https://a.example/2.jpg,|=1+1
        """,
        run.out());
    assertTrue(run.err().contains("csv: dropped"), run.err());
  }

  @Test
  void aByteOrderMarkIsWrittenForExcelAndReadBack() {
    String plain = convert(SITEMAP, "--to", "csv").exits(0).out();
    String marked = convert(SITEMAP, "--to", "csv", "--bom").exits(0).out();
    assertEquals('\uFEFF' + plain, marked);
    byte[] table = marked.getBytes(StandardCharsets.UTF_8);
    assertEquals(plain, convert(table, "--to", "csv").exits(0).out());
    assertEquals(
        "\uFEFFloc\nhttps://a.example/\n",
        convert(SITEMAP, "--to", "csv", "--bom", "--select", "loc").exits(0).out());
    assertEquals(
        convert(SITEMAP, "--to", "txt").exits(0).out(),
        convert(SITEMAP, "--to", "txt", "--bom").exits(0).out());
  }

  @Test
  void everyOptionReachesTheWriter() {
    CommandRun run =
        convert(
                SITEMAP,
                "--to=csv",
                "--layout=wide",
                "--csv-safe",
                "--delimiter=tab",
                "--select=loc,image_title")
            .exits(0);
    assertEquals("\"loc\"\t\"image[2].title\"\n\"https://a.example/\"\t\"'=1+1\"\n", run.out());
    assertTrue(convert(SITEMAP, "--to", "csv", "--xml-column").exits(0).out().contains(",_xml\n"));
    assertEquals(3, convert(SITEMAP, "--to", "csv", "--layout", "long").out().lines().count());
  }

  @Test
  void tableBecomesASitemapAgain() {
    String table = convert(SITEMAP, "--to", "csv", "--xml-column", "--csv-safe").exits(0).out();
    byte[] bytes = table.getBytes(StandardCharsets.UTF_8);
    String sitemap = convert(bytes, "--csv-safe", "--to", "xml").exits(0).out();
    assertTrue(sitemap.contains("<image:title>=1+1</image:title>"), sitemap);
    assertTrue(sitemap.contains("<note xmlns=\"urn:x\"/>"), sitemap);
  }

  @Test
  void otherDelimiterIsWrongUse() {
    CommandRun run = convert(SITEMAP, "--to", "csv", "--delimiter", "|").exits(2);
    assertTrue(run.err().contains("--delimiter |: use comma, semicolon or tab"), run.err());
  }

  @Test
  void otherLayoutIsWrongUse() {
    CommandRun run = convert(SITEMAP, "--to", "csv", "--layout", "tall").exits(2);
    assertTrue(run.err().contains("use joined, wide, long or languages"), run.err());
  }

  @Test
  void indexWithoutADirectoryIsRefused() {
    String index =
        "<sitemapindex xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\"><sitemap>"
            + "<loc>https://a.example/s.xml</loc></sitemap></sitemapindex>";
    CommandRun run = convert(index.getBytes(StandardCharsets.UTF_8), "--to", "csv").exits(1);
    assertTrue(run.err().contains("index.no-directory"), run.err());
  }
}
