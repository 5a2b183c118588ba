package io.github.sitemaptoolkit.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.cli.report.ExitCode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SelectionArgumentsTest {

  private static final String NAMESPACE = " xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\"";
  private static final byte[] PAGES =
      ("<urlset"
              + NAMESPACE
              + "><url><loc>https://cms.example/new/1</loc><lastmod>2026-11-20</lastmod></url>"
              + "<url><loc>https://cms.example/old/2</loc><lastmod>2020</lastmod></url>"
              + "<url><loc>https://cms.example/new/3</loc></url></urlset>")
          .getBytes(StandardCharsets.UTF_8);

  @TempDir Path directory;

  private static CommandRun convert(String... arguments) {
    List<String> all = new ArrayList<>(List.of("convert", "-", "--to", "txt"));
    all.addAll(List.of(arguments));
    return CommandRun.of(PAGES, all.toArray(String[]::new));
  }

  private static void assertLocs(CommandRun run, String... locs) {
    assertEquals(List.of(locs), run.exits(ExitCode.DONE).out().lines().toList());
  }

  @Test
  void entriesAreChosenByTheirUrl() {
    assertLocs(convert("--include", "*/new/*", "--exclude", "*3"), "https://cms.example/new/1");
    assertLocs(
        convert("--include", "*1", "--include", "*2"),
        "https://cms.example/new/1",
        "https://cms.example/old/2");
  }

  @Test
  void entriesAreSelectedByDateAndUndatedOnesAreCounted() {
    CommandRun run = convert("--since", "2026", "-v");
    assertLocs(run, "https://cms.example/new/1");
    assertTrue(run.err().contains("lastmod.missing: 1 entry has no lastmod"), run.err());
    run = convert("--since", "2026");
    assertTrue(
        run.err()
            .endsWith("1 entry left out by --since: no valid lastmod\nstandard output: 1 url\n"),
        run.err());
  }

  @Test
  void undatedEntriesOfManyFilesAreReportedOnce() throws IOException {
    String in = Files.createDirectory(directory.resolve("in")).toString();
    for (String name : List.of("a.xml", "b.xml", "c.xml")) {
      Files.write(directory.resolve("in").resolve(name), PAGES);
    }
    for (String output : List.of("out/", "all.xml")) {
      CommandRun run =
          CommandRun.of("convert", in, "-o", directory + "/" + output, "--since", "2026").exits(0);
      assertEquals(
          "3 entries left out by --since: no valid lastmod",
          run.err().lines().findFirst().orElse(""));
      assertEquals(2, run.err().lines().count(), run.err());
    }
  }

  @Test
  void aSelectionOfNothingLeavesTheOutputAsItIs() throws IOException {
    Path in = Files.write(directory.resolve("in.xml"), PAGES);
    Path out = Files.writeString(directory.resolve("out.txt"), "old");
    List<String> call =
        List.of("convert", in.toString(), "-o", out.toString(), "--include", "*/none");
    CommandRun run = CommandRun.of(call.toArray(String[]::new)).exits(1);
    assertEquals(
        in
            + ": error: convert.none-selected: none of its 3 entries are selected, so nothing was"
            + " written; --allow-empty writes an empty document\n",
        run.err());
    assertEquals("old", Files.readString(out));
    List<String> allowed = new ArrayList<>(call);
    allowed.add("--allow-empty");
    CommandRun.of(allowed.toArray(String[]::new)).exits(0);
    assertEquals("", Files.readString(out));
  }

  @Test
  void inABatchOnlyFilesWithoutASelectedEntryAreNotWritten() throws IOException {
    Path in = Files.createDirectory(directory.resolve("in"));
    Files.write(in.resolve("a.xml"), PAGES);
    Files.writeString(in.resolve("b.txt"), "https://cms.example/old/9\n");
    String out = directory.resolve("out") + "/";
    CommandRun run =
        CommandRun.of("convert", in.toString(), "-o", out, "--to", "txt", "--include", "*/new/*")
            .exits(1);
    assertTrue(
        run.err().endsWith("2 files: 1 written, 1 without a selected entry; 2 urls\n"), run.err());
    assertTrue(Files.exists(directory.resolve("out/a.txt")));
    assertFalse(Files.exists(directory.resolve("out/b.txt")));
  }

  @Test
  void urlsGetAnotherBeginning() {
    assertLocs(
        convert(
            "--rewrite",
            "https://cms.example/=https://cdn.example/",
            "--rewrite=https://cms.example/old/=https://old.example/",
            "--exclude",
            "https://cms.example/new/3"),
        "https://cdn.example/new/1",
        "https://old.example/2");
  }

  private static void assertWrong(String message, String... arguments) {
    String first = convert(arguments).exits(ExitCode.USAGE).err().lines().findFirst().orElse("");
    assertEquals("sitemap: " + message, first);
  }

  @Test
  void whatCannotBeUnderstoodIsWrongUse() {
    assertWrong(
        "--since tomorrow: not a date; write 2026-11-20, 2026-11, 2026-11-20T10:00:00Z,"
            + " today, yesterday, 2d or 48h",
        "--since",
        "tomorrow");
    assertWrong(
        "--rewrite \"https://a/\" is not of the form FROM=TO, such as"
            + " https://cms.example/=https://cdn.example/",
        "--rewrite",
        "https://a/");
  }

  @Test
  void anIndexIsExpanded() throws IOException {
    Path index = directory.resolve("index.xml");
    Files.writeString(
        index,
        "<sitemapindex"
            + NAMESPACE
            + "><sitemap><loc>https://cms.example/pages.xml</loc></sitemap>"
            + "<sitemap><loc>https://cms.example/gone.xml</loc></sitemap></sitemapindex>");
    Files.write(directory.resolve("pages.xml"), PAGES);
    CommandRun run =
        CommandRun.of("convert", index.toString(), "--to", "txt", "--expand", "--include", "*1");
    run.exits(ExitCode.FINDINGS);
    assertEquals(List.of("https://cms.example/new/1"), run.out().lines().toList());
    assertTrue(run.err().contains("index.child-missing"), run.err());
  }
}
