package io.github.sitemaptoolkit.cli.report;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.MinimalPrettyPrinter;
import io.github.sitemaptoolkit.batch.Input;
import io.github.sitemaptoolkit.batch.PlannedOutput;
import io.github.sitemaptoolkit.io.Sink;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A report in JSON: an object for each output, a line each, and the counts of all. It is published
 * as a whole at the end.
 */
public final class BatchReport implements Closeable {

  private static final JsonFactory JSON = new JsonFactory();

  /** Begins a line for each value of the outer array. */
  private static final class Lines extends MinimalPrettyPrinter {

    private static final long serialVersionUID = 1L;

    @Override
    public void beforeArrayValues(JsonGenerator json) throws IOException {
      endLine(json);
    }

    @Override
    public void writeArrayValueSeparator(JsonGenerator json) throws IOException {
      json.writeRaw(',');
      endLine(json);
    }

    @Override
    public void writeEndArray(JsonGenerator json, int values) throws IOException {
      endLine(json);
      json.writeRaw(']');
    }

    private static void endLine(JsonGenerator json) throws IOException {
      if (json.getOutputContext().getParent().getParent().inRoot()) {
        json.writeRaw('\n');
      }
    }
  }

  private final @Nullable Sink sink;
  private final @Nullable JsonGenerator json;

  private BatchReport(@Nullable Sink sink, @Nullable JsonGenerator json) {
    this.sink = sink;
    this.json = json;
  }

  /**
   * Begins a report.
   *
   * @param path the file; null for no report
   */
  public static BatchReport open(@Nullable Path path) throws IOException {
    if (path == null) {
      return new BatchReport(null, null);
    }
    Sink sink = Sink.open(path);
    JsonGenerator json = JSON.createGenerator(sink.stream());
    json.disable(JsonGenerator.Feature.AUTO_CLOSE_TARGET);
    json.setPrettyPrinter(new Lines());
    json.writeStartObject();
    json.writeArrayFieldStart("files");
    return new BatchReport(sink, json);
  }

  /** Adds an output. */
  public void add(FileResult file) throws IOException {
    if (json == null) {
      return;
    }
    json.writeStartObject();
    writeNames(json, file.work());
    if (file.from() != null) {
      json.writeStringField("from", file.from());
    }
    json.writeStringField("to", file.to());
    json.writeStringField("status", file.status().name().toLowerCase(Locale.ROOT));
    if (file.result() != null) {
      json.writeStringField("kind", file.result().kind().toString());
    }
    json.writeNumberField("entries", file.entries());
    json.writeNumberField("missing", file.problems().missing());
    json.writeNumberField("bytes", file.bytes());
    json.writeNumberField("milliseconds", file.millis());
    json.writeObjectFieldStart("problems");
    for (Map.Entry<String, Long> code : file.codes().entrySet()) {
      json.writeNumberField(code.getKey(), code.getValue());
    }
    json.writeEndObject();
    LossReport.write(file.problems().losses(), json);
    if (file.failure() != null) {
      json.writeStringField("message", Failures.message(file.failure()));
    }
    json.writeEndObject();
  }

  private static void writeNames(JsonGenerator json, PlannedOutput work) throws IOException {
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

  /** Adds the counts, and publishes the report. */
  public void finish(BatchTotals totals) throws IOException {
    if (json == null || sink == null) {
      return;
    }
    json.writeEndArray();
    json.writeObjectFieldStart("summary");
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
    json.writeEndObject();
    json.writeRaw('\n');
    json.close();
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
