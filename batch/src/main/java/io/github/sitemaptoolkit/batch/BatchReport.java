package io.github.sitemaptoolkit.batch;

import io.github.sitemaptoolkit.batch.plan.Input;
import io.github.sitemaptoolkit.batch.plan.PlannedOutput;
import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.problem.Loss;
import java.io.Closeable;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Writes what came of a batch as JSON: an object for each output, a line each, and the counts of
 * all. The file is published as a whole by {@link #finish}; closing without it leaves a file that
 * existed as it was. Not safe for use by several threads.
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
   * @param path the file; null for a report that takes everything and writes nothing
   * @param message words the {@linkplain FileResult#failure() failure} of an output
   * @throws IOException if the file cannot be written
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
   * Adds an output.
   *
   * @throws IOException if it cannot be written
   */
  public void add(FileResult file) throws IOException {
    if (sink != null) {
      write((any ? ",\n" : "\n") + line(file));
      any = true;
    }
  }

  private String line(FileResult file) {
    JsonText json = new JsonText().open('{');
    names(json, file.work());
    if (file.from() != null) {
      json.field("from", file.from());
    }
    json.field("to", file.to());
    json.field("status", file.status().name().toLowerCase(Locale.ROOT));
    if (file.content() != null) {
      json.field("kind", file.content().kind().toString());
    }
    json.field("entries", file.entries());
    json.field("missing", file.problems().missing());
    json.field("bytes", file.content() == null ? 0 : file.content().bytes());
    json.field("milliseconds", file.millis());
    json.name("problems").open('{');
    for (Map.Entry<String, Long> code : file.codes().entrySet()) {
      json.field(code.getKey(), code.getValue());
    }
    json.close('}').name("losses").open('[');
    for (Loss loss : file.problems().losses()) {
      json.open('{');
      json.field("format", loss.format()).field("kind", loss.kind()).field("count", loss.count());
      json.field("example", loss.example()).field("loc", loss.loc()).close('}');
    }
    json.close(']');
    if (file.failure() != null) {
      json.field("message", message.apply(file.failure()));
    }
    return json.close('}').toString();
  }

  private static void names(JsonText json, PlannedOutput work) {
    if (work.inputs().size() == 1) {
      json.field("input", work.inputs().get(0).name());
    } else {
      json.name("inputs").open('[');
      work.inputs().forEach(input -> json.value(input.name()));
      json.close(']');
    }
    Path output = work.output();
    json.field("output", output == null ? Input.STANDARD : output.toString());
  }

  /**
   * Adds the counts, and publishes the report.
   *
   * @throws IOException if it cannot be written
   */
  public void finish(BatchTotals totals) throws IOException {
    if (sink == null) {
      return;
    }
    JsonText json = new JsonText().open('{');
    json.field("files", totals.files());
    json.field("written", totals.written());
    json.field("partial", totals.partial());
    json.field("skipped", totals.skipped());
    json.field("unselected", totals.unselected());
    json.field("failed", totals.failed());
    json.field("notBegun", totals.notBegun());
    json.field("urls", totals.urls());
    json.field("sitemaps", totals.sitemaps());
    write("\n],\"summary\":" + json.close('}') + "}\n");
    sink.commit();
  }

  /** Gives up what is not finished. */
  @Override
  public void close() throws IOException {
    if (sink != null) {
      sink.close();
    }
  }
}
