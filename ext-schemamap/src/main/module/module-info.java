/** The content types of the feeds in a schema map. */
module io.github.sitemaptoolkit.ext.schemamap {
  requires transitive io.github.sitemaptoolkit;
  requires static org.jspecify;

  exports io.github.sitemaptoolkit.ext.schemamap;

  provides io.github.sitemaptoolkit.extension.SitemapExtension with
      io.github.sitemaptoolkit.ext.schemamap.ContentTypeExtension,
      io.github.sitemaptoolkit.ext.schemamap.SchemaFeedExtension;
}
