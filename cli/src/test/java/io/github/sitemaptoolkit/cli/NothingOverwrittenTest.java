package io.github.sitemaptoolkit.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** No command replaces a file that the same call names for something else. */
class NothingOverwrittenTest {

  private static final String NAMESPACE = "xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\"";
  private static final String BASE = " --base-url https://a.example/ ";

  @TempDir Path directory;

  @BeforeEach
  void writeFiles() throws IOException {
    file("list.txt", "https://a.example/1\nhttps://a.example/2\n");
    file("page.xml", urlset("https://a.example/3"));
    file("sitemap-1.xml", urlset("https://a.example/4"));
    file("index.xml", index("page.xml"));
    file("sub/child.csv", "loc\nhttps://a.example/5\n");
    file("sub/index.xml", index("child.csv"));
    file("names", directory.resolve("list.txt") + "\n");
    file("map", "Address=loc\n");
    file("robots.txt", "User-agent: *\nDisallow:\n");
    file("robots-listing.txt", "Sitemap: https://a.example/page.xml\n");
    file("comments", "# nothing here is a line of a robots.txt\n");
    file(
        "sitemap.toml",
        "output = \"public\"\nbase-url = \"https://a.example/\"\n"
            + "[[input]]\npath = \"list.txt\"\n");
    Files.createSymbolicLink(directory.resolve("link"), Path.of("list.txt"));
    Files.createLink(directory.resolve("hard"), directory.resolve("list.txt"));
  }

  private void file(String name, String text) throws IOException {
    Path file = directory.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  private static String urlset(String loc) {
    return "<urlset " + NAMESPACE + "><url><loc>" + loc + "</loc></url></urlset>";
  }

  private static String index(String child) {
    return "<sitemapindex "
        + NAMESPACE
        + "><sitemap><loc>https://a.example/"
        + child
        + "</loc></sitemap></sitemapindex>";
  }

  /**
   * Runs a command; words that begin with a slash are in the directory, as is the part after =/.
   */
  private CommandRun run(String command) {
    return CommandRun.of(
        Arrays.stream(command.strip().split(" +"))
            .map(word -> word.startsWith("/") ? directory + word : word)
            .map(word -> word.replace("=/", "=" + directory + '/'))
            .toArray(String[]::new));
  }

  /** Returns the content of all files. */
  private Map<String, String> contents() throws IOException {
    Map<String, String> contents = new TreeMap<>();
    try (Stream<Path> files = Files.walk(directory)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        contents.put(
            directory.relativize(file).toString(),
            Files.readString(file, StandardCharsets.ISO_8859_1));
      }
    }
    return contents;
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        // convert: its output
        "convert /list.txt -o /list.txt | the input list.txt",
        "convert /list.txt -o /sub/../list.txt | the input list.txt",
        "convert /list.txt -o /link --to txt | the input list.txt",
        "convert /list.txt -o /hard --to txt | the input list.txt",
        "convert /link -o /list.txt | the input link",
        "convert /list.txt /page.xml -o /page.xml | the input page.xml",
        "convert /page.xml /list.txt -o /{stem}.xml --to xml | the input page.xml",
        "convert --files-from /names -o /names --to txt | --files-from names",
        "convert --files-from /names -o /list.txt | the input list.txt",
        "convert /list.txt --map-file /map -o /map --to txt | --map-file map",
        "convert --expand /index.xml -o /page.xml | the listed sitemap page.xml",
        "convert --expand /sub/index.xml -o /sub/{stem}.csv --to csv --report json=/sub/child.csv"
            + " | the listed sitemap sub/child.csv",
        "convert /index.xml -o /page.xml | the listed sitemap page.xml",
        "convert --no-expand /index.xml -o /page.xml | the listed sitemap page.xml",
        "convert --no-expand /index.xml /list.txt -o /page.xml | the listed sitemap page.xml",
        "convert /index.xml -o /x.xml --loss-report /page.xml | the listed sitemap page.xml",
        // convert: its reports
        "convert /list.txt -o /x.xml --report json=/list.txt | the input list.txt",
        "convert /list.txt -o /x.xml --report json=/x.xml | --report x.xml",
        "convert /list.txt -o /x.xml --report json=/X.xml | --report X.xml",
        "convert /list.txt -o /{stem}.xml --report json=/list.xml | --report list.xml",
        "convert /list.txt -o /x.xml --loss-report /link | the input list.txt",
        "convert /list.txt -o /x.xml --loss-report /x.xml | --loss-report x.xml",
        "convert /list.txt -o /x.xml --report json=/r --loss-report /r | --report r",
        "convert /list.txt -o /x.xml --map-file /map --report json=/map | --map-file map",
        "convert --files-from /names -o /x.xml --loss-report /names | --files-from names",
        "convert --expand /index.xml -o /x.csv --report json=/page.xml | the listed sitemap page.xml",
        // merge, split, index
        "merge /list.txt /page.xml -o /page.xml | the input page.xml",
        "merge /index.xml /list.txt -o /page.xml | the listed sitemap page.xml",
        "merge /index.xml -o /index.xml | the input index.xml",
        "merge /robots-listing.txt -o /page.xml | the listed sitemap page.xml",
        "merge /list.txt --map-file /map.csv -o /map.csv | --map-file map.csv",
        "split /sitemap-1.xml /list.txt -o / | the input sitemap-1.xml",
        "index / --base-url https://a.example/ -o /page.xml | the sitemap page.xml",
        // publish, update
        "publish /list.txt -o /public --base-url https://a.example/ --robots /list.txt"
            + " | not a robots.txt",
        "publish /list.txt -o /public --base-url https://a.example/ --robots /page.xml"
            + " | not a robots.txt",
        "publish /list.txt -o /public --base-url https://a.example/ --robots /comments"
            + " | not a robots.txt",
        "publish /list.txt -o /public --base-url https://a.example/ --robots /public/sitemap.xml"
            + " | --robots public/sitemap.xml",
        "publish /robots-listing.txt -o /public --base-url https://a.example/ --robots"
            + " /robots-listing.txt | the input robots-listing.txt",
        "publish --config /sitemap.toml --robots /sitemap.toml | not a robots.txt",
        // validate
        "validate /list.txt --report json=/list.txt | the input list.txt",
        "validate /list.txt --report json=/hard | the input list.txt",
        "validate /list.txt --map-file /map --report json=/map | --map-file map",
        "validate --files-from /names --report json=/names | --files-from names",
        "validate /index.xml --report json=/page.xml | the listed sitemap page.xml",
        "validate --expand /index.xml --report sarif=/page.xml | the listed sitemap page.xml",
        "validate /list.txt --report json=/r --report sarif=/sub/../r | --report r",
        // init
        "init /list.txt -o /list.txt --force | the input list.txt",
        "init /list.txt -o /link --force | the input list.txt",
      })
  void noCommandReplacesWhatItReadsOrWritesElsewhere(String command, String named)
      throws IOException {
    file("map.csv", "Address=loc\n");
    Map<String, String> before = contents();
    CommandRun run = run(command).exits(2);
    assertTrue(
        run.err().replace(directory + "/", "").lines().findFirst().orElse("").contains(named),
        run.err());
    assertEquals(before, contents());
  }

  @Test
  void aSetDoesNotReplaceASitemapThatIsNotOfIt() throws IOException {
    file("site/sitemap.xml", index("sitemap-posts.xml"));
    file("site/sitemap-posts.xml", urlset("https://a.example/post"));
    Map<String, String> before = contents();
    CommandRun run = run("publish /site/sitemap.xml -o /site" + BASE).exits(1);
    assertTrue(
        run.err().startsWith(directory + "/site/sitemap.xml: error: publish.foreign: "), run.err());
    assertEquals(before, contents());
    run("publish --dry-run /site/sitemap.xml -o /site" + BASE).exits(1);
    assertEquals(before, contents());
    run("publish --adopt /site/sitemap.xml -o /site" + BASE).exits(0);
    assertTrue(contents().get("site/sitemap.xml").contains("https://a.example/post"));
  }

  @Test
  void aPublishedSetIsAnInputOfItsOwn() throws IOException {
    run("publish /list.txt -o /public" + BASE).exits(0);
    run("publish /public/sitemap.xml /page.xml -o /public" + BASE).exits(0);
    assertTrue(contents().get("public/sitemap.xml").contains("https://a.example/3"));
    run("update /public --remove /public/sitemap.xml --add /list.txt").exits(0);
    assertFalse(contents().get("public/sitemap.xml").contains("https://a.example/3"));
  }

  @Test
  void aRobotsFileGetsItsLineInsteadOfBeingReplaced() throws IOException {
    for (int times = 0; times < 2; times++) {
      run("publish /list.txt -o /public --robots /robots.txt" + BASE).exits(0);
      run("publish /list.txt -o /public --robots /new.txt" + BASE).exits(0);
    }
    assertEquals(
        "User-agent: *\nDisallow:\nSitemap: https://a.example/sitemap.xml\n",
        contents().get("robots.txt"));
    assertEquals("Sitemap: https://a.example/sitemap.xml\n", contents().get("new.txt"));
  }

  @Test
  void standardOutputIsNoRobotsFile() throws IOException {
    Map<String, String> before = contents();
    CommandRun run = run("publish /list.txt -o /public --robots -" + BASE).exits(2);
    assertTrue(run.err().contains("--robots - takes the name of a file"), run.err());
    assertEquals(before, contents());
    assertFalse(Files.exists(Path.of("-")));
  }

  @Test
  void robotsOfAConfigurationIsNoOtherFileOfTheSite() throws IOException {
    String site = contents().get("sitemap.toml");
    for (String named : new String[] {"sitemap.toml", "list.txt", "public/sitemap.xml"}) {
      file("sitemap.toml", "robots = \"" + named + "\"\n" + site);
      Map<String, String> before = contents();
      CommandRun run = run("publish --config /sitemap.toml").exits(2);
      assertTrue(run.err().contains(named), run.err());
      assertEquals(before, contents());
    }
  }

  @Test
  void aJarThatIsLoadedIsNotReplaced() throws IOException {
    Path jar = directory.resolve("jars/library.jar");
    Files.createDirectories(jar.getParent());
    TestJar.pack(jar.getParent(), "library.jar", "", null);
    byte[] before = Files.readAllBytes(jar);
    String command = "convert /list.txt --extensions /jars --to xml -o /jars/library.jar";
    assertTrue(run(command).exits(2).err().contains("would replace the jar"));
    assertEquals(before.length, Files.size(jar));
  }

  @Test
  void outputsOfABatchAreNoSitemapsOfItsIndexes() throws IOException {
    file("in/index.xml", index("page.csv"));
    file("in/page.csv", "loc\nhttps://a.example/5\n");
    file("in/page.txt", "https://a.example/6\n");
    Map<String, String> before = contents();
    CommandRun run =
        run("convert --expand /in/page.txt /in/index.xml --to csv -o /in/{stem}.csv").exits(2);
    assertTrue(run.err().contains("would replace the listed sitemap"), run.err());
    assertEquals(before, contents());
  }
}
