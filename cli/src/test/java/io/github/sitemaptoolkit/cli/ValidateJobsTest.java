package io.github.sitemaptoolkit.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.validator.report.ReportFormat;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What {@code validate --jobs} does not change. */
class ValidateJobsTest {

  private static final Path CLIENT = Path.of("..", "examples", "client");

  @TempDir Path directory;

  /** Asserts that a run with several threads is that with one. Returns it. */
  private static CommandRun equalRuns(String... arguments) {
    List<CommandRun> runs =
        Stream.of("1", "2", "8")
            .map(
                jobs ->
                    CommandRun.of(
                        Stream.concat(
                                Stream.of("validate", "--jobs", jobs), Arrays.stream(arguments))
                            .toArray(String[]::new)))
            .toList();
    for (CommandRun run : runs.subList(1, runs.size())) {
      assertEquals(runs.get(0).out(), run.out());
      assertEquals(runs.get(0).err(), run.err());
      assertEquals(runs.get(0).exitCode(), run.exitCode());
    }
    return runs.get(0);
  }

  @Test
  void allReportsAreThoseOfASingleThread() {
    for (ReportFormat format : ReportFormat.values()) {
      equalRuns("-r", CLIENT.toString(), "--report", format.id());
    }
    String index = CLIENT.resolve("sitemap.xml").toString();
    String crawl = CLIENT.resolveSibling("client-crawl.csv").toString();
    equalRuns(index, "--crawl", crawl, "--max", "all");
    equalRuns(index, "--each");
    equalRuns(index, "--no-expand");
    equalRuns(index, "--where", "has image");
    equalRuns("-r", CLIENT.toString(), "--each", "--statistics");
    equalRuns(CLIENT.resolve("languages.xml").toString());
  }

  @Test
  void documentsThatCannotBeReadStayInTheirPlaces() {
    String gone = directory.resolve("gone.xml").toString();
    CommandRun run =
        equalRuns(gone, CLIENT.resolve("news.xml").toString(), gone + "2", "--report", "ndjson");
    run.exits(3);
  }

  @Test
  void anyNumberOfFindingsKeepsTheirOrder() throws IOException {
    var text = new StringBuilder("<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">");
    for (int i = 0; i < 5_000; i++) { // more than are held
      text.append("<url><loc>https://example.com/")
          .append(i)
          .append("</loc><lastmod>x</lastmod></url>");
    }
    String sitemap = text.append("</urlset>").toString();
    String[] names = {"a.xml", "b.xml", "c.xml"};
    for (String name : names) {
      Files.writeString(directory.resolve(name), sitemap);
    }
    CommandRun run = equalRuns(directory.toString(), "--max", "all", "--rule", "loc.*=off");
    assertTrue(run.out().contains("15,000 errors, 3 warnings in"), run.out());
    String reports = directory.resolve("findings.ndjson").toString();
    equalRuns(directory.toString(), "--report", "ndjson=" + reports);
  }

  @Test
  void numberOfThreadsIsChecked() {
    CommandRun run = CommandRun.of("validate", "--jobs", "0", CLIENT.toString()).exits(2);
    assertTrue(run.err().startsWith("sitemap: --jobs 0: give a number from 1"), run.err());
    run = CommandRun.of("validate", "--jobs", "auto", "-r", CLIENT.toString()).exits(1);
    assertFalse(run.out().isEmpty());
  }
}
