package io.github.sitemaptoolkit.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What {@code validate --map-url} says of the places of files. */
class MapUrlTest {

  private static final String NAMESPACE = "xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\"";

  @TempDir Path directory;
  private Path index;
  private String site;

  @BeforeEach
  void writeInputs() throws IOException {
    Files.createDirectories(directory.resolve("site/maps"));
    index =
        Files.writeString(
            directory.resolve("index.xml"),
            "<sitemapindex "
                + NAMESPACE
                + "><sitemap><loc>https://example.com/maps/a.xml</loc></sitemap></sitemapindex>");
    Files.writeString(
        directory.resolve("site/maps/a.xml"),
        "<urlset "
            + NAMESPACE
            + "><url><loc>https://example.com/maps/a</loc><lastmod>yesterday</lastmod></url>"
            + "</urlset>");
    site = "--map-url=https://example.com/=" + directory.resolve("site");
  }

  private CommandRun validate(String... arguments) {
    return CommandRun.of(
        Stream.concat(Stream.of("validate", index.toString()), Stream.of(arguments))
            .toArray(String[]::new));
  }

  @Test
  void sitemapsOfAnIndexAreWhereTheMapSays() {
    assertFalse(validate().exits(0).out().contains("date.invalid"));
    CommandRun run = validate(site).exits(1);
    assertEquals("", run.err());
    assertTrue(run.out().contains("1 error: date.invalid"), run.out());
    assertTrue(run.out().contains(directory.resolve("site/maps/a.xml") + ":1:"), run.out());
  }

  @Test
  void aMappedFileIsNotLookedForBesideTheIndex() throws IOException {
    Path beside = directory.resolve("a.xml");
    Files.move(directory.resolve("site/maps/a.xml"), beside);
    assertTrue(validate().exits(1).out().contains("1 error: date.invalid"));
    CommandRun run = validate(site).exits(1);
    assertTrue(run.out().contains("1 error: index.child-missing"), run.out());
    assertTrue(run.out().contains("but there is no file " + directory.resolve("site")), run.out());
    validate("--map-url=https://example.org/=" + directory.resolve("site")).exits(1);
  }

  @Test
  void robotsOfTheHostIsInItsDirectory() throws IOException {
    Files.writeString( // the sitemap of another host does not matter
        directory.resolve("site/robots.txt"),
        "User-agent: *\nDisallow: /maps/\nSitemap: https://cdn.example/sitemap.xml\n");
    CommandRun run = validate(site).exits(1);
    assertTrue(run.out().contains("1 error: page.robots-blocked"), run.out());
    assertFalse(
        validate("--map-url=https://example.com/maps/=" + directory.resolve("site/maps"))
            .exits(1)
            .out()
            .contains("page.robots-blocked"));
  }

  @Test
  void wrongMappingsAreWrongUse() {
    for (String wrong :
        List.of(
            "public",
            "https://example.com/=",
            "https://example.com/=" + directory.resolve("gone"),
            "https://example.com/=" + index,
            "example.com=" + directory,
            "https://example.com/?a=" + directory)) {
      CommandRun run = validate("--map-url", wrong).exits(2);
      assertTrue(run.err().startsWith("sitemap: --map-url " + wrong + ": "), run.err());
    }
    validate(site, "--map-url=https://EXAMPLE.com=" + directory).exits(2);
  }

  @Test
  void reportDoesNotReplaceAMappedSitemap() {
    String sitemap = directory.resolve("site/maps/a.xml").toString();
    CommandRun run = validate(site, "--report", "json=" + sitemap).exits(2);
    assertTrue(run.err().contains("would replace the listed sitemap"), run.err());
  }

  @Test
  void mapMayStandInTheFileOfTheSite() throws IOException {
    Path config = directory.resolve("sitemap.toml");
    for (String value :
        List.of("['https://example.com/=site']", "{ 'https://example.com/' = 'site' }")) {
      Files.writeString(config, "[validation]\nmap-url = " + value + "\n");
      CommandRun run = validate("--config", config.toString()).exits(1);
      assertTrue(run.out().contains("1 error: date.invalid"), run.out());
    }
    Files.writeString(config, "[validation]\nmap-url = ['https://example.com/=gone']\n");
    validate("--config", config.toString()).exits(2);
  }
}
