package io.github.sitemaptoolkit.publisher.internal.job;

import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Location;
import java.io.Closeable;
import java.io.IOException;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A publication that takes entries and, in the end, creates the files. */
public interface Job extends Closeable {

  /**
   * Reads what must be known before the first entry.
   *
   * @throws IOException if it cannot be read
   */
  default void begin() throws IOException {}

  /** Adds an entry. */
  void add(UrlEntry entry, @Nullable Location location);

  /** Removes the published entry of a url, unless one is added, too. */
  void remove(String loc);

  /**
   * Creates the files of all entries, which nobody sees yet.
   *
   * @param recognised which elements may come from recognised tables; null if nobody has looked
   */
  Prepared prepare(@Nullable Set<String> recognised) throws IOException;
}
