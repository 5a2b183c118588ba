package io.github.sitemaptoolkit.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A table or JSON document from which no entry comes replaces nothing. */
class EmptyInputTest {

  private static final String SITE = "https://a.example/";

  @TempDir Path directory;

  private String file(String name, String text) throws IOException {
    return Files.writeString(directory.resolve(name), text).toString();
  }

  private String path(String name) {
    return directory.resolve(name).toString();
  }

  private List<List<String>> commands(String input) {
    return List.of(
        List.of("convert", input, "-o", path("out.xml")),
        List.of("merge", input, "-o", path("out.xml")),
        List.of("split", input, "-o", directory.toString()));
  }

  private static CommandRun run(List<String> arguments, String... more) {
    String[] all = new String[arguments.size() + more.length];
    arguments.toArray(all);
    System.arraycopy(more, 0, all, arguments.size(), more.length);
    return CommandRun.of(all);
  }

  @ParameterizedTest
  @CsvSource({
    "header.csv, 'loc,lastmod\n'",
    "header.tsv, 'Address\tStatus Code\n'",
    "crawl.csv, 'Address,Status Code\nhttps://a.example/,301\n'",
    "empty.json, '[]'",
    "items.json, '{\"items\":[]}'",
    "nulls.json, '[null]'"
  })
  void noEntryFromATableIsRefusedUnlessItIsAllowed(String name, String text) throws IOException {
    String input = file(name, text);
    for (List<String> command : commands(input)) {
      for (String out : List.of("out.xml", "sitemap-1.xml")) {
        file(out, "old");
      }
      CommandRun refused = run(command, "-q").exits(1);
      assertEquals(
          input
              + ": error: doc.no-entries: no entry came from it, so nothing was written;"
              + " --allow-empty accepts it if that is intended\n",
          refused.err());
      assertEquals("old", Files.readString(directory.resolve("out.xml")));
      assertEquals("old", Files.readString(directory.resolve("sitemap-1.xml")));
      run(command, "--allow-empty").exits(0);
    }
    assertFalse(Files.readString(directory.resolve("sitemap-1.xml")).contains("old"));
    CommandRun.of("count", input).exits(0);
    CommandRun.of("diff", input, input).exits(0);
  }

  @ParameterizedTest
  @CsvSource({
    "empty.txt, ''",
    "empty.ndjson, ''",
    "empty.xml, '<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\"></urlset>'",
    "feed.json, '{\"version\":\"https://jsonfeed.org/version/1.1\",\"items\":[]}'"
  })
  void otherEmptyDocumentsAreWrittenAsEmptyOnes(String name, String text) throws IOException {
    for (List<String> command : commands(file(name, text))) {
      run(command).exits(0);
    }
  }

  @Test
  void oneOfSeveralInputsIsEnough() throws IOException {
    String good = file("good.txt", SITE + "\n");
    String empty = file("empty.csv", "loc\n");
    CommandRun.of("convert", good, empty, "-o", path("out.xml")).exits(1);
    CommandRun.of("merge", good, empty, "-o", path("out.xml")).exits(1);
    assertFalse(Files.exists(directory.resolve("out.xml")));
    String[] publish = {"publish", good, empty, "-o", path("public"), "--base-url", SITE, "-q"};
    CommandRun.of(publish).exits(1);
    assertFalse(Files.exists(directory.resolve("public/sitemap.xml")));
    run(List.of(publish), "--allow-empty").exits(0);
    CommandRun.of("update", path("public"), "--add", empty).exits(1);
    CommandRun.of("update", path("public"), "--add", empty, "--allow-empty").exits(0);
    CommandRun.of("publish", empty, "-o", path("public"), "--base-url", SITE, "--allow-empty")
        .exits(1); // no set is without urls
  }

  @Test
  void aConditionThatNothingMeetsIsNamed() throws IOException {
    String input = file("in.csv", "loc,kind\n" + SITE + ",a\n");
    CommandRun run =
        CommandRun.of("convert", input, "--rows", "kind=b", "-o", path("out.xml")).exits(1);
    assertEquals(
        input
            + ": warning: csv.where: 1 of 1 rows are left out by the condition [kind=b]\n"
            + input
            + ": error: doc.no-entries: no entry came from it, so nothing was written;"
            + " --allow-empty accepts it if that is intended\n",
        run.err());
  }
}
