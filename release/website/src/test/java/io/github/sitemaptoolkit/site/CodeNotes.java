package io.github.sitemaptoolkit.site;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.joining;
import static java.util.stream.Collectors.mapping;
import static java.util.stream.Collectors.toList;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What only the pages of codes say: how other tools call a fault, and why a rule has no example.
 *
 * @param names by code, the name of a tool and how it calls the fault, in pairs
 * @param reasons by code, or by the beginning of codes, why there is no example
 */
record CodeNotes(Map<String, List<List<String>>> names, Map<String, String> reasons) {

  private static final Path NAMES =
      Path.of("../../rules/src/main/resources/META-INF/sitemap-other-names.tsv");

  /** Reads {@code no-example.tsv}, and the names from the module of the rules. */
  static CodeNotes load() throws IOException {
    Map<String, String> reasons = new LinkedHashMap<>();
    rows(Site.resource("no-example.tsv")).forEach(row -> reasons.put(row.get(0), row.get(1)));
    return new CodeNotes(
        rows(Files.readString(NAMES)).stream()
            .collect(groupingBy(row -> row.get(0), mapping(row -> row.subList(1, 3), toList()))),
        reasons);
  }

  private static List<List<String>> rows(String table) {
    return table
        .lines()
        .filter(line -> !line.startsWith("#"))
        .map(line -> List.of(line.split("\t")))
        .toList();
  }

  /**
   * Returns a paragraph with the names that other tools have for a fault; empty if none is known.
   *
   * @param texts what is said of it already
   */
  String otherNames(String code, String texts) {
    List<List<String>> known =
        names.getOrDefault(code, List.of()).stream()
            .filter(row -> !texts.contains(row.get(0) + ": " + row.get(1)))
            .toList();
    if (known.isEmpty()) {
      return "";
    }
    return known.stream()
        .collect(
            groupingBy(row -> row.get(0), LinkedHashMap::new, mapping(row -> row.get(1), toList())))
        .entrySet()
        .stream()
        .map(tool -> tool.getKey() + " calls it " + quoted(tool.getValue()) + '.')
        .collect(joining(" ", "\n\n", ""));
  }

  private static String quoted(List<String> names) {
    return names.stream().map(name -> "“" + Html.escape(name) + "”").collect(joining(" or "));
  }

  /** Returns why a rule has no example, as a sentence; null if that is not said. */
  @Nullable String reason(String code) {
    String room = code.replaceFirst("\\..*", "");
    return reasons.getOrDefault(code, reasons.get(room + ".*"));
  }
}
