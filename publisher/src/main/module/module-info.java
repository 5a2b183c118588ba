/** Sets of sitemaps: split, index, publish, update, merge, compare. */
module io.github.sitemaptoolkit.publisher {
  requires transitive io.github.sitemaptoolkit;
  requires transitive io.github.sitemaptoolkit.batch;
  requires io.github.sitemaptoolkit.rules;
  requires io.github.sitemaptoolkit.sort;
  requires static org.jspecify;

  exports io.github.sitemaptoolkit.publisher;
  exports io.github.sitemaptoolkit.publisher.compare;
  exports io.github.sitemaptoolkit.publisher.directory to
      io.github.sitemaptoolkit.cli,
      io.github.sitemaptoolkit.site;
  exports io.github.sitemaptoolkit.publisher.growth;
  exports io.github.sitemaptoolkit.publisher.guard to
      io.github.sitemaptoolkit.cli,
      io.github.sitemaptoolkit.site,
      io.github.sitemaptoolkit.tell;
  exports io.github.sitemaptoolkit.publisher.layout;
  exports io.github.sitemaptoolkit.publisher.plan to
      io.github.sitemaptoolkit.s3;
  exports io.github.sitemaptoolkit.publisher.store;
  exports io.github.sitemaptoolkit.publisher.upkeep;
  exports io.github.sitemaptoolkit.publisher.values to
      io.github.sitemaptoolkit.cli;
}
