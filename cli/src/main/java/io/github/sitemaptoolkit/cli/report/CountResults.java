package io.github.sitemaptoolkit.cli.report;

import io.github.sitemaptoolkit.text.JsonWriter;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Prints the counts of inputs: lines after each input, or JSON for all of them at the end. */
public final class CountResults {

  private static final String TOTAL = "total";

  /** The result for one input: counts, or the failure to count it. */
  private record Result(String input, @Nullable Counts counts, @Nullable String failure) {}

  private final PrintWriter out;
  private final boolean json;
  private final List<Result> results = new ArrayList<>();

  /**
   * Creates an empty list of results.
   *
   * @param json whether to print JSON
   */
  public CountResults(PrintWriter out, boolean json) {
    this.out = out;
    this.json = json;
  }

  /** Adds the counts of an input. */
  public void add(String input, Counts counts) {
    results.add(new Result(input, counts, null));
    if (!json) {
      print(counts, input);
    }
  }

  /** Adds an input that could not be counted. */
  public void addFailed(String input, Exception failure) {
    results.add(new Result(input, null, Failures.message(failure)));
  }

  /** Prints the total of several inputs, or the whole JSON document. */
  public void finish(Counts total) throws IOException {
    if (json) {
      printAll(total);
    } else if (results.size() > 1) {
      print(total, TOTAL);
    }
  }

  private void print(Counts counts, String name) {
    counts.lines().forEach(line -> out.println(line + name));
    out.flush(); // before messages about the next input
  }

  private void printAll(Counts total) throws IOException {
    JsonWriter.print(
        out,
        writer -> {
          writer.objects("inputs", results, result -> write(result, writer)).begin(TOTAL);
          total.write(writer);
          writer.end();
        });
  }

  private static void write(Result result, JsonWriter json) {
    json.text("input", result.input());
    if (result.counts() == null) {
      json.text("failure", result.failure());
    } else {
      result.counts().write(json);
    }
  }
}
