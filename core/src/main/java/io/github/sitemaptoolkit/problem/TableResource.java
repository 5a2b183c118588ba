package io.github.sitemaptoolkit.problem;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.URL;
import java.net.URLConnection;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
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
   * Reads all tables that class loaders find, each once.
   *
   * @param name the name of the resource
   * @param cells how many cells each line must have
   * @param row called with the cells of each line; throws IllegalArgumentException if they are
   *     invalid
   * @throws UncheckedIOException if a table cannot be read or has an invalid line
   */
  public static void read(
      String name, int cells, Collection<ClassLoader> loaders, Consumer<String[]> row) {
    Set<String> done = new HashSet<>(); // several loaders may find the same table
    try {
      for (ClassLoader loader : loaders) {
        for (URL table : Collections.list(loader.getResources(name))) {
          if (done.add(table.toString())) {
            read(table, cells, row);
          }
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void read(URL table, int cells, Consumer<String[]> row) throws IOException {
    URLConnection connection = table.openConnection();
    connection.setUseCaches(false); // a cached jar would stay open after its class loader is closed
    int number = 0;
    try (var lines =
        new BufferedReader(
            new InputStreamReader(connection.getInputStream(), StandardCharsets.UTF_8))) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        number++;
        if (!line.isEmpty() && !line.startsWith("#")) {
          String[] parts = line.split("\t", -1);
          if (parts.length != cells) {
            throw new IllegalArgumentException(
                parts.length + " cells, separated by tabs; there must be " + cells);
          }
          row.accept(parts);
        }
      }
    } catch (IllegalArgumentException e) {
      throw new IOException(table + ": line " + number + ": " + e.getMessage(), e);
    }
  }
}
