package io.github.sitemaptoolkit.problem;

import io.github.sitemaptoolkit.annotation.Incubating;
import java.util.Arrays;

/**
 * Where the characters of a text come from in its document, in which they may be escaped.
 *
 * <p>A text is made of segments. Those that are verbatim have the same characters in the document,
 * one after the other; any other one, such as a reference or an escape, stands for its characters
 * as a whole and ends where the next segment begins.
 *
 * <p>Reused for one text after the other. Not thread-safe.
 *
 * @since 0.1
 */
@Incubating
public final class SourceMap {

  /** Segments that are kept: a text may consist of references, and has no places then. */
  private static final int MOST = 4096;

  private int[] starts = new int[4]; // in the text, in bytes of UTF-8
  private boolean[] verbatim = new boolean[4];
  private long[] lines = new long[4];
  private int[] columns = new int[4];
  private long[] offsets = new long[4];
  private int size;
  private int length; // of the texts of all sources that were added
  private boolean lost; // there were too many segments

  // Where a walk along the text, and along the document at the same time, has come to.
  private int index;
  private int bytes;
  private int next; // segment
  private boolean same;
  private long line;
  private int column;
  private long offset;

  /** Starts over with another text. */
  public void clear() {
    size = 0;
    length = 0;
    lost = false;
  }

  /** Returns whether it is unknown where the text comes from. */
  public boolean isEmpty() {
    return size == 0 || lost;
  }

  /**
   * Begins a segment of the text.
   *
   * @param start where it begins in the text, in bytes of UTF-8
   * @param same whether its characters are the same in the document
   * @param line the line where it begins in the document, from 1
   * @param column the column, from 1, in UTF-16 units
   * @param offset the number of bytes before it in the document; -1 if unknown
   */
  public void add(int start, boolean same, long line, int column, long offset) {
    if (lost || size == MOST) {
      lost = true;
      return;
    } else if (size == starts.length) {
      starts = Arrays.copyOf(starts, 2 * size);
      verbatim = Arrays.copyOf(verbatim, 2 * size);
      lines = Arrays.copyOf(lines, 2 * size);
      columns = Arrays.copyOf(columns, 2 * size);
      offsets = Arrays.copyOf(offsets, 2 * size);
    }
    starts[size] = length + start;
    verbatim[size] = same;
    lines[size] = line;
    columns[size] = column;
    offsets[size] = offset;
    size++;
  }

  /**
   * Ends a text: segments that are added from now on belong to what follows it.
   *
   * @param bytes its length in bytes of UTF-8
   */
  public void end(int bytes) {
    length += bytes;
  }

  /** Adds the segments of another text, which follows what was added before. */
  public void addAll(SourceMap other) {
    lost |= other.lost;
    for (int i = 0; i < other.size; i++) {
      add(other.starts[i], other.verbatim[i], other.lines[i], other.columns[i], other.offsets[i]);
    }
    end(other.length);
  }

  /**
   * Returns where a part of the text comes from.
   *
   * @param source the name of the document
   * @param text the whole text, which this map must not be {@linkplain #isEmpty empty} for
   * @param part the part, which is looked for from the beginning of the text
   */
  public Location locate(String source, String text, String part) {
    int from = Math.max(0, text.indexOf(part));
    int to = Math.min(text.length(), from + part.length());
    index = 0;
    bytes = 0;
    next = 0;
    walk(text, from);
    enter();
    long beginLine = line;
    int beginColumn = column;
    long begin = offset;
    walk(text, to);
    boolean known = begin >= 0 && offset >= 0;
    var extent = new Extent(line, column, known ? begin : -1, known ? offset - begin : -1);
    return new Location(source, beginLine, beginColumn, extent);
  }

  /** Walks to an index of the text, without entering a segment that begins there. */
  private void walk(String text, int to) {
    while (index < to) {
      enter();
      int c = text.codePointAt(index);
      index += Character.charCount(c);
      pass(c);
    }
  }

  private void enter() {
    while (next < size && starts[next] <= bytes) {
      same = verbatim[next];
      at(next++);
    }
  }

  private void at(int segment) {
    line = lines[segment];
    column = columns[segment];
    offset = offsets[segment];
  }

  private void pass(int c) {
    int width = c < 0x80 ? 1 : c < 0x800 ? 2 : c < 0x10000 ? 3 : 4;
    bytes += width;
    if (!same) {
      if (next < size) {
        at(next);
      }
      return;
    }
    offset = offset < 0 ? -1 : offset + width;
    if (c == '\n') {
      line++;
      column = 1;
    } else {
      column += Character.charCount(c);
    }
  }
}
