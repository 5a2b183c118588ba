package io.github.sitemaptoolkit.ext.resourcesync;

import io.github.sitemaptoolkit.model.TextValues;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/**
 * What ResourceSync tells of the content of a resource, in metadata and in links alike.
 *
 * @since 0.1
 */
public interface ResourceContent {

  /**
   * Returns the digests of the content, separated by spaces; each starts with its algorithm and a
   * colon, such as {@code md5:1584abdf8ebdc9802ac0c6a7402c03b6}. Null if absent.
   */
  @Nullable String hash();

  /** Returns the size of the content, in bytes; null if absent. */
  @Nullable String length();

  /** Returns the media type of the content, such as {@code text/html}; null if absent. */
  @Nullable String type();

  /** Returns the content coding, such as {@code gzip}; null if absent. */
  @Nullable String encoding();

  /** Returns the path of the content in the package of a dump; null if absent. */
  @Nullable String path();

  /** Returns {@link #length} as a number; empty if it is absent or not a number. */
  default OptionalLong lengthValue() {
    return TextValues.wholeNumber(length());
  }
}
