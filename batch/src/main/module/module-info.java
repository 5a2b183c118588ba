/** Many documents at once. */
@SuppressWarnings("module") // the four modules are compiled after this one
module io.github.sitemaptoolkit.batch {
  requires transitive io.github.sitemaptoolkit;
  requires static org.jspecify;

  exports io.github.sitemaptoolkit.batch;
  exports io.github.sitemaptoolkit.batch.jar;
  exports io.github.sitemaptoolkit.batch.plan;
  exports io.github.sitemaptoolkit.batch.internal.sort to
      io.github.sitemaptoolkit.converters,
      io.github.sitemaptoolkit.look,
      io.github.sitemaptoolkit.publisher,
      io.github.sitemaptoolkit.validator;
}
