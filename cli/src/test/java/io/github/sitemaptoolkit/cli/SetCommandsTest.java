package io.github.sitemaptoolkit.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The commands for sets of sitemaps: publish, update, split, index, merge, diff. */
@Tag("slow")
class SetCommandsTest {

  private static final String BASE = "https://example.com/";

  @TempDir Path directory;

  private String path(String name) {
    return directory.resolve(name).toString();
  }

  private String list(String name, int from, int to) throws IOException {
    String urls =
        IntStream.range(from, to).mapToObj(i -> BASE + i + "\n").collect(Collectors.joining());
    return Files.writeString(directory.resolve(name), urls).toString();
  }

  private List<String> names(String name) throws IOException {
    try (Stream<Path> files = Files.list(directory.resolve(name))) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(file -> !file.startsWith("."))
          .sorted()
          .toList();
    }
  }

  private CommandRun publish(String input, String... more) {
    List<String> arguments =
        Stream.concat(
                Stream.of("publish", input, "-o", path("public"), "--base-url", BASE),
                Stream.of(more))
            .toList();
    return CommandRun.of(arguments.toArray(String[]::new));
  }

  @Test
  void formatIsThatOfTheInputsNotOfTheSet() throws IOException {
    publish(list("urls.txt", 0, 5)).exits(0);
    CommandRun.of("update", path("public"), "--add", list("more.txt", 5, 6), "--from", "txt")
        .exits(0);
    CommandRun run = CommandRun.of("count", path("public")).exits(0);
    assertTrue(run.out().contains(" 6 urls "), run.out());
  }

  @Test
  void aSetOfOneFileIsNotCompressedAndSaysSo() throws IOException {
    CommandRun run =
        publish(list("urls.txt", 0, 20), "--gzip", "--robots", path("robots.txt")).exits(0);
    assertEquals("Sitemap: https://example.com/sitemap.xml\n", run.out());
    assertTrue(run.err().contains("it is not compressed"), run.err());
    assertEquals(List.of("sitemap.xml"), names("public"));
    assertTrue(Files.readString(directory.resolve("public/sitemap.xml")).startsWith("<?xml"));
    assertEquals(
        "Sitemap: https://example.com/sitemap.xml",
        Files.readString(directory.resolve("robots.txt")).strip());
    run = publish(list("urls.txt", 0, 20), "--gzip", "--max-urls", "15").exits(0);
    assertFalse(run.err().contains("compressed"), run.err());
    assertEquals(List.of("sitemap-0.xml.gz", "sitemap-1.xml.gz", "sitemap.xml"), names("public"));
  }

  @Test
  void aSetIsPublishedAndUpdated() throws IOException {
    CommandRun run = publish(list("urls.txt", 0, 20), "--max-urls", "15").exits(0);
    assertEquals("Sitemap: https://example.com/sitemap.xml\n", run.out());
    assertEquals(
        path("public") + ": 20 urls in 2 sitemaps; 3 files written, 0 unchanged, 0 removed\n",
        run.err());
    assertEquals(List.of("sitemap-0.xml", "sitemap-1.xml", "sitemap.xml"), names("public"));
    String gone = list("gone.txt", 0, 19);
    run = CommandRun.of("update", path("public"), "--remove", gone).exits(1);
    assertEquals(
        path("public")
            + ": error: publish.shrink: 19 of 20 published urls would go (95 %, counted); at most 50 %"
            + " may go, so nothing was written; if that is intended, --max-shrink 95% allows it\n",
        run.err());
    List<String> before = names("public");
    CommandRun plan =
        CommandRun.of(
                "update", path("public"), "--remove", gone, "--max-shrink", "95%", "--dry-run")
            .exits(0);
    assertTrue(plan.out().contains("sitemap-1.xml"), plan.out());
    assertTrue(
        plan.err().contains("dry run, nothing was changed; would publish 1 url"), plan.err());
    assertEquals(before, names("public"));
    run = CommandRun.of("update", path("public"), "--remove", gone, "--max-shrink", "95%").exits(0);
    assertEquals(
        path("public")
            + ": -19 urls\n"
            + path("public")
            + ": 1 url in 1 sitemap; 1 file written, 0 unchanged, 2 removed\n",
        run.err());
    assertEquals(List.of("sitemap.xml"), names("public"));
    CommandRun.of((BASE + "new\n").getBytes(UTF_8), "update", path("public"), "--add", "-")
        .exits(0);
    assertTrue(Files.readString(directory.resolve("public/sitemap.xml")).contains(BASE + "new"));
  }

  @Test
  void aDryRunShowsThePlan() throws IOException {
    publish(list("urls.txt", 0, 30), "--max-urls", "15", "--gzip").exits(0);
    List<String> before = names("public");
    CommandRun run = publish(list("few.txt", 0, 3), "--dry-run", "--max-shrink", "100%").exits(0);
    assertTrue(run.out().startsWith("FILE "), run.out());
    assertTrue(
        run.out().lines().anyMatch(line -> line.matches("sitemap.xml +3 +\\d+ +write")), run.out());
    assertTrue(
        run.out().lines().anyMatch(line -> line.matches("sitemap-.*xml.gz +remove")), run.out());
    assertTrue(
        run.err()
            .startsWith(
                path("public")
                    + ": -27 urls\ndry run, nothing was changed; would publish 3 urls in 1 sitemap"),
        run.err());
    assertEquals(before, names("public"));
  }

  @Test
  void lineIsAddedToRobotsOnRequest() throws IOException {
    publish(list("urls.txt", 0, 3), "--robots", path("robots.txt")).exits(0);
    assertEquals(
        "Sitemap: https://example.com/sitemap.xml\n",
        Files.readString(directory.resolve("robots.txt")));
  }

  @Test
  void anInputThatIsCutPublishesNothing() throws IOException {
    publish(list("urls.txt", 0, 3)).exits(0);
    String good = Files.readString(directory.resolve("public/sitemap.xml"));
    Path cut = directory.resolve("cut.xml");
    Files.writeString(cut, good.substring(0, good.length() - 20));
    CommandRun run = publish(cut.toString()).exits(1);
    assertTrue(run.err().contains("cut.xml:"), run.err());
    assertEquals(good, Files.readString(directory.resolve("public/sitemap.xml")));
    assertEquals(List.of("sitemap.xml"), names("public"));
  }

  @Test
  void anIndexAsInputMeansWhatItLists() throws IOException {
    publish(list("urls.txt", 0, 40), "--max-urls", "15").exits(0);
    CommandRun.of("publish", path("public/sitemap.xml"), "-o", path("copy"), "--base-url", BASE)
        .exits(0);
    assertEquals(List.of("sitemap.xml"), names("copy"));
    CommandRun.of("diff", path("public/sitemap.xml"), path("copy/sitemap.xml")).exits(0);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "--by=week",
        "--base-url=example.com",
        "--base-url=/maps/",
        "--base-url=https://example.com/sitemap.xml",
        "--max-urls=0",
        "--max-urls=50001",
        "--max-bytes=52428801",
        "--max-bytes=51m",
        "--max-bytes=10mb",
        "--max-shrink=101%",
        "--max-shrink=half",
        "--fail-on=errors"
      })
  void invalidOptionIsWrongUse(String option) throws IOException {
    String input = list("urls.txt", 0, 3);
    String base = option.startsWith("--base-url") ? "--gzip" : "--base-url=" + BASE;
    CommandRun.of("publish", input, "-o", path("public"), base, option).exits(2);
    assertFalse(Files.exists(directory.resolve("public")));
  }

  @ParameterizedTest
  @ValueSource(strings = {"1k", "1K", "1024"})
  void sizesMayHaveAUnit(String size) throws IOException {
    String input = list("urls.txt", 0, 50);
    CommandRun.of("split", input, "-o", path("parts"), "--max-bytes", size).exits(0);
    for (String name : names("parts")) {
      assertTrue(Files.size(directory.resolve("parts/" + name)) <= 1024, name);
    }
    assertTrue(names("parts").size() > 2);
    Files.writeString(
        directory.resolve("sitemap.toml"),
        "base-url = \""
            + BASE
            + "\"\noutput = \"public\"\nmax-bytes = \""
            + size
            + "\"\n"
            + "[[input]]\npath = \"urls.txt\"\n");
    CommandRun.of("publish", "--config", path("sitemap.toml")).exits(0);
    assertTrue(names("public").size() > 2);
  }

  @Test
  void urlsAreSplitInTheirOrderAndIndexed() throws IOException {
    String input = list("urls.txt", 0, 25);
    CommandRun run =
        CommandRun.of("split", input, "-o", path("parts"), "--max-urls", "10").exits(0);
    assertEquals(List.of("sitemap-1.xml", "sitemap-2.xml", "sitemap-3.xml"), names("parts"));
    assertEquals(3, run.out().lines().count());
    assertTrue(Files.readString(directory.resolve("parts/sitemap-3.xml")).contains(BASE + "20<"));
    run = CommandRun.of("index", path("parts"), "--base-url", BASE).exits(0);
    assertEquals(path("parts/sitemap-index.xml") + ": 3 sitemaps\n", run.err());
    CommandRun.of("diff", path("parts/sitemap-index.xml"), input).exits(0);
    CommandRun.of("split", input, "-o", path("gz"), "--gzip", "--base-url", BASE).exits(0);
    assertEquals(List.of("sitemap-1.xml.gz", "sitemap.xml"), names("gz"));
  }

  @Test
  void sourcesAreMerged() throws IOException {
    String first = list("a.txt", 0, 3);
    String second = list("b.txt", 2, 5);
    CommandRun run = CommandRun.of("merge", first, second, "-o", path("all.txt")).exits(0);
    assertEquals(
        BASE + "0\n" + BASE + "1\n" + BASE + "2\n" + BASE + "3\n" + BASE + "4\n",
        Files.readString(directory.resolve("all.txt")));
    assertTrue(run.err().contains("loc.duplicate"), run.err());
    assertTrue(run.err().endsWith("all.txt: 5 urls\n"), run.err());
    run = CommandRun.of("merge", first, "--prefer", "last").exits(0);
    assertTrue(run.out().contains("<loc>" + BASE + "2</loc>"), run.out());
    CommandRun.of("merge", first, "--prefer", "first").exits(2);
    CommandRun.of("merge", first, "-o", path("all.doc")).exits(2);
  }

  private String changed() throws IOException {
    return Files.writeString(
            directory.resolve("new.xml"),
            """
            <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
            <url><loc>https://example.com/1</loc><lastmod>2026-01-01</lastmod></url>
            <url><loc>https://example.com/2?a,"b"</loc></url>
            </urlset>
            """)
        .toString();
  }

  @Test
  void differencesArePrinted() throws IOException {
    String old = list("old.txt", 0, 2);
    CommandRun run = CommandRun.of("diff", old, changed()).exits(1);
    assertEquals(
        """
        - https://example.com/0
        ~ https://example.com/1
            lastmod: (none) -> 2026-01-01
        + https://example.com/2?a,"b"
        """,
        run.out());
    assertEquals("1 added, 1 removed, 1 changed\n", run.err());
    assertEquals(
        """
        {"change":"removed","loc":"https://example.com/0"}
        {"change":"changed","loc":"https://example.com/1","fields":{"lastmod":{"before":null,"after":"2026-01-01"}}}
        {"change":"added","loc":"https://example.com/2?a,\\"b\\""}
        """,
        CommandRun.of("diff", old, changed(), "--report", "json").exits(1).out());
    assertEquals(
        """
        change,loc,field,before,after
        removed,https://example.com/0,,,
        changed,https://example.com/1,lastmod,,2026-01-01
        added,"https://example.com/2?a,""b""\",,,
        """
            .replace("\n", "\r\n"),
        CommandRun.of("diff", old, changed(), "--report", "csv").exits(1).out());
    CommandRun.of("diff", old, changed(), "--report", "yaml").exits(2);
  }

  @Test
  void aSetDoesNotDifferFromItself() throws IOException {
    String old = list("old.txt", 0, 5);
    CommandRun run = CommandRun.of("diff", old, old).exits(0);
    assertEquals("", run.out());
    assertEquals("0 added, 0 removed, 0 changed\n", run.err());
  }

  @Test
  void anUpdateOfNothingIsWrongUse() {
    CommandRun.of("update", path("public")).exits(2);
  }

  @Test
  void whatWasNeverPublishedCannotBeUpdated() throws IOException {
    CommandRun run = CommandRun.of("update", path("public"), "--add", list("a.txt", 0, 1)).exits(1);
    assertTrue(run.err().contains("publish.manifest: no set was published here; "), run.err());
  }

  @Test
  void setWhoseManifestIsLostIsPublishedAgain() throws IOException {
    String input = list("urls.txt", 0, 3);
    publish(input).exits(0);
    Files.delete(directory.resolve("public/.sitemap-manifest.json"));
    String more = list("more.txt", 0, 4);
    CommandRun run = CommandRun.of("update", path("public"), "--add", more).exits(1);
    String message =
        "publish.manifest: the manifest of this set is missing (.sitemap-manifest.json), so it is"
            + " not known how the set was published; publish all urls again, such as with sitemap"
            + " publish";
    assertTrue(run.err().contains(message), run.err());
    publish(input).exits(0);
    CommandRun.of("update", path("public"), "--add", more).exits(0);
  }

  @Test
  void aJournalThatNamesOtherFilesIsRefused() throws IOException {
    Path kept = Files.writeString(directory.resolve("kept"), "x");
    Path staging = Files.createDirectories(directory.resolve("public/.sitemap-staging"));
    Files.writeString(staging.resolve("journal"), "remove ../kept\n");
    String message =
        "sitemap: "
            + staging.resolve("journal")
            + ": line 1 is not a publishing step, so no step was executed; remove the directory "
            + staging
            + " and publish all urls again\n";
    assertEquals(message, publish(list("urls.txt", 0, 3)).exits(1).err());
    String input = list("urls.txt", 0, 3);
    assertEquals(message, CommandRun.of("update", path("public"), "--add", input).exits(1).err());
    assertEquals(message, CommandRun.of("split", input, "-o", path("public")).exits(1).err());
    assertTrue(Files.exists(kept));
  }

  @Test
  void anIndexOfNoNameIsNotWrittenThroughALink() throws IOException {
    CommandRun.of("split", list("urls.txt", 0, 3), "-o", path("parts")).exits(0);
    Path outside = Files.writeString(directory.resolve("outside"), "kept");
    Path link = directory.resolve("parts/sitemap-index.xml");
    Files.createSymbolicLink(link, outside);
    CommandRun run = CommandRun.of("index", path("parts"), "--base-url", BASE).exits(4);
    assertEquals(
        "sitemap: " + link + ": is not a regular file; use -o to write to another file\n",
        run.err());
    assertEquals("kept", Files.readString(outside));
  }

  @Test
  void licenseIsNamedInRobotsTxtOrPrinted() throws IOException {
    String license = "https://a.example/rsl.xml";
    String printed = publish(list("urls.txt", 0, 3), "--license", license).exits(0).out();
    assertEquals("License: " + license, printed.strip().lines().toList().get(1));

    publish(list("urls.txt", 0, 3), "--robots", path("robots.txt"), "--license", license).exits(0);
    String robots = Files.readString(directory.resolve("robots.txt"));
    assertTrue(robots.endsWith("License: " + license + '\n'), robots);
  }

  @Test
  void licenseThatStandsInRobotsTxtStays() throws IOException {
    Path robots =
        Files.writeString(directory.resolve("robots.txt"), "License: https://b.example/l");
    String said =
        publish(
                list("urls.txt", 0, 3),
                "--robots",
                path("robots.txt"),
                "--license",
                "https://a.example/rsl.xml")
            .exits(0)
            .err();
    assertTrue(said.contains("names the license https://b.example/l, so"), said);
    assertFalse(Files.readString(robots).contains("rsl.xml"));
  }

  @Test
  void relativeLicenseIsRefused() throws IOException {
    String said = publish(list("urls.txt", 0, 3), "--license", "/rsl.xml").exits(2).err();
    assertTrue(said.contains("--license /rsl.xml is not an absolute http or https url"), said);
  }
}
