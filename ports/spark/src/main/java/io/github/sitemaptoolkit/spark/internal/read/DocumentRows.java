package io.github.sitemaptoolkit.spark.internal.read;

import io.github.sitemaptoolkit.batch.walk.IndexCodes;
import io.github.sitemaptoolkit.file.IoReason;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.IndexEntry;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.service.Containment;
import io.github.sitemaptoolkit.spark.internal.plan.Mode;
import io.github.sitemaptoolkit.spark.internal.plan.ReadSettings;
import io.github.sitemaptoolkit.spark.internal.row.EntryRows;
import io.github.sitemaptoolkit.spark.internal.row.RowProblems;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The rows of one document: one for each entry, with its problems, and one without a url for what
 * was left out between two entries or at the end. Each problem is in exactly one row.
 *
 * <p>An entry waits until the next one is read, because problems at the end of the document belong
 * to the last one. Whatever a document does, it costs no more than itself: a stack overflow or a
 * class that is missing would otherwise end the executor, for Spark takes them for its own.
 */
public final class DocumentRows implements Closeable {

  private final ReadSettings documents;
  private final EntryRows rows;
  private final Mode mode;
  private final boolean pages;
  private final String name;
  private final @Nullable String shown;
  private final Opener opener;
  private final Deque<Object> ready = new ArrayDeque<>(3);
  private final List<Problem> found = new ArrayList<>();
  private RowProblems problems = new RowProblems(); // further ones of the same entry
  private @Nullable UrlEntry held;
  private Location heldAt;
  private RowProblems heldProblems = new RowProblems();
  private @Nullable InputStream stream;
  private @Nullable Source source;
  private @Nullable EntryReader<?> reader;
  private boolean ended;
  private boolean failed; // as the mode demands

  /**
   * Creates the rows of a document, which is opened by the first call of {@link #next}.
   *
   * @param pages whether entries are pages; if false, the document must be an index
   * @param name the name of the document in messages
   * @param shown the name of the document in rows; null for none
   */
  public DocumentRows(
      ReadSettings documents,
      EntryRows rows,
      Mode mode,
      boolean pages,
      String name,
      @Nullable String shown,
      Opener opener) {
    this.documents = documents;
    this.rows = rows;
    this.mode = mode;
    this.pages = pages;
    this.name = name;
    this.shown = shown;
    this.opener = opener;
    this.heldAt = Location.of(name);
  }

  /**
   * Returns the next row; null at the end.
   *
   * @throws SitemapException if the mode is FAILFAST and something was left out
   */
  public @Nullable Object next() {
    while (ready.isEmpty() && !ended) {
      try {
        advance();
      } catch (SitemapException e) {
        if (failed) {
          throw e;
        }
        end(e.problem());
      } catch (UncheckedIOException e) {
        end(unreadable(e.getCause() == null ? e.toString() : IoReason.of(e.getCause())));
      } catch (IOException e) {
        end(unreadable(IoReason.of(e)));
      } catch (LinkageError e) {
        end(unreadable("its format needs another version of a library than this Spark has: " + e));
      } catch (RuntimeException | Error e) {
        Location at = reader == null ? Location.of(name) : reader.location();
        end(Containment.contain(e, at).problem());
      }
    }
    return ready.poll();
  }

  private void advance() throws IOException {
    EntryReader<?> from = reader == null ? open() : reader;
    Object entry = from.read();
    if (entry == null) {
      end(null);
      return;
    }
    Location at = from.location();
    RowProblems before = take(at);
    RowProblems own = take(null);
    if (before.missing() == null) { // remarks
      before.addAll(own);
      own = before;
      before = new RowProblems();
    }
    flush();
    if (before.missing() != null) {
      addRow(null, Location.of(name), before);
    }
    held = entry instanceof IndexEntry sitemap ? asUrl(sitemap) : (UrlEntry) entry;
    heldAt = at;
    heldProblems = own;
  }

  private EntryReader<?> open() throws IOException {
    InputStream in = opener.open();
    stream = in;
    Context context = documents.context().withProblems(new Problems(this::found));
    Source opened = Source.of(in, name, context.limits());
    source = opened;
    SitemapFormat format = documents.format(opened);
    EntryReader<?> from =
        pages ? format.reader(opened, context) : format.indexReader(opened, context);
    reader = from;
    return from;
  }

  private static UrlEntry asUrl(IndexEntry entry) {
    return new UrlEntry(entry.loc(), entry.lastmod(), null, null, entry.nodes(), entry.unknown());
  }

  /** Keeps a problem until it is known which row it belongs to. */
  private void found(Problem problem) {
    if (found.size() < Problems.KEPT) {
      found.add(problem);
    } else {
      problems.add(problem);
    }
  }

  /**
   * Takes the problems that were found.
   *
   * @param end only those before this place; null for all
   */
  private RowProblems take(@Nullable Location end) {
    var taken = new RowProblems();
    if (found.isEmpty()) { // as nearly always
      return taken;
    }
    found.removeIf(
        problem -> {
          boolean takes = end == null || isBefore(problem.location(), end);
          if (takes) {
            taken.add(problem);
          }
          return takes;
        });
    if (!problems.isEmpty() && (end == null || taken.missing() != null)) {
      taken.addAll(problems);
      problems = new RowProblems();
    }
    return taken;
  }

  private static boolean isBefore(Location problem, Location entry) {
    return problem.line() > 0
        && (problem.line() < entry.line()
            || (problem.line() == entry.line() && problem.column() < entry.column()));
  }

  /** Ends the document, with the reason if it is not its end. */
  private void end(@Nullable Problem reason) {
    ended = true;
    RowProblems last = take(null);
    if (reason != null && !last.has(reason.code(), reason.location())) {
      last.addFirst(reason.asMissing());
    }
    if (held != null && reason == null && last.missing() == null) {
      heldProblems.addAll(last);
      last = new RowProblems();
    }
    flush();
    if (!last.isEmpty()) {
      addRow(null, Location.of(name), last);
    }
  }

  /** Adds the row of the entry that was held back. */
  private void flush() {
    UrlEntry entry = held;
    held = null;
    if (entry != null) {
      addRow(entry, heldAt, heldProblems);
    }
  }

  private void addRow(@Nullable UrlEntry entry, Location at, RowProblems its) {
    @Nullable Object[] fields = rows.fields(entry, shown, at, its);
    Problem missing = its.missing();
    if (mode == Mode.FAILFAST && missing != null) {
      ready.clear();
      ended = true;
      failed = true;
      throw new SitemapException(missing);
    }
    if (entry != null || mode != Mode.DROPMALFORMED) {
      ready.add(rows.row(fields));
    }
  }

  private Problem unreadable(String reason) {
    Code code = IndexCodes.UNREADABLE;
    EntryReader<?> from = reader;
    Location at = from == null ? Location.of(name) : from.location();
    String what = from == null ? "the file cannot be read: " : "the rest cannot be read: ";
    return Problem.of(code, what + reason, at);
  }

  @Override
  public void close() throws IOException {
    ended = true;
    Closeable inner = reader == null ? source : reader;
    InputStream outer = stream;
    try {
      if (inner != null) {
        inner.close();
      }
    } finally {
      if (outer != null) {
        outer.close();
      }
    }
  }
}
