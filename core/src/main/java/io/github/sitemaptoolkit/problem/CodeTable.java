package io.github.sitemaptoolkit.problem;

import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The table of what the codes of problems mean, for documentation and reports. Reading and writing
 * never load it.
 *
 * <p>Each module has a resource {@value #RESOURCE}: a line for each code with its id, its meaning,
 * why it matters, how to fix it, and the source of the rule (which may be empty), separated by
 * tabs. Empty lines and lines that begin with {@code #} are ignored. Immutable.
 *
 * @since 0.1
 */
public final class CodeTable {

  /** The name of the resource. */
  public static final String RESOURCE = "META-INF/sitemap-codes.tsv";

  /**
   * The description of a code.
   *
   * @param id the code; {@code *.} at its beginning stands for the id of any extension, {@code *-}
   *     for any field of an extension
   * @param meaning what is wrong, as a sentence
   * @param why why that matters
   * @param fix what to do
   * @param source where the rule is specified; empty if it is a rule of this library
   */
  public record Row(String id, String meaning, String why, String fix, String source) {}

  private static final String ANY_FIELD = "*-";

  private final Map<String, Row> rows;
  private final List<Row> faults; // of any field, the longest first
  private final List<Problem> problems;

  private CodeTable(Map<String, Row> rows, List<Problem> problems) {
    this.problems = List.copyOf(problems);
    this.rows = Collections.unmodifiableMap(rows);
    this.faults =
        rows.values().stream()
            .filter(row -> row.id().startsWith(ANY_FIELD))
            .sorted(Comparator.comparingInt((Row row) -> row.id().length()).reversed())
            .toList();
  }

  /**
   * Reads the tables that a class loader finds. A line that does not have five cells, or describes
   * a code that another line describes differently, is left out; {@link #problems} tells.
   */
  public static CodeTable load(ClassLoader loader) {
    return load(List.of(loader));
  }

  /**
   * Reads the tables that class loaders find.
   *
   * @param loaders such as those of a {@link io.github.sitemaptoolkit.format.Context}
   */
  public static CodeTable load(Collection<ClassLoader> loaders) {
    Map<String, Row> rows = new TreeMap<>();
    List<Problem> problems =
        TableResource.read(
            RESOURCE,
            5,
            loaders,
            cells -> {
              Row row = new Row(cells[0], cells[1], cells[2], cells[3], cells[4]);
              Row known = rows.putIfAbsent(row.id(), row);
              if (known != null && !known.equals(row)) {
                throw new IllegalArgumentException(
                    row.id() + " is described elsewhere, differently");
              }
            });
    return new CodeTable(rows, problems);
  }

  /**
   * Returns the description of a code; empty if no table has one.
   *
   * <p>Without a row of its own, a code has the row for any extension, such as {@code *.order} for
   * {@code image.order}; without that, the row for the fault of any field, such as {@code *-range}
   * for {@code video.duration-range}, or for {@code acme.range} if the extension has a single
   * field.
   */
  public Optional<Row> find(String id) {
    Row row = rows.get(id);
    int dot = id.indexOf('.');
    if (row != null || dot <= 0) {
      return Optional.ofNullable(row);
    }
    return Optional.ofNullable(rows.get('*' + id.substring(dot)))
        .or(() -> faults.stream().filter(fault -> endsWith(id.substring(dot), fault)).findFirst());
  }

  private static boolean endsWith(String words, Row fault) {
    String name = fault.id().substring(ANY_FIELD.length());
    return words.endsWith('-' + name) || words.equals('.' + name);
  }

  /** Returns what is wrong with the tables: the lines that were left out. */
  public List<Problem> problems() {
    return problems;
  }

  /** Returns all rows, sorted by id. */
  public Collection<Row> rows() {
    return rows.values();
  }
}
