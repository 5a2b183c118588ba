package io.github.sitemaptoolkit.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** In the directory of a sitemap.toml, commands need no arguments. */
@Tag("slow") // a working directory needs a process
class SiteOfDirectoryTest {

  @TempDir Path site;

  /** What a process printed. */
  record Run(String out, String err) {}

  @BeforeEach
  void publish() throws IOException {
    Files.createDirectories(site.resolve(".git"));
    Files.createDirectories(site.resolve("below"));
    Files.writeString(site.resolve("urls.txt"), "https://example.com/a\nhttps://example.com/b\n");
    Files.writeString(
        site.resolve("sitemap.toml"),
        """
        base-url = 'https://example.com/'
        output = 'public'
        [[input]]
        path = 'urls.txt'
        """);
    CommandRun.of("publish", "-q", "--config", site.toString()).exits(0);
  }

  private Run run(int exitCode, String directory, String... arguments) throws Exception {
    return piped(exitCode, directory, "", arguments);
  }

  private Run piped(int exitCode, String directory, String stdin, String... arguments)
      throws Exception {
    Path errors = Files.createTempFile(site, "err", ".log");
    ProcessBuilder call = CommandProcess.of(site.resolve(directory), List.of(arguments));
    call.command().add(1, "-Dsitemap.terminals="); // as the launcher says: none is a terminal
    Process process = call.redirectError(errors.toFile()).start();
    process.getOutputStream().write(stdin.getBytes(UTF_8));
    process.getOutputStream().close();
    String out = new String(process.getInputStream().readAllBytes(), UTF_8);
    var run = new Run(out, Files.readString(errors));
    Files.delete(errors);
    assertEquals(exitCode, process.waitFor(), run::toString);
    return run;
  }

  private CommandRun configured(String command, String... arguments) {
    List<String> all = new ArrayList<>(List.of(command, "--config", site.toString()));
    all.addAll(List.of(arguments));
    return CommandRun.of(all.toArray(String[]::new));
  }

  @Test
  void verifyChecksTheSet() throws Exception {
    assertEquals(
        """
        sitemap: using sitemap.toml; its set is public
        public: 2 urls in 1 sitemap, all as published
        """,
        run(0, "", "verify").err());
    assertEquals(
        """
        sitemap: using ../sitemap.toml; its set is ../public
        ../public: 2 urls in 1 sitemap, all as published
        """,
        run(0, "below", "verify").err());
    assertEquals("", run(0, "", "verify", "-q").err());
  }

  @Test
  void verifyTakesTheFileThatIsNamed() {
    String set = site.resolve("public").toString();
    assertEquals(
        set + ": 2 urls in 1 sitemap, all as published\n", configured("verify").exits(0).err());
    assertTrue(configured("verify", "--trust", "x").exits(2).err().contains("--trust x"));
    String none = site.resolve("none").toString();
    assertTrue(configured("verify", none).exits(1).out().contains(none), "DIR goes before it");
  }

  @Test
  void lookCountsTheSet() throws Exception {
    Run run = run(0, "", "look");
    assertEquals("sitemap: using sitemap.toml; its set is public\n", run.err());
    assertTrue(run.out().startsWith("public/sitemap.xml: 2 urls in 1 file"), run.out());
    run = run(0, "below", "look", "-q");
    assertEquals("", run.err());
    assertTrue(run.out().startsWith("../public/sitemap.xml: 2 urls"), run.out());
    run = run(0, "", "look", "urls.txt");
    assertEquals("", run.err(), "the file is not used");
    assertTrue(run.out().startsWith("urls.txt: 2 urls"), run.out());
  }

  @Test
  void lookReadsWhatIsPipedIn() throws Exception {
    Run run = piped(0, "", "https://example.com/c\n", "look");
    assertEquals("sitemap: reading standard input, not sitemap.toml\n", run.err());
    assertTrue(run.out().startsWith("-: 1 url in 1 file"), run.out());
    assertEquals("", piped(0, "", "https://example.com/c\n", "look", "-q").err());
  }

  @Test
  void validateChecksTheSetAsTheFileSays() throws Exception {
    Run run = run(0, "", "validate");
    assertEquals("sitemap: using sitemap.toml; its set is public\n", run.err());
    assertTrue(run.out().contains(" 2 urls"), run.out());
    Files.writeString(
        site.resolve("sitemap.toml"),
        "output = 'public'\n[validation]\nrule = { 'lastmod.missing' = 'error' }\n");
    assertTrue(run(1, "below", "validate").out().contains("../public/sitemap.xml"));
    run(0, "", "validate", "urls.txt");
    run = piped(0, "", "https://example.com/c\n", "validate");
    assertEquals("sitemap: reading standard input, not sitemap.toml\n", run.err());
    assertTrue(run.out().contains(" 1 url"), run.out());
  }

  @Test
  void validateKnowsTheProfileAndTheUrlOfTheSite() throws IOException {
    String top = "base-url = 'https://example.org/'\noutput = 'public'\n";
    Files.writeString(site.resolve("sitemap.toml"), top + "validate = 'baidu'\n");
    CommandRun run = configured("validate", "--report", "json").exits(0);
    assertTrue(run.out().contains("\"profile\": \"baidu\""), run.out());
    assertTrue(run.out().contains("url.other-host"), run.out());
    run = configured("validate", "--location", "https://example.com/sitemap.xml").exits(0);
    assertFalse(run.out().contains("url.other-host"), run.out());
    Files.writeString(
        site.resolve("sitemap.toml"), top + "validate = 'baidu'\n[validation]\nprofile = 'bing'\n");
    run = configured("validate", "--report", "json").exits(0);
    assertTrue(run.out().contains("\"profile\": \"bing\""), run.out());
    Files.writeString(site.resolve("sitemap.toml"), top + "validate = 'nobody'\n");
    run = configured("validate").exits(2);
    assertTrue(run.err().contains("sitemap.toml:3:1: error: config.value: "), run.err());
    Files.writeString(site.resolve("sitemap.toml"), "base-url = 'x'\noutput = 'public'\n");
    run = configured("validate").exits(2);
    assertTrue(run.err().contains("base-url: \"x\" is not the url of a directory"), run.err());
  }

  private String published(String file) throws IOException {
    return Files.readString(site.resolve("public").resolve(file));
  }

  @Test
  void updateChangesTheSetAsPublishWould() throws Exception {
    Files.writeString(
        site.resolve("sitemap.toml"),
        """
        base-url = 'https://example.com/'
        output = 'public'
        map = { Adresse = 'loc' }
        expect-rows = 2
        [defaults]
        changefreq = 'daily'
        """);
    Files.writeString(site.resolve("below/new.csv"), "Nr,Adresse\n1,https://example.com/n\n");
    Run run = run(0, "below", "update", "--add", "new.csv");
    assertTrue(run.err().startsWith("sitemap: using ../sitemap.toml; its set is ../public\n"));
    assertTrue(published("sitemap.xml").contains("<loc>https://example.com/n</loc>"));
    assertTrue(published("sitemap.xml").contains("<changefreq>daily</changefreq>"));
    assertEquals("", run(0, "", "update", "-q", "--remove", "below/new.csv").err());
    assertFalse(published("sitemap.xml").contains("https://example.com/n"));
  }

  @Test
  void updateReadsPagesAtTheUrlOfTheSite() throws Exception {
    Files.createDirectories(site.resolve("pages"));
    Files.writeString(
        site.resolve("pages/new.html"), "<html><head><title>New</title></head></html>");
    run(0, "", "update", "-q", "--add", "pages", "--from", "html");
    assertTrue(published("sitemap.xml").contains("<loc>https://example.com/new.html</loc>"));
  }

  @Test
  void updateNeedsToKnowWhatChanges() throws IOException {
    assertTrue(
        configured("update").exits(2).err().contains("nothing to do: give --add, --remove or --"));
    Path file = site.resolve("sitemap.toml");
    Files.writeString(file, Files.readString(file) + "[set.pages]\n");
    CommandRun.of("publish", "-q", "--config", site.toString()).exits(0);
    String urls = site.resolve("urls.txt").toString();
    String err = configured("update", "--add", urls).exits(1).err();
    assertTrue(err.contains("sitemap publish --set NAME"), err);
  }

  @Test
  void rollbackNamesTheSetAndTakesNoFileAbove() throws Exception {
    Path file = site.resolve("sitemap.toml");
    Files.writeString(file, Files.readString(file).replace("[[", "immutable = true\n[["));
    CommandRun.of("publish", "-q", "--config", site.toString()).exits(0);
    String index = published("sitemap.xml");
    Files.writeString(site.resolve("urls.txt"), "https://example.com/a\nhttps://example.com/c\n");
    CommandRun.of("publish", "-q", "--config", site.toString()).exits(0);
    String err = run(2, "below", "rollback").err();
    assertTrue(
        err.startsWith(
            "sitemap: DIR is missing: ../sitemap.toml is not in this directory; name the set, or"
                + " --config ../sitemap.toml\n"),
        err);
    err = run(0, "", "rollback").err();
    assertTrue(err.startsWith("sitemap: using sitemap.toml; its set is public\npublic: "), err);
    assertEquals(index, published("sitemap.xml"));
    run(0, "below", "rollback", "--config", "../sitemap.toml");
    assertFalse(published("sitemap.xml").equals(index), "a second one undoes the first");
  }

  @Test
  void tellNamesTheSetAndTakesNoFileAbove() throws Exception {
    String err = run(2, "", "tell").err();
    assertTrue(err.startsWith("sitemap: using sitemap.toml; its set is public\n"), err);
    assertTrue(err.contains("--state is missing"), err);
    Path file = site.resolve("sitemap.toml");
    Files.writeString(
        file, Files.readString(file) + "[tell]\nstate = 'told'\nfirst = 'all'\nkey = '12345678'\n");
    Run run = run(0, "", "tell", "--dry-run");
    assertEquals("https://example.com/a\nhttps://example.com/b\n", run.out());
    assertEquals(
        "sitemap: using sitemap.toml; its set is public\n2 urls would be told\n", run.err());
    err = run(2, "below", "tell", "--dry-run").err();
    assertTrue(
        err.startsWith(
            "sitemap: INPUT is missing: ../sitemap.toml is not in this directory; name the set, or"
                + " --config ../sitemap.toml\n"),
        err);
    run(0, "below", "tell", "--dry-run", "--config", "../sitemap.toml");
    err = piped(2, "", "https://example.com/c\n", "tell", "--dry-run").err();
    assertTrue(err.startsWith("sitemap: reading standard input, not sitemap.toml\n"), err);
    assertTrue(err.contains("--state is missing"), err);
  }

  @Test
  void keyIsMadeAndSearchConsoleToldWithoutTheSet() throws Exception {
    Files.writeString(site.resolve("sitemap.toml"), "this is not TOML");
    assertEquals("", run(0, "", "tell", "--make-key", "public").err());
    String err = run(2, "", "tell", "--search-console", "sc-domain:a.example").err();
    assertFalse(err.contains("sitemap.toml"), err);
  }

  @Test
  void diffComparesTheSetWithWhatPublishWouldWrite() throws Exception {
    Run run = run(0, "", "diff");
    assertEquals("", run.out());
    assertEquals(
        "sitemap: using sitemap.toml; its set is public\n0 added, 0 removed, 0 changed\n",
        run.err());
    String before = published("sitemap.xml");
    Files.writeString(site.resolve("urls.txt"), "https://example.com/c\nno url\n");
    run = run(1, "below", "diff");
    assertEquals(
        "- https://example.com/a\n- https://example.com/b\n+ https://example.com/c\n", run.out());
    assertTrue(run.err().contains("txt.not-url"), run.err());
    assertTrue(run.err().endsWith("1 added, 2 removed, 0 changed\n"), run.err());
    assertEquals(before, published("sitemap.xml"));
    assertTrue(configured("publish").exits(1).err().contains("publish.shrink"), "not guarded");
  }

  @Test
  void diffSaysWhatItCannotKnow() throws Exception {
    String urls = site.resolve("urls.txt").toString();
    assertTrue(configured("diff", urls).exits(2).err().contains("NEW is missing"));
    Files.writeString(site.resolve("sitemap.toml"), "output = 'public'\n");
    String err = configured("diff").exits(2).err();
    assertTrue(err.contains("base-url"), err);
    Files.writeString(
        site.resolve("sitemap.toml"), "base-url = 'https://example.com/'\noutput = 'public'\n");
    for (String command : List.of("diff", "publish")) {
      err = configured(command).exits(2).err();
      assertTrue(err.contains("sitemap.toml: the file has no [[input]]; write one"), err);
    }
    Files.delete(site.resolve("sitemap.toml"));
    err = run(2, "", "diff").err();
    assertTrue(err.startsWith("sitemap: OLD is missing: there is no sitemap.toml"), err);
  }

  @Test
  void loopOverSitesReadsItsOwnLines() throws Exception {
    for (String name : List.of("one", "two")) {
      Files.createDirectories(site.resolve(name));
      Files.writeString(site.resolve(name + "/urls.txt"), "https://example.com/" + name + "\n");
      Files.copy(site.resolve("sitemap.toml"), site.resolve(name + "/sitemap.toml"));
    }
    String lines = "https://example.com/line\n";
    for (String command : List.of("publish", "verify", "diff", "update --add urls.txt")) {
      for (String name : List.of("one", "two")) {
        Run run = piped(0, name, lines, command.split(" "));
        assertFalse(run.toString().contains("line"), run::toString);
      }
    }
    assertTrue(Files.readString(site.resolve("two/public/sitemap.xml")).contains(".com/two<"));
  }

  @Test
  void publishReadsStandardInputOnlyIfItIsTold() throws Exception {
    Files.delete(site.resolve("sitemap.toml"));
    String lines = "https://example.com/line\n";
    String[] call = {"publish", "-o", "new", "--base-url", "https://example.com/"};
    String err = piped(2, "", lines, call).err();
    assertTrue(
        err.startsWith(
            "sitemap: there is no input: name a file or an address, or - for standard input\n"),
        err);
    piped(0, "", lines, "publish", "-", "-o", "new", "--base-url", "https://example.com/");
    assertTrue(Files.exists(site.resolve("new/sitemap.xml")));
  }

  @ParameterizedTest
  @ValueSource(strings = {"publish", "verify", "diff", "update --remove urls.txt --max-shrink 100"})
  void openSilentPipeHangsNothing(String command) throws Exception {
    silent(command.startsWith("update") ? 1 : 0, command.split(" "));
  }

  @Test
  void openSilentPipeMayBeTheInputOrNot() throws Exception {
    assertEquals(
        "sitemap: standard input is open, and nothing has come in 10 seconds: name - to wait for"
            + " it, or --config sitemap.toml\nSee: sitemap validate --help\n",
        silent(2, "validate").err());
  }

  /** Runs the command with a standard input that is open, and has nothing. */
  private Run silent(int exitCode, String... arguments) throws Exception {
    Path errors = Files.createTempFile(site, "err", ".log");
    ProcessBuilder call = CommandProcess.of(site, List.of(arguments));
    call.command().add(1, "-Dsitemap.terminals=");
    Process process = call.redirectError(errors.toFile()).start();
    try {
      assertTrue(process.waitFor(60, TimeUnit.SECONDS), () -> List.of(arguments) + " hangs");
      String out = new String(process.getInputStream().readAllBytes(), UTF_8);
      var run = new Run(out, Files.readString(errors));
      assertEquals(exitCode, process.exitValue(), run::toString);
      return run;
    } finally {
      process.destroyForcibly();
    }
  }

  @Test
  void verifySaysWhatItCannotKnow() throws Exception {
    Files.writeString(site.resolve("sitemap.toml"), "gzip = true\n");
    String file = site.resolve("sitemap.toml").toString();
    assertEquals(
        "sitemap: " + file + ": the file names no output; name a DIR\n",
        configured("verify").exits(2).err().replaceFirst("See: .*\n", ""));
    Files.delete(site.resolve("sitemap.toml"));
    assertEquals(
        "sitemap: DIR is missing: there is no sitemap.toml in this directory; name the set that was"
            + " published\nSee: sitemap verify --help\n",
        run(2, "", "verify").err());
    assertFalse(Files.exists(site.resolve("below/public")));
  }

  private static final String TWO_HOSTS =
      """
      [[input]]
      path = 'urls.txt'
      [set.de]
      output = 'de'
      base-url = 'https://de.example/'
      include = 'https://de.example/**'
      [set.fr]
      output = 'fr'
      base-url = 'https://fr.example/'
      include = 'https://fr.example/**'
      """;

  private void twoHosts() throws IOException {
    Files.writeString(
        site.resolve("urls.txt"),
        "https://de.example/a\nhttps://fr.example/b\nhttps://de.example/c\n");
    Files.writeString(site.resolve("sitemap.toml"), TWO_HOSTS);
  }

  @Test
  void publishWritesEachHostToItsOwnPlace() throws Exception {
    twoHosts();
    Run run = run(0, "", "publish");
    assertEquals(
        "Sitemap: https://de.example/sitemap.xml\nSitemap: https://fr.example/sitemap.xml\n",
        run.out());
    assertTrue(run.err().contains("de, set de: 2 urls in 1 sitemap\n"), run.err());
    assertTrue(run.err().contains("fr, set fr: 1 url in 1 sitemap\n"), run.err());
    assertEquals("", run(0, "", "publish", "-q", "--dry-run").err());
    run = run(0, "", "publish", "--set", "fr", "--json");
    assertTrue(run.out().startsWith("{\n  \"set\": \"fr\",\n"), run.out());
    run = run(0, "", "publish", "--json");
    assertTrue(
        run.out().startsWith("{\n  \"sets\": [\n    {\n      \"set\": \"de\",\n"), run.out());
  }

  @Test
  void commandsKnowAllPlaces() throws Exception {
    twoHosts();
    run(0, "", "publish", "-q");
    assertEquals(
        """
        sitemap: using sitemap.toml; its sets are in de, fr
        de: 2 urls in 1 sitemap, all as published
        fr: 1 url in 1 sitemap, all as published
        """,
        run(0, "", "verify").err());
    assertTrue(run(0, "", "look").out().contains("3 urls in 2 files"));
    Run checked = run(0, "", "validate");
    assertTrue(checked.out().contains("4 files"), checked.out());
    assertEquals("", run(0, "", "diff", "-q").out());
    Files.writeString(site.resolve("urls.txt"), "https://de.example/a\nhttps://fr.example/b\n");
    assertEquals("- https://de.example/c\n", run(1, "", "diff", "-q").out());
    assertEquals(
        "sitemap: DIR is missing: the site is published to several places; name one of de, fr\n"
            + "See: sitemap rollback --help\n",
        run(2, "", "rollback", "-q").err());
  }

  @Test
  void anOptionCannotSayWhereSeveralPlacesAre() throws Exception {
    twoHosts();
    Run run = run(2, "", "publish", "-o", "elsewhere", "--base-url", "https://de.example/");
    assertTrue(run.err().contains("output of their own"), run.err());
    assertFalse(Files.exists(site.resolve("de")));
    Files.writeString(site.resolve("sitemap.toml"), "output = 'x'\n" + TWO_HOSTS);
    run = run(2, "", "publish");
    assertTrue(
        run.err()
            .contains(
                "sitemap.toml:1:1: error: config.value: output: each set has an output of its own"),
        run.err());
  }
}
