package io.github.sitemaptoolkit.look;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.sitemaptoolkit.ext.image.Image;
import io.github.sitemaptoolkit.ext.link.Link;
import io.github.sitemaptoolkit.ext.video.Video;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.model.UrlEntry;
import java.io.IOException;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** The numbers of random sets are those of a model that is simple and slow. */
class LookModelTest {

  private static final LocalDate TODAY = LocalDate.of(2026, 11, 26);
  private static final String[] HOSTS = {
    "https://a.example", "https://A.example", "http://b.example:8080", "https://c.example"
  };
  private static final String[] PATHS = {
    "",
    "/",
    "/x",
    "/blog/",
    "/blog/1",
    "/blog/2026/",
    "/blog/2026/a/b?c=/d/",
    "/shop/x/y",
    "/?/a/b",
    "//",
    "/de/",
    "/de/blog/post#/x/",
    "/de/blog/2026/11/",
    "/de/blog/2026/11/a",
    "/de/blog/2026/10/b",
    "/de/shop/1/2/3/4/5/6/7/8",
    "/de/shop/1/2/3/4/x",
    "///a//b",
    "/caf\u00e9/\u4e2d/1"
  };
  private static final String[] LANGUAGES = {"de", "EN", "fr-FR", "x-default", "de"};

  private static String url(Random random) {
    return HOSTS[random.nextInt(HOSTS.length)] + PATHS[random.nextInt(PATHS.length)];
  }

  private static @Nullable String lastmod(Random random) {
    LocalDate day = TODAY.minusDays(random.nextInt(900) - 20);
    return switch (random.nextInt(9)) {
      case 0 -> null;
      case 1 -> "yesterday";
      case 2 -> day + "T23:30:00-05:00";
      case 3 -> day + "T00:30:00+02:00";
      case 4 -> day + "T12:00Z";
      case 5 -> String.valueOf(day.getYear());
      case 6 -> YearMonth.from(day).toString();
      case 7 -> " " + day + "T10:00:00.5+00:00 ";
      default -> day.toString();
    };
  }

  private static UrlEntry entry(Random random) {
    var entry = UrlEntry.builder(url(random)).lastmod(lastmod(random));
    if (random.nextInt(3) == 0) {
      entry.changefreq("daily");
    }
    for (int i = random.nextInt(3) == 0 ? random.nextInt(25) : 0; i > 0; i--) {
      entry.add(Image.of("https://a.example/" + i + ".jpg"));
    }
    if (random.nextInt(5) == 0) {
      entry.add(
          Video.builder()
              .title("t")
              .description("d")
              .thumbnailLoc("https://a.example/t.jpg")
              .build());
    }
    if (random.nextInt(2) == 0) {
      for (int i = random.nextInt(4); i > 0; i--) {
        entry.add(Link.alternate(LANGUAGES[random.nextInt(LANGUAGES.length)], url(random)));
      }
    }
    return entry.build();
  }

  @Test
  void numbersAreThoseOfTheModel() throws IOException {
    for (int seed = 0; seed < 200; seed++) {
      var random = new Random(seed);
      List<UrlEntry> entries = new ArrayList<>();
      for (int i = random.nextInt(120); i > 0; i--) {
        entries.add(entry(random));
      }
      check(entries, "seed " + seed);
    }
  }

  private static void check(List<UrlEntry> entries, String seed) throws IOException {
    try (var counter = new LookCounter(Extensions.load(), TODAY)) {
      counter.begin("a.xml");
      entries.forEach(counter::add);
      counter.end(123);
      Look look = counter.look();
      assertEquals(entries.size(), look.urls(), seed);
      assertEquals(List.of(new FileLook("a.xml", entries.size(), 123)), look.files(), seed);
      assertEquals(counts(entries, LookModelTest::host), named(look.hosts()), seed);
      sections(entries, look, seed);
      dates(entries, look.dates(), seed);
      media(entries, Image.class, look.images(), seed);
      media(entries, Video.class, look.videos(), seed);
      languages(entries, look.languages(), seed);
      assertEquals(
          count(entries, entry -> entry.changefreq() != null),
          named(look.fields()).get("changefreq"),
          seed);
    }
  }

  private static long count(List<UrlEntry> entries, Predicate<UrlEntry> which) {
    return entries.stream().filter(which).count();
  }

  private static Map<String, Long> counts(List<UrlEntry> entries, Function<UrlEntry, String> name) {
    return entries.stream().collect(Collectors.groupingBy(name, Collectors.counting()));
  }

  private static Map<String, Long> named(List<NamedCount> counts) {
    return counts.stream().collect(Collectors.toMap(NamedCount::name, NamedCount::count));
  }

  private static String host(UrlEntry entry) {
    return entry.loc().replaceAll("(?i)^https?://([a-z.]+).*$", "$1").toLowerCase();
  }

  /** Returns the directories of the path, one within the other. */
  private static List<String> directories(UrlEntry entry) {
    String path = entry.loc().replaceAll("^https?://[^/?#]*", "").replaceAll("[?#].*$", "");
    List<String> all = new ArrayList<>();
    for (int slash = path.indexOf('/', 1); slash > 0; slash = path.indexOf('/', slash + 1)) {
      all.add(path.substring(0, slash + 1));
    }
    return all.isEmpty() ? List.of("/") : all.subList(0, Math.min(6, all.size()));
  }

  private static void sections(List<UrlEntry> entries, Look look, String seed) {
    sections(entries, look.sections(), 0, seed);
  }

  private static void sections(
      List<UrlEntry> entries, List<SectionLook> sections, int depth, String seed) {
    List<UrlEntry> inside =
        entries.stream().filter(entry -> directories(entry).size() > depth).toList();
    assertEquals(
        counts(inside, entry -> directories(entry).get(depth)),
        sections.stream().collect(Collectors.toMap(SectionLook::path, SectionLook::urls)),
        seed);
    for (SectionLook section : sections) {
      List<UrlEntry> own =
          inside.stream()
              .filter(entry -> directories(entry).get(depth).equals(section.path()))
              .toList();
      check(own, section, seed);
      assertEquals(
          count(own, entry -> directories(entry).size() == depth + 1), section.direct(), seed);
      sections(own, section.parts(), depth + 1, seed);
    }
  }

  private static void check(List<UrlEntry> entries, SectionLook section, String seed) {
    assertEquals(count(entries, entry -> day(entry) != null), section.dated(), seed);
    assertEquals(
        count(entries, entry -> entry.extension(Image.class).isPresent()),
        section.withImages(),
        seed);
    assertEquals(
        count(entries, entry -> entry.extension(Video.class).isPresent()),
        section.withVideos(),
        seed);
  }

  /** Returns the day in UTC; null without a date. */
  private static @Nullable LocalDate day(UrlEntry entry) {
    String text = entry.lastmod() == null ? "yesterday" : entry.lastmod().strip();
    return switch (text.length()) {
      case 4 -> LocalDate.of(Integer.parseInt(text), 1, 1);
      case 7 -> YearMonth.parse(text).atDay(1);
      case 9 -> null;
      case 10 -> LocalDate.parse(text);
      default -> OffsetDateTime.parse(text).withOffsetSameInstant(ZoneOffset.UTC).toLocalDate();
    };
  }

  private static void dates(List<UrlEntry> entries, DateLook dates, String seed) {
    Map<LocalDate, Long> days = new TreeMap<>();
    Map<Integer, Long> years = new TreeMap<>();
    long future = 0;
    for (UrlEntry entry : entries) {
      LocalDate day = day(entry);
      if (day != null) {
        years.merge(day.getYear(), 1L, Long::sum);
        future += day.isAfter(TODAY) ? 1 : 0;
        if (!day.isAfter(TODAY)
            && day.isAfter(TODAY.minusDays(DateLook.DAYS))
            && entry.lastmod().strip().length() >= 10) {
          days.merge(day, 1L, Long::sum);
        }
      }
    }
    assertEquals(days, dates.days(), seed);
    assertEquals(years, dates.years(), seed);
    assertEquals(future, dates.future(), seed);
    assertEquals(count(entries, entry -> day(entry) != null), dates.dated(), seed);
    assertEquals(count(entries, entry -> entry.lastmod() == null), dates.missing(), seed);
    assertEquals(entries.size(), dates.dated() + dates.missing() + dates.invalid(), seed);
    assertEquals(
        entries.stream()
            .map(LookModelTest::day)
            .filter(day -> day != null)
            .max(LocalDate::compareTo)
            .orElse(null),
        dates.newest(),
        seed);
  }

  private static <E extends io.github.sitemaptoolkit.model.UrlExtension> void media(
      List<UrlEntry> entries, Class<E> type, MediaLook media, String seed) {
    long[] pages = new long[7];
    long total = 0;
    for (UrlEntry entry : entries) {
      int count = entry.extensions(type).size();
      total += count;
      pages[count == 0 ? 0 : count == 1 ? 1 : count <= 5 ? 2 : count <= 20 ? 3 : 4]++;
    }
    assertEquals(total, media.total(), seed);
    for (int i = 0; i < pages.length; i++) {
      assertEquals(pages[i], media.pages().get(i), seed);
    }
  }

  private static String canonical(String url) {
    String host = url.replaceAll("^(https?://[^/?#]*).*$", "$1");
    String rest = url.substring(host.length());
    return host.toLowerCase() + (rest.startsWith("/") ? rest : "/" + rest);
  }

  private record Edge(String page, String target, String from, String to) {}

  private static void languages(List<UrlEntry> entries, LanguageLook look, String seed) {
    Set<Edge> edges = new HashSet<>();
    long urls = 0;
    Map<String, Long> pages = new HashMap<>();
    Map<List<String>, Long> linking = new HashMap<>();
    for (UrlEntry entry : entries) {
      String page = canonical(entry.loc());
      List<Link> links = entry.extensions(Link.class);
      urls += links.isEmpty() ? 0 : 1;
      List<String> own =
          links.stream()
              .filter(link -> canonical(link.href()).equals(page))
              .map(link -> link.hreflang().toLowerCase())
              .toList();
      String from =
          own.stream()
              .filter(language -> !language.equals("x-default"))
              .findFirst()
              .orElse(own.isEmpty() ? LanguageLook.UNKNOWN : "x-default");
      if (!links.isEmpty()) {
        pages.merge(from, 1L, Long::sum);
      }
      links.stream()
          .filter(link -> !canonical(link.href()).equals(page))
          .map(link -> link.hreflang().toLowerCase())
          .distinct()
          .forEach(to -> linking.merge(List.of(from, to), 1L, Long::sum));
      for (Link link : links) {
        String target = canonical(link.href());
        if (!target.equals(page)) {
          edges.add(new Edge(page, target, from, link.hreflang().toLowerCase()));
        }
      }
    }
    Set<List<String>> pairs = new HashSet<>();
    edges.forEach(edge -> pairs.add(List.of(edge.page, edge.target)));
    Map<List<String>, long[]> expected = new HashMap<>();
    for (Edge edge : edges) {
      long[] counts = expected.computeIfAbsent(List.of(edge.from, edge.to), key -> new long[2]);
      counts[0]++;
      counts[1] += pairs.contains(List.of(edge.target, edge.page)) ? 0 : 1;
    }
    assertEquals(urls, look.urls(), seed);
    assertEquals(edges.size(), look.links(), seed);
    assertEquals(pages, named(look.pages()), seed);
    assertEquals(expected.size(), look.pairs().size(), seed);
    for (LanguageLook.Pair pair : look.pairs()) {
      long[] counts = expected.get(List.of(pair.from(), pair.to()));
      assertEquals(counts[0], pair.links(), seed + " " + pair);
      assertEquals(counts[1], pair.missing(), seed + " " + pair);
      assertEquals(linking.get(List.of(pair.from(), pair.to())), pair.pages(), seed + " " + pair);
    }
  }
}
