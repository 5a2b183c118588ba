package io.github.sitemaptoolkit.converters.internal.table.row;

import io.github.sitemaptoolkit.converters.internal.table.cell.CellType;
import io.github.sitemaptoolkit.converters.internal.table.column.HeaderTarget;
import io.github.sitemaptoolkit.element.ElementColumn;
import java.util.ArrayList;
import java.util.List;

/**
 * The joined cells of one extension in a row. Decides whether {@code |} separates their values,
 * because it also occurs in texts. Reused for each row.
 */
public final class JoinedColumns {

  /**
   * A cell that holds something.
   *
   * @param index which cell of the row it is
   * @param count how many values stand in it, if each {@code |} parts two
   */
  public record Cell(HeaderTarget target, ElementColumn column, int index, String text, int count) {

    /** Returns whether it is a list whatever the others hold: of urls, or within one element. */
    public boolean isList() {
      return CellType.of(column) == CellType.URL || isInOne();
    }

    /** Returns whether all its values belong to one element. */
    private boolean isInOne() {
      return count == 1;
    }
  }

  private final String id;
  private final List<Cell> cells = new ArrayList<>();

  /**
   * Creates the cells of an extension.
   *
   * @param id the id of the extension
   */
  public JoinedColumns(String id) {
    this.id = id;
  }

  /** Begins a row. */
  public void clear() {
    cells.clear();
  }

  /** Takes a cell. */
  public void add(HeaderTarget target, int index, String text, int count) {
    ElementColumn column = target.column();
    if (column == null) {
      return;
    }
    for (int i = 0; i < cells.size(); i++) {
      Cell cell = cells.get(i);
      if (target.isUrlList() && cell.column().equals(column)) { // another column of the same list
        String both = cell.text() + '|' + text;
        cells.set(i, new Cell(cell.target(), column, cell.index(), both, cell.count() + count));
        return;
      }
    }
    cells.add(new Cell(target, column, index, text, count));
  }

  /** Returns whether there is no cell. */
  public boolean isEmpty() {
    return cells.isEmpty();
  }

  /** Returns the cells. */
  public List<Cell> cells() {
    return cells;
  }

  /**
   * Returns whether all cells hold the same number of values, so that each {@code |} parts two. A
   * text alone, without a url beside it, proves that only under a header that is written here.
   */
  public boolean isEven() {
    int count = 0;
    int seen = 0;
    boolean sure = false;
    for (Cell cell : cells) {
      if (cell.isInOne() && cell.target().levels() > 1) {
        continue; // perhaps of several elements only one has a list
      }
      if (seen > 0 && cell.count() != count) {
        return false;
      }
      count = cell.count();
      seen++;
      sure |= count == 1 || CellType.of(cell.column()) == CellType.URL || cell.target().exact();
    }
    return sure || seen != 1;
  }

  /** Returns the first cell that holds another number of values than those before it. */
  public Cell odd() {
    Cell first = cells.get(0);
    for (Cell cell : cells) {
      if (cell.count() != first.count() && !(cell.isInOne() && cell.target().levels() > 1)) {
        return cell;
      }
    }
    return first;
  }

  /** Returns how many values the cells hold, for people. */
  public String numbers() {
    var message = new StringBuilder("the columns of " + id + " have different numbers of");
    message.append(" values (");
    boolean url = false;
    boolean whole = false;
    for (Cell cell : cells) {
      message.append(cell.column().name()).append(' ').append(cell.count()).append(", ");
      url |= CellType.of(cell.column()) == CellType.URL;
      whole |= !cell.isList();
    }
    message.setLength(message.length() - 2);
    message.append(url ? ")" : ", no url)");
    if (whole) {
      message.append("; texts with | are kept whole; write \\| for a | that belongs to a text");
    }
    return message.toString();
  }
}
