package io.github.sitemaptoolkit.converters.table;

import java.util.function.IntPredicate;

/** In which form the cells of columns are wanted. Filled once the header is known. */
final class ColumnForms {

  private IntPredicate yesNo = column -> false;
  private IntPredicate addresses = column -> false;

  /** Sets which columns contain yes or no, so that TRUE and FALSE become that. */
  void yesNo(IntPredicate columns) {
    yesNo = columns;
  }

  /** Sets which columns contain urls, so that the addresses behind other texts count. */
  void addresses(IntPredicate columns) {
    addresses = columns;
  }

  boolean isYesNo(int column) {
    return yesNo.test(column);
  }

  boolean isAddress(int column) {
    return addresses.test(column);
  }
}
