package io.github.sitemaptoolkit.s3;

import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.limit.Limits;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.publisher.layout.SetNames;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;

/** Removes files that are no longer part of a set, but only what was put there for it. */
final class Removals {

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
   * @return the files that stay because somebody else has changed them
   */
  List<String> remove(Collection<PlannedChange.Removal> listed, Set<String> kept)
      throws IOException {
    Map<String, Set<ContentDigest>> contents = new TreeMap<>();
    for (PlannedChange.Removal it : listed) {
      String file = it.file();
      if (!kept.contains(file)
          && !file.equals(SetNames.ENTRY_POINT)
          && !file.equals(SetNames.MANIFEST)) {
        contents.computeIfAbsent(file, name -> new HashSet<>()).add(it.content());
      }
    }
    List<Callable<String>> requests = new ArrayList<>();
    contents.forEach((file, known) -> requests.add(() -> remove(file, known) ? "" : file));
    List<String> foreign = new ArrayList<>(machine.all(requests));
    foreign.removeIf(String::isEmpty);
    return foreign;
  }

  private boolean remove(String file, Set<ContentDigest> known) throws IOException {
    ObjectInfo there = objects.head(file);
    if (there == null) {
      return true;
    } else if (!known.contains(content(file, there))) {
      return false;
    }
    lock.check();
    if (!objects.delete(file, there.etag())) {
      objects.delete(file);
    }
    return true;
  }

  /** Returns what an object holds; null if it cannot be read. It is read if nobody says so. */
  private @Nullable ContentDigest content(String file, ObjectInfo there) throws IOException {
    ContentDigest content = ContentDigest.of(there);
    if (content != null) {
      return content;
    }
    InputStream in = objects.open(file);
    if (in == null) {
      return null;
    }
    try (Source source = Source.closing(in, objects.address().name(file), Limits.DEFAULT)) {
      return ContentDigest.of(source.stream());
    } catch (SitemapException e) {
      return null; // it is nothing that was published
    }
  }
}
