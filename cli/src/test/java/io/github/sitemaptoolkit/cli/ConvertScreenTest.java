package io.github.sitemaptoolkit.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.text.DisplayWidth;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whatever is wrong with a site, what convert says of it fits on one screen. */
class ConvertScreenTest {

  private static final int ROWS = 24;
  private static final int COLUMNS = 80;

  @TempDir Path scratch;

  /** Writes sitemaps of which each has problems of several kinds; each tenth is no XML. */
  private void site(int files, int entries) throws IOException {
    Path folder =
        Files.createDirectories(scratch.resolve("in/a-rather-long-name-of-a-folder/2026"));
    for (int file = 0; file < files; file++) {
      var text = new StringBuilder();
      for (int i = 0; i < entries; i++) {
        text.append(
            "<url><loc>https://shop.example/"
                + "a-section/".repeat(20)
                + i
                + " x</loc><lastmod>someday</lastmod><changefreq>often</changefreq>"
                + "<priority>7</priority><unknown>1</unknown></url>\n");
      }
      text.append("<url><lastmod>2026-01-01</lastmod></url>\n<url><loc></loc></url>\n");
      text.append("<url><loc>https://shop.example/" + file + "</loc></url>\n");
      String all =
          "<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n" + text + "</urlset>\n";
      Files.writeString(
          folder.resolve("sitemap-" + file + ".xml"), file % 10 == 9 ? "<html>none</html>" : all);
    }
  }

  private CommandRun convert(String... more) {
    String in = scratch.resolve("in").toString();
    List<String> all = new ArrayList<>(List.of("convert", "-r", in));
    all.addAll(List.of("-o", scratch.resolve("out") + "/", "--to", "txt"));
    all.addAll(List.of(more));
    return CommandRun.of(all.toArray(String[]::new));
  }

  private static int rows(String text) {
    return text.lines()
        .mapToInt(line -> Math.max(1, (DisplayWidth.of(line) + COLUMNS - 1) / COLUMNS))
        .sum();
  }

  @Test
  void manyFilesFitOnOneScreen() throws IOException {
    site(60, 30);
    CommandRun run = convert().exits(3);
    assertTrue(rows(run.err()) <= ROWS, run.err());
    assertTrue(run.err().startsWith("6 files failed: "), run.err());
    assertTrue(run.err().contains(" in 54 files: "), run.err());
    assertTrue(run.err().contains("sitemap-0.xml:2:"), run.err());
    assertTrue(run.err().contains("(-v prints each of them)\n60 files: 54 written"), run.err());
  }

  @Test
  void theFirstPlaceIsTheSameWithManyThreads() throws IOException {
    site(40, 20);
    String alone = convert().err();
    assertEquals(alone, convert("--jobs", "4").err());
  }

  @Test
  void allOfThemAreThereIfTheyAreAskedFor() throws IOException {
    site(20, 10);
    String all = convert("-v").exits(3).err();
    for (int file = 0; file < 20; file++) {
      assertTrue(all.contains("sitemap-" + file + ".xml"), all);
    }
    assertTrue(rows(all) > 200);
  }

  @Test
  void whatFitsOnAScreenIsPrintedAsItIs() throws IOException {
    site(1, 0);
    String all = convert().err();
    assertTrue(all.contains("sitemap-0.xml:2:1: error: "), all);
    assertFalse(all.contains("-v prints"), all);
    assertTrue(rows(all) <= ROWS, all);
  }

  @Test
  void oneSickInputFitsOnOneScreen() throws IOException {
    site(1, 500);
    String input =
        scratch.resolve("in/a-rather-long-name-of-a-folder/2026/sitemap-0.xml").toString();
    String shown = CommandRun.of("convert", input, "-o", scratch.resolve("a.csv").toString()).err();
    assertTrue(rows(shown) <= ROWS, shown);
  }

  @Test
  void quietRunsNameWhatIsLost() throws IOException {
    site(60, 3);
    String shown = convert("-q").exits(3).err();
    assertTrue(rows(shown) <= ROWS, shown);
    assertTrue(shown.startsWith("6 files failed: "), shown);
    assertFalse(shown.contains("warning"), shown);
  }
}
