package io.github.sitemaptoolkit.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code validate --report html}. */
class HtmlReportTest {

  private static final String SITEMAP =
      "<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">"
          + "<url><loc>/relative</loc></url></urlset>";

  @TempDir Path directory;

  private Path sitemap() throws IOException {
    return Files.writeString(directory.resolve("sitemap.xml"), SITEMAP);
  }

  @Test
  void isWrittenToAFileBesideOtherReports() throws IOException {
    Path page = directory.resolve("report.html");
    CommandRun run =
        CommandRun.of(
            "validate", sitemap().toString(), "--report", "html=" + page, "--report", "text");
    run.exits(1);
    assertTrue(run.out().contains("url.relative"), run.out());
    String text = Files.readString(page);
    assertTrue(text.contains("url.relative"), text);
    assertTrue(text.contains("mending the first kind below leaves none of them"), text);
    assertTrue(text.stripTrailing().endsWith("</html>"), text);
  }

  @Test
  void namesTheFileThatHasAllFindings() throws IOException {
    Path page = directory.resolve("report.html");
    Path csv = directory.resolve("all.csv");
    StringBuilder many = new StringBuilder(SITEMAP.substring(0, SITEMAP.indexOf("<url>")));
    for (int i = 0; i < 60; i++) {
      many.append("<url><loc>/").append(i).append("</loc></url>");
    }
    Path input = Files.writeString(directory.resolve("many.xml"), many + "</urlset>");
    CommandRun.of(
            "validate", input.toString(), "--report", "html=" + page, "--report", "csv=" + csv)
        .exits(1);
    assertTrue(Files.readString(page).contains("all are in " + csv), Files.readString(page));
    assertEquals(
        60, Files.readAllLines(csv).stream().filter(it -> it.startsWith("url.relative,")).count());
  }

  @Test
  void goesToStandardOutputWithoutAFile() throws IOException {
    CommandRun run = CommandRun.of("validate", sitemap().toString(), "--report", "html").exits(1);
    assertTrue(run.out().startsWith("<!DOCTYPE html>"), run.out());
  }

  @Test
  void anInputIsNeverReplaced() throws IOException {
    Path input = sitemap();
    CommandRun.of("validate", input.toString(), "--report", "html=" + input).exits(2);
    assertEquals(SITEMAP, Files.readString(input));
  }

  @Test
  void aBaselineTellsWhatIsNew() throws IOException {
    Path baseline = directory.resolve("known.baseline");
    Path page = directory.resolve("report.html");
    String input = sitemap().toString();
    CommandRun.of("validate", input, "--baseline", baseline.toString(), "--update-baseline")
        .exits(0);
    CommandRun.of("validate", input, "--baseline", baseline.toString(), "--report", "html=" + page)
        .exits(0);
    String text = Files.readString(page);
    assertTrue(text.contains("<span class=\"state\">still there</span>"), text);
    assertTrue(text.contains("As in the baseline: "), text);
  }
}
