package io.github.sitemaptoolkit.converters.internal.feed.source;

import io.github.sitemaptoolkit.converters.internal.feed.ItemLog;
import io.github.sitemaptoolkit.date.DateFault;
import io.github.sitemaptoolkit.date.ParsedDate;
import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.Reporter;
import io.github.sitemaptoolkit.problem.Severity;
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
   * Returns a date in a W3C form; null if it cannot be understood. Whatever is converted or left
   * out is reported, what is only written otherwise once.
   *
   * @param name the name of the date in messages
   */
  public @Nullable String date(String text, String name, Location at) {
    ParsedDate parsed = ParsedDate.of(text);
    DateFault fault = parsed.fault();
    return fault == null || fault.isValid()
        ? parsed.date()
        : date(parsed, text, name, at, fault.code());
  }

  /** Returns a date of which a fault is reported with a code. */
  @Nullable String date(ParsedDate parsed, String text, String name, Location at, Code code) {
    if (parsed.date() == null) {
      missing(code, at, null, () -> parsed.message(name, text));
    } else if (parsed.isCut()) {
      report(code, at, null, () -> parsed.message(name, text));
    } else {
      once(code.withSeverity(Severity.INFO), at, () -> parsed.message(name, text));
    }
    return parsed.date();
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
