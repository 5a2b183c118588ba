package io.github.sitemaptoolkit.batch;

import io.github.sitemaptoolkit.batch.plan.Input;
import io.github.sitemaptoolkit.batch.plan.PlannedOutput;
import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.problem.Loss;
import io.github.sitemaptoolkit.text.JsonWriter;
import java.io.Closeable;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Writes the results of a batch as JSON: an object for each output, one per line, and the totals.
 * The file appears complete on {@link #finish}; if the report is closed without it, an existing
 * file is left unchanged. Not thread-safe. The caller closes the report.
 *
 * @since 0.1
 */
public final class BatchReport implements Closeable {

  private final @Nullable Sink sink;
  private final Function<Exception, String> message;
  private boolean any;

  private BatchReport(@Nullable Sink sink, Function<Exception, String> message) {
    this.sink = sink;
    this.message = message;
  }

  /**
   * Opens a report. The caller closes it.
   *
   * @param path the file; null for a report that is not written
   * @param message converts the {@linkplain FileResult#failure() failure} of an output to text
   * @throws IOException if the file cannot be created
   */
  public static BatchReport open(@Nullable Path path, Function<Exception, String> message)
      throws IOException {
    var report = new BatchReport(path == null ? null : Sink.open(path), message);
    report.write("{\"files\":[");
    return report;
  }

  private void write(String text) throws IOException {
    if (sink != null) {
      sink.stream().write(text.getBytes(StandardCharsets.UTF_8));
    }
  }

  /**
   * Adds the result of an output.
   *
   * @throws IOException if the report cannot be written
   */
  public void add(FileResult file) throws IOException {
    if (sink != null) {
      write((any ? ",\n" : "\n") + line(file));
      any = true;
    }
  }

  private JsonWriter line(FileResult file) {
    JsonWriter json = JsonWriter.compact().begin();
    names(json, file.work());
    if (file.from() != null) {
      json.text("from", file.from());
    }
    json.text("to", file.to()).text("status", file.status().name().toLowerCase(Locale.ROOT));
    if (file.content() != null) {
      json.text("kind", file.content().kind().toString());
    }
    json.number("entries", file.entries())
        .number("missing", file.problems().leftOutEntries())
        .number("bytes", file.content() == null ? 0 : file.content().bytes())
        .number("milliseconds", file.millis())
        .begin("problems");
    file.codes().forEach(json::number);
    json.end().objects("losses", file.problems().losses(), loss -> write(loss, json));
    if (file.failure() != null) {
      json.text("message", message.apply(file.failure()));
    }
    return json.end();
  }

  private static void names(JsonWriter json, PlannedOutput work) {
    List<String> inputs = work.inputs().stream().map(Input::name).toList();
    if (inputs.size() == 1) {
      json.text("input", inputs.get(0));
    } else {
      json.texts("inputs", inputs);
    }
    Path output = work.output();
    json.text("output", output == null ? Input.STANDARD : output.toString());
  }

  private static void write(Loss loss, JsonWriter json) {
    json.text("format", loss.format())
        .text("kind", loss.kind())
        .number("count", loss.count())
        .text("example", loss.example())
        .text("loc", loss.loc());
  }

  /**
   * Adds the totals and publishes the report.
   *
   * @throws IOException if the report cannot be written
   */
  public void finish(BatchTotals totals) throws IOException {
    if (sink == null) {
      return;
    }
    JsonWriter json = JsonWriter.compact().begin();
    json.number("files", totals.files())
        .number("written", totals.written())
        .number("partial", totals.partial())
        .number("skipped", totals.skipped())
        .number("unselected", totals.unselected())
        .number("failed", totals.failed())
        .number("notBegun", totals.notBegun())
        .number("urls", totals.urls())
        .number("sitemaps", totals.sitemaps());
    write("\n],\"summary\":" + json.end() + "}\n");
    sink.commit();
  }

  /** Closes the report; discards it if it was not finished. */
  @Override
  public void close() throws IOException {
    if (sink != null) {
      sink.close();
    }
  }
}
