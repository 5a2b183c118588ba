package io.github.sitemaptoolkit.converters.internal.feed.source;

import io.github.sitemaptoolkit.converters.internal.FeedDates;
import io.github.sitemaptoolkit.converters.internal.feed.ItemLog;
import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.Reporter;
import io.github.sitemaptoolkit.text.DateCodes;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reports problems of a feed, and data that has no place in a sitemap, with its item. */
public final class FeedLog extends ItemLog {

  /** The maximum number of problems to count; their texts may come from extensions. */
  private static final int MOST_REPEATED = 64;

  /** A problem that many items have. */
  private static final class Repeated {
    private final Code code;
    private final String message;
    private final @Nullable String firstLink;
    private long items;

    Repeated(Code code, String message, @Nullable String firstLink) {
      this.code = code;
      this.message = message;
      this.firstLink = firstLink;
    }
  }

  private final String itemPath;
  private final Map<String, Repeated> repeated = new LinkedHashMap<>();
  private long count;
  private boolean inItem;
  private @Nullable String refused; // the value that could not be used as the page of the item
  private boolean ended;

  /**
   * Creates a log.
   *
   * @param format the id of the feed's format
   * @param itemPath the path of an item, such as {@code rss/channel/item}
   * @param converts whether lost data is counted: not if the feed is only checked
   */
  public FeedLog(
      Problems problems, String format, String source, String itemPath, boolean converts) {
    super(problems, format, source, converts);
    this.itemPath = itemPath;
  }

  /** Starts the next item. */
  public void beginItem() {
    beginItem(count + 1);
  }

  /** Starts an item, or continues with it. */
  public void beginItem(long number) {
    count = number;
    inItem = true;
    entry(null);
    refused = null;
  }

  /** Ends an item: what follows belongs to the feed. */
  public void endItem() {
    inItem = false;
    at(document());
    entry(null);
  }

  /** Sets the page of the item, once it is known. */
  public void link(@Nullable String url) {
    entry(url);
  }

  /** Remembers a value that cannot be used as the page of the item; the first one is reported. */
  public void refused(String kind, String value) {
    refused = refused == null ? kind + ' ' + Problem.quoted(value) : refused;
  }

  /**
   * Reports that an item has no page.
   *
   * @param item the name of the item
   * @param lacks what the item lacks, if it has no value that might be a page
   */
  public void withoutPage(Code code, String item, String lacks, Location at) {
    String why =
        refused == null ? lacks : "has no page: its " + refused + " is not the url of a page";
    missing(code, at, "", () -> item + ' ' + why + "; it is left out");
  }

  /** Returns the path of the item, for all problems inside it. */
  @Override
  protected @Nullable String path(@Nullable String path) {
    String below = super.path(path);
    if (!inItem) {
      return below;
    }
    String item = itemPath + '[' + count + ']';
    return below == null ? item : item + '/' + below;
  }

  /**
   * Returns a date in a W3C form; null if it cannot be understood, which is reported.
   *
   * @param name the name of the date in messages
   * @param noZone the code of a time without a zone, of which the day is kept
   * @param unknown the code of a text that is no date
   */
  public @Nullable String date(String text, String name, Location at, Code noZone, Code unknown) {
    FeedDates.Result result = FeedDates.parse(text);
    FeedDates.Fault fault = result.fault();
    if (fault != null) {
      String quoted = name + ' ' + Problem.quoted(text.strip()) + ' ';
      switch (fault) {
        case NO_ZONE ->
            report(
                noZone,
                at,
                null,
                () -> quoted + "has no time zone, or an ambiguous one; only its day is kept");
        case IMPOSSIBLE ->
            missing(
                DateCodes.IMPOSSIBLE,
                at,
                null,
                () -> quoted + "contains a day or time that does not exist; it is left out");
        case UNKNOWN ->
            missing(
                unknown, at, null, () -> quoted + "cannot be understood as a date; it is left out");
      }
    }
    return result.date();
  }

  /** Counts a problem that many items may have; it is reported at the end. */
  public void repeated(Code code, String message) {
    String key = code + ": " + message;
    Repeated known = repeated.get(key);
    if (known == null && repeated.size() < MOST_REPEATED) {
      known = new Repeated(code, message, loc());
      repeated.put(key, known);
    }
    if (known == null) {
      report(code, document(), null, message);
    } else {
      known.items++;
    }
  }

  private void report(Repeated counted) {
    String items = counted.items == 1 ? " item " : " items ";
    var reporter = new Reporter(problems(), document().source());
    reporter.entry(counted.firstLink);
    reporter.report(counted.code, () -> counted.items + items + counted.message);
  }

  /** Returns whether a kind of losses needs no example, because it has one or is not counted. */
  public boolean knowsLost(String kind) {
    return !counts() || losses().contains(kind);
  }

  /** Reports all that was counted. Further calls have no effect. */
  public void end() {
    if (!ended) {
      ended = true;
      repeated.values().forEach(this::report);
      losses().reportTo(problems());
    }
  }
}
