/** Tells search engines which urls have changed. */
module io.github.sitemaptoolkit.tell {
  requires transitive io.github.sitemaptoolkit;
  requires transitive io.github.sitemaptoolkit.publisher;
  requires transitive io.github.sitemaptoolkit.remote;
  requires static org.jspecify;

  exports io.github.sitemaptoolkit.tell;
}
