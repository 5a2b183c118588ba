package io.github.sitemaptoolkit.s3;

import io.github.sitemaptoolkit.io.IoReason;
import io.github.sitemaptoolkit.publisher.layout.Manifest;
import io.github.sitemaptoolkit.publisher.layout.Pieces;
import io.github.sitemaptoolkit.publisher.layout.SetNames;
import io.github.sitemaptoolkit.publisher.store.Store;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A change of a set. New files wait on this machine until all are complete. Then they are put in
 * their order: nothing is renamed, so a reader may see new sitemaps with the old index.
 */
final class Uploads implements Store.Transaction {

  private final ObjectStore objects;
  private final Lock lock;
  private final WaitingFiles waiting;
  private final @Nullable String manifest; // its tag at the beginning; null if there was none
  private boolean visible;

  private Uploads(ObjectStore objects, Lock lock, WaitingFiles waiting, @Nullable String manifest) {
    this.objects = objects;
    this.lock = lock;
    this.waiting = waiting;
    this.manifest = manifest;
  }

  static Uploads begin(ObjectStore objects, Machine machine, Lease lease) throws IOException {
    Lock lock = Lock.take(objects, machine, lease);
    try {
      String manifest = manifestTag(objects);
      return new Uploads(objects, lock, new WaitingFiles(), manifest);
    } catch (IOException | RuntimeException e) {
      lock.close();
      throw e;
    }
  }

  private static @Nullable String manifestTag(ObjectStore objects) throws IOException {
    ObjectInfo there = objects.head(SetNames.MANIFEST);
    return there == null ? null : there.etag();
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
  public void commit(List<String> files, List<String> removed) throws IOException {
    if (files.isEmpty() && removed.isEmpty() && lock.names().isEmpty()) {
      return;
    }
    try {
      List<String> touched = new ArrayList<>(files);
      removed.forEach(file -> touched.add(checked(file)));
      lock.add(touched);
      if (!Objects.equals(manifest, manifestTag(objects))) {
        throw changedManifest();
      }
      for (String file : files) {
        lock.check();
        putNow(file);
      }
      removeLeftovers();
    } catch (IOException e) {
      throw visible ? unfinished(e) : e;
    }
  }

  private void putNow(String file) throws IOException {
    Upload upload = waiting.get(file);
    visible = true; // even if it fails, it may have arrived
    if (!file.equals(SetNames.MANIFEST)) {
      objects.put(file, upload, Condition.NONE);
    } else if (objects.put(file, upload, Condition.same(manifest)) == null) {
      ObjectInfo there = objects.head(file);
      if (there == null || !there.metadata().entrySet().containsAll(upload.metadata().entrySet())) {
        throw changedManifest();
      } // else it was put, only the answer was lost
    }
    waiting.remove(file);
  }

  private FileSystemException changedManifest() {
    return new FileSystemException(
        objects.address().name(SetNames.MANIFEST), null, "somebody else has changed it meanwhile");
  }

  /** Removes what is not part of the set, of what was to be removed now or before. */
  private void removeLeftovers() throws IOException {
    Set<String> published = published();
    for (String file : lock.names()) {
      if (!published.contains(file)) {
        lock.check();
        visible = true;
        objects.delete(file);
      }
    }
    lock.clear();
  }

  private Set<String> published() throws IOException {
    Set<String> names = new HashSet<>(Set.of(SetNames.ENTRY_POINT, SetNames.MANIFEST));
    ObjectStore.Content now = objects.get(SetNames.MANIFEST, Manifest.MOST_BYTES);
    if (now == null) {
      throw changedManifest();
    }
    names.addAll(Manifest.parse(now.bytes(), objects.address().name(SetNames.MANIFEST)).names());
    return names;
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
    try {
      waiting.close();
    } finally {
      lock.close();
    }
  }
}
