/** A site as sitemap.toml describes it. */
module io.github.sitemaptoolkit.site {
  requires transitive io.github.sitemaptoolkit;
  requires transitive io.github.sitemaptoolkit.batch;
  requires transitive io.github.sitemaptoolkit.converters;
  requires transitive io.github.sitemaptoolkit.publisher;
  requires io.github.sitemaptoolkit.pages;
  requires io.github.sitemaptoolkit.xlsx;
  requires static org.jspecify;

  exports io.github.sitemaptoolkit.site.setting;
}
