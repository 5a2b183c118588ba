package io.github.sitemaptoolkit.web.jdk.io.github.sitemaptoolkit.problem;

import io.github.sitemaptoolkit.problem.Problem;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;

/** Reads the tables of one name, which the compiler has put together: they have no faults. */
public final class TableResource {

  private TableResource() {}

  /** Calls for the cells of each line. */
  public static List<Problem> read(
      String name, int cells, Collection<ClassLoader> loaders, Consumer<String[]> row) {
    String all = "web/" + name.substring(name.lastIndexOf('/') + 1);
    var in = Objects.requireNonNull(ClassLoader.getSystemResourceAsStream(all), all);
    try (var lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        row.accept(line.split("\t", -1));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return List.of();
  }
}
