package io.github.sitemaptoolkit.batch;

import io.github.sitemaptoolkit.batch.plan.PlannedOutput;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.problem.SitemapException;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * What came of one output. Immutable but for its problems, which are complete by then.
 *
 * @param work what was to be done
 * @param status how it ended
 * @param from the format that was read; null if that was not found out, or nothing was read
 * @param to the format to write
 * @param content what was written; null unless written
 * @param problems what was wrong or lost
 * @param millis how long it took
 * @param failure why it failed; null if it did not
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
   * @param kind what was read
   * @param entries how many entries were written
   * @param complete false if a part of the input is missing: the problems say what
   * @param bytes how long the output is, before compression
   */
  public record Content(DocumentInfo.Kind kind, long entries, boolean complete, long bytes) {}

  /** How an output ended. */
  public enum Status {
    /** It was written, perhaps without a part of the input that could not be used. */
    WRITTEN,
    /** It was left as it is, as was asked for. */
    SKIPPED,
    /** Nothing of the input was selected, so it is as it was before. */
    UNSELECTED,
    /** It could not be written, and is as it was before. */
    FAILED
  }

  /** Returns the result of an output that is left as it is. */
  public static FileResult skipped(PlannedOutput work, String to) {
    return new FileResult(work, Status.SKIPPED, null, to, null, new Problems(), 0, null);
  }

  /** Returns the result of an output that failed before anything was read. */
  public static FileResult failed(PlannedOutput work, String to, Exception failure) {
    return new FileResult(work, Status.FAILED, null, to, null, new Problems(), 0, failure);
  }

  /** Returns how many entries were written. */
  public long entries() {
    return content == null ? 0 : content.entries();
  }

  /** Returns whether all of the input is in the output, or did not have to be. */
  public boolean complete() {
    return content == null || content.complete();
  }

  /** Returns whether it lists sitemaps. */
  public boolean isIndex() {
    return content != null
        && (content.kind() == DocumentInfo.Kind.INDEX
            || content.kind() == DocumentInfo.Kind.ROBOTS);
  }

  /** Returns how many problems of each code there were, that which made it fail included. */
  public Map<String, Long> codes() {
    Map<String, Long> codes = new TreeMap<>(problems.counts());
    if (failure instanceof SitemapException refused) {
      codes.merge(refused.problem().code(), 1L, Long::sum);
    }
    return codes;
  }

  /** Returns whether there is more to say of it than that it was written. */
  public boolean isRemarkable() {
    return !complete() || problems.count(Severity.ERROR) > 0;
  }

  /** Returns what was written, for people. */
  public String summary() {
    if (status == Status.SKIPPED) {
      return work.outputName() + ": is there already, and left as it is";
    }
    var line = new StringBuilder();
    line.append(work.outputName()).append(": ");
    line.append(entries())
        .append(isIndex() ? " sitemap" : " url")
        .append(entries() == 1 ? "" : "s");
    long errors = problems.count(Severity.ERROR);
    if (errors > 0) {
      line.append(", ").append(errors).append(errors == 1 ? " error" : " errors");
    }
    if (!complete()) {
      line.append("; a part of the input is missing");
    }
    return line.toString();
  }
}
