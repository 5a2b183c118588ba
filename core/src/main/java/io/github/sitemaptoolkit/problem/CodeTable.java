package io.github.sitemaptoolkit.problem;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.Collections;
import java.util.Enumeration;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * What the codes of problems mean, for documents and reports: reading and writing never load it.
 *
 * <p>Each module has a resource {@value #RESOURCE}: a line for each code, with tabs between its id,
 * what it means, why that matters, how to mend it and the source of the rule, which may be empty.
 * Empty lines and lines that begin with {@code #} say nothing. Immutable.
 *
 * @since 0.1
 */
public final class CodeTable {

  /** The name of the resource. */
  public static final String RESOURCE = "META-INF/sitemap-codes.tsv";

  /**
   * What is said of a code.
   *
   * @param id the code; one that begins with {@code *.} stands for one of each extension
   * @param meaning what is wrong, as a sentence
   * @param why why that matters
   * @param mend what to do
   * @param source the rule that says so; empty if it is a rule of ours
   */
  public record Row(String id, String meaning, String why, String mend, String source) {}

  private final Map<String, Row> rows;

  private CodeTable(Map<String, Row> rows) {
    this.rows = Collections.unmodifiableMap(rows);
  }

  /**
   * Reads the tables of all modules that a class loader sees.
   *
   * @throws IllegalStateException if a line has no five parts, or two are about one code
   * @throws UncheckedIOException if a table cannot be read
   */
  public static CodeTable load(ClassLoader loader) {
    Map<String, Row> rows = new TreeMap<>();
    try {
      Enumeration<URL> tables = loader.getResources(RESOURCE);
      while (tables.hasMoreElements()) {
        read(tables.nextElement(), rows);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return new CodeTable(rows);
  }

  private static void read(URL table, Map<String, Row> rows) throws IOException {
    try (var lines =
        new BufferedReader(new InputStreamReader(table.openStream(), StandardCharsets.UTF_8))) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        if (line.isEmpty() || line.startsWith("#")) {
          continue;
        }
        String[] parts = line.split("\t", -1);
        if (parts.length != 5) {
          throw new IllegalStateException(table + ": five parts are needed: " + line);
        }
        Row row = new Row(parts[0], parts[1], parts[2], parts[3], parts[4]);
        if (rows.put(row.id(), row) != null) {
          throw new IllegalStateException(table + ": there are two lines for " + row.id());
        }
      }
    }
  }

  /** Returns what is said of a code; empty if no table knows it. */
  public Optional<Row> find(String id) {
    Row row = rows.get(id);
    int dot = id.indexOf('.');
    return Optional.ofNullable(row == null && dot > 0 ? rows.get('*' + id.substring(dot)) : row);
  }

  /** Returns all rows, sorted by id. */
  public Collection<Row> rows() {
    return rows.values();
  }
}
