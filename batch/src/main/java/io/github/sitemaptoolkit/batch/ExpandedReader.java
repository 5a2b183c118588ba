package io.github.sitemaptoolkit.batch;

import io.github.sitemaptoolkit.Sitemaps;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.format.Places;
import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.io.IoReason;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.IndexEntry;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Losses;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.Reporter;
import io.github.sitemaptoolkit.problem.SitemapException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Reads, in place of a sitemap index, the pages of the sitemaps that it lists, as far as {@link
 * Children} finds them: in one directory, where nothing else is said.
 *
 * <pre>{@code
 * try (var entries = ExpandedReader.open(Path.of("site/sitemap.xml"))) {
 *   entries.forEach(entry -> System.out.println(entry.loc()));
 * }
 * }</pre>
 *
 * <p>A sitemap is looked for by the last part of its url, {@code pages-1.xml.gz} for {@code
 * https://example.com/maps/pages-1.xml.gz}; nothing is fetched, and no file outside of the
 * directory is read. One that is not there, cannot be read to its end or is an index itself (which
 * only a robots.txt may list) costs what it lists, with a problem, and the reading goes on. What
 * the index says of its sitemaps is not kept, nor is what a sitemap says of itself: elements among
 * that are counted as lost.
 *
 * @since 0.1
 */
public final class ExpandedReader implements EntryReader<UrlEntry> {

  private final EntryReader<IndexEntry> index;
  private final Children children;
  private final Context context;
  private final Losses losses;
  private final Reporter reporter;
  private @Nullable EntryReader<UrlEntry> child;
  private Location childAt;
  private String childLoc = "";
  private boolean ended;

  /**
   * Creates a reader of what an index lists.
   *
   * @param index the index, which is closed with this reader
   * @param directory where the sitemaps are
   * @param context takes the problems of all documents
   * @throws IOException if there is no such directory
   */
  public ExpandedReader(EntryReader<IndexEntry> index, Path directory, Context context)
      throws IOException {
    this(index, new ChildFiles(directory, context.limits()), context);
  }

  /**
   * Creates a reader of what an index lists.
   *
   * @param index the index, which is closed with this reader
   * @param children finds the sitemaps
   * @param context takes the problems of all documents
   */
  public ExpandedReader(EntryReader<IndexEntry> index, Children children, Context context) {
    this.index = index;
    this.children = children;
    this.context = context;
    this.childAt = index.location();
    this.reporter = new Reporter(context.problems(), index.location().source());
    this.losses = new Losses("xml", index.location().source());
    losses.markup(index.document(), context.extensions()::nameOf);
  }

  /**
   * Opens an index whose sitemaps lie beside it. Throws the same exceptions as {@link
   * Sitemaps#readIndex}.
   */
  public static ExpandedReader open(Path index) throws IOException {
    return open(index, Context.load());
  }

  /**
   * Opens an index whose sitemaps lie beside it. Throws the same exceptions as {@link
   * Sitemaps#readIndex}.
   */
  public static ExpandedReader open(Path index, Context context) throws IOException {
    EntryReader<IndexEntry> reader = Sitemaps.readIndex(index, context);
    try {
      return new ExpandedReader(reader, directoryOf(index), context);
    } catch (IOException | RuntimeException e) {
      reader.close();
      throw e;
    }
  }

  /** Returns the directory that a file is in. */
  static Path directoryOf(Path file) {
    Path parent = file.getParent();
    return parent == null ? Path.of("") : parent; // as it was given: messages name what is in it
  }

  @Override
  public @Nullable UrlEntry read() {
    while (!ended) {
      EntryReader<UrlEntry> current = child == null ? next() : child;
      UrlEntry entry = current == null ? null : read(current);
      if (entry != null) {
        return entry;
      }
      closeChild();
    }
    return null;
  }

  /** Returns the next entry of a sitemap; null at its end, or where it cannot be read further. */
  private @Nullable UrlEntry read(EntryReader<UrlEntry> reader) {
    try {
      return reader.read();
    } catch (SitemapException e) {
      context.problems().report(e.problem().asMissing());
    } catch (UncheckedIOException e) {
      unreadable(e);
    }
    return null;
  }

  /** Opens the next sitemap; null if it cannot be read, or there is none any more. */
  private @Nullable EntryReader<UrlEntry> next() {
    IndexEntry sitemap;
    try {
      sitemap = index.read();
    } catch (SitemapException | UncheckedIOException e) {
      end();
      throw e;
    }
    if (sitemap == null) {
      end();
      return null;
    }
    childAt = index.location();
    childLoc = sitemap.loc();
    reporter.at(childAt);
    reporter.entry(childLoc);
    losses.entry(childLoc);
    losses.nodes(sitemap.nodes(), context.extensions()::nameOf);
    losses.rest(sitemap.rest());
    child = isToRead() ? openChild() : null;
    return child;
  }

  /** Returns whether a sitemap was not read before; the other one may be of another url. */
  private boolean isToRead() {
    String before = children.use(childLoc).orElse(null);
    if (before == null) {
      return true;
    } else if (before.equals(childLoc)) {
      reporter.report(IndexCodes.CHILD_DUPLICATE, "it is listed twice; it is read once");
    } else {
      missing(
          IndexCodes.CHILD_MISSING, "the file of its name is taken for " + Problem.quoted(before));
    }
    return false;
  }

  private @Nullable EntryReader<UrlEntry> openChild() {
    try {
      Source source = children.open(childLoc).orElse(null);
      if (source == null) {
        missing(IndexCodes.CHILD_MISSING, children.missing(childLoc));
        return null;
      }
      try {
        SitemapFormat format = context.formats().detect(source);
        if (format.holdsIndex(source.head())) {
          return openIndex(format.indexReader(source, context));
        }
        EntryReader<UrlEntry> reader = format.reader(source, context);
        losses.markup(reader.document(), context.extensions()::nameOf);
        losses.feed(reader.document());
        return reader;
      } catch (IOException | RuntimeException e) {
        source.close();
        throw e;
      }
    } catch (SitemapException e) {
      context.problems().report(e.problem().asMissing());
    } catch (IOException | UncheckedIOException e) {
      unreadable(e);
    }
    return null;
  }

  /** Opens an index that is listed; null if this is an index, too, which must not list it. */
  private @Nullable EntryReader<UrlEntry> openIndex(EntryReader<IndexEntry> listed)
      throws IOException {
    if (index.document().kind() == DocumentInfo.Kind.ROBOTS
        && listed.document().kind() == DocumentInfo.Kind.INDEX) {
      return new ExpandedReader(listed, children, context);
    }
    missing(IndexCodes.NESTED, "it is an index itself; an index lists sitemaps");
    listed.close();
    return null;
  }

  private void unreadable(Exception e) {
    Exception failure =
        e instanceof UncheckedIOException unchecked
            ? Objects.requireNonNull(unchecked.getCause())
            : e;
    missing(
        IndexCodes.CHILD_MISSING, "it cannot be read: " + IoReason.withFile((IOException) failure));
  }

  private void missing(Code code, String message) {
    reporter.missing(code, () -> message + "; what it lists is left out");
  }

  private void end() {
    ended = true;
    losses.entry(null);
    losses.nodes(index.trailing(), context.extensions()::nameOf);
    losses.reportTo(context.problems());
  }

  private void closeChild() {
    EntryReader<UrlEntry> reader = child;
    child = null;
    if (reader != null) {
      losses.nodes(reader.trailing(), context.extensions()::nameOf);
      try {
        reader.close();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  /** Returns what is known of a list of pages that nothing else is known of. */
  @Override
  public DocumentInfo document() {
    return DocumentInfo.of(DocumentInfo.Kind.URLSET);
  }

  /** Returns where the entry read last begins, in the sitemap that it is from. */
  @Override
  public Location location() {
    EntryReader<UrlEntry> reader = child;
    return reader == null ? childAt : reader.location();
  }

  @Override
  public Places places() {
    EntryReader<UrlEntry> reader = child;
    return reader == null ? new Places(childAt) : reader.places();
  }

  @Override
  public Problems problems() {
    return context.problems();
  }

  @Override
  public void close() throws IOException {
    try (index) {
      closeChild();
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }
}
