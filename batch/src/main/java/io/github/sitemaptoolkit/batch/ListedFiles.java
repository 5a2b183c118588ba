package io.github.sitemaptoolkit.batch;

import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.io.SiblingFiles;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.limit.ProtocolLimits;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.IndexEntry;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.SitemapException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Finds the files that sitemap indexes list, without reading these sitemaps: for what must be known
 * before anything is read or written. Reports no problems, because reading the index does.
 * Immutable and safe for use by several threads.
 *
 * @since 0.1
 */
public final class ListedFiles {

  private final Context context;

  /** What a document lists. */
  private record Listing(DocumentInfo.Kind kind, List<String> locs) {

    static final Listing NONE = new Listing(DocumentInfo.Kind.URLSET, List.of());
  }

  /**
   * Creates a finder.
   *
   * @param context how indexes are read
   */
  public ListedFiles(Context context) {
    this.context = context;
  }

  /**
   * Returns the sitemaps of an index that {@link ChildFiles} finds, also those of indexes that a
   * robots.txt lists.
   *
   * @return their paths, which begin with the directory of the index; empty if the file is not an
   *     index or cannot be read
   */
  public Set<Path> of(Path index) {
    Set<Path> found = new LinkedHashSet<>();
    try {
      Listing listing = listing(index);
      var siblings = new SiblingFiles(ExpandedReader.directoryOf(index));
      for (String loc : listing.locs()) {
        Path file = siblings.find(loc).orElse(null);
        if (file != null && found.add(file) && listing.kind() == DocumentInfo.Kind.ROBOTS) {
          for (String inner : listing(file).locs()) {
            siblings.find(inner).ifPresent(found::add);
          }
        }
      }
    } catch (IOException | UncheckedIOException e) {
      // reported when the index is read
    }
    return found;
  }

  /** Returns the urls of the sitemaps that an index lists; empty if the file is not an index. */
  public List<String> locs(Path index) throws IOException {
    return listing(index).locs();
  }

  private Listing listing(Path index) throws IOException {
    List<String> locs = new ArrayList<>();
    Context own = context.withProblems(new Problems());
    try (Source source = Source.open(index, context.limits())) {
      SitemapFormat format = own.formats().detect(source);
      if (!format.holdsIndex(source.head())) {
        return Listing.NONE;
      }
      try (EntryReader<IndexEntry> entries = format.indexReader(source, own)) {
        var listing = new Listing(entries.document().kind(), locs);
        for (IndexEntry entry = entries.read();
            entry != null && locs.size() < ProtocolLimits.ENTRIES; // more are an error anyway
            entry = entries.read()) {
          locs.add(entry.loc());
        }
        return listing;
      }
    } catch (SitemapException e) {
      return new Listing(DocumentInfo.Kind.INDEX, locs); // those before the damage
    }
  }
}
