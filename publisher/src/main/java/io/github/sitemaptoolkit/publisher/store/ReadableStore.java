package io.github.sitemaptoolkit.publisher.store;

import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.limit.Limits;
import io.github.sitemaptoolkit.publisher.layout.Part;
import java.io.IOException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * The files of one set, to be read by name. Anybody may have changed what is kept, so it is never
 * trusted.
 *
 * @since 0.1
 */
public interface ReadableStore {

  /** Returns the name of the store in messages, such as the path of the directory. */
  String name();

  /** Returns the name of a file in messages. */
  String name(String file);

  /** Returns the path of a file; null, the default, if the store is not a directory. */
  default @Nullable Path path(String file) {
    return null;
  }

  /**
   * Returns the bytes of a file that is not compressed, or null if there is none.
   *
   * @param most the maximum size in bytes
   * @throws IOException if it cannot be read, or is larger
   */
  byte @Nullable [] read(String file, int most) throws IOException;

  /**
   * Opens a published sitemap, whatever it holds now. The caller closes the source.
   *
   * @throws IOException if it is missing or cannot be read
   */
  Source open(Part part, Limits limits) throws IOException;
}
