package io.github.sitemaptoolkit.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code sitemap diff OLD NEW --pages URL=DIR} says what became of urls that left the set. */
class DiffPagesTest {

  private static final String SITE = "https://a.example/";

  @TempDir Path directory;
  private Path folder;

  @BeforeEach
  void writePages() throws IOException {
    folder = Files.createDirectory(directory.resolve("public"));
    page("index.html", "");
    page("new.html", "");
  }

  private void page(String path, String head) throws IOException {
    Path file = folder.resolve(path);
    Files.createDirectories(file.getParent());
    Files.writeString(file, "<!doctype html><head><title>x</title>" + head + "</head>");
  }

  private void host(String file, String text) throws IOException {
    Files.writeString(folder.resolve(file), text);
  }

  private Path list(String name, String... urls) throws IOException {
    List<String> lines =
        Arrays.stream(urls).map(url -> url.startsWith("https:") ? url : SITE + url).toList();
    return Files.write(directory.resolve(name), lines);
  }

  private CommandRun diff(List<String> left, String... more) throws IOException {
    Path old = list("old.txt", left.toArray(String[]::new));
    Path now = list("new.txt", "new.html");
    Files.writeString(old, SITE + "new.html\n", StandardOpenOption.APPEND);
    List<String> arguments =
        new ArrayList<>(
            List.of("diff", old.toString(), now.toString(), "--pages", SITE + "=" + folder));
    arguments.addAll(List.of(more));
    return CommandRun.of(arguments.toArray(String[]::new));
  }

  /** Returns what stands below each url that was removed. */
  private static List<String> fates(CommandRun run) {
    return run.out().lines().filter(line -> line.startsWith("    ")).map(String::strip).toList();
  }

  @Test
  void redirectsOfTheHostAreFollowedToTheirEnd() throws IOException {
    host("netlify.toml", "");
    host("_redirects", "/first /second\n/second /new.html\n/away https://b.example/x\n");
    CommandRun run = diff(List.of("first", "second", "away")).exits(1);
    String rules = folder.resolve("_redirects").toString();
    assertEquals(
        List.of(
            "redirected to https://b.example/x (by " + rules + ":3:1)",
            "redirected to https://a.example/new.html (by " + rules + ":1:1, in 2 steps)",
            "redirected to https://a.example/new.html (by " + rules + ":2:1)"),
        fates(run));
    assertTrue(
        run.err().contains("0 added, 3 removed, 0 changed; removed: redirected (3)\n"), run.err());
  }

  @Test
  void stubsAndCopiesLeadToThePageThatTheyName() throws IOException {
    page("moved.html", "<meta http-equiv=refresh content='0; url=/new.html'>");
    page("copy.html", "<link rel=canonical href=https://a.example/new.html>");
    page("self.html", "<link rel=canonical href=https://a.example/self.html>");
    CommandRun run = diff(List.of("moved.html", "copy.html", "self.html")).exits(1);
    assertEquals(
        List.of(
            "redirected to https://a.example/new.html (by the canonical url of \"copy.html\")",
            "redirected to https://a.example/new.html (by the page \"moved.html\")",
            "still there: \"self.html\""),
        fates(run));
  }

  @Test
  void whatHasNeitherFileNorRuleIsGone() throws IOException {
    host("netlify.toml", "");
    host("_redirects", "/lost /nowhere.html\n/over / 410\n/a /b\n/b /a\n");
    CommandRun run = diff(List.of("gone.html", "lost", "over", "a")).exits(1);
    String rules = folder.resolve("_redirects").toString();
    assertEquals(
        List.of(
            "gone: redirects lead in a circle: https://a.example/a, https://a.example/b (by "
                + rules
                + ":3:1)",
            "gone: no file and no rule",
            "gone: redirected to https://a.example/nowhere.html, which is gone (by "
                + rules
                + ":1:1)",
            "gone: status 410 (by " + rules + ":2:1)"),
        fates(run));
    assertTrue(run.err().contains("removed: gone (4)\n"), run.err());
  }

  @Test
  void whatIsThereWithoutBeingListedIsStillThere() throws IOException {
    page("b.html", "");
    page("c.html", "<meta name=robots content=noindex>");
    page("d/index.html", "");
    CommandRun run = diff(List.of("b.html", "c.html", "d/")).exits(1);
    assertEquals(
        List.of(
            "still there: \"b.html\"",
            "still there: \"c.html\", page with noindex",
            "still there: \"d/index.html\""),
        fates(run));
    assertTrue(
        run.err().contains("removed: still there (2), still there, page with noindex (1)\n"),
        run.err());
  }

  @Test
  void whatIsNotKnownOrNotAskedIsSaid() throws IOException {
    host(".htaccess", "RewriteEngine On\nRewriteRule ^shop/ /index.php [L]\n");
    CommandRun run =
        diff(List.of(
                "shop/1",
                "https://b.example/1",
                "https://b.example/2",
                "https://c.example/",
                "https://www.a.example/"))
            .exits(1);
    List<String> fates = fates(run);
    assertEquals(5, fates.size(), run.out());
    assertTrue(fates.get(0).startsWith("not known: "), run.out());
    assertTrue(fates.get(0).contains(folder.resolve(".htaccess") + ":2"), run.out());
    assertEquals(
        4, fates.stream().filter("not asked: not below https://a.example/"::equals).count());
    assertTrue(
        run.err()
            .contains(
                "removed: not known (1), not asked (4: b.example 2, c.example 1,"
                    + " www.a.example 1)\n"),
        run.err());
  }

  @Test
  void whatOnlyACatchAllAnswersDoesNotLive() throws IOException {
    host("netlify.toml", "");
    host("_redirects", "/* /index.html 200\n");
    CommandRun run = diff(List.of("old-page")).exits(1);
    assertEquals(
        List.of(
            "only a catch-all answers: \"index.html\" (by "
                + folder.resolve("_redirects")
                + ":1:1)"),
        fates(run));
    assertTrue(run.err().contains("removed: only a catch-all answers (1)\n"), run.err());
  }

  @Test
  void programsReadTheFateInTheirReports() throws IOException {
    host("netlify.toml", "");
    host("_redirects", "/first /new.html\n");
    List<String> left = List.of("first", "gone", "https://b.example/1");
    String rule = folder.resolve("_redirects") + ":1:1";
    assertEquals(
        """
        {"change":"removed","loc":"https://a.example/first","became":{"fate":"redirected",\
        "target":"https://a.example/new.html","reason":"by RULE"}}
        {"change":"removed","loc":"https://a.example/gone","became":{"fate":"gone",\
        "reason":"no file and no rule"}}
        {"change":"removed","loc":"https://b.example/1","became":{"fate":"not-asked",\
        "reason":"not below https://a.example/"}}
        """
            .replace("RULE", rule),
        diff(left, "--report", "json").exits(1).out());
    assertEquals(
        """
        change,loc,field,before,after
        removed,https://a.example/first,redirected,,https://a.example/new.html
        removed,https://a.example/gone,gone,,
        removed,https://b.example/1,not-asked,,
        """,
        diff(left, "--report", "csv")
            .exits(1)
            .out()
            .lines()
            .collect(Collectors.joining("\n", "", "\n")));
  }
}
