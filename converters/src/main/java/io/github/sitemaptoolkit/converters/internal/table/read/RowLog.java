package io.github.sitemaptoolkit.converters.internal.table.read;

import io.github.sitemaptoolkit.converters.internal.table.row.TableRow;
import io.github.sitemaptoolkit.element.ElementColumn;
import io.github.sitemaptoolkit.format.Places;
import io.github.sitemaptoolkit.problem.FieldPath;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.Reporter;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Reports problems of rows with the field that is being read: at its cell if the places of values
 * are wanted, otherwise at the row.
 */
final class RowLog extends Reporter {

  private static final String ENTRY = "url";
  private static final int[] NO_REPEATS = {};

  /** How many values of a cell may be looked for in vain, in all of it. */
  private static final int LOOKS = 100;

  private final @Nullable Places places;
  private final Supplier<Location> entry = this::entry; // for all rows
  private Location place = Location.of(""); // of the row
  private long number;
  private @Nullable TableRow row; // null between rows

  // The value that is being read; none if there is no field.
  private int cell;
  private String text = "";
  private int from;
  private int to;
  private int next; // where to look for the next part
  private int looks; // that are left
  private @Nullable String whole; // what the cell was read as, if its text ends with that
  private @Nullable Location known; // where it is, if that is not a part of a cell
  private @Nullable String core;
  private @Nullable ElementColumn column;
  private int[] repeats = NO_REPEATS;

  /**
   * Creates a log.
   *
   * @param places where values are; null if that is not wanted
   */
  RowLog(Problems problems, @Nullable Places places) {
    super(problems, "");
    this.places = places;
  }

  /** Begins the next row of the table, whether or not it will be an entry. */
  void begin(Location at) {
    place = at;
    number++;
    row = null;
    if (places != null) {
      places.begin(at);
    }
    end();
    entry(null);
  }

  /** Begins with the cells of the current row. */
  void cells(TableRow cells) {
    row = cells;
    if (places != null) {
      places.endLater(entry);
    }
  }

  private Location entry() {
    TableRow cells = row;
    return cells == null ? place : cells.entry(place);
  }

  /** Returns which cell of the row is being read. */
  int index() {
    return cell;
  }

  /** Returns where a cell of the current row is, whether or not it is being read. */
  Location cellAt(int index) {
    TableRow cells = row;
    return places == null || cells == null ? place : cells.trimmed(place, index);
  }

  /** Returns where the current row begins. */
  Location row() {
    return place;
  }

  /** Begins with a field of the entry itself. */
  void core(String field, int cellOfIt) {
    core = field;
    column = null;
    cell(cellOfIt);
  }

  /** Begins with a cell of a column. */
  void column(@Nullable ElementColumn of, int[] which, int cellOfIt) {
    core = null;
    repeats(of, which);
    cell(cellOfIt);
  }

  /** Sets which field of the cell's element the next value is. */
  void repeats(@Nullable ElementColumn of, int[] which) {
    column = of;
    repeats = which;
  }

  private void cell(int index) {
    cell = index;
    known = null;
    text = places == null || row == null ? "" : row.cell(index);
    part(0, text.length());
    next = 0;
    whole = null;
    looks = LOOKS;
  }

  /** Sets which part of the cell is the value, by its place in the cell's text. */
  void part(int begin, int end) {
    from = begin;
    to = end;
  }

  /**
   * Sets which part of the cell is the value, by its text; the whole cell if it has no such. Values
   * of a list are asked for from first to last.
   */
  void part(@Nullable String value) {
    if (places != null && value != null) {
      int at = text.endsWith(value) ? text.length() - value.length() : find(value);
      part(Math.max(0, at), at < 0 ? text.length() : at + value.length());
    }
  }

  private int find(String value) {
    if (looks == 0) {
      return -1;
    }
    int at = text.indexOf(value, next);
    if (at < 0) {
      looks--;
      at = next == 0 ? -1 : text.indexOf(value);
    }
    next = at < 0 ? next : at + value.length();
    return at;
  }

  /**
   * Sets which part of the cell is the value, by its place in what the cell was read as: its text,
   * or a list of urls whose separators were others. Parts of a list are asked for from first to
   * last.
   */
  void partOf(String read, int begin, int end) {
    if (!read.equals(whole) && text.endsWith(read)) {
      whole = read;
    }
    if (places == null || read.equals(whole)) {
      int before = text.length() - read.length(); // the mark of a formula
      part(before + begin, before + end);
    } else {
      String url = read.substring(begin, end).strip();
      int at = text.indexOf(url, next);
      part(Math.max(0, at), at < 0 ? text.length() : at + url.length());
      next = to;
    }
  }

  /** Sets where the value is; null if only its row is known. */
  void valueAt(@Nullable Location value) {
    known = value == null ? place : value;
  }

  /** Ends the cell: what follows is of the row. */
  void end() {
    core = null;
    column = null;
  }

  /** Returns where the value is, without white space around it. */
  Location value() {
    TableRow cells = row;
    if (places == null || cells == null) {
      return place;
    } else if (core == null && column == null) {
      return cells.whole(place);
    } else if (known != null) {
      return known;
    }
    int begin = Math.min(from, text.length());
    int end = Math.min(to, text.length());
    while (begin < end && text.charAt(begin) <= ' ') {
      begin++;
    }
    while (begin < end && text.charAt(end - 1) <= ' ') {
      end--;
    }
    return cells.place(place, cell, begin, end);
  }

  @Override
  protected Location place(Location at, @Nullable String path) {
    return places != null && core == null && column == null && path != null
        ? places.of(path)
        : value();
  }

  @Override
  protected @Nullable String path(@Nullable String path) {
    String field = path;
    if (core != null) {
      field = core;
    } else if (column != null) {
      field = column.fieldPath(repeats);
    }
    return field == null ? null : FieldPath.of(ENTRY, number, field);
  }
}
