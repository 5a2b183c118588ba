package io.github.sitemaptoolkit.cli.input;

import io.github.sitemaptoolkit.cli.selection.ChoiceArguments;
import io.github.sitemaptoolkit.cli.selection.FieldArguments;
import io.github.sitemaptoolkit.cli.selection.PartArguments;
import io.github.sitemaptoolkit.converters.ConversionCodes;
import io.github.sitemaptoolkit.converters.EntrySample;
import io.github.sitemaptoolkit.converters.SelectedFields;
import io.github.sitemaptoolkit.converters.Selection;
import io.github.sitemaptoolkit.converters.Step;
import io.github.sitemaptoolkit.converters.option.CsvOptions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.publisher.EntryConsumer;
import io.github.sitemaptoolkit.text.Plural;
import java.io.IOException;
import java.time.Clock;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;

/** Which of the entries of a set are taken, and which of their fields. */
public final class ChosenEntries {

  @Mixin private ChoiceArguments choice = new ChoiceArguments();

  @Mixin private FieldArguments fields = new FieldArguments();

  private Clock clock = Clock.systemUTC();
  private Problems problems = new Problems();
  private long most = Long.MAX_VALUE;
  private @Nullable EntrySample<UrlEntry> sample;
  private @Nullable Step selection; // null for all
  private @Nullable SelectedFields selected; // null for all
  private boolean emptyAllowed;
  private long read;
  private long taken;
  private long undated;

  /** Sets the clock that {@code --since} and {@code --until} ask for the time. */
  public void clock(Clock other) {
    clock = other;
  }

  /**
   * Takes only some of the chosen entries. To be called before anything is read.
   *
   * @throws io.github.sitemaptoolkit.cli.help.WrongUseException if the arguments are wrong
   */
  public void part(PartArguments part) {
    part.check();
    most = part.most();
    sample = part.sampleSize() == 0 ? null : new EntrySample<>(part.sampleSize(), part.seed());
  }

  ChoiceArguments choice() {
    return choice;
  }

  /**
   * Interprets the options. Returns the context to write with.
   *
   * @param empty whether all entries may be left out
   */
  Context applyTo(Context context, boolean empty) {
    problems = context.problems();
    emptyAllowed = empty;
    Selection chosen = choice.selection(context.extensions(), clock);
    selection = chosen == Selection.ALL ? null : chosen.step(count -> undated = count);
    SelectedFields step = fields.step(context);
    selected = step;
    return step == null || step.columns().isEmpty()
        ? context
        : context.with(CsvOptions.DEFAULTS.withColumns(step.columns()));
  }

  /** Returns whether no more entries are taken. */
  boolean isFull() {
    return taken >= most;
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
      sample.add(reduced, location);
    }
  }

  /**
   * Passes on what is left. To be called when all inputs were read.
   *
   * @param source the name of the inputs
   * @return what is to be told about entries that were left out; may be empty
   * @throws SitemapException if all entries were left out
   */
  String finish(String source, EntryConsumer consumer) throws IOException {
    if (selection != null) {
      selection.end(source, problems);
    }
    if (read > 0 && taken == 0 && !emptyAllowed) {
      String none = read == 1 ? "the only entry is" : "none of the " + read + " entries are";
      throw new SitemapException(
          ConversionCodes.NONE_SELECTED,
          none + " selected, so nothing was written",
          Location.of(source));
    }
    if (sample != null) {
      sample.forEach(consumer::accept);
    }
    return undated == 0 ? "" : left();
  }

  private String left() {
    return Plural.of(undated, "entry", "entries")
        + " left out by "
        + choice.dateOption()
        + ": no valid lastmod";
  }
}
