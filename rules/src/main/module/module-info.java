/** The rules of search engines for entries, their values and files. */
module io.github.sitemaptoolkit.rules {
  requires transitive io.github.sitemaptoolkit;
  requires static org.jspecify;

  exports io.github.sitemaptoolkit.validator.check to
      io.github.sitemaptoolkit.cli,
      io.github.sitemaptoolkit.converters,
      io.github.sitemaptoolkit.publisher,
      io.github.sitemaptoolkit.site,
      io.github.sitemaptoolkit.validator;
  exports io.github.sitemaptoolkit.validator.found to
      io.github.sitemaptoolkit.report.html,
      io.github.sitemaptoolkit.validator;
  exports io.github.sitemaptoolkit.validator.profile;
  exports io.github.sitemaptoolkit.validator.repeat to
      io.github.sitemaptoolkit.validator;
  exports io.github.sitemaptoolkit.validator.rule to
      io.github.sitemaptoolkit.cli,
      io.github.sitemaptoolkit.publisher,
      io.github.sitemaptoolkit.report.html,
      io.github.sitemaptoolkit.site,
      io.github.sitemaptoolkit.validator;
  exports io.github.sitemaptoolkit.validator.value to
      io.github.sitemaptoolkit.converters,
      io.github.sitemaptoolkit.site,
      io.github.sitemaptoolkit.validator;
}
