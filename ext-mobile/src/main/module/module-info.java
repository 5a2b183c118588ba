/** mobile:mobile of Google's feature phone sitemaps. */
module io.github.sitemaptoolkit.ext.mobile {
  requires transitive io.github.sitemaptoolkit;
  requires static org.jspecify;

  exports io.github.sitemaptoolkit.ext.mobile;

  provides io.github.sitemaptoolkit.extension.SitemapExtension with
      io.github.sitemaptoolkit.ext.mobile.MobileExtension;
}
