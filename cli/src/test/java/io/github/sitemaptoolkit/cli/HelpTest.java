package io.github.sitemaptoolkit.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.cli.report.Terminal;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
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
        "presets",
        "publish",
        "update",
        "verify",
        "rollback",
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

  @ParameterizedTest
  @ValueSource(
      strings = {
        "config",
        "config show",
        "convert",
        "count",
        "diff",
        "doctor",
        "explain",
        "extensions",
        "formats",
        "index",
        "init",
        "merge",
        "presets",
        "publish",
        "rollback",
        "rules",
        "split",
        "update",
        "validate",
        "verify"
      })
  void helpIsPrintedOnce(String command) {
    String once = CommandRun.of((command + " --help").split(" ")).exits(0).out();
    assertEquals(2, once.split("Usage: ", -1).length, once);
    String help = CommandRun.of(("help " + command).split(" ")).exits(0).out();
    assertEquals(2, help.split("Usage: ", -1).length, help);
    String late = CommandRun.of((command + " x -o y --help").split(" ")).exits(0).out();
    assertEquals(once, late);
  }

  @Test
  void helpExplainsItself() {
    String about = CommandRun.of("help", "help").exits(0).out();
    assertTrue(about.contains("Explains a command, or all options of a topic"), about);
    assertEquals(about, CommandRun.of("help", "--help").exits(0).out());
    assertEquals(about, CommandRun.of("help", "-h").exits(0).out());
    assertEquals(CommandRun.of("--help").exits(0).out(), CommandRun.of("help").exits(0).out());
  }

  @Test
  void commandAloneShowsAShortHelp() {
    CommandRun run = CommandRun.of().exits(2);
    assertEquals("", run.out());
    assertTrue(run.err().lines().count() <= 12, run.err());
    assertTrue(run.err().contains("Example: sitemap convert blog.rss -o sitemap.xml"), run.err());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "convert",
        "count",
        "doctor",
        "extensions",
        "formats",
        "presets",
        "publish",
        "update",
        "verify",
        "rollback",
        "split",
        "index",
        "merge",
        "diff"
      })
  void helpFitsTheTerminal(String command) {
    String[] call = command.isEmpty() ? new String[] {"--help"} : new String[] {command, "--help"};
    for (int columns : new int[] {0, 80, 100}) {
      var terminal = new Terminal(true, true, true, false, false, columns);
      InputStream none = InputStream.nullInputStream();
      String out = CommandRun.of(terminal, none, new ByteArrayOutputStream(), call).exits(0).out();
      int width = columns == 0 ? 80 : columns;
      out.lines().forEach(line -> assertTrue(line.length() <= width, line));
    }
  }

  @Test
  void allOptionsStandUnderHeadings() {
    String out = CommandRun.of("convert", "--help-all").exits(0).out();
    int tables = out.indexOf("\nTables:\n");
    assertTrue(tables > 0, out);
    assertTrue(out.indexOf("--layout=") > tables, out);
    assertTrue(out.indexOf("--include=") < tables, out);
    assertTrue(out.contains("Usage: sitemap convert [OPTIONS] INPUT...\n"), out);
    assertTrue(
        CommandRun.of("publish", "--help")
            .out()
            .contains("Usage: sitemap publish [OPTIONS] -o DIR --base-url URL INPUT...\n"));
  }

  @Test
  void tablesFitTheTerminal() {
    var terminal = new Terminal(true, true, true, false, false, 80);
    for (String call : new String[] {"extensions", "extensions video", "formats", "presets"}) {
      InputStream none = InputStream.nullInputStream();
      var out = new ByteArrayOutputStream();
      CommandRun run = CommandRun.of(terminal, none, out, call.split(" ")).exits(0);
      run.out().lines().forEach(line -> assertTrue(line.length() <= 80, line));
    }
  }

  @Test
  void commandItselfShowsItsCommands() {
    CommandRun run = CommandRun.of("--help").exits(0);
    assertTrue(run.out().contains("  convert "), run.out());
    assertTrue(run.out().contains("Exit codes: "), run.out());
  }

  @Test
  void versionIsPrinted() {
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
