package io.github.sitemaptoolkit.publisher.directory;

import io.github.sitemaptoolkit.publisher.internal.disk.LocalStore;
import io.github.sitemaptoolkit.publisher.store.Store;
import java.nio.file.Path;

/**
 * The {@link Store} of a directory, for callers that also know other stores.
 *
 * @since 0.1
 */
public final class DirectoryStore {

  private DirectoryStore() {}

  /** Returns the store of a directory, which is created with the first file. */
  public static Store of(Path directory) {
    return new LocalStore(directory);
  }
}
