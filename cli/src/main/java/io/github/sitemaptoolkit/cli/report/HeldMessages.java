package io.github.sitemaptoolkit.cli.report;

import io.github.sitemaptoolkit.text.DisplayWidth;
import java.io.Writer;

/**
 * Holds messages back until it is known whether they fit on one screen. Those that do not are
 * dropped: a summary says more. Safe for use by several threads.
 */
public final class HeldMessages extends Writer {

  private static final int MOST_ROWS = 18; // of the 24 that a terminal has: others follow
  private static final int MOST_CHARACTERS = 1 << 16;

  private final int columns;
  private final StringBuilder held = new StringBuilder();
  private int rows;
  private int line; // where the last line begins
  private boolean full;

  /**
   * Holds nothing yet.
   *
   * @param columns the width of the screen; 0 to count lines, however long they are
   */
  public HeldMessages(int columns) {
    this.columns = columns;
  }

  /** Returns whether there were more than fit on a screen. */
  public boolean isFull() {
    synchronized (lock) {
      return full;
    }
  }

  /** Returns the messages; empty if there were too many. */
  public String text() {
    synchronized (lock) {
      return held.toString();
    }
  }

  @Override
  public void write(char[] text, int offset, int length) {
    synchronized (lock) {
      for (int i = offset; i < offset + length && !full; i++) {
        held.append(text[i]);
        if (text[i] == '\n') {
          rows += columns == 0 ? 1 : Math.max(1, rowsOf(held.substring(line)));
          line = held.length();
        }
        full = rows > MOST_ROWS || held.length() > MOST_CHARACTERS;
      }
      if (full) {
        held.setLength(0);
      }
    }
  }

  private int rowsOf(String text) {
    return (DisplayWidth.of(text) + columns - 1) / columns;
  }

  @Override
  public void flush() {
    // nothing is passed on
  }

  @Override
  public void close() {
    // nothing is open
  }
}
