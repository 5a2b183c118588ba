package io.github.sitemaptoolkit.batch.walk;

import io.github.sitemaptoolkit.Sitemaps;
import io.github.sitemaptoolkit.batch.plan.RunFiles;
import io.github.sitemaptoolkit.file.IoReason;
import io.github.sitemaptoolkit.format.AbstractReader;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.format.Losses;
import io.github.sitemaptoolkit.format.Places;
import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.io.Children;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.IndexEntry;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.Reporter;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.service.Containment;
import io.github.sitemaptoolkit.text.EntryCodes;
import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Reads the entries of all sitemaps that a sitemap index lists. By default, the sitemaps are files
 * in the directory of the index; {@link Children} may find them elsewhere.
 *
 * <pre>{@code
 * try (var entries = ExpandedReader.open(Path.of("site/sitemap.xml"))) {
 *   entries.forEach(entry -> System.out.println(entry.loc()));
 * }
 * }</pre>
 *
 * <p>The file of a sitemap is found by the end of its url's path, such as {@code pages-1.xml.gz}
 * for {@code https://example.com/maps/pages-1.xml.gz}; nothing is fetched, and no file outside of
 * the directory is read. A sitemap that is missing, cannot be read to its end, or is an index
 * itself (which only a robots.txt may list) is reported, its missing entries are skipped, and
 * reading continues with the next sitemap, unless {@link #onUnreadable} sets another policy. What
 * the index states about its sitemaps is not kept, nor is what a sitemap states about itself;
 * elements among these are reported as lost.
 *
 * <p>Not thread-safe. The caller closes the reader.
 *
 * @since 0.1
 */
public final class ExpandedReader extends AbstractReader<UrlEntry> {

  private final EntryReader<IndexEntry> index;
  private final Walk walk;
  private final Children children;
  private final Context context;
  private final Losses losses;
  private final Reporter reporter;
  private @Nullable EntryReader<UrlEntry> child;
  private Location childAt;
  private String childLoc = "";
  private Consumer<IndexEntry> listener = sitemap -> {};
  private Consumer<Source> opened = source -> {};
  private Consumer<String> unread = reason -> {};
  private Unreadable policy = Unreadable.REPORT;
  private boolean closesChildren = true;
  private boolean ended;
  private boolean closed;

  /**
   * Creates a reader of sitemaps that are found by the given object.
   *
   * @param index the index; closing this reader closes it
   * @param children finds the sitemaps; closing this reader closes it, if it is {@link Closeable}
   * @param given how the sitemaps are read, and the sink for the problems of all documents; if it
   *     was given none, they are added to those of the index
   */
  public ExpandedReader(EntryReader<IndexEntry> index, Children children, Context given) {
    Context context = given.hasProblems() ? given : given.withProblems(index.problems());
    this.index = index;
    this.children = children;
    this.walk = new Walk(children);
    walk.enter(null, index);
    this.context = context;
    this.childAt = index.location();
    this.reporter = new Reporter(context.problems(), index.location().source());
    this.losses = new Losses("xml", index.location().source());
    losses.markup(index.document(), context.extensions()::nameOf);
  }

  /**
   * Opens an index whose sitemaps are files in the same directory, with the default context. Throws
   * the same exceptions as {@link Sitemaps#readIndex}.
   */
  public static ExpandedReader open(Path index) throws IOException {
    return open(index, Context.load());
  }

  /**
   * Opens an index whose sitemaps are files in the same directory. Throws the same exceptions as
   * {@link Sitemaps#readIndex}.
   */
  public static ExpandedReader open(Path index, Context context) throws IOException {
    Context own = context.withOwnProblems();
    EntryReader<IndexEntry> reader = Sitemaps.readIndex(index, own);
    try {
      return new ExpandedReader(
          reader, ChildFiles.beside(index, context.limits(), new RunFiles()), own);
    } catch (IOException | RuntimeException e) {
      reader.close();
      throw e;
    }
  }

  /** Calls the listener with each sitemap of the index, before it is read. */
  public ExpandedReader onSitemap(Consumer<IndexEntry> listener) {
    this.listener = listener;
    return this;
  }

  /** Calls the listener with the document of each sitemap, before it is read. */
  public ExpandedReader onOpened(Consumer<Source> listener) {
    this.opened = listener;
    return this;
  }

  /**
   * Calls the listener with the reason why a sitemap was not read, or not to its end, whatever
   * {@link #onUnreadable} says.
   */
  public ExpandedReader onUnread(Consumer<String> listener) {
    this.unread = listener;
    return this;
  }

  /**
   * Sets what to do with sitemaps that are missing or cannot be read. Defaults to {@link
   * Unreadable#REPORT}.
   */
  public ExpandedReader onUnreadable(Unreadable policy) {
    this.policy = policy;
    return this;
  }

  @Override
  protected @Nullable UrlEntry readNext() {
    checkOpen();
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

  /** Returns the next entry of a sitemap; null at its end, or if it cannot be read further. */
  private @Nullable UrlEntry read(EntryReader<UrlEntry> reader) {
    try {
      return reader.read();
    } catch (SitemapException e) {
      missing(e);
    } catch (UncheckedIOException e) {
      unreadable(e);
    } catch (RuntimeException | Error e) {
      missing(Containment.contain(e, reader.location(), problems()));
    }
    return null;
  }

  /** Opens the next sitemap; null if it cannot be read or there are no more. */
  private @Nullable EntryReader<UrlEntry> next() {
    Listed listed;
    try {
      listed = walk.next();
    } catch (SitemapException | UncheckedIOException e) {
      end();
      throw e;
    }
    if (listed == null) {
      end();
      return null;
    }
    IndexEntry sitemap = listed.sitemap();
    listener.accept(sitemap);
    childAt = listed.at();
    childLoc = sitemap.loc();
    reporter.at(childAt);
    reporter.entry(childLoc);
    losses.entry(childLoc);
    losses.nodes(sitemap.nodes(), context.extensions()::nameOf);
    losses.unknown(sitemap.unknown());
    if (listed.isRepeated()) {
      unread.accept("it is listed more than once, and read once");
      reporter.report(
          EntryCodes.CHILD_DUPLICATE, "the sitemap is listed more than once; it is read once");
    }
    child = listed.isRepeated() ? null : openChild(listed);
    return child;
  }

  private @Nullable EntryReader<UrlEntry> openChild(Listed listed) {
    try {
      Source source = walk.open(listed);
      children.guess(childLoc).ifPresent(note -> reporter.report(IndexCodes.CHILD_GUESSED, note));
      try {
        opened.accept(source);
        return open(source, listed.mayBeIndex());
      } catch (IOException | RuntimeException | Error e) {
        source.close();
        throw e;
      }
    } catch (AbsentException e) {
      missing(IndexCodes.CHILD_MISSING, Objects.requireNonNull(e.getMessage()));
    } catch (SitemapException e) {
      missing(e);
    } catch (IOException e) {
      unreadable(new UncheckedIOException(e));
    } catch (UncheckedIOException e) {
      unreadable(e);
    }
    return null;
  }

  /** Opens what a sitemap's url stands for; null if it is an index. */
  private @Nullable EntryReader<UrlEntry> open(Source source, boolean mayBeIndex)
      throws IOException {
    try {
      SitemapFormat format = context.formats().detect(source);
      if (format.holdsIndex(source.head())) {
        return openIndex(format.indexReader(source, context), mayBeIndex);
      }
      EntryReader<UrlEntry> reader = format.reader(source, context);
      losses.markup(reader.document(), context.extensions()::nameOf);
      losses.feed(reader.document());
      return reader;
    } catch (RuntimeException | Error e) { // of a format
      throw Containment.contain(e, Location.of(source.name()), context.problems());
    }
  }

  /**
   * Opens a listed index if a robots.txt lists it. Returns null if an index lists it, which is not
   * allowed.
   */
  private @Nullable EntryReader<UrlEntry> openIndex(
      EntryReader<IndexEntry> listed, boolean mayBeIndex) throws IOException {
    if (mayBeIndex && listed.document().kind() == DocumentInfo.Kind.INDEX) {
      var inner = new ExpandedReader(listed, children, context);
      inner.closesChildren = false; // they belong to this one
      return inner.onOpened(opened).onUnread(unread).onUnreadable(policy);
    }
    listed.close();
    missing(IndexCodes.NESTED, "it is a sitemap index; an index may only list sitemaps");
    return null;
  }

  private void unreadable(UncheckedIOException e) {
    if (policy == Unreadable.FAIL) {
      throw e;
    }
    String reason = IoReason.withFile(Objects.requireNonNull(e.getCause()));
    missing(IndexCodes.CHILD_MISSING, "the sitemap cannot be read: " + reason);
  }

  private void missing(SitemapException e) {
    unread.accept(e.problem().message());
    policy.apply(e, context.problems());
  }

  private void missing(Code code, String message) {
    unread.accept(message);
    switch (policy) {
      case FAIL -> throw new SitemapException(incomplete(code, message));
      case SKIP -> {}
      case REPORT -> reporter.missing(code, () -> message + "; its urls are left out");
    }
  }

  private Problem incomplete(Code code, String message) {
    return new Problem(
        code.severity(),
        code.id(),
        message + "; without it the set is incomplete",
        childAt,
        null,
        childLoc,
        true);
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

  /**
   * Returns information that contains only the kind of document, {@link DocumentInfo.Kind#URLSET}.
   */
  @Override
  public DocumentInfo document() {
    return DocumentInfo.of(DocumentInfo.Kind.URLSET);
  }

  /** Returns the start of the entry that was read last, in the sitemap that contains it. */
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
  public boolean isClosed() {
    return closed;
  }

  @Override
  public void close() throws IOException {
    closed = true;
    try (index) {
      closeChild();
      if (closesChildren && children instanceof Closeable resource) {
        resource.close();
      }
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }
}
