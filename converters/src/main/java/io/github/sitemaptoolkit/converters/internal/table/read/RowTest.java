package io.github.sitemaptoolkit.converters.internal.table.read;

import java.util.function.Predicate;

/**
 * A condition that a row must meet to be read.
 *
 * @param header the header of the column whose cell is tested
 * @param cell tests the cell
 * @param text the condition as it was asked for
 */
public record RowTest(String header, Predicate<String> cell, String text) {

  @Override
  public String toString() {
    return text;
  }
}
