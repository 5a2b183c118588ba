package io.github.sitemaptoolkit.publisher.internal.growth;

import io.github.sitemaptoolkit.feed.FeedId;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.publisher.growth.FeedFacts;
import io.github.sitemaptoolkit.publisher.growth.FeedKey;
import io.github.sitemaptoolkit.publisher.growth.Growth;
import io.github.sitemaptoolkit.publisher.layout.Part;
import io.github.sitemaptoolkit.publisher.layout.Pieces;
import io.github.sitemaptoolkit.publisher.layout.PublishCodes;
import io.github.sitemaptoolkit.publisher.store.Store;
import io.github.sitemaptoolkit.publisher.values.LastingValues;
import io.github.sitemaptoolkit.sort.ItemStream;
import io.github.sitemaptoolkit.sort.SortOrder;
import io.github.sitemaptoolkit.sort.Sorter;
import io.github.sitemaptoolkit.text.ShownNumber;
import io.github.sitemaptoolkit.text.XmlText;
import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * One run in which a set grows with feeds: decides which of the published entries that came from
 * feeds stay, and lists those that have come from feeds now.
 *
 * <p>Of the feeds of this run, two numbers for each item are held in memory; of the published set,
 * two numbers for each url of a feed, and one more for each that stays. Not thread-safe.
 */
public final class GrowthRun implements FeedList.Rules, Growth.Memory, Closeable {

  /** Whether the lines of feeds that are not read this time, and urls that are not said, stay. */
  public enum Scope {
    /** All urls are published again: what no growing feed has added is not kept. */
    ALL,
    /** Some named sets are published: the others need their lines. */
    SOME_SETS,
    /** The set is updated: everything stays that is not removed. */
    UPDATE
  }

  /** Adds entries to the set. */
  @FunctionalInterface
  public interface Target {

    /** Adds an entry, and returns whether it becomes part of the set. */
    boolean add(UrlEntry entry);
  }

  private static final String SEPARATOR = "\t"; // before urls, where others have an id

  private final Growth growth;
  private final Scope scope;
  private final Context context;
  private final String name;
  private final FeedList list;
  private final SaidItems items = new SaidItems();
  private final Sorter<FeedLine> said;
  private final @Nullable String home; // the host of the set
  private final Map<String, FeedFacts> facts = new TreeMap<>(); // of feeds, by their keys
  private final LongTable published = new LongTable(); // the items of feeds, by ids and by urls
  private final List<String> told = new ArrayList<>();
  private final LongTable removed = new LongTable();
  private final LongTable retained = new LongTable();
  private final Set<String> gone = new TreeSet<>();
  private final Set<String> refused = new TreeSet<>();
  private final Set<String> outdated = new TreeSet<>();
  private long deleted;
  private long moved;
  private long forgotten;

  /**
   * Creates a run.
   *
   * @param before the published list of what feeds have added; null if there is none
   * @param base the url of the set
   * @param scratch a directory for temporary files, which need not exist
   */
  public GrowthRun(
      Growth growth,
      Scope scope,
      Store store,
      @Nullable Part before,
      String base,
      Context context,
      Path scratch) {
    this.growth = growth;
    this.scope = scope;
    this.context = context;
    this.name = store.name();
    this.home = FeedFacts.host(base);
    this.list = new FeedList(store, before, scratch.resolve("feeds"));
    this.said =
        new Sorter<>(
            scratch.resolve("feeds-said"), SortOrder.byKey(FeedLine.ORDER), FeedLine.CODEC);
    growth.listen(this::delete);
    growth.remember(this);
  }

  /**
   * Reads what was published. Called before all others.
   *
   * @throws io.github.sitemaptoolkit.problem.SitemapException if it is not as it was published
   */
  public void begin() throws IOException {
    Map<String, FeedFacts> ofUrls = new HashMap<>();
    list.read(
        facts::put,
        line -> {
          published.add(line.identity());
          published.add(FeedLine.identity(line.feed(), SEPARATOR + line.url()));
          ofUrls.merge(line.feed(), FeedFacts.ofUrl(line.url()), FeedFacts::with);
        });
    ofUrls.forEach(facts::putIfAbsent);
  }

  @Override
  public @Nullable FeedFacts facts(String feed) {
    return facts.get(FeedKey.of(feed));
  }

  @Override
  public boolean knows(String feed, @Nullable String id, String loc) {
    return published.contains(FeedLine.identity(feed, SEPARATOR + XmlText.trim(loc)))
        || (id != null && published.contains(FeedLine.identity(feed, id)));
  }

  @Override
  public boolean isHome(String host) {
    return host.equals(home);
  }

  @Override
  public void taken(String feed, @Nullable FeedFacts now, List<String> notes) {
    if (now != null) {
      facts.put(FeedKey.of(feed), now);
    }
    told.addAll(notes);
  }

  private void delete(String feed, String id, @Nullable String when) {
    items.delete(FeedLine.identity(feed, id), FeedLine.time(when, SaidItems.SOME_TIME));
  }

  /** Adds an entry, without the item that it comes from. */
  public void add(UrlEntry entry, @Nullable Location location, Target target) {
    FeedId from = FeedId.of(entry);
    if (from == null) {
      target.add(entry);
    } else {
      add(entry, from, location, target);
    }
  }

  private void add(UrlEntry entry, FeedId from, @Nullable Location location, Target target) {
    UrlEntry plain = FeedId.removeFrom(entry);
    FeedLine line = line(plain, from);
    switch (items.add(line, growth.document())) {
      case OLD -> {
        return;
      }
      case AMBIGUOUS -> {
        reportAmbiguous(line, location);
        line = line.withoutId();
        items.add(line, growth.document());
      }
      case USED -> {}
    }
    if (target.add(plain)) {
      items.take(line);
      try {
        said.add(line);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  private FeedLine line(UrlEntry entry, FeedId from) {
    Instant time = LastingValues.outdated(entry, context.extensions());
    String date = entry.lastmod();
    return new FeedLine(
        XmlText.trim(entry.loc()),
        from.feed(),
        from.id() == null ? "" : from.id(),
        date == null ? "" : date,
        time == null ? "" : time.toString());
  }

  private void reportAmbiguous(FeedLine line, @Nullable Location location) {
    context
        .problems()
        .report(
            Problem.of(
                PublishCodes.FEED_ID,
                "the id "
                    + Problem.quoted(line.id())
                    + " is that of another item as well, so this one counts by its url",
                location == null ? Location.of(name) : location));
  }

  /** Notes that a url is removed, unless a feed has it. */
  public void remove(String loc) {
    removed.add(FeedLine.hash(XmlText.trim(loc)));
  }

  /** Decides what becomes of the published entries. Called once, when all entries were added. */
  public void end() throws IOException {
    facts
        .entrySet()
        .removeIf(
            it ->
                (scope == Scope.ALL && !growth.grows(it.getKey()))
                    || it.getValue().form().isEmpty());
    list.write(facts, said.sorted(), this);
    if (!gone.isEmpty() || !refused.isEmpty()) {
      ItemStream<FeedLine> lines = list.lines();
      for (FeedLine line = lines.next(); line != null; line = lines.next()) {
        gone.remove(line.url());
        refused.remove(line.url());
      }
    }
  }

  @Override
  public boolean keeps(FeedLine line, boolean said) {
    boolean grows = scope == Scope.UPDATE || growth.grows(line.feed());
    boolean kept = isKept(line, said, grows);
    if (kept) {
      boolean elsewhere = scope == Scope.SOME_SETS && items.has(line);
      if (grows && !elsewhere && !said) {
        retained.add(line.page());
        if (isOutdated(line)) {
          outdated.add(line.url());
        }
      }
    } else if (items.has(line)) {
      if (!items.isAt(line)) {
        moved++;
        gone.add(line.url());
      }
    } else if (items.isDeleted(line)) {
      deleted++;
      gone.add(line.url());
    } else if (!grows) {
      forgotten++;
    }
    return kept;
  }

  private boolean isKept(FeedLine line, boolean said, boolean grows) {
    if (items.has(line)) { // it may belong to none of the sets that are published now
      return scope != Scope.ALL && !(items.isAt(line) ? said : items.isTaken(line));
    } else if (items.isDeleted(line)) {
      return false;
    }
    boolean gone = removed.contains(line.page()) && !said;
    return !gone && (scope != Scope.ALL || grows);
  }

  @Override
  public FeedLine renewed(FeedLine line) {
    return isOutdated(line) ? line.lasting() : line;
  }

  @Override
  public boolean adds(FeedLine line) {
    boolean there = items.isAt(line) && !items.isRefused(line);
    if (!there) {
      refused.add(line.url());
    }
    return there;
  }

  private boolean isOutdated(FeedLine line) {
    return !line.outdated().isEmpty() && !Instant.parse(line.outdated()).isAfter(growth.now());
  }

  /** Returns the urls of published entries that go, because no item of a feed has them any more. */
  public Collection<String> gone() {
    return gone;
  }

  /** Returns the urls of entries that were added, but go because their items were deleted. */
  public Collection<String> refused() {
    return refused;
  }

  /** Returns the urls of published entries that have values which are out of date. */
  public Set<String> outdated() {
    return outdated;
  }

  /** Returns whether a published entry stays, because a feed has added it. */
  public boolean retains(UrlEntry entry) {
    return retained.contains(FeedLine.hash(entry.loc()));
  }

  /** Returns a published entry without the values that are out of date. */
  public UrlEntry lasting(UrlEntry entry) {
    return LastingValues.of(entry, context.extensions(), growth.now());
  }

  /** Returns the list of what feeds have added; null if they have added nothing. */
  public @Nullable Part part() {
    return list.part();
  }

  /** Returns the bytes of the list; null if they are published already. */
  public @Nullable Pieces pieces() {
    return list.isPublished() ? null : list;
  }

  /** Returns what should be known of the entries that have come from feeds, in sentences. */
  public List<String> notes() {
    List<String> notes = new ArrayList<>(told);
    if (moved > 0) {
      notes.add(
          ShownNumber.counted(moved, "item of a feed has", "items of feeds have") + " a new url");
    }
    if (deleted > 0) {
      notes.add(
          ShownNumber.counted(deleted, "item of a feed was", "items of feeds were") + " deleted");
    }
    if (!outdated.isEmpty()) {
      notes.add(
          ShownNumber.counted(outdated.size(), "entry has", "entries have")
              + " values that are out of date, such as news; they are published without these");
    }
    if (forgotten > 0) {
      notes.add(
          ShownNumber.counted(forgotten, "url goes that a feed has", "urls go that feeds have")
              + " added which this run does not grow with");
    }
    return notes;
  }

  @Override
  public void close() throws IOException {
    said.close();
    list.close();
  }
}
