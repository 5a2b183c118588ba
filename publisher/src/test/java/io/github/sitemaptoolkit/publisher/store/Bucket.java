package io.github.sitemaptoolkit.publisher.store;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * What an object store can do, in memory: put an object, also on a condition, get and delete it.
 */
final class Bucket {

  /** The process is gone: nothing it does has any effect. */
  static final class Killed extends RuntimeException {
    private static final long serialVersionUID = 1;
  }

  /** An object, with the tag that changes each time it is put. */
  record Stored(byte[] bytes, long tag) {}

  private final TreeMap<String, Stored> objects = new TreeMap<>();
  private final List<String> log = new ArrayList<>();
  private long tags;
  private int left = Integer.MAX_VALUE;

  /** Lets so many changes happen; each later one throws. */
  void killAfter(int changes) {
    left = changes;
  }

  @Nullable Stored get(String name) {
    return objects.get(name);
  }

  long put(String name, byte[] bytes) {
    change("put " + name);
    objects.put(name, new Stored(bytes.clone(), ++tags));
    return tags;
  }

  /** Puts an object only if it has this tag; with null, only if it does not exist. */
  long putIf(@Nullable Long tag, String name, byte[] bytes) throws IOException {
    Stored known = objects.get(name);
    if (tag == null ? known != null : known == null || known.tag() != tag) {
      throw new IOException(name + ": precondition failed");
    }
    return put(name, bytes);
  }

  void delete(String name) {
    change("delete " + name);
    objects.remove(name);
  }

  private void change(String what) {
    if (left-- <= 0) {
      throw new Killed();
    }
    log.add(what);
  }

  /** Returns the changes since the last call. */
  List<String> changes() {
    List<String> changes = List.copyOf(log);
    log.clear();
    return changes;
  }

  Map<String, byte[]> objects() {
    Map<String, byte[]> all = new TreeMap<>();
    objects.forEach((name, stored) -> all.put(name, stored.bytes()));
    return all;
  }

  Bucket copy() {
    var copy = new Bucket();
    copy.objects.putAll(objects);
    copy.tags = tags;
    return copy;
  }
}
