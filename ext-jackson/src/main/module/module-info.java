/** Makes extensions of records with annotations of Jackson. */
module io.github.sitemaptoolkit.ext.jackson {
  requires transitive io.github.sitemaptoolkit;
  requires com.fasterxml.jackson.core;
  requires com.fasterxml.jackson.databind;
  requires com.fasterxml.jackson.dataformat.xml;
  requires com.fasterxml.jackson.datatype.jsr310;
  requires static org.jspecify;

  exports io.github.sitemaptoolkit.ext.jackson;
}
