package io.github.sitemaptoolkit.batch;

import io.github.sitemaptoolkit.batch.plan.PlannedOutput;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.text.ShownNumber;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * The result of one output of a batch. Immutable, except for the problems, which callers must not
 * change.
 *
 * @param work the output as planned
 * @param status whether the output was written, and if not, why
 * @param from the id of the format that was read; null if unknown or if nothing was read
 * @param to the id of the format to write
 * @param content what was written; null if nothing was written
 * @param problems the problems and losses of reading and writing
 * @param millis how long it took, in milliseconds
 * @param failure the reason for a failure; null if it did not fail
 * @since 0.1
 */
public record FileResult(
    PlannedOutput work,
    Status status,
    @Nullable String from,
    String to,
    @Nullable Content content,
    Problems problems,
    long millis,
    @Nullable Exception failure) {

  /**
   * What was written.
   *
   * @param kind the kind of document that was read
   * @param entries the number of entries that were written
   * @param complete whether all of the input was used; if not, the problems tell what is missing
   * @param bytes the size of the output in bytes, before compression
   */
  public record Content(DocumentInfo.Kind kind, long entries, boolean complete, long bytes) {}

  /** Whether an output was written, and if not, why. */
  public enum Status {
    /** The output was written, possibly without unusable parts of the input. */
    WRITTEN,
    /** The output exists and was kept, because of {@link Batch#freshness}. */
    SKIPPED,
    /** No entry of the input was selected; the output was not written or changed. */
    UNSELECTED,
    /** The output could not be written; an existing file is unchanged. */
    FAILED
  }

  /** Returns the result of an existing output that was kept. */
  public static FileResult skipped(PlannedOutput work, String to) {
    return new FileResult(work, Status.SKIPPED, null, to, null, new Problems(), 0, null);
  }

  /** Returns the result of an output that failed before anything was read. */
  public static FileResult failed(PlannedOutput work, String to, Exception failure) {
    return new FileResult(work, Status.FAILED, null, to, null, new Problems(), 0, failure);
  }

  /** Returns the number of entries that were written. */
  public long entries() {
    return content == null ? 0 : content.entries();
  }

  /** Returns false if the output was written without a part of the input, otherwise true. */
  public boolean complete() {
    return content == null || content.complete();
  }

  /** Returns whether the output lists sitemaps, not pages. */
  public boolean isIndex() {
    return content != null
        && (content.kind() == DocumentInfo.Kind.INDEX
            || content.kind() == DocumentInfo.Kind.ROBOTS);
  }

  /** Returns the number of problems by code, including the one that caused a failure. */
  public Map<String, Long> codes() {
    Map<String, Long> codes = new TreeMap<>(problems.counts());
    if (failure instanceof SitemapException refused) {
      codes.merge(refused.problem().code(), 1L, Long::sum);
    }
    return codes;
  }

  /**
   * Returns whether users should see the {@link #summary}: the output is incomplete, or there were
   * errors.
   */
  public boolean isRemarkable() {
    return !complete() || problems.count(Severity.ERROR) > 0;
  }

  /** Returns one line of text for users about what was written. */
  public String summary() {
    if (status == Status.SKIPPED) {
      return work.outputName() + ": already exists and was kept";
    }
    var line = new StringBuilder();
    line.append(work.outputName()).append(": ");
    line.append(ShownNumber.counted(entries(), isIndex() ? "sitemap" : "url"));
    long errors = problems.count(Severity.ERROR);
    if (errors > 0) {
      line.append(", ").append(ShownNumber.counted(errors, "error"));
    }
    if (!complete()) {
      line.append("; part of the input is missing");
    }
    return line.toString();
  }
}
