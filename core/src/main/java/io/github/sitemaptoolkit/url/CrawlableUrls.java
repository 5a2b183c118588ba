package io.github.sitemaptoolkit.url;

import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.text.ShownNumber;
import java.util.Objects;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Keeps urls that crawlers cannot request out of what they read: relative urls, mail addresses,
 * hosts that cannot exist, and the like. Counts them, and those that the public cannot reach, and
 * reports each kind once: what else is wrong with each was reported when it was read.
 *
 * <p>Not thread-safe.
 *
 * @since 0.1
 */
public final class CrawlableUrls {

  /** What the urls are written to, and so which of them are left out. */
  public enum Use {
    /** A table or the like, which crawlers do not read: none is left out. */
    TABLE,
    /** A document that crawlers may read: those that nobody can request. */
    CRAWLERS,
    /** What is published or told to search engines: those of hosts that are not public as well. */
    PUBLIC
  }

  /** Urls with one fate. */
  private static final class Kind {
    private long count;
    private @Nullable String example;
    private @Nullable Location place;

    private void add(String loc, @Nullable Location location) {
      if (count++ == 0) {
        example = loc;
        place = location;
      }
    }
  }

  private final String name;
  private final Use use;
  private final PageUrls urls;
  private Kind nobody = new Kind();
  private Kind notPublic = new Kind();
  private long leftOutAsNotPublic; // reported or not

  /**
   * Creates a filter.
   *
   * @param name the name of the output in messages
   * @param privateUrls the hosts that are meant although the public cannot reach them
   */
  public CrawlableUrls(String name, Use use, PrivateUrls privateUrls) {
    this.name = name;
    this.use = use;
    this.urls = new PageUrls(privateUrls);
  }

  /**
   * Returns whether a url may be written, and counts it if it may not, or if the public cannot
   * reach it.
   *
   * @param location returns where the url was read, or null if that is unknown; called rarely
   */
  public boolean accepts(String loc, Supplier<? extends @Nullable Location> location) {
    Reach reach = urls.reach(loc);
    return reach == Reach.ANYBODY || accepts(loc, reach, location);
  }

  private boolean accepts(
      String loc, Reach reach, Supplier<? extends @Nullable Location> location) {
    if (reach == Reach.NOT_PUBLIC) {
      notPublic.add(loc, notPublic.count == 0 ? location.get() : null);
      leftOutAsNotPublic += use == Use.PUBLIC ? 1 : 0;
      return use != Use.PUBLIC;
    } else if (reach == Reach.NOBODY && (use != Use.TABLE || !isKnown(loc))) {
      nobody.add(loc, nobody.count == 0 ? location.get() : null);
      return use == Use.TABLE;
    }
    return true;
  }

  /** Returns whether a reader has reported why nobody can request a url. */
  private static boolean isKnown(String loc) {
    return (UrlJudge.page(loc) & UrlJudge.ERRORS) != 0;
  }

  /** Returns how many urls have been left out because the public cannot reach them. */
  public long leftOutAsNotPublic() {
    return leftOutAsNotPublic;
  }

  /** Reports all urls that were left out since the last call, as one problem for each kind. */
  public void report(Problems problems) {
    reportNobody(problems);
    reportNotPublic(problems);
    nobody = new Kind();
    notPublic = new Kind();
  }

  private void reportNobody(Problems problems) {
    boolean left = use != Use.TABLE;
    String example = nobody.example;
    if (example != null) {
      UrlFault fault = Reach.fault(UrlRules.page(example));
      Code code = left ? UrlCodes.UNCRAWLABLE : fault.code().withSeverity(Severity.WARNING);
      String one =
          left ? "is left out because crawlers do not accept it" : "has no use for crawlers";
      String more =
          left ? "are left out because crawlers do not accept them" : "have no use for crawlers";
      report(nobody, code, one, more, isKnown(example) ? "" : ", which " + fault.words(), problems);
    }
  }

  private void reportNotPublic(Problems problems) {
    boolean left = use == Use.PUBLIC;
    String example = notPublic.example;
    if (example != null) {
      Code code = left ? UrlCodes.NOT_PUBLIC : UrlCodes.NOT_PUBLIC.withSeverity(Severity.WARNING);
      String host = Objects.requireNonNullElse(UrlParts.hostName(example), "");
      report(
          notPublic,
          code,
          (left ? "is left out because" : "is kept although") + " the public cannot reach its host",
          (left ? "are left out because" : "are kept although")
              + " the public cannot reach their hosts",
          "; if that is meant, write --private-urls " + host,
          problems);
    }
  }

  private void report(
      Kind kind, Code code, String one, String more, String detail, Problems problems) {
    boolean single = kind.count == 1;
    String message =
        ShownNumber.counted(kind.count, "url")
            + ' '
            + (single ? one + ": " : more + "; the first is ")
            + Problem.quoted(Objects.requireNonNull(kind.example))
            + detail;
    problems.report(
        new Problem(
            code.severity(),
            code.id(),
            message,
            kind.place == null ? Location.of(name) : kind.place,
            null,
            null,
            kind.example,
            code.severity() == Severity.ERROR,
            code.valueOnly()),
        kind.count);
  }
}
