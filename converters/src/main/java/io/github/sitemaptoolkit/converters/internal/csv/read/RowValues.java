package io.github.sitemaptoolkit.converters.internal.csv.read;

import io.github.sitemaptoolkit.converters.internal.csv.cell.CellReporter;
import io.github.sitemaptoolkit.converters.internal.csv.cell.CellText;
import io.github.sitemaptoolkit.converters.internal.csv.cell.CellType;
import io.github.sitemaptoolkit.converters.internal.csv.cell.CellValues;
import io.github.sitemaptoolkit.converters.internal.csv.cell.UrlList;
import io.github.sitemaptoolkit.converters.internal.csv.column.Column;
import io.github.sitemaptoolkit.converters.internal.csv.column.ColumnTable;
import io.github.sitemaptoolkit.converters.internal.csv.column.JoinedCell;
import io.github.sitemaptoolkit.converters.internal.csv.column.Occurrence;
import io.github.sitemaptoolkit.converters.internal.csv.column.Target;
import io.github.sitemaptoolkit.extension.Extensions.Registration;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Severity;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** The elements that the cells of one row are the values of. Used again for each row. */
final class RowValues {

  private final ColumnTable table;
  private final CellReporter reporter;
  private final CellValues values;
  private final List<List<@Nullable Occurrence>> elements = new ArrayList<>();
  private final List<JoinedColumns> groups = new ArrayList<>(); // by place in the registry
  private final List<String> alternates = new ArrayList<>();
  private final JoinedCell joined = new JoinedCell();

  /**
   * Creates values.
   *
   * @param values reads the texts of cells
   */
  RowValues(ColumnTable table, CellValues values, CellReporter reporter) {
    this.table = table;
    this.values = values;
    this.reporter = reporter;
    for (Registration registration : table.registrations()) {
      elements.add(new ArrayList<>(2));
      groups.add(new JoinedColumns(registration.extension().id()));
    }
  }

  /** Begins a row. */
  void clear() {
    elements.forEach(List::clear);
    groups.forEach(JoinedColumns::clear);
    alternates.clear();
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
      String value = CellText.value(cell);
      if (value != null) {
        put(column, places, value, CellText.isExact(cell));
      }
      return;
    }
    String list = column.type() == CellType.URL ? UrlList.joined(cell) : cell;
    int count = JoinedCell.count(list, levels);
    if (count < 0) {
      bad(target.header(), "has a longer separator than its repeats are deep", cell);
    } else if (places[0] == Target.JOINED) {
      groups.get(column.registration().position()).add(target, list, count);
    } else {
      joined.read(list, levels, taker(column, places));
    }
  }

  private JoinedCell.Taker taker(Column column, int[] places) {
    return (place, value, exact) -> put(column, merged(places, place), value, exact);
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

  /** Ends a row: only now it is known which cells hold one value for each element. */
  void finish() {
    for (JoinedColumns group : groups) {
      if (group.isEmpty()) {
        continue;
      }
      boolean even = group.isEven();
      for (JoinedColumns.Cell cell : group.cells()) {
        JoinedCell.Taker taker = taker(cell.column(), cell.target().places());
        if (even || cell.isList()) {
          joined.read(cell.text(), cell.target().levels(), taker);
        } else {
          joined.readWhole(cell.text(), cell.target().levels(), taker);
        }
      }
      if (!even) {
        reporter.report(Severity.WARNING, "csv.uneven-repeats", group.numbers(), false);
      }
    }
    alternates.forEach(this::readAlternates);
  }

  private void put(Column column, int[] places, String text, boolean exact) {
    String value = exact ? text : values.read(column.type(), column.name(), text);
    if (value == null || (column.isFlag() && !isPresent(column, value))) {
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
            column.name() + " is yes or nothing, not " + Problem.quoted(value),
            true);
        return false;
      }
    }
  }

  /** Takes a cell of other languages of the page: {@code de=https://a.example/de|fr=...}. */
  void alternates(String cell) {
    alternates.add(cell); // behind those that have columns of their own
  }

  private void readAlternates(String cell) {
    int position = position("link");
    int first = elements.get(position).size();
    joined.read(
        cell,
        1,
        (place, value, exact) -> {
          int equals = value.indexOf('=');
          if (equals <= 0) {
            bad("alternates", "is lang=url, several of them with | between", value);
            return;
          }
          int[] places = {first + place[0]};
          put(column("link@rel"), places, "alternate", exact);
          put(column("link@hreflang"), places, value.substring(0, equals).strip(), exact);
          put(column("link@href"), places, value.substring(equals + 1).strip(), exact);
        });
  }

  /** Takes a cell of countries: {@code allow:CA MX}, or {@code CA MX} alone. */
  void restriction(Target target, String cell) {
    joined.read(
        cell,
        1,
        (place, value, exact) -> {
          int colon = value.indexOf(':');
          if (colon > 0) {
            put(
                column("video.restriction@relationship"),
                place,
                value.substring(0, colon).strip(),
                exact);
          }
          put(column("video.restriction"), place, value.substring(colon + 1).strip(), exact);
        });
  }

  private int position(String id) {
    return column(id).registration().position();
  }

  private Column column(String name) {
    return table.column(name);
  }

  private void bad(String column, String rule, String cell) {
    reporter.report(
        Severity.ERROR,
        "csv.bad-cell",
        "a cell of " + column + ' ' + rule + "; it is left out: " + Problem.quoted(cell),
        true);
  }
}
