package io.github.sitemaptoolkit.batch.walk;

import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.limit.ProtocolLimits;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.IndexEntry;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.service.Containment;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The sitemaps that an index lists, held in memory. Immutable.
 *
 * @param sitemaps the sitemaps, in their order
 * @param indexes whether these may be indexes themselves: only a robots.txt may list them
 * @param more whether the index lists more sitemaps than were asked for
 * @param failure why the rest of the index cannot be read: a {@link SitemapException} or an {@link
 *     UncheckedIOException}; null if it was read to its end
 * @since 0.1
 */
public record Listing(
    List<Sitemap> sitemaps, boolean indexes, boolean more, @Nullable RuntimeException failure) {

  /** What a document lists that is not an index. */
  public static final Listing NONE = new Listing(List.of(), false, false, null);

  /**
   * A sitemap that an index lists.
   *
   * @param entry what the index says about it
   * @param at where the index lists it
   */
  public record Sitemap(IndexEntry entry, Location at) {

    /** Returns its url. */
    public String loc() {
      return entry.loc();
    }
  }

  /** Returns a list of documents that may be indexes. */
  public static Listing of(List<Sitemap> sitemaps) {
    return new Listing(List.copyOf(sitemaps), true, false, null);
  }

  /** Returns whether the document is an index, even if it lists nothing. */
  @SuppressWarnings("ReferenceEquality") // an index that lists nothing is another one
  public boolean isIndex() {
    return this != NONE;
  }

  /**
   * Returns what a document lists, as far as it can be understood; {@link #NONE} if it is no index.
   * Reports nothing, because reading the document does.
   *
   * @param source closed by the caller
   * @throws IOException if it cannot be read
   */
  public static Listing of(Source source, Context context) throws IOException {
    Context own = context.withProblems(new Problems()).withPlaces(true);
    try {
      SitemapFormat format = own.formats().detect(source);
      return format.holdsIndex(source.head())
          ? read(format, source, own, ProtocolLimits.ENTRIES) // more are an error anyway
          : NONE;
    } catch (SitemapException e) {
      return NONE;
    } catch (RuntimeException | Error e) {
      Containment.contain(e, Location.of(source.name())); // shows again when the index is read
      return NONE;
    }
  }

  /**
   * Reads an index.
   *
   * @param source closed at the end, as by a reader
   * @param most the maximum number of sitemaps
   * @throws IOException if it cannot be opened
   */
  public static Listing read(SitemapFormat format, Source source, Context context, long most)
      throws IOException {
    List<Sitemap> sitemaps = new ArrayList<>();
    boolean indexes = false;
    boolean more = false;
    RuntimeException failure = null;
    try (EntryReader<IndexEntry> index = format.indexReader(source, context)) {
      indexes = index.document().kind() == DocumentInfo.Kind.ROBOTS;
      for (IndexEntry entry = index.read(); entry != null && !more; entry = index.read()) {
        more = sitemaps.size() == most;
        if (!more) {
          sitemaps.add(new Sitemap(entry, at(index, context)));
        }
      }
    } catch (SitemapException | UncheckedIOException e) {
      failure = e;
    }
    return new Listing(List.copyOf(sitemaps), indexes, more, failure);
  }

  /** Returns where the last sitemap is listed: its url if places are wanted, else its entry. */
  private static Location at(EntryReader<IndexEntry> index, Context context) {
    return context.places() ? index.places().of("loc") : index.location();
  }
}
