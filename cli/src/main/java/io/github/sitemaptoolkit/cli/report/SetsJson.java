package io.github.sitemaptoolkit.cli.report;

import io.github.sitemaptoolkit.text.JsonWriter;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.Map;
import java.util.function.Consumer;

/** Prints what is known of sets as JSON: an object for one, or an object with all of several. */
final class SetsJson {

  /** Writes the members of a set. */
  @FunctionalInterface
  interface Members<T> {
    void write(JsonWriter json, String set, T known);
  }

  private SetsJson() {}

  static <T> void print(PrintWriter out, Map<String, T> bySet, Members<T> members)
      throws IOException {
    JsonWriter.print(
        out,
        json -> {
          Consumer<Map.Entry<String, T>> each =
              set -> members.write(json, set.getKey(), set.getValue());
          if (bySet.size() == 1) {
            bySet.entrySet().forEach(each);
          } else {
            json.objects("sets", bySet.entrySet(), each);
          }
        });
  }
}
