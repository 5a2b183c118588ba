package io.github.sitemaptoolkit.cli.selection;

import io.github.sitemaptoolkit.cli.help.HelpSection;
import io.github.sitemaptoolkit.cli.help.HelpSection.Section;
import io.github.sitemaptoolkit.cli.option.EmptyArguments;
import io.github.sitemaptoolkit.converters.Conversion;
import io.github.sitemaptoolkit.converters.Rewrite;
import io.github.sitemaptoolkit.converters.SelectedFields;
import io.github.sitemaptoolkit.converters.Selection;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.text.ShownNumber;
import java.io.PrintWriter;
import java.time.Clock;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Which entries of an input are kept, and how their urls are changed. */
@HelpSection(Section.SELECTING)
public final class SelectionArguments {

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec = CommandSpec.create();

  @Mixin private ChoiceArguments choice = new ChoiceArguments();

  @Mixin private FieldArguments fields = new FieldArguments();

  @Mixin private PartArguments part = new PartArguments();

  @Mixin private EmptyArguments empty = new EmptyArguments();

  @Option(
      names = "--rewrite",
      paramLabel = "FROM=TO",
      description =
          "replace FROM at the beginning of urls with TO; also in images, videos and all other"
              + " extensions; may be repeated")
  private List<String> rewrite = new ArrayList<>();

  @Option(
      names = "--drop-params",
      paramLabel = "NAME",
      split = ",",
      description =
          "leave parameters out of the queries of urls, such as utm_*,gclid (* stands for any end;"
              + " case does not count); also in images, videos and all other extensions; may be"
              + " repeated")
  private List<String> dropped = new ArrayList<>();

  private final AtomicLong undated = new AtomicLong(); // in all documents, whichever thread
  private Clock now = Clock.systemUTC();

  /**
   * Checks the options that need no extensions. To be called first.
   *
   * @param clock tells the time that {@code --since} counts from, for all documents
   */
  public void begin(Clock clock) {
    now = Clock.fixed(clock.instant(), ZoneOffset.UTC);
    part.check();
  }

  /** Returns which entries are kept. */
  public ChoiceArguments choice() {
    return choice;
  }

  /**
   * Returns the columns that a table of the selected fields has; empty for all that have values.
   *
   * @throws io.github.sitemaptoolkit.cli.help.WrongUseException if a field does not exist
   */
  public List<String> columns(Context context) {
    SelectedFields selected = fields.step(context);
    return selected == null ? List.of() : selected.columns();
  }

  /** Prints how many entries of all documents were left out for lack of a date. */
  public void reportUndated(PrintWriter err) {
    long count = undated.get();
    if (count > 0) {
      err.println(
          ShownNumber.counted(count, "entry", "entries")
              + " left out by "
              + choice.dateOption()
              + ": no valid lastmod");
    }
  }

  /** Applies the options to a conversion. */
  public void applyTo(Conversion conversion, Context context) {
    conversion.allowEmpty(empty.allowed()).head(part.most());
    if (part.sampleSize() > 0) {
      conversion.sample(part.sampleSize(), part.seed());
    }
    Selection selection = choice.selection(context.extensions(), now);
    if (selection != Selection.ALL) {
      conversion.each(selection.step(undated::addAndGet));
    }
    SelectedFields selected = fields.step(context);
    if (selected != null) {
      conversion.each(selected);
    }
    if (!rewrite.isEmpty() || !dropped.isEmpty()) {
      conversion.each(rules().step(context));
    }
  }

  private Rewrite rules() {
    Rewrite rules = Rewrite.NONE;
    for (String rule : rewrite) {
      try {
        rules = rules.with(rule);
      } catch (IllegalArgumentException e) {
        throw wrong("--rewrite " + e.getMessage());
      }
    }
    for (String name : dropped) {
      try {
        rules = rules.withoutParameters(name);
      } catch (IllegalArgumentException e) {
        throw wrong("--drop-params " + e.getMessage());
      }
    }
    return rules;
  }

  private ParameterException wrong(String message) {
    return new ParameterException(spec.commandLine(), message);
  }
}
