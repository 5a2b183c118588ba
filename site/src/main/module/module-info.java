/** A site as sitemap.toml describes it; all but its root is for the command alone. */
@SuppressWarnings("module") // of the command, which is compiled later
module io.github.sitemaptoolkit.site {
  requires transitive io.github.sitemaptoolkit;
  requires transitive io.github.sitemaptoolkit.batch;
  requires transitive io.github.sitemaptoolkit.publisher;
  requires io.github.sitemaptoolkit.converters;
  requires io.github.sitemaptoolkit.pages;
  requires io.github.sitemaptoolkit.validator;
  requires io.github.sitemaptoolkit.xlsx;
  requires org.tomlj;
  requires static org.jspecify;

  exports io.github.sitemaptoolkit.site;
  exports io.github.sitemaptoolkit.site.check to
      io.github.sitemaptoolkit.cli;
  exports io.github.sitemaptoolkit.site.check.turn to
      io.github.sitemaptoolkit.cli;
  exports io.github.sitemaptoolkit.site.config to
      io.github.sitemaptoolkit.cli;
  exports io.github.sitemaptoolkit.site.input to
      io.github.sitemaptoolkit.cli;
  exports io.github.sitemaptoolkit.site.publish to
      io.github.sitemaptoolkit.cli;
  exports io.github.sitemaptoolkit.site.setting to
      io.github.sitemaptoolkit.cli;
  exports io.github.sitemaptoolkit.site.store to
      io.github.sitemaptoolkit.cli;

  uses io.github.sitemaptoolkit.publisher.store.StoreProvider;
}
