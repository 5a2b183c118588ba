package io.github.sitemaptoolkit.s3;

import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.limit.Limits;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.publisher.layout.SetNames;
import io.github.sitemaptoolkit.s3.internal.machine.Machine;
import java.io.EOFException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiConsumer;
import java.util.zip.ZipException;
import org.jspecify.annotations.Nullable;

/** Removes files that are no longer part of a set, but only what was put there for it. */
final class Removals {

  /**
   * What was not removed.
   *
   * @param kept the files that somebody else has changed
   * @param refused the files that the store does not delete, with the reason
   * @param undone those of them that are still there although the store said that they are not
   */
  record Rest(
      List<String> kept, SortedMap<String, String> refused, List<PlannedChange.Removal> undone) {

    static final Rest NONE = new Rest(List.of(), new TreeMap<>(), List.of());

    static Rest kept(String file) {
      return new Rest(List.of(file), new TreeMap<>(), List.of());
    }

    static Rest refused(String file, String reason) {
      return new Rest(List.of(), new TreeMap<>(Map.of(file, reason)), List.of());
    }

    Rest and(Rest other) {
      List<String> all = new ArrayList<>(kept);
      all.addAll(other.kept);
      SortedMap<String, String> both = new TreeMap<>(refused);
      both.putAll(other.refused);
      List<PlannedChange.Removal> left = new ArrayList<>(undone);
      left.addAll(other.undone);
      return new Rest(all, both, left);
    }
  }

  private static final int MOST_ATTEMPTS = 3;
  private static final String STILL_THERE =
      "the store said that it was, but it is still there; the next run tries again";

  private final ObjectStore objects;
  private final Machine machine;
  private final Lock lock;
  private final BiConsumer<String, String> gone;
  private final Map<String, String> deleted = new ConcurrentHashMap<>(); // tags, by file

  /**
   * Creates removals.
   *
   * @param gone is told of each file that is gone, with the tag that it had
   */
  Removals(ObjectStore objects, Machine machine, Lock lock, BiConsumer<String, String> gone) {
    this.objects = objects;
    this.machine = machine;
    this.lock = lock;
    this.gone = gone;
  }

  /**
   * Removes files. Those that do not exist are ignored. What the store says is not believed: those
   * that are still there are removed again.
   *
   * @param listed what may be removed, each with the contents that were put there
   * @param kept the files of the set
   * @return those that stay: the set is published nevertheless
   */
  Rest remove(Collection<PlannedChange.Removal> listed, Set<String> kept) throws IOException {
    Map<String, Set<ContentDigest>> contents = new TreeMap<>();
    for (PlannedChange.Removal it : listed) {
      String file = it.file();
      if (!kept.contains(file)
          && !file.equals(SetNames.ENTRY_POINT)
          && !file.equals(SetNames.MANIFEST)) {
        contents.computeIfAbsent(file, name -> new HashSet<>()).add(it.content());
      }
    }
    Rest rest = Rest.NONE;
    for (int attempt = 0; attempt < MOST_ATTEMPTS && !contents.isEmpty(); attempt++) {
      List<Callable<Rest>> requests = new ArrayList<>();
      contents.forEach((file, known) -> requests.add(() -> remove(file, known)));
      rest = machine.all(requests).stream().reduce(rest, Rest::and);
      Set<String> there = there(deleted.keySet());
      contents.keySet().retainAll(deleted.keySet());
      deleted.keySet().removeAll(there);
      deleted.forEach(gone);
      contents.keySet().retainAll(there);
      deleted.clear();
    }
    for (Map.Entry<String, Set<ContentDigest>> left : contents.entrySet()) {
      String file = left.getKey();
      List<PlannedChange.Removal> undone =
          left.getValue().stream().map(it -> new PlannedChange.Removal(file, it)).toList();
      rest = rest.and(new Rest(List.of(), new TreeMap<>(Map.of(file, STILL_THERE)), undone));
    }
    return rest;
  }

  /** Returns those of some files that are there. */
  private Set<String> there(Set<String> files) throws IOException {
    List<ObjectStore.Listed> all =
        files.size() > 1 ? objects.list("", ObjectStore.mostListed(files.size())) : null;
    Set<String> there = ConcurrentHashMap.newKeySet();
    if (all != null) {
      all.forEach(it -> there.add(it.file()));
      return there;
    }
    List<Callable<Boolean>> requests = new ArrayList<>();
    files.forEach(file -> requests.add(() -> objects.head(file) != null && there.add(file)));
    machine.all(requests);
    return there;
  }

  private Rest remove(String file, Set<ContentDigest> known) throws IOException {
    ObjectInfo there = objects.head(file);
    if (there == null) {
      return Rest.NONE;
    } else if (!known.contains(content(file, there))) {
      return Rest.kept(file);
    }
    lock.check();
    try {
      if (!objects.delete(file, there.etag())) {
        objects.delete(file);
      }
      deleted.put(file, there.etag());
      return Rest.NONE;
    } catch (ObjectStore.DeletionRefusedException e) {
      return Rest.refused(file, String.valueOf(e.getReason()));
    }
  }

  /** Returns what an object holds; null if it cannot be read. It is read if nobody says so. */
  private @Nullable ContentDigest content(String file, ObjectInfo there) throws IOException {
    ContentDigest content = ContentDigest.of(there);
    if (content != null) {
      return content;
    }
    ObjectStore.Opened in = objects.open(file);
    if (in == null) {
      return null;
    }
    try (Source source =
        Source.closing(in.stream(), objects.address().name(file), Limits.DEFAULT)) {
      return ContentDigest.of(source.stream());
    } catch (SitemapException | ZipException | EOFException e) {
      return null; // it is nothing that was published
    }
  }
}
