package io.github.sitemaptoolkit.s3;

import io.github.sitemaptoolkit.publisher.layout.SetNames;
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
 * acknowledge what it does not keep. One list of objects is enough for most sets.
 */
final class Confirmation {

  private static final int MOST_LISTED = 1000; // one answer of S3
  private static final int MOST_ATTEMPTS = 3;
  private static final Duration PAUSE = Duration.ofMillis(200);

  /**
   * What must be there.
   *
   * @param etag its tag; empty if any
   * @param size its size; negative if any
   */
  private record Expected(String etag, long size) {

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
  private final Map<String, Expected> expected = new TreeMap<>();

  Confirmation(ObjectStore objects, Machine machine) {
    this.objects = objects;
    this.machine = machine;
  }

  /**
   * Adds an object.
   *
   * @param etag its tag; empty if it need only exist
   * @param size its size, as it is stored; negative if any
   */
  void expect(String file, String etag, long size) {
    expected.put(file, new Expected(etag, size));
  }

  /**
   * Checks that all of them are there, and that nobody else has changed the set.
   *
   * @param manifest the tag of the manifest in place; null if there is none
   * @param engine whether an engine has left a list of changes, which is removed
   * @throws FileSystemException if not
   */
  void check(@Nullable String manifest, boolean engine) throws IOException {
    List<ObjectStore.Listed> listed = objects.list("", MOST_LISTED);
    Map<String, ObjectStore.Listed> there = new HashMap<>();
    if (listed == null) {
      expected.entrySet().removeIf(it -> it.getValue().etag().isEmpty()); // too many to ask for
      checkSingly(manifest, engine);
    } else {
      listed.forEach(it -> there.put(it.file(), it));
      ObjectStore.Listed found = there.get(SetNames.MANIFEST);
      checkOthers(
          manifest, found == null ? null : found.etag(), engine, there.get(SetNames.CHANGES));
    }
    expected
        .entrySet()
        .removeIf(
            it -> {
              ObjectStore.Listed found = there.get(it.getKey());
              return found != null && it.getValue().isMetBy(found.etag(), found.size());
            });
    checkEach();
  }

  /** Checks each object by a request of its own. Throws the same exceptions as {@link #check}. */
  void checkEach() throws IOException {
    for (int attempt = 1; !expected.isEmpty(); attempt++) {
      askAgain(attempt == MOST_ATTEMPTS);
    }
  }

  private void checkSingly(@Nullable String manifest, boolean engine) throws IOException {
    List<Callable<@Nullable ObjectInfo>> requests =
        List.of(() -> objects.head(SetNames.MANIFEST), () -> objects.head(SetNames.CHANGES));
    List<@Nullable ObjectInfo> found = machine.all(requests);
    ObjectInfo there = found.get(0);
    checkOthers(manifest, there == null ? null : there.etag(), engine, found.get(1));
  }

  private void checkOthers(
      @Nullable String manifest, @Nullable String found, boolean engine, @Nullable Object changes)
      throws IOException {
    boolean same = manifest == null ? found == null : new Expected(manifest, -1).isMetBy(found, -1);
    if (!same) {
      throw Recovery.changedManifest(objects);
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
      if (there != null && it.isMetBy(there.etag(), there.size())) {
        expected.remove(files.get(i));
      } else if (last) {
        throw new FileSystemException(
            objects.address().name(files.get(i)),
            null,
            there == null
                ? it.etag().isEmpty()
                    ? "is missing; publish all urls again"
                    : "is not there, although the store said that it was put"
                : "is not there as it was put: somebody else has changed it, or the store is wrong");
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
