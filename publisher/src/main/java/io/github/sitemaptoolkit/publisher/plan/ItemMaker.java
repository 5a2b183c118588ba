package io.github.sitemaptoolkit.publisher.plan;

import io.github.sitemaptoolkit.code.LimitCodes;
import io.github.sitemaptoolkit.extension.SitemapExtension;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.model.Node;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.publisher.layout.Lastmod;
import io.github.sitemaptoolkit.publisher.layout.Part;
import io.github.sitemaptoolkit.publisher.layout.PartLimits;
import io.github.sitemaptoolkit.publisher.values.FieldCounts;
import io.github.sitemaptoolkit.publisher.values.FieldNames;
import io.github.sitemaptoolkit.publisher.values.ValueCounter;
import io.github.sitemaptoolkit.text.EntryCodes;
import io.github.sitemaptoolkit.text.ShownNumber;
import io.github.sitemaptoolkit.xml.UrlMarkup;
import io.github.sitemaptoolkit.xml.UrlRenderer;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Renders entries to items. Leaves out and reports entries that no file can hold.
 *
 * @since 0.1
 */
public final class ItemMaker {

  private static final byte[] NOTHING = {};
  private static final long[] NO_COUNTS = {};

  private final Context context;
  private final PartLimits limits;
  private final String name;
  private final UrlRenderer renderer;
  private @Nullable UrlRenderer quiet; // null before it is needed
  private final @Nullable UrlScope scope;
  private final @Nullable String writer;
  private final Prefixes prefixes;
  private final FieldNames names;
  private final Capacity capacity;
  private final List<SitemapExtension<?>> limited = new ArrayList<>();
  private final Map<Class<?>, Integer> places = new HashMap<>(); // indexes in the list, by type
  private final Origins origins = new Origins();
  private final UsableValues values; // of which nobody is told here
  private long leftOut;
  private @Nullable String lastText;
  private @Nullable Lastmod lastDate;

  /**
   * Creates a maker.
   *
   * @param name the name of the set in messages
   */
  public ItemMaker(Context context, PartLimits limits, String name) {
    this(context, limits, name, null, null);
  }

  /**
   * Creates a maker.
   *
   * @param name the name of the set in messages
   * @param scope tells which urls are outside; null to count none
   * @param writer identifies by what items are made, for descriptions of files; null if unknown
   */
  ItemMaker(
      Context given,
      PartLimits limits,
      String name,
      @Nullable UrlScope scope,
      @Nullable String writer) {
    Context context = given.withOwnProblems();
    this.writer = writer;
    this.scope = scope;
    this.names = new FieldNames(context.extensions());
    this.context = context;
    this.limits = limits;
    this.name = name;
    this.values = new UsableValues(context, name);
    this.renderer = new UrlRenderer(context, name);
    this.prefixes =
        new Prefixes(context.extensions().prefixes().keySet(), renderer::start, renderer.end());
    for (SitemapExtension<?> extension : context.extensions()) {
      if (extension.descriptor().mostInFile() < Integer.MAX_VALUE) {
        limited.add(extension);
      }
    }
    limited.sort(Comparator.comparing(extension -> extension.descriptor().id()));
    for (int i = 0; i < limited.size(); i++) {
      places.put(limited.get(i).descriptor().type(), i);
    }
    this.capacity =
        new Capacity(
            limits.urls(),
            limits.bytes(),
            prefixes.frame(),
            prefixes.declarations(),
            limited.stream().map(extension -> extension.descriptor().mostInFile()).toList());
  }

  /**
   * Returns a reader of files of such items as they are.
   *
   * @param groups tells the groups of urls
   */
  WrittenItems reader(Groups groups) {
    Map<String, Long> uncounted = new HashMap<>();
    for (String prefix : context.extensions().prefixes().keySet()) {
      uncounted.put(prefix, prefixes.bits(Set.of(prefix)));
    }
    for (SitemapExtension<?> extension : limited) {
      uncounted.remove(extension.descriptor().element().prefix());
    }
    return new WrittenItems(groups, prefixes, uncounted);
  }

  /** Returns how much a file of such items may hold. */
  public Capacity capacity() {
    return capacity;
  }

  /**
   * Returns the least weight that the entries of a published file can have: which prefixes the file
   * declares is not known, and of elements with a limit at most how many entries have them.
   */
  public Weight least(Part part) {
    long bytes = Math.max(0, part.bytes() - capacity.largestFrame());
    FieldCounts values = part.values();
    long[] counts =
        values == null
            ? NO_COUNTS
            : limited.stream()
                .mapToLong(extension -> values.of(extension.descriptor().id()).entries())
                .toArray();
    return new Weight(part.urls(), bytes, 0, counts);
  }

  /** Returns the file that has these items, in this order. */
  public PartContents contents(List<Item> items) {
    return new PartContents(items, prefixes, scope, names, 0, writer);
  }

  /**
   * Returns the file that has these items, in this order.
   *
   * @param weight that of all of them
   */
  public PartContents contents(PartContents.Items items, Weight weight) {
    return new PartContents(items, prefixes, scope, names, weight.prefixes(), writer);
  }

  /** Returns a file without urls that declares the namespaces of these extensions, by their ids. */
  PartContents empty(Set<String> extensions) {
    Set<String> declared = new HashSet<>();
    for (String id : extensions) {
      context
          .extensions()
          .find(id)
          .ifPresent(known -> declared.add(known.descriptor().element().prefix()));
    }
    return new PartContents(List.of(), prefixes, scope, names, prefixes.bits(declared), writer);
  }

  /**
   * Begins a planned file, whose items must come in the order of their urls.
   *
   * @param out where to write its bytes, before compression; closed by the caller
   */
  public PartStream part(FilePlan.Planned file, OutputStream out) throws IOException {
    long declared = file.weight().prefixes();
    int bits = file.sampleBits();
    var values = new ValueCounter(names);
    return PartStream.open(
        file.file(), file.set(), declared, prefixes, true, bits, scope, values, writer, out);
  }

  /** Returns an entry as an item, or null if it cannot be written or no file can hold it. */
  public @Nullable Item item(UrlEntry entry, Key key, int rank, @Nullable Location location) {
    long before = context.problems().missingEntries();
    Item item = rendered(entry, key, rank, location);
    leftOut += context.problems().missingEntries() - before;
    return item;
  }

  /**
   * Returns an item with other contents; null if they cannot be written. Among those of one url,
   * the newest is kept by the date that it had.
   */
  @Nullable Item changed(Item item, UrlEntry changed, @Nullable Location location) {
    Item own = item(changed, item.key(), item.rank(), location);
    return own == null
        ? null
        : new Item(
            item.key(),
            item.rank(),
            item.lastmod(),
            own.prefixes(),
            own.counts(),
            own.origin(),
            own.markup());
  }

  /**
   * Returns an entry as an item, with the values that would not be published. Among entries of one
   * url, the one is kept that would be published.
   */
  @SuppressWarnings("ReferenceEquality") // the same entry if nothing is left out
  public @Nullable Item itemAsRead(UrlEntry entry, Key key, int rank, @Nullable Location location) {
    Item item = item(entry, key, rank, location);
    UrlEntry usable = values.ofRead(entry, location);
    UrlMarkup published = usable == entry ? null : quiet().render(usable);
    return item == null || published == null
        ? item
        : new Item(
            key,
            rank,
            item.lastmod(),
            item.prefixes(),
            item.counts(),
            item.origin(),
            item.markup(),
            published.bytes());
  }

  /** Returns a renderer that reports nothing, for entries that are rendered once more. */
  private UrlRenderer quiet() {
    UrlRenderer known = quiet;
    if (known == null) {
      known = new UrlRenderer(context.withProblems(new Problems()), name);
      quiet = known;
    }
    return known;
  }

  private @Nullable Item rendered(UrlEntry entry, Key key, int rank, @Nullable Location location) {
    UrlMarkup markup = renderer.render(entry);
    if (markup == null) {
      return null;
    }
    Lastmod lastmod = lastmod(entry.lastmod());
    long used = prefixes.bits(markup.prefixes());
    long origin = origins.number(location);
    var item = new Item(key, rank, lastmod, used, counts(entry), origin, markup.bytes());
    return isTooLarge(item, entry) ? null : item;
  }

  /** Returns the number of problems that were reported because something cannot be written. */
  public long leftOut() {
    return leftOut;
  }

  /** Returns a tombstone for a url. */
  public Item tombstone(Key key, int rank) {
    return new Item(key, rank, null, 0, NO_COUNTS, Origins.UNKNOWN, NOTHING);
  }

  /** Returns the start of a sitemap that may contain any items. */
  public byte[] start() {
    return renderer.start(context.extensions().prefixes().keySet());
  }

  /** Returns the end of a sitemap. */
  public byte[] end() {
    return renderer.end();
  }

  private long[] counts(UrlEntry entry) {
    long[] counts = NO_COUNTS;
    for (Node<?> node : entry.nodes()) {
      Integer place = places.get(node.value().getClass());
      if (place != null) {
        counts = counts.length == 0 ? new long[limited.size()] : counts;
        counts[place]++;
      }
    }
    return counts;
  }

  private @Nullable Lastmod lastmod(@Nullable String text) {
    if (text == null) {
      return null;
    }
    if (!text.equals(lastText)) { // whole sites have the date of their last build in every entry
      lastText = text;
      lastDate = Lastmod.of(text);
    }
    return lastDate;
  }

  private boolean isTooLarge(Item item, UrlEntry entry) {
    long alone = capacity.size(item.weight());
    if (alone > limits.bytes()) {
      leaveOut(
          LimitCodes.FILE_SIZE.id(),
          "a file with only this entry would have "
              + ShownNumber.of(alone)
              + " bytes, but the limit is "
              + ShownNumber.of(limits.bytes()),
          entry);
      return true;
    }
    for (int i = 0; i < item.counts().length && limits.urls() < Long.MAX_VALUE; i++) {
      if (item.counts()[i] > capacity.most(i)) {
        String id = limited.get(i).descriptor().id();
        leaveOut(
            id + ".too-many",
            "the entry has "
                + item.counts()[i]
                + ' '
                + id
                + " elements, but the limit for a file is "
                + capacity.most(i),
            entry);
        return true;
      }
    }
    return false;
  }

  private void leaveOut(String code, String message, UrlEntry entry) {
    context
        .problems()
        .report(
            new Problem(
                Severity.ERROR,
                code,
                message + "; it is left out",
                Location.of(name),
                null,
                entry.loc(),
                true));
  }

  /** Returns the names of the fields that entries of items have. */
  public FieldNames names() {
    return names;
  }

  /** Reports an item that is dropped because another one has the same url. */
  public void duplicate(Item lost, Item kept) {
    Location at = origins.location(lost.origin());
    Location other = origins.location(kept.origin());
    boolean same = lost.key().loc().equals(kept.key().loc());
    String spelling = Problem.quoted(kept.key().loc());
    String message =
        other == null
            ? "the url is listed more than once; "
                + (same ? "one entry" : "the entry of " + spelling)
                + " is kept"
            : "the url is also listed in "
                + other
                + (same ? "" : " as " + spelling)
                + "; that entry is kept";
    context
        .problems()
        .report(
            new Problem(
                Severity.WARNING,
                EntryCodes.LOC_DUPLICATE.id(),
                message,
                at == null ? Location.of(name) : at,
                null,
                lost.key().loc(),
                false));
  }

  /** Reports what could not be written. Call this at the end. */
  public void finish() {
    renderer.reportLosses();
  }
}
