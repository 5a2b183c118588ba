package io.github.sitemaptoolkit.converters.internal.feed.source;

import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Losses;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.Severity;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What is wrong with a feed and what of it has no place in a sitemap, with the item it is in. */
public final class FeedLog {

  /** Kinds of losses may be names from the input, and are kept for the whole feed. */
  private static final int LONGEST_KIND = 80;

  /** How many problems are counted; their texts may come from extensions. */
  private static final int MOST_REPEATED = 64;

  /** A problem that many items have. */
  private static final class Repeated {
    private final Severity severity;
    private final String code;
    private final String message;
    private final @Nullable String firstLink;
    private long items;

    Repeated(Severity severity, String code, String message, @Nullable String firstLink) {
      this.severity = severity;
      this.code = code;
      this.message = message;
      this.firstLink = firstLink;
    }
  }

  private final Problems problems;
  private final Losses losses;
  private final String source;
  private final String itemPath;
  private final Set<String> reported = new HashSet<>();
  private final Map<String, Repeated> repeated = new LinkedHashMap<>();
  private long count;
  private boolean inItem;
  private @Nullable String link;
  private @Nullable String refused; // what could not be the page of the item
  private boolean ended;

  /**
   * Creates a log.
   *
   * @param format the id of the feed's format
   * @param itemPath the way to an item, such as {@code rss/channel/item}
   */
  public FeedLog(Problems problems, String format, String source, String itemPath) {
    this.problems = problems;
    this.losses = new Losses(format, source);
    this.source = source;
    this.itemPath = itemPath;
  }

  /** Begins the next item. */
  public void beginItem() {
    beginItem(count + 1);
  }

  /** Begins an item, or goes on with it. */
  public void beginItem(long number) {
    count = number;
    inItem = true;
    link = null;
    refused = null;
  }

  /** Ends an item: what follows belongs to the feed. */
  public void endItem() {
    inItem = false;
    link = null;
  }

  /** Sets the page of the item, once it is known. */
  public void link(@Nullable String url) {
    link = url;
  }

  /** Notes what an item names as its page, and what cannot be one; the first is reported. */
  public void refused(String kind, String value) {
    refused = refused == null ? kind + ' ' + Problem.quoted(value) : refused;
  }

  /**
   * Reports that an item has no page.
   *
   * @param item what the item is called
   * @param lacks what it lacks, if it names nothing that could be meant
   */
  public void withoutPage(String code, String item, String lacks, Location at) {
    String why = refused == null ? lacks : "has no page: its " + refused + " is not the url of one";
    report(Severity.ERROR, code, item + ' ' + why + "; it is left out", at, "", true);
  }

  /** Takes what is wrong with the XML. */
  public void fault(Problem problem) {
    report(
        problem.severity(),
        problem.code(),
        problem.message(),
        problem.location(),
        null,
        problem.missing());
  }

  /** Reports a problem that costs nothing. */
  public void report(Severity severity, String code, String message, Location at) {
    report(severity, code, message, at, null, false);
  }

  /** Reports a problem; the path, if any, is below the item. */
  public void report(
      Severity severity,
      String code,
      String message,
      Location at,
      @Nullable String path,
      boolean missing) {
    String full = path;
    if (inItem) {
      full = itemPath + '[' + count + ']' + (path == null || path.isEmpty() ? "" : '/' + path);
    }
    problems.report(new Problem(severity, code, message, at, full, link, missing));
  }

  /** Reports a problem that a feed may have in each item, at the first place only. */
  public void once(Severity severity, String code, String message, Location at) {
    if (reported.add(code)) {
      report(severity, code, message, at);
    }
  }

  /** Counts a problem that many items may have; it is reported at the end. */
  public void repeated(Severity severity, String code, String message) {
    String key = code + ": " + message;
    Repeated known = repeated.get(key);
    if (known == null && repeated.size() < MOST_REPEATED) {
      known = new Repeated(severity, code, message, link);
      repeated.put(key, known);
    }
    if (known == null) {
      report(severity, code, message, Location.of(source));
    } else {
      known.items++;
    }
  }

  private void report(Repeated counted) {
    String items = counted.items == 1 ? " item " : " items ";
    problems.report(
        new Problem(
            counted.severity,
            counted.code,
            counted.items + items + counted.message,
            Location.of(source),
            null,
            counted.firstLink,
            false));
  }

  /** Returns whether a kind of losses has its example already. */
  public boolean knowsLost(String kind) {
    return losses.knows(kind);
  }

  /** Counts what has no place in a sitemap; the value is an example of it, if it has a text. */
  public void lost(String kind, @Nullable String value) {
    boolean fits = kind.length() <= LONGEST_KIND;
    losses.entry(link);
    losses.add(fits ? kind : kind.substring(0, LONGEST_KIND - 3) + "...", value);
  }

  /** Reports what was counted, at the first call. */
  public void end() {
    if (!ended) {
      ended = true;
      repeated.values().forEach(this::report);
      losses.reportTo(problems);
    }
  }
}
