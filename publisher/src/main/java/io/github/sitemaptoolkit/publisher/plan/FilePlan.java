package io.github.sitemaptoolkit.publisher.plan;

import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.publisher.layout.Grouping;
import io.github.sitemaptoolkit.publisher.layout.IndexFile;
import io.github.sitemaptoolkit.publisher.layout.Manifest;
import io.github.sitemaptoolkit.publisher.layout.Part;
import io.github.sitemaptoolkit.publisher.layout.PublishCodes;
import io.github.sitemaptoolkit.publisher.layout.Sample;
import io.github.sitemaptoolkit.publisher.layout.SetNames;
import io.github.sitemaptoolkit.publisher.layout.Shard;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * The files of a set, or of named sets, decided from the weights of their urls alone. They are
 * those that {@link io.github.sitemaptoolkit.publisher.Publisher} creates from the urls, and depend
 * neither on the order of the urls nor on what was published before.
 *
 * <pre>{@code
 * Map<Shard, Weight> sums = new HashMap<>();
 * items.forEach(item -> sums.merge(item.shard(12), item.weight(), Weight::plus));
 * FilePlan plan = FilePlan.of(sums, capacity, settings, name);
 * }</pre>
 *
 * <p>Immutable.
 *
 * @since 0.1
 */
public final class FilePlan implements Serializable {

  private static final long serialVersionUID = 1;

  /**
   * A file that is to be written.
   *
   * @param file its name; if names are immutable, without the digest, which is not known yet
   * @param set the name of the set it belongs to; null if sets have no names
   * @param weight the weight of its urls
   * @param sampleBits the least number of bits of the sample of its urls: with fewer, the sample of
   *     the set would be too large
   */
  public record Planned(String file, @Nullable String set, Weight weight, int sampleBits)
      implements Serializable {}

  private final Capacity capacity;
  private final String extension;
  private final boolean immutable;
  private final TreeMap<Shard, Planned> byShard = new TreeMap<>();
  private final ArrayList<Shard> tooHeavy = new ArrayList<>();
  private ArrayList<Planned> files = new ArrayList<>(); // as they are listed
  private int sampleBits; // of the set whose files are decided

  private FilePlan(Capacity capacity, Manifest settings) {
    this.capacity = capacity;
    this.extension = SetNames.extension(settings.gzip());
    this.immutable = settings.isImmutable();
  }

  /**
   * Decides the files.
   *
   * @param sums the weights of all urls, without duplicates, by shards that have no url in common;
   *     each url by itself fits into a file
   * @param capacity how much a file may hold
   * @param settings a manifest, of which the parts are ignored
   * @param name the name of the set in messages
   * @throws SitemapException if there is no url, if there are more files than an index may list, or
   *     if two named sets would have a file of the same name
   * @throws IllegalArgumentException if two shards have urls in common, or urls are grouped in
   *     sequence
   */
  public static FilePlan of(
      Map<Shard, Weight> sums, Capacity capacity, Manifest settings, String name) {
    if (settings.by().kind() == Grouping.Kind.SEQUENCE) {
      throw new IllegalArgumentException("files of a sequence depend on all urls before them");
    }
    var plan = new FilePlan(capacity, settings);
    var sorted = new TreeMap<Shard, Weight>(sums);
    sorted.values().removeIf(weight -> weight.urls() == 0);
    check(sorted);
    if (sorted.isEmpty()) {
      throw PublishCodes.empty(name);
    }
    while (!sorted.isEmpty()) {
      String set = SetNames.setOf(sorted.firstKey().group());
      plan.addSet(set, sorted);
    }
    plan.list(name);
    return plan;
  }

  private static void check(NavigableMap<Shard, Weight> sums) {
    Shard before = null;
    for (Shard shard : sums.keySet()) {
      if (before != null && before.contains(shard)) {
        throw new IllegalArgumentException(before + " contains " + shard);
      } else if (before != null && isInSet(before) != isInSet(shard)) {
        throw new IllegalArgumentException(
            "either all groups are in named sets or none is: " + before + ", " + shard);
      }
      before = shard;
    }
  }

  private static boolean isInSet(Shard shard) {
    return !SetNames.setOf(shard.group()).isEmpty();
  }

  /** Adds the files of a set, and removes its weights from the map. */
  private void addSet(String set, NavigableMap<Shard, Weight> sums) {
    SortedMap<Shard, Weight> within = SetNames.within(set, sums);
    Weight all = sum(within.values());
    sampleBits = Sample.leastBits(all.urls());
    if (all.fits(capacity)) {
      String file = set.isEmpty() ? single() : SetNames.single(set) + extension;
      Planned only = new Planned(file, nameOf(set), all, sampleBits);
      within.keySet().forEach(shard -> byShard.put(Shard.root(shard.group()), only));
      within.clear();
    }
    while (!within.isEmpty()) {
      addShard(Shard.root(within.firstKey().group()), sums);
    }
  }

  private String single() {
    return immutable ? SetNames.WHOLE + extension : SetNames.ENTRY_POINT;
  }

  /** Adds the files of a shard, and removes its weights from the map. */
  private void addShard(Shard shard, NavigableMap<Shard, Weight> sums) {
    SortedMap<Shard, Weight> within = shard.within(sums);
    if (within.isEmpty()) {
      return;
    }
    Weight all = sum(within.values());
    if (all.fits(capacity)) {
      String set = nameOf(SetNames.setOf(shard.group()));
      byShard.put(shard, new Planned(shard.fileName() + extension, set, all, sampleBits));
      within.clear();
    } else if (within.firstKey().equals(shard)) {
      if (shard.depth() == Shard.HASH_BITS) {
        throw new IllegalStateException("the urls with the same hash do not fit into one file");
      }
      tooHeavy.add(shard);
      within.clear();
    } else {
      addShard(shard.half(0), sums);
      addShard(shard.half(1), sums);
    }
  }

  private static @Nullable String nameOf(String set) {
    return set.isEmpty() ? null : set;
  }

  private static Weight sum(Collection<Weight> weights) {
    return weights.stream().reduce(Weight.NONE, Weight::plus);
  }

  private void list(String name) {
    files = new ArrayList<>(new LinkedHashSet<>(byShard.values()));
    Map<String, Planned> byName = new HashMap<>();
    for (Planned file : files) {
      Planned other = byName.put(file.file(), file);
      if (other != null && file.set() != null && other.set() != null) {
        throw PublishCodes.sameFile(file.file(), other.set(), file.set(), name);
      }
    }
    if (files.stream().anyMatch(file -> file.set() != null)) {
      files.sort(Comparator.comparing(Planned::file));
    }
    long urls = files.stream().mapToLong(file -> file.weight().urls()).sum();
    IndexFile.check(files.size(), urls, name);
  }

  /**
   * Returns the shards whose urls do not fit into one file, although their weight was given as one
   * number. Until there are none, no file can be written: replace the weight of each by those of
   * shards of more bits, and plan again.
   */
  public List<Shard> tooHeavy() {
    return List.copyOf(tooHeavy);
  }

  /** Returns the files, in the order in which the index and the manifest list them. */
  public List<Planned> files() {
    return List.copyOf(files);
  }

  /** Returns whether there is an index. If false, the only file is {@code sitemap.xml} itself. */
  public boolean isIndexed() {
    return immutable || files.size() != 1 || !files.get(0).file().equals(SetNames.ENTRY_POINT);
  }

  /**
   * Returns the file that an item belongs to.
   *
   * @throws IllegalArgumentException if its weight was not among those that were planned with, or
   *     is in a shard that is {@linkplain #tooHeavy() too heavy}
   */
  public Planned fileOf(Weighed item) {
    var end = Shard.of(item.group(), item.hash(), Shard.HASH_BITS);
    Map.Entry<Shard, Planned> file = byShard.floorEntry(end);
    if (file == null || !file.getKey().contains(end)) {
      throw new IllegalArgumentException("no file was planned for " + item);
    }
    return file.getValue();
  }

  /**
   * Returns the manifest of the files that were written.
   *
   * @param settings the manifest that was planned with
   * @param parts the files, in any order; they get immutable names if the settings say so
   * @throws IllegalArgumentException if they are not those that were planned: one is missing or
   *     there twice, or has another number of urls or bytes. Urls may then have been lost on the
   *     way, so nothing must be published.
   */
  public Manifest manifest(Manifest settings, Collection<Part> parts) {
    if (!tooHeavy.isEmpty()) {
      throw new IllegalArgumentException("no file was planned for " + tooHeavy.get(0));
    }
    Map<String, Part> byName = new HashMap<>();
    for (Part part : parts) {
      if (byName.put(part.plainFile(), part) != null) {
        throw new IllegalArgumentException(part.file() + " was written twice");
      }
    }
    List<Part> listed = new ArrayList<>();
    for (Planned file : files) {
      Part part = byName.remove(file.file());
      if (part == null) {
        throw new IllegalArgumentException(file.file() + " was not written");
      }
      check(part, file);
      listed.add(immutable ? part.immutable() : part);
    }
    if (!byName.isEmpty()) {
      throw new IllegalArgumentException(byName.keySet() + " were not planned");
    }
    return settings.with(listed);
  }

  private void check(Part part, Planned file) {
    long bytes = capacity.size(file.weight());
    if (part.urls() != file.weight().urls() || part.bytes() != bytes) {
      throw new IllegalArgumentException(
          file.file()
              + " was planned with "
              + file.weight().urls()
              + " urls and "
              + bytes
              + " bytes, but has "
              + part.urls()
              + " and "
              + part.bytes());
    }
  }
}
