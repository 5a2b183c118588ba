package io.github.sitemaptoolkit.validator.report;

import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.text.PrintableText;
import io.github.sitemaptoolkit.text.ShownNumber;
import io.github.sitemaptoolkit.validator.affected.AffectedUrls;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Numbers of findings and of urls by rule, by file and by section, as tables in plain text. */
final class Statistics {

  private static final Comparator<SeverityCounts> SEVERITY =
      Comparator.comparingLong(SeverityCounts::errors)
          .thenComparingLong(SeverityCounts::warnings)
          .thenComparingLong(SeverityCounts::infos);

  private static final Comparator<Map.Entry<String, SeverityCounts>> WORST_FIRST =
      Map.Entry.<String, SeverityCounts>comparingByValue(SEVERITY)
          .reversed()
          .thenComparing(Map.Entry.comparingByKey());

  private static final int MOST_SECTIONS = 20;

  private final Map<String, SeverityCounts> files = new HashMap<>(); // only those with findings
  private @Nullable String input;

  void begin(String name) {
    input = name;
  }

  void end() {
    input = null;
  }

  void add(Problem finding) {
    String name = input == null ? finding.location().source() : input;
    SeverityCounts before = files.getOrDefault(name, SeverityCounts.NONE);
    files.put(name, before.plus(finding.severity()));
  }

  /** Returns a table of rules, in their order; empty if there are none. */
  static String byRule(List<RuleGroup> rules, AffectedUrls affected) {
    List<List<String>> rows = new ArrayList<>();
    rows.add(List.of("COUNT", "URLS", "FILES", "LEVEL", "RULE"));
    for (RuleGroup rule : rules) {
      rows.add(
          List.of(
              ShownNumber.of(rule.count()),
              urls(affected, affected.of(rule.code(), rule.severity())),
              ShownNumber.of(rule.files()),
              rule.severity().toString(),
              PrintableText.line(rule.code())));
    }
    return table(rows, 3);
  }

  /**
   * Returns a table of the sections of a site after an empty line, the worst first; empty if there
   * are not several.
   */
  static String bySection(AffectedUrls affected) {
    Map<String, Long> sections = affected.bySection();
    if (sections == null || sections.size() < 2) {
      return "";
    }
    List<List<String>> rows = new ArrayList<>();
    rows.add(List.of("URLS", "SECTION"));
    sections.entrySet().stream()
        .sorted(
            Map.Entry.<String, Long>comparingByValue()
                .reversed()
                .thenComparing(Map.Entry.comparingByKey()))
        .limit(MOST_SECTIONS)
        .forEach(
            section ->
                rows.add(
                    List.of(
                        ShownNumber.of(section.getValue()), PrintableText.line(section.getKey()))));
    return '\n' + table(rows, 1);
  }

  /** Returns a table of files after an empty line, the worst first; empty if there are none. */
  String byFile(AffectedUrls affected) {
    List<List<String>> rows = new ArrayList<>();
    rows.add(List.of("ERRORS", "WARNINGS", "INFOS", "URLS", "FILE"));
    files.entrySet().stream()
        .sorted(WORST_FIRST)
        .forEach(
            file -> {
              SeverityCounts counts = file.getValue();
              rows.add(
                  List.of(
                      ShownNumber.of(counts.errors()),
                      ShownNumber.of(counts.warnings()),
                      ShownNumber.of(counts.infos()),
                      urls(affected, affected.byFile().getOrDefault(file.getKey(), 0L)),
                      PrintableText.line(file.getKey())));
            });
    String table = table(rows, 4);
    return table.isEmpty() ? "" : '\n' + table;
  }

  /** Returns a number of urls; a line if they were not counted. */
  private static String urls(AffectedUrls affected, long number) {
    return affected.listed() == 0 ? "-" : ShownNumber.of(number);
  }

  /**
   * Returns rows as lines with aligned columns.
   *
   * @param rows the first one has the heads; empty if there is no other
   * @param numbers how many columns have numbers
   */
  static String table(List<List<String>> rows, int numbers) {
    if (rows.size() == 1) {
      return "";
    }
    int columns = rows.get(0).size();
    int[] widths = new int[columns];
    for (List<String> row : rows) {
      for (int i = 0; i < columns - 1; i++) {
        widths[i] = Math.max(widths[i], row.get(i).length());
      }
    }
    var text = new StringBuilder();
    for (List<String> row : rows) {
      for (int i = 0; i < columns; i++) {
        String cell = row.get(i);
        String space = " ".repeat(Math.max(0, widths[i] - cell.length()));
        text.append(i == 0 ? "" : "  ").append(i < numbers ? space + cell : cell);
        text.append(i < numbers || i == columns - 1 ? "" : space);
      }
      text.append('\n');
    }
    return text.toString();
  }
}
