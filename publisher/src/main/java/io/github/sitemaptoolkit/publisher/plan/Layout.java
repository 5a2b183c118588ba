package io.github.sitemaptoolkit.publisher.plan;

import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.publisher.layout.Grouping;
import io.github.sitemaptoolkit.publisher.layout.Manifest;
import io.github.sitemaptoolkit.publisher.layout.Part;
import io.github.sitemaptoolkit.publisher.layout.Shard;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The files of a published set, found by what they hold: which of them a url belongs to, and which
 * of them must be cut again after a change.
 *
 * <p>Immutable.
 *
 * @since 0.1
 */
public final class Layout {

  private final NavigableMap<Shard, Part> parts;
  private @Nullable Shard latest; // that was found: the urls of one file mostly come together

  private Layout(NavigableMap<Shard, Part> parts) {
    this.parts = parts;
  }

  /**
   * Returns the layout of a set; null if its files cannot be found by the urls they hold, because
   * there is only one, because they are numbered, or because their groups depend on more than the
   * url.
   */
  public static @Nullable Layout of(Manifest manifest) {
    return manifest.by().kind() == Grouping.Kind.MONTH ? null : ofGroups(manifest);
  }

  /**
   * Returns the layout of a set as {@link #of} does, also if groups depend on more than the url:
   * its files can be found by the groups that entries have.
   */
  public static @Nullable Layout ofGroups(Manifest manifest) {
    Grouping.Kind kind = manifest.by().kind();
    if (kind == Grouping.Kind.SEQUENCE) {
      return null;
    }
    NavigableMap<Shard, Part> parts = new TreeMap<>();
    for (Part part : manifest.parts()) {
      Shard shard = Shard.of(part.plainFile(), kind != Grouping.Kind.HASH);
      if (shard == null || !isAsSet(part, manifest) || parts.put(shard, part) != null) {
        return null;
      }
    }
    Shard before = null;
    for (Shard shard : parts.keySet()) {
      if (before != null && before.contains(shard)) {
        return null;
      }
      before = shard;
    }
    return new Layout(parts);
  }

  /** Returns whether a file can have been published with the settings of the manifest. */
  private static boolean isAsSet(Part part, Manifest manifest) {
    return Sink.isCompressedName(part.file()) == manifest.gzip()
        && part.urls() <= manifest.limits().urls()
        && part.bytes() <= manifest.limits().bytes();
  }

  /** Returns the file that a url belongs to; null if there is none. */
  public @Nullable Part partOf(String group, long hash) {
    return parts.get(shardOf(group, hash));
  }

  /** Returns the file of a shard; null if it has none, or several. */
  public @Nullable Part partOf(Shard shard) {
    return parts.get(shard);
  }

  /** Returns all files by the shards that they hold. */
  public Map<Shard, Part> files() {
    return Collections.unmodifiableMap(parts);
  }

  /** Returns the files that belong to none of these shards. */
  public Collection<Part> without(Collection<Shard> shards) {
    NavigableMap<Shard, Part> rest = new TreeMap<>(parts);
    for (Shard shard : shards) {
      shard.within(rest).clear();
    }
    return rest.values();
  }

  /** Returns the shard that a url belongs to. It may have no file, because it has had no url. */
  public Shard shardOf(String group, long hash) {
    Shard known = latest;
    if (known != null && known.contains(group, hash)) {
      return known;
    }
    Shard shard = Shard.root(group);
    for (Shard leaf = parts.ceilingKey(shard);
        leaf != null && shard.contains(leaf) && !shard.equals(leaf);
        leaf = parts.ceilingKey(shard)) {
      shard = shard.half((int) (hash >>> (Shard.HASH_BITS - 1 - shard.depth()) & 1));
    }
    latest = shard;
    return shard;
  }

  /**
   * Returns the shards to cut again: each changed one, or the first one above it that may now fit
   * into one file. Of files that no change touches, those are cut that may fit into one: there are
   * some if the set is half another one. Null means that the whole set may fit into one file.
   *
   * @param changed the new weights of the shards with changes
   * @param least returns the least weight that the entries of a published file can have
   * @param file how much a file may hold
   */
  public @Nullable List<Shard> toCut(
      Map<Shard, Weight> changed, Function<? super Part, Weight> least, Capacity file) {
    NavigableMap<Shard, Weight> weights = new TreeMap<>();
    parts.forEach((shard, part) -> weights.put(shard, least.apply(part)));
    weights.putAll(changed);
    if (fit(weights.values(), file)) {
      return null;
    }
    NavigableSet<Shard> found = new TreeSet<>();
    for (Shard shard : weights.keySet()) {
      Shard top = shard;
      for (Shard above = top.parent();
          above != null && fit(above.within(weights).values(), file);
          above = top.parent()) {
        top = above;
      }
      if (!top.equals(shard) || changed.containsKey(shard)) {
        found.add(top);
      }
    }
    return withoutNested(found);
  }

  private static boolean fit(Collection<Weight> weights, Capacity file) {
    Weight sum = Weight.NONE;
    for (Weight weight : weights) {
      sum = sum.plus(weight);
      if (!sum.fits(file)) {
        return false;
      }
    }
    return true;
  }

  /** Returns the files of a shard: none, one or several. */
  public SortedMap<Shard, Part> within(Shard shard) {
    return shard.within(parts);
  }

  private static List<Shard> withoutNested(Collection<Shard> sorted) {
    List<Shard> tops = new ArrayList<>();
    for (Shard shard : sorted) { // a shard comes before those that belong to it
      if (tops.isEmpty() || !tops.get(tops.size() - 1).contains(shard)) {
        tops.add(shard);
      }
    }
    return tops;
  }
}
