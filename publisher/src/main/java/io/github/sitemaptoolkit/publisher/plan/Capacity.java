package io.github.sitemaptoolkit.publisher.plan;

import java.io.Serializable;
import java.util.List;

/**
 * How much a file may hold, and how large its start and end are.
 *
 * @param urls the maximum number of urls
 * @param bytes the maximum size in bytes, before compression
 * @param frame the size in bytes of a file without entries that declares no prefix
 * @param declarations by how many bytes the declaration of each prefix makes a file larger: the
 *     prefix with the lowest bit comes first; at most 64
 * @param most the maximum number of elements of each extension that has a limit
 * @since 0.1
 */
public record Capacity(
    long urls, long bytes, long frame, List<Long> declarations, List<Integer> most)
    implements Serializable {

  /** Copies the lists. */
  public Capacity {
    declarations = List.copyOf(declarations);
    most = List.copyOf(most);
  }

  /** Returns the maximum number of elements of an extension. */
  int most(int extension) {
    return most.get(extension);
  }

  /** Returns the size in bytes of a file without entries that declares these prefixes. */
  public long frame(long prefixes) {
    long size = frame;
    for (long rest = prefixes; rest != 0; rest &= rest - 1) {
      size += declarations.get(Long.numberOfTrailingZeros(rest));
    }
    return size;
  }

  /** Returns the size in bytes of a file without entries that declares all prefixes. */
  public long largestFrame() {
    return frame + declarations.stream().mapToLong(Long::longValue).sum();
  }

  /** Returns the size in bytes of a file of this weight. */
  public long size(Weight weight) {
    return frame(weight.prefixes()) + weight.bytes();
  }
}
