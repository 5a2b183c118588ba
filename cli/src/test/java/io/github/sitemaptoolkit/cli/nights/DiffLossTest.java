package io.github.sitemaptoolkit.cli.nights;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.cli.CommandRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The guard of values for those who publish by other means. */
class DiffLossTest {

  @TempDir Path directory;

  private String list(String name, String date) throws IOException {
    var list = new StringBuilder("loc,lastmod\n");
    for (int i = 0; i < 20; i++) {
      list.append("https://example.com/").append(i).append(',').append(date).append('\n');
    }
    return Files.writeString(directory.resolve(name), list).toString();
  }

  @Test
  void theExitCodeTellsOfLostValuesOnly() throws IOException {
    String dated = list("dated.csv", "2026-11-20");
    String later = list("later.csv", "2026-11-21");
    String bare = list("bare.csv", "");
    CommandRun.of("diff", dated, later).exits(1);
    CommandRun.of("diff", dated, later, "--max-loss", "50%").exits(0);
    String told = CommandRun.of("diff", dated, bare, "--max-loss", "50%").exits(1).err();
    assertTrue(told.contains("entries would lose values: with lastmod 20 -> 0"), told);
    CommandRun.of("diff", dated, bare, "--max-loss", "100%").exits(0);
    CommandRun.of("diff", dated, bare, "--max-loss", "x").exits(2);
  }

  /** One input of two loses its films; the message says from which column they came. */
  @Test
  void aRefusalNamesTheInputAndTheColumn() throws IOException {
    Files.writeString(
        directory.resolve("sitemap.toml"),
        """
        output = 'public'
        base-url = 'https://example.com/'
        [[input]]
        path = 'pages.csv'
        [[input]]
        path = 'more.csv'
        """);
    var pages = new StringBuilder("loc,lastmod,Picture\n");
    var more = new StringBuilder("loc\n");
    for (int i = 0; i < 40; i++) {
      String url = "https://example.com/" + i;
      pages
          .append(url)
          .append(",2026-11-")
          .append(10 + i % 20)
          .append(',')
          .append(url)
          .append(".jpg\n");
      more.append(url).append("-more\n");
    }
    Files.writeString(directory.resolve("pages.csv"), pages);
    Files.writeString(directory.resolve("more.csv"), more);
    CommandRun.of("publish", "--config", directory.toString()).exits(0);
    Files.writeString(
        directory.resolve("pages.csv"),
        pages.toString().replaceAll("(?m)2026-11-\\d\\d", "2026-12-01"));
    String told = CommandRun.of("publish", "--config", directory.toString()).exits(1).err();
    assertTrue(
        told.contains("publish.loss: entries would lose values: with different dates in lastmod"),
        told);
    assertTrue(
        told.contains("; lastmod was column \"lastmod\" of pages.csv; nothing was written"), told);
  }

  private void site(String more) throws IOException {
    Files.writeString(
        directory.resolve("sitemap.toml"),
        "output = 'public'\nbase-url = 'https://example.com/'\n[[input]]\npath = 'pages.csv'\n"
            + more);
  }

  /** What publish would refuse is to be seen. */
  @Test
  void diffShowsWhatPublishWouldRefuse() throws IOException {
    site("");
    list("pages.csv", "2026-11-20");
    CommandRun.of("publish", "--config", directory.toString()).exits(0);
    list("pages.csv", "");
    CommandRun.of("publish", "--config", directory.toString()).exits(1);
    String shown = CommandRun.of("diff", "--config", directory.toString()).exits(1).out();
    assertTrue(shown.contains("lastmod: 2026-11-20 -> (none)"), shown);
  }

  @Test
  void whatIsWrongInTellIsToldBeforeAnythingIsPublished() throws IOException {
    site("[tell]\nstate = '.told'\nkey = 'x y'\n");
    list("pages.csv", "2026-11-20");
    CommandRun.of("publish", "--config", directory.toString(), "-q", "--tell").exits(2);
    assertFalse(Files.exists(directory.resolve("public")));
  }

  @Test
  void theFirstDryRunHasNothingToTell() throws IOException {
    site("[tell]\nstate = '.told'\nkey = 'a1b2c3d4e5f60718293a4b5c6d7e8f90'\n");
    list("pages.csv", "2026-11-20");
    CommandRun run =
        CommandRun.of("publish", "--config", directory.toString(), "--tell", "--dry-run").exits(0);
    assertTrue(run.err().contains("the first call: the input is remembered"), run.err());
    assertTrue(run.err().endsWith("0 urls would be told\n"), run.err());
  }

  @Test
  void beforeTheFirstPublicationCommandsNamePublish() throws IOException {
    site("");
    list("pages.csv", "2026-11-20");
    for (String command : List.of("look", "validate", "diff")) {
      String told = CommandRun.of(command, "--config", directory.toString()).exits(4).err();
      assertTrue(told.contains("nothing is published there yet, sitemap publish does it"), told);
    }
  }
}
