/** xhtml:link: alternates by language, media or platform. */
module io.github.sitemaptoolkit.ext.link {
  requires transitive io.github.sitemaptoolkit;
  requires static org.jspecify;

  exports io.github.sitemaptoolkit.ext.link;

  provides io.github.sitemaptoolkit.extension.SitemapExtension with
      io.github.sitemaptoolkit.ext.link.LinkExtension;
}
