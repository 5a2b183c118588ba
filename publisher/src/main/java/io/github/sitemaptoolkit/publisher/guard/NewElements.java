package io.github.sitemaptoolkit.publisher.guard;

import io.github.sitemaptoolkit.publisher.layout.Manifest;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Keeps a set that is published from new kinds of elements, such as films, that nobody has asked
 * for: it learns what the set has before its inputs are read, and says what the set has then.
 *
 * @since 0.1
 */
public interface NewElements {

  /**
   * Takes the set that is published. Called by the thread that publishes, before it reads any
   * input.
   *
   * @param manifest of a set of others, its choices have the elements that there are; null if
   *     nothing is published
   */
  void published(@Nullable Manifest manifest);

  /**
   * Returns the ids of the extensions whose elements the inputs may have from now on; null if
   * nobody has looked for them. Called by the same thread, when all inputs are read.
   */
  @Nullable Set<String> recognised();
}
