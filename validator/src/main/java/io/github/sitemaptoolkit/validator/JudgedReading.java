package io.github.sitemaptoolkit.validator;

import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.format.Places;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.service.Containment;
import io.github.sitemaptoolkit.validator.check.DocumentCheck;
import java.io.IOException;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;

/** Reads a document while its entries are judged. */
final class JudgedReading {

  private JudgedReading() {}

  /**
   * Reads a document.
   *
   * @param entries judges an entry
   * @param more whether the next entry is wanted
   * @param progress called after each entry with the number of entries so far
   */
  static <E> void read(
      EntryReader<E> in,
      DocumentCheck check,
      Consumer<E> entries,
      BooleanSupplier more,
      LongConsumer progress,
      Problems findings)
      throws IOException {
    try (in) {
      Location document = Location.of(in.location().source());
      judge(() -> check.addOutside(in.document().nodes(), in.places()), document, findings);
      E entry = next(in, findings);
      while (entry != null) {
        judge(entry, in, entries, findings);
        progress.accept(check.entries());
        if (!more.getAsBoolean()) {
          return;
        }
        entry = next(in, findings);
      }
      judge(() -> check.addOutside(in.trailing(), new Places(document)), document, findings);
    }
  }

  /** Judges an entry. What a rule throws by mistake costs the rest of the document. */
  private static <E> void judge(E entry, EntryReader<E> in, Consumer<E> judge, Problems findings) {
    try {
      judge.accept(entry);
    } catch (RuntimeException | Error e) {
      throw Containment.contain(e, in.location(), findings);
    }
  }

  /** Reads an entry. So does what a rule throws about a problem of reading. */
  private static <E> @Nullable E next(EntryReader<E> in, Problems findings) {
    try {
      return in.read();
    } catch (RuntimeException | Error e) {
      throw Containment.contain(e, in.location(), findings);
    }
  }

  /** Judges what is not an entry. */
  private static void judge(Runnable judge, Location at, Problems findings) {
    try {
      judge.run();
    } catch (RuntimeException | Error e) {
      throw Containment.contain(e, at, findings);
    }
  }
}
