package io.github.sitemaptoolkit.converters.csv;

import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Severity;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** The elements that the cells of one row are the values of. Used again for each row. */
final class RowValues {

  /** Takes what is wrong with a cell. */
  @FunctionalInterface
  interface Reporter {
    /** Takes a problem; an error means that something is left out. */
    void report(Severity severity, String code, String message);
  }

  private final ColumnTable table;
  private final Reporter reporter;
  private final List<List<@Nullable Occurrence>> elements = new ArrayList<>();
  private final int[] counts; // how many elements the joined cells of an extension hold
  private final boolean[] uneven;
  private final JoinedCell joined = new JoinedCell();

  RowValues(ColumnTable table, Reporter reporter) {
    this.table = table;
    this.reporter = reporter;
    int extensions = table.registrations().size();
    table.registrations().forEach(registration -> elements.add(new ArrayList<>(2)));
    this.counts = new int[extensions];
    this.uneven = new boolean[extensions];
    clear();
  }

  /** Begins a row. */
  void clear() {
    elements.forEach(List::clear);
    Arrays.fill(counts, 0);
    Arrays.fill(uneven, false);
  }

  /** Returns the elements of the extension at a place in the registry; gaps are null. */
  List<@Nullable Occurrence> elements(int position) {
    return elements.get(position);
  }

  /** Takes a cell of a column. */
  void column(Target target, String cell) {
    Column column = target.column();
    if (column == null) {
      return;
    }
    int[] places = target.places();
    int levels = target.levels();
    if (levels == 0) {
      String value = Texts.value(cell);
      if (value != null) {
        put(column, places, value);
      }
      return;
    }
    int count =
        joined.read(cell, levels, (place, value) -> put(column, merged(places, place), value));
    if (count < 0) {
      bad(target, "has a longer separator than it has repeats in each other", cell);
    } else if (places[0] == Target.JOINED) {
      count(column, count);
    }
  }

  private static int[] merged(int[] places, int[] read) {
    if (read.length == places.length) {
      return read;
    }
    int[] all = places.clone();
    int next = 0;
    for (int i = 0; i < all.length; i++) {
      all[i] = all[i] == Target.JOINED ? read[next++] : all[i];
    }
    return all;
  }

  private void count(Column column, int count) {
    int position = column.registration().position();
    if (counts[position] != 0 && counts[position] != count) {
      uneven[position] = true;
    }
    counts[position] = Math.max(counts[position], count);
  }

  /** Reports columns of one extension that do not agree how many elements there are. */
  void check() {
    for (int position = 0; position < uneven.length; position++) {
      if (uneven[position]) {
        reporter.report(
            Severity.WARNING,
            "csv.uneven-repeats",
            "the columns of "
                + table.registrations().get(position).extension().id()
                + " hold different numbers of values, "
                + counts[position]
                + " at most; a | that belongs to a text is written \\|");
      }
    }
  }

  private void put(Column column, int[] places, String value) {
    if (column.isFlag() && !isPresent(column, value)) {
      return;
    }
    int position = column.registration().position();
    Occurrence at = Occurrence.at(elements.get(position), places[0], table.element(position));
    int repeat = 1;
    for (int step = 1; step < column.length(); step++) {
      int index = column.repeats(step) ? places[repeat++] : 0;
      at = at.child(column.path().get(step).position(), index);
    }
    at.set(column.attribute(), value);
  }

  private boolean isPresent(Column column, String value) {
    switch (value.strip().toLowerCase(Locale.ROOT)) {
      case Occurrence.PRESENT, "true", "1", "x" -> {
        return true;
      }
      case "no", "false", "0" -> {
        return false;
      }
      default -> {
        reporter.report(
            Severity.ERROR,
            "csv.bad-cell",
            column.name() + " is yes or nothing, not " + Problem.quoted(value));
        return false;
      }
    }
  }

  /** Takes a cell of other languages of the page: {@code de=https://a.example/de|fr=...}. */
  void alternates(Target target, String cell) {
    int position = position("link");
    int first = elements.get(position).size();
    joined.read(
        cell,
        1,
        (place, value) -> {
          int equals = value.indexOf('=');
          if (equals <= 0) {
            bad(target, "is lang=url, several of them with | between", value);
            return;
          }
          int[] places = {first + place[0]};
          put(column("link@rel"), places, "alternate");
          put(column("link@hreflang"), places, value.substring(0, equals).strip());
          put(column("link@href"), places, value.substring(equals + 1).strip());
        });
  }

  /** Takes a cell of countries: {@code allow:CA MX}, or {@code CA MX} alone. */
  void restriction(Target target, String cell) {
    joined.read(
        cell,
        1,
        (place, value) -> {
          int colon = value.indexOf(':');
          if (colon > 0) {
            put(column("video.restriction@relationship"), place, value.substring(0, colon).strip());
          }
          put(column("video.restriction"), place, value.substring(colon + 1).strip());
        });
  }

  private int position(String id) {
    return column(id).registration().position();
  }

  private Column column(String name) {
    return table.column(name);
  }

  private void bad(Target target, String rule, String cell) {
    reporter.report(
        Severity.ERROR,
        "csv.bad-cell",
        "a cell of " + target.header() + ' ' + rule + "; it is left out: " + Problem.quoted(cell));
  }
}
