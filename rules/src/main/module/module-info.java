/** The rules of search engines for entries, their values and files. */
module io.github.sitemaptoolkit.rules {
  requires transitive io.github.sitemaptoolkit;
  requires static org.jspecify;

  exports io.github.sitemaptoolkit.validator.check;
  exports io.github.sitemaptoolkit.validator.found;
  exports io.github.sitemaptoolkit.validator.profile;
  exports io.github.sitemaptoolkit.validator.repeat;
  exports io.github.sitemaptoolkit.validator.value;
}
