package io.github.sitemaptoolkit.converters.csv;

import io.github.sitemaptoolkit.converters.csv.Target.Kind;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.problem.SitemapException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The first row of a table: what its columns are. */
final class Header {

  private final List<Target> targets = new ArrayList<>();
  private final int url;

  /**
   * Finds what the columns are; those that cannot be used are reported.
   *
   * @throws SitemapException if none of them is for the url
   */
  Header(List<String> names, ColumnNames known, Context context, Location location) {
    for (String name : names) {
      targets.add(known.find(name));
    }
    Map<String, Integer> first = new HashMap<>();
    claim(first, true);
    claim(first, false);
    for (int i = 0; i < targets.size(); i++) {
      Target target = targets.get(i);
      if (target.kind() != Kind.UNKNOWN && !Integer.valueOf(i).equals(first.get(key(target)))) {
        targets.set(i, target.as(Kind.DUPLICATE));
      }
      report(targets.get(i), context, location);
    }
    Integer place = first.get(key(Target.core(0, "", true)));
    if (place == null) {
      throw new SitemapException(
          Problem.of(
              Severity.ERROR,
              "csv.no-url-column",
              "no column of the first row is for the url; name one of them loc, URL, Address or"
                  + " Page",
              location));
    }
    url = place;
  }

  /** Returns whether one of these names stands for the url. */
  static boolean namesUrl(List<String> names) {
    return names.stream().anyMatch(name -> ColumnNames.core(name) == 0);
  }

  /** A column's own name goes before another that means the same, wherever they stand. */
  private void claim(Map<String, Integer> first, boolean exact) {
    for (int i = 0; i < targets.size(); i++) {
      if (targets.get(i).exact() == exact) {
        first.putIfAbsent(key(targets.get(i)), i);
      }
    }
  }

  private static String key(Target target) {
    Column column = target.column();
    return switch (target.kind()) {
      case CORE -> ColumnTable.CORE.get(target.core());
      case COLUMN, RESTRICTION ->
          (column == null ? "" : column.name()) + Arrays.toString(target.places());
      default -> target.kind().name();
    };
  }

  private static void report(Target target, Context context, Location location) {
    String name = Problem.quoted(target.header());
    Problem problem =
        switch (target.kind()) {
          case UNKNOWN ->
              Problem.of(
                  Severity.INFO,
                  "csv.unknown-column",
                  "the column " + name + " is none that is known; what it holds is left out",
                  location);
          case DUPLICATE ->
              Problem.of(
                      Severity.WARNING,
                      "csv.duplicate-column",
                      "the column " + name + " is there twice; this one is left out",
                      location)
                  .asMissing();
          default -> null;
        };
    if (problem != null) {
      context.problems().report(problem);
    }
  }

  /** Returns how many columns there are. */
  int size() {
    return targets.size();
  }

  /** Returns what the cells of a column are. */
  Target target(int index) {
    return targets.get(index);
  }

  /** Returns which column holds the url. */
  int url() {
    return url;
  }
}
