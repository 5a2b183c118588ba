/** Reads and writes sitemaps; the base of all other modules. */
module io.github.sitemaptoolkit {
  requires static org.jspecify;

  exports io.github.sitemaptoolkit;
  exports io.github.sitemaptoolkit.annotation;
  exports io.github.sitemaptoolkit.date;
  exports io.github.sitemaptoolkit.element;
  exports io.github.sitemaptoolkit.extension;
  exports io.github.sitemaptoolkit.feed;
  exports io.github.sitemaptoolkit.format;
  exports io.github.sitemaptoolkit.io;
  exports io.github.sitemaptoolkit.limit;
  exports io.github.sitemaptoolkit.markup;
  exports io.github.sitemaptoolkit.model;
  exports io.github.sitemaptoolkit.problem;
  exports io.github.sitemaptoolkit.scratch;
  exports io.github.sitemaptoolkit.service;
  exports io.github.sitemaptoolkit.text;
  exports io.github.sitemaptoolkit.token;
  exports io.github.sitemaptoolkit.url;
  exports io.github.sitemaptoolkit.value;
  exports io.github.sitemaptoolkit.xml;

  uses io.github.sitemaptoolkit.extension.SitemapExtension;
  uses io.github.sitemaptoolkit.format.SitemapFormat;

  provides io.github.sitemaptoolkit.format.SitemapFormat with
      io.github.sitemaptoolkit.xml.SitemapXmlFormat;
}
