package io.github.sitemaptoolkit.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Sets as {@code publish} writes them: {@code validate} finds nothing wrong with them. */
class PublishedSetsTest {

  private static final Path EXAMPLES = Path.of("..", "examples");

  private static final String BASE = "https://www.example.com/";

  @TempDir Path directory;

  private static CommandRun run(String... arguments) {
    return CommandRun.of(arguments);
  }

  /** Publishes an input twice, at first a part of it. */
  private static void publish(String input, String shape, String output) {
    for (String part : new String[] {"--head 1", ""}) {
      List<String> arguments =
          new ArrayList<>(List.of("publish", input, "-o", output, "--base-url", BASE));
      arguments.addAll(List.of((shape + ' ' + part).strip().split(" ")));
      run(arguments.toArray(String[]::new)).exits(0);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "articles.json, --by month --gzip",
    "blog.rss, --by section:1 --max-urls 2 --immutable",
    "export.csv, --immutable",
    "recipes/Pages.csv, --max-urls 2",
    "recipes/ghost-feed.xml, --by month --gzip",
    "recipes/internal_all.csv, --max-urls 2",
    "recipes/jwplayer.rss, --gzip",
    "recipes/posts.json, --by section:1 --immutable",
    "recipes/wordpress-feed.xml, --by sequence --max-urls 2",
    "recipes/wp-sitemap-posts-post-1.xml, --by section:1 --max-urls 2",
    "site.xlsx, --immutable --max-urls 1",
    "urls.txt, --by month --immutable"
  })
  void nothingIsWrongWithASetOfGoodEntries(String input, String shape) {
    String output = directory.resolve("set").toString();
    publish(EXAMPLES.resolve(input).toString(), shape, output);
    for (String set : List.of(output, output + "/sitemap.xml")) {
      CommandRun run = run("validate", set, "--fail-on", "warning");
      assertEquals(0, run.exitCode(), () -> shape + ": " + run.out());
    }
  }

  @Test
  void theIndexOfTheSetOfAFileMayListASingleSitemap() throws IOException {
    Files.writeString(directory.resolve("urls.txt"), "https://example.com/a\n");
    Files.writeString(
        directory.resolve("sitemap.toml"),
        "base-url = 'https://example.com/'\noutput = 'public'\nimmutable = true\n"
            + "input = [{ path = 'urls.txt' }]\n");
    String config = directory.resolve("sitemap.toml").toString();
    run("publish", "--config", config).exits(0);
    assertFalse(run("validate", "--config", config).exits(0).out().contains("index.too-small"));
    String asked =
        run("validate", "--config", config, "--rule", "index.too-small=error").exits(1).out();
    assertTrue(asked.contains("index.too-small"), asked);
    String named = run("validate", directory.resolve("public").toString()).exits(0).out();
    assertTrue(named.contains("index.too-small"), named);
  }

  @Test
  void filesOfFormerSetsAreNoPartOfTheSite() throws IOException {
    String output = directory.resolve("public").toString();
    Path urls = Files.writeString(directory.resolve("urls.txt"), "https://example.com/a\n");
    String[] publish = {
      "publish", urls.toString(), "-o", output, "--base-url", "https://example.com/", "--immutable"
    };
    run(publish).exits(0);
    Files.writeString(urls, "https://example.com/a\nhttps://example.com/b\n");
    run(publish).exits(0);
    CommandRun run = run("validate", output, "--fail-on", "warning").exits(0);
    assertEquals(
        "1 file left out: sets keep them for crawlers that have a former index (-v lists them)\n",
        run.err());
    assertEquals("", run("validate", "-q", output).exits(0).err());
    String name =
        run("validate", "-v", output)
            .exits(0)
            .err()
            .lines()
            .filter(line -> line.contains("/sitemap-"))
            .map(line -> line.substring("left out: ".length()))
            .findFirst()
            .orElseThrow();
    assertEquals("", run("validate", name, output + "/sitemap.xml").exits(0).err());
    Files.writeString(directory.resolve("public/.sitemap-manifest.json"), "{}");
    run("validate", output, "--fail-on", "warning").exits(1); // anybody's file may be there
  }
}
