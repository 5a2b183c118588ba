package io.github.sitemaptoolkit.cli.command;

import io.github.sitemaptoolkit.batch.DocumentSequence;
import io.github.sitemaptoolkit.batch.FileResult;
import io.github.sitemaptoolkit.batch.plan.Input;
import io.github.sitemaptoolkit.batch.plan.PlannedOutput;
import io.github.sitemaptoolkit.batch.walk.ExpandedFormat;
import io.github.sitemaptoolkit.batch.walk.IndexChildren;
import io.github.sitemaptoolkit.cli.report.Console;
import io.github.sitemaptoolkit.cli.report.Failures;
import io.github.sitemaptoolkit.cli.report.MessageWriter;
import io.github.sitemaptoolkit.cli.report.ProblemPrinter;
import io.github.sitemaptoolkit.cli.report.Verbosity;
import io.github.sitemaptoolkit.cli.safeguard.ExpectedRows;
import io.github.sitemaptoolkit.cli.selection.SelectionArguments;
import io.github.sitemaptoolkit.cli.validate.WritingArguments;
import io.github.sitemaptoolkit.converters.Conversion;
import io.github.sitemaptoolkit.converters.Step;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.InputFormat;
import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.site.input.InputSource;
import io.github.sitemaptoolkit.site.input.RowConditions;
import io.github.sitemaptoolkit.site.input.Watch;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Writes outputs, all with the same options. Safe for use by several threads.
 *
 * @param to the format to write
 * @param context how to read and write; its problems are replaced for each output
 * @param children finds the sitemaps of indexes; null to convert indexes as such
 * @param expected how many entries the inputs of an output have at least
 * @param selection which entries to keep, and how to change them
 * @param validation whether to check the entries that are written
 * @param gzip whether to compress the output even if its name does not end in .gz
 * @param gzipThreads how many threads compress an output
 * @param verbosity how much to print
 * @param console standard input and output
 */
public record Converter(
    SitemapFormat to,
    Context context,
    @Nullable IndexChildren children,
    ExpectedRows expected,
    SelectionArguments selection,
    WritingArguments validation,
    boolean gzip,
    int gzipThreads,
    Verbosity verbosity,
    Console console) {

  /**
   * Writes one output, and prints problems and losses.
   *
   * @param progress told which input is read, and after each entry how many were read so far
   * @param also gets the problems, too
   * @return the result, which also holds a failure of an input or output: none is thrown
   */
  FileResult convert(
      PlannedOutput work, MessageWriter err, Watch progress, Consumer<Problem> also) {
    var printer = new ProblemPrinter(err, verbosity, also);
    var problems = new Problems(printer);
    long begin = System.nanoTime();
    SitemapFormat reading = null;
    FileResult.Content content = null;
    Exception failure = null;
    try (Source source = open(work.inputs().get(0), progress)) {
      reading = reading(work, source, progress);
      var rows = selection.choice().rowConditions();
      Context reported = context.withProblems(problems).withPlaces(validation.wanted());
      var own = rows.watch(validation.applyTo(reported));
      Conversion conversion = conversion(reading, work, own).onProgress(progress::show);
      if (!rows.isEmpty()) {
        conversion.each(new OfTable(rows));
      }
      try (Sink sink = sink(work)) {
        Conversion.Result result = conversion.convert(source, sink);
        content =
            new FileResult.Content(
                result.kind(), result.entries(), result.complete(), sink.bytes());
      }
    } catch (IOException | RuntimeException | Error e) {
      failure = Failures.contained(e, work.inputs().get(0).name());
    } finally {
      printer.finish(problems.losses(), work.outputName(), to.id());
    }
    long millis = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - begin);
    String id = reading == null ? null : reading.id();
    return new FileResult(work, status(failure), id, to.id(), content, problems, millis, failure);
  }

  /** Refuses what is no table, before it is written, if conditions name headers. */
  private record OfTable(RowConditions rows) implements Step {

    @Override
    public UrlEntry page(UrlEntry entry) {
      return entry;
    }

    @Override
    public void end(String source, Problems problems) {
      rows.check(source);
    }
  }

  private static FileResult.Status status(@Nullable Exception failure) {
    if (failure == null) {
      return FileResult.Status.WRITTEN;
    }
    boolean unselected =
        failure instanceof SitemapException refused
            && refused.problem().code().equals(Conversion.NONE_SELECTED);
    return unselected ? FileResult.Status.UNSELECTED : FileResult.Status.FAILED;
  }

  /**
   * Prepares a conversion.
   *
   * @throws picocli.CommandLine.ParameterException if the selection is wrong
   */
  Conversion conversion(SitemapFormat reading, PlannedOutput work, Context own) {
    var conversion = new Conversion(reading, to, own);
    expected.applyTo(conversion);
    selection.applyTo(conversion, own);
    Step check = validation.step(own, work.outputName());
    if (check != null) {
      conversion.each(check);
    }
    return conversion;
  }

  /** Opens an input. The caller closes it. */
  Source open(Input input) throws IOException {
    return InputSource.open(input, console.in(), context);
  }

  private Source open(Input input, Watch progress) throws IOException {
    Source source = open(input);
    progress.reading(source);
    return source;
  }

  /** Returns the format of an input that is open. */
  SitemapFormat formatOf(Source source) {
    return InputFormat.of(source, context);
  }

  private SitemapFormat reading(PlannedOutput work, Source source, Watch progress)
      throws IOException {
    SitemapFormat first = formatOf(source);
    if (work.inputs().size() == 1) {
      return children == null ? first : new ExpandedFormat(first, children);
    }
    var documents =
        new DocumentSequence(input -> open(input, progress))
            .withFormat(InputFormat.given(context))
            .withTarget(to.id());
    return (children == null ? documents : documents.withChildren(children))
        .joined(work.inputs(), first);
  }

  private Sink sink(PlannedOutput work) throws IOException {
    Path output = work.output();
    if (output == null) {
      return Sink.of(console.out(), work.outputName(), gzip);
    }
    return gzip || Sink.isCompressedName(output.toString())
        ? Sink.openCompressed(output, gzipThreads)
        : Sink.open(output, false);
  }
}
