package io.github.sitemaptoolkit.cli.nights;

import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.cli.CommandRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
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
}
