package io.github.sitemaptoolkit.problem;

import org.jspecify.annotations.Nullable;

/**
 * A place in an input: a point, or a text from there to an end.
 *
 * @param source the name of the input: a path as the caller gave it, or {@code -} for standard
 *     input
 * @param line the line, from 1; 0 for the input as a whole. In a workbook, the row
 * @param column the column in that line, from 1, in UTF-16 units; 0 if unknown. In a workbook, that
 *     of the cell
 * @param extent where the text at this place ends; null for a point, or if it is unknown
 * @since 0.1
 */
public record Location(String source, long line, int column, @Nullable Extent extent) {

  /** Creates a location whose end is not known. */
  public Location(String source, long line, int column) {
    this(source, line, column, null);
  }

  /** Returns the location of an input as a whole. */
  public static Location of(String source) {
    return new Location(source, 0, 0);
  }

  /**
   * Returns the place from the beginning of this one to the end of another one behind it, or to
   * where that begins if its end is unknown.
   */
  public Location through(Location last) {
    Extent to = last.extent;
    if (to == null) {
      return new Location(source, line, column, new Extent(last.line, last.column, -1, -1));
    }
    long begin = extent == null ? -1 : extent.offset();
    long offset = to.offset() < 0 ? -1 : begin;
    long length = offset < 0 ? -1 : to.offset() + to.length() - offset;
    return new Location(
        source, line, column, new Extent(to.endLine(), to.endColumn(), offset, length));
  }

  /**
   * Returns {@code source:line:column}, without parts that are unknown; {@code source:C7} in a
   * workbook.
   */
  @Override
  public String toString() {
    if (line == 0) {
      return source;
    } else if (extent != null && extent.cell() != null) {
      return source + ':' + extent.cell();
    }
    return column == 0 ? source + ':' + line : source + ':' + line + ':' + column;
  }
}
