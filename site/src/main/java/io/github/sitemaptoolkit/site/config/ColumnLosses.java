package io.github.sitemaptoolkit.site.config;

import io.github.sitemaptoolkit.converters.reading.TableCounts;
import io.github.sitemaptoolkit.converters.reading.TableReading;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Problem;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Which columns of a table have lost their values since it was last published: those that every row
 * had, or, of an element that few rows have, every row with the element, and none has now, or fewer
 * than half of many.
 */
final class ColumnLosses {

  /** The rows from which on a guessed column proves that every row has it. */
  static final int ENOUGH = 5;

  private static final int ENOUGH_OF_MAP = 2; // if somebody has said that the column is there
  private static final int MANY = 20;
  private static final String ROWS = "rows";
  private static final String COLUMNS = "columns";
  private static final String SOMETIMES = "sometimes";
  private static final String OF_ENTRIES = " of entries";
  private static final String NEWS = "news";

  /** The part of the numbers that has the members of entries. */
  static final String ENTRIES = COLUMNS + OF_ENTRIES;

  private static final List<String> BEFORE_NAMES = List.of("about ", "template of ");

  private final Map<String, String> roles;
  private final boolean nested; // whether columns are paths of members, each beside those around it
  private final InputCounts counts;
  private final String input;
  private final String suffix; // of the parts of the numbers
  private final Map<String, Long> before;
  private final long rowsBefore;

  private ColumnLosses(
      Map<String, String> roles, boolean nested, InputCounts counts, String input, String suffix) {
    this.roles = roles;
    this.nested = nested;
    this.counts = counts;
    this.input = input;
    this.suffix = suffix;
    this.before = counts.before(input, COLUMNS + suffix);
    this.rowsBefore = counts.before(input, ROWS + suffix).getOrDefault("", 0L);
  }

  /**
   * Returns what compares a table.
   *
   * @param kind how it is read
   * @param number which of the kinds of tables of the input this is, from 0
   */
  static ColumnLosses of(TableReading kind, InputCounts counts, String input, int number) {
    String suffix = number == 0 ? "" : " " + (number + 1);
    Map<String, String> roles = ReadingChanges.used(kind.columns());
    return new ColumnLosses(roles, false, counts, input, suffix);
  }

  /**
   * Returns what compares entries of JSON lines: their members are what they are called.
   *
   * @param now the members that they have now
   * @param extensions those whose elements are members
   */
  static ColumnLosses ofEntries(
      Set<String> now, Extensions extensions, InputCounts counts, String input) {
    Map<String, String> roles = new LinkedHashMap<>();
    Set<String> known = new HashSet<>(UrlEntry.FIELDS);
    extensions.registrations().forEach(it -> known.add(it.id()));
    for (Set<String> members : List.of(counts.before(input, ENTRIES).keySet(), now)) {
      for (String member : members) {
        if (known.contains(member.split("[.]", 2)[0])) {
          roles.put(member, member);
        }
      }
    }
    roles.remove(NEWS); // leaves entries by age, which the guard of the set knows
    return new ColumnLosses(roles, true, counts, input, OF_ENTRIES);
  }

  /** Returns the headers that the table had; empty if they are not known. */
  Set<String> headers() {
    return before.keySet();
  }

  /** What every row, or every row with an element, had of a column. */
  private record Base(String column, long had, long has, long of, String element) {

    boolean isLost(long least) {
      return of >= least && (has == 0 || (of >= MANY && 2 * has < of));
    }
  }

  private @Nullable Base base(String column, TableCounts now) {
    long had = before.getOrDefault(column, 0L);
    long has = now.filled().getOrDefault(column, 0L);
    boolean sometimes = counts.before(input, SOMETIMES + suffix).containsKey(column);
    int enough = now.mapped().contains(column) ? ENOUGH_OF_MAP : ENOUGH;
    boolean ofRows = !nested || element(column).isEmpty();
    if (ofRows && had == rowsBefore && had >= (sometimes ? MANY : enough)) {
      return new Base(column, had, has, now.rows(), "");
    }
    List<String> others = had < (sometimes ? MANY : ENOUGH) ? List.of() : others(column, before);
    if (!others.isEmpty()) {
      long of = others.stream().mapToLong(it -> now.filled().getOrDefault(it, 0L)).max().orElse(0);
      return new Base(column, had, has, of, element(column));
    }
    return null;
  }

  /** Returns the element that a column is of; empty if it is of the page itself. */
  private String element(String column) {
    if (nested) {
      return column.substring(0, Math.max(0, column.lastIndexOf('.')));
    }
    String role = roles.getOrDefault(column, "");
    for (String begin : BEFORE_NAMES) {
      role = role.startsWith(begin) ? role.substring(begin.length()) : role;
    }
    return role.substring(0, Math.max(0, role.indexOf('.')));
  }

  /**
   * Returns the other columns of an element that as many rows have as one of them: these are
   * probably the rows that have the element.
   */
  private List<String> others(String column, Map<String, Long> filled) {
    String element = element(column);
    long count = filled.getOrDefault(column, 0L);
    if (nested && filled.getOrDefault(element, 0L) == count) {
      return List.of(element);
    }
    return element.isEmpty() || nested
        ? List.of()
        : roles.keySet().stream()
            .filter(it -> !it.equals(column) && element(it).equals(element))
            .filter(it -> filled.getOrDefault(it, 0L) == count)
            .toList();
  }

  /**
   * Returns what is lost.
   *
   * @param least how many rows must be there to lose something
   */
  List<InputChange> lost(TableCounts now, long least) {
    List<InputChange> lost = new ArrayList<>();
    for (String column : roles.keySet()) {
      Base base = base(column, now);
      if (base != null && base.isLost(least)) {
        String with = base.element().isEmpty() ? "" : " with " + base.element();
        lost.add(
            new InputChange(
                ReadingChanges.column(column),
                roles.get(column) + ", in all " + base.had() + " " + rows(now) + with,
                (base.has() == 0 ? "in none of " : "in " + base.has() + " of ")
                    + base.of()
                    + added(column, now.filled().keySet(), now.filled())));
      }
    }
    return lost;
  }

  /** Returns what is to be told of columns that every row had, and not every row has. */
  List<String> fewer(TableCounts now) {
    List<String> told = new ArrayList<>();
    for (String column : roles.keySet()) {
      Base base = base(column, now);
      if (base != null && base.has() < base.of() && base.of() > 0) {
        told.add(
            Problem.quoted(column)
                + " has values in "
                + base.has()
                + " of "
                + base.of()
                + " "
                + rows(now)
                + (base.element().isEmpty() ? "" : " with " + base.element())
                + "; all had it when this input was last published");
      }
    }
    return told;
  }

  private static String rows(TableCounts now) {
    return now.kind().name().toLowerCase(Locale.ROOT);
  }

  /**
   * Returns, for a message, which of the headers is new and looks like a column; empty if none.
   *
   * @param filled how many rows have something under each header; what has nothing is not new
   */
  String added(String column, Set<String> headers, Map<String, Long> filled) {
    if (before.isEmpty()) {
      return "";
    }
    Optional<String> nearest =
        headers.stream()
            .filter(it -> !before.containsKey(it) && !it.isBlank())
            .filter(it -> filled.getOrDefault(it, 1L) > 0)
            .max(Comparator.comparingInt(it -> likeness(column, it)));
    return nearest.map(it -> "; " + Problem.quoted(it) + " is new").orElse("");
  }

  private static int likeness(String column, String other) {
    String one = column.toLowerCase(Locale.ROOT);
    String two = other.toLowerCase(Locale.ROOT);
    int same = 0;
    while (same < Math.min(one.length(), two.length()) && one.charAt(same) == two.charAt(same)) {
      same++;
    }
    boolean contains = one.contains(two) || two.contains(one);
    return same + (contains ? one.length() + two.length() : 0);
  }

  /** Notes the numbers of a table of this run. */
  void add(TableCounts now) {
    counts.add(input, ROWS + suffix, "", now.rows());
    now.filled()
        .forEach(
            (column, filled) -> {
              counts.add(input, COLUMNS + suffix, column, filled);
              if (roles.containsKey(column) && isSometimes(column, now)) {
                counts.add(input, SOMETIMES + suffix, column, 1);
              }
            });
  }

  /** Returns whether a column once had gaps: then a few rows without any prove nothing. */
  private boolean isSometimes(String column, TableCounts now) {
    long filled = now.filled().getOrDefault(column, 0L);
    boolean every = filled == now.rows() || !others(column, now.filled()).isEmpty();
    return !every || counts.before(input, SOMETIMES + suffix).containsKey(column);
  }
}
