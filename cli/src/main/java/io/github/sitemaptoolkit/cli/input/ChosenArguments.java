package io.github.sitemaptoolkit.cli.input;

import io.github.sitemaptoolkit.cli.selection.ChoiceArguments;
import io.github.sitemaptoolkit.cli.selection.FieldArguments;
import io.github.sitemaptoolkit.cli.selection.PartArguments;
import io.github.sitemaptoolkit.converters.SelectedFields;
import io.github.sitemaptoolkit.converters.option.CsvOptions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.site.input.ChosenEntries;
import java.time.Clock;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;

/** Which of the entries of a set are taken, and which of their fields. */
public final class ChosenArguments {

  @Mixin private ChoiceArguments choice = new ChoiceArguments();

  @Mixin private FieldArguments fields = new FieldArguments();

  private Clock clock = Clock.systemUTC();
  private @Nullable PartArguments part; // null for all

  /** Sets the clock that {@code --since} and {@code --until} ask for the time. */
  public void clock(Clock other) {
    clock = other;
  }

  /**
   * Takes only some of the chosen entries. To be called before anything is read.
   *
   * @throws io.github.sitemaptoolkit.cli.help.WrongUseException if the arguments are wrong
   */
  public void part(PartArguments taken) {
    taken.check();
    part = taken;
  }

  ChoiceArguments choice() {
    return choice;
  }

  /** Returns the context to write with. */
  Context applyTo(Context context) {
    SelectedFields selected = fields.step(context);
    return selected == null || selected.columns().isEmpty()
        ? context
        : context.with(CsvOptions.DEFAULTS.withColumns(selected.columns()));
  }

  /**
   * Returns what chooses the entries.
   *
   * @param empty whether all may be left out
   */
  ChosenEntries entries(Context context, boolean empty) {
    var chosen =
        new ChosenEntries(
            choice.selection(context.extensions(), clock),
            fields.step(context),
            context.problems(),
            choice.dateOption(),
            empty);
    PartArguments taken = part;
    if (taken != null) {
      chosen.part(taken.most(), taken.sampleSize(), taken.seed());
    }
    return chosen;
  }
}
