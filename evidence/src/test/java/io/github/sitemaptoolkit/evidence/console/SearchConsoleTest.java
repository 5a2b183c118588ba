package io.github.sitemaptoolkit.evidence.console;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.evidence.FactList;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.problem.SitemapException;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.dhatim.fastexcel.Workbook;
import org.dhatim.fastexcel.Worksheet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SearchConsoleTest {

  private static final String TABLE =
      """
      URL,Last crawled
      https://a.example/x,2026-11-01
      https://a.example/y,N/A
      """;

  private static final String METADATA =
      """
      Property,Value
      Sitemap,All known pages
      Issue,Crawled - currently not indexed
      """;

  private static final String CHART = "Date,Affected pages\n2026-11-01,2\n2026-11-02,2\n";

  private static final String ZIP = "a.example-Coverage-Drilldown-2026-11-20.zip";

  @TempDir Path directory;

  private Path zip(String name, Map<String, String> entries) throws IOException {
    Path file = directory.resolve(name);
    try (OutputStream out = Files.newOutputStream(file);
        var zip = new ZipOutputStream(out)) {
      for (Map.Entry<String, String> entry : new TreeMap<>(entries).entrySet()) {
        zip.putNextEntry(new ZipEntry(entry.getKey()));
        zip.write(entry.getValue().getBytes(StandardCharsets.UTF_8));
      }
    }
    return file;
  }

  private static FactList read(Path file) throws IOException {
    return FactList.of(file, Context.load());
  }

  @Test
  void theArchiveOfAReasonSaysItOfEachAddress() throws IOException {
    FactList facts =
        read(zip(ZIP, Map.of("Table.csv", TABLE, "Metadata.csv", METADATA, "Chart.csv", CHART)));
    assertEquals(
        """
        NOT_INDEXED https://a.example/x [Crawled - currently not indexed] at 2:1
        NOT_INDEXED https://a.example/y [Crawled - currently not indexed] at 3:1
        """,
        facts.text());
    assertEquals(
        List.of(
            "\"Issue\" is \"Crawled - currently not indexed\", last crawled 2026-11-01",
            "\"Issue\" is \"Crawled - currently not indexed\""),
        facts.words());
    assertEquals(Instant.parse("2026-11-20T00:00:00Z"), facts.source().time());
    assertFalse(facts.source().isComplete());
    assertFalse(facts.source().isSite());
    assertEquals(List.of(), facts.problems());
  }

  @Test
  void theLanguageOfTheAccountDoesNotMatter() throws IOException {
    FactList facts =
        read(
            zip(
                ZIP,
                Map.of(
                    "表.csv", "URL,前回のクロール\nhttps://a.example/x,2026-11-01\n",
                    "メタデータ.csv", "プロパティ,値\n問題,クロール済み - インデックス未登録\nサイトマップ,送信されたすべてのページ\n",
                    "グラフ.csv", "日付,影響を受けるページ\n2026-11-01,1\n")));
    assertEquals("NOT_INDEXED https://a.example/x [クロール済み - インデックス未登録] at 2:1\n", facts.text());
  }

  @Test
  void theFolderAndItsTableAreReadLikeTheArchive() throws IOException {
    Path folder =
        Files.createDirectory(directory.resolve("a.example-Coverage-Drilldown-2026-11-20"));
    Path table = Files.writeString(folder.resolve("Table.csv"), TABLE);
    Files.writeString(folder.resolve("Metadata.csv"), METADATA);
    Files.writeString(folder.resolve("Chart.csv"), CHART);
    String expected =
        """
        NOT_INDEXED https://a.example/x [Crawled - currently not indexed] at 2:1
        NOT_INDEXED https://a.example/y [Crawled - currently not indexed] at 3:1
        """;
    assertEquals(expected, read(folder).text());
    FactList facts = read(table);
    assertEquals(expected, facts.text());
    assertEquals(Instant.parse("2026-11-20T00:00:00Z"), facts.source().time());
  }

  @Test
  void theWorkbookIsReadLikeTheArchive() throws IOException {
    Path file = directory.resolve("a.example-Coverage-Drilldown-2026-11-20.xlsx");
    try (OutputStream out = Files.newOutputStream(file);
        var workbook = new Workbook(out, "test", "1.0")) {
      sheet(workbook, "Chart", CHART);
      sheet(workbook, "Table", TABLE);
      sheet(workbook, "Metadata", METADATA);
    }
    assertEquals(
        """
        NOT_INDEXED https://a.example/x [Crawled - currently not indexed] at 2:1
        NOT_INDEXED https://a.example/y [Crawled - currently not indexed] at 3:1
        """,
        read(file).text());
  }

  private static void sheet(Workbook workbook, String name, String text) {
    Worksheet sheet = workbook.newWorksheet(name);
    List<String> lines = text.lines().toList();
    for (int row = 0; row < lines.size(); row++) {
      String[] cells = lines.get(row).split(",", -1);
      for (int column = 0; column < cells.length; column++) {
        sheet.value(row, column, cells[column]);
      }
    }
  }

  @Test
  void aThousandRowsAreTheMostThereCanBe() throws IOException {
    var table = new StringBuilder("URL,Last crawled\n");
    for (int i = 0; i < 1000; i++) {
      table.append("https://a.example/").append(i).append(",2026-11-01\n");
    }
    FactList facts =
        read(zip(ZIP, Map.of("Table.csv", table.toString(), "Metadata.csv", METADATA)));
    assertEquals(
        List.of(
            "the export has 1000 rows, the most that Search Console exports: there may be more"
                + " addresses with the reason \"Crawled - currently not indexed\"; filter its report"
                + " by a sitemap, and export each"),
        facts.problems());
  }

  @Test
  void theReportWithoutAddressesIsRefusedWithTheWayToTheOther() throws IOException {
    Path file =
        zip(
            "a.example-Coverage-2026-11-20.zip",
            Map.of(
                "Chart.csv", "Date,Not indexed,Indexed,Impressions\n2026-11-01,2,3,4\n",
                "Critical issues.csv",
                    "Reason,Source,Validation,Pages\nNot found (404),Website,Not Started,2\n",
                "Non-critical issues.csv", "Reason,Source,Validation,Pages\n",
                "Metadata.csv", "Property,Value\nSitemap,All known pages\n"));
    var e = assertThrows(SitemapException.class, () -> read(file));
    assertTrue(
        e.getMessage()
            .endsWith(
                "this export of Search Console has numbers only; open a reason of the report \"Page"
                    + " indexing\", and export its list of pages"),
        e.getMessage());
  }

  @Test
  void otherArchivesAreNone() throws IOException {
    Path file = zip("backup.zip", Map.of("a.txt", "x", "urls.csv", "url\nhttps://a.example/\n"));
    var e = assertThrows(SitemapException.class, () -> read(file));
    assertTrue(e.getMessage().contains("no facts about addresses"), e.getMessage());
  }

  @Test
  void aHostileArchiveIsRefused() throws IOException {
    String bomb = "URL,Last crawled\n" + "https://a.example/x,2026-11-01\n".repeat(400_000);
    Path file = zip(ZIP, Map.of("Table.csv", bomb, "Metadata.csv", METADATA));
    var e = assertThrows(SitemapException.class, () -> read(file));
    assertTrue(e.getMessage().contains("8 MiB"), e.getMessage());
    Path cut = directory.resolve("cut-Coverage-Drilldown-2026-11-20.zip");
    byte[] whole =
        Files.readAllBytes(zip(ZIP, Map.of("Table.csv", TABLE, "Metadata.csv", METADATA)));
    Files.write(cut, java.util.Arrays.copyOf(whole, 60));
    assertThrows(SitemapException.class, () -> read(cut));
  }

  @Test
  void aTableOfAddressesAndDatesAloneIsNoExport() throws IOException {
    Path file =
        Files.writeString(
            directory.resolve("pages.csv"), "url,lastmod\nhttps://a.example/x,2026-11-01\n");
    assertEquals("FINE https://a.example/x at 2:1\n", read(file).text());
  }
}
