/** Checks documents and sites against the rules of search engines. */
module io.github.sitemaptoolkit.validator {
  requires transitive io.github.sitemaptoolkit;
  requires transitive io.github.sitemaptoolkit.rules;
  requires io.github.sitemaptoolkit.sort;
  requires static crawler.commons; // reads robots.txt; images cannot hold it
  requires static org.jspecify;

  exports io.github.sitemaptoolkit.validator;
  exports io.github.sitemaptoolkit.validator.affected;
  exports io.github.sitemaptoolkit.validator.baseline to
      io.github.sitemaptoolkit.cli,
      io.github.sitemaptoolkit.site;
  exports io.github.sitemaptoolkit.validator.evidence;
  exports io.github.sitemaptoolkit.validator.excerpt to
      io.github.sitemaptoolkit.report.html;
  exports io.github.sitemaptoolkit.validator.outcome to
      io.github.sitemaptoolkit.report.html;
  exports io.github.sitemaptoolkit.validator.report;
  exports io.github.sitemaptoolkit.validator.robots to
      io.github.sitemaptoolkit.cli;
  exports io.github.sitemaptoolkit.validator.site;

  uses io.github.sitemaptoolkit.validator.evidence.EvidenceFormat;
  uses io.github.sitemaptoolkit.validator.report.ReportProvider;
}
