package io.github.sitemaptoolkit.converters.robots;

import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.format.EntryWriter;
import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.io.DocumentCodes;
import io.github.sitemaptoolkit.io.Head;
import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.IndexEntry;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.SitemapException;
import java.util.List;

/**
 * The format of {@code robots.txt}: the sitemaps in its {@code Sitemap} lines are read as an index.
 *
 * <p>All other lines are ignored. The format cannot be written. Sources: <a
 * href="https://www.rfc-editor.org/rfc/rfc9309">RFC 9309</a> for the lines, <a
 * href="https://www.sitemaps.org/protocol.html#submit_robots">the sitemap protocol</a> for {@code
 * Sitemap}.
 *
 * @since 0.1
 */
public final class RobotsFormat implements SitemapFormat {

  /** Creates the format; it has no state. */
  public RobotsFormat() {}

  @Override
  public String id() {
    return "robots";
  }

  @Override
  public String description() {
    return "robots.txt: its Sitemap lines are read as an index";
  }

  @Override
  public List<String> fileExtensions() {
    return List.of();
  }

  @Override
  public List<String> fileNames() {
    return List.of("robots.txt");
  }

  /**
   * {@inheritDoc}
   *
   * <p>True if the first line that is neither blank nor a comment is a line of a robots.txt.
   */
  @Override
  public boolean matches(Head head) {
    return head.text()
        .lines()
        .filter(line -> !RobotsLine.isBlank(line))
        .findFirst()
        .map(RobotsLine::parse)
        .filter(RobotsLine::isKnown)
        .isPresent();
  }

  @Override
  public boolean writes() {
    return false;
  }

  @Override
  public boolean holdsIndex(Head head) {
    return true;
  }

  @Override
  public boolean carriesIndexes() {
    return true;
  }

  @Override
  public EntryReader<IndexEntry> indexReader(Source source, Context context) {
    return new RobotsReader(source, context);
  }

  /**
   * Always throws an exception, because a robots.txt lists no pages.
   *
   * @throws SitemapException always
   */
  @Override
  public EntryReader<UrlEntry> reader(Source source, Context context) {
    throw new SitemapException(
        Problem.of(
            DocumentCodes.INDEX_TO_PAGES,
            "this is a robots.txt, which lists sitemaps, not pages",
            Location.of(source.name())));
  }

  @Override
  public EntryWriter<UrlEntry> writer(Sink sink, DocumentInfo document, Context context) {
    throw new UnsupportedOperationException("robots.txt can be read, but not written");
  }

  @Override
  public EntryWriter<IndexEntry> indexWriter(Sink sink, DocumentInfo document, Context context) {
    throw new UnsupportedOperationException("robots.txt can be read, but not written");
  }
}
