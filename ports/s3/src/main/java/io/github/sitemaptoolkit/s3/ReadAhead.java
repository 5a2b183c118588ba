package io.github.sitemaptoolkit.s3;

import io.github.sitemaptoolkit.s3.internal.machine.Machine;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;

/**
 * Objects that are going to be opened, one after the other: when the first of them is, the next
 * ones are copied to files of this machine at the same time, as many as there are connections.
 *
 * <p>Safe for use by several threads.
 */
final class ReadAhead {

  private final ObjectStore objects;
  private final Machine machine;
  private final StoredObjects stored;
  private final Path directory;
  private final Set<String> soon = new LinkedHashSet<>();
  private final Map<String, Path> copies = new HashMap<>();
  private int copied;

  /**
   * Creates it.
   *
   * @param stored gets to know how the objects were seen
   * @param directory where the copies are
   */
  ReadAhead(ObjectStore objects, Machine machine, StoredObjects stored, Path directory) {
    this.objects = objects;
    this.machine = machine;
    this.stored = stored;
    this.directory = directory;
  }

  /** Adds objects that are going to be opened, in this order. */
  synchronized void add(List<String> files) {
    soon.addAll(files);
  }

  /** Opens an object; null if it was not added, has been opened, does not exist, or is the last. */
  synchronized @Nullable InputStream open(String file) throws IOException {
    if (soon.remove(file) && !soon.isEmpty()) {
      copy(file);
    }
    Path copy = copies.remove(file);
    return copy == null ? null : Files.newInputStream(copy, StandardOpenOption.DELETE_ON_CLOSE);
  }

  private void copy(String first) throws IOException {
    List<String> files = new ArrayList<>(List.of(first));
    for (Iterator<String> next = soon.iterator(); next.hasNext() && files.size() < Machine.CONNECTIONS; ) {
      files.add(next.next());
      next.remove();
    }
    List<Callable<Boolean>> requests = new ArrayList<>();
    for (String file : files) {
      Path copy = directory.resolve("read-" + copied++);
      copies.put(file, copy);
      requests.add(() -> copy(file, copy));
    }
    List<Boolean> found = machine.all(requests);
    for (int i = 0; i < files.size(); i++) {
      if (!found.get(i)) {
        copies.remove(files.get(i)); // opening it again tells that it is missing
      }
    }
  }

  private boolean copy(String file, Path copy) throws IOException {
    ObjectStore.Opened opened = objects.open(file);
    if (opened == null) {
      return false;
    }
    stored.see(opened.object());
    try (InputStream in = opened.stream()) {
      Files.copy(in, copy);
    }
    return true;
  }
}
