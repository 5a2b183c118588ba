package io.github.sitemaptoolkit.site.config;

import io.github.sitemaptoolkit.converters.reading.TableReading;
import io.github.sitemaptoolkit.problem.Problem;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Says from which columns of which inputs fields were read, for messages. */
final class FieldOrigins {

  private FieldOrigins() {}

  /**
   * Returns where fields came from, in words; empty if that is not known.
   *
   * @param readings how the tables of inputs were read
   * @param counts which members entries of JSON lines had
   */
  static String of(
      Map<String, List<TableReading>> readings, InputCounts counts, Collection<String> fields) {
    Set<String> origins = new LinkedHashSet<>();
    readings.forEach((input, kinds) -> kinds.forEach(kind -> add(origins, input, kind, fields)));
    counts
        .before(ColumnLosses.ENTRIES)
        .forEach(
            (input, members) ->
                members.forEach(
                    (member, entries) -> {
                      if (entries > 0 && fields.contains(member)) {
                        origins.add(origin(member, member, input));
                      }
                    }));
    return String.join(", ", origins);
  }

  private static void add(
      Set<String> origins, String input, TableReading kind, Collection<String> fields) {
    kind.columns()
        .forEach(
            (column, field) -> {
              if (fields.stream().anyMatch(it -> isOf(it, field))) {
                origins.add(origin(field, column, input));
              }
            });
  }

  private static String origin(String field, String column, String input) {
    return field + " was column " + Problem.quoted(column) + " of " + input;
  }

  /** Returns whether what a column is read as is a field, or a part of it. */
  private static boolean isOf(String field, String read) {
    String plain = read.replaceAll("\\[\\d*]", "");
    return plain.equals(field) || plain.startsWith(field + '.');
  }
}
