/** Reads what crawlers, search engines and tables say of addresses. */
module io.github.sitemaptoolkit.evidence {
  requires transitive io.github.sitemaptoolkit;
  requires transitive io.github.sitemaptoolkit.validator;
  requires io.github.sitemaptoolkit.converters;
  requires com.fasterxml.jackson.core;
  requires static org.jspecify;

  exports io.github.sitemaptoolkit.evidence;
  exports io.github.sitemaptoolkit.evidence.table to
      io.github.sitemaptoolkit.cli;

  provides io.github.sitemaptoolkit.validator.evidence.EvidenceFormat with
      io.github.sitemaptoolkit.evidence.console.SearchConsoleFormat,
      io.github.sitemaptoolkit.evidence.console.UrlInspectionFormat,
      io.github.sitemaptoolkit.evidence.table.RedirectTableFormat,
      io.github.sitemaptoolkit.evidence.table.LinkTableFormat,
      io.github.sitemaptoolkit.evidence.table.CrawlTableFormat;
}
