package io.github.sitemaptoolkit.cli.report;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.StreamWriteFeature;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.core.util.Separators;
import io.github.sitemaptoolkit.batch.FileResult;
import io.github.sitemaptoolkit.batch.plan.Input;
import io.github.sitemaptoolkit.batch.plan.PlannedOutput;
import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.problem.Loss;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * What was lost, as JSON, for programs.
 *
 * <pre>{@code
 * {"files": [{"input": "a.rss", "output": "a.xml", "losses": [
 *   {"format": "rss", "kind": "guid", "count": 2, "example": null, "loc": "https://example.com/"}]}]}
 * }</pre>
 */
public final class LossReport {

  /**
   * What was lost on the way from an input to an output.
   *
   * @param input the file that was read, as it was given
   * @param output the file that was written
   * @param losses what was lost, a kind each; empty if nothing was
   */
  public record File(String input, String output, List<Loss> losses) {

    /** Returns what was lost on the way to an output. */
    public static File of(FileResult result) {
      PlannedOutput work = result.work();
      String inputs = work.inputs().stream().map(Input::name).collect(Collectors.joining(", "));
      Path output = work.output();
      String name = output == null ? Input.STANDARD : output.toString();
      return new File(inputs, name, result.problems().losses());
    }
  }

  private static final JsonFactory JSON =
      JsonFactory.builder().disable(StreamWriteFeature.AUTO_CLOSE_TARGET).build();

  private LossReport() {}

  /** Writes a report and publishes it. The files stand in it in their order. */
  public static void write(List<File> files, Sink sink) throws IOException {
    try (JsonGenerator json = JSON.createGenerator(sink.stream())) {
      json.setPrettyPrinter(printer());
      json.writeStartObject();
      json.writeArrayFieldStart("files");
      for (File file : files) {
        write(file, json);
      }
      json.writeEndArray();
      json.writeEndObject();
      json.writeRaw('\n');
    }
    sink.commit();
  }

  private static DefaultPrettyPrinter printer() {
    var lines = new DefaultIndenter("  ", "\n"); // the same on all systems
    var separators =
        Separators.createDefaultInstance().withObjectFieldValueSpacing(Separators.Spacing.AFTER);
    return new DefaultPrettyPrinter(separators).withObjectIndenter(lines).withArrayIndenter(lines);
  }

  private static void write(File file, JsonGenerator json) throws IOException {
    json.writeStartObject();
    text(json, "input", file.input());
    text(json, "output", file.output());
    write(file.losses(), json);
    json.writeEndObject();
  }

  private static void write(List<Loss> losses, JsonGenerator json) throws IOException {
    json.writeArrayFieldStart("losses");
    for (Loss loss : losses) {
      json.writeStartObject();
      text(json, "format", loss.format());
      text(json, "kind", loss.kind());
      json.writeNumberField("count", loss.count());
      text(json, "example", loss.example());
      text(json, "loc", loss.loc());
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private static void text(JsonGenerator json, String name, @Nullable String value)
      throws IOException {
    json.writeFieldName(name);
    json.writeString(value);
  }
}
