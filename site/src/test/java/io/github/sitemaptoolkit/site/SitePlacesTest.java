package io.github.sitemaptoolkit.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.publisher.Publication;
import io.github.sitemaptoolkit.site.config.SitePlace;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Sets with an output of their own: one for each host. */
class SitePlacesTest {

  private static final String INPUT = "[[input]]\npath = 'pages.csv'\n";
  private static final String TWO_HOSTS =
      INPUT
          + """
          [set.de]
          output = 'de'
          base-url = 'https://de.example/'
          include = 'https://de.example/**'
          [set.fr]
          output = 'fr'
          base-url = 'https://fr.example/maps/'
          include = 'https://fr.example/**'
          """;

  @TempDir Path directory;

  @BeforeEach
  void anInput() throws IOException {
    pages("https://de.example/1", "https://fr.example/maps/1", "https://de.example/2");
  }

  private void pages(String... urls) throws IOException {
    Files.writeString(directory.resolve("pages.csv"), "loc\n" + String.join("\n", urls) + "\n");
  }

  private Site site(String toml) throws IOException {
    Files.writeString(directory.resolve("sitemap.toml"), toml);
    return Site.of(directory);
  }

  private String file(String name) throws IOException {
    return Files.readString(directory.resolve(name));
  }

  @Test
  void eachHostHasAnIndexAndAManifestOfItsOwn() throws IOException {
    List<Publication> done = site(TWO_HOSTS).publish();
    assertEquals(
        List.of("https://de.example/sitemap.xml", "https://fr.example/maps/sitemap.xml"),
        done.stream().map(Publication::entryPoint).toList());
    assertEquals(List.of(2L, 1L), done.stream().map(Publication::urls).toList());
    assertTrue(file("fr/sitemap.xml").contains("https://fr.example/maps/sitemap-fr.xml"));
    assertTrue(file("fr/sitemap-fr.xml").contains("<loc>https://fr.example/maps/1</loc>"));
    assertFalse(file("fr/sitemap-fr.xml").contains("de.example"));
    assertTrue(Files.exists(directory.resolve("de/.sitemap-manifest.json")));
    assertTrue(Files.exists(directory.resolve("fr/.sitemap-manifest.json")));
  }

  @Test
  void setsWithoutAPlaceGoToThatOfTheSite() throws IOException {
    Site site =
        site(
            "output = 'public'\nbase-url = 'https://de.example/'\n"
                + TWO_HOSTS.replace("output = 'de'\nbase-url = 'https://de.example/'\n", ""));
    assertEquals(List.of(List.of("de"), List.of("fr")), sets(site));
    site.publish();
    assertTrue(file("public/sitemap-de.xml").contains("<loc>https://de.example/1</loc>"));
    assertTrue(file("fr/sitemap-fr.xml").contains("<loc>https://fr.example/maps/1</loc>"));
  }

  @Test
  void setsWithOneOutputAreThereTogether() throws IOException {
    String toml =
        TWO_HOSTS
            + "[set.new]\noutput = './fr'\nbase-url = 'https://fr.example/maps'\n"
            + "include = 'https://fr.example/**'\n";
    Site site = site(toml);
    assertEquals(List.of(List.of("de"), List.of("fr", "new")), sets(site));
    site.publish();
    assertTrue(file("fr/sitemap.xml").contains("https://fr.example/maps/sitemap-new.xml"));
  }

  private static List<List<String>> sets(Site site) {
    return site.places().stream().map(SitePlace::sets).toList();
  }

  @Test
  void noPlaceChangesIfOneIsRefused() throws IOException {
    site(TWO_HOSTS).publish();
    pages("https://de.example/1", "https://de.example/2", "https://de.example/3");
    SitemapException e = assertThrows(SitemapException.class, () -> site(TWO_HOSTS).publish());
    assertTrue(e.getMessage().contains("/fr: error: "), e.getMessage());
    assertFalse(file("de/sitemap-de.xml").contains("https://de.example/3"));
  }

  @Test
  void eachPlaceIsCheckedByItsOwnUrl() throws IOException {
    Site site = site(TWO_HOSTS);
    site.publish();
    List<Problem> found = new ArrayList<>();
    CheckedSite checked = site.check(found::add);
    assertEquals(4, checked.documents());
    assertTrue(checked.isGood(), found::toString);
    Path moved = directory.resolve("fr/sitemap-fr.xml");
    Files.writeString(moved, file("fr/sitemap-fr.xml").replace("/maps/1", "/elsewhere"));
    site.check(found::add);
    assertTrue(
        found.stream().anyMatch(it -> it.code().equals("url.out-of-scope")), found::toString);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "output = 'x'|2:1|output: a set with an output of its own needs its url, too: base-url",
        "base-url = 'https://a.example/'|2:1|base-url: a set with a url of its own needs an output"
            + " of its own, too",
        "output = 'x'#base-url = 'x'|3:1|base-url: \"x\" is not the url of a directory; use one such"
            + " as https://example.com/sitemaps/",
        "output = 'x'#base-url = 'https://a.example/'#[set.b]#output = 'x'#base-url ="
            + " 'https://b.example/'|6:1|base-url: DIRx has two urls, \"https://a.example/\" and"
            + " \"https://b.example/\"; give all sets that are published there the same",
        "output = 'ftp://x/'#base-url = 'https://a.example/'|2:1|output: ftp://x/: cannot publish"
            + " to ftp://, only to a directory",
      })
  void whatIsWrongIsToldWhereItStands(String set, String place, String message) throws IOException {
    String toml = "[set.a]\n" + set.replace('#', '\n') + "\n" + INPUT;
    SitemapException e = assertThrows(SitemapException.class, () -> site(toml).publish());
    String expected = message.replace("DIR", directory + "/");
    String whole =
        directory.resolve("sitemap.toml") + ":" + place + ": error: config.value: " + expected;
    assertTrue(e.problem().toString().startsWith(whole), e.problem()::toString);
  }

  @Test
  void anOutputWithoutASetIsRefused() throws IOException {
    SitemapException e =
        assertThrows(
            SitemapException.class, () -> site("output = 'public'\n" + TWO_HOSTS).publish());
    assertEquals(
        "output: each set has an output of its own, so nothing is published here; remove this",
        e.problem().message());
  }

  @Test
  void feedsThatGrowBelongToOnePlace() {
    SitemapException e =
        assertThrows(
            SitemapException.class,
            () -> site(TWO_HOSTS.replace("pages.csv'", "pages.csv'\ngrow = true")));
    assertTrue(e.problem().message().startsWith("grow: a set has an output of its own"));
  }
}
