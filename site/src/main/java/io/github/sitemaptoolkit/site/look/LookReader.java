package io.github.sitemaptoolkit.site.look;

import io.github.sitemaptoolkit.batch.plan.Input;
import io.github.sitemaptoolkit.batch.plan.RunFiles;
import io.github.sitemaptoolkit.batch.walk.ExpandedReader;
import io.github.sitemaptoolkit.batch.walk.IndexCodes;
import io.github.sitemaptoolkit.converters.Step;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.format.InputFormat;
import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.look.LookListener;
import io.github.sitemaptoolkit.look.SitemapLook;
import io.github.sitemaptoolkit.model.IndexEntry;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.site.input.InputSource;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Reads inputs one after the other, each file once, and passes on their entries by file. Not safe
 * for use by several threads.
 */
public final class LookReader {

  private final LookListener listener;
  private final Consumer<UrlEntry> against;
  private final @Nullable Step choice; // null for all entries
  private final RunFiles run;
  private final Set<Path> read = new HashSet<>(); // real paths
  private long left;
  private long entries;
  private boolean refusing;
  private @Nullable Source current; // the file that is counted; null for one that was before
  private @Nullable Listed listed; // the sitemap of an index that is read

  /** A sitemap of an index, and what is known of it so far. */
  private static final class Listed {
    private final IndexEntry entry;
    private @Nullable String file;
    private long urls;
    private long bytes;
    private @Nullable String unread;

    Listed(IndexEntry entry) {
      this.entry = entry;
    }

    /** Accepts why it was not read; the first reason counts. */
    void unread(String reason) {
      unread = unread == null ? reason : unread;
    }

    SitemapLook look() {
      return new SitemapLook(entry.loc(), entry.lastmod(), file, urls, bytes, unread);
    }
  }

  /**
   * Creates a reader.
   *
   * @param against what else accepts the entries
   * @param choice which entries are passed on; null for all
   * @param most how many of them, at most
   * @param run the files of the run, to which the sitemaps of indexes are added
   */
  public LookReader(
      LookListener listener,
      Consumer<UrlEntry> against,
      @Nullable Step choice,
      long most,
      RunFiles run) {
    this.listener = listener;
    this.against = against;
    this.choice = choice;
    this.left = most;
    this.run = run;
  }

  /** Refuses an index whose sitemaps are wanted and cannot be found, as that of a stream. */
  public LookReader refusingIndexes() {
    refusing = true;
    return this;
  }

  /**
   * Reads an input.
   *
   * @param source the opened input, which the caller closes
   * @param expand whether to read the sitemaps of an index
   * @param progress called with the number of entries so far, of all inputs
   * @throws IOException if it cannot be read
   * @throws io.github.sitemaptoolkit.problem.SitemapException if its format is unknown, or it is
   *     damaged; what was read before was passed on
   */
  public void read(
      Source source, Input input, boolean expand, Context context, LongConsumer progress)
      throws IOException {
    SitemapFormat format = InputFormat.of(source, context);
    try {
      if (!format.holdsIndex(source.head())) {
        enter(source);
        try (EntryReader<UrlEntry> in = format.reader(source, context)) {
          pass(in, progress);
        }
      } else if (expand && InputSource.hasChildren(input)) {
        EntryReader<IndexEntry> index = format.indexReader(source, context);
        var files = InputSource.children(context, run).of(source.name());
        try (var in =
            new ExpandedReader(index, files, context)
                .onSitemap(this::list)
                .onOpened(this::enter)
                .onUnread(this::unread)) {
          pass(in, progress);
        }
      } else if (expand && refusing) {
        throw IndexCodes.noDirectory(source.name());
      } else {
        context.problems().report(unread(source, expand));
        enter(source);
      }
    } finally {
      unlist();
      leave();
    }
  }

  private static Problem unread(Source index, boolean expand) {
    return Problem.of(
        IndexCodes.NO_DIRECTORY.withSeverity(Severity.WARNING),
        expand
            ? "the sitemaps of the index are not read, because they are looked for in its"
                + " directory; give its file name"
            : "it is an index, whose sitemaps are not read",
        Location.of(index.name()));
  }

  private void pass(EntryReader<UrlEntry> in, LongConsumer progress) {
    for (UrlEntry entry = next(in); entry != null; entry = next(in)) {
      if (current != null && (choice == null || choice.page(entry) != null)) {
        left--;
        listener.add(entry);
        if (listed != null) {
          listed.urls++;
        }
        against.accept(entry);
        progress.accept(++entries);
      }
    }
  }

  private @Nullable UrlEntry next(EntryReader<UrlEntry> in) {
    return left > 0 ? in.read() : null;
  }

  private void list(IndexEntry sitemap) {
    unlist();
    listed = new Listed(sitemap);
  }

  private void unread(String reason) {
    if (listed != null) {
      listed.unread(reason);
    }
  }

  /** Ends the sitemap that is listed, and its file. */
  private void unlist() {
    if (listed != null) {
      leave();
      listener.sitemap(listed.look());
      listed = null;
    }
  }

  private void enter(Source file) {
    leave();
    if (listed != null && listed.file == null) {
      listed.file = file.name();
    }
    try {
      boolean path = !Input.isAddress(file.name()) && !Input.STANDARD.equals(file.name());
      if (!path || read.add(Path.of(file.name()).toRealPath())) {
        current = file;
        listener.begin(file.name());
      } else {
        unread("it was counted before");
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void leave() {
    if (current != null) {
      listener.end(current.bytes());
      if (listed != null) {
        listed.bytes += current.bytes();
      }
      current = null;
    }
  }
}
