package io.github.sitemaptoolkit.site.input;

import io.github.sitemaptoolkit.converters.ConversionCodes;
import io.github.sitemaptoolkit.converters.EntrySample;
import io.github.sitemaptoolkit.converters.SelectedFields;
import io.github.sitemaptoolkit.converters.Selection;
import io.github.sitemaptoolkit.converters.Step;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.publisher.EntryConsumer;
import io.github.sitemaptoolkit.text.ShownNumber;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Which of the entries of a set are taken, and which of their fields. */
public final class ChosenEntries {

  /** An entry that waits, and who gets it. */
  private record Sampled(UrlEntry entry, EntryConsumer consumer) {}

  private final Selection choice;
  private final @Nullable SelectedFields selected; // null for all
  private final Problems problems;
  private final String dateOption;
  private final boolean emptyAllowed;
  private final @Nullable Step selection; // null for all
  private long most = Long.MAX_VALUE;
  private @Nullable EntrySample<Sampled> sample;
  private long read;
  private long taken;
  private long undated;

  /**
   * Chooses entries.
   *
   * @param selected which fields they keep; null for all
   * @param dateOption what asks for dates, to name it in messages
   * @param empty whether all entries may be left out
   */
  public ChosenEntries(
      Selection choice,
      @Nullable SelectedFields selected,
      Problems problems,
      String dateOption,
      boolean empty) {
    this.choice = choice;
    this.selected = selected;
    this.problems = problems;
    this.dateOption = dateOption;
    this.emptyAllowed = empty;
    this.selection = choice == Selection.ALL ? null : choice.step(count -> undated = count);
  }

  /**
   * Takes only some of the chosen entries. To be called before anything is read.
   *
   * @param limit how many
   * @param size how many of them are taken at random; 0 for all
   * @param seed of that
   */
  public void part(long limit, int size, long seed) {
    most = limit;
    sample = size == 0 ? null : new EntrySample<>(size, seed);
  }

  /** Returns whether no more entries are taken. */
  boolean isFull() {
    return taken >= most;
  }

  /** Returns whether an entry would be chosen now. */
  boolean wouldTake(UrlEntry entry) {
    return choice == Selection.ALL || choice.selects(entry);
  }

  /** Passes an entry on if it is chosen. One in a sample is passed on at the end. */
  void add(UrlEntry entry, @Nullable Location location, EntryConsumer consumer) {
    read++;
    UrlEntry chosen = selection == null ? entry : selection.page(entry);
    if (chosen == null || isFull()) {
      return;
    }
    taken++;
    UrlEntry reduced = selected == null ? chosen : selected.page(chosen);
    if (sample == null) {
      consumer.accept(reduced, location);
    } else {
      sample.add(new Sampled(reduced, consumer), location);
    }
  }

  /**
   * Passes on what is left. To be called when all inputs were read.
   *
   * @param source the name of the inputs
   * @return what is to be told about entries that were left out; may be empty
   * @throws SitemapException if all entries were left out
   */
  String finish(String source) throws IOException {
    if (selection != null) {
      selection.end(source, problems);
    }
    if (read > 0 && taken == 0 && !emptyAllowed) {
      String none =
          read == 1 ? "the only entry is" : "none of the " + ShownNumber.of(read) + " entries are";
      throw new SitemapException(
          ConversionCodes.NONE_SELECTED,
          none + " selected, so nothing was written",
          Location.of(source));
    }
    if (sample != null) {
      sample.forEach((each, location) -> each.consumer.accept(each.entry, location));
    }
    return undated == 0 ? "" : left();
  }

  private String left() {
    return ShownNumber.counted(undated, "entry", "entries")
        + " left out by "
        + dateOption
        + ": no valid lastmod";
  }
}
