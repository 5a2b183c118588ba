package io.github.sitemaptoolkit.publisher.compare;

import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.model.Node;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.publisher.guard.Shrinkage;
import io.github.sitemaptoolkit.publisher.internal.sort.Differences;
import io.github.sitemaptoolkit.publisher.internal.sort.Scratch;
import io.github.sitemaptoolkit.publisher.plan.Item;
import io.github.sitemaptoolkit.publisher.plan.Key;
import io.github.sitemaptoolkit.publisher.values.FieldCounts;
import io.github.sitemaptoolkit.publisher.values.ValueCounter;
import io.github.sitemaptoolkit.publisher.values.ValueLoss;
import io.github.sitemaptoolkit.service.Containment;
import io.github.sitemaptoolkit.sort.Lookahead;
import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * Compares two sets of urls of any size.
 *
 * <pre>{@code
 * var problems = new Problems();
 * Context context = Context.load().withProblems(problems);
 * try (var comparison = new Comparison(context)) {
 *   SitemapSet.read(Path.of("old/sitemap.xml"), context, comparison::before);
 *   SitemapSet.read(Path.of("new/sitemap.xml"), context, comparison::after);
 *   comparison.forEach(change -> System.out.println(change.kind() + " " + change.loc()));
 * }
 * }</pre>
 *
 * <p>Values are compared, not how they are written: {@code 0.5} and {@code 0.50} are the same, so
 * are two spellings of one moment, and the order of alternates does not matter.
 *
 * <p>What cannot be read is among the {@code problems}: without it, urls would seem to be removed.
 * Two urls are the same only if every character is. If a set has several entries with the same url,
 * as named sets have, the one with the newest {@code lastmod} is compared, with the elements of all
 * of them. Memory use does not grow with the size of the sets: they are kept and sorted in
 * temporary files, and of each url of the old set, up to a share of the heap, two hashes in memory.
 * Entries are the same if their hashes of 64 bits, with a random seed, are. Not thread-safe. The
 * caller closes the comparison.
 *
 * @since 0.1
 */
public final class Comparison implements Closeable {

  private static final int BEFORE = Differences.OLD;
  private static final int AFTER = Differences.NEW;

  private final Context context;
  private final Scratch scratch;
  private final Differences differences;
  private final long failures; // before
  private final ValueCounter had;
  private final ValueCounter has;
  private final long[] entries = new long[2]; // of the old set and of the new one
  private final long[] urls = new long[2]; // the same, each counted once
  private long removed;

  /**
   * Creates a comparison of two sets, both still empty.
   *
   * @param given how entries are read, and the sink for problems, if it was given one
   * @throws IOException if the directory for temporary files cannot be created
   */
  public Comparison(Context given) throws IOException {
    Context context = given.withOwnProblems();
    this.context = context;
    this.failures = Containment.failures(context.problems());
    this.scratch = new Scratch(context, "comparison");
    this.differences = new Differences(scratch.directory().resolve("old"));
    this.had = new ValueCounter(scratch.maker().names());
    this.has = new ValueCounter(scratch.maker().names());
  }

  /**
   * Adds an entry to the old set.
   *
   * @throws UncheckedIOException if a temporary file cannot be written
   */
  public void before(UrlEntry entry) {
    add(entry, BEFORE);
  }

  /**
   * Adds an entry to the new set.
   *
   * @throws UncheckedIOException if a temporary file cannot be written
   */
  public void after(UrlEntry entry) {
    add(entry, AFTER);
  }

  private void add(UrlEntry entry, int rank) {
    try {
      Item item = scratch.maker().itemAsRead(entry, Key.of(entry.loc()), rank, null);
      if (item != null) {
        entries[rank == BEFORE ? 0 : 1]++;
        (rank == BEFORE ? had : has).add(item.published());
      }
      if (item != null && differences.add(item)) {
        scratch.add(item);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Passes each difference to the consumer, ordered by url, byte by byte. Call this once, after all
   * entries have been added.
   *
   * @throws IOException if a temporary file cannot be read or written
   * @throws io.github.sitemaptoolkit.problem.SitemapException if an error in the program or in an
   *     extension has cost something of an input, because it would look like a difference
   */
  public void forEach(Consumer<Change> consumer) throws IOException {
    if (Containment.failures(context.problems()) > failures) {
      throw Containment.refusal("comparison", "nothing is compared");
    }
    long same = differences.addRest(scratch);
    Arrays.fill(urls, same);
    removed = 0;
    var items = new Lookahead<>(scratch.sorted());
    for (Item first = items.next(); first != null; first = items.next()) {
      List<Item> before = new ArrayList<>();
      List<Item> after = new ArrayList<>();
      add(first, before, after);
      for (Item more = items.peek();
          more != null && more.key().isSame(first.key());
          more = items.peek()) {
        add(more, before, after);
        items.next();
      }
      urls[0] += before.isEmpty() ? 0 : 1;
      urls[1] += after.isEmpty() ? 0 : 1;
      removed += after.isEmpty() ? 1 : 0;
      report(before, after, consumer);
    }
  }

  /** Adds an entry to those of its set, unless the set has the same one already. */
  private static void add(Item item, List<Item> before, List<Item> after) {
    List<Item> own = item.rank() == AFTER ? after : before;
    if (own.stream().noneMatch(other -> Arrays.equals(other.markup(), item.markup()))) {
      own.add(item);
    }
  }

  /**
   * Returns the fields that too many entries have lost, as publishing refuses it. To be called
   * after all entries have been added.
   *
   * @param percent how much may go, from 0 to 100
   */
  public List<ValueLoss> losses(int percent) {
    return ValueLoss.between(entries[0], had.counts(), entries[1], has.counts(), percent);
  }

  /** Returns how many entries of the old set have which fields, of those that were added so far. */
  public FieldCounts valuesBefore() {
    return had.counts();
  }

  /** Returns how many entries of the new set have which fields, of those that were added so far. */
  public FieldCounts valuesAfter() {
    return has.counts();
  }

  /**
   * Returns how many different urls the old set has. To be called after {@link #forEach}, as the
   * others.
   */
  public long urlsBefore() {
    return urls[0];
  }

  /** Returns how many different urls the new set has. */
  public long urlsAfter() {
    return urls[1];
  }

  /** Returns which share of the old urls the new set does not have, as publishing judges it. */
  public Shrinkage shrinkage() {
    return Shrinkage.counted(removed, urls[0]);
  }

  private void report(List<Item> before, List<Item> after, Consumer<Change> consumer)
      throws IOException {
    if (before.isEmpty()) {
      consumer.accept(new Change(Change.Kind.ADDED, loc(after), List.of()));
    } else if (after.isEmpty()) {
      consumer.accept(new Change(Change.Kind.REMOVED, loc(before), List.of()));
    } else if (!isSame(before, after)) {
      List<Change.Field> fields = fields(before, after);
      if (!fields.isEmpty()) { // else only the spelling differs
        consumer.accept(new Change(Change.Kind.CHANGED, loc(after), fields));
      }
    }
  }

  private static boolean isSame(List<Item> before, List<Item> after) {
    boolean same = before.size() == after.size();
    for (int i = 0; same && i < before.size(); i++) {
      same = Arrays.equals(before.get(i).markup(), after.get(i).markup());
    }
    return same;
  }

  private static String loc(List<Item> items) {
    return items.get(0).key().loc();
  }

  private List<Change.Field> fields(List<Item> before, List<Item> after) throws IOException {
    Iterator<Item> all = Stream.concat(before.stream(), after.stream()).iterator();
    try (EntryReader<UrlEntry> reader = scratch.entries(() -> all.hasNext() ? all.next() : null)) {
      Iterator<UrlEntry> entries = reader.iterator();
      UrlEntry first = merged(before.size(), entries);
      return ChangedFields.differing(first, merged(after.size(), entries), context.extensions());
    }
  }

  /** Returns the first of some entries of one url, with all that the others have beside it. */
  private static UrlEntry merged(int count, Iterator<UrlEntry> entries) {
    UrlEntry first = entries.next();
    if (count == 1) {
      return first;
    }
    Set<Node<?>> nodes = new LinkedHashSet<>(first.nodes());
    for (int i = 1; i < count; i++) {
      nodes.addAll(entries.next().nodes());
    }
    return first.toBuilder().nodes(List.copyOf(nodes)).build();
  }

  /** Returns the context's problems; its own if the context was given none. */
  public Problems problems() {
    return context.problems();
  }

  /** Removes the temporary files. */
  @Override
  public void close() throws IOException {
    differences.close();
    scratch.close();
  }
}
