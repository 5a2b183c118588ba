package io.github.sitemaptoolkit.tell;

import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.format.EntryWriter;
import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.publisher.Entries;
import io.github.sitemaptoolkit.publisher.compare.Change;
import io.github.sitemaptoolkit.publisher.compare.Comparison;
import io.github.sitemaptoolkit.publisher.guard.Shrinkage;
import io.github.sitemaptoolkit.service.Containment;
import io.github.sitemaptoolkit.tell.internal.ChangeReader;
import io.github.sitemaptoolkit.tell.internal.ChangeWriter;
import io.github.sitemaptoolkit.tell.internal.Memory;
import io.github.sitemaptoolkit.tell.internal.StateDirectory;
import io.github.sitemaptoolkit.url.UrlParts;
import io.github.sitemaptoolkit.xml.SitemapXmlFormat;
import java.io.Closeable;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * What search engines have been told of a set of urls, in a directory: the set as it was last
 * compared, the urls that had changed then, and how many of these have been told.
 *
 * <pre>{@code
 * try (ToldUrls told = ToldUrls.open(Path.of(".told"))) {
 *   told.compare(entries, context);
 *   told.tell(indexNow, count -> System.out.println(count + " urls"));
 * }
 * }</pre>
 *
 * <p>The directory is right at any time, whenever the process is killed: a url is told once more
 * only if that happens between the answer of the engine and the next write to the disk, which is at
 * the end of the call where a site lacks the key. Not thread-safe, and open for one process at a
 * time. The caller closes it.
 *
 * @since 0.1
 */
public final class ToldUrls implements Closeable {

  private final StateDirectory state;
  private boolean telling; // the urls of a set that was compared with no other
  private int maxShrink = 50;
  private Predicate<String> silent = url -> false;
  private long leftOut;
  private long dropped;

  private ToldUrls(StateDirectory state) {
    this.state = state;
  }

  /**
   * Opens a directory, which is created if it does not exist.
   *
   * @throws IOException if it cannot be read or written, or another process has it open
   */
  public static ToldUrls open(Path directory) throws IOException {
    return new ToldUrls(StateDirectory.open(directory));
  }

  /**
   * Opens a directory, which need not exist and is not changed: what would be is forgotten when it
   * is closed. Urls cannot be told.
   *
   * @throws IOException if it cannot be read
   */
  public static ToldUrls preview(Path directory) throws IOException {
    return new ToldUrls(StateDirectory.preview(directory));
  }

  /** Sets whether to tell all urls of the first set, not only later changes. Defaults to false. */
  public ToldUrls tellFirst(boolean tells) {
    telling = tells;
    return this;
  }

  /**
   * Sets how many urls of the last set the next one may lack, in percent from 0 to 100. Defaults to
   * 50: a set that lacks more may be a truncated export.
   *
   * @throws IllegalArgumentException if it is no percentage
   */
  public ToldUrls maxShrink(int percent) {
    if (percent < 0 || percent > 100) {
      throw new IllegalArgumentException("a percentage is from 0 to 100, not " + percent);
    }
    maxShrink = percent;
    return this;
  }

  /**
   * Sets which urls are never told, such as pages that must not be indexed: asked when a set is
   * compared, and again before telling. Error pages and what is not http or https never are.
   */
  public ToldUrls leaveOut(Predicate<String> urls) {
    silent = urls;
    return this;
  }

  /** Returns how many urls of the last set the next one may lack, in percent. */
  public int maxShrink() {
    return maxShrink;
  }

  /** Returns whether there is a set that the next one can be compared with. */
  public boolean hasSet() {
    return Files.exists(state.memory().set(state.directory()));
  }

  /**
   * Compares a set with the last one. Urls that were added, removed or changed in any way are to be
   * told, with those that are still untold; but those of sites of which the set has no url any more
   * are dropped.
   *
   * @param context how entries are read, and the sink for problems
   * @throws SitemapException if it lacks too many urls of the last one; nothing has changed then
   * @throws IOException if a file cannot be read or written
   */
  public void compare(Entries entries, Context context) throws IOException {
    boolean first = !hasSet();
    Memory next = state.next();
    try (var comparison = new Comparison(context)) {
      long before = first ? 0 : readSet(context, comparison);
      Set<String> sites = new HashSet<>();
      copy(entries, comparison, sites, next.set(state.target()), context);
      Containment.refuseFailures(comparison.problems(), "tell", "nothing is told");
      Predicate<String> wanted = url -> sites.contains(UrlParts.root(url));
      try (ChangeWriter changes = new ChangeWriter(next.changes(state.target()), untold(wanted))) {
        long removed = 0;
        var found = new Found(changes, wanted);
        if (!first || telling) {
          comparison.forEach(found);
          removed = found.removed;
        }
        Shrinkage.counted(removed, before).check(maxShrink, "the set");
        state.commit(next, changes.finish());
      }
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  /**
   * Adds urls that have changed, whatever the last set says of them.
   *
   * @param context how entries are read, and the sink for problems
   * @throws IOException if a file cannot be read or written
   */
  public void add(Entries urls, Context context) throws IOException {
    Memory next = state.next();
    try (ChangeWriter changes =
            new ChangeWriter(next.changes(state.target()), untold(url -> true));
        var sorting = new Comparison(context)) {
      urls.forEach((entry, location) -> sorting.after(UrlEntry.of(entry.loc())));
      sorting.forEach(new Found(changes, url -> true));
      copySet(next);
      state.commit(next, changes.finish());
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  /** Returns those that are still to be told, as far as they are wanted; null if there are none. */
  private @Nullable ChangeReader untold(Predicate<String> wanted) throws IOException {
    return state.hasChanges()
        ? state.untold().only(url -> isWanted(url, wanted) && !isLeftOut(url))
        : null;
  }

  private boolean isWanted(String url, Predicate<String> wanted) {
    boolean stays = wanted.test(url);
    dropped += stays ? 0 : 1;
    return stays;
  }

  private boolean isLeftOut(String url) {
    boolean out = !TellableUrls.accepts(url) || silent.test(url);
    leftOut += out ? 1 : 0;
    return out;
  }

  private long readSet(Context context, Comparison comparison) throws IOException {
    long count = 0;
    Path set = state.memory().set(state.directory());
    var own = Context.of(context.extensions()).withProblems(new Problems());
    try (Source source = Source.open(set);
        EntryReader<UrlEntry> reader = new SitemapXmlFormat().reader(source, own)) {
      for (UrlEntry entry : reader) {
        comparison.before(entry);
        count++;
      }
    }
    own.problems().throwIfMissing();
    return count;
  }

  private static void copy(
      Entries entries, Comparison comparison, Set<String> sites, Path file, Context context)
      throws IOException {
    var own = Context.of(context.extensions()).withProblems(new Problems());
    var document = DocumentInfo.of(DocumentInfo.Kind.URLSET);
    try (Sink sink = Sink.open(file);
        EntryWriter<UrlEntry> set = new SitemapXmlFormat().writer(sink, document, own)) {
      entries.forEach(
          (entry, location) -> {
            comparison.after(entry);
            sites.add(UrlParts.root(entry.loc()));
            try {
              set.write(entry);
            } catch (IOException e) {
              throw new UncheckedIOException(e);
            }
          });
      set.finish();
      if (Containment.hasFailures(own.problems())) { // the next run would compare with less
        own.problems().throwIfMissing();
      }
      sink.commit();
    }
  }

  /** Writes the urls of changes, and counts those that are gone. */
  private final class Found implements Consumer<Change> {

    private final ChangeWriter changes;
    private final Predicate<String> wanted;
    private long removed;

    Found(ChangeWriter changes, Predicate<String> wanted) {
      this.changes = changes;
      this.wanted = wanted;
    }

    @Override
    public void accept(Change change) {
      removed += change.kind() == Change.Kind.REMOVED ? 1 : 0;
      if (isLeftOut(change.loc()) || !isWanted(change.loc(), wanted)) {
        return;
      }
      try {
        changes.add(change.loc());
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  /** Returns how many changed urls were left out, because no engine should be told of them. */
  public long leftOut() {
    return leftOut;
  }

  /** Returns how many urls were dropped, because the set has none of their sites any more. */
  public long dropped() {
    return dropped;
  }

  /** Returns how many urls are still to be told. */
  public long untoldUrls() {
    return state.changes() - state.memory().told();
  }

  /**
   * Passes the urls that are still to be told to the consumer.
   *
   * @throws IOException if a file cannot be read
   */
  public void forEachUntold(Consumer<String> consumer) throws IOException {
    try (ChangeReader reader = state.untold()) {
      for (String url = reader.next(); url != null; url = reader.next()) {
        consumer.accept(url);
      }
    }
  }

  /**
   * Tells an engine the urls that are still to be told. Checks the key of each site first: the urls
   * of one that does not have it stay to be told, and those of the others are told. Urls that the
   * key does not {@linkplain IndexNow#covers cover} are left out.
   *
   * @param listener called after each call with the urls that it had
   * @throws TellException if the engine refuses them, or, at the end, if sites do not have the key;
   *     what was told is remembered
   * @throws IOException if the engine or a site cannot be reached, or a file not read or written
   * @throws InterruptedException if the thread is interrupted while it waits
   */
  public void tell(IndexNow engine, Consumer<List<String>> listener)
      throws IOException, InterruptedException {
    Map<String, String> faults = new LinkedHashMap<>(); // by site
    Memory next = state.next();
    ChangeWriter held = null; // what stays, once there is a site without the key
    String checked = "";
    try (ChangeReader reader = state.untold()) {
      try {
        for (String url = reader.peek(); url != null; url = reader.peek()) {
          String site = UrlParts.root(url);
          if (!site.equals(checked)) {
            String fault = fault(engine, url);
            checked = site;
            if (fault != null) {
              faults.put(site, fault);
              held = held == null ? new ChangeWriter(next.changes(state.target()), null) : held;
            }
          }
          List<String> urls = ofSite(site, engine.most(), reader);
          if (faults.containsKey(site) && held != null) {
            for (String each : urls) {
              held.add(each);
            }
            continue;
          }
          var covered = urls.stream().filter(engine::covers).filter(silent.negate()).toList();
          leftOut += urls.size() - covered.size();
          if (!covered.isEmpty()) {
            engine.submit(covered);
            listener.accept(covered);
          }
          if (held == null) {
            state.told(urls.size());
          }
        }
      } finally {
        if (held != null) {
          keep(held, reader, next);
        }
      }
    }
    if (!faults.isEmpty()) {
      throw new TellException(String.join("; ", faults.values()));
    }
  }

  /** Returns what is wrong with the key of the site of a url; null if nothing is. */
  private static @Nullable String fault(IndexNow engine, String url)
      throws InterruptedException, InterruptedIOException {
    try {
      engine.checkKeyFile(url);
      return null;
    } catch (InterruptedIOException e) {
      throw e;
    } catch (IOException e) {
      return String.valueOf(e.getMessage());
    }
  }

  /** Lets what is held, and what comes behind it, be what is still to be told. */
  private void keep(ChangeWriter held, ChangeReader rest, Memory next) throws IOException {
    try (held) {
      for (String url = rest.next(); url != null; url = rest.next()) {
        held.add(url);
      }
      copySet(next);
      state.commit(next, held.finish());
    }
  }

  private void copySet(Memory next) throws IOException {
    if (hasSet()) {
      Path set = state.memory().set(state.directory());
      Files.copy(set, next.set(state.target()), StandardCopyOption.REPLACE_EXISTING);
    }
  }

  private static List<String> ofSite(String site, int most, ChangeReader reader)
      throws IOException {
    List<String> urls = new ArrayList<>();
    for (String url = reader.peek();
        url != null && urls.size() < most && site.equals(UrlParts.root(url));
        url = reader.peek()) {
      urls.add(url);
      reader.next();
    }
    return urls;
  }

  /** Releases the directory. */
  @Override
  public void close() throws IOException {
    state.close();
  }
}
