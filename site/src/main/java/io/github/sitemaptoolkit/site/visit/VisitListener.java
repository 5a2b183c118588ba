package io.github.sitemaptoolkit.site.visit;

/** Is told of visits to pages. */
public interface VisitListener {

  /**
   * Called before each page.
   *
   * @param line says which page it is, and of how many
   */
  default void looking(String line) {}

  /**
   * Called after all pages.
   *
   * @param line says how many were fetched, and how many were not
   */
  default void looked(String line) {}
}
