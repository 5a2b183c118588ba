package io.github.sitemaptoolkit.publisher.layout;

import java.io.Serializable;
import org.jspecify.annotations.Nullable;

/**
 * One file of a set of sitemaps.
 *
 * @param file the name of the file, in the directory of the set
 * @param urls the number of urls
 * @param bytes the size in bytes, before compression
 * @param sha256 the SHA-256 of those bytes, in hexadecimal
 * @param lastmod the newest lastmod of its entries, in a form that the schema of the protocol
 *     accepts; null if no entry has one
 * @param set the name of the set it belongs to; null if sets have no names
 * @since 0.1
 */
public record Part(
    String file,
    long urls,
    long bytes,
    String sha256,
    @Nullable String lastmod,
    @Nullable String set)
    implements Serializable {

  /** Creates a file of a set without a name. */
  public Part(String file, long urls, long bytes, String sha256, @Nullable String lastmod) {
    this(file, urls, bytes, sha256, lastmod, null);
  }

  /** Returns the same file as part of a set with this name; null for none. */
  public Part in(@Nullable String name) {
    return new Part(file, urls, bytes, sha256, lastmod, name);
  }
}
