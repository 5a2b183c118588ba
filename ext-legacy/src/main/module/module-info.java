/** Elements of the past: codesearch, geo, and Baidu's mobile. */
module io.github.sitemaptoolkit.ext.legacy {
  requires transitive io.github.sitemaptoolkit;
  requires static org.jspecify;

  exports io.github.sitemaptoolkit.ext.legacy;

  provides io.github.sitemaptoolkit.extension.SitemapExtension with
      io.github.sitemaptoolkit.ext.legacy.BaiduMobileExtension,
      io.github.sitemaptoolkit.ext.legacy.CodeSearchExtension,
      io.github.sitemaptoolkit.ext.legacy.GeoExtension;
}
