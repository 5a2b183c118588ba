package io.github.sitemaptoolkit.converters.internal.feed.source;

import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Losses;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.Reporter;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** What is wrong with a feed and what of it has no place in a sitemap, with the item it is in. */
public final class FeedLog extends Reporter {

  /** Kinds of losses may be names from the input, and are kept for the whole feed. */
  private static final int LONGEST_KIND = 80;

  /** How many problems are counted; their texts may come from extensions. */
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

  private final Losses losses;
  private final String itemPath;
  private final Set<String> reported = new HashSet<>();
  private final Map<String, Repeated> repeated = new LinkedHashMap<>();
  private long count;
  private boolean inItem;
  private @Nullable String refused; // what could not be the page of the item
  private boolean ended;

  /**
   * Creates a log.
   *
   * @param format the id of the feed's format
   * @param itemPath the way to an item, such as {@code rss/channel/item}
   */
  public FeedLog(Problems problems, String format, String source, String itemPath) {
    super(problems, source);
    this.losses = new Losses(format, source);
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
    entry(null);
    refused = null;
  }

  /** Ends an item: what follows belongs to the feed. */
  public void endItem() {
    inItem = false;
    entry(null);
  }

  /** Sets the page of the item, once it is known. */
  public void link(@Nullable String url) {
    entry(url);
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
  public void withoutPage(Code code, String item, String lacks, Location at) {
    String why = refused == null ? lacks : "has no page: its " + refused + " is not the url of one";
    missing(code, at, "", () -> item + ' ' + why + "; it is left out");
  }

  /** In an item, all that is reported has its path. */
  @Override
  protected @Nullable String path(@Nullable String path) {
    String below = super.path(path);
    if (!inItem) {
      return below;
    }
    String item = itemPath + '[' + count + ']';
    return below == null ? item : item + '/' + below;
  }

  /** Reports a problem that a feed may have in each item, at the first place only. */
  public void once(Code code, Location at, Supplier<String> message) {
    if (reported.add(code.id())) {
      report(code, at, null, message);
    }
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

  /** Returns whether a kind of losses has its example already. */
  public boolean knowsLost(String kind) {
    return losses.knows(kind);
  }

  /** Counts what has no place in a sitemap; the value is an example of it, if it has a text. */
  public void lost(String kind, @Nullable String value) {
    losses.entry(loc());
    losses.addDetail(Problem.shortened(kind, LONGEST_KIND), value);
  }

  /** Counts what a sitemap could have held, such as media; the value is an example of it. */
  public void dropped(String kind, @Nullable String value) {
    losses.entry(loc());
    losses.add(Problem.shortened(kind, LONGEST_KIND), value);
  }

  /** Reports what was counted, at the first call. */
  public void end() {
    if (!ended) {
      ended = true;
      repeated.values().forEach(this::report);
      losses.reportTo(problems());
    }
  }
}
