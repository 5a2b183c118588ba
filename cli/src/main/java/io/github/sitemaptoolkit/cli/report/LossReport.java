package io.github.sitemaptoolkit.cli.report;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.sitemaptoolkit.batch.FileResult;
import io.github.sitemaptoolkit.batch.plan.Input;
import io.github.sitemaptoolkit.batch.plan.PlannedOutput;
import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.problem.Loss;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Writes losses as JSON, for programs.
 *
 * <pre>{@code
 * {"files": [{"input": "a.rss", "output": "a.xml", "losses": [
 *   {"format": "rss", "kind": "guid", "count": 2, "example": null, "loc": "https://example.com/",
 *    "detail": true}]}]}
 * }</pre>
 */
public final class LossReport {

  /**
   * The losses between an input and an output.
   *
   * @param input the name of the input, as it was given
   * @param output the name of the output
   * @param losses the losses, one for each kind of data; empty if nothing was lost
   */
  public record File(String input, String output, List<Loss> losses) {

    /** Returns the losses of a result. */
    public static File of(FileResult result) {
      PlannedOutput work = result.work();
      String inputs = work.inputs().stream().map(Input::name).collect(Collectors.joining(", "));
      Path output = work.output();
      String name = output == null ? Input.STANDARD : output.toString();
      return new File(inputs, name, result.problems().losses());
    }
  }

  private LossReport() {}

  /** Writes and commits a report. The files keep their order. */
  public static void write(List<File> files, Sink sink) throws IOException {
    var out = new OutputStreamWriter(sink.stream(), StandardCharsets.UTF_8);
    JsonOutput.write(
        out,
        json -> {
          json.writeArrayFieldStart("files");
          for (File file : files) {
            write(file, json);
          }
          json.writeEndArray();
        });
    sink.commit();
  }

  private static void write(File file, JsonGenerator json) throws IOException {
    json.writeStartObject();
    JsonOutput.text(json, "input", file.input());
    JsonOutput.text(json, "output", file.output());
    write(file.losses(), json);
    json.writeEndObject();
  }

  private static void write(List<Loss> losses, JsonGenerator json) throws IOException {
    json.writeArrayFieldStart("losses");
    for (Loss loss : losses) {
      json.writeStartObject();
      JsonOutput.text(json, "format", loss.format());
      JsonOutput.text(json, "kind", loss.kind());
      json.writeNumberField("count", loss.count());
      JsonOutput.text(json, "example", loss.example());
      JsonOutput.text(json, "loc", loss.loc());
      json.writeBooleanField("detail", loss.detail());
      json.writeEndObject();
    }
    json.writeEndArray();
  }
}
