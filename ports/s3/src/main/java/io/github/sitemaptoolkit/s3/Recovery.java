package io.github.sitemaptoolkit.s3;

import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.publisher.layout.History;
import io.github.sitemaptoolkit.publisher.layout.IndexFile;
import io.github.sitemaptoolkit.publisher.layout.Manifest;
import io.github.sitemaptoolkit.publisher.layout.Part;
import io.github.sitemaptoolkit.publisher.layout.SetNames;
import io.github.sitemaptoolkit.publisher.plan.Layout;
import io.github.sitemaptoolkit.publisher.store.Store.Transaction;
import io.github.sitemaptoolkit.s3.ObjectStore.Condition;
import io.github.sitemaptoolkit.s3.internal.machine.Machine;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Ends a change that stopped halfway, as far as that is possible without its urls.
 *
 * <p>If all that it wanted to put is there, it is completed. Otherwise, each file of the old set is
 * in its old or its new state. If files are named by the range of hashes that they hold, that is a
 * set, too: no url that is in both sets is missing. So it becomes the published one. With all other
 * names, urls may have moved from a file that was replaced to one that was not put: the files stay
 * mixed until all urls are published again.
 */
final class Recovery {

  private static final int ENOUGH_LOOKS = 3; // that agree
  private static final int MOST_LOOKS = 8;

  private final ObjectStore objects;
  private final Machine machine;
  private final Lock lock;
  private final StoredObjects stored;
  private final Confirmation puts; // of what was put here
  private byte @Nullable [] manifest; // in place
  private @Nullable String etag; // of the manifest
  private boolean mixed;
  private Transaction.@Nullable Half half;
  private Removals.Rest rest = Removals.Rest.NONE;

  Recovery(
      ObjectStore objects,
      Machine machine,
      Lock lock,
      StoredObjects stored,
      ObjectStore.@Nullable Content manifest) {
    this.objects = objects;
    this.machine = machine;
    this.lock = lock;
    this.stored = stored;
    this.puts = new Confirmation(objects, machine, lock);
    this.manifest = manifest == null ? null : manifest.bytes();
    this.etag = manifest == null ? null : manifest.object().etag();
  }

  byte @Nullable [] manifest() {
    return manifest;
  }

  /** Returns the tag of the manifest in place; null if there is none. */
  @Nullable String etag() {
    return etag;
  }

  /** Returns whether files of an old and a new set are mixed. */
  boolean isMixed() {
    return mixed;
  }

  /** Returns what of a change that stopped halfway is part of the set; null if nothing is. */
  Transaction.@Nullable Half half() {
    return half;
  }

  /** Returns the files that were to be removed, but stay. */
  Removals.Rest rest() {
    return rest;
  }

  /** Ends what the lock says that somebody was about to change. */
  void run() throws IOException {
    PlannedChange change = lock.change();
    if (change == null) {
      return;
    } else if (lock.isContested()) {
      fence(change);
    }
    byte[] after = change.manifest();
    if (change.isDone()) {
      remove(change.removals(), manifest);
    } else if (after != null && StoredObjects.isSameSet(after, manifest)) {
      complete(change, after);
    } else if (!Objects.equals(change.before(), PlannedChange.sha256(manifest))) {
      mixed = true; // somebody else has changed the set since then
    } else {
      go(change, after);
    }
  }

  /**
   * Gives other tags to the objects that the owner before may be replacing or deleting, which only
   * seems to be gone: a request that is still under way does then nothing to them, whether they
   * stay as they are or are put again.
   */
  private void fence(PlannedChange change) throws IOException {
    Map<String, ObjectInfo> there = there(change);
    lock.contest(tags(there));
    if (etag != null) {
      lock.contest(Map.of(SetNames.MANIFEST, etag));
    }
    List<Callable<Boolean>> requests = new ArrayList<>();
    there.forEach((file, found) -> requests.add(() -> objects.retag(file, found)));
    machine.all(requests);
  }

  /** Ends a change whose manifest is in place. A store may have lost the index before that. */
  private void complete(PlannedChange change, byte[] after) throws IOException {
    Map<String, ObjectInfo> there = there(change);
    Set<String> missing = new HashSet<>(change.puts().keySet());
    missing.removeAll(arrived(change, there));
    Manifest now = Manifest.parse(after, objects.address().name(SetNames.MANIFEST));
    if (missing.equals(Set.of(SetNames.ENTRY_POINT)) && now.isIndexed()) {
      putIndex(now, there.get(SetNames.ENTRY_POINT));
    } else if (!missing.isEmpty()) {
      mixed = true;
      return;
    }
    remove(change.removals(), after);
  }

  private static Set<String> arrived(PlannedChange change, Map<String, ObjectInfo> there) {
    Set<String> arrived = new HashSet<>();
    change
        .puts()
        .forEach(
            (file, put) -> {
              ObjectInfo found = there.get(file);
              if (found != null && put.isAt(found)) {
                arrived.add(file);
              }
            });
    return arrived;
  }

  private void go(PlannedChange change, byte @Nullable [] after) throws IOException {
    Map<String, ObjectInfo> there = there(change);
    Set<String> arrived = arrived(change, there);
    if (arrived.size() == change.puts().size()) {
      if (after != null) {
        putManifest(Upload.ofFile(after));
      }
      remove(change.removals(), manifest);
    } else if (manifest != null) {
      Manifest old = Manifest.parse(manifest, objects.address().name(SetNames.MANIFEST));
      boolean indexed = arrived.contains(SetNames.ENTRY_POINT); // then all sitemaps should be new
      if (!indexed && isWhole(old, there, Set.of())) {
        return; // what was put beside the old set is removed by the next commit
      }
      List<Part> parts =
          indexed || after == null || !isWhole(old, there, arrived)
              ? null
              : parts(old, after, arrived);
      if (parts == null) {
        mixed = true;
      } else {
        publish(
            old.with(parts).with(new History(null, old.history().files())),
            change,
            there.get(SetNames.ENTRY_POINT));
        half = half(change, parts, arrived);
      }
    }
  }

  /** Returns what of a change is part of a set; null if all of it is. */
  private static Transaction.@Nullable Half half(
      PlannedChange change, List<Part> parts, Set<String> arrived) {
    Set<String> names = parts.stream().map(Part::file).collect(Collectors.toSet());
    Map<Boolean, List<String>> puts =
        change.puts().keySet().stream()
            .filter(SetNames::isSitemap)
            .filter(file -> !file.equals(SetNames.ENTRY_POINT))
            .collect(
                Collectors.partitioningBy(file -> arrived.contains(file) && names.contains(file)));
    List<String> missing = puts.getOrDefault(false, List.of());
    List<String> former =
        change.removals().stream()
            .map(PlannedChange.Removal::file)
            .filter(names::contains)
            .toList();
    return missing.isEmpty() && former.isEmpty()
        ? null
        : new Transaction.Half(puts.getOrDefault(true, List.of()), missing, former);
  }

  /**
   * Returns the objects that may have been put by this change, or by one that it was to replace.
   * What is done next rests on this alone, so an older state that the store may show is not enough:
   * it must show the same several times.
   *
   * @throws FileSystemException if it does not
   */
  private Map<String, ObjectInfo> there(PlannedChange change) throws IOException {
    Set<String> names = new TreeSet<>(change.puts().keySet());
    names.add(SetNames.ENTRY_POINT);
    change.removals().forEach(it -> names.add(it.file()));
    List<String> files = List.copyOf(names);
    Map<String, ObjectInfo> there = look(files);
    int agreeing = 1;
    for (int looks = 1; agreeing < ENOUGH_LOOKS; looks++) {
      if (looks == MOST_LOOKS) {
        throw new FileSystemException(
            objects.address().toString(),
            null,
            "the store shows another state each time it is asked; try again later");
      }
      Map<String, ObjectInfo> again = look(files);
      agreeing = tags(again).equals(tags(there)) ? agreeing + 1 : 1;
      there = again;
    }
    return there;
  }

  private Map<String, ObjectInfo> look(List<String> files) throws IOException {
    List<Callable<@Nullable ObjectInfo>> requests = new ArrayList<>();
    files.forEach(file -> requests.add(() -> objects.head(file)));
    List<@Nullable ObjectInfo> found = machine.all(requests);
    Map<String, ObjectInfo> there = new HashMap<>();
    for (int i = 0; i < files.size(); i++) {
      ObjectInfo object = found.get(i);
      if (object != null) {
        there.put(files.get(i), object);
      }
    }
    return there;
  }

  private static Map<String, String> tags(Map<String, ObjectInfo> there) {
    Map<String, String> tags = new HashMap<>();
    there.forEach((file, object) -> tags.put(file, object.etag()));
    return tags;
  }

  /**
   * Returns whether the files of the old set, apart from some, are as they were, as far as the
   * change is about them.
   */
  private boolean isWhole(Manifest old, Map<String, ObjectInfo> there, Set<String> apart) {
    for (Part part : old.parts()) {
      ObjectInfo found = apart.contains(part.file()) ? null : there.get(part.file());
      if (found != null && !ContentDigest.isLabelled(part, found)) {
        return false;
      }
    }
    return true;
  }

  /** Returns the files of the old set as they are now; null if these may lack urls. */
  private @Nullable List<Part> parts(Manifest old, byte[] after, Set<String> arrived) {
    Manifest next;
    try {
      next = Manifest.parse(after, objects.address().name(Lock.FILE));
    } catch (SitemapException e) {
      return null; // anybody may have written it
    }
    if (Layout.of(old) == null || !old.by().equals(next.by())) {
      return null;
    }
    Map<String, Part> changed = new HashMap<>();
    next.parts().forEach(part -> changed.put(part.file(), part));
    List<Part> parts = new ArrayList<>();
    for (Part part : old.parts()) {
      Part now = arrived.contains(part.file()) ? changed.get(part.file()) : part;
      if (now == null) {
        return null;
      }
      parts.add(now);
    }
    return parts;
  }

  private void publish(Manifest now, PlannedChange change, @Nullable ObjectInfo index)
      throws IOException {
    putIndex(now, index);
    byte[] after = now.bytes();
    putManifest(Upload.ofFile(after));
    remove(change.leftovers(), after);
  }

  private void putIndex(Manifest now, @Nullable ObjectInfo there) throws IOException {
    String name = objects.address().name(SetNames.ENTRY_POINT);
    byte[] bytes =
        IndexFile.of(
            now.parts(), now.base(), name, now.choices().applyTo(Context.of(Extensions.of())));
    putIndex(Upload.ofFile(bytes), there == null ? null : there.etag());
  }

  /**
   * Replaces the index if it is still the one that was found: a put that is under way when this
   * process falls asleep must not replace the index of the next one.
   *
   * @param found the tag of that one; null if there was none
   * @return the tag of the new one
   */
  String putIndex(Upload upload, @Nullable String found) throws IOException {
    return put(SetNames.ENTRY_POINT, upload, found);
  }

  /** Replaces the manifest if it is still the one in place. */
  void putManifest(Upload upload) throws IOException {
    etag = put(SetNames.MANIFEST, upload, etag);
    manifest = bytes(upload);
  }

  private String put(String file, Upload upload, @Nullable String replaced) throws IOException {
    lock.check();
    String put = objects.put(file, lock.unlike(file, upload), new Condition(replaced));
    if (put != null) {
      puts.expect(file, put, -1);
      return put;
    }
    ObjectStore.Content there = objects.get(file, Manifest.MOST_BYTES);
    if (there == null || !Arrays.equals(there.bytes(), bytes(upload))) {
      throw changed(file, objects);
    }
    return there.object().etag(); // it was put, only the answer was lost
  }

  private static byte[] bytes(Upload upload) throws IOException {
    try (var in = upload.open()) {
      return in.readAllBytes();
    }
  }

  static FileSystemException changed(String file, ObjectStore objects) {
    return new FileSystemException(
        objects.address().name(file), null, "somebody else has changed it meanwhile");
  }

  private void remove(List<PlannedChange.Removal> listed, byte @Nullable [] now)
      throws IOException {
    puts.checkMore(); // before the journal, which knows what to remove, is gone
    Set<String> names = new HashSet<>();
    if (now != null) {
      names.addAll(Manifest.parse(now, objects.address().name(SetNames.MANIFEST)).names());
    }
    rest = new Removals(objects, machine, lock, stored::removed).remove(listed, names);
    lock.clear(rest.undone());
  }
}
