package io.github.sitemaptoolkit.cli.report;

import io.github.sitemaptoolkit.batch.FileResult;
import io.github.sitemaptoolkit.batch.plan.Input;
import io.github.sitemaptoolkit.batch.plan.PlannedOutput;
import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.problem.Loss;
import io.github.sitemaptoolkit.text.JsonWriter;
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
    JsonWriter.print(
        out,
        json ->
            json.objects(
                "files",
                files,
                file ->
                    json.text("input", file.input())
                        .text("output", file.output())
                        .objects("losses", file.losses(), loss -> write(loss, json))));
    sink.commit();
  }

  private static void write(Loss loss, JsonWriter json) {
    json.text("format", loss.format())
        .text("kind", loss.kind())
        .number("count", loss.count())
        .text("example", loss.example())
        .text("loc", loss.loc())
        .flag("detail", loss.detail());
  }
}
