package io.github.sitemaptoolkit.format;

import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.Node;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problems;
import java.io.IOException;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;

/**
 * A reader that keeps the promises of {@link EntryReader} about its use: its entries are iterated
 * over once, and by one thread at a time. For readers to extend, if {@link SourceReader} does not
 * fit.
 *
 * <p>A second thread is found as far as that costs nothing: two threads that read for a while will
 * meet within {@link #read}, and from then on nothing is read. A reader may be handed from thread
 * to thread.
 *
 * @since 0.1
 */
public abstract class AbstractReader<E> implements EntryReader<E> {

  private boolean iterated;
  private boolean inUse; // not volatile: a fence for each entry would cost
  private boolean shared;

  /** Creates a reader. */
  protected AbstractReader() {}

  /** Returns a reader that watches over the use of another; itself if it does that already. */
  static <E> EntryReader<E> of(EntryReader<E> reader) {
    return reader instanceof AbstractReader ? reader : new Wrapper<>(reader);
  }

  /**
   * Returns the next entry; null at the end, however often it is called. Begins with {@link
   * #checkOpen}.
   */
  protected abstract @Nullable E readNext();

  private void begin() {
    if (inUse || shared) {
      shared = true;
      throw new IllegalStateException(
          "two threads use this reader at the same time, so that entries would get lost: let one"
              + " read, and hand the entries to the others");
    }
    inUse = true;
  }

  @Override
  public final @Nullable E read() {
    begin();
    try {
      return readNext();
    } finally {
      inUse = false;
    }
  }

  @Override
  public final Iterator<E> iterator() {
    if (iterated) {
      throw new IllegalStateException(
          "the entries of "
              + location().source()
              + " are read once: open it again to read them"
              + " again, or collect them in a list");
    }
    iterated = true;
    return new Entries();
  }

  private final class Entries implements Iterator<E> {

    private @Nullable E next;
    private boolean ended;

    @Override
    public boolean hasNext() {
      begin();
      try {
        return peek() != null;
      } finally {
        inUse = false;
      }
    }

    @Override
    public E next() {
      begin();
      try {
        E entry = peek();
        if (entry == null) {
          throw new NoSuchElementException();
        }
        next = null;
        return entry;
      } finally {
        inUse = false;
      }
    }

    /** Reads only now: an error in the next entry must not cost the previous one. */
    private @Nullable E peek() {
      checkOpen();
      if (next == null && !ended) {
        next = readNext();
        ended = next == null;
      }
      return next;
    }
  }

  /** Watches over the use of a reader that does not do so itself. */
  private static final class Wrapper<E> extends AbstractReader<E> {

    private final EntryReader<E> reader;

    Wrapper(EntryReader<E> reader) {
      this.reader = reader;
    }

    @Override
    protected @Nullable E readNext() {
      return reader.read();
    }

    @Override
    public DocumentInfo document() {
      return reader.document();
    }

    @Override
    public List<Node<?>> trailing() {
      return reader.trailing();
    }

    @Override
    public boolean isClosed() {
      return reader.isClosed();
    }

    @Override
    public void checkOpen() {
      reader.checkOpen();
    }

    @Override
    public Location location() {
      return reader.location();
    }

    @Override
    public Places places() {
      return reader.places();
    }

    @Override
    public Problems problems() {
      return reader.problems();
    }

    @Override
    public void close() throws IOException {
      reader.close();
    }

    @Override
    public String toString() {
      return reader.toString();
    }
  }
}
