package io.github.sitemaptoolkit.look;

import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.model.UrlEntry;
import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;

/**
 * Counts what is in a set of sitemaps, in one pass.
 *
 * <pre>{@code
 * try (var counter = new LookCounter(Extensions.load(), LocalDate.now(ZoneOffset.UTC))) {
 *   counter.begin("sitemap.xml");
 *   entries.forEach(counter::add);
 *   counter.end(source.bytes());
 *   Look look = counter.look();
 * }
 * }</pre>
 *
 * <p>Memory does not grow with the set: the lists of hosts, sections and so on are bounded, and
 * links to other languages are sorted in temporary files if they are many. Not thread-safe. The
 * caller closes the counter.
 *
 * @since 0.1
 */
public final class LookCounter implements LookListener, Closeable {

  private final LocalDate today;
  private final HostCounts hosts = new HostCounts();
  private final Sections sections = new Sections();
  private final DateCounts dates;
  private final ElementCounts elements;
  private final MediaCounts images = new MediaCounts();
  private final MediaCounts videos = new MediaCounts();
  private final LanguageCounts languages = new LanguageCounts();
  private final List<FileLook> files = new ArrayList<>();
  private long otherFiles;
  private final List<SitemapLook> sitemaps = new ArrayList<>();
  private long otherSitemaps;
  private String file = "";
  private long urlsBefore; // before the current file
  private long urls;
  private long changefreqs;
  private long priorities;

  /**
   * Creates a counter of nothing.
   *
   * @param extensions those that entries are read with
   * @param today the day at which the calendar ends
   */
  public LookCounter(Extensions extensions, LocalDate today) {
    this.today = today;
    this.dates = new DateCounts(today);
    this.elements = new ElementCounts(extensions);
  }

  @Override
  public void begin(String name) {
    file = name;
    urlsBefore = urls;
  }

  /**
   * Counts an entry.
   *
   * @throws UncheckedIOException if a temporary file cannot be written
   */
  @Override
  public void add(UrlEntry entry) {
    urls++;
    elements.add(entry, languages);
    try {
      languages.end(entry.loc());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    images.add(elements.images());
    videos.add(elements.videos());
    boolean dated = dates.add(entry.lastmod());
    changefreqs += entry.changefreq() == null ? 0 : 1;
    priorities += entry.priority() == null ? 0 : 1;
    int path = hosts.add(entry.loc());
    sections.add(entry.loc(), path, dated, elements.images() > 0, elements.videos() > 0);
  }

  /** Returns the number of entries so far. */
  public long urls() {
    return urls;
  }

  @Override
  public void end(long bytes) {
    if (files.size() < Look.MOST_FILES) {
      files.add(new FileLook(file, urls - urlsBefore, bytes));
    } else {
      otherFiles++;
    }
    urlsBefore = urls;
  }

  @Override
  public void sitemap(SitemapLook sitemap) {
    if (sitemaps.size() < Look.MOST_FILES) {
      sitemaps.add(sitemap);
    } else {
      otherSitemaps++;
    }
  }

  /**
   * Returns what was counted. To be called once, at the end.
   *
   * @throws IOException if a temporary file cannot be written or read
   */
  public Look look() throws IOException {
    return new Look(
        today,
        urls,
        files,
        otherFiles,
        sitemaps,
        otherSitemaps,
        hosts.counts(),
        hosts.others(),
        sections.looks(),
        sections.others(),
        dates.look(),
        List.of(new NamedCount("changefreq", changefreqs), new NamedCount("priority", priorities)),
        elements.looks(),
        images.look(),
        videos.look(),
        languages.look());
  }

  /** Removes the temporary files. */
  @Override
  public void close() throws IOException {
    languages.close();
  }
}
