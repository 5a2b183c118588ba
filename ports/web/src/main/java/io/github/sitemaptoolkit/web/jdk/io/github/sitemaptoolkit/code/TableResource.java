package io.github.sitemaptoolkit.web.jdk.io.github.sitemaptoolkit.code;

import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.web.jdk.Embedded;
import java.util.Collection;
import java.util.List;
import java.util.function.Consumer;

/** Reads the tables of one name, which the compiler has put together: they have no faults. */
public final class TableResource {

  private TableResource() {}

  /** Calls for the cells of each line. */
  public static List<Problem> read(
      String name, int cells, Collection<ClassLoader> loaders, Consumer<String[]> row) {
    Embedded.forEachLine(
        name.substring(name.lastIndexOf('/') + 1), line -> row.accept(line.split("\t", -1)));
    return List.of();
  }
}
