/** A site as sitemap.toml describes it. */
module io.github.sitemaptoolkit.site {
  requires transitive io.github.sitemaptoolkit;
  requires transitive io.github.sitemaptoolkit.batch;
  requires transitive io.github.sitemaptoolkit.converters;
  requires transitive io.github.sitemaptoolkit.look;
  requires transitive io.github.sitemaptoolkit.publisher;
  requires transitive io.github.sitemaptoolkit.remote;
  requires transitive io.github.sitemaptoolkit.validator;
  requires io.github.sitemaptoolkit.content;
  requires io.github.sitemaptoolkit.hosts;
  requires io.github.sitemaptoolkit.pages;
  requires io.github.sitemaptoolkit.xlsx;
  requires com.fasterxml.jackson.core;
  requires org.tomlj;
  requires static crawler.commons; // reads robots.txt; its jar does not name it
  requires static org.jspecify;

  exports io.github.sitemaptoolkit.site;
  exports io.github.sitemaptoolkit.site.check to
      io.github.sitemaptoolkit.cli;
  exports io.github.sitemaptoolkit.site.check.turn to
      io.github.sitemaptoolkit.cli;
  exports io.github.sitemaptoolkit.site.config to
      io.github.sitemaptoolkit.cli;
  exports io.github.sitemaptoolkit.site.evidence;
  exports io.github.sitemaptoolkit.site.input to
      io.github.sitemaptoolkit.cli;
  exports io.github.sitemaptoolkit.site.look to
      io.github.sitemaptoolkit.cli;
  exports io.github.sitemaptoolkit.site.network to
      io.github.sitemaptoolkit.cli,
      info.picocli; // makes the defaults of options
  exports io.github.sitemaptoolkit.site.publish to
      io.github.sitemaptoolkit.cli;
  exports io.github.sitemaptoolkit.site.report to
      io.github.sitemaptoolkit.cli;
  exports io.github.sitemaptoolkit.site.setting to
      io.github.sitemaptoolkit.cli;
  exports io.github.sitemaptoolkit.site.sketch;
  exports io.github.sitemaptoolkit.site.store to
      io.github.sitemaptoolkit.cli;
  exports io.github.sitemaptoolkit.site.visit to
      io.github.sitemaptoolkit.cli;

  uses io.github.sitemaptoolkit.publisher.store.StoreProvider;
}
