package io.github.sitemaptoolkit.converters.internal.table.cell;

import io.github.sitemaptoolkit.converters.internal.table.type.DateOrder;
import java.util.List;
import java.util.function.ObjIntConsumer;
import org.jspecify.annotations.Nullable;

/** For each column of a table, in which order its dates have day and month, as its cells tell. */
public final class DateOrders {

  /** The orders of a table without such dates. */
  public static final DateOrders NONE = new DateOrders(List.of());

  private final int[] sets; // of the orders in which all dates of a column can be read
  private final ObjIntConsumer<String> contradiction;

  /** Creates orders from the set of those that each column allows. */
  public DateOrders(List<Integer> sets) {
    this(sets, (date, column) -> {});
  }

  /**
   * Creates orders.
   *
   * @param contradiction called with a date that is none in the order of its column, and the column
   */
  public DateOrders(List<Integer> sets, ObjIntConsumer<String> contradiction) {
    this.sets = sets.stream().mapToInt(Integer::intValue).toArray();
    this.contradiction = contradiction;
  }

  /** Returns the order of a column; null if it is not known. */
  public @Nullable DateOrder of(int column) {
    return DateOrder.only(set(column));
  }

  private int set(int column) {
    return column < sets.length ? sets[column] : DateOrder.ANY;
  }

  /**
   * Returns a date with its parts in the order of ISO; null if the text is no date whose order has
   * to be known, or if that is not known.
   */
  @Nullable String iso(int column, String text) {
    return DateOrder.isoInAny(text, set(column));
  }

  /** Notes that a date is none in the order of its column. */
  void contradicted(int column, String date) {
    contradiction.accept(date, column);
  }
}
