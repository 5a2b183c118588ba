package io.github.sitemaptoolkit.cli.option;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.cli.CommandRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The format of the inputs can be given to each command that reads sets of urls. */
class DocumentArgumentsTest {

  private static final String BASE = "https://example.com/";

  /** Without its name, this is a list of one url. */
  private static final String TABLE = "https://example.com/a,https://example.com/a.jpg\n";

  @TempDir Path directory;

  private String path(String name) {
    return directory.resolve(name).toString();
  }

  private String table() throws IOException {
    return Files.writeString(directory.resolve("table"), TABLE).toString();
  }

  @ParameterizedTest
  @ValueSource(strings = {"publish", "split", "merge", "convert"})
  void eachCommandReadsTheFormatThatIsGiven(String command) throws IOException {
    Path out = directory.resolve("out");
    boolean file = command.equals("merge") || command.equals("convert");
    String name = file ? path("out.xml") : out.toString();
    String[] arguments =
        file
            ? new String[] {command, "-", "-o", name, "--from", "csv"}
            : new String[] {command, "-", "-o", name, "--base-url", BASE, "--from", "CSV"};
    CommandRun.of(TABLE.getBytes(UTF_8), arguments).exits(0);
    String written = "";
    for (String each : new String[] {"out.xml", "out/sitemap.xml", "out/sitemap-1.xml"}) {
      Path found = directory.resolve(each);
      written += Files.exists(found) ? Files.readString(found) : "";
    }
    assertTrue(written.contains("<loc>https://example.com/a</loc>"), written);
  }

  @Test
  void anEmptyPipeIsToldAsWhatItShouldBe() {
    CommandRun run =
        CommandRun.of(
            new byte[0], "publish", "-", "-o", path("out"), "--base-url", BASE, "--from", "ndjson");
    assertTrue(run.exits(1).err().contains("there is no url to publish"), run.err());
  }

  @Test
  void listedSitemapsAreReadInTheirOwnFormat() throws IOException {
    Files.writeString(directory.resolve("list.txt"), BASE + "a\n");
    Files.writeString(
        directory.resolve("index"),
        """
        <sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
          <sitemap><loc>https://example.com/list.txt</loc></sitemap>
        </sitemapindex>
        """);
    String out = path("out.txt");
    CommandRun.of("merge", path("index"), "-o", out, "--from", "xml").exits(0);
    assertEquals(BASE + "a\n", Files.readString(Path.of(out)));
  }

  @Test
  void inputsOfASiteHaveTheirOwn() throws IOException {
    table();
    Files.writeString(directory.resolve("list"), BASE + "b,c\n");
    Files.writeString(
        directory.resolve("sitemap.toml"),
        """
        output = "public"
        base-url = "https://example.com/"
        from = "txt"
        [[input]]
        path = "table"
        from = "csv"
        [[input]]
        path = "list"
        """);
    CommandRun.of("publish", "--config", directory.toString()).exits(0);
    String set = Files.readString(directory.resolve("public/sitemap.xml"));
    assertTrue(set.contains("<loc>https://example.com/a</loc>"), set);
    assertTrue(set.contains("<loc>https://example.com/b,c</loc>"), set);
  }

  @Test
  void aFormatThatDoesNotExistIsToldAtItsPlace() throws IOException {
    table();
    Files.writeString(
        directory.resolve("sitemap.toml"),
        """
        output = "public"
        base-url = "https://example.com/"
        [[input]]
        path = "table"
        from = "sql"
        """);
    CommandRun run = CommandRun.of("publish", "--config", directory.toString()).exits(2);
    assertTrue(run.err().contains("sitemap.toml:5:1: error: config.value: from"), run.err());
    assertTrue(run.err().contains("from sql: use atom, csv"), run.err());
    run = CommandRun.of("publish", table(), "-o", "x", "--base-url", BASE, "--from", "sql");
    assertTrue(run.exits(2).err().startsWith("sitemap: --from sql: use atom, csv"), run.err());
  }
}
