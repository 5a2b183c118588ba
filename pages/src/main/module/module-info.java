/** Reads folders of HTML pages. */
module io.github.sitemaptoolkit.pages {
  requires transitive io.github.sitemaptoolkit;
  requires transitive io.github.sitemaptoolkit.hosts;
  requires io.github.sitemaptoolkit.content;
  requires io.github.sitemaptoolkit.converters;
  requires org.apache.commons.csv;
  requires static crawler.commons; // reads robots.txt; its jar does not name it
  requires static org.jspecify;

  exports io.github.sitemaptoolkit.pages;
  exports io.github.sitemaptoolkit.pages.fate to
      io.github.sitemaptoolkit.cli;
  exports io.github.sitemaptoolkit.pages.option;

  provides io.github.sitemaptoolkit.format.SitemapFormat with
      io.github.sitemaptoolkit.pages.HtmlFormat;
}
