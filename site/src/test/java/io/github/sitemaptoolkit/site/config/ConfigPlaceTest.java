package io.github.sitemaptoolkit.site.config;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Where the configuration of a site is looked for. */
class ConfigPlaceTest {

  @TempDir Path root;

  private Path working;

  @BeforeEach
  void make() throws IOException {
    root = root.toRealPath();
    working = Files.createDirectories(root.resolve("site/content/posts"));
  }

  private Optional<Path> find(Path home) {
    return new ConfigPlace(working, home).find();
  }

  @Test
  void oneAboveIsFoundUpToTheRepository() throws IOException {
    Files.createFile(root.resolve("site/sitemap.toml"));
    assertEquals(Optional.empty(), find(root.resolve("elsewhere")), "nothing limits the search");
    Files.createDirectory(root.resolve("site/.git"));
    assertEquals(Optional.of(Path.of("../../sitemap.toml")), find(root.resolve("elsewhere")));
  }

  @Test
  void noneAboveTheRepositoryIsFound() throws IOException {
    Files.createFile(root.resolve("sitemap.toml"));
    Files.createDirectory(root.resolve("site/.git"));
    assertEquals(Optional.empty(), find(root));
  }

  @Test
  void oneIsFoundUpToTheHomeDirectory() throws IOException {
    Files.createFile(root.resolve("sitemap.toml"));
    assertEquals(Optional.of(Path.of("../../../sitemap.toml")), find(root));
    assertEquals(Optional.empty(), find(root.resolve("site")));
  }

  @Test
  void theNearestIsTaken() throws IOException {
    Files.createFile(root.resolve("sitemap.toml"));
    Files.createFile(root.resolve("site/content/sitemap.toml"));
    assertEquals(Optional.of(Path.of("../sitemap.toml")), find(root));
    Files.createFile(working.resolve("sitemap.toml"));
    assertEquals(Optional.of(Path.of("sitemap.toml")), find(root));
    assertEquals(Optional.of(Path.of("sitemap.toml")), find(null));
  }

  @Test
  void oneAboveThatIsNotTakenIsNamed() throws IOException {
    var place = new ConfigPlace(working, root.resolve("elsewhere"));
    assertEquals(Optional.empty(), place.beyond());
    Files.createFile(root.resolve("site/sitemap.toml"));
    assertEquals(Optional.of(Path.of("../../sitemap.toml")), place.beyond());
    Files.createDirectory(root.resolve("site/content/.git"));
    assertEquals(Optional.of(Path.of("../../sitemap.toml")), place.beyond());
    Files.createDirectory(root.resolve("site/.git"));
    Files.delete(root.resolve("site/content/.git"));
    assertEquals(Optional.empty(), place.beyond(), "it is taken");
  }

  @Test
  void linksAboveAreNotFollowed() throws IOException {
    Path other = Files.createFile(root.resolve("other.toml"));
    Files.createSymbolicLink(root.resolve("sitemap.toml"), other);
    assertEquals(Optional.empty(), find(root));
  }
}
