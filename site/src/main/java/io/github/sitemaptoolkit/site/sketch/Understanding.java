package io.github.sitemaptoolkit.site.sketch;

import io.github.sitemaptoolkit.converters.reading.TableReading;
import io.github.sitemaptoolkit.problem.Loss;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Severity;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** How an input is understood: which columns are used, and what is left out and why. */
final class Understanding {

  private static final int MOST_NAMES = 8;

  /** Notes about what is left out, or how the table was found. */
  private static final Set<String> NOTES =
      Set.of("csv.crawl-rows", "csv.where", "csv.header-row", "csv.no-header", "csv.url-column");

  /** Codes of what is said otherwise. */
  private static final Set<String> KNOWN = Set.of("csv.unknown-column", "csv.about", Loss.CODE);

  private final Map<String, Problem> problems = new LinkedHashMap<>(); // the first of each code
  private final Map<String, Long> counts = new LinkedHashMap<>();
  private @Nullable TableReading reading; // null if it is no table

  void add(TableReading told) {
    reading = told;
  }

  void add(Problem problem) {
    boolean note = problem.severity() != Severity.INFO || NOTES.contains(problem.code());
    if (note && !KNOWN.contains(problem.code())) {
      problems.putIfAbsent(problem.code(), problem);
      counts.merge(problem.code(), 1L, Long::sum);
    }
  }

  /** Returns whether columns were recognised by what the table is about. */
  boolean hasRecognised() {
    return reading != null && !reading.recognised().isEmpty();
  }

  /** Returns a line for each thing. */
  List<String> lines() {
    List<String> lines = new ArrayList<>();
    TableReading table = reading;
    if (table != null) {
      List<String> used = new ArrayList<>();
      List<String> unused = new ArrayList<>();
      table
          .columns()
          .forEach(
              (header, column) -> {
                String order = table.dates().get(header);
                if (!column.isEmpty()) {
                  String read = RoleWords.of(column) + (order == null ? "" : ", " + order);
                  used.add(Problem.quoted(header) + " (" + read + ')');
                } else if (!header.isBlank() && !table.filters().containsKey(header)) {
                  unused.add(Problem.quoted(header));
                }
              });
      add("used: ", used, lines);
      add(
          "used to leave out rows: ",
          table.filters().keySet().stream().map(Problem::quoted).toList(),
          lines);
      add("not used: ", unused, lines);
    }
    problems.forEach(
        (code, problem) -> {
          long more = counts.getOrDefault(code, 1L) - 1;
          long line = problem.location().line();
          lines.add(
              problem.message()
                  + (line > 0 ? " (line " + line + (more > 0 ? ", " : ")") : more > 0 ? " (" : "")
                  + (more > 0 ? more + " more like it)" : ""));
        });
    return lines;
  }

  private static void add(String words, List<String> names, List<String> lines) {
    if (!names.isEmpty()) {
      int more = names.size() - MOST_NAMES;
      lines.add(
          names.stream().limit(MOST_NAMES).collect(Collectors.joining(", ", words, ""))
              + (more > 0 ? " and " + more + " more" : ""));
    }
  }
}
