package io.github.sitemaptoolkit.cli.option;

import io.github.sitemaptoolkit.cli.report.Console;
import io.github.sitemaptoolkit.cli.report.ProblemPrinter;
import io.github.sitemaptoolkit.cli.report.Progress;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.WrittenUrls;
import io.github.sitemaptoolkit.io.FileNames;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.problem.Loss;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.publisher.Entries;
import io.github.sitemaptoolkit.publisher.EntryConsumer;
import io.github.sitemaptoolkit.publisher.SitemapSet;
import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/**
 * What commands have in common that read whole sets of urls: how their problems are told, and that
 * an input that cannot be read to its end is none.
 */
public final class SetInputs {

  private static final String STANDARD = "-";

  @Option(
      names = {"-v", "--verbose"},
      description = "print every problem, what is only worth knowing included")
  private boolean verbose;

  @Mixin private FailOn failOn = new FailOn();

  @Mixin private ReadingLimits limits = new ReadingLimits();

  @Mixin private BaseArguments base = new BaseArguments();

  @Mixin private TableArguments tables = new TableArguments();

  @Mixin private ExtensionOptions extensionOptions = new ExtensionOptions();

  private @Nullable Console console;
  private @Nullable ProblemPrinter printer;
  private @Nullable Progress progress;
  private Problems problems = new Problems();
  private boolean acceptIncomplete;
  private boolean readsOnly;
  private long entries;

  /**
   * Begins: returns the context of all that is read and written.
   *
   * @param incomplete whether documents that are cut are read as far as possible
   */
  public Context begin(Console streams, boolean incomplete) throws IOException {
    console = streams;
    acceptIncomplete = incomplete;
    var printing = new ProblemPrinter(streams.err(), verbose);
    printer = printing;
    progress = new Progress(streams);
    problems = new Problems(printing);
    Context context =
        extensionOptions
            .load()
            .context()
            .withLimits(limits.limits())
            .withProblems(problems)
            .with(WrittenUrls.JUDGED_BY_READER);
    return tables.applyTo(base.applyTo(context));
  }

  /** Reads an input: a file, or standard input. */
  public void read(String input, Context context, EntryConsumer consumer) throws IOException {
    EntryConsumer counting =
        (entry, location) -> {
          consumer.accept(entry, location);
          shown(++entries);
        };
    SitemapSet set = new SitemapSet(context).acceptIncomplete(acceptIncomplete);
    Console streams = console;
    if (input.equals(STANDARD) && streams != null) {
      try (Source source = Source.of(streams.in(), STANDARD, context.limits())) {
        set.read(source, counting);
      }
    } else {
      set.read(FileNames.path(input), counting);
    }
  }

  private void shown(long count) {
    if (progress != null) {
      progress.show(count);
    }
  }

  /** Returns the entries of inputs, one input after the other. */
  public Entries entries(List<String> inputs, Context context) {
    return consumer -> {
      for (String input : inputs) {
        read(input, context, consumer);
      }
    };
  }

  /** Ends: says what was held back and what was lost, whatever came of it. */
  public void end() {
    end(problems.losses());
  }

  /** Ends where nothing is written, so that nothing can be lost. */
  public void endReading() {
    readsOnly = true;
    end(List.of());
  }

  private void end(List<Loss> losses) {
    if (progress != null) {
      progress.clear();
    }
    if (printer != null) {
      printer.finish(losses);
    }
  }

  /** Returns the exit code by what was found wrong. To be called at the end. */
  public int exitCode() {
    return readsOnly ? failOn.exitCodeOfReading(problems) : failOn.exitCode(problems);
  }
}
