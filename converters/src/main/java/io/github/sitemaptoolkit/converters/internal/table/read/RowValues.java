package io.github.sitemaptoolkit.converters.internal.table.read;

import io.github.sitemaptoolkit.converters.internal.GuessedChars;
import io.github.sitemaptoolkit.converters.internal.table.TableCodes;
import io.github.sitemaptoolkit.converters.internal.table.TableWords;
import io.github.sitemaptoolkit.converters.internal.table.about.PageLanguages;
import io.github.sitemaptoolkit.converters.internal.table.about.TurnedCells;
import io.github.sitemaptoolkit.converters.internal.table.cell.CellText;
import io.github.sitemaptoolkit.converters.internal.table.cell.CellType;
import io.github.sitemaptoolkit.converters.internal.table.cell.CellValues;
import io.github.sitemaptoolkit.converters.internal.table.cell.JsonCell;
import io.github.sitemaptoolkit.converters.internal.table.cell.JsonObjects;
import io.github.sitemaptoolkit.converters.internal.table.cell.MediaCells;
import io.github.sitemaptoolkit.converters.internal.table.cell.UrlList;
import io.github.sitemaptoolkit.converters.internal.table.column.ColumnNames;
import io.github.sitemaptoolkit.converters.internal.table.column.HeaderTarget;
import io.github.sitemaptoolkit.converters.internal.table.column.JoinedCell;
import io.github.sitemaptoolkit.converters.internal.table.column.Turn;
import io.github.sitemaptoolkit.converters.internal.table.row.JoinedColumns;
import io.github.sitemaptoolkit.converters.internal.table.row.ListColumns;
import io.github.sitemaptoolkit.converters.internal.table.row.PlacedText;
import io.github.sitemaptoolkit.element.ElementColumn;
import io.github.sitemaptoolkit.element.ElementValues;
import io.github.sitemaptoolkit.extension.Extensions.Registration;
import io.github.sitemaptoolkit.extension.Field;
import io.github.sitemaptoolkit.extension.FieldKind;
import io.github.sitemaptoolkit.extension.Shorthand;
import io.github.sitemaptoolkit.problem.Problem;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The elements with the values of the cells of one row. Reused for each row. */
final class RowValues {

  /** What separates the values of a list in one text. */
  private static final Map<FieldKind, String> SEPARATORS =
      Map.of(FieldKind.COMMA_LIST, ", ", FieldKind.SPACE_LIST, " ");

  private final ColumnNames known;
  private final RowLog log;
  private final CellPlaces places;
  private final CellValues values;
  private final ListColumns lists;
  private final MediaCells media;
  private final List<List<@Nullable ElementValues>> elements = new ArrayList<>();
  private final List<JoinedColumns> groups = new ArrayList<>(); // by place in the registry
  private final List<Whole> wholes = new ArrayList<>();
  private final JoinedCell joined = new JoinedCell();
  private final CellRemarks remarks;
  private final TurnedCells cells;
  private final ShorthandParts parts;
  private boolean empty = true;
  private @Nullable HeaderTarget
      header; // of the cells; null for links and for elements in one text

  private record Whole(HeaderTarget target, int index, String cell) {}

  /**
   * Creates values.
   *
   * @param values reads the texts of cells
   * @param lists the columns with lists of urls that commas or semicolons part
   * @param media tells pictures and videos that are none of their page
   */
  RowValues(
      ColumnNames known,
      CellValues values,
      ListColumns lists,
      MediaCells media,
      TableWords words,
      RowLog log,
      CellPlaces places) {
    this.known = known;
    this.media = media;
    this.values = values;
    this.lists = lists;
    this.remarks = new CellRemarks(log, words);
    this.cells =
        new TurnedCells(known, log, (column, repeats, text) -> set(column, repeats, text, false));
    this.parts = new ShorthandParts(known, words, log, this::put);
    this.log = log;
    this.places = places;
    for (Registration registration : known.extensions().registrations()) {
      elements.add(new ArrayList<>(2));
      groups.add(new JoinedColumns(registration.id()));
    }
  }

  /** Begins a row. */
  void clear() {
    if (empty) {
      return; // as for each row of a table without columns of extensions
    }
    empty = true;
    for (int i = 0; i < elements.size(); i++) { // for each row: no iterators
      elements.get(i).clear();
      groups.get(i).clear();
    }
    wholes.clear();
  }

  /** Returns whether the row has had no cell of an extension so far. */
  boolean isEmpty() {
    return empty;
  }

  /** Returns the elements of the extension at a place in the registry; gaps are null. */
  List<@Nullable ElementValues> elements(int position) {
    return elements.get(position);
  }

  /**
   * Takes a cell of a column.
   *
   * @param index which cell of the row it is
   */
  void column(HeaderTarget target, int index, String cell) {
    empty = false;
    ElementColumn column = target.column();
    if (column == null) {
      return;
    }
    header = target;
    int[] repeats = target.places();
    int levels = target.levels();
    log.column(column, repeats, index);
    if (target.turn() != Turn.NONE) {
      log.part(cell);
      put(column, HeaderTarget.merged(repeats, new int[levels]), cell, false);
      return;
    }
    if (levels == 0) {
      String value = CellText.value(cell);
      if (value != null) {
        log.part(value);
        put(column, repeats, value, CellText.isExact(cell));
      }
      return;
    }
    List<@Nullable String> array = JsonCell.values(cell);
    if (array != null) {
      array(column, repeats, levels, array);
      return;
    }
    boolean url = CellType.of(column) == CellType.URL;
    JsonObjects objects = url ? JsonCell.objects(cell) : null;
    if (objects != null) {
      objects(column, repeats, levels, objects, cell);
      return;
    }
    boolean paths = url && target.isFound() && cell.startsWith("/");
    String list =
        paths
            ? String.join("|", UrlList.files(cell))
            : url ? UrlList.joined(cell, lists.contains(index)) : cell;
    if (url && list.equals(cell) && UrlList.endsInAnother(cell)) {
      remarks.one(column, cell);
    }
    boolean others = url && !target.exact() && UrlList.mayHoldOthers(list);
    if (others) {
      remarks.whole(column, cell);
    }
    if (others && list.indexOf('|') >= 0) {
      put(column, HeaderTarget.merged(repeats, new int[levels]), cell, false);
      return;
    }
    int count = JoinedCell.count(list, levels);
    if (count < 0) {
      parts.bad(
          target.header(),
          "has a separator of more bars than the column has levels of repeats",
          cell);
    } else if (repeats[0] == HeaderTarget.JOINED) {
      groups.get(column.registration().position()).add(target, index, list, count);
    } else {
      joined.read(list, levels, taker(column, repeats, list));
    }
  }

  /** Takes the values of an array, each for another of the innermost repeats. */
  private void array(
      ElementColumn column, int[] repeats, int levels, List<@Nullable String> values) {
    int[] read = new int[levels];
    for (String value : values) {
      if (value != null && !value.isEmpty()) {
        log.part(value);
        put(column, HeaderTarget.merged(repeats, read), value, false);
      }
      read[levels - 1]++;
    }
  }

  /** Takes the urls of objects; other members have no place in the table. */
  private void objects(
      ElementColumn column, int[] repeats, int levels, JsonObjects objects, String cell) {
    String member = objects.member();
    if (member == null) {
      parts.bad(column.name(), "is JSON whose objects have no url, or several", cell);
      return;
    }
    remarks.objects(column, objects, member);
    array(column, repeats, levels, objects.values(member));
  }

  /**
   * Takes the values of a column, of which it is known which repeats they belong to.
   *
   * @param before how many of the outermost repeats stand before them
   */
  void values(HeaderTarget target, int index, List<PlacedText> cells, int before) {
    empty = false;
    header = target;
    ElementColumn column = Objects.requireNonNull(target.column());
    log.column(column, target.places(), index);
    Field field = column.field();
    String separator = field == null ? null : SEPARATORS.get(field.kind());
    List<PlacedText> all = target.isUrlList() ? PlacedText.urls(cells) : cells;
    if (target.turn() == Turn.ALLOWED || target.turn() == Turn.DENIED) {
      all = PlacedText.joined(all, ", ");
    }
    for (PlacedText cell : separator == null ? all : PlacedText.joined(all, separator)) {
      int[] repeats = HeaderTarget.merged(target.places(), cell.places(target.levels()));
      repeats[0] += before;
      log.valueAt(cell.place());
      if (cell.isGuessed() && CellType.of(column) == CellType.URL) {
        log.missing(
            TableCodes.ENCODING, () -> GuessedChars.notUtf8(cell.text()) + "it is left out");
      } else {
        if (!target.exact() && target.isUrlList() && UrlList.mayHoldOthers(cell.text())) {
          remarks.whole(column, cell.text());
        }
        put(column, repeats, cell.text(), false);
      }
    }
  }

  private JoinedCell.Taker taker(ElementColumn column, int[] repeats, String cell) {
    return (place, value, exact) -> {
      log.partOf(cell, joined.begin(), joined.end());
      put(column, HeaderTarget.merged(repeats, place), value, exact);
    };
  }

  /** Ends a row: only now is it known which cells contain one value for each element. */
  void finish() {
    cells.end(log::column);
    for (int i = 0; i < groups.size(); i++) {
      JoinedColumns group = groups.get(i);
      if (group.isEmpty()) {
        continue;
      }
      boolean even = group.isEven();
      for (JoinedColumns.Cell cell : group.cells()) {
        JoinedCell.Taker taker = taker(cell.column(), cell.target().places(), cell.text());
        log.column(cell.column(), cell.target().places(), cell.index());
        header = cell.target();
        if (even || cell.isList()) {
          if (isForeign()) {
            remarks.bars(cell);
          }
          joined.read(cell.text(), cell.target().levels(), taker);
        } else {
          joined.readWhole(cell.text(), cell.target().levels(), taker);
        }
      }
      if (!even) {
        JoinedColumns.Cell odd = group.odd();
        log.column(odd.column(), odd.target().places(), odd.index());
        log.report(TableCodes.UNEVEN_REPEATS, () -> group.numbers());
      }
      log.end();
    }
    wholes.forEach(this::readElements);
    log.end();
  }

  /** Takes the versions of a page. */
  void links(List<PageLanguages.Link> links) {
    for (int i = 0; i < links.size(); i++) {
      PageLanguages.Link link = links.get(i);
      empty = false;
      header = null;
      int[] repeats = {i};
      log.column(known.column("link@href"), repeats, link.column());
      put(known.column("link@rel"), repeats, "alternate", true);
      put(known.column("link@hreflang"), repeats, link.tag(), true);
      put(known.column("link@href"), repeats, link.url(), true);
    }
  }

  private void put(ElementColumn column, int[] repeats, String text, boolean exact) {
    Turn turn = header == null ? Turn.NONE : header.turn();
    if (turn == Turn.NONE || exact || text.isBlank()) {
      set(column, repeats, text, exact);
    } else {
      cells.turned(turn, column, repeats, log.index(), text);
    }
  }

  /** Sets what a cell says, which is read as values of its column are. */
  private void set(ElementColumn column, int[] repeats, String text, boolean exact) {
    boolean foreign = isForeign();
    log.repeats(column, repeats);
    CellType type = CellType.of(column);
    String read = exact ? text : values.read(type, label(column), log.index(), text);
    boolean ofPage = isFound() && read != null && type == CellType.URL;
    String value = ofPage ? media.ofPage(column.name(), Objects.requireNonNull(read)) : read;
    if (value == null
        || (column.isFlag() && !remarks.isPresent(column, value))
        || (foreign && !exact && type == CellType.URL && remarks.isNoUrl(value))) {
      return;
    }
    int position = column.registration().position();
    ElementValues whole =
        ElementValues.at(elements.get(position), repeats[0], column.path().get(0));
    ElementValues at = whole;
    int repeat = 1;
    for (int step = 1; step < column.length(); step++) {
      int index = column.repeats(step) ? repeats[repeat++] : 0;
      at = at.child(column.path().get(step).position(), index);
    }
    if (foreign && !exact && media.isNone(column.name(), value, whole, log.value())) {
      return;
    }
    if (at.set(column.attribute(), value)) {
      places.value(at, column.attribute(), log);
    } else {
      log.missing(
          TableCodes.BAD_CELL,
          () ->
              column.name()
                  + " has a second value, "
                  + Problem.quoted(value)
                  + ", which is left out");
    }
  }

  /** Returns what messages call a column: of one that was recognised, its header, too. */
  private String label(ElementColumn column) {
    return header != null && header.isFound()
        ? column.name() + " (" + header.header() + ')'
        : column.name();
  }

  /** Returns whether the cell is under a header of another program. */
  private boolean isForeign() {
    return header != null && !header.exact();
  }

  /** Returns whether its column was recognised by what the table is about. */
  private boolean isFound() {
    return header != null && header.isFound();
  }

  /** Takes a cell that holds whole elements of an extension, each as one text. */
  void elements(HeaderTarget target, int index, String cell) {
    empty = false;
    wholes.add(new Whole(target, index, cell)); // behind those that have columns of their own
  }

  private void readElements(Whole whole) {
    ElementColumn column = Objects.requireNonNull(whole.target.column());
    Registration registration = column.registration();
    header = null;
    Shorthand shorthand = Objects.requireNonNull(registration.descriptor().shorthand());
    int first = elements.get(registration.position()).size();
    log.column(column, new int[] {HeaderTarget.JOINED}, whole.index);
    joined.read(
        whole.cell,
        1,
        (place, value, exact) -> {
          log.partOf(whole.cell, joined.begin(), joined.end());
          int[] repeats = {first + place[0]};
          parts.put(registration.id(), shorthand, shorthand.column(), repeats, value, exact);
        });
  }

  /** Takes a cell that holds an element with its attributes as one text. */
  void shorthand(HeaderTarget target, int index, String cell) {
    empty = false;
    header = null;
    ElementColumn column = Objects.requireNonNull(target.column());
    log.column(column, target.places(), index);
    Shorthand shorthand =
        Objects.requireNonNull(column.path().get(column.length() - 1).field()).shorthand();
    joined.read(
        cell,
        1,
        (place, value, exact) -> {
          log.partOf(cell, joined.begin(), joined.end());
          parts.put(
              column.name(), Objects.requireNonNull(shorthand), column.name(), place, value, exact);
        });
  }
}
