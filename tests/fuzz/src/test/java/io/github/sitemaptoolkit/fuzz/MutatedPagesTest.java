package io.github.sitemaptoolkit.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.content.HtmlContent;
import io.github.sitemaptoolkit.converters.option.FeedOptions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.format.EntryWriter;
import io.github.sitemaptoolkit.format.Formats;
import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.pages.option.LastmodSource;
import io.github.sitemaptoolkit.pages.option.PageOptions;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.SitemapException;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/**
 * Pages whose heads, scripts and items are changed by chance are read: nothing throws, and what
 * comes out has bounds.
 *
 * <p>{@code .ci/mutate-pages FIRST COUNT} tries many, one for each seed.
 */
class MutatedPagesTest {

  private static final long FIRST = Long.getLong("pages.first", 1);
  private static final int COUNT = Integer.getInteger("pages.mutations", 100);
  private static final int MOST_SHOWN = 20;
  private static final int MOST_NODES = 4 * HtmlContent.MOST; // pictures, videos, links
  private static final Duration LONGEST = Duration.ofSeconds(10); // with all that disturbs it

  private static final Formats FORMATS = Formats.load();
  private static final SitemapFormat HTML = FORMATS.find("html").orElseThrow();
  private static final SitemapFormat XML = FORMATS.find("xml").orElseThrow();

  private final Map<String, String> faults = new TreeMap<>(); // by where they were thrown

  @Test
  void changedPagesThrowNothing() {
    var pages = new MutatedPages();
    int entries = 0;
    int nodes = 0;
    for (long seed = FIRST; seed < FIRST + COUNT; seed++) {
      byte[] page = pages.page(seed);
      long begin = System.nanoTime();
      try {
        for (UrlEntry entry : read(page)) {
          entries++;
          nodes += entry.nodes().size();
          assertTrue(entry.nodes().size() <= MOST_NODES, "too many nodes");
        }
        Duration took = Duration.ofNanos(System.nanoTime() - begin);
        assertTrue(took.compareTo(LONGEST) < 0, () -> "took " + took);
      } catch (SitemapException e) {
        // a page that cannot be read is told so
      } catch (Exception | AssertionError | StackOverflowError e) {
        faults.putIfAbsent(place(e), "seed " + seed + ": " + trace(e) + "\n" + text(page));
      }
    }
    String found = String.join("\n\n", faults.values().stream().limit(MOST_SHOWN).toList());
    assertEquals(0, faults.size(), found);
    assertTrue(entries > COUNT / 3 && nodes > COUNT / 4, entries + " entries, " + nodes + " nodes");
    System.out.println(COUNT + " pages, " + entries + " entries, " + nodes + " nodes");
  }

  /** Reads a page, and writes what it says. */
  private static List<UrlEntry> read(byte[] page) throws IOException {
    List<Problem> problems = new ArrayList<>();
    FeedOptions options =
        FeedOptions.DEFAULTS
            .withExtensions(Set.of("news"))
            .withNow(Instant.parse("2026-11-28T12:00:00Z"));
    Context context =
        Context.of(Promises.EXTENSIONS)
            .withBase("https://example.com/")
            .withProblems(new Problems(problems::add))
            .with(options)
            .with(
                PageOptions.DEFAULTS.withLastmod(List.of(LastmodSource.DATA, LastmodSource.META)));
    List<UrlEntry> entries = new ArrayList<>();
    try (Source source = Source.of(new ByteArrayInputStream(page), "a.html");
        EntryReader<UrlEntry> reader = HTML.reader(source, context);
        Sink sink = Sink.of(OutputStream.nullOutputStream(), "out", false);
        EntryWriter<UrlEntry> writer =
            XML.writer(sink, DocumentInfo.of(DocumentInfo.Kind.URLSET), context)) {
      for (UrlEntry entry = reader.read(); entry != null; entry = reader.read()) {
        entries.add(entry);
        writer.write(entry);
      }
    }
    problems.forEach(problem -> assertTrue(!isFailure(problem), problem::toString));
    return entries;
  }

  /** Returns whether a problem is a fault of ours that an extension was spared. */
  private static boolean isFailure(Problem problem) {
    return problem.code().contains("failed") || problem.code().contains("internal");
  }

  private static String place(Throwable e) {
    StackTraceElement[] trace = e.getStackTrace();
    return e.getClass().getName() + (trace.length == 0 ? e.getMessage() : trace[0].toString());
  }

  private static String trace(Throwable e) {
    var out = new StringWriter();
    e.printStackTrace(new PrintWriter(out));
    return out.toString().lines().limit(15).reduce("", (all, line) -> all + line + '\n');
  }

  private static String text(byte[] page) {
    String text = new String(page, StandardCharsets.ISO_8859_1);
    return text.substring(0, Math.min(text.length(), 3000));
  }
}
