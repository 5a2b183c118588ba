package io.github.sitemaptoolkit.code;

import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URL;
import java.net.URLConnection;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Reads the tables of one name that modules and jars of extensions bring as resources: lines of
 * cells that are separated by tabs. Empty lines and lines that begin with {@code #} are ignored.
 *
 * @since 0.1
 */
public final class TableResource {

  private TableResource() {}

  /**
   * Reads all tables that class loaders find, each once. Those of extensions are others' work: a
   * line that is invalid is left out, and so is a table that cannot be read.
   *
   * @param name the name of the resource
   * @param cells how many cells each line must have
   * @param row called with the cells of each line; throws IllegalArgumentException if they are
   *     invalid
   * @return what was left out
   */
  public static List<Problem> read(
      String name, int cells, Collection<ClassLoader> loaders, Consumer<String[]> row) {
    List<Problem> faults = new ArrayList<>();
    Set<String> done = new HashSet<>(); // several loaders may find the same table
    for (ClassLoader loader : loaders) {
      List<URL> tables;
      try {
        tables = Collections.list(loader.getResources(name));
      } catch (IOException e) {
        faults.add(fault(e, "the tables are not used", Location.of(name)));
        continue;
      }
      for (URL table : tables) {
        if (done.add(table.toString())) {
          read(table, cells, row, faults);
        }
      }
    }
    return faults;
  }

  private static void read(URL table, int cells, Consumer<String[]> row, List<Problem> faults) {
    int number = 0;
    try (BufferedReader lines = open(table)) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        number++;
        if (!line.isEmpty() && !line.startsWith("#")) {
          try {
            row.accept(cells(line, cells));
          } catch (IllegalArgumentException e) {
            Location at = new Location(table.toString(), number, 0);
            faults.add(fault(e, "the line is not used", at));
          }
        }
      }
    } catch (IOException e) {
      Location at = new Location(table.toString(), number, 0);
      faults.add(fault(e, "the rest of the table is not used", at));
    }
  }

  private static BufferedReader open(URL table) throws IOException {
    URLConnection connection = table.openConnection();
    connection.setUseCaches(false); // a cached jar would stay open after its class loader is closed
    return new BufferedReader(
        new InputStreamReader(connection.getInputStream(), StandardCharsets.UTF_8));
  }

  private static String[] cells(String line, int cells) {
    String[] parts = line.split("\t", -1);
    if (parts.length != cells) {
      throw new IllegalArgumentException(
          parts.length
              + (parts.length == 1 ? " cell" : " cells")
              + ", separated by tabs; there must be "
              + cells);
    }
    return parts;
  }

  private static Problem fault(Exception e, String cost, Location at) {
    return Problem.of(RuleTableCodes.INVALID, e.getMessage() + "; " + cost, at);
  }
}
