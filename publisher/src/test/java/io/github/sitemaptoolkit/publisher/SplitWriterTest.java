package io.github.sitemaptoolkit.publisher;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.publisher.layout.Part;
import io.github.sitemaptoolkit.publisher.layout.PartLimits;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SplitWriterTest {

  private static final String BASE = "https://example.com/";

  /** How many bytes a sitemap has around its entries, and an entry around its url. */
  private static final int FRAME =
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<urlset xmlns=\"\">\n</urlset>\n".length()
          + "http://www.sitemaps.org/schemas/sitemap/0.9".length();

  private static final int ENTRY = "  <url>\n    <loc></loc>\n  </url>\n".length();

  @TempDir Path directory;

  private Context context =
      Context.of(Extensions.of(new Flash.Extension(1_000))).withProblems(new Problems());

  private List<Part> split(PartLimits limits, Iterable<UrlEntry> entries) throws IOException {
    try (SplitWriter out = SplitWriter.open(directory, limits, false, context)) {
      for (UrlEntry entry : entries) {
        out.write(entry);
      }
      out.finish();
      return out.parts();
    }
  }

  private static List<UrlEntry> urls(int count) {
    List<UrlEntry> entries = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      entries.add(UrlEntry.of(BASE + i));
    }
    return entries;
  }

  private List<Long> sizes(List<Part> parts) throws IOException {
    List<Long> sizes = new ArrayList<>();
    for (Part part : parts) {
      Path file = directory.resolve(part.file());
      assertEquals(part.bytes(), Files.size(file));
      assertEquals(part.urls(), Site.read(file).entries().size());
      sizes.add(part.urls());
    }
    return sizes;
  }

  private List<String> problems() {
    return context.problems().first().stream().map(Problem::toString).toList();
  }

  @Test
  @Tag("slow")
  void fiftyThousandUrlsStandInOneFile() throws IOException {
    assertEquals(List.of(50_000L), sizes(split(PartLimits.DEFAULT, urls(50_000))));
  }

  @Test
  @Tag("slow")
  void theNextUrlBeginsASecondFile() throws IOException {
    List<Part> parts = split(PartLimits.DEFAULT, urls(50_001));
    assertEquals(List.of(50_000L, 1L), sizes(parts));
    assertEquals(
        List.of("sitemap-1.xml", "sitemap-2.xml"), parts.stream().map(Part::file).toList());
    assertEquals(
        BASE + 50_000, Site.read(directory.resolve("sitemap-2.xml")).entries().get(0).loc());
  }

  /** Returns entries of exactly so many bytes, in a file together. */
  private static List<UrlEntry> bytes(long total) {
    List<UrlEntry> entries = new ArrayList<>();
    long left = total - FRAME;
    for (int i = 0; left > 0; i++) {
      int length = (int) Math.min(left, 2_000);
      length = left - length > 0 && left - length < 1_000 ? length - 1_000 : length;
      String loc = BASE + i + '/';
      entries.add(UrlEntry.of(loc + "x".repeat(length - ENTRY - loc.length())));
      left -= length;
    }
    return entries;
  }

  @Test
  @Tag("slow")
  void aFileOfExactlyFiftyMegabytesIsOneFile() throws IOException {
    List<Part> parts = split(PartLimits.DEFAULT, bytes(52_428_800));
    assertEquals(1, parts.size());
    assertEquals(52_428_800, Files.size(directory.resolve("sitemap-1.xml")));
  }

  @Test
  @Tag("slow")
  void oneEntryMoreThanFiftyMegabytesBeginsASecondFile() throws IOException {
    List<UrlEntry> entries = bytes(52_428_800);
    entries.add(UrlEntry.of(BASE));
    List<Part> parts = split(PartLimits.DEFAULT, entries);
    assertEquals(List.of(entries.size() - 1L, 1L), sizes(parts));
    assertEquals(52_428_800, parts.get(0).bytes());
    assertEquals(FRAME + ENTRY + BASE.length(), parts.get(1).bytes());
  }

  @Test
  void oneByteTooManyBeginsASecondFile() throws IOException {
    assertEquals(1, split(new PartLimits(10, 1_000), bytes(1_000)).size());
    List<UrlEntry> entries = new ArrayList<>(bytes(900));
    entries.add(UrlEntry.of(BASE + "x".repeat(100 - ENTRY - BASE.length())));
    assertEquals(1, split(new PartLimits(10, 1_000), entries).size());
    assertEquals(2, split(new PartLimits(10, 999), entries).size());
  }

  @Test
  void declarationsOfTheRootCount() throws IOException {
    UrlEntry plain = UrlEntry.of(BASE);
    UrlEntry flash = UrlEntry.builder(BASE).add(new Flash("t")).build();
    long bytes = split(PartLimits.DEFAULT, List.of(plain, flash)).get(0).bytes();
    assertEquals(bytes, Files.size(directory.resolve("sitemap-1.xml")));
    for (var entries : List.of(List.of(plain, flash), List.of(flash, plain))) {
      assertEquals(1, split(new PartLimits(10, bytes), entries).size());
      assertEquals(2, split(new PartLimits(10, bytes - 1), entries).size());
    }
  }

  private static List<UrlEntry> flashes(int count) {
    return urls(count).stream()
        .map(entry -> entry.toBuilder().add(new Flash("t")).build())
        .toList();
  }

  @Test
  void aThousandNewsStandInOneFile() throws IOException {
    assertEquals(List.of(1_000L), sizes(split(PartLimits.DEFAULT, flashes(1_000))));
    assertEquals(List.of(1_000L, 1L), sizes(split(PartLimits.DEFAULT, flashes(1_001))));
  }

  @Test
  void urlsWithoutNewsDoNotCountAsNews() throws IOException {
    List<UrlEntry> entries = new ArrayList<>(flashes(1_000));
    entries.addAll(urls(2_000));
    entries.addAll(flashes(1));
    assertEquals(List.of(3_000L, 1L), sizes(split(PartLimits.DEFAULT, entries)));
  }

  @Test
  void anEntryThatNoFileCanHoldIsLeftOut() throws IOException {
    var limits = new PartLimits(10, 1_000);
    context = Context.of(Extensions.of(new Flash.Extension(1))).withProblems(new Problems());
    UrlEntry flashy = UrlEntry.builder(BASE + 2).add(new Flash("a")).add(new Flash("b")).build();
    List<Part> parts =
        split(
            limits,
            List.of(
                UrlEntry.of(BASE),
                UrlEntry.of(BASE + "x".repeat(900)),
                flashy,
                UrlEntry.of(BASE + 3)));
    assertEquals(List.of(2L), sizes(parts));
    String before = directory + ": error: ";
    assertEquals(
        List.of(
            before
                + "limit.file-size: a file with only this entry would have 1,063 bytes,"
                + " but the limit is 1,000; it is left out\n  "
                + BASE
                + "x".repeat(900),
            before
                + "news.too-many: the entry has 2 news elements, but the limit for a file is 1; it is left"
                + " out\n  "
                + BASE
                + 2),
        problems());
    assertEquals(2, context.problems().missing());
  }

  @Test
  void withoutFinishNothingAppears() throws IOException {
    Files.writeString(directory.resolve("sitemap-1.xml"), "old");
    try (var out = SplitWriter.open(directory, PartLimits.DEFAULT.withUrls(1), false, context)) {
      out.write(UrlEntry.of(BASE + 1));
      out.write(UrlEntry.of(BASE + 2));
    }
    assertEquals(List.of(directory.resolve("sitemap-1.xml")), Site.visible(directory));
    assertEquals("old", Files.readString(directory.resolve("sitemap-1.xml")));
    assertFalse(Files.exists(directory.resolve(".sitemap-staging")));
  }

  @Test
  void anIndexListsTheRealNames() throws IOException {
    try (var out =
        SplitWriter.open(directory, PartLimits.DEFAULT.withUrls(2), true, context)
            .withIndex("https://example.com/maps")) {
      out.write(UrlEntry.builder(BASE + 1).lastmod("2026-05-01").build());
      out.write(UrlEntry.builder(BASE + 2).lastmod("2026-06-01T12:00Z").build());
      out.write(UrlEntry.of(BASE + 3));
      out.finish();
    }
    assertEquals(
        List.of(
            new Site.Entry("https://example.com/maps/sitemap-1.xml.gz", "2026-06-01T12:00:00Z"),
            new Site.Entry("https://example.com/maps/sitemap-2.xml.gz", "")),
        Site.read(directory.resolve("sitemap.xml")).entries());
    assertEquals(2, Site.read(directory.resolve("sitemap-1.xml.gz")).entries().size());
  }

  @Test
  void filesThatWouldNotChangeAreNotTouched() throws IOException {
    split(PartLimits.DEFAULT.withUrls(2), urls(4));
    Object first = Files.readAttributes(directory.resolve("sitemap-1.xml"), "*").get("fileKey");
    List<UrlEntry> changed = urls(4);
    changed.set(3, UrlEntry.of(BASE + "new"));
    Object second = Files.readAttributes(directory.resolve("sitemap-2.xml"), "*").get("fileKey");
    split(PartLimits.DEFAULT.withUrls(2), changed);
    assertEquals(
        first, Files.readAttributes(directory.resolve("sitemap-1.xml"), "*").get("fileKey"));
    assertFalse(
        second.equals(
            Files.readAttributes(directory.resolve("sitemap-2.xml"), "*").get("fileKey")));
  }

  @Test
  void onlyOneWritesToADirectory() throws IOException {
    try (var first = SplitWriter.open(directory, PartLimits.DEFAULT, false, context)) {
      var e =
          assertThrows(
              IOException.class,
              () -> SplitWriter.open(directory, PartLimits.DEFAULT, false, context));
      assertTrue(
          e.getMessage().endsWith("published to by process " + ProcessHandle.current().pid()),
          e.getMessage());
      first.write(UrlEntry.of(BASE));
      first.finish();
    }
    assertEquals(1, split(PartLimits.DEFAULT, urls(1)).size());
  }
}
