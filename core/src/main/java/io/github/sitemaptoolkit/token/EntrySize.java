package io.github.sitemaptoolkit.token;

import io.github.sitemaptoolkit.limit.Limits;

/** Counts what an entry holds: it is handed on as a whole, so there is a limit to it. */
final class EntrySize {

  private final int mostElements;
  private final int mostBytes;
  private int elements;
  private long bytes;

  EntrySize(Limits limits) {
    this.mostElements = limits.entryElements();
    this.mostBytes = limits.entryLength();
  }

  /** Begins an entry, or another child of what holds entries. */
  void begin() {
    elements = 0;
    bytes = 0;
  }

  /** Counts an element; returns whether there are not too many. */
  boolean addElement() {
    return ++elements <= mostElements;
  }

  /** Counts a text, or a tag with attributes; returns whether it is not too much. */
  boolean addText(int length) {
    bytes += length;
    return bytes <= mostBytes;
  }
}
