package io.github.sitemaptoolkit.problem;

import org.jspecify.annotations.Nullable;

/**
 * How far the text at a {@link Location} reaches.
 *
 * @param endLine the line of its end, from 1
 * @param endColumn the column behind its last character, from 1, in UTF-16 units
 * @param offset the number of bytes before it in the decompressed document; -1 if unknown, as where
 *     the document is not UTF-8 or was repaired
 * @param length its number of bytes; -1 if unknown
 * @param cell the name of the cell, such as {@code C7}, in a workbook; otherwise null
 * @since 0.1
 */
public record Extent(long endLine, int endColumn, long offset, long length, @Nullable String cell) {

  /** Creates the extent of a text in a document. */
  public Extent(long endLine, int endColumn, long offset, long length) {
    this(endLine, endColumn, offset, length, null);
  }
}
