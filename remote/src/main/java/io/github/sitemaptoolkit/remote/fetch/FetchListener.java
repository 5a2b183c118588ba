package io.github.sitemaptoolkit.remote.fetch;

import java.io.IOException;
import java.nio.file.Path;

/**
 * Is told what becomes of each document, by the thread that fetches.
 *
 * @since 0.1
 */
public interface FetchListener {

  /** Listens to nothing. */
  FetchListener NONE = new FetchListener() {};

  /** Called when a file was written. */
  default void written(String url, Path file) {}

  /** Called when a document has not changed. */
  default void unchanged(String url, Path file) {}

  /** Called when a file was removed. */
  default void removed(String url, Path file) {}

  /**
   * Called when a file that nothing lists any more stays, because it is not as it was fetched. It
   * is no longer one of the site.
   */
  default void kept(String url, Path file) {}

  /**
   * Called when a document could not be fetched, or is not a sitemap.
   *
   * @param reason an exception whose reason is a message for users
   */
  default void failed(String url, IOException reason) {}

  /** Called before each document, with the number of those that are known to follow. */
  default void progress(int done, int waiting) {}
}
