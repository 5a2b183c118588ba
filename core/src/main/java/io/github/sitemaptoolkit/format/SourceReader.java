package io.github.sitemaptoolkit.format;

import io.github.sitemaptoolkit.code.DocumentCodes;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.service.Containment;
import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.jspecify.annotations.Nullable;

/**
 * A reader of one document that keeps the contract of {@link EntryReader}; a format only has to
 * find the next entry.
 *
 * <p>Nothing is read after the end, after a failure, or once the reader is closed. The entries are
 * iterated over once. What {@link #next} throws by mistake becomes a {@link SitemapException} with
 * the code {@code program.failed}, so that it costs one document of many; what a listener of
 * problems throws is passed on. Not thread-safe.
 *
 * @param <E> the type of the entries
 * @since 0.1
 */
public abstract class SourceReader<E> extends AbstractReader<E> {

  private final Closeable input;
  private final Context context;
  private final DocumentInfo document;
  private Location location;
  private boolean any;
  private boolean ended;
  private boolean closed;

  /**
   * Creates a reader of a document of which nothing is known but its kind.
   *
   * @param source the document; closed with this reader
   */
  protected SourceReader(Source source, DocumentInfo.Kind kind, Context context) {
    this(source.name(), source, kind, context);
  }

  /**
   * Creates a reader of a document of which nothing is known but its kind.
   *
   * @param name the document's name in problems
   * @param input what is closed with this reader
   */
  protected SourceReader(String name, Closeable input, DocumentInfo.Kind kind, Context context) {
    this.input = input;
    this.context = context.withOwnProblems();
    this.document = DocumentInfo.of(kind);
    this.location = Location.of(name);
  }

  /**
   * Returns the next entry; null at the end.
   *
   * @throws IOException if the input fails; {@link #failure} says how that is thrown
   */
  protected abstract @Nullable E next() throws IOException;

  /**
   * Reports what is only known at the end of the document. Called once: at the end, after a
   * failure, or when the reader is closed before. Does nothing by default.
   */
  protected void end() {}

  /**
   * Returns whether a document without entries is probably not meant to be one, so that {@link
   * EmptyTables} decides whether it is refused. Defaults to false.
   */
  protected boolean needsEntries() {
    return false;
  }

  /** Returns the exception for a failure of the input; by default at the place of the entry. */
  protected RuntimeException failure(IOException e) {
    return Source.failure(e, location);
  }

  /** Returns a place in the document. */
  protected final Location place(long line, int column) {
    return new Location(location.source(), line, column);
  }

  /** Sets the place of the entry that is read next. */
  protected final void at(Location place) {
    location = place;
  }

  /** Returns the context, which has problems. */
  protected final Context context() {
    return context;
  }

  @Override
  protected final @Nullable E readNext() {
    checkOpen();
    if (ended) {
      return null;
    }
    try {
      E entry = next();
      if (entry == null) {
        endOnce();
        checkAny();
      }
      any = true;
      return entry;
    } catch (IOException e) {
      endOnce();
      throw failure(e);
    } catch (SitemapException | UncheckedIOException e) {
      endOnce();
      throw e;
    } catch (RuntimeException | Error e) { // a mistake of ours must not end a run over many files
      boolean first = !ended;
      ended = true;
      SitemapException contained = Containment.contain(e, location, context.problems());
      if (first) {
        endAfter(contained);
      }
      throw contained;
    }
  }

  /** Reports what is known so far, which may fail for the same reason as the reading. */
  private void endAfter(SitemapException failure) {
    try {
      end();
    } catch (RuntimeException | Error e) {
      Containment.check(e);
      failure.addSuppressed(e);
    }
  }

  private void checkAny() {
    if (!any && needsEntries() && context.options(EmptyTables.ALLOWED) == EmptyTables.REFUSED) {
      throw new SitemapException(
          DocumentCodes.NO_ENTRIES, "no entry came from it", Location.of(location.source()));
    }
  }

  private void endOnce() {
    if (!ended) {
      ended = true;
      end();
    }
  }

  @Override
  public DocumentInfo document() {
    return document;
  }

  @Override
  public Location location() {
    return location;
  }

  @Override
  public final Problems problems() {
    return context.problems();
  }

  @Override
  public final boolean isClosed() {
    return closed;
  }

  @Override
  public final void close() throws IOException {
    closed = true;
    endOnce();
    input.close();
  }

  /** Returns the place of the last entry. */
  @Override
  public String toString() {
    return "reader at " + location;
  }
}
