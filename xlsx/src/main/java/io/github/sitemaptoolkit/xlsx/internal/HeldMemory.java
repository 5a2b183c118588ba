package io.github.sitemaptoolkit.xlsx.internal;

import io.github.sitemaptoolkit.problem.Location;
import java.util.HashSet;
import java.util.Set;

/**
 * An estimate of the memory that fastexcel and its XML parser keep while a workbook is read: texts
 * that cells share, styles, the list of sheets, and the names of elements and attributes.
 */
final class HeldMemory {

  private static final long MOST = 512L << 20;
  private static final int SHARE = 2; // of the heap: one half
  private static final int OBJECT = 64;

  private final long most;
  private final int mostNames;
  private final Location location;
  private final Set<String> names = new HashSet<>();
  private long used;

  /**
   * Creates an estimate for a workbook.
   *
   * @param heap the maximum size of the heap in bytes
   * @param mostNames the maximum number of different names
   */
  HeldMemory(long heap, int mostNames, Location location) {
    this.most = Math.min(heap / SHARE, MOST);
    this.mostNames = mostNames;
    this.location = location;
  }

  /** Adds an object. */
  void object() {
    use(OBJECT);
  }

  /** Adds a text of this many characters. */
  void text(long length) {
    use(2 * length);
  }

  /** Adds a text, of which Java keeps a byte for each character if none is beyond Latin-1. */
  void text(char[] characters, int start, int length) {
    boolean wide = false;
    for (int i = start; i < start + length && !wide; i++) {
      wide = characters[i] > 0xFF;
    }
    use(wide ? 2L * length : length);
  }

  /** Adds the name of an element or attribute, which is kept once. */
  void name(String name) {
    if (names.add(name)) {
      object();
      text(name.length());
      if (names.size() > mostNames) {
        throw WorkbookFaults.bomb(
            "the workbook has more than " + mostNames + " different names (names)", location);
      }
    }
  }

  private void use(long bytes) {
    used += bytes;
    if (used > most) {
      throw WorkbookFaults.bomb(
          "the texts and styles of the workbook need more than "
              + (most >> 20)
              + " MiB of memory; allow Java more of it, or save the sheet as CSV",
          location);
    }
  }
}
