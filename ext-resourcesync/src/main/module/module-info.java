/** ResourceSync: rs:md and rs:ln, for copies of collections kept in step. */
module io.github.sitemaptoolkit.ext.resourcesync {
  requires transitive io.github.sitemaptoolkit;
  requires static org.jspecify;

  exports io.github.sitemaptoolkit.ext.resourcesync;

  provides io.github.sitemaptoolkit.extension.SitemapExtension with
      io.github.sitemaptoolkit.ext.resourcesync.ResourceLinkExtension,
      io.github.sitemaptoolkit.ext.resourcesync.ResourceMetadataExtension;
}
