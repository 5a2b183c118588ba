package io.github.sitemaptoolkit.cli.nights;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.cli.CommandRun;
import io.github.sitemaptoolkit.converters.ndjson.NdjsonFormat;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.site.Site;
import io.github.sitemaptoolkit.site.config.ChangedInputException;
import io.github.sitemaptoolkit.site.config.InputContract;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Pairs of nights of inputs that are entries already: JSON lines, and JSON whose objects have a
 * {@code loc}. Each is guarded by itself and by member, as a table is, so that the entries of other
 * inputs do not hide what one has lost.
 */
class EntryNightsTest {

  private static final String SITE = "https://a.example/";
  private static final IntFunction<String> DATED = i -> ", 'lastmod': '2026-11-2" + i % 10 + "'";
  private static final IntFunction<String> PICTURED =
      i -> ", 'image': [{'loc': 'https://a.example/" + i + ".jpg', 'title': 'T'}]";
  private static final IntFunction<String> NOTHING = i -> "";

  @TempDir Path directory;

  private Problems problems = new Problems();

  /** Describes a site with an input beside a hundred good pages. */
  private void site(String path) throws IOException {
    Files.writeString(
        directory.resolve("sitemap.toml"),
        "base-url = 'https://a.example/'\noutput = 'public'\nmax-shrink = '100%'\n[[input]]\npath = '"
            + path
            + "'\n[[input]]\npath = 'good.ndjson'\n");
    write(
        "good.ndjson",
        IntStream.range(0, 100)
            .mapToObj(i -> object("good/" + i, DATED.apply(i) + PICTURED.apply(i)) + "\n")
            .collect(Collectors.joining()));
  }

  private void write(String name, String text) throws IOException {
    Path file = directory.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  private void publish() throws IOException {
    problems = new Problems();
    Site.of(directory).with(Context.load().withProblems(problems)).publish();
  }

  private String set() throws IOException {
    return Files.readString(directory.resolve("public/sitemap.xml"));
  }

  private String refused(String name, String first, String second) throws IOException {
    site(name);
    write(name, first);
    publish();
    write(name, second);
    return refused();
  }

  /** Publishes the second night. Returns what has changed, one line each. */
  private String refused() throws IOException {
    String before = set();
    String counts = Files.readString(directory.resolve("sitemap.counts"));
    var e = assertThrows(ChangedInputException.class, this::publish);
    assertEquals(before, set());
    assertEquals(
        counts, Files.readString(directory.resolve("sitemap.counts")), "nothing is learned");
    return e.changes().stream()
        .map(it -> it.what() + ": " + it.before() + " -> " + it.now())
        .collect(Collectors.joining("\n"));
  }

  private String published(String name, String first, String second) throws IOException {
    site(name);
    write(name, first);
    publish();
    write(name, second);
    publish();
    return set();
  }

  private static String object(String page, String members) {
    return ("{'loc': '" + SITE + page + "'" + members + "}").replace('\'', '"');
  }

  private static String lines(int count, IntFunction<String> members) {
    return IntStream.range(0, count)
        .mapToObj(i -> object(String.valueOf(i), members.apply(i)) + "\n")
        .collect(Collectors.joining());
  }

  private static String json(int count, IntFunction<String> members) {
    return IntStream.range(0, count)
        .mapToObj(i -> object(String.valueOf(i), members.apply(i)))
        .collect(Collectors.joining(",\n", "[", "]\n"));
  }

  @Test
  void aMemberOfLinesThatIsRenamedIsLost() throws IOException {
    assertEquals(
        "column \"lastmod\": lastmod, in all 6 entries -> in none of 6; \"modified\" is new",
        refused("a.ndjson", lines(6, DATED), lines(6, i -> ", 'modified': '2026-11-20'")));
  }

  @Test
  void anElementOfLinesThatIsRenamedIsLostWithItsMembers() throws IOException {
    assertEquals(
        "column \"image\": image, in all 6 entries -> in none of 6; \"img\" is new",
        refused(
            "a.ndjson",
            lines(6, PICTURED),
            lines(6, i -> PICTURED.apply(i).replace("image", "img"))));
  }

  @Test
  void aListOfLinesThatIsEmptiedIsLost() throws IOException {
    assertEquals(
        "column \"image\": image, in all 6 entries -> in none of 7",
        refused("a.ndjson", lines(6, PICTURED), lines(7, i -> ", 'image': []")));
  }

  @Test
  void aMemberOfLinesThatIsNullIsLost() throws IOException {
    assertEquals(
        "column \"lastmod\": lastmod, in all 6 entries -> in none of 6",
        refused("a.ndjson", lines(6, DATED), lines(6, i -> ", 'lastmod': null")));
  }

  @Test
  void wordsForNothingAreNothing() throws IOException {
    assertEquals(
        "column \"lastmod\": lastmod, in all 6 entries -> in none of 6",
        refused("a.ndjson", lines(6, DATED), lines(6, i -> ", 'lastmod': 'null'")));
  }

  @Test
  void aMemberOfAnArrayThatIsRenamedIsLost() throws IOException {
    assertEquals(
        "column \"lastmod\": lastmod, in all 6 entries -> in none of 6; \"modified\" is new",
        refused("a.json", json(6, DATED), json(6, i -> ", 'modified': '2026-11-20'")));
  }

  @Test
  void aListOfAnArrayThatIsEmptiedIsLost() throws IOException {
    assertEquals(
        "column \"image\": image, in all 6 entries -> in none of 6",
        refused("a.json", json(6, PICTURED), json(6, i -> ", 'image': []")));
  }

  @Test
  void aMemberOfAnArrayThatIsNullIsLost() throws IOException {
    assertEquals(
        "column \"image\": image, in all 6 entries -> in none of 6",
        refused("a.json", json(6, PICTURED), json(6, i -> ", 'image': null")));
  }

  @Test
  void aMemberOfAnElementIsLost() throws IOException {
    assertEquals(
        "column \"image.title\": image.title, in all 6 entries with image -> in none of 6; \"image.name\" is"
            + " new",
        refused(
            "a.ndjson",
            lines(6, PICTURED),
            lines(6, i -> PICTURED.apply(i).replace("title", "name"))));
  }

  @Test
  void whatEveryElementHadIsLostThoughFewEntriesHaveTheElement() throws IOException {
    IntFunction<String> film =
        i ->
            i % 5 == 0
                ? ", 'video': [{'thumbnail_loc': 'https://a.example/f.jpg', 'title': 'T',"
                    + " 'description': 'D', 'content_loc': 'https://a.example/f.mp4'}]"
                : "";
    assertEquals(
        "column \"video.thumbnail_loc\": video.thumbnail_loc, in all 6 entries with video -> in"
            + " none of 6",
        refused(
            "a.ndjson",
            lines(30, film),
            lines(
                30,
                i -> film.apply(i).replaceAll("'thumbnail_loc': '[^']*'", "'thumbnail_loc': ''"))));
  }

  @Test
  void whatFewerThanHalfOfManyHaveIsLost() throws IOException {
    assertEquals(
        "column \"lastmod\": lastmod, in all 30 entries -> in 9 of 30",
        refused("a.json", json(30, DATED), json(30, i -> i < 9 ? DATED.apply(i) : "")));
  }

  @Test
  void oneFileOfADirectoryDoesNotHideTheLossOfAnother() throws IOException {
    site("exports");
    write("exports/a.ndjson", lines(30, DATED));
    write("exports/b.ndjson", lines(6, DATED).replace("example/", "example/b"));
    publish();
    write("exports/b.ndjson", lines(6, NOTHING).replace("example/", "example/b"));
    assertEquals("column \"lastmod\": lastmod, in all 36 entries -> in none of 6", refused());
  }

  @Test
  void theRefusalNamesTheFileThatHoldsTheNumbers() throws IOException {
    refused("a.ndjson", lines(6, DATED), lines(6, NOTHING));
    CommandRun run =
        CommandRun.of("publish", "--config", directory.resolve("sitemap.toml").toString());
    assertEquals(1, run.exitCode(), run.err());
    assertTrue(run.err().contains("sitemap.counts holds the last numbers"), run.err());
  }

  @Test
  void whatIsLostIsAcceptedOnce() throws IOException {
    refused("a.ndjson", lines(6, DATED), lines(6, NOTHING));
    Path file = directory.resolve("sitemap.toml");
    String toml = Files.readString(file);
    Files.writeString(file, "accept-changed = true\n" + toml);
    publish();
    Files.writeString(file, toml);
    publish();
    assertFalse(set().contains("/1</loc><lastmod>"), set());
  }

  @Test
  void whatTheSetLosesNamesTheMemberItCameFrom() throws IOException {
    site("a.ndjson");
    write("a.ndjson", lines(4, DATED));
    publish();
    String good = Files.readString(directory.resolve("good.ndjson"));
    write(
        "good.ndjson",
        good.replaceAll(".jpg\"", ".jpg")
            .replaceAll("\"https://a.example/(\\d+).jpg", "\"/$1.jpg\""));
    CommandRun run =
        CommandRun.of("publish", "--config", directory.resolve("sitemap.toml").toString());
    assertEquals(1, run.exitCode(), run.err());
    assertTrue(run.err().contains("image was column \"image\" of good.ndjson"), run.err());
  }

  @Test
  void fewEntriesProveNothing() throws IOException {
    String set = published("a.ndjson", lines(4, DATED), lines(4, NOTHING));
    assertTrue(set.contains("/3</loc>"), set);
  }

  @Test
  void whatOnlySomeEntriesHadMayGo() throws IOException {
    published("a.ndjson", lines(8, i -> i == 0 ? "" : DATED.apply(i)), lines(8, NOTHING));
    assertFalse(problems.first().toString().contains("has values in"), problems.first().toString());
  }

  @Test
  void fewerThanAllIsToldOnceAndLearned() throws IOException {
    published("a.ndjson", lines(8, DATED), lines(8, i -> i < 6 ? DATED.apply(i) : ""));
    assertTrue(
        problems.first().toString().contains("\"lastmod\" has values in 6 of 8 entries"),
        problems.first().toString());
    write("a.ndjson", lines(8, NOTHING));
    publish();
    assertFalse(problems.first().toString().contains("has values in"), problems.first().toString());
  }

  @Test
  void keysThatNobodyReadsMayGo() throws IOException {
    String set =
        published(
            "a.ndjson", lines(6, i -> ", 'id': '" + i + "', 'mood': {'x': 1}"), lines(7, NOTHING));
    assertTrue(set.contains("/6</loc>"), set);
  }

  @Test
  void newsThatLeavesByAgeIsNoLoss() throws IOException {
    IntFunction<String> news =
        i ->
            ", 'news': [{'publication': {'name': 'N', 'language': 'en'}, 'publication_date':"
                + " '2026-11-20', 'title': 'T'}]";
    String set = published("a.ndjson", lines(6, news), lines(8, NOTHING));
    assertTrue(set.contains("/7</loc>"), set);
  }

  @Test
  void theReadingOfEntriesIsNoGuessToBeCommitted() throws IOException {
    site("a.ndjson");
    write("a.ndjson", lines(6, DATED));
    publish();
    assertFalse(Files.exists(directory.resolve("sitemap.inputs")));
  }

  @Test
  void aServerThatKeepsNothingIsTold() throws IOException {
    var lines = new ByteArrayInputStream(lines(6, DATED).getBytes(StandardCharsets.UTF_8));
    var contract = InputContract.beside(directory.resolve("sitemap.toml"), false);
    Context watched = contract.watch(Context.load().withProblems(problems), "a.ndjson");
    try (var in = new NdjsonFormat().reader(Source.of(lines, "a.ndjson"), watched)) {
      in.forEach(entry -> {});
    }
    assertEquals("", contract.notice(false));
    assertEquals(
        "there is no sitemap.counts, so that nothing holds which members have values; keep it from"
            + " run to run, as a cache does",
        contract.notice(true));
  }
}
