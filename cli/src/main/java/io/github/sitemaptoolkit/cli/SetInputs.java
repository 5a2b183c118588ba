package io.github.sitemaptoolkit.cli;

import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.internal.io.FileNames;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Loss;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.publisher.SitemapSet;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/**
 * What commands have in common that read whole sets of urls: how their problems are told, and that
 * an input that cannot be read to its end is none.
 */
final class SetInputs {

  private static final String STANDARD = "-";

  @Option(
      names = {"-v", "--verbose"},
      description = "print every problem, what is only worth knowing included")
  private boolean verbose;

  @Mixin private ReadingLimits limits = new ReadingLimits();

  @Mixin private BaseArguments base = new BaseArguments();

  @Mixin private TableArguments tables = new TableArguments();

  @Mixin private ExtensionOptions extensionOptions = new ExtensionOptions();

  private @Nullable Console console;
  private @Nullable ProblemPrinter printer;
  private @Nullable Progress progress;
  private Problems problems = new Problems();
  private long entries;

  /** Begins: returns the context of all that is read and written. */
  Context begin(Console streams) throws IOException {
    console = streams;
    var printing = new ProblemPrinter(streams.err(), verbose);
    printer = printing;
    progress = new Progress(streams);
    problems = new Problems(printing);
    Context context =
        Context.of(extensionOptions.load().extensions())
            .withLimits(limits.limits())
            .withProblems(problems);
    return tables.applyTo(base.applyTo(context));
  }

  /** Reads an input: a file, or standard input. */
  void read(String input, Context context, Consumer<UrlEntry> consumer) throws IOException {
    Consumer<UrlEntry> counting =
        entry -> {
          consumer.accept(entry);
          shown(++entries);
        };
    Console streams = console;
    if (input.equals(STANDARD) && streams != null) {
      try (Source source = Source.of(streams.in(), STANDARD, context.limits())) {
        SitemapSet.read(source, null, context, counting);
      }
    } else {
      SitemapSet.read(FileNames.path(input), context, counting);
    }
  }

  private void shown(long count) {
    if (progress != null) {
      progress.show(count);
    }
  }

  /** Returns a stream that reads inputs, one after the other, as it is gone through as a whole. */
  Stream<UrlEntry> stream(List<String> inputs, Context context) {
    return inputs.stream().mapMulti((input, consumer) -> readUnchecked(input, context, consumer));
  }

  private void readUnchecked(String input, Context context, Consumer<UrlEntry> consumer) {
    try {
      read(input, context, consumer);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Ends: says what was held back and what was lost, whatever came of it. */
  void end() {
    end(problems.losses());
  }

  /** Ends where nothing is written, so that nothing can be lost. */
  void endReading() {
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

  /** Returns whether nothing of the inputs is missing. */
  boolean isComplete() {
    return problems.missing() == 0;
  }
}
