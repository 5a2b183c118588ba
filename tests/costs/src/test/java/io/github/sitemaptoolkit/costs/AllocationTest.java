package io.github.sitemaptoolkit.costs;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import io.github.sitemaptoolkit.converters.Conversion;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.format.EntryWriter;
import io.github.sitemaptoolkit.format.Formats;
import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.validator.Validator;
import io.github.sitemaptoolkit.validator.profile.Profile;
import io.github.sitemaptoolkit.validator.site.SiteCheck;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
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

  private static String objects(int count) {
    var text = new StringBuilder("{\"total\":1,\"articles\":[");
    for (int i = 0; i < count; i++) {
      text.append(i == 0 ? "" : ",")
          .append("{\"id\":")
          .append(100_000 + i)
          .append(",\"url\":\"https://www.example.com/section/article-")
          .append(100_000 + i)
          .append("\",\"updated\":\"2026-01-02T03:04:05Z\",\"title\":\"An article\",")
          .append("\"tags\":[\"one\",\"two\"],\"author\":{\"name\":\"Ada\"}}");
    }
    return text.append("]}").toString();
  }

  private byte[] document(String format, int entries, boolean media) throws IOException {
    byte[] xml = sitemap(entries, media).getBytes(UTF_8);
    if (format.equals("xml")) {
      return xml;
    } else if (format.equals("json")) {
      return objects(entries).getBytes(UTF_8);
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
    return allocated(
        () -> {
          long done =
              out == null
                  ? read(in, document)
                  : convert(in, document, out, OutputStream.nullOutputStream());
          assertEquals(entries, done);
        });
  }

  @ParameterizedTest(name = "{0} to {1}, media: {2}")
  @CsvSource({
    "xml, entries, false, 220",
    "xml, entries, true, 920",
    "xml, xml, false, 870",
    "xml, xml, true, 2090",
    "xml, txt, false, 450",
    "xml, csv, false, 680",
    "xml, csv, true, 3670",
    "xml, ndjson, false, 290",
    "xml, ndjson, true, 2600",
    "xml, rss, false, 2000",
    "xml, rss, true, 5540",
    "csv, entries, false, 750",
    "csv, entries, true, 4520",
    "ndjson, entries, true, 6010",
    "rss, entries, false, 3280",
    "rss, entries, true, 7660",
    "json, entries, false, 2620"
  })
  void entryStaysInItsBudgetOfBytes(String from, String to, boolean media, long budget)
      throws IOException {
    long few = allocated(from, to, document(from, ENTRIES, media), ENTRIES);
    long many = allocated(from, to, document(from, 2 * ENTRIES, media), 2 * ENTRIES);
    assertInBudget(many - few, budget);
  }

  /** Compares what so many more entries cost, which is without what a document costs. */
  private static void assertInBudget(long more, long budget) {
    long each = more / ENTRIES;
    assertTrue(each <= budget, () -> each + " bytes for an entry");
  }

  /** Returns how many bytes a task allocates that may load classes at first. */
  private static long allocated(Cost.Task task) throws IOException {
    long least = Long.MAX_VALUE;
    for (int i = 0; i < 3; i++) {
      long before = THREADS.getCurrentThreadAllocatedBytes();
      task.run();
      least = Math.min(least, THREADS.getCurrentThreadAllocatedBytes() - before);
    }
    return least;
  }

  @ParameterizedTest(name = "media: {0}")
  @CsvSource({"false, 610", "true, 830"})
  void writingStaysInItsBudgetOfBytes(boolean media, long budget) throws IOException {
    assertInBudget(written(2 * ENTRIES, media) - written(ENTRIES, media), budget);
  }

  private long written(int count, boolean media) throws IOException {
    SitemapFormat xml = formats.find("xml").orElseThrow();
    List<UrlEntry> entries = new ArrayList<>();
    try (Source source = Source.of(new ByteArrayInputStream(document("xml", count, media)), "in");
        EntryReader<UrlEntry> reader = xml.reader(source, CONTEXT)) {
      reader.forEach(entries::add);
    }
    return allocated(
        () -> {
          try (Sink sink = Sink.of(OutputStream.nullOutputStream(), "out", false);
              EntryWriter<UrlEntry> out =
                  xml.writer(sink, DocumentInfo.of(DocumentInfo.Kind.URLSET), CONTEXT)) {
            for (UrlEntry entry : entries) {
              out.write(entry);
            }
            out.finish();
          }
        });
  }

  /** Returns how many bytes are allocated while a document is checked, and the site it is. */
  private static long allocatedByChecking(String document, long findings) throws IOException {
    Validator validator = Validator.of(Profile.GOOGLE, CONTEXT).withPlaces(3);
    byte[] bytes = document.getBytes(UTF_8);
    return allocated(
        () -> {
          long[] found = {0};
          try (SiteCheck site = SiteCheck.begin(validator)) {
            Source source = Source.of(new ByteArrayInputStream(bytes), "in");
            site.check(source, null, problem -> found[0]++, count -> {});
            site.finish(false, problem -> found[0]++);
          }
          assertTrue(found[0] >= findings, () -> found[0] + " findings");
        });
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
    assertInBudget(many - few, 1020);
  }

  @Test
  void findingStaysInItsBudgetOfBytes() throws IOException {
    long few = allocatedByChecking(wrong(ENTRIES), 3 * ENTRIES);
    long many = allocatedByChecking(wrong(2 * ENTRIES), 6 * ENTRIES);
    assertInBudget((many - few) / 3, 1710); // each entry has three
  }

  private static String translated(int entries) {
    var text =
        new StringBuilder(
            """
            <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"
                xmlns:xhtml="http://www.w3.org/1999/xhtml">
            """);
    List<String> languages = List.of("en", "de", "fr", "x-default");
    for (int i = 0; i < entries; i++) {
      String page = "/article-" + (100_000 + i / languages.size()) + ".html";
      String own = languages.get(i % languages.size());
      text.append("<url><loc>https://www.example.com/").append(own).append(page).append("</loc>");
      for (String language : languages) {
        text.append("<xhtml:link rel='alternate' hreflang='")
            .append(language)
            .append("' href='https://www.example.com/")
            .append(language)
            .append(page)
            .append("'/>");
      }
      text.append("</url>\n");
    }
    return text.append("</urlset>").toString();
  }

  @Test
  void translationStaysInItsBudgetOfBytes() throws IOException {
    long few = allocatedByChecking(translated(ENTRIES), 0);
    long many = allocatedByChecking(translated(2 * ENTRIES), 0);
    assertInBudget((many - few) / 4, 2700); // each entry has four links
  }
}
