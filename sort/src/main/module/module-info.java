/** Sorts any number of values in bounded memory. */
module io.github.sitemaptoolkit.sort {
  requires transitive io.github.sitemaptoolkit;
  requires static org.jspecify;

  exports io.github.sitemaptoolkit.sort to
      io.github.sitemaptoolkit.converters,
      io.github.sitemaptoolkit.look,
      io.github.sitemaptoolkit.publisher,
      io.github.sitemaptoolkit.validator;
}
