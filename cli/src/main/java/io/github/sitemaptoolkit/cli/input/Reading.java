package io.github.sitemaptoolkit.cli.input;

import io.github.sitemaptoolkit.batch.plan.RunFiles;
import io.github.sitemaptoolkit.cli.option.ExtensionOptions;
import io.github.sitemaptoolkit.cli.option.FailOn;
import io.github.sitemaptoolkit.cli.option.ReadingLimits;
import io.github.sitemaptoolkit.cli.option.VerbosityArguments;
import io.github.sitemaptoolkit.cli.report.Console;
import io.github.sitemaptoolkit.cli.report.ProblemPrinter;
import io.github.sitemaptoolkit.cli.report.Verbosity;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EmptyTables;
import io.github.sitemaptoolkit.format.WrittenUrls;
import io.github.sitemaptoolkit.problem.Problems;
import java.io.IOException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;

/** How documents are read one after the other, with their problems printed. */
public final class Reading {

  @Mixin private VerbosityArguments verbosity = new VerbosityArguments();

  @Mixin private FailOn failOn = new FailOn();

  @Mixin private ReadingLimits limits = new ReadingLimits();

  @Mixin private ExtensionOptions extensionOptions = new ExtensionOptions();

  private @Nullable Console console;
  private @Nullable ProblemPrinter printer;
  private Problems problems = new Problems();
  private boolean readsOnly;
  private final RunFiles files = new RunFiles();

  /** Returns the files of the run. Outputs are to be added before {@link #begin}. */
  public RunFiles files() {
    return files;
  }

  /**
   * Returns the context for reading and writing. To be called first.
   *
   * @param empty whether no entry need come from a table or JSON document
   */
  public Context begin(Console streams, boolean empty) throws IOException {
    console = streams;
    var printing = new ProblemPrinter(streams.err(), verbosity.verbosity());
    printer = printing;
    problems = new Problems(printing);
    return extensionOptions
        .load(streams, files)
        .context()
        .withLimits(limits.limits())
        .withProblems(problems)
        .with(WrittenUrls.JUDGED_BY_READER)
        .with(empty ? EmptyTables.ALLOWED : EmptyTables.REFUSED);
  }

  /** Returns where extensions and formats are loaded from. */
  public ExtensionOptions extensions() {
    return extensionOptions;
  }

  /**
   * Prints the remaining problems, and the losses. To be called last, also after a failure.
   *
   * @param output the name of the output
   * @param to the id of its format
   */
  public void end(String output, String to) {
    if (printer != null) {
      printer.finish(problems.losses(), output, to);
    }
  }

  /** Prints the remaining problems of a command that only reads: it cannot lose anything. */
  public void endReading() {
    readsOnly = true;
    if (printer != null) {
      printer.finish();
    }
  }

  /** Prints the summary of the command, unless it is quiet. */
  public void result(String line) {
    if (console != null && !line.isEmpty() && !verbosity.verbosity().isQuiet()) {
      console.err().println(line);
    }
  }

  /** Returns how many messages the command prints. */
  public Verbosity verbosity() {
    return verbosity.verbosity();
  }

  /** Returns the exit code that the problems call for. To be called at the end. */
  public int exitCode() {
    return readsOnly ? failOn.exitCodeOfReading(problems) : failOn.exitCode(problems);
  }

  /**
   * Returns the same of a command that publishes urls, which do without values that are missing.
   */
  public int exitCodeOfPublishing() {
    return failOn.exitCodeOfPublishing(problems);
  }
}
