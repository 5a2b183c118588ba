package io.github.sitemaptoolkit.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code publish --immutable} and {@code rollback}. */
class ImmutableNamesCommandTest {

  private static final String BASE = "https://example.com/";

  @TempDir Path directory;
  private String set;

  @BeforeEach
  void names() {
    set = directory.resolve("public").toString();
  }

  private String urls(String... names) throws IOException {
    Path file = directory.resolve("urls.txt");
    Files.write(file, Stream.of(names).map(name -> BASE + name).toList());
    return file.toString();
  }

  private CommandRun publish(String urls, String... options) {
    return CommandRun.of(
        Stream.concat(Stream.of("publish", urls, "-o", set, "--base-url", BASE), Stream.of(options))
            .toArray(String[]::new));
  }

  private List<String> sitemaps() throws IOException {
    try (Stream<Path> files = Files.list(Path.of(set))) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> name.startsWith("sitemap-"))
          .sorted()
          .toList();
    }
  }

  private String index() throws IOException {
    return Files.readString(Path.of(set).resolve("sitemap.xml"));
  }

  @Test
  void aSetIsPublishedAndRolledBack() throws IOException {
    publish(urls("a", "b"), "--immutable", "--gzip").exits(0);
    assertEquals(1, sitemaps().size());
    assertTrue(sitemaps().get(0).matches("sitemap-[0-9a-f]{32}\\.xml\\.gz"), sitemaps()::toString);
    String index = index();
    CommandRun.of("rollback", set).exits(1);
    publish(urls("a", "b", "c"), "--immutable", "--gzip").exits(0);
    assertEquals(2, sitemaps().size());
    CommandRun run = CommandRun.of("rollback", set).exits(0);
    assertEquals(
        set + ": went back to the set before, 2 urls in 1 sitemap; another rollback undoes this\n",
        run.err());
    assertEquals(index, index());
    CommandRun.of("verify", set).exits(0);
    CommandRun.of("rollback", set, "-q").exits(0);
    Files.delete(
        Path.of(set).resolve(index.replaceAll("(?s).*<loc>" + BASE + "(.*?)</loc>.*", "$1")));
    run = CommandRun.of("rollback", set).exits(1);
    assertTrue(run.err().contains("publish.no-former: the set before is not whole: 1 "), run.err());
  }

  @Test
  void anUpdateKeepsTheKindOfNames() throws IOException {
    publish(urls("a", "b"), "--immutable", "--keep", "3").exits(0);
    CommandRun.of("update", set, "--add", urls("c")).exits(0);
    assertEquals(2, sitemaps().size());
    String manifest = Files.readString(Path.of(set).resolve(".sitemap-manifest.json"));
    assertTrue(manifest.contains("\"immutable\": \"3\""), manifest);
  }

  @Test
  void aDryRunChangesNothing() throws IOException {
    publish(urls("a"), "--immutable").exits(0);
    CommandRun run = publish(urls("a", "b"), "--immutable", "--dry-run").exits(0);
    assertTrue(run.out().matches("(?s).*sitemap-[0-9a-f]{32}\\.xml +2 .*write.*"), run.out());
    assertEquals(1, sitemaps().size());
  }

  @Test
  void aSiteChoosesImmutableNames() throws IOException {
    urls("a", "b");
    Path config = directory.resolve("sitemap.toml");
    Files.writeString(
        config,
        """
        base-url = "https://example.com/"
        output = "public"
        immutable = true
        keep = "7d"
        [[input]]
        path = "urls.txt"
        """);
    CommandRun.of("publish", "--config", config.toString()).exits(0);
    assertTrue(sitemaps().get(0).matches("sitemap-[0-9a-f]{32}\\.xml"), sitemaps()::toString);
  }

  @Test
  void wrongUseIsRefused() throws IOException {
    CommandRun run = publish(urls("a"), "--keep", "1d").exits(2);
    assertTrue(run.err().contains("former sets are kept only with --immutable"), run.err());
    run = publish(urls("a"), "--immutable", "--keep", "soon").exits(2);
    assertTrue(run.err().contains("a time such as 1d or 12h"), run.err());
    CommandRun.of("rollback").exits(2);
    CommandRun.of("rollback", set).exits(1);
    assertTrue(Files.notExists(Path.of(set)));
  }

  @Test
  void aPlainSetHasNoWayBack() throws IOException {
    publish(urls("a")).exits(0);
    publish(urls("a", "b")).exits(0);
    CommandRun run = CommandRun.of("rollback", set).exits(1);
    assertTrue(run.err().contains("former sets are kept only if names are immutable"), run.err());
  }
}
