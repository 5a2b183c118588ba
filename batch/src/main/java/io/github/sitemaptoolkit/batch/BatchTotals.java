package io.github.sitemaptoolkit.batch;

/**
 * Counts what came of the outputs of a batch. {@link #toString} says it in a line for people. Not
 * safe for use by several threads.
 *
 * @since 0.1
 */
public final class BatchTotals {

  private final int files;
  private int written;
  private int partial;
  private int skipped;
  private int unselected;
  private int failed;
  private long urls;
  private long sitemaps;

  /**
   * Creates counts of nothing.
   *
   * @param files how many outputs are planned
   */
  public BatchTotals(int files) {
    this.files = files;
  }

  /** Counts one. */
  public void add(FileResult result) {
    switch (result.status()) {
      case WRITTEN -> written++;
      case SKIPPED -> skipped++;
      case UNSELECTED -> unselected++;
      case FAILED -> failed++;
    }
    partial += result.complete() ? 0 : 1;
    if (result.isIndex()) {
      sitemaps += result.entries();
    } else {
      urls += result.entries();
    }
  }

  /** Returns how many outputs were planned. */
  public int files() {
    return files;
  }

  /** Returns how many were written. */
  public int written() {
    return written;
  }

  /** Returns how many of those that were written lack a part of their input. */
  public int partial() {
    return partial;
  }

  /** Returns how many were left as they are. */
  public int skipped() {
    return skipped;
  }

  /** Returns how many were not written because nothing of their input was selected. */
  public int unselected() {
    return unselected;
  }

  /** Returns how many failed. */
  public int failed() {
    return failed;
  }

  /** Returns how many were not begun because of one that failed. */
  public int notBegun() {
    return files - written - skipped - unselected - failed;
  }

  /** Returns how many entries of pages were written. */
  public long urls() {
    return urls;
  }

  /** Returns how many entries of indexes were written. */
  public long sitemaps() {
    return sitemaps;
  }

  /** Returns the counts for people, those that are 0 left out. */
  @Override
  public String toString() {
    var line = new StringBuilder();
    line.append(files).append(files == 1 ? " file: " : " files: ").append(written);
    line.append(" written");
    append(line, " (", partial, " in part)");
    append(line, ", ", skipped, " skipped");
    append(line, ", ", unselected, " without a selected entry");
    append(line, ", ", failed, " failed");
    append(line, ", ", notBegun(), " not begun");
    line.append("; ").append(urls).append(urls == 1 ? " url" : " urls");
    append(line, ", ", sitemaps, sitemaps == 1 ? " sitemap" : " sitemaps");
    return line.toString();
  }

  private static void append(StringBuilder line, String before, long count, String after) {
    if (count > 0) {
      line.append(before).append(count).append(after);
    }
  }
}
