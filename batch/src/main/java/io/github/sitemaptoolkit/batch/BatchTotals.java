package io.github.sitemaptoolkit.batch;

import io.github.sitemaptoolkit.text.ShownNumber;

/**
 * The number of outputs of a batch by result, and the number of entries written. {@link #toString}
 * formats them as one line of text. Not thread-safe.
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
   * Creates totals in which only the number of planned outputs is set.
   *
   * @param files the number of planned outputs
   */
  public BatchTotals(int files) {
    this.files = files;
  }

  /** Adds the result of an output. */
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

  /** Returns the number of planned outputs. */
  public int files() {
    return files;
  }

  /** Returns the number of outputs that were written. */
  public int written() {
    return written;
  }

  /**
   * Returns the number of written outputs that are incomplete, because a part of their input could
   * not be used.
   */
  public int partial() {
    return partial;
  }

  /** Returns the number of existing outputs that were kept. */
  public int skipped() {
    return skipped;
  }

  /**
   * Returns the number of outputs that were not written because no entry of their input was
   * selected.
   */
  public int unselected() {
    return unselected;
  }

  /** Returns the number of outputs that failed. */
  public int failed() {
    return failed;
  }

  /**
   * Returns the number of outputs that were not begun, because another one failed or the process is
   * shutting down.
   */
  public int notBegun() {
    return files - written - skipped - unselected - failed;
  }

  /** Returns the number of urls that were written, not counting those of sitemaps in indexes. */
  public long urls() {
    return urls;
  }

  /** Returns the number of sitemaps that were written to indexes. */
  public long sitemaps() {
    return sitemaps;
  }

  /** Returns the totals as one line of text, without counts that are 0. */
  @Override
  public String toString() {
    var line = new StringBuilder();
    line.append(ShownNumber.counted(files, "file")).append(": ").append(ShownNumber.of(written));
    line.append(" written");
    append(line, " (", partial, " partially)");
    append(line, ", ", skipped, " skipped");
    append(line, ", ", unselected, " without a selected entry");
    append(line, ", ", failed, " failed");
    append(line, ", ", notBegun(), " not begun");
    line.append("; ").append(ShownNumber.counted(urls, "url"));
    append(line, ", ", sitemaps, sitemaps == 1 ? " sitemap" : " sitemaps");
    return line.toString();
  }

  private static void append(StringBuilder line, String before, long count, String after) {
    if (count > 0) {
      line.append(before).append(ShownNumber.of(count)).append(after);
    }
  }
}
