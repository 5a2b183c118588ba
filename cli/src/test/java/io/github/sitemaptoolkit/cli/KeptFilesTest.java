package io.github.sitemaptoolkit.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What the command keeps for itself is read by each later version: the files of the last two minor
 * versions lie in the repository. What a later one has written is refused and stays. To add the
 * files of this version, run with {@code -Dkept.write=MINOR}, such as 0.2, before its release.
 */
@Tag("slow")
class KeptFilesTest {

  private static final Path KEPT =
      Path.of("src/test/resources/io/github/sitemaptoolkit/cli/kept").toAbsolutePath();

  @TempDir Path directory;

  @BeforeAll
  static void write() throws IOException {
    String version = System.getProperty("kept.write");
    if (version != null) {
      KeptFiles.write(KEPT.resolve(version));
    }
  }

  static List<String> versions() throws IOException {
    try (Stream<Path> versions = Files.list(KEPT)) {
      return versions.map(it -> it.getFileName().toString()).sorted().toList();
    }
  }

  private void copy(String version) throws IOException {
    Path from = KEPT.resolve(version);
    try (Stream<Path> files = Files.walk(from)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        Path to = directory.resolve(from.relativize(file).toString());
        Files.createDirectories(to.getParent());
        Files.copy(file, to);
      }
    }
  }

  private String path(String name) {
    return directory.resolve(name).toString();
  }

  private String text(String name) throws IOException {
    return Files.readString(directory.resolve(name), StandardCharsets.ISO_8859_1);
  }

  private CommandRun run(String call) {
    return CommandRun.of(
        Arrays.stream(call.split(" "))
            .map(it -> it.replace("DIR/", directory + "/"))
            .toArray(String[]::new));
  }

  @ParameterizedTest
  @MethodSource("versions")
  void setsAreVerifiedUpdatedAndRolledBack(String version) throws IOException {
    copy(version);
    run("verify DIR/set").exits(0);
    String before = text("set/sitemap.xml");
    run("rollback DIR/set").exits(0);
    assertFalse(before.equals(text("set/sitemap.xml")));
    run("rollback DIR/set").exits(0);
    assertEquals(before, text("set/sitemap.xml"));
    Files.writeString(directory.resolve("more.txt"), "https://example.com/4\n");
    run("update DIR/set --add DIR/more.txt").exits(0);
    run("verify DIR/set").exits(0);
  }

  @ParameterizedTest
  @MethodSource("versions")
  void setsThatGrowStillKnowTheirFeeds(String version) throws IOException {
    copy(version);
    String list = feeds();
    assertTrue(text("growing/" + list).contains("\turn:1\t"), list);
    throughProxy("uno", "update DIR/growing --max-shrink 100% --feed " + KeptFiles.FEED);
    String set = text("growing/sitemap.xml");
    assertTrue(set.contains("/uno<") && !set.contains("/one<"), set); // the item has a new page
  }

  private String feeds() throws IOException {
    try (Stream<Path> files = Files.list(directory.resolve("growing"))) {
      return files
          .map(it -> it.getFileName().toString())
          .filter(it -> it.startsWith(".sitemap-feeds-"))
          .findFirst()
          .orElseThrow();
    }
  }

  @ParameterizedTest
  @MethodSource("versions")
  void changesThatStoppedHalfwayAreCompleted(String version) throws IOException {
    copy(version);
    run("verify DIR/stopped").exits(1);
    assertFalse(Files.exists(directory.resolve("stopped/.sitemap-manifest.json")));
    Files.writeString(directory.resolve("all.txt"), text("urls.txt"));
    run("publish DIR/all.txt -o DIR/stopped --base-url https://example.com/ --max-urls 2").exits(0);
    run("verify DIR/stopped").exits(0);
  }

  @ParameterizedTest
  @MethodSource("versions")
  void whatWasFetchedIsOnlyAskedFor(String version) throws IOException {
    copy(version);
    String said = throughProxy("one", "fetch " + KeptFiles.INDEX + " -o DIR/fetched");
    assertTrue(said.contains("unchanged") && !said.contains("new"), said);
  }

  private String throughProxy(String page, String call) throws IOException {
    HttpServer server = KeptFiles.server(page);
    try {
      String proxy = "http://127.0.0.1:" + server.getAddress().getPort();
      return run(call + " --proxy " + proxy).exits(0).err();
    } finally {
      server.stop(0);
    }
  }

  @ParameterizedTest
  @MethodSource("versions")
  void whatWasNotToldYetIsStillToBeTold(String version) throws IOException {
    copy(version);
    CommandRun run =
        run("tell DIR/told.txt --key " + KeptFiles.KEY + " --state DIR/told --dry-run").exits(0);
    assertEquals("https://example.com/2\nhttps://example.com/3\n", run.out());
  }

  @ParameterizedTest
  @MethodSource("versions")
  void inputsAreHeldToHowTheyWereRead(String version) throws IOException {
    copy(version);
    run("publish --config DIR/site").exits(0);
    String table = text("site/export.csv");
    Files.writeString(directory.resolve("site/export.csv"), table.replace("Modified", "Changed"));
    assertTrue(run("publish --config DIR/site").exits(1).err().contains("config.input-changed"));
    Files.writeString(
        directory.resolve("site/export.csv"), table.replaceAll("[0-9/]{10},200", ",200"));
    String lost = run("publish --config DIR/site").exits(1).err();
    assertTrue(lost.contains("sitemap.counts holds the last numbers"), lost);
  }

  @ParameterizedTest
  @MethodSource("versions")
  void knownFindingsAreKnown(String version) throws IOException {
    copy(version);
    String call = "validate DIR/broken.xml --baseline DIR/sitemap.baseline";
    Files.writeString(
        directory.resolve("sitemap.baseline"),
        text("sitemap.baseline")
            .replaceAll("\t[^\t]*broken.xml\t", "\t" + path("broken.xml") + "\t"));
    run(call).exits(0);
    run("validate DIR/broken.xml").exits(1);
  }

  @ParameterizedTest
  @MethodSource("versions")
  void numbersAreComparedWithThoseOfAnOldReport(String version) throws IOException {
    copy(version);
    Files.writeString(
        directory.resolve("look.txt"), "https://example.com/a/1\nhttps://example.com/a/2\n");
    String said = run("look DIR/look.txt --against DIR/look.json").exits(0).out();
    assertTrue(said.contains("+1"), said);
  }

  private Map<String, String> everything() throws IOException {
    Map<String, String> all = new TreeMap<>();
    try (Stream<Path> files = Files.walk(directory)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        String name = directory.relativize(file).toString().replace('\\', '/');
        all.put(name, text(name));
      }
    }
    return all;
  }

  /** The first line or key of each file tells a later version; nothing changes but locks. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          set/.sitemap-manifest.json      | "version": 1       | "version": 9, "toolkit": "0.4" | update DIR/set --add DIR/urls.txt
          set/.sitemap-manifest.json      | "version": 1       | "version": 9, "toolkit": "0.4" | verify DIR/set
          set/.sitemap-manifest.json      | "version": 1       | "version": 9, "toolkit": "0.4" | publish DIR/urls.txt -o DIR/set --base-url https://example.com/ --adopt --max-shrink 100%
          stopped/.sitemap-staging/journal | sitemap-journal 1 | sitemap-journal 9 (sitemap toolkit 0.4) | publish DIR/urls.txt -o DIR/stopped --base-url https://example.com/
          fetched/.sitemap-fetch          | sitemap-fetch 1    | sitemap-fetch 9 (sitemap toolkit 0.4) | fetch http://maps.example/index.xml -o DIR/fetched --proxy http://127.0.0.1:9
          told/told.properties            | version=1          | version=9\\ntoolkit=0.4 | tell DIR/told.txt --key 0123456789abcdef --state DIR/told
          site/sitemap.inputs             | # sitemap.inputs 1 | # sitemap.inputs 9 (sitemap toolkit 0.4) | publish --config DIR/site --accept-changed
          site/sitemap.counts             | # sitemap.counts 1 | # sitemap.counts 9 (sitemap toolkit 0.4) | publish --config DIR/site --accept-changed
          sitemap.baseline                | baseline 2         | baseline 9 (sitemap toolkit 0.4) | validate DIR/broken.xml --baseline DIR/sitemap.baseline --update-baseline
          look.json                       | "look": 1          | "look": 9, "toolkit": "0.4" | look DIR/urls.txt --against DIR/look.json
          """)
  void filesFromTheFutureAreRefusedAndStay(String file, String now, String later, String call)
      throws IOException {
    List<String> versions = versions();
    copy(versions.get(versions.size() - 1));
    String text = text(file);
    assertTrue(text.contains(now), text);
    Files.writeString(directory.resolve(file), text.replace(now, later.replace("\\n", "\n")));
    Map<String, String> before = everything();
    String said = run(call).exits(1).err() + run(call).out();
    assertTrue(said.contains(path(file)), said);
    assertTrue(
        said.contains("is version 9 of such a file, for sitemap toolkit 0.4 or later; this one"),
        said);
    assertTrue(said.contains("so update the toolkit"), said);
    Map<String, String> after = everything();
    after.keySet().removeIf(name -> name.endsWith("lock"));
    before.keySet().removeIf(name -> name.endsWith("lock"));
    assertEquals(before, after);
  }

  /** Before there were versions, files told none. */
  @Test
  void filesThatTellNoVersionAreOfTheFirst() throws IOException {
    copy("0.1");
    replace("told/told.properties", "version=1\n", "");
    replace("stopped/.sitemap-staging/journal", "sitemap-journal 1\n", "");
    replace("site/sitemap.inputs", "# sitemap.inputs 1: how", "# How");
    replace("site/sitemap.counts", "# sitemap.counts 1: what", "# What");
    assertEquals(
        "https://example.com/2\nhttps://example.com/3\n",
        run("tell DIR/told.txt --key " + KeptFiles.KEY + " --state DIR/told --dry-run").out());
    run("publish DIR/urls.txt -o DIR/stopped --base-url https://example.com/").exits(0);
    run("publish --config DIR/site").exits(0);
    assertTrue(text("site/sitemap.inputs").startsWith("# sitemap.inputs 1: how"));
    assertTrue(text("site/sitemap.counts").startsWith("# sitemap.counts 1: what"));
  }

  private void replace(String file, String text, String by) throws IOException {
    String before = text(file);
    assertTrue(before.contains(text), before);
    Files.writeString(directory.resolve(file), before.replace(text, by));
  }
}
