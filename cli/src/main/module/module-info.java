/** The command sitemap, whose classes are for nobody else. */
module io.github.sitemaptoolkit.cli {
  requires io.github.sitemaptoolkit;
  requires io.github.sitemaptoolkit.batch;
  requires io.github.sitemaptoolkit.converters;
  requires io.github.sitemaptoolkit.evidence;
  requires io.github.sitemaptoolkit.look;
  requires io.github.sitemaptoolkit.pages;
  requires io.github.sitemaptoolkit.publisher;
  requires io.github.sitemaptoolkit.remote;
  requires io.github.sitemaptoolkit.report.html;
  requires io.github.sitemaptoolkit.site;
  requires io.github.sitemaptoolkit.tell;
  requires io.github.sitemaptoolkit.validator;
  requires io.github.sitemaptoolkit.xlsx;
  requires info.picocli;
  requires org.tomlj;
  requires static org.jspecify;

  exports io.github.sitemaptoolkit.cli;

  opens io.github.sitemaptoolkit.cli.command to info.picocli;
  opens io.github.sitemaptoolkit.cli.config to info.picocli;
  opens io.github.sitemaptoolkit.cli.diff to info.picocli;
  opens io.github.sitemaptoolkit.cli.help to info.picocli;
  opens io.github.sitemaptoolkit.cli.init to info.picocli;
  opens io.github.sitemaptoolkit.cli.input to info.picocli;
  opens io.github.sitemaptoolkit.cli.look to info.picocli;
  opens io.github.sitemaptoolkit.cli.option to info.picocli;
  opens io.github.sitemaptoolkit.cli.remote to info.picocli;
  opens io.github.sitemaptoolkit.cli.report to info.picocli;
  opens io.github.sitemaptoolkit.cli.safeguard to info.picocli;
  opens io.github.sitemaptoolkit.cli.selection to info.picocli;
  opens io.github.sitemaptoolkit.cli.tell to info.picocli;
  opens io.github.sitemaptoolkit.cli.validate to info.picocli;

}
