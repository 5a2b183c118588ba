package io.github.sitemaptoolkit.s3;

import io.github.sitemaptoolkit.s3.internal.machine.Machine;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;

/**
 * Objects that are going to be opened, one after the other: when the first of them is, the next
 * ones are copied to files of this machine at the same time, as many as there are connections.
 *
 * <p>Safe for use by several threads.
 */
final class AnnouncedObjects {

  private final ObjectStore objects;
  private final Machine machine;
  private final StoredObjects stored;
  private final WaitingFiles waiting;
  private final Set<String> soon = new LinkedHashSet<>();
  private final Set<String> copies = new HashSet<>();

  /**
   * Creates it.
   *
   * @param stored gets to know how the objects were seen
   * @param waiting has the copies
   */
  AnnouncedObjects(
      ObjectStore objects, Machine machine, StoredObjects stored, WaitingFiles waiting) {
    this.objects = objects;
    this.machine = machine;
    this.stored = stored;
    this.waiting = waiting;
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
    return copies.remove(file) ? waiting.take(file) : null;
  }

  private void copy(String first) throws IOException {
    List<String> files = new ArrayList<>(List.of(first));
    for (Iterator<String> next = soon.iterator();
        next.hasNext() && files.size() < Machine.CONNECTIONS; ) {
      files.add(next.next());
      next.remove();
    }
    List<Callable<Boolean>> requests = new ArrayList<>();
    files.forEach(file -> requests.add(() -> isCopied(file)));
    List<Boolean> found = machine.all(requests);
    for (int i = 0; i < files.size(); i++) {
      if (found.get(i)) { // else opening it again tells that it is missing
        copies.add(files.get(i));
      }
    }
  }

  private boolean isCopied(String file) throws IOException {
    ObjectStore.Opened opened = objects.open(file);
    if (opened == null) {
      return false;
    }
    stored.see(opened.object());
    try (InputStream in = opened.stream()) {
      waiting.copy(file, in);
    }
    return true;
  }
}
