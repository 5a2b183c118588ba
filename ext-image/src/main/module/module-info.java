/** image:image of Google's image sitemaps. */
module io.github.sitemaptoolkit.ext.image {
  requires transitive io.github.sitemaptoolkit;
  requires static org.jspecify;

  exports io.github.sitemaptoolkit.ext.image;

  provides io.github.sitemaptoolkit.extension.SitemapExtension with
      io.github.sitemaptoolkit.ext.image.ImageExtension;
}
