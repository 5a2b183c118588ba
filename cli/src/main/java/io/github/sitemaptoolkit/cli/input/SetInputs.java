package io.github.sitemaptoolkit.cli.input;

import io.github.sitemaptoolkit.batch.jar.UntrustedJarsException;
import io.github.sitemaptoolkit.batch.plan.Input;
import io.github.sitemaptoolkit.batch.plan.RunFiles;
import io.github.sitemaptoolkit.cli.option.DocumentArguments;
import io.github.sitemaptoolkit.cli.option.ExtensionOptions;
import io.github.sitemaptoolkit.cli.option.FailOn;
import io.github.sitemaptoolkit.cli.option.ReadingLimits;
import io.github.sitemaptoolkit.cli.option.TableArguments;
import io.github.sitemaptoolkit.cli.option.VerbosityArguments;
import io.github.sitemaptoolkit.cli.report.Console;
import io.github.sitemaptoolkit.cli.report.ProblemPrinter;
import io.github.sitemaptoolkit.cli.report.Progress;
import io.github.sitemaptoolkit.cli.report.Verbosity;
import io.github.sitemaptoolkit.cli.safeguard.ExpectedRows;
import io.github.sitemaptoolkit.cli.store.StoredFiles;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EmptyTables;
import io.github.sitemaptoolkit.format.WrittenUrls;
import io.github.sitemaptoolkit.io.FileNames;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.publisher.Entries;
import io.github.sitemaptoolkit.publisher.EntryConsumer;
import io.github.sitemaptoolkit.publisher.SitemapSet;
import java.io.IOException;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.ParameterException;

/**
 * Reads the inputs of commands that work on whole sets of urls. Reports problems, and refuses
 * inputs that cannot be read to their end unless they are accepted as incomplete.
 */
public final class SetInputs {

  private static final String STANDARD = "-";

  @Mixin private VerbosityArguments verbosity = new VerbosityArguments();

  @Mixin private FailOn failOn = new FailOn();

  @Mixin private ExpectedRows expected = new ExpectedRows();

  @Mixin private ReadingLimits limits = new ReadingLimits();

  @Mixin private DocumentArguments document = new DocumentArguments();

  @Mixin private TableArguments tables = new TableArguments();

  @Mixin private ExtensionOptions extensionOptions = new ExtensionOptions();

  private @Nullable Console console;
  private @Nullable ProblemPrinter printer;
  private @Nullable Progress progress;
  private Problems problems = new Problems();
  private boolean acceptIncomplete;
  private boolean readsOnly;
  private final RunFiles files = new RunFiles();
  private int unread; // the inputs that are known and not read yet
  private long entries;

  /** Returns the files of the run. Outputs are to be added before {@link #begin}. */
  public RunFiles files() {
    return files;
  }

  /**
   * Returns the context for reading and writing. To be called first.
   *
   * @param inputs the number of inputs
   * @param incomplete whether truncated documents are read as far as possible
   */
  public Context begin(Console streams, int inputs, boolean incomplete) throws IOException {
    return begin(streams, inputs, incomplete, true);
  }

  /**
   * Returns the context for reading and writing. To be called first.
   *
   * @param inputs the number of inputs
   * @param incomplete whether truncated documents are read as far as possible
   * @param empty whether no entry need come from a table or JSON document
   */
  public Context begin(Console streams, int inputs, boolean incomplete, boolean empty)
      throws IOException {
    console = streams;
    acceptIncomplete = incomplete;
    var printing = new ProblemPrinter(streams.err(), verbosity.verbosity());
    printer = printing;
    progress = new Progress(streams, inputs, verbosity.verbosity(), System::currentTimeMillis);
    problems = new Problems(printing);
    Context context =
        extensionOptions
            .load(files)
            .context()
            .withLimits(limits.limits())
            .withProblems(problems)
            .with(WrittenUrls.JUDGED_BY_READER)
            .with(empty ? EmptyTables.ALLOWED : EmptyTables.REFUSED);
    return tables.applyTo(document.applyTo(context), files);
  }

  /**
   * Lets the jars of extensions run only if their bytes are trusted, because a file named them.
   *
   * @param digests the digests that are trusted
   * @param refused returns what {@link #begin} throws if one is not
   */
  public void trustOnly(
      Set<String> digests, Function<UntrustedJarsException, ParameterException> refused) {
    extensionOptions.trustOnly(digests, refused);
  }

  /**
   * Reads an input: a file, or standard input.
   *
   * @throws io.github.sitemaptoolkit.problem.SitemapException if it cannot be used; or if it is the
   *     last of those that are {@linkplain #known known}, and all have fewer entries than expected
   */
  public void read(String input, Context context, EntryConsumer consumer) throws IOException {
    EntryConsumer counting =
        (entry, location) -> {
          consumer.accept(entry, location);
          shown(++entries);
        };
    if (progress != null) {
      progress.nextInput();
    }
    SitemapSet set = new SitemapSet(context).acceptIncomplete(acceptIncomplete);
    Console streams = console;
    if (input.equals(STANDARD) && streams != null) {
      try (Source source = Source.of(streams.in(), STANDARD, context.limits())) {
        set.read(source, counting);
      }
    } else if (Input.isAddress(input)) {
      try (Source source = StoredFiles.open(input, context.limits())) {
        set.read(source, InputSource.children(context.limits(), files), counting);
      }
    } else {
      set.read(FileNames.path(input), files, counting);
    }
    if (--unread == 0) {
      expected.check(entries, input);
    }
  }

  private void shown(long count) {
    if (progress != null) {
      progress.show(count);
    }
  }

  /** Adds inputs to the files of the run, before any of them is read. */
  public void known(Collection<String> inputs) throws IOException {
    unread += inputs.size();
    for (String input : inputs) {
      if (!input.equals(STANDARD) && !Input.isAddress(input)) {
        files.reads("the input", FileNames.path(input));
      }
    }
  }

  /** Returns the entries of inputs, one input after the other. */
  public Entries entries(List<String> inputs, Context context) throws IOException {
    known(inputs);
    return consumer -> {
      for (String input : inputs) {
        read(input, context, consumer);
      }
    };
  }

  /** Returns the entries of inputs that are read with contexts of their own. */
  public Entries entries(Map<String, Context> inputs) throws IOException {
    known(inputs.keySet());
    return consumer -> {
      for (Map.Entry<String, Context> input : inputs.entrySet()) {
        read(input.getKey(), input.getValue(), consumer);
      }
    };
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
}
