package io.github.sitemaptoolkit.cli.input;

import io.github.sitemaptoolkit.batch.plan.Input;
import io.github.sitemaptoolkit.batch.plan.RunFiles;
import io.github.sitemaptoolkit.cli.option.DocumentArguments;
import io.github.sitemaptoolkit.cli.option.ExtensionOptions;
import io.github.sitemaptoolkit.cli.option.FailOn;
import io.github.sitemaptoolkit.cli.option.ReadingArguments;
import io.github.sitemaptoolkit.cli.option.TableArguments;
import io.github.sitemaptoolkit.cli.option.VerbosityArguments;
import io.github.sitemaptoolkit.cli.progress.Progress;
import io.github.sitemaptoolkit.cli.report.Console;
import io.github.sitemaptoolkit.cli.report.ExitCode;
import io.github.sitemaptoolkit.cli.report.Failures;
import io.github.sitemaptoolkit.cli.report.ProblemPrinter;
import io.github.sitemaptoolkit.cli.report.Verbosity;
import io.github.sitemaptoolkit.cli.selection.ChoiceArguments;
import io.github.sitemaptoolkit.cli.selection.HeadArgument;
import io.github.sitemaptoolkit.converters.Selection;
import io.github.sitemaptoolkit.converters.Step;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.TruncatedException;
import io.github.sitemaptoolkit.site.input.InputSource;
import io.github.sitemaptoolkit.site.input.RowConditions;
import java.io.IOException;
import java.time.Clock;
import java.util.List;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;

/** Reads inputs one after the other, for commands that count what is in them. */
public final class EachInput {

  /** What a command does with inputs. */
  public interface Reader {

    /**
     * Reads an input.
     *
     * @param progress called with the number of entries so far
     */
    void read(Source source, Input input, Context context, LongConsumer progress)
        throws IOException;

    /** Accepts an input that was read. */
    default void done(Input input) {}

    /** Accepts an input that could not be read. */
    default void failed(Input input, Exception reason) {}
  }

  @Mixin private VerbosityArguments verbosity = new VerbosityArguments();

  @Mixin private FailOn failOn = new FailOn();

  @Mixin private ReadingArguments reading = new ReadingArguments();

  @Mixin private DocumentArguments document = new DocumentArguments();

  @Mixin private TableArguments tables = new TableArguments();

  @Mixin private ChoiceArguments choice = new ChoiceArguments();

  @Mixin private HeadArgument head = new HeadArgument();

  @Mixin private ExtensionOptions extensionOptions = new ExtensionOptions();

  /** Returns the context in which inputs are read, without what tells of problems. */
  public Context context(InputArguments inputs, Console console, RunFiles run) throws IOException {
    Context local = extensionOptions.load(console, run).context().withLimits(reading.limits());
    Context loaded = inputs.applyTo(local, console, verbosity());
    return tables.applyTo(document.applyTo(loaded, run), choice.ofRows(loaded.extensions()), run);
  }

  /** Returns how many messages the command prints. */
  public Verbosity verbosity() {
    return verbosity.verbosity();
  }

  /** Returns which problems make the command fail. */
  public FailOn failOn() {
    return failOn;
  }

  /** Returns where extensions and formats are loaded from. */
  public ExtensionOptions extensions() {
    return extensionOptions;
  }

  /** Returns whether the sitemaps of an index are read. */
  public boolean expands() {
    return reading.expands(true);
  }

  /** Returns how many entries are read of all inputs, at most. */
  public long most() {
    return head.most();
  }

  /** Returns what chooses entries; null for all. */
  public @Nullable Step choosing(Context context, Clock clock) {
    Selection selection = choice.selection(context.extensions(), clock);
    return selection == Selection.ALL ? null : selection.step();
  }

  /**
   * Reads all inputs; one that cannot be read costs itself.
   *
   * @param common how they are read
   * @param command the command
   * @return the exit code that their problems call for
   */
  public int read(
      List<Input> found, Context common, Console console, CommandLine command, Reader reader) {
    var progress = new Progress(console, found.size(), verbosity(), System::currentTimeMillis);
    var failures = new Failures(console);
    int findings = ExitCode.DONE;
    int worst = ExitCode.DONE;
    int failed = 0;
    for (Input input : found) {
      try {
        progress.nextInput();
        findings = Math.max(findings, read(input, common, console, reader, progress));
        progress.clear(); // the result may go to the same terminal
        reader.done(input);
      } catch (IOException | RuntimeException | Error thrown) {
        Exception e = Failures.contained(thrown, input.name());
        failed++;
        reader.failed(input, e);
        worst = Math.max(worst, failures.failed(e, command, command.getParseResult()));
      } finally {
        progress.clear();
      }
    }
    if (worst == ExitCode.BUG || findings == ExitCode.BUG) {
      return ExitCode.BUG;
    } else if (failed > 0) {
      return failed < found.size() ? ExitCode.SOME_FAILED : worst;
    }
    return findings;
  }

  private int read(Input input, Context common, Console console, Reader reader, Progress progress)
      throws IOException {
    var printer = new ProblemPrinter(console.err(), verbosity());
    var problems = new Problems(printer);
    RowConditions rows = choice.rowConditions();
    Context context = rows.watch(common.withProblems(problems));
    try (Source source = InputSource.open(input, console.in(), context)) {
      progress.reading(source);
      reader.read(source, input, context, progress::show);
      rows.check(input.name());
    } catch (TruncatedException e) { // entries before the cut are counted
      problems.report(e.problem().asMissing());
    } finally {
      printer.finish(); // nothing is converted, so nothing is lost
    }
    return failOn.exitCodeOfReading(problems);
  }
}
