package io.github.sitemaptoolkit.problem;

import org.jspecify.annotations.Nullable;

/**
 * How far the text at a {@link Location} reaches, and what else is known of it.
 *
 * @param endLine the line of its end, from 1; 0 if unknown
 * @param endColumn the column behind its last character, from 1, in UTF-16 units; 0 if unknown
 * @param offset the number of bytes before it in the decompressed document; -1 if unknown, as where
 *     the document is not UTF-8 or was repaired
 * @param length its number of bytes; -1 if unknown
 * @param cell the name of the cell of a workbook, such as {@code C7}; null in other documents
 * @since 0.1
 */
public record Extent(long endLine, int endColumn, long offset, long length, @Nullable String cell) {

  /** Creates an extent of a text that is not in a workbook. */
  public Extent(long endLine, int endColumn, long offset, long length) {
    this(endLine, endColumn, offset, length, null);
  }

  /** Returns the extent of a cell of a workbook. */
  public static Extent ofCell(String name) {
    return new Extent(0, 0, -1, -1, name);
  }
}
