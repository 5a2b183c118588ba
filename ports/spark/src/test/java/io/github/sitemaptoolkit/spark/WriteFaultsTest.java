package io.github.sitemaptoolkit.spark;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SaveMode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is published while changes of files fail: once, or from some moment on, as in a crash. */
class WriteFaultsTest extends SparkTest {

  private static final Pattern LOC = Pattern.compile("<loc>([^<]+)</loc>");

  @AfterEach
  void heal() {
    FaultyFileSystem.heal();
  }

  /** Returns urls of two months, of which an update moves some to a third one. */
  private static Dataset<Row> urls(int from, int to, String newest) {
    return spark()
        .sql(
            "SELECT concat('"
                + URL
                + "', id) AS loc, CASE WHEN id % 7 = 0 THEN '"
                + newest
                + "' WHEN id < 60 THEN '2026-01-01' ELSE '2026-02-02' END AS lastmod FROM range("
                + from
                + ", "
                + to
                + ")");
  }

  private static void save(Dataset<Row> data, Path to) {
    save(data, to, SaveMode.Overwrite, "month");
  }

  private static void save(Dataset<Row> data, Path to, SaveMode mode, String by) {
    data.write()
        .format("sitemap")
        .option("baseUrl", URL)
        .option("by", by)
        .option("maxUrls", 50)
        .option("fs.faulty.impl", FaultyFileSystem.class.getName())
        .mode(mode)
        .save("faulty:" + to);
  }

  private static void copy(Path from, Path to) throws IOException {
    try (Stream<Path> files = Files.walk(from)) {
      files.forEach(
          file -> {
            try {
              Files.copy(file, to.resolve(from.relativize(file).toString()));
            } catch (IOException e) {
              throw new UncheckedIOException(e);
            }
          });
    }
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void theSetIsWholeWhateverFails(boolean crash) throws IOException {
    Path old = directory.resolve("old");
    Path next = directory.resolve("next");
    Dataset<Row> later = urls(10, 130, "2026-03-03");
    save(urls(0, 120, "2026-01-02"), old);
    copy(old, next);
    FaultyFileSystem.heal();
    save(later, next);
    int changes = FaultyFileSystem.CHANGES.get();
    assertTrue(changes > 20, "changes: " + changes);
    int failed = 0;
    for (int i = 1; i <= changes; i++) {
      Path set = directory.resolve("set-" + i);
      copy(old, set);
      FaultyFileSystem.failAt(i, crash);
      try {
        save(later, set);
      } catch (Exception e) { // Scala declares none, but SparkException is checked
        failed++;
      }
      FaultyFileSystem.heal();
      assertWhole(set, WritingTest.files(old), WritingTest.files(next), "change " + i);
      save(later, set);
      WritingTest.assertSameFiles(next, set);
    }
    assertTrue(failed > 5, "failed: " + failed);
    assertTrue(crash || failed < changes, "a task is tried again, but " + failed + " failed");
  }

  /**
   * After a crash while urls are added, as in a stream: the same urls can always be added again,
   * and others, too, unless urls were about to move to other files.
   */
  @ParameterizedTest
  @ValueSource(strings = {"month", "hash"})
  void urlsAreAddedAgainAfterACrash(String by) throws IOException {
    Path old = directory.resolve("old");
    Path next = directory.resolve("next");
    Path both = directory.resolve("both");
    Dataset<Row> added =
        urls(0, 20, "2026-03-03")
            .where("lastmod = '2026-03-03'")
            .selectExpr("*", "loc LIKE '%/14' AS _deleted");
    Dataset<Row> more = urls(500, 501, "2026-04-04");
    save(urls(0, 120, "2026-01-02"), old, SaveMode.Overwrite, by);
    copy(old, next);
    FaultyFileSystem.heal();
    save(added, next, SaveMode.Append, by);
    int changes = FaultyFileSystem.CHANGES.get();
    copy(next, both);
    save(more, both, SaveMode.Append, by);
    assertEquals(120, read(both.resolve("sitemap.xml")).count());
    int refused = 0;
    for (int i = 1; i <= changes; i++) {
      Path set = directory.resolve("set-" + i);
      copy(old, set);
      fail(added, set, by, i);
      fail(added, set, by, Math.max(1, i - 3)); // and once more
      boolean others = by.equals("month") || i % 2 == 0;
      if (others) {
        try {
          save(more, set, SaveMode.Append, by);
          assertTrue(read(set.resolve("sitemap.xml")).count() >= 120, "change " + i);
        } catch (IllegalArgumentException e) {
          assertTrue(String.valueOf(e.getMessage()).contains("stopped halfway"), e.toString());
          refused++;
        }
      }
      save(added, set, SaveMode.Append, by);
      if (!others) {
        WritingTest.assertSameFiles(next, set);
      }
      save(more, set, SaveMode.Append, by);
      WritingTest.assertSameFiles(both, set);
    }
    assertEquals(by.equals("month"), refused > 0, refused + " of " + changes);
  }

  private static void fail(Dataset<Row> data, Path set, String by, int change) {
    FaultyFileSystem.failAt(change, true);
    try {
      save(data, set, SaveMode.Append, by);
    } catch (Exception e) {
      // as it should be, unless only the last traces were to be removed
    } finally {
      FaultyFileSystem.heal();
    }
  }

  /** The first batch of a stream may stop, too. */
  @Test
  void theFirstUrlsAreAddedAgainAfterACrash() throws IOException {
    Path next = directory.resolve("next");
    Dataset<Row> first = urls(0, 120, "2026-01-02");
    FaultyFileSystem.heal();
    save(first, next, SaveMode.Append, "hash");
    int changes = FaultyFileSystem.CHANGES.get();
    for (int i = 1; i <= changes; i += 2) {
      Path set = directory.resolve("set-" + i);
      fail(first, set, "hash", i);
      save(first, set, SaveMode.Append, "hash");
      WritingTest.assertSameFiles(next, set);
    }
  }

  /** Each file that the index names must be there, as it was or as it will be. */
  private static void assertWhole(
      Path set, Map<String, byte[]> old, Map<String, byte[]> next, String when) throws IOException {
    Map<String, byte[]> now = WritingTest.files(set);
    byte[] index = now.get("sitemap.xml");
    assertTrue(
        Arrays.equals(index, old.get("sitemap.xml"))
            || Arrays.equals(index, next.get("sitemap.xml")),
        when);
    Matcher loc = LOC.matcher(new String(index, StandardCharsets.UTF_8));
    while (loc.find()) {
      String file = loc.group(1).substring(URL.length());
      byte[] bytes = now.get(file);
      assertTrue(
          Arrays.equals(bytes, old.get(file)) || Arrays.equals(bytes, next.get(file)),
          when + ": " + file);
    }
    if (Arrays.equals(index, next.get("sitemap.xml"))) {
      next.forEach(
          (file, bytes) -> {
            if (!file.startsWith(".")) {
              assertArrayEquals(bytes, now.get(file), when + ": " + file);
            }
          });
    }
    assertTrue(next.containsKey("sitemap-2026-03.xml"), next.keySet().toString());
  }
}
