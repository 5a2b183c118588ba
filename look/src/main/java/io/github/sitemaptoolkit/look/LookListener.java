package io.github.sitemaptoolkit.look;

import io.github.sitemaptoolkit.model.UrlEntry;

/**
 * Accepts the entries of a set, file by file: those of a file come between its begin and its end.
 */
@FunctionalInterface
public interface LookListener {

  /** Begins a file. */
  default void begin(String name) {}

  /** Accepts an entry of the file. */
  void add(UrlEntry entry);

  /**
   * Ends the file.
   *
   * @param bytes how many were read of it, before compression
   */
  default void end(long bytes) {}

  /** Accepts a sitemap that an index lists, after the end of its file, if there was one. */
  default void sitemap(SitemapLook sitemap) {}
}
