package io.github.sitemaptoolkit.validator.evidence;

import io.github.sitemaptoolkit.annotation.Incubating;
import java.io.IOException;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * Knows something of addresses: the table of a crawler, a folder of pages, the rules of a host.
 *
 * <p>A source passes on all that it knows with {@link #read}, or answers for one address after the
 * other with {@link #ask}, or both. It is used by one thread at a time.
 *
 * @since 0.1
 */
@Incubating
public interface EvidenceSource {

  /** Returns its name in messages, such as the name of its file. */
  String name();

  /**
   * Returns whether it is the site itself, such as the folder that is uploaded, and not something
   * that was found out earlier and may be old.
   */
  boolean isSite();

  /** Returns whether it names all pages of each host of which it names one. */
  default boolean isComplete() {
    return false;
  }

  /**
   * Returns when it was made; null if that is not known. Of two that differ, the younger counts.
   */
  default @Nullable Instant time() {
    return null;
  }

  /**
   * Passes on all facts.
   *
   * @throws IOException if it cannot be read
   * @throws io.github.sitemaptoolkit.problem.SitemapException if it cannot be understood
   */
  default void read(FactTarget target) throws IOException {}

  /**
   * Returns what it knows of an address besides what {@link #read} passes on; null for nothing.
   * Called for every address that is asked for, so it should take little time.
   */
  default @Nullable Fact ask(String address) {
    return null;
  }
}
