/** Reads and writes sitemaps; the base of all other modules. */
module io.github.sitemaptoolkit {
  requires static org.jspecify;

  exports io.github.sitemaptoolkit;
  exports io.github.sitemaptoolkit.annotation;
  exports io.github.sitemaptoolkit.code to
      io.github.sitemaptoolkit.batch,
      io.github.sitemaptoolkit.cli,
      io.github.sitemaptoolkit.content,
      io.github.sitemaptoolkit.converters,
      io.github.sitemaptoolkit.evidence,
      io.github.sitemaptoolkit.ext.image,
      io.github.sitemaptoolkit.ext.video,
      io.github.sitemaptoolkit.publisher,
      io.github.sitemaptoolkit.report.html,
      io.github.sitemaptoolkit.rules,
      io.github.sitemaptoolkit.site,
      io.github.sitemaptoolkit.validator,
      io.github.sitemaptoolkit.xlsx;
  exports io.github.sitemaptoolkit.date;
  exports io.github.sitemaptoolkit.element;
  exports io.github.sitemaptoolkit.extension;
  exports io.github.sitemaptoolkit.feed;
  exports io.github.sitemaptoolkit.file to
      io.github.sitemaptoolkit.batch,
      io.github.sitemaptoolkit.cli,
      io.github.sitemaptoolkit.converters,
      io.github.sitemaptoolkit.pages,
      io.github.sitemaptoolkit.publisher,
      io.github.sitemaptoolkit.remote,
      io.github.sitemaptoolkit.s3,
      io.github.sitemaptoolkit.site,
      io.github.sitemaptoolkit.tell;
  exports io.github.sitemaptoolkit.format;
  exports io.github.sitemaptoolkit.io;
  exports io.github.sitemaptoolkit.kept to
      io.github.sitemaptoolkit.publisher,
      io.github.sitemaptoolkit.remote,
      io.github.sitemaptoolkit.s3,
      io.github.sitemaptoolkit.site,
      io.github.sitemaptoolkit.tell,
      io.github.sitemaptoolkit.validator;
  exports io.github.sitemaptoolkit.limit;
  exports io.github.sitemaptoolkit.markup;
  exports io.github.sitemaptoolkit.model;
  exports io.github.sitemaptoolkit.problem;
  exports io.github.sitemaptoolkit.scratch to
      io.github.sitemaptoolkit.cli,
      io.github.sitemaptoolkit.converters,
      io.github.sitemaptoolkit.publisher,
      io.github.sitemaptoolkit.remote,
      io.github.sitemaptoolkit.s3,
      io.github.sitemaptoolkit.sort,
      io.github.sitemaptoolkit.validator,
      io.github.sitemaptoolkit.xlsx;
  exports io.github.sitemaptoolkit.service to
      io.github.sitemaptoolkit.batch,
      io.github.sitemaptoolkit.cli,
      io.github.sitemaptoolkit.converters,
      io.github.sitemaptoolkit.evidence,
      io.github.sitemaptoolkit.pages,
      io.github.sitemaptoolkit.publisher,
      io.github.sitemaptoolkit.rules,
      io.github.sitemaptoolkit.site,
      io.github.sitemaptoolkit.tell,
      io.github.sitemaptoolkit.validator;
  exports io.github.sitemaptoolkit.text;
  exports io.github.sitemaptoolkit.token;
  exports io.github.sitemaptoolkit.url;
  exports io.github.sitemaptoolkit.value;
  exports io.github.sitemaptoolkit.xml to
      io.github.sitemaptoolkit.converters,
      io.github.sitemaptoolkit.publisher,
      io.github.sitemaptoolkit.tell,
      io.github.sitemaptoolkit.testkit;

  uses io.github.sitemaptoolkit.extension.SitemapExtension;
  uses io.github.sitemaptoolkit.format.SitemapFormat;

  provides io.github.sitemaptoolkit.format.SitemapFormat with
      io.github.sitemaptoolkit.xml.SitemapXmlFormat;
}
