package io.github.sitemaptoolkit.format;

import io.github.sitemaptoolkit.annotation.Incubating;
import io.github.sitemaptoolkit.problem.Location;
import org.jspecify.annotations.Nullable;

/**
 * Finds the {@link Places} of the values of one entry, each when it is asked for. For readers that
 * know them at any time before the next entry. Not thread-safe.
 *
 * @since 0.1
 */
@Incubating
public interface LaterPlaces {

  /** Adds the values by {@link Places#addLater}; called once if any value is asked for. */
  void fill();

  /** Returns the place of a value by its path, without all others; null if it is not simple. */
  @Nullable Location find(String path);

  /** Returns the place of a value that was added: of its text, or of its tag if it has none. */
  Location place(int value);

  /** Returns the place of the start tag of an element that was added. */
  Location tag(int element);
}
