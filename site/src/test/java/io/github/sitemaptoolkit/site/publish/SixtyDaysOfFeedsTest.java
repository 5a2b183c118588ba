package io.github.sitemaptoolkit.site.publish;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.site.Site;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Sixty days of a site that grows with feeds, on many of which a feed is not what it was: nothing
 * foreign is taken, and nothing of one's own is refused.
 */
@Tag("slow")
class SixtyDaysOfFeedsTest {

  private static final Instant BEGIN = Instant.parse("2026-10-01T06:00:00Z");
  private static final String BASE = "https://www.example.com/";
  private static final Pattern LOC = Pattern.compile("<loc>([^<]*)</loc>");

  @TempDir Path directory;

  /** A page of a feed. */
  private record Item(String id, String url, int day) {}

  /** A feed of the site itself, and how it is written on ordinary days. */
  private static final class Own {

    private final String file;
    private final int perDay;
    private String title;
    private String kind;
    private final List<Item> items = new ArrayList<>(); // the newest first
    private int count;

    Own(String file, String kind, String title, int perDay) {
      this.file = file;
      this.kind = kind;
      this.title = title;
      this.perDay = perDay;
    }

    void live(int day, Random random) {
      int more = perDay > 5 ? perDay : random.nextInt(perDay + 1);
      for (int i = 0; i < more || items.isEmpty(); i++) {
        String name = file.replace('.', '-') + "-" + count++;
        items.add(0, new Item("urn:" + name, BASE + "own/" + name, day));
      }
    }

    List<Item> window(int size) {
      return items.subList(0, Math.min(size, items.size()));
    }
  }

  private static String date(int day) {
    return BEGIN.plus(day, ChronoUnit.DAYS).toString();
  }

  private static String written(String kind, String title, List<Item> items) {
    var text = new StringBuilder();
    switch (kind) {
      case "rss" -> {
        text.append("<rss version='2.0'><channel><title>" + title + "</title>");
        items.forEach(
            it ->
                text.append("<item><title>T</title><link>" + it.url() + "</link>")
                    .append("<guid isPermaLink='false'>" + it.id() + "</guid></item>"));
        text.append("</channel></rss>\n");
      }
      case "atom" -> {
        text.append("<feed xmlns='http://www.w3.org/2005/Atom'><title>" + title + "</title>");
        items.forEach(
            it ->
                text.append("<entry><id>" + it.id() + "</id><title>T</title><updated>")
                    .append(date(it.day()) + "</updated><link href='" + it.url() + "'/></entry>"));
        text.append("</feed>\n");
      }
      default -> {
        text.append("{\"version\": \"https://jsonfeed.org/version/1.1\", \"title\": \"")
            .append(title + "\", \"items\": [");
        for (int i = 0; i < items.size(); i++) {
          text.append(i == 0 ? "" : ",")
              .append("{\"id\": \"" + items.get(i).id() + "\", \"url\": \"")
              .append(items.get(i).url() + "\"}");
        }
        text.append("]}\n");
      }
    }
    return text.toString();
  }

  /** What a feed is on a day; those that begin with FOREIGN are to be refused. */
  private enum Today {
    ORDINARY,
    SHORT,
    EMPTY,
    RENAMED,
    ANOTHER_DIALECT,
    WITH_COUNT_IN_TITLE,
    FOREIGN_SITE,
    FOREIGN_SQUATTER,
    FOREIGN_LOGIN,
    FOREIGN_JSON,
    FOREIGN_LINE,
    FOREIGN_TABLE,
    FOREIGN_URLSET,
    FOREIGN_NOTHING;

    boolean isForeign() {
      return name().startsWith("FOREIGN");
    }
  }

  private static List<Item> foreign(String base, int day) {
    List<Item> items = new ArrayList<>();
    for (int i = 0; i < 10; i++) {
      items.add(new Item("evil-" + day + "-" + i, base + "evil/" + day + "-" + i, day));
    }
    return items;
  }

  private String text(Own feed, Today today, int day) {
    List<Item> window = feed.window(10);
    return switch (today) {
      case ORDINARY -> written(feed.kind, feed.title, window);
      case SHORT -> written(feed.kind, feed.title, feed.window(1));
      case EMPTY -> written(feed.kind, feed.title, List.of());
      case WITH_COUNT_IN_TITLE -> written(feed.kind, feed.title + " (" + day + ")", window);
      case RENAMED -> {
        feed.title = "The new name " + (char) ('a' + day % 26);
        yield written(feed.kind, feed.title, window);
      }
      case ANOTHER_DIALECT -> {
        feed.kind = feed.kind.equals("rss") ? "atom" : "rss";
        yield written(feed.kind, feed.title, window);
      }
      case FOREIGN_SITE ->
          written(feed.kind, feed.title, foreign("https://other-site.example.net/", day));
      case FOREIGN_SQUATTER -> written(feed.kind, "Cheap pills", foreign(BASE, day));
      case FOREIGN_LOGIN ->
          "<!DOCTYPE html><html><head><title>Sign in</title></head><body><form"
              + " action='/evil/login'><input name='user'></form></body></html>\n";
      case FOREIGN_JSON ->
          "{\"items\": [{\"id\": \"evil\", \"url\": \"" + BASE + "evil/" + day + "\"}]}\n";
      case FOREIGN_LINE -> BASE + "evil/moved-" + day + "\n";
      case FOREIGN_TABLE -> "url,title\n" + BASE + "evil/" + day + ",Title\n";
      case FOREIGN_URLSET ->
          "<urlset xmlns='http://www.sitemaps.org/schemas/sitemap/0.9'><url><loc>"
              + BASE
              + "evil/"
              + day
              + "</loc></url></urlset>\n";
      case FOREIGN_NOTHING -> "";
    };
  }

  private Set<String> published() throws IOException {
    Set<String> urls = new TreeSet<>();
    try (Stream<Path> files = Files.list(directory.resolve("public"))) {
      for (Path file : files.filter(it -> it.toString().endsWith(".xml")).toList()) {
        Matcher locs = LOC.matcher(Files.readString(file));
        while (locs.find()) {
          urls.add(locs.group(1));
        }
      }
    }
    return urls;
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void nothingForeignIsTakenAndNothingOwnIsRefused(long seed) throws IOException {
    var random = new Random(seed);
    Files.writeString(
        directory.resolve("sitemap.toml"),
        "base-url = '"
            + BASE
            + "'\noutput = 'public'\n[[input]]\npath = 'pages.txt'\n"
            + "[[input]]\npath = 'blog.xml'\ngrow = true\n"
            + "[[input]]\npath = 'busy.xml'\ngrow = true\n"
            + "[[input]]\npath = 'cast.json'\ngrow = true\n");
    List<Own> feeds =
        List.of(
            new Own("blog.xml", "rss", "Journal", 2),
            new Own("busy.xml", "atom", "News", 30), // of which no known id is ever left
            new Own("cast.json", "json", "Cast", 1));
    Set<String> expected = new TreeSet<>();
    for (int day = 0; day < 60; day++) {
      Map<String, Today> told = new LinkedHashMap<>();
      String page = BASE + "page-of-day-" + day;
      Files.writeString(directory.resolve("pages.txt"), page + "\n" + BASE + "\n");
      expected.removeIf(it -> it.contains("page-of-day"));
      expected.addAll(List.of(page, BASE));
      for (Own feed : feeds) {
        feed.live(day, random);
        Today[] kinds = Today.values();
        Today today =
            day == 0 || random.nextInt(3) == 0
                ? Today.ORDINARY
                : kinds[random.nextInt(kinds.length)];
        if (today == Today.RENAMED && feed.perDay > 5) {
          today = Today.ORDINARY; // nobody could tell it from a squatter
        }
        told.put(feed.file, today);
        Files.writeString(directory.resolve(feed.file), text(feed, today, day));
        if (!today.isForeign() && today != Today.EMPTY) {
          feed.window(today == Today.SHORT ? 1 : 10).forEach(it -> expected.add(it.url()));
        }
      }
      Problems problems = new Problems();
      Clock clock = Clock.fixed(BEGIN.plus(day, ChronoUnit.DAYS), ZoneOffset.UTC);
      Site.of(directory).with(Context.load().withProblems(problems)).withClock(clock).publish();
      String what = "seed " + seed + ", day " + day + ": " + told;
      assertEquals(expected, published(), what);
      Set<String> refused = new TreeSet<>();
      problems.first().stream()
          .filter(it -> it.code().equals("publish.feed-changed"))
          .map(SixtyDaysOfFeedsTest::named)
          .forEach(refused::add);
      Set<String> foreign = new TreeSet<>();
      told.forEach(
          (file, today) -> {
            if (today.isForeign()) {
              foreign.add(file);
            }
          });
      assertEquals(foreign, refused, what + problems.first());
      assertEquals(foreign.isEmpty(), problems.leftOutEntries() == 0, what);
    }
    assertTrue(expected.size() > 300, expected.size() + " urls");
  }

  private static String named(Problem problem) {
    String source = problem.location() == null ? "" : problem.location().source();
    return source.substring(source.lastIndexOf('/') + 1);
  }
}
