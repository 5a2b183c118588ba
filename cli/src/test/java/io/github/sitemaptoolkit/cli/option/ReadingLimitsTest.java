package io.github.sitemaptoolkit.cli.option;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.cli.CommandRun;
import io.github.sitemaptoolkit.limit.Limit;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ReadingLimitsTest {

  private static final String LIST = "https://a.example/1\nhttps://a.example/2\n";

  @TempDir Path directory;

  private String deep;
  private String list;
  private String output;

  @BeforeEach
  void write() throws IOException {
    String xml =
        "<urlset xmlns='http://www.sitemaps.org/schemas/sitemap/0.9'><url>"
            + "<loc>https://a.example/</loc>"
            + ("<x>".repeat(70) + "</x>".repeat(70))
            + "</url></urlset>";
    deep = Files.writeString(directory.resolve("deep.xml"), xml).toString();
    list = Files.writeString(directory.resolve("list.txt"), LIST).toString();
    output = directory.resolve("out.xml").toString();
  }

  @Test
  void aLimitThatIsPassedNamesTheOptionThatSetsIt() {
    CommandRun run = CommandRun.of("convert", deep, "-o", output).exits(1);
    String said = "the depth of nested elements exceeds the limit of 64 (depth); <x> is left out";
    assertTrue(run.err().contains(said), run.err());
    assertTrue(run.err().contains("(--limit NAME=N raises a limit; "), run.err());
    assertTrue(Files.exists(Path.of(output))); // one element is left out, and nothing else
  }

  @Test
  void higherLimitAdmitsMore() {
    CommandRun.of("convert", deep, "-o", output, "--limit", "depth=80").exits(0);
    CommandRun.of("count", deep, "--limit", "depth=80").exits(0);
    CommandRun.of("merge", deep, "-o", output, "--limit", "depth=80").exits(0);
  }

  @Tag("slow")
  @Test
  void higherLimitAdmitsCompressedDataThatExpandsMore() throws IOException {
    Path bomb = directory.resolve("bomb.txt.gz");
    try (var out = new GZIPOutputStream(Files.newOutputStream(bomb))) {
      out.write("https://a.example/\n".getBytes(StandardCharsets.UTF_8));
      out.write("\n".repeat(4 << 20).getBytes(StandardCharsets.UTF_8));
    }
    CommandRun run = CommandRun.of("convert", bomb.toString(), "--to", "csv").exits(1);
    assertTrue(run.err().contains("more than 200 to 1 (gzip-ratio)\n"), run.err());
    assertTrue(run.err().contains("(--limit NAME=N raises a limit; "), run.err());
    String more = "gzip-ratio=2000";
    CommandRun.of("convert", bomb.toString(), "--to", "csv", "--limit", more).exits(0);
    CommandRun.of("count", bomb.toString(), "--limit", more).exits(0);
    CommandRun.of("merge", bomb.toString(), "-o", bomb + ".xml", "--limit", more).exits(0);
  }

  @Test
  void theLastOfTwoCounts() {
    CommandRun.of("count", deep, "--limit", "depth=80", "--limit", "depth=20").exits(1);
  }

  @Test
  void lowerLimitHoldsForEveryFormat() throws IOException {
    Path table = Files.writeString(directory.resolve("a.csv"), "loc\n" + LIST);
    Path lines =
        Files.writeString(directory.resolve("a.ndjson"), "{\"loc\":\"https://a.example/\"}");
    for (String input : List.of(deep, list, table.toString(), lines.toString())) {
      CommandRun run = CommandRun.of("count", input, "--limit", "bytes=20").exits(1);
      String said = "the length of the document exceeds the limit of 20 (bytes)";
      assertTrue(run.err().contains(said), run.err());
      assertTrue(run.err().contains("(--limit NAME=N raises a limit; "), run.err());
    }
  }

  @Test
  void aDocumentMayBeAsLongAsTheLimit() {
    String length = Integer.toString(LIST.length());
    CommandRun run =
        CommandRun.of("convert", list, "-o", "-", "--to", "txt", "--limit", "bytes=" + length);
    assertEquals(LIST, run.exits(0).out());
    CommandRun.of("count", list, "--limit", "bytes=" + (LIST.length() - 1)).exits(1);
  }

  @ParameterizedTest
  @CsvSource({
    "dept=1, no such limit; known are bytes",
    "depth, 'give a limit and a number, as in --limit depth=100'",
    "depth=x, 'use a whole number, optionally followed by K, M or G, not \"x\"'",
    "depth=, 'use a whole number, optionally followed by K, M or G, not \"\"'",
    "bytes=9999999999999999999, use a whole number",
    "bytes=9999999999999999K, use a whole number",
    "depth=0, 'depth must be 1 to 1000, not 0'",
    "text-length=-1, 'text-length must be 1 to 67108864, not -1'"
  })
  void invalidLimitIsWrongUse(String limit, String said) {
    CommandRun run = CommandRun.of("count", deep, "--limit", limit).exits(2);
    assertTrue(run.err().startsWith("sitemap: --limit " + limit + ": " + said), run.err());
  }

  @Test
  void aLengthOfNothingIsWrongUse() {
    CommandRun run = CommandRun.of("count", list, "--limit", "bytes=0").exits(2);
    assertTrue(run.err().startsWith("sitemap: --limit bytes=0: bytes must be 1 to "), run.err());
    CommandRun.of("count", list, "--limit", "bytes=many").exits(2);
  }

  @Test
  void helpNamesThemWithTheirDefaults() {
    String help = CommandRun.of("convert", "--help-all").exits(0).out().replaceAll("\\s+", " ");
    for (Limit limit : Limit.values()) {
      assertTrue(help.contains(" " + limit.id() + "="), help);
    }
    assertTrue(help.contains(" depth=64, "), help);
    assertTrue(help.contains(" text-length=1M, "), help);
  }
}
