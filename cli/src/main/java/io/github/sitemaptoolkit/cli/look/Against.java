package io.github.sitemaptoolkit.cli.look;

import io.github.sitemaptoolkit.look.Look;
import io.github.sitemaptoolkit.look.LookChanges;
import io.github.sitemaptoolkit.look.LookCounter;
import io.github.sitemaptoolkit.model.UrlEntry;
import java.io.Closeable;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** What a set is compared with while it is counted. The caller closes it. */
interface Against extends Closeable {

  /** Returns what counts the entries of the set, and compares them. */
  LookReader.Listener listen(LookCounter counter);

  /**
   * Returns the differences; null if there is nothing to compare with. To be called once, after all
   * entries were passed on.
   *
   * @param look what was counted
   */
  @Nullable LookChanges changes(Look look) throws IOException;

  /** Returns what compares nothing. */
  static Against nothing() {
    return new Against() {
      @Override
      public LookReader.Listener listen(LookCounter counter) {
        return new Counting(counter);
      }

      @Override
      public @Nullable LookChanges changes(Look look) {
        return null;
      }

      @Override
      public void close() {
        // there is nothing to close
      }
    };
  }

  /** Counts what is read. */
  class Counting implements LookReader.Listener {

    private final LookCounter counter;

    Counting(LookCounter counter) {
      this.counter = counter;
    }

    @Override
    public void begin(String name) {
      counter.begin(name);
    }

    @Override
    public void add(UrlEntry entry) {
      counter.add(entry);
    }

    @Override
    public void end(long bytes) {
      counter.end(bytes);
    }
  }
}
