package io.github.sitemaptoolkit.site.config;

import io.github.sitemaptoolkit.converters.reading.TableReading;
import io.github.sitemaptoolkit.problem.Problem;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What is read otherwise in a table than before. What is read in addition is no change, unless it
 * leaves rows out, nor is what the table of today leaves open, unless that is a filter without a
 * single cell.
 */
final class ReadingChanges {

  /** Set for dates of which some have the day first, and others the month: learned from no good. */
  private static final String MIXED = "mixed";

  /** Set for a last line without an end, which a complete table may get. */
  private static final String UNENDED = "has no end";

  private static final String NOT_AS_NAMED = ", but ";
  private static final String MISSING = "missing";
  private static final String UNUSED = "not used";
  private static final String EMPTY = "empty";

  private final TableReading before;
  private final TableReading now;
  private final List<InputChange> changes = new ArrayList<>();
  private final Map<InputChange, String> missing = new HashMap<>(); // of columns, with the header

  ReadingChanges(TableReading before, TableReading now) {
    this.before = before;
    this.now = now;
    compareForm();
    compareColumns();
    compareDates();
    compareFilters();
  }

  /** Returns how the table was read. */
  TableReading before() {
    return before;
  }

  /** Returns how much has changed. */
  int count() {
    return changes.size();
  }

  private void compareForm() {
    before
        .form()
        .forEach(
            (key, old) -> {
              String read = now.form().getOrDefault(key, old);
              if (!read.equals(old) && !old.equals(UNENDED)) {
                changes.add(new InputChange(key, shown(old), shown(read)));
              }
            });
  }

  private void compareColumns() {
    before
        .columns()
        .forEach(
            (header, old) -> {
              String read = now.columns().get(header);
              boolean absent = read == null && before.sometimes().contains(header);
              if (!old.isEmpty() && !absent && !isSame(old, read)) {
                InputChange change = new InputChange(column(header), old, used(read));
                changes.add(change);
                if (read == null) {
                  missing.put(change, header);
                }
              }
            });
  }

  private static boolean isSame(String old, @Nullable String read) {
    return read != null && (read.equals(old) || old.startsWith(read + NOT_AS_NAMED));
  }

  private void compareDates() {
    before
        .dates()
        .forEach(
            (header, old) -> {
              String read = now.dates().getOrDefault(header, old);
              if (!read.equals(old) && !old.equals(MIXED)) {
                changes.add(new InputChange("dates of " + Problem.quoted(header), old, read));
              }
            });
  }

  private void compareFilters() {
    before
        .filters()
        .forEach(
            (header, old) -> {
              String read = now.filters().get(header);
              // crawlers give reasons beside an answer, and none where the answer is yes
              boolean reason = read != null && read.isEmpty() && now.filters().containsValue(old);
              if (read == null || !(old.isEmpty() || reason || read.equals(old))) {
                boolean there = now.columns().containsKey(header);
                changes.add(
                    new InputChange(
                        "filter " + Problem.quoted(header),
                        old.isEmpty() ? "used" : old,
                        read == null ? there ? UNUSED : MISSING : read.isEmpty() ? EMPTY : read));
              }
            });
    now.filters()
        .forEach(
            (header, read) -> {
              if (!before.filters().containsKey(header) && now.leaving().contains(header)) {
                changes.add(new InputChange("filter " + Problem.quoted(header), UNUSED, read));
              }
            });
  }

  /**
   * Returns the old and the new reading side by side, with what is used in addition.
   *
   * @param losses knows which headers are new
   */
  List<InputChange> all(ColumnLosses losses) {
    Set<String> unused = new LinkedHashSet<>(now.columns().keySet());
    unused.removeAll(used(now.columns()).keySet());
    List<InputChange> all = new ArrayList<>();
    for (InputChange change : changes) {
      String name = missing.getOrDefault(change, "");
      String added = name.isEmpty() ? "" : losses.added(name, unused, Map.of());
      all.add(new InputChange(change.what(), change.before(), change.now() + added));
    }
    now.columns()
        .forEach(
            (header, read) -> {
              boolean added = before.columns().getOrDefault(header, "").isEmpty();
              if (added && !read.isEmpty()) {
                all.add(new InputChange(column(header), UNUSED, read));
              }
            });
    return all;
  }

  /** Returns what was known, with what is read in addition. */
  TableReading merged() {
    Map<String, String> columns = used(before.columns());
    columns.putAll(used(now.columns()));
    Map<String, String> dates = new LinkedHashMap<>(before.dates());
    dates.putAll(now.dates());
    Map<String, String> filters = new LinkedHashMap<>(before.filters());
    now.filters().forEach((header, read) -> filters.merge(header, read, ReadingChanges::clearer));
    Set<String> sometimes = new LinkedHashSet<>(before.sometimes());
    now.sometimes().stream().sorted().forEach(sometimes::add);
    return new TableReading(
        now.source(),
        joined(before.form(), now.form()),
        columns,
        dates,
        filters,
        now.leaving(),
        sometimes);
  }

  private static String clearer(String old, String read) {
    return read.isEmpty() ? old : read;
  }

  private static Map<String, String> joined(Map<String, String> first, Map<String, String> second) {
    Map<String, String> all = new LinkedHashMap<>(first);
    all.putAll(second);
    return all;
  }

  /** Returns the columns that are used. */
  static Map<String, String> used(Map<String, String> columns) {
    Map<String, String> used = new LinkedHashMap<>(columns);
    used.values().removeIf(String::isEmpty);
    return used;
  }

  private static String used(@Nullable String read) {
    return read == null ? MISSING : read.isEmpty() ? UNUSED : read;
  }

  static String column(String header) {
    return "column " + Problem.quoted(header);
  }

  private static String shown(String value) {
    return value.equals("\t") ? "tab" : value;
  }
}
