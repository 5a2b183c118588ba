package io.github.sitemaptoolkit.validator.outcome;

import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.text.ShownNumber;
import io.github.sitemaptoolkit.validator.affected.RulePlaces;
import io.github.sitemaptoolkit.validator.found.FoundRule;
import io.github.sitemaptoolkit.validator.rule.Cost;
import io.github.sitemaptoolkit.validator.rule.StatedCost;
import java.util.Comparator;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * All findings of a rule that have the same level.
 *
 * @param rule the rule and the level
 * @param title what is wrong in a few words, such as "Pages that redirect"
 * @param cost what happens to the urls, and who says so
 * @param urls the number of urls that have such findings; 0 if the findings are about files as a
 *     whole, or if urls were not counted
 * @param findings the number of findings
 * @param files the number of files that have such findings
 * @param urlsOfFiles the number of entries that were read from these files
 * @param places where the urls are; null if that was not counted
 * @since 0.1
 */
public record FindingKind(
    FoundRule rule,
    String title,
    StatedCost cost,
    long urls,
    long findings,
    int files,
    long urlsOfFiles,
    @Nullable RulePlaces places) {

  /** What is to be done about a kind. */
  public enum Group {
    /** A source says what it costs. */
    COSTLY,
    /** An error or a warning; no source says what it costs. */
    NOT_STATED,
    /** It costs nothing, or is for information only. */
    MINOR
  }

  /** First what costs most, then what has most urls. */
  public static final Comparator<FindingKind> MEND_FIRST =
      Comparator.comparing(FindingKind::group)
          .thenComparing(kind -> kind.cost.cost())
          .thenComparing(FindingKind::hitUrls, Comparator.reverseOrder())
          .thenComparing(kind -> kind.rule.severity(), Comparator.reverseOrder())
          .thenComparing(FindingKind::findings, Comparator.reverseOrder())
          .thenComparing(kind -> kind.rule.code());

  /** Returns what is to be done about it. */
  public Group group() {
    if (isLoss()) {
      return Group.COSTLY;
    }
    if (rule.severity() == Severity.INFO || cost.cost() == Cost.NOTHING) {
      return Group.MINOR;
    }
    return cost.cost() == Cost.NOT_STATED ? Group.NOT_STATED : Group.COSTLY;
  }

  /** Returns whether a source says that it costs pages, or whole files. */
  public boolean isLoss() {
    return cost.cost() == Cost.FILE_REFUSED || cost.cost() == Cost.PAGE_NOT_TAKEN;
  }

  /** Returns whether a source says that the files are not read, so that all their urls are hit. */
  public boolean isRefusal() {
    return cost.cost() == Cost.FILE_REFUSED;
  }

  /** Returns how many urls are hit: of files that are not read, all of them. */
  public long hitUrls() {
    return isRefusal() ? Math.max(urls, urlsOfFiles) : urls;
  }

  /**
   * Returns what has it in words, such as {@code 40 urls, 4 %}; of files that are not read, all
   * their urls, and of what is about files as a whole, the files.
   *
   * @param listed the number of urls that were checked
   */
  public String hit(long listed) {
    long hit = hitUrls();
    String shown = ShownNumber.counted(files, "file");
    if (hit == 0) {
      return files == 0 ? ShownNumber.counted(findings, "finding") : shown;
    }
    return ShownNumber.counted(hit, "url")
        + (isRefusal() ? " in " + shown : "")
        + ", "
        + ShownNumber.share(hit, Math.max(hit, listed));
  }

  /** Returns the place where at least 80 percent of the urls are; empty if there is none. */
  public Optional<Map.Entry<String, Long>> mostly() {
    return places == null ? Optional.empty() : places.mostly();
  }
}
