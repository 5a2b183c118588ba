package io.github.sitemaptoolkit.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code sitemap validate --baseline}. */
class BaselineTest {

  private static final String FTP = "<url><loc>ftp://example.com/%s</loc></url>\n";
  private static final String GOOD =
      "<url><loc>https://example.com/%s</loc><lastmod>2026-01-05</lastmod></url>\n";
  private static final String RULE = "lastmod.missing=off"; // else told once of each file

  @TempDir Path directory;
  private Path baseline;
  private Path a;
  private Path b;

  @BeforeEach
  void writeInputs() throws IOException {
    baseline = directory.resolve("sitemap.baseline");
    a = sitemap("a.xml", FTP.formatted("1"), FTP.formatted("2"));
    b = sitemap("b.xml", FTP.formatted("3"));
  }

  private Path sitemap(String name, String... entries) throws IOException {
    return Files.writeString(
        directory.resolve(name),
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
            + "<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n"
            + String.join("", entries)
            + "</urlset>\n");
  }

  private CommandRun validate(Object... arguments) {
    List<String> all =
        new ArrayList<>(List.of("validate", "--rule", RULE, "--baseline", baseline.toString()));
    Stream.of(arguments).map(Object::toString).forEach(all::add);
    return CommandRun.of(all.toArray(String[]::new));
  }

  private List<String> lines() throws IOException {
    return Files.readAllLines(baseline);
  }

  @Test
  void knownFindingsDoNotFail() throws IOException {
    CommandRun made = validate(a, b, "--update-baseline").exits(0);
    assertEquals(baseline + ": 3 known findings written\n", made.err());
    assertEquals("url.scheme\tftp://example.com/1\turl.loc\ta.xml\t1", lines().get(1));
    CommandRun run = validate(a, b).exits(0);
    assertTrue(
        run.out()
            .endsWith(
                "no new findings in 2 files, 3 urls (3 with errors); 3 still there, 0 mended\n"),
        run.out());
  }

  @Test
  void exactlyWhatChangedIsTold() throws IOException {
    validate(a, b, "--update-baseline").exits(0);
    sitemap("a.xml", GOOD.formatted("0"), FTP.formatted("2"), FTP.formatted("4"));
    CommandRun run = validate(b, a).exits(1);
    assertEquals(
        """
        1 new error: url.scheme
          A url has a scheme that crawlers do not follow. Use https.
        """,
        run.out().substring(0, run.out().indexOf("  " + directory)));
    assertTrue(run.out().contains("a.xml:5:11: \"ftp://example.com/4\" has a"), run.out());
    assertTrue(
        run.out()
            .endsWith(
                "1 mended: url.scheme\n  "
                    + a
                    + ": no longer found   url.loc   ftp://example.com/1\n"
                    + "2 still there: url.scheme 2\n\n"
                    + "1 new error in 1 of 2 files, 4 urls (3 with errors); 2 still there, 1 mended\n"),
        run.out());
    String json = validate(a, b, "--report", "ndjson").exits(1).out();
    assertEquals(5, json.lines().count(), json); // the last one has numbers of urls
    validate(b, a, "--update-baseline").exits(0);
    assertEquals(4, lines().size());
    validate(a, b).exits(0);
  }

  @Test
  void insertedEntryChangesNothing() throws IOException {
    validate(a, "--update-baseline").exits(0);
    List<String> before = lines();
    sitemap("a.xml", GOOD.formatted("0"), FTP.formatted("1"), FTP.formatted("2"));
    assertTrue(validate(a).exits(0).out().contains("2 still there, 0 mended"));
    validate(a, "--update-baseline").exits(0);
    assertEquals(before, lines());
  }

  @Test
  void findingsOfOtherInputsStay() throws IOException {
    validate(a, b, "--update-baseline").exits(0);
    sitemap("a.xml", GOOD.formatted("1"));
    assertTrue(validate(a).exits(0).out().contains("0 still there, 2 mended"));
    validate(a, "--update-baseline").exits(0);
    assertEquals(
        List.of("url.scheme\tftp://example.com/3\turl.loc\tb.xml\t1"), lines().subList(1, 2));
  }

  @Test
  void baselineMustExistUnlessItIsMade() throws IOException {
    CommandRun run = validate(a).exits(2);
    assertTrue(run.err().contains("--update-baseline makes it"), run.err());
    assertFalse(Files.exists(baseline));
    assertTrue(
        CommandRun.of("validate", a.toString(), "--update-baseline")
            .exits(2)
            .err()
            .contains("--update-baseline needs --baseline"));
    assertTrue(
        validate(a, "--update-baseline", "--head", "1").exits(2).err().contains("all entries"));
  }

  @Test
  void damagedBaselineIsTold() throws IOException {
    validate(a, "--update-baseline").exits(0);
    Files.writeString(baseline, Files.readString(baseline) + "<<<<<<< HEAD\n");
    CommandRun run = validate(a).exits(2);
    assertTrue(run.err().contains("--baseline: " + baseline + ":4: "), run.err());
    Files.writeString(baseline, lines().get(0) + '\n' + "a".repeat((1 << 20) + 1));
    assertTrue(validate(a).exits(2).err().contains(":2: the line has more than 1048576 char"));
    Files.writeString(baseline, "{}");
    assertTrue(validate(a, "--update-baseline").exits(2).err().contains(":1: this is no baseline"));
    assertEquals("{}", Files.readString(baseline), "it may be another file");
  }

  @Test
  void missingPartIsNeverKnown() throws IOException {
    String cut = Files.readString(a);
    Files.writeString(a, cut.substring(0, cut.indexOf("</urlset>") - 12));
    CommandRun run = validate(a, "--update-baseline").exits(1);
    assertTrue(run.out().contains("doc.truncated"), run.out());
    assertFalse(Files.readString(baseline).contains("doc.truncated"));
    validate(a).exits(1);
  }

  @Test
  void missingFileIsNotMended() throws IOException {
    validate(a, b, "--update-baseline").exits(0);
    List<String> before = lines();
    Files.delete(b);
    assertTrue(validate(a, b).exits(3).out().contains("2 still there, 0 mended"));
    validate(a, b, "--update-baseline").exits(3);
    assertEquals(before, lines());
  }

  @Test
  void baselineIsNoInputAndNoReport() throws IOException {
    validate("-r", directory, "--update-baseline").exits(0);
    List<String> before = lines();
    validate("-r", directory, "--update-baseline").exits(0);
    assertEquals(before, lines());
    validate(a, "--report", "json=" + baseline).exits(2);
    assertEquals(before, lines());
  }

  @Test
  void namesAreThoseOfEveryDirectory() throws IOException {
    Path sub = Files.createDirectory(directory.resolve("sub"));
    Path moved = Files.move(b, sub.resolve("b.xml"));
    validate(sub + "/../sub/b.xml", "--update-baseline").exits(0);
    assertTrue(lines().get(1).endsWith("\tsub/b.xml\t1"), lines().get(1));
    validate(moved).exits(0);
    validate("-r", sub).exits(0);
  }

  @Test
  void lessSeriousFindingsAreKnownToo() throws IOException {
    sitemap("a.xml", FTP.formatted("1").replace("ftp", "https").replace("/1", "/#1"));
    validate(a, "--fail-on", "info").exits(1 + 1);
    validate(a, "--update-baseline", "--fail-on", "info").exits(0);
    validate(a, "--fail-on", "info").exits(0);
  }

  @Test
  void staleFindingsAreToldUntilTheyArePruned() throws IOException {
    validate(a, b, "--update-baseline").exits(0);
    sitemap("a.xml", FTP.formatted("2"));
    String told = "1 known finding is there no more; --prune-baseline takes it out of the file";
    assertEquals(baseline + ": " + told + "\n", validate(a, b).exits(0).err());
    validate(a, b, "--fail-on-stale").exits(1);
    assertEquals(
        baseline + ": 2 known findings written\n",
        validate(a, b, "--prune-baseline").exits(0).err());
    assertEquals("", validate(a, b, "--fail-on-stale").exits(0).err());
  }

  @Test
  void pruningAddsNothing() throws IOException {
    validate(a, "--update-baseline").exits(0);
    List<String> before = lines();
    sitemap("a.xml", FTP.formatted("1"), FTP.formatted("2"), FTP.formatted("9"));
    validate(a, "--prune-baseline").exits(1);
    assertEquals(before, lines());
    validate(a, "--prune-baseline", "--update-baseline").exits(2);
    CommandRun.of("validate", a.toString(), "--prune-baseline").exits(2);
    CommandRun.of("validate", a.toString(), "--fail-on-stale").exits(2);
  }

  @Test
  void aRuleThatIsSwitchedOffMendsNothing() throws IOException {
    validate(a, "--update-baseline").exits(0);
    List<String> before = lines();
    CommandRun off = validate(a, "--rule", "url.scheme=off", "--update-baseline").exits(0);
    assertTrue(off.out().endsWith("0 mended\n"), off.out());
    assertEquals(before, lines());
  }

  @Test
  void whatIsComparedWithTheWholeSiteIsMendedToo() throws IOException {
    sitemap("a.xml", GOOD.formatted("1"), GOOD.formatted("2"));
    sitemap("b.xml", GOOD.formatted("2"));
    Path crawl = directory.resolve("crawl.csv");
    Files.writeString(crawl, "Address,Status Code\nhttps://example.com/1,404\n");
    validate(a, b, "--crawl", crawl, "--update-baseline").exits(0);
    assertEquals(3, lines().size());
    sitemap("b.xml", GOOD.formatted("3"));
    assertTrue(validate(a, b).exits(0).out().endsWith("0 still there, 1 mended\n"));
    Files.writeString(crawl, "Address,Status Code\nhttps://example.com/1,200\n");
    CommandRun run = validate(a, b, "--crawl", crawl).exits(0);
    assertTrue(run.out().contains("1 mended: page.not-accessible\n"), run.out());
    assertTrue(run.out().endsWith("0 still there, 2 mended\n"), run.out());
  }

  @Test
  void whatIsToldOnceMayNotBecomeMore() throws IOException {
    String odd = "<url><loc>https://example.com/%s</loc><lastmod>2026-01-05</lastmod><x/></url>\n";
    sitemap("a.xml", odd.formatted("1"), odd.formatted("2"));
    validate(a, "--update-baseline").exits(0);
    sitemap("a.xml", odd.formatted("2"));
    validate(a).exits(0);
    sitemap("a.xml", odd.formatted("1"), odd.formatted("2"), odd.formatted("3"));
    String told = validate(a, "--report", "json").out();
    assertTrue(told.contains("(3 times); the baseline has 2"), told);
    assertTrue(told.contains("\"count\": 3"), told);
    assertTrue(told.contains("\"entries\": 3"), told);
  }
}
