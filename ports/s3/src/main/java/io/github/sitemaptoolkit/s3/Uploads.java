package io.github.sitemaptoolkit.s3;

import io.github.sitemaptoolkit.file.IoReason;
import io.github.sitemaptoolkit.publisher.layout.Manifest;
import io.github.sitemaptoolkit.publisher.layout.Part;
import io.github.sitemaptoolkit.publisher.layout.Pieces;
import io.github.sitemaptoolkit.publisher.layout.SetNames;
import io.github.sitemaptoolkit.publisher.store.Store;
import io.github.sitemaptoolkit.s3.internal.machine.Machine;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;

/**
 * A change of a set. New files wait on this machine until all are complete. Then they are put:
 * first the sitemaps, several at the same time, then the index, if all sitemaps are confirmed to be
 * there, and then the manifest. Nothing is renamed, so a reader may see new sitemaps with the old
 * index.
 *
 * <p>What belongs to the set is known from what is put, never from what is read back.
 */
final class Uploads implements Store.Transaction {

  /** Kept with a manifest: for which address the store was seen to obey conditions. */
  private static final String CONDITIONS = "sitemap-conditions";

  /** For so long, it is not looked again before the first put whether the manifest is the same. */
  private static final Duration RECENT = Duration.ofSeconds(5);

  private final ObjectStore objects;
  private final Machine machine;
  private final Lock lock;
  private final WaitingFiles waiting;
  private final AnnouncedObjects announced;
  private final StoredObjects stored;
  private final Recovery recovery;
  private final Runnable end;
  private final long begun;
  private Removals.Rest rest = Removals.Rest.NONE;
  private volatile boolean visible;

  private Uploads(
      ObjectStore objects,
      Machine machine,
      Lock lock,
      Recovery recovery,
      StoredObjects stored,
      Runnable end)
      throws IOException {
    this.end = end;
    this.objects = objects;
    this.machine = machine;
    this.lock = lock;
    this.recovery = recovery;
    this.stored = stored;
    this.begun = machine.nanoTime();
    this.waiting = new WaitingFiles();
    this.announced = new AnnouncedObjects(objects, machine, stored, waiting);
  }

  /**
   * Begins a change. Completes one that stopped halfway, if that is possible.
   *
   * @param stored what was asked for of objects since then
   * @param end called when the transaction is closed
   */
  static Uploads begin(
      ObjectStore objects, Machine machine, Lease lease, StoredObjects stored, Runnable end)
      throws IOException {
    Lock lock = Lock.take(objects, machine, lease);
    try {
      ObjectStore.Content manifest = objects.get(SetNames.MANIFEST, Manifest.MOST_BYTES);
      if (manifest == null
          || !location(objects).equals(manifest.object().metadata().get(CONDITIONS))) {
        lock.checkConditions();
      }
      var recovery = new Recovery(objects, machine, lock, stored, manifest);
      recovery.run();
      return new Uploads(objects, machine, lock, recovery, stored, end);
    } catch (IOException | RuntimeException e) {
      lock.close();
      throw e;
    }
  }

  private static String location(ObjectStore objects) {
    return ContentDigest.of(
            it -> it.accept(objects.address().name("").getBytes(StandardCharsets.UTF_8)))
        .sha256();
  }

  /** Returns the manifest in place; null if there is none. */
  byte @Nullable [] manifest() {
    return recovery.manifest();
  }

  /** Returns the objects that are going to be read. */
  AnnouncedObjects announced() {
    return announced;
  }

  @Override
  public boolean isMixed() {
    return recovery.isMixed();
  }

  @Override
  public Optional<Half> half() {
    return Optional.ofNullable(recovery.half());
  }

  @Override
  public List<String> kept() {
    return recovery.rest().and(rest).kept();
  }

  @Override
  public Map<String, String> unremoved() {
    return recovery.rest().and(rest).refused();
  }

  @Override
  public Path scratch() {
    return waiting.scratch();
  }

  @Override
  public void put(String file, Pieces contents) throws IOException {
    waiting.write(checked(file), contents);
  }

  private static String checked(String file) {
    if (!SetNames.isPublished(file)) {
      throw new IllegalArgumentException(file + " is not the name of a file of a set");
    }
    return file;
  }

  @Override
  public void commit(List<String> files, List<Part> removed) throws IOException {
    PlannedChange left = lock.change();
    if (files.isEmpty() && removed.isEmpty() && left == null) {
      return;
    }
    PlannedChange change = planned(files, removed, left);
    Map<String, Long> sizes = sizes(change);
    try {
      lock.keep(change);
      if (machine.nanoTime() - begun > RECENT.toNanos()) {
        checkManifest(objects.head(SetNames.MANIFEST));
      }
      Map<String, String> tags = putSitemaps(files);
      var confirmation = new Confirmation(objects, machine, lock);
      if (!files.isEmpty()) {
        confirm(confirmation, tags, sizes, removed);
      }
      for (String file : List.of(SetNames.ENTRY_POINT, SetNames.MANIFEST)) {
        if (files.contains(file)) {
          Upload upload = file.equals(SetNames.MANIFEST) ? manifest(tags) : waiting.get(file);
          String tag = putNow(file, upload, confirmation.index());
          tags.put(file, tag); // the entry point may be the only sitemap
          confirmation.expect(file, tag, upload.size());
        }
      }
      confirmation.checkMore();
      if (!change.removals().isEmpty()) {
        visible = true;
        rest =
            new Removals(objects, machine, lock, stored::removed)
                .remove(change.removals(), kept(change, sizes.keySet()));
      }
      lock.clear(rest.undone());
    } catch (IOException e) {
      throw visible ? unfinished(e) : e;
    }
  }

  private PlannedChange planned(
      List<String> files, List<Part> removed, @Nullable PlannedChange left) throws IOException {
    SortedMap<String, PlannedChange.Put> puts = new TreeMap<>();
    String after = null;
    for (String file : files) {
      ContentDigest content = waiting.content(file);
      if (file.equals(SetNames.MANIFEST)) {
        after = new String(waiting.bytes(file), StandardCharsets.UTF_8);
      } else {
        puts.put(file, new PlannedChange.Put(content, waiting.get(file).size()));
      }
    }
    List<PlannedChange.Removal> removals =
        new ArrayList<>(left == null ? List.of() : left.leftovers());
    for (Part part : removed) {
      removals.add(new PlannedChange.Removal(checked(part.file()), ContentDigest.of(part)));
    }
    return new PlannedChange(PlannedChange.sha256(manifest()), puts, removals, after);
  }

  /**
   * Returns the files of the set after a change, apart from the index and the manifest, with their
   * sizes as they are stored; -1 where that is not known.
   */
  private Map<String, Long> sizes(PlannedChange change) {
    byte[] bytes = change.after() == null ? manifest() : change.manifest();
    Map<String, Long> sizes = new HashMap<>();
    if (bytes != null) {
      Manifest.parse(bytes, objects.address().name(SetNames.MANIFEST))
          .parts()
          .forEach(part -> sizes.put(part.file(), part.storedSize()));
    }
    change.puts().forEach((file, put) -> sizes.put(file, put.size()));
    return sizes;
  }

  /** Returns the manifest with the sizes and tags of what was put, or was found to be right. */
  private Upload manifest(Map<String, String> tags) throws IOException {
    Map<String, StoredObjects.Stored> puts = new HashMap<>();
    tags.forEach(
        (file, tag) -> puts.put(file, new StoredObjects.Stored(waiting.get(file).size(), tag)));
    byte[] bytes = stored.describe(waiting.bytes(SetNames.MANIFEST), puts);
    return Upload.ofFile(bytes).with(CONDITIONS, location(objects));
  }

  /** Returns the files that stay: those of the set, and those of former sets that it keeps. */
  private Set<String> kept(PlannedChange change, Set<String> names) {
    byte[] bytes = change.after() == null ? manifest() : change.manifest();
    Set<String> kept = new HashSet<>(names);
    if (bytes != null) {
      kept.addAll(Manifest.parse(bytes, objects.address().name(SetNames.MANIFEST)).names());
    }
    return kept;
  }

  /** Puts the sitemaps and returns their tags. */
  private Map<String, String> putSitemaps(List<String> files) throws IOException {
    List<String> sitemaps = new ArrayList<>(files);
    sitemaps.removeAll(List.of(SetNames.ENTRY_POINT, SetNames.MANIFEST));
    stored.lookUp(sitemaps);
    List<Callable<String>> puts = new ArrayList<>();
    sitemaps.forEach(file -> puts.add(() -> put(file)));
    List<String> tags = machine.all(puts);
    Map<String, String> all = new TreeMap<>();
    for (int i = 0; i < tags.size(); i++) {
      all.put(sitemaps.get(i), tags.get(i));
    }
    return all;
  }

  /**
   * Puts a sitemap, if it is as it was seen: a put that is under way when this process falls asleep
   * must not replace a sitemap of the next one.
   */
  private String put(String file) throws IOException {
    lock.check(); // what was seen before that is no older than the lock
    visible = true; // even if it fails, it may have arrived
    Upload upload = lock.unlike(file, waiting.get(file));
    String tag = objects.put(file, upload, stored.asSeen(file));
    return tag == null ? stored.tagOfOwn(file, upload, waiting.content(file)) : tag;
  }

  /** Checks that the new index will list only what is there. */
  private void confirm(
      Confirmation confirmation,
      Map<String, String> tags,
      Map<String, Long> sizes,
      List<Part> removed)
      throws IOException {
    for (Map.Entry<String, String> put : tags.entrySet()) {
      confirmation.expect(put.getKey(), put.getValue(), waiting.get(put.getKey()).size());
    }
    sizes.forEach(
        (name, size) -> {
          if (!tags.containsKey(name) && !name.equals(SetNames.ENTRY_POINT)) {
            confirmation.expect(name, stored.known(name), size);
          }
        });
    boolean engine = removed.stream().anyMatch(part -> part.file().equals(SetNames.CHANGES));
    confirmation.check(recovery.etag(), engine);
  }

  /**
   * Puts the index or the manifest, and returns its tag.
   *
   * @param index the tag of the index in place; null if there is none
   */
  private String putNow(String file, Upload upload, @Nullable String index) throws IOException {
    visible = true; // even if it fails, it may have arrived
    if (file.equals(SetNames.ENTRY_POINT)) {
      return recovery.putIndex(upload, index);
    }
    recovery.putManifest(upload);
    return Objects.requireNonNullElse(recovery.etag(), "");
  }

  private void checkManifest(@Nullable ObjectInfo there) throws IOException {
    if (!Objects.equals(recovery.etag(), there == null ? null : there.etag())) {
      throw Recovery.changed(SetNames.MANIFEST, objects);
    }
  }

  private FileSystemException unfinished(IOException e) {
    return IoReason.explained(
        e,
        objects.address(),
        "; the update of "
            + objects.address()
            + " stopped halfway, so it now mixes files of the old and the new set: publish all"
            + " urls again to complete it");
  }

  @Override
  public void close() throws IOException {
    end.run();
    try {
      waiting.close();
    } finally {
      lock.close();
    }
  }
}
