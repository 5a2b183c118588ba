/** What HTML says and shows. */
module io.github.sitemaptoolkit.content {
  requires transitive io.github.sitemaptoolkit;
  requires com.fasterxml.jackson.core;
  requires org.jsoup;
  requires static org.jspecify;

  exports io.github.sitemaptoolkit.content;
  exports io.github.sitemaptoolkit.content.json;
  exports io.github.sitemaptoolkit.content.judge;
  exports io.github.sitemaptoolkit.content.picture;
  exports io.github.sitemaptoolkit.content.statement;
}
