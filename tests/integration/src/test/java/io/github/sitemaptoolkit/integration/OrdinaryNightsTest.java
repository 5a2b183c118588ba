package io.github.sitemaptoolkit.integration;

import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.ext.image.Image;
import io.github.sitemaptoolkit.ext.news.News;
import io.github.sitemaptoolkit.ext.video.Video;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.publisher.Publisher;
import io.github.sitemaptoolkit.publisher.growth.Growth;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Nights on which nothing is wrong: growth, archives, edits, seasons, weekends, films in few
 * entries, galleries, news that get old. The guard of values refuses almost none of them.
 *
 * <p>With {@code -Dnights=365}, a year; a build plays ten weeks of it.
 */
class OrdinaryNightsTest {

  private static final int NIGHTS = Integer.getInteger("nights", 70);
  private static final int MOST_REFUSED = 2;
  private static final String SITE = "https://www.example.com/";
  private static final LocalDate BEGIN = LocalDate.of(2026, 1, 1);

  @TempDir Path directory;

  /** A page of a site. */
  private static final class Page {
    private final String loc;
    private LocalDate changed;
    private final LocalDate born;
    private int images;
    private boolean film;
    private boolean news;

    Page(String loc, LocalDate born) {
      this.loc = loc;
      this.born = born;
      this.changed = born;
    }

    UrlEntry entry(LocalDate today) {
      UrlEntry.Builder entry = UrlEntry.builder(loc).lastmod(changed.toString());
      for (int i = 0; i < images; i++) {
        entry.add(Image.of(loc + '-' + i + ".jpg"));
      }
      if (film) {
        entry.add(
            Video.builder()
                .thumbnailLoc(loc + ".jpg")
                .title("Film")
                .description("About")
                .contentLoc(loc + ".mp4")
                .build());
      }
      if (news && !born.plusDays(1).isBefore(today)) {
        entry.add(
            News.builder()
                .publication("Times", "en")
                .publicationDate(born.toString())
                .title("Title")
                .build());
      }
      return entry.build();
    }
  }

  /** A kind of site: what a day does to its pages. */
  private interface Kind {
    void day(List<Page> pages, LocalDate today, Random random);
  }

  private static void add(
      List<Page> pages, LocalDate today, int count, String section, Predicate<Page> chosen) {
    for (int i = 0; i < count; i++) {
      var page = new Page(SITE + section + '/' + today + '-' + i, today);
      if (chosen.test(page)) {
        pages.add(page);
      }
    }
  }

  private static void edit(List<Page> pages, LocalDate today, double share, Random random) {
    pages.stream()
        .filter(page -> random.nextDouble() < share)
        .forEach(page -> page.changed = today);
  }

  private static boolean isWeekend(LocalDate day) {
    return day.getDayOfWeek() == DayOfWeek.SATURDAY || day.getDayOfWeek() == DayOfWeek.SUNDAY;
  }

  private static void blog(List<Page> pages, LocalDate today, Random random) {
    int posts = random.nextInt(3) + (today.getDayOfYear() % 150 == 90 ? 400 : 0); // an archive
    add(
        pages,
        today,
        posts,
        posts > 10 ? "archive" : "blog",
        page -> {
          page.images = posts > 10 ? 0 : random.nextInt(4) == 0 ? 0 : 1;
          return true;
        });
    edit(pages, today, 0.02, random);
  }

  private static void newsroom(List<Page> pages, LocalDate today, Random random) {
    add(
        pages,
        today,
        isWeekend(today) ? random.nextInt(3) : 10 + random.nextInt(20),
        "article",
        page -> {
          page.news = true;
          page.images = random.nextInt(5) == 0 ? 0 : 1;
          page.film = random.nextInt(12) == 0;
          return true;
        });
    while (pages.size() > 500) {
      pages.remove(0);
    }
  }

  private static void channel(List<Page> pages, LocalDate today, Random random) {
    add(
        pages,
        today,
        random.nextInt(5),
        "watch",
        page -> {
          page.film = random.nextInt(10) == 0; // few of the entries
          page.images = random.nextInt(3);
          return true;
        });
    pages.removeIf(page -> page.film && page.born.plusDays(60).isBefore(today)); // rights end
    edit(pages, today, 0.05, random);
  }

  private static void shop(List<Page> pages, LocalDate today, Random random) {
    boolean season = today.getDayOfYear() % 91 == 45;
    if (season) {
      pages.removeIf(page -> random.nextDouble() < 0.3);
    }
    pages.removeIf(page -> random.nextDouble() < 0.03);
    add(
        pages,
        today,
        season ? 80 : random.nextInt(20),
        "product",
        page -> {
          page.images = 1 + random.nextInt(5);
          return true;
        });
    edit(pages, today, 0.1, random);
  }

  private static void events(List<Page> pages, LocalDate today, Random random) {
    pages.removeIf(page -> page.born.plusDays(20).isBefore(today));
    int summer = Math.abs(today.getDayOfYear() - 180) < 60 ? 6 : 1;
    add(
        pages,
        today,
        random.nextInt(1 + summer),
        "event",
        page -> {
          page.images = random.nextInt(2);
          return true;
        });
  }

  private static void gallery(List<Page> pages, LocalDate today, Random random) {
    add(
        pages,
        today,
        random.nextInt(3),
        "gallery",
        page -> {
          page.images = random.nextInt(4) == 0 ? 12 : 1;
          page.film = random.nextInt(20) == 0;
          return true;
        });
    if (today.getDayOfMonth() == 1) { // galleries of last month become one picture each
      pages.stream().filter(page -> random.nextInt(4) == 0).forEach(page -> page.images = 1);
    }
    while (pages.size() > 60) {
      pages.remove(random.nextInt(pages.size()));
    }
  }

  private int refused(String name, Kind kind) throws IOException {
    var random = new Random(name.hashCode());
    List<Page> pages = new ArrayList<>();
    for (int before = 30; before > 0; before--) {
      kind.day(pages, BEGIN.minusDays(before), random);
    }
    int refused = 0;
    for (int night = 0; night < NIGHTS; night++) {
      LocalDate today = BEGIN.plusDays(night);
      kind.day(pages, today, random);
      List<UrlEntry> entries = pages.stream().map(page -> page.entry(today)).toList();
      try {
        publisher(name, today).publish(entries);
      } catch (SitemapException e) {
        if (!e.problem().code().equals("publish.loss")) {
          throw e;
        }
        refused++;
        System.out.println(name + ", " + today + ": " + e.problem().message());
        publisher(name, today).maxLoss(100).publish(entries);
      }
    }
    return refused;
  }

  private Publisher publisher(String name, LocalDate today) {
    Clock clock = Clock.fixed(today.atTime(4, 0).toInstant(ZoneOffset.UTC), ZoneOffset.UTC);
    return Publisher.to(directory.resolve(name))
        .baseUrl(SITE)
        .maxShrink(100)
        .maxLoss(50)
        .context(Context.load())
        .growing(new Growth(clock));
  }

  @Test
  void almostNoneIsRefused() throws IOException {
    int refused =
        refused("blog", OrdinaryNightsTest::blog)
            + refused("newsroom", OrdinaryNightsTest::newsroom)
            + refused("channel", OrdinaryNightsTest::channel)
            + refused("shop", OrdinaryNightsTest::shop)
            + refused("events", OrdinaryNightsTest::events)
            + refused("gallery", OrdinaryNightsTest::gallery);
    assertTrue(refused <= MOST_REFUSED, () -> refused + " nights were refused");
  }
}
