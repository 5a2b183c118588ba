package io.github.sitemaptoolkit.cli.month;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.sitemaptoolkit.cli.CommandRun;
import io.github.sitemaptoolkit.cli.month.Column.Role;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Exports are published daily for a month. On ordinary days they grow, move columns, have no errors
 * or no day above 12; on others one thing is wrong. What is published is always what the export
 * means; or nothing is published. {@code -Dmonth.seed=1} plays another month.
 */
@Tag("slow")
class MonthOfExportsTest {

  private static final int DAYS = 30;
  private static final Pattern ENTRY =
      Pattern.compile("<url>\\s*<loc>([^<]+)</loc>(?:\\s*<lastmod>([^<]{10})[^<]*</lastmod>)?");

  @TempDir Path site;

  private final List<Page> pages = new ArrayList<>();
  private final List<String> wrong = new ArrayList<>();
  private int ids;

  static Stream<Export> exports() {
    return Export.all().stream();
  }

  @ParameterizedTest
  @MethodSource("exports")
  void nothingWrongIsPublishedAndNothingRightIsStopped(Export export) throws IOException {
    var random = new Random(export.file().hashCode() + Long.getLong("month.seed", 0));
    Files.writeString(
        site.resolve("sitemap.toml"),
        "base-url = 'https://a.example/'\noutput = 'out'\n[[input]]\npath = '"
            + export.file()
            + "'\n");
    for (int i = 0; i < 40; i++) {
      pages.add(page(random));
    }
    List<Fault> faults =
        new ArrayList<>(EnumSet.allOf(Fault.class).stream().filter(export::knows).toList());
    for (int day = 1; day <= DAYS; day++) {
      boolean ordinary = day < 3 || day % 2 == 0 || faults.isEmpty();
      Fault fault = ordinary ? null : faults.remove(0);
      grow(random, ordinary && day > 2);
      Files.write(site.resolve(export.file()), new Writing(export, random, fault).bytes(pages));
      play(export, day, fault);
    }
    assertEquals(List.of(), wrong);
    assertEquals(List.of(), faults);
  }

  private Page page(Random random) {
    int id = ++ids;
    LocalDate day = LocalDate.of(2026, 1 + random.nextInt(9), 1 + random.nextInt(28));
    return new Page(
        id,
        "https://a.example/" + (id % 2 == 0 ? "shop" : "news") + "/p-" + id,
        "Seite \"" + id + "\", schön; neu",
        day,
        random.nextInt(10) == 0);
  }

  private void grow(Random random, boolean mayBeUnclear) {
    pages.remove(random.nextInt(pages.size()));
    for (int i = random.nextInt(4); i > 0; i--) {
      pages.add(random.nextInt(pages.size()), page(random));
    }
    for (int i = 0; i < 3; i++) {
      int which = random.nextInt(pages.size());
      pages.set(which, pages.get(which).changed(page(random).changed()));
      ids--;
    }
    boolean unclear = mayBeUnclear && random.nextInt(3) == 0; // else faults may not show
    boolean errors = random.nextInt(3) > 0;
    for (int i = 0; i < pages.size(); i++) {
      Page page = pages.get(i);
      LocalDate changed = page.changed();
      page =
          unclear ? page.changed(changed.withDayOfMonth(1 + changed.getDayOfMonth() % 12)) : page;
      pages.set(i, page.missing(errors && page.id() % 10 == 3));
    }
  }

  private void play(Export export, int day, Fault fault) throws IOException {
    Map<String, String> before = published();
    CommandRun run = CommandRun.of("publish", "--config", site.toString());
    Map<String, String> after = published();
    Map<String, String> expected = new TreeMap<>();
    for (Page page : pages) {
      if (!export.has(Role.STATUS) || !page.missing()) {
        expected.put(page.url(), export.has(Role.DATE) ? page.changed().toString() : "");
      }
    }
    boolean right = after.equals(expected);
    boolean refused = run.exitCode() != 0 && after.equals(before);
    boolean passed = fault == null ? right && run.exitCode() == 0 : right || refused;
    if (!passed) {
      wrong.add("day " + day + ", " + fault + ": " + run.exitCode() + ' ' + run.err());
    }
  }

  private Map<String, String> published() throws IOException {
    Map<String, String> entries = new TreeMap<>();
    Path out = site.resolve("out");
    if (Files.isDirectory(out)) {
      try (Stream<Path> files = Files.list(out)) {
        Set<Path> sitemaps =
            Set.copyOf(files.filter(it -> it.toString().endsWith(".xml")).toList());
        for (Path file : sitemaps) {
          Matcher entry = ENTRY.matcher(Files.readString(file));
          while (entry.find()) {
            entries.put(entry.group(1), entry.group(2) == null ? "" : entry.group(2));
          }
        }
      }
    }
    return entries;
  }
}
