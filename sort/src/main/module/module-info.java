/** Sorts any number of values in bounded memory. */
module io.github.sitemaptoolkit.sort {
  requires transitive io.github.sitemaptoolkit;
  requires static org.jspecify;

  exports io.github.sitemaptoolkit.sort;
}
