/** Finds the pictures and videos in HTML. */
module io.github.sitemaptoolkit.content {
  requires transitive io.github.sitemaptoolkit;
  requires org.jsoup;
  requires static org.jspecify;

  exports io.github.sitemaptoolkit.content;
}
