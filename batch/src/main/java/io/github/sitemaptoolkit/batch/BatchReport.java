package io.github.sitemaptoolkit.batch;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import io.github.sitemaptoolkit.batch.plan.Input;
import io.github.sitemaptoolkit.batch.plan.PlannedOutput;
import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.problem.Loss;
import java.io.Closeable;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
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

  /** Loaded only for a report that is written. */
  private static final class Json {
    private static final JsonFactory FACTORY = new JsonFactory();
  }

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

  private String line(FileResult file) throws IOException {
    var text = new StringWriter();
    try (JsonGenerator json = Json.FACTORY.createGenerator(text)) {
      json.writeStartObject();
      names(json, file.work());
      if (file.from() != null) {
        json.writeStringField("from", file.from());
      }
      json.writeStringField("to", file.to());
      json.writeStringField("status", file.status().name().toLowerCase(Locale.ROOT));
      if (file.content() != null) {
        json.writeStringField("kind", file.content().kind().toString());
      }
      json.writeNumberField("entries", file.entries());
      json.writeNumberField("missing", file.problems().missing());
      json.writeNumberField("bytes", file.content() == null ? 0 : file.content().bytes());
      json.writeNumberField("milliseconds", file.millis());
      json.writeObjectFieldStart("problems");
      for (Map.Entry<String, Long> code : file.codes().entrySet()) {
        json.writeNumberField(code.getKey(), code.getValue());
      }
      json.writeEndObject();
      losses(json, file.problems().losses());
      if (file.failure() != null) {
        json.writeStringField("message", message.apply(file.failure()));
      }
      json.writeEndObject();
    }
    return text.toString();
  }

  private static void names(JsonGenerator json, PlannedOutput work) throws IOException {
    if (work.inputs().size() == 1) {
      json.writeStringField("input", work.inputs().get(0).name());
    } else {
      json.writeArrayFieldStart("inputs");
      for (Input input : work.inputs()) {
        json.writeString(input.name());
      }
      json.writeEndArray();
    }
    Path output = work.output();
    json.writeStringField("output", output == null ? Input.STANDARD : output.toString());
  }

  private static void losses(JsonGenerator json, List<Loss> losses) throws IOException {
    json.writeArrayFieldStart("losses");
    for (Loss loss : losses) {
      json.writeStartObject();
      json.writeStringField("format", loss.format());
      json.writeStringField("kind", loss.kind());
      json.writeNumberField("count", loss.count());
      json.writeStringField("example", loss.example());
      json.writeStringField("loc", loss.loc());
      json.writeEndObject();
    }
    json.writeEndArray();
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
    var text = new StringWriter();
    try (JsonGenerator json = Json.FACTORY.createGenerator(text)) {
      json.writeStartObject();
      json.writeNumberField("files", totals.files());
      json.writeNumberField("written", totals.written());
      json.writeNumberField("partial", totals.partial());
      json.writeNumberField("skipped", totals.skipped());
      json.writeNumberField("unselected", totals.unselected());
      json.writeNumberField("failed", totals.failed());
      json.writeNumberField("notBegun", totals.notBegun());
      json.writeNumberField("urls", totals.urls());
      json.writeNumberField("sitemaps", totals.sitemaps());
      json.writeEndObject();
    }
    write("\n],\"summary\":" + text + "}\n");
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
