package io.github.sitemaptoolkit.io;

import io.github.sitemaptoolkit.annotation.Incubating;
import java.io.IOException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Finds the sitemaps that an index lists, for example as files in the same directory. Not
 * thread-safe, unless an implementation states otherwise.
 *
 * @since 0.1
 */
@Incubating
public interface Children {

  /**
   * Opens the sitemap of a url. The caller closes the source.
   *
   * @return the source; empty if there is no sitemap for the url
   * @throws IOException if the sitemap exists but cannot be opened
   */
  Optional<Source> open(String loc) throws IOException;

  /**
   * Opens the sitemap that was opened last once more, from its beginning. The first one must still
   * be open. The caller closes the source.
   *
   * @return null if it can be opened once only, the default
   * @throws IOException if it cannot be opened
   */
  default @Nullable Source again() throws IOException {
    return null;
  }

  /** Returns the reason why {@link #open} finds nothing for a url, as a message for users. */
  default String missing(String loc) {
    return "there is no sitemap for this url";
  }

  /** Returns what is to be told of the sitemap that was opened for a url; empty if nothing is. */
  default Optional<String> guess(String loc) {
    return Optional.empty();
  }

  /**
   * Marks the sitemap of a url as read. Called before it is opened; it is not opened if this method
   * returns a url.
   *
   * @return the url for which the same sitemap was read before; empty if there is none, which is
   *     the default
   */
  default Optional<String> use(String loc) {
    return Optional.empty();
  }

  /**
   * Returns how many sitemaps should be {@linkplain #prepare prepared} before the one that is read.
   * Defaults to 0.
   */
  default int ahead() {
    return 0;
  }

  /** Says that a sitemap will be used soon, so that it can arrive meanwhile. Does not wait. */
  default void prepare(String loc) {}
}
