package io.github.sitemaptoolkit.sort;

/** How much of the heap sorting uses: the rest is for the file that is being made, and readers. */
final class HeapShare {

  private static final int SHARE = 6;

  /** More memory makes sorting hardly faster, but the garbage collector slower. */
  private static final long MOST = 64L << 20;

  private HeapShare() {}

  /**
   * Returns about how much memory the values may take that are sorted at once, in bytes.
   *
   * @param heap the maximum size of the heap in bytes
   */
  static long ofSorting(long heap) {
    return Math.min(heap / SHARE, MOST);
  }
}
