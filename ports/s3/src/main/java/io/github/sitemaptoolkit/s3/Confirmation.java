package io.github.sitemaptoolkit.s3;

import io.github.sitemaptoolkit.publisher.layout.SetNames;
import io.github.sitemaptoolkit.s3.internal.machine.Machine;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.nio.file.FileSystemException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;

/**
 * Checks that objects are there as they were put, before an index lists them: a store may
 * acknowledge what it does not keep. One list of a thousand objects is enough for most sets.
 */
final class Confirmation {

  private static final int MOST_ATTEMPTS = 3;
  private static final Duration PAUSE = Duration.ofMillis(200);

  /**
   * What must be there.
   *
   * @param etag its tag; empty if any
   * @param size its size; negative if any
   * @param put whether this process has put it: if it is seen once, it is there
   */
  private record Expected(String etag, long size, boolean put) {

    boolean isMetBy(@Nullable String tag, long bytes) {
      return tag != null
          && (etag.isEmpty() || unquoted(etag).equals(unquoted(tag)))
          && (size < 0 || size == bytes);
    }

    private static String unquoted(String tag) {
      return tag.replace("\"", "");
    }
  }

  private final ObjectStore objects;
  private final Machine machine;
  private final Lock lock;
  private final Map<String, Expected> expected = new TreeMap<>();
  private @Nullable String index; // the tag of the index that was found; null if there was none
  private boolean listed; // whether one list has all objects
  private final Map<String, Integer> seen = new HashMap<>(); // how often, since a list lacked it

  Confirmation(ObjectStore objects, Machine machine, Lock lock) {
    this.objects = objects;
    this.machine = machine;
    this.lock = lock;
  }

  /**
   * Adds an object that was put.
   *
   * @param etag its tag; empty if it need only exist
   * @param size its size, as it is stored; negative if any
   */
  void expect(String file, String etag, long size) {
    expected.put(file, new Expected(etag, size, true));
  }

  /**
   * Adds an object that the store has shown, perhaps in an older state.
   *
   * @param found null if it was not asked for
   * @param size the size that it was published with, as it is stored; negative if any
   */
  void expect(String file, ObjectStore.@Nullable Listed found, long size) {
    expected.put(
        file,
        found == null
            ? new Expected("", size, false)
            : new Expected(found.etag(), found.size(), false));
  }

  /** Returns the tag of the index that {@link #check} has found; null if there was none. */
  @Nullable String index() {
    return index;
  }

  /**
   * Checks that all of them are there, and that nobody else has changed the set.
   *
   * @param manifest the tag of the manifest in place; null if there is none
   * @param engine whether an engine has left a list of changes, which is removed
   * @throws FileSystemException if not
   */
  void check(@Nullable String manifest, boolean engine) throws IOException {
    Map<String, ObjectStore.Listed> there = list();
    listed = there != null;
    if (there == null) {
      expected.entrySet().removeIf(it -> it.getValue().etag().isEmpty()); // too many to ask for
      checkSingly(manifest, engine);
    } else {
      lock.confirm(tag(Lock.FILE, there), true);
      index = tag(SetNames.ENTRY_POINT, there);
      checkOthers(manifest, tag(SetNames.MANIFEST, there), engine, there.get(SetNames.CHANGES));
      removeFound(there);
    }
    checkEach();
  }

  /**
   * Checks that what was added since {@link #check} is there, too. Throws the same exceptions,
   * apart from those about what others have changed.
   */
  void checkMore() throws IOException {
    Map<String, ObjectStore.Listed> there = listed && !expected.isEmpty() ? list() : null;
    if (there != null) {
      lock.confirm(tag(Lock.FILE, there), false);
      removeFound(there);
    }
    checkEach();
  }

  /** Returns all objects; null if it is faster to ask for those that were put or seen. */
  private @Nullable Map<String, ObjectStore.Listed> list() throws IOException {
    long asked = expected.values().stream().filter(it -> !it.etag().isEmpty()).count();
    List<ObjectStore.Listed> all = objects.list("", ObjectStore.mostListed((int) asked));
    if (all == null) {
      return null;
    }
    Map<String, ObjectStore.Listed> there = new HashMap<>();
    all.forEach(it -> there.put(it.file(), it));
    return there;
  }

  private void removeFound(Map<String, ObjectStore.Listed> there) {
    expected
        .entrySet()
        .removeIf(
            it -> {
              ObjectStore.Listed found = there.get(it.getKey());
              return found != null && it.getValue().isMetBy(found.etag(), found.size());
            });
  }

  private void checkEach() throws IOException {
    for (int attempt = 1; !expected.isEmpty(); attempt++) {
      askAgain(attempt == MOST_ATTEMPTS);
    }
  }

  /**
   * Returns whether what the store shows once more is believed. If a list lacks an object that was
   * not put here, one of the two answers is of an older state.
   */
  private boolean isBelieved(String file, Expected it) {
    return it.put() || !listed || seen.merge(file, 1, Integer::sum) == MOST_ATTEMPTS;
  }

  private void checkSingly(@Nullable String manifest, boolean engine) throws IOException {
    List<Callable<@Nullable ObjectInfo>> requests = new ArrayList<>();
    for (String file :
        List.of(SetNames.MANIFEST, SetNames.CHANGES, SetNames.ENTRY_POINT, Lock.FILE)) {
      requests.add(() -> objects.head(file));
    }
    List<@Nullable ObjectInfo> found = machine.all(requests);
    lock.confirm(tag(found.get(3)), true);
    index = tag(found.get(2));
    checkOthers(manifest, tag(found.get(0)), engine, found.get(1));
  }

  private static @Nullable String tag(@Nullable ObjectInfo object) {
    return object == null ? null : object.etag();
  }

  /** Returns the tag of an object; null if it is not there. */
  private static @Nullable String tag(String file, Map<String, ObjectStore.Listed> there) {
    ObjectStore.Listed found = there.get(file);
    return found == null ? null : found.etag();
  }

  private void checkOthers(
      @Nullable String manifest, @Nullable String found, boolean engine, @Nullable Object changes)
      throws IOException {
    boolean same =
        manifest == null ? found == null : new Expected(manifest, -1, true).isMetBy(found, -1);
    if (!same) {
      throw Recovery.changed(SetNames.MANIFEST, objects);
    } else if (changes != null && !engine) {
      throw new FileSystemException(
          objects.address().name(SetNames.CHANGES),
          null,
          "an engine such as Spark publishes here, or stopped while it did; if it has stopped,"
              + " publish all urls again");
    }
  }

  /** Asks for each object that is not there yet as it should be. */
  private void askAgain(boolean last) throws IOException {
    List<String> files = List.copyOf(expected.keySet());
    List<Callable<@Nullable ObjectInfo>> requests = new ArrayList<>();
    files.forEach(file -> requests.add(() -> objects.head(file)));
    List<@Nullable ObjectInfo> found = machine.all(requests);
    for (int i = 0; i < files.size(); i++) {
      ObjectInfo there = found.get(i);
      Expected it = Objects.requireNonNull(expected.get(files.get(i)));
      boolean met = there != null && it.isMetBy(there.etag(), there.size());
      if (met && isBelieved(files.get(i), it)) {
        expected.remove(files.get(i));
      } else if (last || (!met && seen.containsKey(files.get(i)))) {
        throw new FileSystemException(
            objects.address().name(files.get(i)),
            null,
            there == null
                ? it.etag().isEmpty()
                    ? "is missing; publish all urls again"
                    : "is not there, although the store said that it was put"
                : it.etag().isEmpty() && !it.put()
                    ? "is not as it was published; publish all urls again"
                    : "is not there as it was put: somebody else has changed it, or the store is"
                        + " wrong");
      }
    }
    if (!expected.isEmpty()) {
      try {
        machine.sleep(PAUSE);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new InterruptedIOException(objects.address() + ": interrupted");
      }
    }
  }
}
