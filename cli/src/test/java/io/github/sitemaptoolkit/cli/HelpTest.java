package io.github.sitemaptoolkit.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HelpTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "convert",
        "count",
        "doctor",
        "extensions",
        "formats",
        "publish",
        "update",
        "split",
        "index",
        "merge",
        "diff"
      })
  void helpStartsWithExamples(String command) {
    CommandRun run = CommandRun.of(command, "--help").exits(0);
    assertTrue(run.out().startsWith("Example"), run.out());
    assertTrue(run.out().contains("Usage: sitemap " + command), run.out());
    assertEquals("", run.err());
  }

  @Test
  void commandItselfShowsItsCommands() {
    CommandRun run = CommandRun.of("--help").exits(0);
    assertTrue(run.out().contains("  convert "), run.out());
    assertTrue(run.out().contains("Exit codes: "), run.out());
  }

  @Test
  void versionIsSaid() {
    assertTrue(CommandRun.of("--version").exits(0).out().startsWith("sitemap "));
  }

  @Test
  void extensionsAreListedWithNamespaceAndStatus() {
    String out = CommandRun.of("extensions").exits(0).out();
    for (String id : new String[] {"image", "link", "mobile", "news", "video"}) {
      assertTrue(out.lines().anyMatch(line -> line.startsWith(id + " ")), out);
    }
    assertTrue(out.contains("http://www.google.com/schemas/sitemap-image/1.1"), out);
    assertTrue(out.contains("also read: https://www.google.com/schemas/sitemap-image/1.1"), out);
    assertTrue(out.contains(" dead "), out);
  }

  @Test
  void formatsAreListed() {
    String out = CommandRun.of("formats").exits(0).out();
    for (String id : new String[] {"atom", "csv", "ndjson", "rss", "txt", "xml"}) {
      assertTrue(out.lines().anyMatch(line -> line.startsWith(id + " ")), out);
    }
  }
}
