package io.github.sitemaptoolkit.converters.robots;

import io.github.sitemaptoolkit.code.DocumentCodes;
import io.github.sitemaptoolkit.format.AbstractFormat;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.format.EntryWriter;
import io.github.sitemaptoolkit.io.Head;
import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.IndexEntry;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.SitemapException;

/** A robots.txt that is read as an index of what one kind of its lines names. */
abstract class RobotsIndexFormat extends AbstractFormat {

  private final boolean schemamaps;

  /**
   * Creates a format.
   *
   * @param schemamaps whether the lines name schema maps, not sitemaps
   */
  RobotsIndexFormat(String id, String description, boolean schemamaps) {
    super(id, description);
    this.schemamaps = schemamaps;
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
  public EntryReader<IndexEntry> openIndexReader(Source source, Context context) {
    return new RobotsReader(source, context, schemamaps);
  }

  /**
   * Always throws an exception, because a robots.txt lists no pages.
   *
   * @throws SitemapException always
   */
  @Override
  public EntryReader<UrlEntry> openReader(Source source, Context context) {
    throw new SitemapException(
        DocumentCodes.INDEX_TO_PAGES,
        "this is a robots.txt, which lists sitemaps, not pages",
        Location.of(source.name()));
  }

  @Override
  public EntryWriter<IndexEntry> openIndexWriter(
      Sink sink, DocumentInfo document, Context context) {
    throw new UnsupportedOperationException("robots.txt can be read, but not written");
  }
}
