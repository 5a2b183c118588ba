package io.github.sitemaptoolkit.problem;

/**
 * How far the text at a {@link Location} reaches.
 *
 * @param endLine the line of its end, from 1
 * @param endColumn the column behind its last character, from 1, in UTF-16 units
 * @param offset the number of bytes before it in the decompressed document; -1 if unknown, as where
 *     the document is not UTF-8 or was repaired
 * @param length its number of bytes; -1 if unknown
 * @since 0.1
 */
public record Extent(long endLine, int endColumn, long offset, long length) {}
