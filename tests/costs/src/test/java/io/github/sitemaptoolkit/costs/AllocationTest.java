package io.github.sitemaptoolkit.costs;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import io.github.sitemaptoolkit.converters.Conversion;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.format.Formats;
import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.validator.Validator;
import io.github.sitemaptoolkit.validator.profile.Profile;
import io.github.sitemaptoolkit.validator.site.SiteCheck;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * How much memory the hot paths allocate for an entry, which tells of speed without a clock. The
 * budgets are about a tenth above what was measured without the optimizing compiler, which
 * allocates less; who exceeds one finds out what was added, or raises it with a reason.
 */
class AllocationTest {

  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
  private static final int ENTRIES = 2000;

  private static final Context CONTEXT = Context.load();
  private final Formats formats = Formats.load();

  private static String sitemap(int entries, boolean media) {
    var text =
        new StringBuilder(
            """
            <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"
                xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"
                xmlns:video="http://www.google.com/schemas/sitemap-video/1.1">
            """);
    for (int i = 0; i < entries; i++) {
      int number = 100_000 + i;
      text.append("<url><loc>https://www.example.com/section/article-")
          .append(number)
          .append(".html</loc><lastmod>2026-01-02T03:04:05Z</lastmod>")
          .append("<changefreq>daily</changefreq><priority>0.5</priority>");
      if (media) {
        text.append("<image:image><image:loc>https://cdn.example.com/")
            .append(number)
            .append(".jpg</image:loc></image:image><video:video><video:thumbnail_loc>")
            .append(
                "https://cdn.example.com/thumbnail.jpg</video:thumbnail_loc><video:title>A film")
            .append("</video:title><video:description>What is seen in it</video:description>")
            .append("<video:content_loc>https://cdn.example.com/film.mp4</video:content_loc>")
            .append("<video:duration>600</video:duration></video:video>");
      }
      text.append("</url>\n");
    }
    return text.append("</urlset>").toString();
  }

  private byte[] document(String format, int entries, boolean media) throws IOException {
    byte[] xml = sitemap(entries, media).getBytes(UTF_8);
    if (format.equals("xml")) {
      return xml;
    }
    var out = new ByteArrayOutputStream();
    convert(formats.find("xml").orElseThrow(), xml, formats.find(format).orElseThrow(), out);
    return out.toByteArray();
  }

  private static long convert(
      SitemapFormat from, byte[] document, SitemapFormat to, OutputStream out) throws IOException {
    var conversion = new Conversion(from, to, CONTEXT);
    var source = Source.of(new ByteArrayInputStream(document), "in");
    try (Sink sink = Sink.of(out, "out", false)) {
      return conversion.convert(source, sink).entries();
    }
  }

  private static long read(SitemapFormat from, byte[] document) throws IOException {
    long count = 0;
    try (Source source = Source.of(new ByteArrayInputStream(document), "in");
        EntryReader<UrlEntry> entries = from.reader(source, CONTEXT)) {
      while (entries.read() != null) {
        count++;
      }
    }
    return count;
  }

  /** Returns how many bytes are allocated while a document is read, or also written. */
  private long allocated(String from, String to, byte[] document, int entries) throws IOException {
    SitemapFormat in = formats.find(from).orElseThrow();
    SitemapFormat out = formats.find(to).orElse(null);
    long least = Long.MAX_VALUE;
    for (int i = 0; i < 3; i++) { // the first ones also load classes
      long before = THREADS.getThreadAllocatedBytes(Thread.currentThread().getId());
      long done =
          out == null
              ? read(in, document)
              : convert(in, document, out, OutputStream.nullOutputStream());
      long bytes = THREADS.getThreadAllocatedBytes(Thread.currentThread().getId()) - before;
      assertEquals(entries, done);
      least = Math.min(least, bytes);
    }
    return least;
  }

  @ParameterizedTest(name = "{0} to {1}, media: {2}")
  @CsvSource({
    "xml, entries, false, 230",
    "xml, entries, true, 920",
    "xml, xml, false, 1000",
    "xml, xml, true, 2200",
    "xml, txt, false, 470",
    "xml, csv, false, 720",
    "xml, csv, true, 4600",
    "xml, ndjson, false, 280",
    "xml, ndjson, true, 2750",
    "xml, rss, false, 2000",
    "xml, rss, true, 5200",
    "csv, entries, false, 700",
    "csv, entries, true, 5000",
    "ndjson, entries, true, 6400",
    "rss, entries, false, 3350",
    "rss, entries, true, 7850"
  })
  void entryStaysInItsBudgetOfBytes(String from, String to, boolean media, long budget)
      throws IOException {
    long few = allocated(from, to, document(from, ENTRIES, media), ENTRIES);
    long many = allocated(from, to, document(from, 2 * ENTRIES, media), 2 * ENTRIES);
    long each = (many - few) / ENTRIES; // without what a document costs
    assertTrue(each <= budget, () -> each + " bytes for an entry");
  }

  /** Returns how many bytes are allocated while a document is checked, and the site it is. */
  private static long allocatedByChecking(String document, long findings) throws IOException {
    Validator validator = Validator.of(Profile.GOOGLE, CONTEXT).withPlaces(3);
    long least = Long.MAX_VALUE;
    for (int i = 0; i < 3; i++) {
      long[] found = {0};
      long before = THREADS.getThreadAllocatedBytes(Thread.currentThread().getId());
      try (SiteCheck site = SiteCheck.begin(validator)) {
        Source source = Source.of(new ByteArrayInputStream(document.getBytes(UTF_8)), "in");
        site.check(source, null, problem -> found[0]++, count -> {});
        site.finish(false, problem -> found[0]++);
      }
      long bytes = THREADS.getThreadAllocatedBytes(Thread.currentThread().getId()) - before;
      assertTrue(found[0] >= findings, () -> found[0] + " findings");
      least = Math.min(least, bytes);
    }
    return least;
  }

  private static String wrong(int entries) {
    return sitemap(entries, false)
        .replace("2026-01-02T03:04:05Z", "05/01/2024")
        .replace("daily", "sometimes")
        .replace(">0.5<", ">7<");
  }

  @Test
  void checkedEntryStaysInItsBudgetOfBytes() throws IOException {
    long few = allocatedByChecking(sitemap(ENTRIES, false), 0);
    long many = allocatedByChecking(sitemap(2 * ENTRIES, false), 0);
    long each = (many - few) / ENTRIES;
    assertTrue(each <= 1140, () -> each + " bytes for an entry");
  }

  @Test
  void findingStaysInItsBudgetOfBytes() throws IOException {
    long few = allocatedByChecking(wrong(ENTRIES), 3 * ENTRIES);
    long many = allocatedByChecking(wrong(2 * ENTRIES), 6 * ENTRIES);
    long each = (many - few) / (3 * ENTRIES);
    assertTrue(each <= 1700, () -> each + " bytes for a finding");
  }
}
