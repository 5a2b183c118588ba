package io.github.sitemaptoolkit.code;

import io.github.sitemaptoolkit.problem.Problem;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
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
 * tabs. Empty lines and lines that begin with {@code #} are ignored. Beside it may be a resource
 * {@value #TITLES}: a line for each code with its id and a title of at most {@value #LONGEST_TITLE}
 * characters, without a full stop. Immutable.
 *
 * @since 0.1
 */
public final class CodeTable {

  /** The name of the resource. */
  public static final String RESOURCE = "META-INF/sitemap-codes.tsv";

  /** The name of the resource with the titles of codes. */
  public static final String TITLES = "META-INF/sitemap-titles.tsv";

  /** The maximum number of characters of a title. */
  public static final int LONGEST_TITLE = 60;

  /**
   * The description of a code.
   *
   * @param id the code; {@code *.} at its beginning stands for the id of any extension, {@code *-}
   *     for any field of an extension
   * @param title what is wrong, in a few words for lists, such as "Pages that redirect"
   * @param meaning what is wrong, as a sentence
   * @param why why that matters
   * @param fix what to do
   * @param source where the rule is specified; empty if it is a rule of this library
   */
  public record Row(
      String id, String title, String meaning, String why, String fix, String source) {

    /** Creates a description whose title is the beginning of its meaning. */
    public Row(String id, String meaning, String why, String fix, String source) {
      this(id, beginning(meaning), meaning, why, fix, source);
    }

    private static String beginning(String meaning) {
      String words = meaning.endsWith(".") ? meaning.substring(0, meaning.length() - 1) : meaning;
      return Problem.shortened(words, LONGEST_TITLE);
    }

    private Row titled(String words) {
      return new Row(id, words, meaning, why, fix, source);
    }
  }

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
            .sorted((one, other) -> Integer.compare(other.id().length(), one.id().length()))
            .toList();
  }

  /**
   * Reads the tables that a class loader finds. A line that does not have five cells, or describes
   * a code that another line describes differently, is left out, and so is a title that is too long
   * or of a code that no line describes; {@link #problems} tells.
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
    List<Problem> problems = new ArrayList<>();
    problems.addAll(
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
            }));
    Map<String, String> titles = new HashMap<>();
    problems.addAll(
        TableResource.read(TITLES, 2, loaders, cells -> title(cells[0], cells[1], titles, rows)));
    return new CodeTable(rows, problems);
  }

  private static void title(
      String id, String title, Map<String, String> titles, Map<String, Row> rows) {
    if (title.isBlank() || title.length() > LONGEST_TITLE || title.endsWith(".")) {
      throw new IllegalArgumentException(
          "the title of "
              + id
              + " must have 1 to "
              + LONGEST_TITLE
              + " characters, and no full stop at its end");
    }
    Row row = rows.get(id);
    if (row == null) {
      throw new IllegalArgumentException(id + " has a title, but no table describes it");
    }
    String known = titles.putIfAbsent(id, title);
    if (known != null && !known.equals(title)) {
      throw new IllegalArgumentException(id + " has another title elsewhere");
    }
    rows.put(id, row.titled(title));
  }

  /**
   * Returns the title of a code, such as "Pages that redirect"; of a field of an extension with the
   * field, such as "Required values that are missing (video.thumbnail-loc)". The code itself if
   * nothing describes it.
   */
  public String title(String code) {
    Row row = find(code).orElse(null);
    if (row == null) {
      return code;
    }
    boolean ofField = row.id().startsWith(ANY_FIELD) && !code.equals(row.id());
    String fault = ofField ? row.id().substring(1) : "";
    return ofField
        ? row.title() + " (" + code.substring(0, code.length() - fault.length()) + ")"
        : row.title();
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
