package io.github.sitemaptoolkit.validator.repeat;

import io.github.sitemaptoolkit.problem.Location;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Finds the urls of a document that occur twice if there are more of them than memory should hold:
 * by sorting them, as a rule.
 *
 * <p>Whoever creates it closes it, and learns from it what went wrong. Not thread-safe.
 *
 * @since 0.1
 */
public interface MoreUrls {

  /**
   * Where a url is, as its finding says.
   *
   * @param at the place of the url
   * @param path its path in the document
   * @param documentPath its path in the terms of the document; null if it has none
   */
  record Place(Location at, String path, @Nullable String documentPath) {}

  /** Accepts urls that occur twice. */
  interface Target {

    /**
     * Accepts a url.
     *
     * @param earlier the first url of the document that is probably of the same page
     * @param line the line of that; 0 if it is unknown
     */
    void repeated(String url, Place place, String earlier, long line);
  }

  /**
   * Adds a url. The first ones are all of different pages.
   *
   * @param hash the same for all urls that are probably of one page
   * @param line its line; 0 if it is unknown
   * @param place returns its place, during the call or never; null for the first ones
   */
  void add(long hash, String url, long line, @Nullable Supplier<Place> place);

  /**
   * Passes on all urls but the first of each page, in the order in which they were added. To be
   * called once, at the end.
   */
  void finish(Target target);
}
