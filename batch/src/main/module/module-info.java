/** Many documents at once. */
module io.github.sitemaptoolkit.batch {
  requires transitive io.github.sitemaptoolkit;
  requires static org.jspecify;

  exports io.github.sitemaptoolkit.batch to
      io.github.sitemaptoolkit.cli,
      io.github.sitemaptoolkit.site;
  exports io.github.sitemaptoolkit.batch.jar to
      io.github.sitemaptoolkit.cli;
  exports io.github.sitemaptoolkit.batch.plan to
      io.github.sitemaptoolkit.cli,
      io.github.sitemaptoolkit.publisher,
      io.github.sitemaptoolkit.site;
  exports io.github.sitemaptoolkit.batch.setting;
  exports io.github.sitemaptoolkit.batch.walk to
      io.github.sitemaptoolkit.cli,
      io.github.sitemaptoolkit.converters,
      io.github.sitemaptoolkit.publisher,
      io.github.sitemaptoolkit.remote,
      io.github.sitemaptoolkit.site;
}
