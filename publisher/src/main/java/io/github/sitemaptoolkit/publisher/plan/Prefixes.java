package io.github.sitemaptoolkit.publisher.plan;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;

/**
 * The namespace prefixes of extensions, a bit for each, in alphabetical order. The bits depend only
 * on the registered extensions.
 *
 * <p>A number has 64 bits: all further prefixes share the last one, and are declared together.
 */
final class Prefixes {

  private static final int LAST = Long.SIZE - 1;

  private final Function<Set<String>, byte[]> renderer;
  private final byte[] end;
  private final List<Set<String>> byBit = new ArrayList<>();
  private final Map<Set<String>, Long> known = new HashMap<>(); // there are few sets
  private final Map<Long, byte[]> starts = new HashMap<>();
  private Set<String> last = Set.of(); // mostly the same as before
  private long lastBits;

  /**
   * Creates the numbering of prefixes.
   *
   * @param start returns the start of a sitemap that declares certain prefixes
   * @param end the end of a sitemap
   */
  Prefixes(Set<String> prefixes, Function<Set<String>, byte[]> start, byte[] end) {
    this.renderer = start;
    this.end = end;
    for (String prefix : new TreeSet<>(prefixes)) {
      if (byBit.size() <= LAST) {
        byBit.add(new TreeSet<>());
      }
      byBit.get(byBit.size() - 1).add(prefix);
    }
  }

  /** Returns the bits of prefixes. The set must not be changed afterwards. */
  @SuppressWarnings("ReferenceEquality") // only to be faster
  long bits(Set<String> prefixes) {
    if (prefixes != last) {
      lastBits = knownBits(prefixes);
      last = prefixes;
    }
    return lastBits;
  }

  private long knownBits(Set<String> prefixes) {
    Long bits = known.get(prefixes);
    if (bits == null) {
      bits = 0L;
      for (int i = 0; i < byBit.size(); i++) {
        if (byBit.get(i).stream().anyMatch(prefixes::contains)) {
          bits |= 1L << i;
        }
      }
      known.put(prefixes, bits);
    }
    return bits;
  }

  /** Returns the start of a sitemap that declares prefixes. */
  byte[] start(long bits) {
    return starts.computeIfAbsent(bits, this::rendered);
  }

  private byte[] rendered(long bits) {
    Set<String> prefixes = new TreeSet<>();
    for (int i = 0; i < byBit.size(); i++) {
      if ((bits >>> i & 1) != 0) {
        prefixes.addAll(byBit.get(i));
      }
    }
    return renderer.apply(prefixes);
  }

  /** Returns the end of a sitemap. */
  byte[] end() {
    return end;
  }

  /** Returns the size in bytes of a sitemap that has no entries and declares no prefix. */
  long frame() {
    return start(0).length + (long) end.length;
  }

  /** Returns by how many bytes the declaration of each bit's prefixes makes a sitemap larger. */
  List<Long> declarations() {
    List<Long> sizes = new ArrayList<>();
    for (int i = 0; i < byBit.size(); i++) {
      sizes.add((long) start(1L << i).length - start(0).length);
    }
    return sizes;
  }
}
