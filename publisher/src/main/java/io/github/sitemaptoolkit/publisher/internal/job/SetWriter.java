package io.github.sitemaptoolkit.publisher.internal.job;

import io.github.sitemaptoolkit.limit.ProtocolLimits;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.publisher.guard.OutsideUrls;
import io.github.sitemaptoolkit.publisher.internal.disk.ManifestFile;
import io.github.sitemaptoolkit.publisher.internal.sort.LocSort;
import io.github.sitemaptoolkit.publisher.layout.Grouping;
import io.github.sitemaptoolkit.publisher.layout.IndexFile;
import io.github.sitemaptoolkit.publisher.layout.Manifest;
import io.github.sitemaptoolkit.publisher.layout.Part;
import io.github.sitemaptoolkit.publisher.layout.Pieces;
import io.github.sitemaptoolkit.publisher.layout.PublishCodes;
import io.github.sitemaptoolkit.publisher.layout.Replacement;
import io.github.sitemaptoolkit.publisher.layout.Sample;
import io.github.sitemaptoolkit.publisher.layout.SetNames;
import io.github.sitemaptoolkit.publisher.layout.Shard;
import io.github.sitemaptoolkit.publisher.layout.Stylesheet;
import io.github.sitemaptoolkit.publisher.plan.Item;
import io.github.sitemaptoolkit.publisher.plan.PartContents;
import io.github.sitemaptoolkit.publisher.standing.Standing;
import io.github.sitemaptoolkit.publisher.standing.StandingSet;
import io.github.sitemaptoolkit.publisher.store.Store;
import io.github.sitemaptoolkit.publisher.store.Store.Transaction;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Writes the files of a set that differ from the published ones, and publishes them. */
final class SetWriter {

  private final JobContext job;
  private final SetGuards guards;
  private final List<String> notes = new ArrayList<>();
  private final List<String> changes = new ArrayList<>();
  private final @Nullable Transaction change; // null if nothing is to be written
  private final @Nullable Standing standing; // null if nothing was published
  private final @Nullable Manifest before; // of that set
  private final boolean all;
  private final KnownFiles comparison;
  private final List<Part> parts = new ArrayList<>();
  private long sampled; // urls in the samples of the files
  private long mostSampled = 8L * Sample.MOST;
  private final List<String> changed = new ArrayList<>();
  private final Map<String, String> sets = new HashMap<>(); // by the file that they claim
  private @Nullable String set; // the name of the set whose files are written
  private long files;
  private long urls;

  /**
   * Creates a writer.
   *
   * @param guards what is told of all files
   * @param standing the published set; null if nothing was published
   * @param all whether all files are written, so that many may turn out to be unchanged
   */
  SetWriter(JobContext job, SetGuards guards, @Nullable Standing standing, boolean all) {
    this.job = job;
    this.guards = guards;
    this.change = job.change();
    this.standing = standing;
    this.before = standing == null ? null : standing.manifest();
    this.all = all;
    this.comparison = new KnownFiles(job, before, all);
  }

  /** Asks the store at once for all files that are going to be compared or checked. */
  void lookUp() throws IOException {
    comparison.lookUp();
  }

  /** Adds a published file that stays as it is. */
  void keep(Part part) {
    guards.keep(part);
    claim(part.plainFile(), part.set());
    count(part.urls());
    parts.add(part.values() == null ? job.counted(part) : part);
  }

  /** Begins a named set: the next files belong to it. */
  void begin(NamedSet next) {
    set = next.name();
  }

  /** Adds what should be known, in a sentence. */
  void note(String note) {
    notes.add(note);
  }

  /** Refuses to write one file for two sets. */
  private void claim(String file, @Nullable String claimant) {
    if (claimant == null) {
      return;
    }
    String other = sets.putIfAbsent(file, claimant);
    if (other != null && !other.equals(claimant)) {
      throw PublishCodes.sameFile(file, other, claimant, job.name());
    }
  }

  /** Returns whether there is any file so far. */
  boolean isEmpty() {
    return files == 0;
  }

  /**
   * Adds a file.
   *
   * @param name its name, without the extension
   */
  void part(String name, List<Item> items) throws IOException {
    sortedPart(name, LocSort.sorted(items));
  }

  /**
   * Adds a file.
   *
   * @param name its name, without the extension
   * @param items sorted by url
   */
  void sortedPart(String name, List<Item> items) throws IOException {
    count(items.size());
    if (files <= ProtocolLimits.ENTRIES) { // further ones are only counted, for the message
      writePart(name + SetNames.extension(job.settings().gzip()), job.items().contents(items));
    }
  }

  private void count(long more) {
    files++;
    urls += more;
  }

  /** Adds the only file. */
  void single(List<Item> items) throws IOException {
    if (job.settings().isImmutable()) {
      part(SetNames.WHOLE, items);
      index();
    } else {
      writePart(SetNames.ENTRY_POINT, job.items().contents(LocSort.sorted(items)));
    }
  }

  /** Sorts the files by what they hold. */
  void sortByShard() {
    boolean grouped = job.settings().by().kind() != Grouping.Kind.HASH;
    parts.sort(Comparator.comparing(part -> Shard.of(part.plainFile(), grouped)));
  }

  /** Sorts the files of named sets: the order does not tell which of them were published last. */
  void sortByName() {
    parts.sort(Comparator.comparing(Part::plainFile));
  }

  /** Adds the index of all files. */
  void index() throws IOException {
    String file = job.store().name(SetNames.ENTRY_POINT);
    IndexFile.check(files, urls, file);
    byte[] index = IndexFile.of(parts, job.settings().base(), file, job.context());
    Pieces pieces = consumer -> consumer.accept(index);
    write(SetNames.ENTRY_POINT, pieces, comparison.holdsIndex(index, pieces));
  }

  /** Adds the file of a set that has no urls, if it has one then. */
  void empty(NamedSet next) throws IOException {
    Set<String> declared = next.declared();
    if (declared != null) {
      begin(next);
      count(0);
      String file = SetNames.single(next.name()) + SetNames.extension(job.settings().gzip());
      writePart(file, job.items().empty(declared));
    }
  }

  private void writePart(String file, PartContents contents) throws IOException {
    claim(file, set);
    SetGuards.Hashes hashes = guards.hashes();
    Part plain = (hashes == null ? contents.part(file) : contents.part(file, hashes)).in(set);
    Part part = job.settings().isImmutable() ? plain.immutable() : plain;
    if (hashes != null) {
      guards.add(part, hashes);
    }
    add(part);
    write(part.file(), contents, comparison.holds(part, contents));
  }

  /** Adds a file. From time to time, the samples of all files are made as small as they may be. */
  private void add(Part part) {
    parts.add(part);
    sampled += size(part.sample());
    if (sampled > mostSampled) {
      List<Part> aligned = job.settings().with(parts).parts();
      parts.clear();
      parts.addAll(aligned);
      sampled = parts.stream().mapToLong(each -> size(each.sample())).sum();
      mostSampled = Math.max(mostSampled, 2 * sampled);
    }
  }

  private static int size(@Nullable Sample sample) {
    return sample == null ? 0 : sample.size();
  }

  private void write(String file, Pieces pieces, boolean held) throws IOException {
    if (held) {
      return;
    }
    changed.add(file);
    if (change != null) {
      change.put(file, pieces);
    }
  }

  /** Returns the files to remove: those of former sets, and what an engine has left. */
  private List<Part> removed(Replacement replacement) throws IOException {
    List<Part> removed = new ArrayList<>(replacement.removable());
    replacement.foreign().ifPresent(notes::add);
    if (all) { // an update is refused if an engine has left anything
      removed.addAll(ManifestFile.leftovers(job.store(), replacement.manifest()));
    }
    return removed;
  }

  /** Reports urls that are outside of the site or the directory. */
  void report(OutsideUrls outside) {
    outside.leftOut(job.items().leftOutAsNotPublic());
    outside.report(job.safeguards().maxOutside(), job.name(), job.context().problems());
    if (!job.announced()) {
      outside.advice().ifPresent(notes::add);
    }
  }

  /** Refuses to replace files that the run reads, unless the published set has them already. */
  private void checkApart() {
    Set<String> own = new HashSet<>();
    if (before != null) {
      own.add(SetNames.ENTRY_POINT);
      before.parts().forEach(part -> own.add(part.file()));
    }
    for (String file : changed) {
      Path path = job.store().path(file);
      if (path != null && own.contains(file)) {
        job.run().updates("the sitemap", path);
      } else if (path != null) {
        job.run().writes("the sitemap", path);
      }
    }
  }

  /**
   * Prepares the replacement of the published set.
   *
   * @param recognised which elements may come from recognised tables; null if nobody has looked
   */
  Prepared prepare(@Nullable Set<String> recognised, FeedFiles feeds) throws IOException {
    Manifest kept = job.settings();
    Manifest set =
        kept.with(kept.choices().withRecognised(recognised)).with(parts).withFeeds(feeds.list());
    notes.addAll(feeds.notes());
    boolean cheap = job.store().path(SetNames.ENTRY_POINT) != null;
    var published = new StandingSet(job.store(), job.context());
    changes.addAll(guards.check(set, cheap, published));
    Replacement replacement =
        Replacement.of(before, set, job.store().clock().instant(), job.name());
    if (standing != null) {
      replacement = standing.foreign() ? replacement.withoutBefore() : replacement;
      notes.addAll(0, standing.notes());
    }
    Manifest after = replacement.manifest();
    List<Part> removed = removed(replacement);
    checkApart();
    List<String> moved = new ArrayList<>(changed); // the entry point is the last of them
    if (change != null) {
      putFeeds(feeds, change, moved);
      putStylesheet(change, moved);
      byte[] manifest = after.bytes();
      Pieces pieces = consumer -> consumer.accept(manifest);
      if (!job.store().holds(SetNames.MANIFEST, pieces)) {
        change.put(SetNames.MANIFEST, pieces);
        moved.add(SetNames.MANIFEST);
      }
    }
    return () -> commit(after, moved, removed);
  }

  private Published commit(Manifest after, List<String> moved, List<Part> removed)
      throws IOException {
    if (change != null) {
      change.commit(moved, removed);
      change.kept().forEach(file -> report(PublishCodes.kept(job.store().name(file))));
      change
          .unremoved()
          .forEach((file, why) -> report(PublishCodes.unremoved(job.store().name(file), why)));
    }
    List<String> names = removed.stream().map(Part::file).filter(file -> isRemoved(file)).toList();
    return new Published(after, changed, names, notes, changes);
  }

  /** Puts the style sheet before all that name it, unless a file of others has its name. */
  private void putStylesheet(Transaction into, List<String> moved) throws IOException {
    Pieces contents = Stylesheet.contents();
    Store store = job.store();
    if (!job.settings().choices().hasStylesheet() || store.holds(SetNames.STYLESHEET, contents)) {
      return;
    }
    boolean own = before != null && before.choices().hasStylesheet();
    if (!own && store.files().containsKey(SetNames.STYLESHEET)) {
      throw new FileAlreadyExistsException(
          SetNames.STYLESHEET, null, "others have put a file of this name beside the set; move it");
    }
    into.put(SetNames.STYLESHEET, contents);
    moved.add(0, SetNames.STYLESHEET);
  }

  /** Puts the list of what feeds have added before the files of which it tells. */
  private void putFeeds(FeedFiles feeds, Transaction into, List<String> moved) throws IOException {
    Part list = feeds.list();
    Pieces pieces = feeds.changed();
    if (list != null && pieces != null) {
      into.put(list.file(), pieces);
      moved.add(0, list.file());
    }
  }

  /** Returns whether a sitemap that was to be removed is gone, or would be. */
  private boolean isRemoved(String file) {
    return !SetNames.isFeeds(file)
        && (change == null
            || !(change.kept().contains(file) || change.unremoved().containsKey(file)));
  }

  private void report(Problem problem) {
    job.context().problems().report(problem);
  }
}
