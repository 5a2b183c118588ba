package io.github.sitemaptoolkit.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

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
  void entriesAreChosenByTheirDateAndUndatedOnesAreTold() {
    CommandRun run = convert("--since", "2026", "-v");
    assertLocs(run, "https://cms.example/new/1");
    assertTrue(run.err().contains("lastmod.missing: 1 entry says no date"), run.err());
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
        "--since yesterday: no date; write 2026, 2026-11, 2026-11-20 or 2026-11-20T10:00:00Z",
        "--since",
        "yesterday");
    assertWrong(
        "--rewrite \"https://a/\" is not FROM=TO, such as"
            + " https://cms.example/=https://cdn.example/",
        "--rewrite",
        "https://a/");
    assertWrong("--expand reads what lies beside the input; give the name of a file", "--expand");
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
