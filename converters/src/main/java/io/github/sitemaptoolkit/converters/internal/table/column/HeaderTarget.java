package io.github.sitemaptoolkit.converters.internal.table.column;

import io.github.sitemaptoolkit.converters.internal.table.cell.CellType;
import io.github.sitemaptoolkit.element.ElementColumn;
import io.github.sitemaptoolkit.extension.Shorthand;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.value.MediaDuration.Unit;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The meaning of the cells under a header. */
public final class HeaderTarget {

  /** All repeats are in one cell. */
  public static final int JOINED = -1;

  /** The kinds of targets. */
  public enum Kind {
    /** A field of the entry itself. */
    CORE,
    /** A column of an extension. */
    COLUMN,
    /** A url element with what has no column. */
    XML,
    /** Whole elements of an extension, each as one text, as {@link Shorthand} says. */
    ELEMENT,
    /** An element with its attributes as one text, as {@link Shorthand} says. */
    SHORTHAND,
    /** A version of the page in another language, or what says which one it is. */
    VERSION,
    /** Not known, or not used. */
    UNKNOWN,
    /** Left out on request. */
    IGNORED,
    /** The same as another column. */
    DUPLICATE
  }

  private static final int[] NO_PLACES = {};

  private final Kind kind;
  private final String header;
  private final int core;
  private final @Nullable ElementColumn column;
  private final int[] places;
  private final boolean exact;
  private final Turn turn;
  private final boolean found; // by what the table is about, not by its header
  private final @Nullable Unit unit; // of durations; null if the header alone says it
  private final List<HeaderTarget> also; // what the same cells are, too

  /**
   * Creates a target.
   *
   * @param header the header as it stands in the table
   * @param core which of the entry's own fields the cells are; -1 for none
   * @param column the column of an extension; null for none
   * @param places for each element on the column's path that may repeat, which of them is meant,
   *     from 0; {@link #JOINED} where the cells hold all of them
   * @param exact whether the header is the column's own name, not another that is accepted
   */
  HeaderTarget(
      Kind kind,
      String header,
      int core,
      @Nullable ElementColumn column,
      int[] places,
      boolean exact) {
    this(kind, header, core, column, places, exact, Turn.NONE, false, null, List.of());
  }

  private HeaderTarget(
      Kind kind,
      String header,
      int core,
      @Nullable ElementColumn column,
      int[] places,
      boolean exact,
      Turn turn,
      boolean found,
      @Nullable Unit unit,
      List<HeaderTarget> also) {
    this.kind = kind;
    this.header = header;
    this.core = core;
    this.column = column;
    this.places = places;
    this.exact = exact;
    this.turn = turn;
    this.found = found;
    this.unit = unit;
    this.also = also;
  }

  /** Returns this as what a column was recognised as by what the table is about. */
  public HeaderTarget found(Turn now) {
    return new HeaderTarget(kind, header, core, column, places, exact, now, true, unit, also);
  }

  /** Returns this for cells with which something has to be done before they are values. */
  HeaderTarget turned(String name, Turn now) {
    return new HeaderTarget(kind, name, core, column, places, exact, now, found, unit, also);
  }

  /** Returns this for cells that are something else, too. */
  HeaderTarget with(String name, List<HeaderTarget> others) {
    return new HeaderTarget(kind, name, core, column, places, exact, turn, found, unit, others);
  }

  /** Returns what the same cells are, too. */
  public List<HeaderTarget> also() {
    return also;
  }

  /** Returns this for durations whose numbers have a unit; null if the header alone says it. */
  public HeaderTarget in(@Nullable Unit other) {
    return new HeaderTarget(kind, header, core, column, places, exact, turn, found, other, also);
  }

  /** Returns the unit of durations that are numbers alone. */
  public Unit unit() {
    Unit known = unit;
    return known == null ? Unit.ofHeader(header) : known;
  }

  /** Returns what has to be done with the cells before they are values. */
  public Turn turn() {
    return turn;
  }

  /** Returns whether it is the date of the last change. */
  public boolean isLastmod() {
    return kind == Kind.CORE && core == 1;
  }

  /** Returns whether the column was recognised by what the table is about. */
  public boolean isFound() {
    return found;
  }

  /** Returns a target that needs no more than its kind. */
  public static HeaderTarget of(Kind kind, String header, boolean exact) {
    return new HeaderTarget(kind, header, -1, null, NO_PLACES, exact);
  }

  /** Returns the target of a field of the entry itself. */
  public static HeaderTarget core(int field, String header, boolean exact) {
    return new HeaderTarget(Kind.CORE, header, field, null, NO_PLACES, exact);
  }

  /** Returns this target for cells that are skipped. */
  public HeaderTarget as(Kind other) {
    return of(other, header, exact);
  }

  /** Returns this under another header. */
  public HeaderTarget as(String other) {
    return new HeaderTarget(kind, other, core, column, places, false, turn, found, unit, also);
  }

  /** Returns whether the cells are the url of the entry. */
  public boolean isUrl() {
    return kind == Kind.CORE && core == 0;
  }

  /** Returns whether the cells are lists of urls, so that those of several columns are one list. */
  public boolean isUrlList() {
    return kind == Kind.COLUMN
        && column != null
        && CellType.of(column) == CellType.URL
        && column.depth() == 1
        && levels() == 1;
  }

  /** Returns whether the cells are versions of the page, or say which one it is. */
  public boolean hasVersion() {
    return kind == Kind.VERSION || also.stream().anyMatch(HeaderTarget::hasVersion);
  }

  /** Returns whether the cells are dates. */
  public boolean isDate() {
    return kind == Kind.CORE
        ? CellType.ofCore(UrlEntry.FIELDS.get(core)) == CellType.DATE
        : kind == Kind.COLUMN && column != null && CellType.of(column) == CellType.DATE;
  }

  /** Returns whether the cells are read. */
  public boolean isRead() {
    return kind != Kind.UNKNOWN && kind != Kind.IGNORED;
  }

  /** Returns a key that is equal for targets of the same meaning. */
  public String key() {
    return switch (kind) {
      case CORE -> UrlEntry.FIELDS.get(core);
      case COLUMN, SHORTHAND ->
          (column == null ? "" : TurnedName.name(column.name(), turn))
              + Arrays.toString(places)
              + (turn == Turn.FILM ? header : ""); // its cells may be of different columns
      case ELEMENT -> (column == null ? "" : column.name()) + kind.name();
      case VERSION -> header;
      default -> kind.name();
    };
  }

  /** Returns the name by which the column is asked for; empty if its cells are not read. */
  public String columnName() {
    String own = ownName();
    return also.isEmpty()
        ? own
        : own + also.stream().map(it -> ',' + it.ownName()).collect(Collectors.joining());
  }

  private String ownName() {
    return switch (kind) {
      case CORE -> UrlEntry.FIELDS.get(core);
      case XML -> ColumnNames.XML;
      case ELEMENT, SHORTHAND, VERSION -> header;
      case COLUMN ->
          column != null && (found || turn != Turn.NONE)
              ? TurnedName.name(column.fieldPath(places), turn)
              : column != null && levels() == column.depth() ? column.name() : header;
      case UNKNOWN, IGNORED, DUPLICATE -> "";
    };
  }

  /** Returns what the cells are. */
  public Kind kind() {
    return kind;
  }

  /** Returns the header as it stands in the table. */
  public String header() {
    return header;
  }

  /** Returns which of the entry's own fields the cells are. */
  public int core() {
    return core;
  }

  /** Returns the column of an extension, or null if it is of none. */
  public @Nullable ElementColumn column() {
    return column;
  }

  /** Returns whether this is another column of an element: an attribute alone says nothing. */
  public boolean isBeside(ElementColumn other) {
    return column != null && column.registration().equals(other.registration());
  }

  /** Returns which repeats are meant. */
  public int[] places() {
    return places;
  }

  /**
   * Returns which repeats are meant, where those that a cell has are known.
   *
   * @param repeats those of the header
   * @param read one for each of them that is {@link #JOINED}
   */
  public static int[] merged(int[] repeats, int[] read) {
    if (read.length == repeats.length) {
      return read;
    }
    int[] all = repeats.clone();
    int next = 0;
    for (int i = 0; i < all.length; i++) {
      all[i] = all[i] == JOINED ? read[next++] : all[i];
    }
    return all;
  }

  /** Returns whether the header is the column's own name. */
  public boolean exact() {
    return exact;
  }

  /** Returns the number of levels of nested repeats that a cell may contain. */
  public int levels() {
    int levels = 0;
    for (int place : places) {
      levels += place == JOINED ? 1 : 0;
    }
    return levels;
  }
}
