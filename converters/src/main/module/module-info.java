/** The formats beside sitemap XML, and the conversion between formats. */
module io.github.sitemaptoolkit.converters {
  requires transitive io.github.sitemaptoolkit;
  requires transitive io.github.sitemaptoolkit.batch;
  requires io.github.sitemaptoolkit.content;
  requires io.github.sitemaptoolkit.rules;
  requires io.github.sitemaptoolkit.sort;
  requires com.fasterxml.jackson.core;
  requires com.github.albfernandez.juniversalchardet;
  requires org.apache.commons.csv;
  requires static org.jspecify;

  exports io.github.sitemaptoolkit.converters;
  exports io.github.sitemaptoolkit.converters.csv to
      io.github.sitemaptoolkit.evidence,
      io.github.sitemaptoolkit.site;
  exports io.github.sitemaptoolkit.converters.dialect to
      io.github.sitemaptoolkit, // loads services
      io.github.sitemaptoolkit.rome;
  exports io.github.sitemaptoolkit.converters.feed to
      io.github.sitemaptoolkit.rome;
  exports io.github.sitemaptoolkit.converters.option;
  exports io.github.sitemaptoolkit.converters.preset to
      io.github.sitemaptoolkit.cli,
      io.github.sitemaptoolkit.site;
  exports io.github.sitemaptoolkit.converters.reading to
      io.github.sitemaptoolkit.evidence,
      io.github.sitemaptoolkit.site;
  exports io.github.sitemaptoolkit.converters.table to
      io.github.sitemaptoolkit.cli,
      io.github.sitemaptoolkit.evidence,
      io.github.sitemaptoolkit.xlsx;

  uses io.github.sitemaptoolkit.converters.dialect.OldRss;

  provides io.github.sitemaptoolkit.format.SitemapFormat with
      io.github.sitemaptoolkit.converters.csv.CsvFormat,
      io.github.sitemaptoolkit.converters.feed.AtomFormat,
      io.github.sitemaptoolkit.converters.feed.RssFormat,
      io.github.sitemaptoolkit.converters.json.JsonFeedFormat,
      io.github.sitemaptoolkit.converters.json.JsonFormat,
      io.github.sitemaptoolkit.converters.llms.LlmsFormat,
      io.github.sitemaptoolkit.converters.ndjson.NdjsonFormat,
      io.github.sitemaptoolkit.converters.robots.RobotsFormat,
      io.github.sitemaptoolkit.converters.robots.SchemamapFormat,
      io.github.sitemaptoolkit.converters.txt.TxtFormat;
}
