/** What HTML says and shows. */
module io.github.sitemaptoolkit.content {
  requires transitive io.github.sitemaptoolkit;
  requires com.fasterxml.jackson.core;
  requires org.jsoup;
  requires static org.jspecify;

  exports io.github.sitemaptoolkit.content to
      io.github.sitemaptoolkit.converters,
      io.github.sitemaptoolkit.pages,
      io.github.sitemaptoolkit.site;
  exports io.github.sitemaptoolkit.content.judge to
      io.github.sitemaptoolkit.converters,
      io.github.sitemaptoolkit.pages;
  exports io.github.sitemaptoolkit.content.picture to
      io.github.sitemaptoolkit.converters;
  exports io.github.sitemaptoolkit.content.statement to
      io.github.sitemaptoolkit.pages;
}
