package io.github.sitemaptoolkit.internal.xml;

import io.github.sitemaptoolkit.format.Limit;
import io.github.sitemaptoolkit.format.Limits;

/** Counts what an entry holds: it is handed on as a whole, so there is a limit to it. */
final class EntrySize {

  private final ByteWindow in;
  private final Faults faults;
  private final int mostElements;
  private final int mostBytes;
  private int elements;
  private long bytes;

  EntrySize(ByteWindow in, Faults faults, Limits limits) {
    this.in = in;
    this.faults = faults;
    this.mostElements = limits.entryElements();
    this.mostBytes = limits.entryLength();
  }

  /** Begins an entry, or what stands in the place of one. */
  void begin() {
    elements = 0;
    bytes = 0;
  }

  /** Counts an element and its attributes. */
  void addElement(int length) {
    if (++elements > mostElements) {
      throw faults.passed(
          Limit.ENTRY_ELEMENTS, "the number of elements in an entry", mostElements, in, in.base);
    }
    addText(length);
  }

  /** Counts a text. */
  void addText(int length) {
    bytes += length;
    if (bytes > mostBytes) {
      throw faults.passed(
          Limit.ENTRY_LENGTH, "the length of what an entry holds", mostBytes, in, in.base);
    }
  }
}
