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
  exports io.github.sitemaptoolkit.site.check;
  exports io.github.sitemaptoolkit.site.check.turn;
  exports io.github.sitemaptoolkit.site.config;
  exports io.github.sitemaptoolkit.site.evidence;
  exports io.github.sitemaptoolkit.site.input;
  exports io.github.sitemaptoolkit.site.look;
  exports io.github.sitemaptoolkit.site.network;
  exports io.github.sitemaptoolkit.site.publish;
  exports io.github.sitemaptoolkit.site.report;
  exports io.github.sitemaptoolkit.site.setting;
  exports io.github.sitemaptoolkit.site.sketch;
  exports io.github.sitemaptoolkit.site.store;
  exports io.github.sitemaptoolkit.site.visit;

  uses io.github.sitemaptoolkit.publisher.store.StoreProvider;
}
