/** PageMap: data about a page for the search of one site. */
module io.github.sitemaptoolkit.ext.pagemap {
  requires transitive io.github.sitemaptoolkit;
  requires static org.jspecify;

  exports io.github.sitemaptoolkit.ext.pagemap;

  provides io.github.sitemaptoolkit.extension.SitemapExtension with
      io.github.sitemaptoolkit.ext.pagemap.PageMapExtension;
}
