/** Counts what is in a set. */
module io.github.sitemaptoolkit.look {
  requires transitive io.github.sitemaptoolkit;
  requires io.github.sitemaptoolkit.sort;
  requires static org.jspecify;

  exports io.github.sitemaptoolkit.look;
  exports io.github.sitemaptoolkit.look.report;
}
