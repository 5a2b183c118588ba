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

  private static final String NEW_3 = "https://cms.example/new/3";

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
  void parametersAreDroppedAsTheRuleForThemAdvises() {
    byte[] list =
        "https://a.example/?utm_source=x&id=1\nhttps://a.example/b?gclid=2\n"
            .getBytes(StandardCharsets.UTF_8);
    CommandRun dropped =
        CommandRun.of(list, "convert", "-", "--to", "txt", "--drop-params", "utm_*,gclid");
    assertLocs(dropped, "https://a.example/?id=1", "https://a.example/b");
    assertTrue(CommandRun.of("rules", "loc.tracking").out().contains("--drop-params utm_*,gclid"));
    CommandRun wrong = CommandRun.of(list, "convert", "-", "--drop-params", "utm_*=1").exits(2);
    assertTrue(
        wrong.err().startsWith("sitemap: --drop-params \"utm_*=1\" is not the name of a parameter"),
        wrong.err());
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
            + " today, yesterday, 2d, 48h or 2weeks",
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

  @Test
  void entriesAreSelectedByConditionsAndUntilADate() {
    assertLocs(
        convert("--where", "loc~/new/ and has lastmod or lastmod<2021"),
        "https://cms.example/new/1",
        "https://cms.example/old/2");
    assertLocs(convert("--where", "loc~/new/", "--where", "has no lastmod"), NEW_3);
    assertLocs(convert("--until", "2026-11-19"), "https://cms.example/old/2");
    assertLocs(
        convert("--until", "2026-11-20", "--since", "2026-11-20"), "https://cms.example/new/1");
  }

  @Test
  void theFirstEntriesOrASampleAreTaken() {
    assertLocs(convert("--head", "2"), "https://cms.example/new/1", "https://cms.example/old/2");
    assertLocs(convert("--head", "1", "--where", "has no lastmod"), NEW_3);
    List<String> sample = convert("--sample", "2:5").exits(0).out().lines().toList();
    assertEquals(2, sample.size());
    assertEquals(sample, convert("--sample", "2:5").out().lines().toList());
    assertEquals(3, convert("--sample", "9").out().lines().count());
    convert("--head", "2", "--sample", "2").exits(ExitCode.USAGE);
    convert("--head", "0").exits(ExitCode.USAGE);
    convert("--sample", "2:x").exits(ExitCode.USAGE);
  }

  @Test
  void nothingBehindTheHeadIsRead() {
    byte[] cut =
        ("<urlset" + NAMESPACE + "><url><loc>https://a.example/</loc></url><url><lo")
            .getBytes(StandardCharsets.UTF_8);
    CommandRun.of(cut, "convert", "-", "--to", "txt", "--strict").exits(ExitCode.FINDINGS);
    CommandRun.of(cut, "convert", "-", "--to", "txt", "--strict", "--head", "1").exits(0);
  }

  @Test
  void headersInWhereAreUnderstoodAndTheNewNameIsTold() throws IOException {
    Path table =
        Files.writeString(
            directory.resolve("a.csv"), "url,Kind\nhttps://a.example/1,x\nhttps://a.example/2,y\n");
    for (String command : List.of("convert", "count", "merge")) {
      CommandRun run = CommandRun.of(command, table.toString(), "--where", "Kind=x").exits(0);
      assertTrue(run.err().contains("given with --rows: --rows 'Kind=x'"), run.err());
      assertFalse(run.out().contains("https://a.example/2"), run.out());
      assertFalse(run.out().contains("2 urls"), run.out());
    }
  }

  @Test
  void headersInWhereAreRefusedForWhatIsNoTable() {
    for (String command : List.of("convert", "count", "merge")) {
      CommandRun run = CommandRun.of(PAGES, command, "-", "--where", "Kind=x");
      assertEquals(ExitCode.USAGE, run.exitCode(), command);
      assertTrue(run.err().contains("csv.no-such-header: this is no table"), run.err());
      assertFalse(run.out().contains("cms.example"), run.out());
    }
    CommandRun near = convert("--where", "lastmd=2020").exits(ExitCode.USAGE);
    assertTrue(near.err().contains("did you mean lastmod?"), near.err());
  }

  @Test
  void everyCommandThatReadsEntriesSelectsThem() throws IOException {
    Path file = Files.write(directory.resolve("a.xml"), PAGES);
    String name = file.toString();
    String where = "has no lastmod";
    CommandRun count = CommandRun.of("count", name, "--where", where).exits(0);
    assertTrue(count.out().contains(" 1 url "), count.out());
    count = CommandRun.of("count", name, "--head", "2").exits(0);
    assertTrue(count.out().contains(" 2 urls "), count.out());
    CommandRun merge = CommandRun.of("merge", name, "--where", where, "--select", "loc").exits(0);
    assertTrue(merge.out().contains(NEW_3) && !merge.out().contains("/1"), merge.out());
    merge = CommandRun.of("merge", name, "--head", "1").exits(0);
    assertTrue(merge.out().contains("/new/1") && !merge.out().contains("/2"), merge.out());
    CommandRun.of("split", name, "-o", directory + "/s", "--where", where).exits(0);
    assertTrue(Files.readString(directory.resolve("s/sitemap-1.xml")).contains(NEW_3));
    String base = "--base-url=https://cms.example/";
    CommandRun.of("publish", name, "-o", directory + "/p", base, "--where", where).exits(0);
    String published = Files.readString(directory.resolve("p/sitemap.xml"));
    assertTrue(published.contains(NEW_3) && !published.contains("/1"), published);
    CommandRun.of("update", directory + "/p", "--add", name, "--include", "*1").exits(0);
    published = Files.readString(directory.resolve("p/sitemap.xml"));
    assertTrue(published.contains("/new/1") && !published.contains("/old/2"), published);
    Path none = Files.writeString(directory.resolve("b.txt"), NEW_3 + "\n");
    CommandRun diff = CommandRun.of("diff", name, none.toString(), "--where", where).exits(0);
    assertEquals("", diff.out());
    CommandRun.of("diff", name, none.toString()).exits(1);
    CommandRun check = CommandRun.of("validate", name, "--where", where).exits(0);
    assertTrue(check.out().contains("1 file, 1 url"), check.out());
    check = CommandRun.of("validate", name, "--head", "2").exits(0);
    assertTrue(check.out().contains("1 file, 2 urls"), check.out());
  }

  @Test
  void findingsOfEntriesThatAreLeftOutAreNotReported() throws IOException {
    String bad = "<url><loc>https://a.example/2</loc><lastmod>never</lastmod></url>";
    String good = "<url><loc>https://a.example/1</loc></url>";
    Path file =
        Files.writeString(
            directory.resolve("a.xml"), "<urlset" + NAMESPACE + ">" + good + bad + "</urlset>");
    CommandRun.of("validate", file.toString()).exits(1);
    CommandRun run = CommandRun.of("validate", file.toString(), "--where", "loc~/1").exits(0);
    assertFalse(run.out().contains("never"), run.out());
    assertTrue(run.out().contains("entries without lastmod: 1 of 1"), run.out());
  }

  @Test
  void aSelectionOfNothingWritesNothing() throws IOException {
    Path file = Files.write(directory.resolve("a.xml"), PAGES);
    for (String command : List.of("convert", "merge", "split", "publish")) {
      List<String> call =
          new ArrayList<>(List.of(command, file.toString(), "--where", "has image"));
      call.addAll(
          List.of(
              "-o",
              directory
                  + (command.equals("publish") || command.equals("split") ? "/out" : "/o.xml")));
      if (command.equals("publish")) {
        call.add("--base-url=https://cms.example/");
      }
      CommandRun run = CommandRun.of(call.toArray(String[]::new)).exits(1);
      assertTrue(run.err().contains("convert.none-selected"), run.err());
    }
    try (var files = Files.list(directory)) {
      assertEquals(List.of(file), files.filter(Files::isRegularFile).toList());
    }
  }

  @Test
  void fieldsAreSelectedInEveryFormat() {
    CommandRun run = CommandRun.of(PAGES, "convert", "-", "--to", "csv", "--select", "lastmod,loc");
    assertTrue(run.exits(0).out().startsWith("lastmod,loc\n2026-11-20,https://cms"), run.out());
    assertFalse(run.err().contains("dropped"), run.err());
    run = CommandRun.of(PAGES, "convert", "-", "--to", "xml", "--select", "loc");
    assertTrue(run.exits(0).out().contains(NEW_3) && !run.out().contains("lastmod"), run.out());
    run = CommandRun.of(PAGES, "convert", "-", "--to", "csv", "--columns", "loc");
    assertTrue(run.exits(0).err().contains("--columns is called --select now"), run.err());
    run = CommandRun.of(PAGES, "convert", "-", "--to", "xml", "--select", "lok").exits(2);
    assertTrue(run.err().contains("--select: there is no column \"lok\""), run.err());
  }
}
