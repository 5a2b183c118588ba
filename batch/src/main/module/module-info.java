/** Many documents at once. */
module io.github.sitemaptoolkit.batch {
  requires transitive io.github.sitemaptoolkit;
  requires static org.jspecify;

  exports io.github.sitemaptoolkit.batch;
  exports io.github.sitemaptoolkit.batch.jar;
  exports io.github.sitemaptoolkit.batch.plan;
  exports io.github.sitemaptoolkit.batch.setting;
  exports io.github.sitemaptoolkit.batch.walk;
}
