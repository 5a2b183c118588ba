package io.github.sitemaptoolkit.s3;

import io.github.sitemaptoolkit.publisher.layout.SetNames;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * A change of a set that is about to be made. The lock keeps it until all of it is done, so that it
 * is known what was left if it stops halfway.
 *
 * @param before the SHA-256 of the manifest that is replaced, or stays; null if there was none
 * @param puts what is put, by file, apart from the manifest
 * @param removals what is removed after that, each only if it is as listed here
 * @param after the manifest that is put last; null if none is put
 */
record PlannedChange(
    @Nullable String before,
    SortedMap<String, Put> puts,
    List<Removal> removals,
    @Nullable String after) {

  private static final String BEFORE = "before";
  private static final String PUT = "put";
  private static final String REMOVE = "remove";
  private static final String AFTER = "after";

  /**
   * A file to be put.
   *
   * @param size its size in bytes, as it is stored; negative if unknown
   */
  record Put(ContentDigest content, long size) {

    /** Returns whether an object is what was to be put, as far as that is known without it. */
    boolean isAt(ObjectInfo object) {
      return content.isThatOf(object) && (size < 0 || size == object.size());
    }
  }

  /** A file to be removed if it has this content. */
  record Removal(String file, ContentDigest content) {}

  /** Returns the SHA-256 of a manifest; null if there is none. */
  static @Nullable String sha256(byte @Nullable [] manifest) {
    return manifest == null
        ? null
        : ContentDigest.of(consumer -> consumer.accept(manifest)).sha256();
  }

  /** Returns the removals of all that it puts and removes, should it not be completed. */
  List<Removal> leftovers() {
    List<Removal> all = new ArrayList<>(removals);
    puts.forEach((file, put) -> all.add(new Removal(file, put.content())));
    return all;
  }

  /** Returns a change that is done but for what is left to be removed; null if nothing is. */
  static @Nullable PlannedChange left(List<Removal> removals) {
    return removals.isEmpty() ? null : new PlannedChange(null, new TreeMap<>(), removals, null);
  }

  /** Returns whether all of it is done but for what is left to be removed. */
  boolean isDone() {
    return puts.isEmpty() && after == null;
  }

  /** Appends the lines that {@link #parse} reads. */
  void append(StringBuilder text) {
    text.append(BEFORE).append(' ').append(before == null ? "-" : before).append('\n');
    puts.forEach((file, put) -> append(PUT, file, put.content(), text, " " + put.size()));
    removals.forEach(it -> append(REMOVE, it.file(), it.content(), text, ""));
    if (after != null) {
      text.append(AFTER).append('\n').append(after);
    }
  }

  private static void append(
      String what, String file, ContentDigest it, StringBuilder text, String more) {
    text.append(what).append(' ').append(file).append(' ').append(it.bytes()).append(' ');
    text.append(it.sha256()).append(more).append('\n');
  }

  /**
   * Reads a change.
   *
   * @throws IllegalArgumentException if it is not one: anybody may have written it
   */
  static PlannedChange parse(String text) {
    String before = null;
    SortedMap<String, Put> puts = new TreeMap<>();
    List<Removal> removals = new ArrayList<>();
    for (int start = 0, end; start < text.length(); start = end + 1) {
      end = text.indexOf('\n', start);
      if (end < 0) {
        throw new IllegalArgumentException("the last line is cut");
      }
      String line = text.substring(start, end);
      String[] words = line.split(" ", -1);
      if (line.equals(AFTER)) {
        return new PlannedChange(before, puts, removals, text.substring(end + 1));
      } else if (words.length == 2 && words[0].equals(BEFORE)) {
        before = words[1].equals("-") ? null : words[1];
      } else if (words.length >= 4 && words.length <= 5 && SetNames.isPublished(words[1])) {
        var content = new ContentDigest(words[3], Long.parseLong(words[2]));
        if (words[0].equals(PUT)) {
          long size = words.length == 4 ? -1 : Long.parseLong(words[4]);
          puts.put(words[1], new Put(content, size));
        } else if (words[0].equals(REMOVE) && words.length == 4) {
          removals.add(new Removal(words[1], content));
        } else {
          throw new IllegalArgumentException(words[0]);
        }
      } else {
        throw new IllegalArgumentException("line of " + words.length + " words");
      }
    }
    return new PlannedChange(before, puts, removals, null);
  }

  /** Returns the manifest that is put last; null if none is put. */
  byte @Nullable [] manifest() {
    return after == null ? null : after.getBytes(StandardCharsets.UTF_8);
  }
}
