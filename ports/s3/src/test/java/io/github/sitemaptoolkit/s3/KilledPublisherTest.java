package io.github.sitemaptoolkit.s3;

import static io.github.sitemaptoolkit.s3.Publishing.BASE;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.publisher.Publisher;
import io.github.sitemaptoolkit.publisher.layout.Grouping;
import io.github.sitemaptoolkit.publisher.layout.Manifest;
import io.github.sitemaptoolkit.publisher.layout.Part;
import io.github.sitemaptoolkit.publisher.layout.PartLimits;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A publisher that is killed between any two requests, and an update after that. */
class KilledPublisherTest {

  private static final Pattern LOC = Pattern.compile("<loc>(.*?)</loc>");
  private static final String ADDED = BASE + "a/added";

  private static Publisher publisher(DirectObjects objects, String by, int limit) {
    return Publisher.to(objects.store())
        .baseUrl(BASE)
        .by(Grouping.parse(by))
        .maxShrink(100)
        .limits(PartLimits.DEFAULT.withUrls(limit))
        .context(Context.of(Extensions.of()));
  }

  /** Every fourth page is in a folder of its own kind, and months differ by the version. */
  private static Stream<UrlEntry> pages(int from, int to, int version) {
    return IntStream.range(from, to)
        .mapToObj(
            i ->
                UrlEntry.builder(BASE + (i % 4 == 0 ? "a/" : "b/") + i)
                    .lastmod("2026-0" + (1 + (i + version) % 3) + "-01")
                    .build());
  }

  private static Set<String> locs(Stream<UrlEntry> entries) {
    return entries.map(UrlEntry::loc).collect(Collectors.toCollection(TreeSet::new));
  }

  private static List<String> locsIn(byte[] sitemap) {
    return LOC.matcher(new String(sitemap, StandardCharsets.UTF_8))
        .results()
        .map(it -> it.group(1))
        .toList();
  }

  /** Returns the urls that a crawler finds. */
  private static Set<String> found(Map<String, byte[]> files) {
    byte[] entryPoint = files.get("sitemap.xml");
    Set<String> urls = new TreeSet<>();
    if (!new String(entryPoint, StandardCharsets.UTF_8).contains("<sitemapindex")) {
      urls.addAll(locsIn(entryPoint));
      return urls;
    }
    for (String loc : locsIn(entryPoint)) {
      String file = loc.substring(BASE.length());
      assertTrue(files.containsKey(file), file + " is listed, but not there");
      urls.addAll(locsIn(files.get(file)));
    }
    return urls;
  }

  private static void assertAsListed(Map<String, byte[]> files) throws IOException {
    var bytes = new ByteArrayInputStream(files.get(".sitemap-manifest.json"));
    for (Part part : Manifest.read(bytes, "manifest").parts()) {
      byte[] file = files.get(part.file());
      assertEquals(ContentDigest.of(part), ContentDigest.of(it -> it.accept(file)), part.file());
    }
  }

  @ParameterizedTest
  @CsvSource({
    "hash, 7, 20, 0, 33",
    "hash, 7, 33, 0, 20",
    "hash, 3, 5, 0, 30",
    "hash, 7, 30, 0, 5",
    "hash, 7, 30, 20, 60",
    "hash, 50, 30, 0, 40",
    "section:1, 7, 20, 0, 33",
    "section:1, 4, 33, 10, 40",
    "month, 7, 20, 0, 33",
    "month, 5, 33, 0, 33",
    "sequence, 7, 20, 0, 33",
    "sequence, 7, 33, 10, 33"
  })
  void noUrlOfBothSetsIsMissingAfterAnUpdate(String by, int limit, int old, int from, int to)
      throws IOException {
    var before = new DirectObjects();
    publisher(before, by, limit).publish(pages(0, old, 0));
    var after = new DirectObjects();
    publisher(after, by, limit).publish(pages(from, to, 1));
    Set<String> both = locs(pages(0, old, 0));
    both.retainAll(locs(pages(from, to, 1)));
    boolean stable = by.equals("hash") || by.startsWith("section");
    int updated = 0;
    int refused = 0;
    boolean killed = true;
    for (int request = 0; killed; request++) {
      for (boolean executed : new boolean[] {false, true}) {
        DirectObjects objects = before.copy();
        objects.killAt(request, executed);
        try {
          publisher(objects, by, limit).publish(pages(from, to, 1));
        } catch (IOException e) {
          // it is gone
        }
        killed = objects.requests() > request;
        objects.restart();
        DirectObjects next = objects.copy();
        next.restart();
        try {
          publisher(next, by, limit).update(Stream.of(UrlEntry.of(ADDED)), Stream.empty());
          updated++;
          Set<String> found = found(next.files());
          assertTrue(found.containsAll(both), () -> "missing of " + both + " in " + found);
          assertTrue(found.contains(ADDED));
          assertAsListed(next.files());
          assertFalse(next.files().containsKey(Lock.FILE));
        } catch (SitemapException e) {
          assertFalse(stable, e.getMessage());
          assertTrue(e.getMessage().contains("publish all urls again"), e.getMessage());
          refused++;
          next.restart();
        }
        publisher(next, by, limit).publish(pages(from, to, 1));
        Publishing.assertSame(after.files(), next.files());
      }
    }
    assertTrue(updated > 10, updated + " updates");
    assertTrue(!by.equals("sequence") || refused > 0, refused + " refused");
  }

  @Test
  void anUpdateTellsWhatIsHalfThere() throws IOException {
    var objects = new DirectObjects();
    publisher(objects, "hash", 7).publish(pages(0, 20, 0));
    DirectObjects counted = objects.copy();
    publisher(counted, "hash", 7).publish(pages(0, 20, 1));
    List<String> told = new ArrayList<>();
    for (int request = 0; request < counted.requests(); request++) {
      DirectObjects next = objects.copy();
      next.killAt(request, true);
      try {
        publisher(next, "hash", 7).publish(pages(0, 20, 1));
      } catch (IOException e) {
        // it is gone
      }
      next.restart();
      Publisher updating = publisher(next, "hash", 7);
      updating.update(Stream.of(UrlEntry.of(ADDED)), Stream.empty());
      updating.problems().forEach(it -> told.add(it.code() + ": " + it.message()));
      Publisher again = publisher(next, "hash", 7);
      again.update(Stream.of(UrlEntry.of(ADDED)), Stream.empty());
      again.problems().forEach(it -> assertEquals("", it.toString()));
    }
    String begin = "publish.half: a publication stopped here halfway: the set has of it sitemap-";
    String end = "; publish all urls again to complete it";
    assertEquals(
        List.of(
            begin + "00.xml, and not sitemap-01.xml, sitemap-10.xml, sitemap-11.xml" + end,
            begin + "00.xml, sitemap-01.xml, and not sitemap-10.xml, sitemap-11.xml" + end,
            begin + "00.xml, sitemap-01.xml, sitemap-10.xml, and not sitemap-11.xml" + end),
        told);
  }

  /** Also when the one that ends it is killed in turn. */
  @ParameterizedTest
  @CsvSource({"hash, 7, 20, 33", "hash, 5, 33, 20", "sequence, 7, 20, 33"})
  void anyNumberOfPublishersMayBeKilled(String by, int limit, int old, int to) throws IOException {
    var before = new DirectObjects();
    publisher(before, by, limit).publish(pages(0, old, 0));
    Set<String> both = locs(pages(0, Math.min(old, to), 0));
    for (int first = 5; first < 25; first += 3) {
      DirectObjects once = before.copy();
      once.killAt(first, true);
      try {
        publisher(once, by, limit).publish(pages(0, to, 1));
      } catch (IOException e) {
        // it is gone
      }
      for (int second = 1; second < 25; second++) {
        DirectObjects objects = once.copy();
        objects.restart();
        objects.killAt(second, second % 2 == 0);
        try {
          publisher(objects, by, limit).publish(pages(0, to + 3, 2));
        } catch (IOException e) {
          // it is gone
        }
        objects.restart();
        objects.restart();
        try {
          publisher(objects, by, limit).update(Stream.of(UrlEntry.of(ADDED)), Stream.empty());
          assertTrue(found(objects.files()).containsAll(both), first + " then " + second);
          assertAsListed(objects.files());
        } catch (SitemapException e) {
          assertTrue(e.getMessage().contains("publish all urls again"), e.getMessage());
        }
      }
    }
  }

  /** Then names of one set are names of the other, but stand for other urls. */
  @Test
  void filesOfAnotherGroupingAreNotTakenForOld() throws IOException {
    for (int first = 5; first < 16; first++) {
      for (int second = 4; second < 30; second++) {
        var objects = new DirectObjects();
        publisher(objects, "hash", 14).publish(pages(0, 20, 0));
        objects.killAt(first, true);
        try {
          publisher(objects, "sequence", 14).publish(pages(0, 20, 1));
        } catch (IOException e) {
          // it is gone
        }
        objects.restart();
        objects.killAt(second, true);
        try {
          publisher(objects, "hash", 14).publish(pages(0, 20, 2));
        } catch (IOException e) {
          // it is gone
        }
        objects.restart();
        try {
          publisher(objects, "hash", 14).update(Stream.of(UrlEntry.of(ADDED)), Stream.empty());
          assertTrue(
              found(objects.files()).containsAll(locs(pages(0, 20, 0))), first + ", " + second);
        } catch (SitemapException e) {
          assertTrue(e.getMessage().contains("publish all urls again"), e.getMessage());
        }
      }
    }
  }
}
