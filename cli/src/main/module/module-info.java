/** The command sitemap. */
module io.github.sitemaptoolkit.cli {
  requires transitive io.github.sitemaptoolkit;
  requires transitive io.github.sitemaptoolkit.batch;
  requires io.github.sitemaptoolkit.content;
  requires transitive io.github.sitemaptoolkit.converters;
  requires io.github.sitemaptoolkit.look;
  requires transitive io.github.sitemaptoolkit.pages;
  requires transitive io.github.sitemaptoolkit.publisher;
  requires transitive io.github.sitemaptoolkit.remote;
  requires io.github.sitemaptoolkit.report.html;
  requires io.github.sitemaptoolkit.tell;
  requires transitive io.github.sitemaptoolkit.validator;
  requires io.github.sitemaptoolkit.xlsx;
  requires com.fasterxml.jackson.core;
  requires transitive info.picocli;
  requires org.tomlj;
  requires static crawler.commons; // reads robots.txt; its jar does not name it
  requires static org.jspecify;

  exports io.github.sitemaptoolkit.cli;
  exports io.github.sitemaptoolkit.cli.command;
  exports io.github.sitemaptoolkit.cli.config;
  exports io.github.sitemaptoolkit.cli.doctor;
  exports io.github.sitemaptoolkit.cli.help;
  exports io.github.sitemaptoolkit.cli.init;
  exports io.github.sitemaptoolkit.cli.input;
  exports io.github.sitemaptoolkit.cli.look;
  exports io.github.sitemaptoolkit.cli.model;
  exports io.github.sitemaptoolkit.cli.network;
  exports io.github.sitemaptoolkit.cli.option;
  exports io.github.sitemaptoolkit.cli.port;
  exports io.github.sitemaptoolkit.cli.progress;
  exports io.github.sitemaptoolkit.cli.remote;
  exports io.github.sitemaptoolkit.cli.report;
  exports io.github.sitemaptoolkit.cli.safeguard;
  exports io.github.sitemaptoolkit.cli.selection;
  exports io.github.sitemaptoolkit.cli.store;
  exports io.github.sitemaptoolkit.cli.tell;
  exports io.github.sitemaptoolkit.cli.validate;
  exports io.github.sitemaptoolkit.cli.validate.turn;

  opens io.github.sitemaptoolkit.cli.command to info.picocli;
  opens io.github.sitemaptoolkit.cli.config to info.picocli;
  opens io.github.sitemaptoolkit.cli.init to info.picocli;
  opens io.github.sitemaptoolkit.cli.input to info.picocli;
  opens io.github.sitemaptoolkit.cli.look to info.picocli;
  opens io.github.sitemaptoolkit.cli.network to info.picocli;
  opens io.github.sitemaptoolkit.cli.option to info.picocli;
  opens io.github.sitemaptoolkit.cli.remote to info.picocli;
  opens io.github.sitemaptoolkit.cli.report to info.picocli;
  opens io.github.sitemaptoolkit.cli.safeguard to info.picocli;
  opens io.github.sitemaptoolkit.cli.selection to info.picocli;
  opens io.github.sitemaptoolkit.cli.tell to info.picocli;
  opens io.github.sitemaptoolkit.cli.validate to info.picocli;

  uses io.github.sitemaptoolkit.publisher.store.StoreProvider;
}
