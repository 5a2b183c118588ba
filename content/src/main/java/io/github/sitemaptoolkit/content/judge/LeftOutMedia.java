package io.github.sitemaptoolkit.content.judge;

import io.github.sitemaptoolkit.code.MediaCodes;
import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.Reporter;
import io.github.sitemaptoolkit.problem.Severity;
import java.util.EnumMap;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Counts the pictures and videos that are left out of a document, and reports them once, by their
 * reasons and at the place of the first: for information if there are only logos, emoji and icons.
 * Not thread-safe.
 *
 * @since 0.1
 */
public final class LeftOutMedia {

  private final Map<Omission, Long> counts = new EnumMap<>(Omission.class);
  private @Nullable Location first;
  private @Nullable String firstLoc;
  private String example = "";

  /** Creates counts that are all zero. */
  public LeftOutMedia() {}

  /**
   * Adds pictures or videos. Reasons that are about something else are not counted.
   *
   * @param number how many there are
   * @param address the address of the first, as written; may be empty
   * @param at where it is
   * @param loc the url of the entry; null if unknown
   */
  public void add(Omission reason, int number, String address, Location at, @Nullable String loc) {
    if (!reason.isMedia()) {
      return;
    } else if (first == null) {
      first = at;
      firstLoc = loc;
      example = address;
    }
    counts.merge(reason, (long) number, Long::sum);
  }

  /** Reports what was counted, as one problem, and begins anew. */
  public void reportTo(Problems problems) {
    Location at = first;
    if (at == null) {
      return;
    }
    long all = counts.values().stream().mapToLong(Long::longValue).sum();
    String reasons =
        counts.entrySet().stream()
            .map(count -> count.getKey().counted(count.getValue()))
            .collect(Collectors.joining(", "));
    String shown =
        example.isEmpty() ? "" : (all == 1 ? ": " : "; the first is ") + Problem.quoted(example);
    boolean furniture = counts.keySet().stream().allMatch(Omission::isFurniture);
    Code code = furniture ? MediaCodes.LEFT_OUT.withSeverity(Severity.INFO) : MediaCodes.LEFT_OUT;
    var reporter = new Reporter(problems, at.source());
    reporter.entry(firstLoc);
    reporter.report(
        code, at, null, () -> reasons + (all == 1 ? " is" : " are") + " left out" + shown);
    first = null;
    counts.clear();
  }
}
