/** video:video of Google's video sitemaps. */
module io.github.sitemaptoolkit.ext.video {
  requires transitive io.github.sitemaptoolkit;
  requires static org.jspecify;

  exports io.github.sitemaptoolkit.ext.video;

  provides io.github.sitemaptoolkit.extension.SitemapExtension with
      io.github.sitemaptoolkit.ext.video.VideoExtension;
}
