package io.github.sitemaptoolkit.s3;

import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.limit.Limits;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.publisher.layout.SetNames;
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
import java.util.zip.ZipException;
import org.jspecify.annotations.Nullable;

/** Removes files that are no longer part of a set, but only what was put there for it. */
final class Removals {

  /**
   * What was not removed.
   *
   * @param kept the files that somebody else has changed
   * @param refused the files that the store refuses to delete, with the reason
   */
  record Rest(List<String> kept, SortedMap<String, String> refused) {

    static final Rest NONE = new Rest(List.of(), new TreeMap<>());

    Rest and(Rest other) {
      List<String> all = new ArrayList<>(kept);
      all.addAll(other.kept);
      SortedMap<String, String> both = new TreeMap<>(refused);
      both.putAll(other.refused);
      return new Rest(all, both);
    }
  }

  private final ObjectStore objects;
  private final Machine machine;
  private final Lock lock;

  Removals(ObjectStore objects, Machine machine, Lock lock) {
    this.objects = objects;
    this.machine = machine;
    this.lock = lock;
  }

  /**
   * Removes files. Those that do not exist are ignored.
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
    List<Callable<Rest>> requests = new ArrayList<>();
    contents.forEach((file, known) -> requests.add(() -> remove(file, known)));
    return machine.all(requests).stream().reduce(Rest.NONE, Rest::and);
  }

  private Rest remove(String file, Set<ContentDigest> known) throws IOException {
    ObjectInfo there = objects.head(file);
    if (there == null) {
      return Rest.NONE;
    } else if (!known.contains(content(file, there))) {
      return new Rest(List.of(file), new TreeMap<>());
    }
    lock.check();
    try {
      if (!objects.delete(file, there.etag())) {
        objects.delete(file);
      }
      return Rest.NONE;
    } catch (ObjectStore.DeletionRefusedException e) {
      String reason = String.valueOf(e.getReason());
      return new Rest(List.of(), new TreeMap<>(Map.of(file, reason)));
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
