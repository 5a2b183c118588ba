/** Reports as web pages. */
module io.github.sitemaptoolkit.report.html {
  requires transitive io.github.sitemaptoolkit;
  requires transitive io.github.sitemaptoolkit.look;
  requires transitive io.github.sitemaptoolkit.validator;
  requires gg.jte.runtime;
  requires static org.jspecify;

  exports io.github.sitemaptoolkit.report.html;

  provides io.github.sitemaptoolkit.validator.report.ReportProvider with
      io.github.sitemaptoolkit.report.html.HtmlReportProvider;
}
