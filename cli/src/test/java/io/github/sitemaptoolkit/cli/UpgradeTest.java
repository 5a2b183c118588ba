package io.github.sitemaptoolkit.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Sites that build 3a747225 has published, which recognised nothing, are published again: the
 * sitemap is the same, and a warning says what a table would be read for. {@code .ci/upgrade} does
 * so with many more.
 */
class UpgradeTest {

  private static final Path SITES =
      Path.of("src", "test", "resources", "io", "github", "sitemaptoolkit", "cli", "upgrade");

  @TempDir Path site;

  private void copy(String name) throws IOException {
    try (Stream<Path> files = Files.walk(SITES.resolve(name))) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        Path to = site.resolve(SITES.resolve(name).relativize(file).toString());
        Files.createDirectories(to.getParent());
        Files.copy(file, to);
      }
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          films-held     | about = ["films"] with the input in sitemap.toml reads more: films (
          languages-held | about = ["languages"] with the input in sitemap.toml reads more: languages
          feed-held      |
          """)
  void siteWithContractIsPublishedAsBefore(String name, String warning) throws IOException {
    copy(name);
    published(warning, "publish", "--config", site.toString());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          films     | google-sheets-conferences.csv     | --about films reads more: films (
          pictures  | pictures-libreoffice-rifugi.csv   | --about pictures reads more: pictures (
          products  | products-google-merchant.tsv      | --about pictures joins them
          redirects | lookalike-shopify-url-redirects.csv | csv.not-pages: this is a table of redirects
          """)
  void siteWithoutContractIsPublishedAsBefore(String name, String input, String warning)
      throws IOException {
    copy(name);
    String base = Files.readString(site.resolve("out").resolve(".sitemap-manifest.json"));
    published(
        warning,
        "publish",
        site.resolve(input).toString(),
        "-o",
        site.resolve("out").toString(),
        "--max-outside",
        "100%",
        "--base-url",
        base.replaceAll("(?s).*\"base\": \"([^\"]*)\".*", "$1"));
  }

  private void published(String warning, String... call) throws IOException {
    String before = Files.readString(site.resolve("out").resolve("sitemap.xml"));
    for (int day = 0; day < 2; day++) {
      CommandRun run = CommandRun.of(call).exits(0);
      assertEquals(before, Files.readString(site.resolve("out").resolve("sitemap.xml")));
      List<String> told =
          run.err()
              .lines()
              .filter(it -> it.contains("csv.about") || it.contains("csv.not-pages"))
              .toList();
      assertEquals(warning == null, told.isEmpty(), run.err());
      assertTrue(warning == null || told.stream().anyMatch(it -> it.contains(warning)), run.err());
    }
  }
}
