package io.github.sitemaptoolkit.publisher.layout;

import java.io.Serializable;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What is kept of former sets: the files that are not part of the set any more, and the manifest of
 * the set before. Empty for a set whose files keep their names.
 *
 * @param before the manifest of the set before, without a history; null if it is not kept
 * @param files the files of former sets, each of which has a name of its own
 * @since 0.1
 */
public record History(@Nullable Manifest before, List<FormerPart> files) implements Serializable {

  /** Nothing is kept. */
  public static final History NONE = new History(null, List.of());

  /** Copies the list. */
  public History {
    files = List.copyOf(files);
  }

  /** Returns whether nothing is kept. */
  public boolean isEmpty() {
    return before == null && files.isEmpty();
  }
}
