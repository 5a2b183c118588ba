package io.github.sitemaptoolkit.cli.report;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Prints what inputs hold: lines as each input is done, or JSON of all of them at the end. */
public final class CountResults {

  private static final String TOTAL = "total";

  /** What came of one input: counts, or why there are none. */
  private record Result(String input, @Nullable Counts counts, @Nullable String failure) {}

  private final PrintWriter out;
  private final boolean json;
  private final List<Result> results = new ArrayList<>();

  /**
   * Creates one without results.
   *
   * @param json whether the results are for programs
   */
  public CountResults(PrintWriter out, boolean json) {
    this.out = out;
    this.json = json;
  }

  /** Takes what an input holds. */
  public void add(String input, Counts counts) {
    results.add(new Result(input, counts, null));
    if (!json) {
      print(counts, input);
    }
  }

  /** Takes that an input could not be counted. */
  public void addFailed(String input, Exception failure) {
    results.add(new Result(input, null, Failures.message(failure)));
  }

  /** Prints what is left: the sum of several inputs, or everything. */
  public void finish(Counts total) throws IOException {
    if (json) {
      printAll(total);
    } else if (results.size() > 1) {
      print(total, TOTAL);
    }
  }

  private void print(Counts counts, String name) {
    counts.lines().forEach(line -> out.println(line + name));
    out.flush(); // before what is wrong with the next input
  }

  private void printAll(Counts total) throws IOException {
    JsonOutput.write(
        out,
        generator -> {
          generator.writeArrayFieldStart("inputs");
          for (Result result : results) {
            generator.writeStartObject();
            JsonOutput.text(generator, "input", result.input());
            if (result.counts() == null) {
              JsonOutput.text(generator, "failure", result.failure());
            } else {
              result.counts().write(generator);
            }
            generator.writeEndObject();
          }
          generator.writeEndArray();
          generator.writeObjectFieldStart(TOTAL);
          total.write(generator);
          generator.writeEndObject();
        });
  }
}
