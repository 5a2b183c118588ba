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

  private final ObjectStore objects;
  private final Machine machine;
  private final Lock lock;
  private byte @Nullable [] manifest; // in place
  private @Nullable String etag; // of the manifest
  private boolean mixed;
  private List<String> kept = List.of();

  Recovery(
      ObjectStore objects, Machine machine, Lock lock, ObjectStore.@Nullable Content manifest) {
    this.objects = objects;
    this.machine = machine;
    this.lock = lock;
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

  /** Returns the files that were to be removed, but stay because somebody has changed them. */
  List<String> kept() {
    return kept;
  }

  /** Ends what the lock says that somebody was about to change. */
  void run() throws IOException {
    PlannedChange change = lock.change();
    if (change == null) {
      return;
    }
    byte[] after = change.manifest();
    if (after != null && Arrays.equals(after, manifest)) {
      remove(change.removals(), after);
    } else if (!Objects.equals(change.before(), PlannedChange.sha256(manifest))) {
      mixed = true; // somebody else has changed the set since then
    } else {
      go(change, after);
    }
  }

  private void go(PlannedChange change, byte @Nullable [] after) throws IOException {
    Map<String, ObjectInfo> there = there(change);
    Set<String> arrived = new HashSet<>();
    change
        .puts()
        .forEach(
            (file, content) -> {
              ObjectInfo found = there.get(file);
              if (found != null && content.isThatOf(found)) {
                arrived.add(file);
              }
            });
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
        publish(old.with(parts).with(new History(null, old.history().files())), change);
      }
    }
  }

  /**
   * Returns the objects that may have been put by this change, or by one that it was to replace.
   */
  private Map<String, ObjectInfo> there(PlannedChange change) throws IOException {
    Set<String> names = new TreeSet<>(change.puts().keySet());
    change.removals().forEach(it -> names.add(it.file()));
    List<String> files = List.copyOf(names);
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

  /**
   * Returns whether the files of the old set, apart from some, are as they were, as far as the
   * change is about them.
   */
  private boolean isWhole(Manifest old, Map<String, ObjectInfo> there, Set<String> apart) {
    for (Part part : old.parts()) {
      ObjectInfo found = apart.contains(part.file()) ? null : there.get(part.file());
      if (found != null && !ContentDigest.of(part).isThatOf(found)) {
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

  private void publish(Manifest now, PlannedChange change) throws IOException {
    String name = objects.address().name(SetNames.ENTRY_POINT);
    byte[] index = IndexFile.of(now.parts(), now.base(), name, Context.of(Extensions.of()));
    lock.check();
    objects.put(SetNames.ENTRY_POINT, Upload.ofFile(index), Condition.NONE);
    byte[] bytes = now.bytes();
    putManifest(Upload.ofFile(bytes));
    remove(change.leftovers(), bytes);
  }

  /** Replaces the manifest if it is still the one in place. */
  void putManifest(Upload upload) throws IOException {
    lock.check();
    byte[] bytes;
    try (var in = upload.open()) {
      bytes = in.readAllBytes();
    }
    String put = objects.put(SetNames.MANIFEST, upload, Condition.same(etag));
    if (put == null) {
      ObjectStore.Content there = objects.get(SetNames.MANIFEST, Manifest.MOST_BYTES);
      if (there == null || !Arrays.equals(there.bytes(), bytes)) {
        throw changedManifest(objects);
      } // else it was put, only the answer was lost
      put = there.object().etag();
    }
    etag = put;
    manifest = bytes;
  }

  static FileSystemException changedManifest(ObjectStore objects) {
    return new FileSystemException(
        objects.address().name(SetNames.MANIFEST), null, "somebody else has changed it meanwhile");
  }

  private void remove(List<PlannedChange.Removal> listed, byte @Nullable [] now)
      throws IOException {
    Set<String> names = new HashSet<>();
    if (now != null) {
      names.addAll(Manifest.parse(now, objects.address().name(SetNames.MANIFEST)).names());
    }
    kept = new Removals(objects, machine, lock).remove(listed, names);
    lock.clear();
  }
}
