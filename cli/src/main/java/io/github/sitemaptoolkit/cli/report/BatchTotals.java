package io.github.sitemaptoolkit.cli.report;

import io.github.sitemaptoolkit.problem.Problems;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Counts what came of many files. */
public final class BatchTotals {

  private final int files;
  private final @Nullable List<LossReport.File> losses;
  private final Predicate<Problems> isFinding;
  private int written;
  private int partial;
  private int skipped;
  private int unselected;
  private int failed;
  private int findings;
  private long urls;
  private long sitemaps;

  /**
   * Counts nothing yet.
   *
   * @param files how many there are to be
   * @param losses whether what is lost of each is kept
   * @param isFinding whether problems of a file count for the exit code
   */
  public BatchTotals(int files, boolean losses, Predicate<Problems> isFinding) {
    this.files = files;
    this.isFinding = isFinding;
    this.losses = losses ? new ArrayList<>() : null;
  }

  /** Counts one. */
  public void add(FileResult result) {
    switch (result.status()) {
      case WRITTEN -> written++;
      case SKIPPED -> skipped++;
      case UNSELECTED -> unselected++;
      case FAILED -> failed++;
    }
    if (losses != null && result.status() == FileResult.Status.WRITTEN) {
      losses.add(result.losses());
    }
    partial += result.complete() ? 0 : 1;
    findings += isFinding.test(result.problems()) ? 1 : 0;
    if (result.isIndex()) {
      sitemaps += result.entries();
    } else {
      urls += result.entries();
    }
  }

  int files() {
    return files;
  }

  int written() {
    return written;
  }

  /** Returns how many of those that were written lack a part of their input. */
  int partial() {
    return partial;
  }

  int skipped() {
    return skipped;
  }

  /** Returns how many were not written because nothing of their input was selected. */
  int unselected() {
    return unselected;
  }

  int failed() {
    return failed;
  }

  /** Returns how many were not begun because of one that failed. */
  int notBegun() {
    return files - written - skipped - unselected - failed;
  }

  long urls() {
    return urls;
  }

  long sitemaps() {
    return sitemaps;
  }

  /** Returns what was lost of each that was written; empty where it is not kept. */
  public List<LossReport.File> losses() {
    return losses == null ? List.of() : losses;
  }

  public int exitCode() {
    if (failed > 0) {
      return ExitCode.SOME_FAILED;
    }
    return findings > 0 || unselected > 0 ? ExitCode.FINDINGS : ExitCode.DONE;
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
