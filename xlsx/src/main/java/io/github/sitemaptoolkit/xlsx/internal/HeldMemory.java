package io.github.sitemaptoolkit.xlsx.internal;

import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.SitemapException;
import java.util.HashSet;
import java.util.Set;

/**
 * An estimate of the memory that fastexcel and its XML parser keep while a workbook is read: texts
 * that cells share, styles, the list of sheets, and the names of elements and attributes.
 *
 * <p>What is kept from the first look on is refused as soon as it is too much; what fastexcel will
 * keep only in the end, so that it can be said how much memory the workbook needs.
 */
final class HeldMemory {

  private static final int SHARE = 2; // of the heap: one half
  private static final int OBJECT = 64;
  private static final long MIB = 1 << 20;
  private static final long STEP = 256 * MIB; // of heaps that are proposed
  private static final double BESIDE = 1.1; // a collector may keep a part of the heap for itself

  private final long heap;
  private final int mostNames;
  private final Location location;
  private final Set<String> names = new HashSet<>();
  private long used;
  private long expected;

  /**
   * Creates an estimate for a workbook.
   *
   * @param heap the maximum size of the heap in bytes
   * @param mostNames the maximum number of different names
   */
  HeldMemory(long heap, int mostNames, Location location) {
    this.heap = heap;
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

  /** Adds the name of an element or attribute, which is kept once. */
  void name(String name) {
    if (names.add(name)) {
      object();
      text(name.length());
      if (names.size() > mostNames) {
        throw WorkbookFaults.bomb(
            "the workbook has more than "
                + mostNames
                + " different names (--limit names=N allows more, up to 10000)",
            location);
      }
    }
  }

  private void use(long bytes) {
    used += bytes;
    if (used > heap / SHARE) {
      throw tooMuch("more than " + used / MIB, heap);
    }
  }

  /** Adds an object that fastexcel will keep. */
  void expectObject() {
    expected += OBJECT;
  }

  /** Adds a text that fastexcel will keep. */
  void expectText(long length) {
    expected += 2 * length;
  }

  /**
   * Adds a text that fastexcel will keep. Java takes a byte for each of its characters if none is
   * beyond Latin-1.
   */
  void expectText(char[] characters, int start, int length) {
    boolean wide = false;
    for (int i = start; i < start + length && !wide; i++) {
      wide = characters[i] > 0xFF;
    }
    expected += wide ? 2L * length : length;
  }

  /** Ends the estimate: refuses a workbook that needs too much. */
  void end() {
    long all = used + expected;
    if (all > heap / SHARE) {
      throw tooMuch(String.valueOf(all / MIB + 1), all);
    }
  }

  private SitemapException tooMuch(String mebibytes, long bytes) {
    long steps = (long) Math.ceil(bytes * SHARE * BESIDE / STEP);
    String option = "-Xmx" + steps * (STEP / MIB) + "m";
    return new SitemapException(
        XlsxCodes.MEMORY,
        "the texts and styles of the workbook need "
            + mebibytes
            + " MiB, and may use "
            + heap / SHARE / MIB
            + " MiB, half of Java's memory; give Java "
            + option
            + " (the command: SITEMAP_OPTS="
            + option
            + "), or save the sheet as CSV",
        location);
  }
}
