package io.github.sitemaptoolkit.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Each command that a document shows works, and prints what the document shows after it. The
 * commands of a document are run in their order, in one directory that has the launcher and a copy
 * of {@code examples}. In what is shown, {@code ...} stands for any text.
 */
@DisabledOnOs(OS.WINDOWS)
@Tag("slow")
class DocumentCommandsTest {

  private static final Path ROOT = Path.of("..");

  /** Commands that are not run here, with the reason. */
  private static final Map<String, String> NOT_RUN =
      Map.of("mvn verify\n", "it runs this test; .ci/run runs it");

  /** Documents that build projects with Maven; .ci/follow-tutorial runs all their commands. */
  private static final Set<String> FOLLOWED = Set.of("docs/extensions.md", "docs/formats.md");

  /** The document about the packages; .ci/run-dist runs all its commands. */
  private static final String INSTALLING = "docs/install.md";

  private static final Set<String> LANGUAGES =
      Set.of(
          "sh", "text", "xml", "json", "csv", "java", "kotlin", "yaml", "groovy", "python", "sql",
          "scala", "toml", "js");

  private static final Pattern COMMAND =
      Pattern.compile("(?m)^\\s*(\\$ |\\./|\\.ci/|(sitemap|mvn|curl|docker|jq|java) )");

  private static final Pattern CODE_SPAN = Pattern.compile("`([^`]+)`");
  private static final Pattern SUBCOMMAND = Pattern.compile("^(?:\\./)?sitemap ([a-z]+)");
  private static final Pattern OPTION = Pattern.compile("(?<![\\w-])(--[a-z][a-z-]+)");

  /** The help of each command, with all its options. */
  private static final Map<String, String> HELP =
      find(Pattern.compile("(?m)^  ([a-z]+) {2,}[A-Z]"), CommandRun.of("--help").out()).stream()
          .collect(
              Collectors.toMap(name -> name, name -> CommandRun.of("help", name, "--all").out()));

  /** The program for Spark, which the cli does not contain. */
  private static final Path SPARK =
      ROOT.resolve("ports/spark/src/main/java/io/github/sitemaptoolkit/spark/PublishMain.java");

  /** The options of all commands, and of the program for Spark. */
  private static final Set<String> OPTIONS =
      Stream.concat(HELP.values().stream(), Stream.of(read(SPARK)))
          .flatMap(help -> find(OPTION, help).stream())
          .collect(Collectors.toSet());

  @TempDir Path checkout;

  /** All but the changelog, which may name what is gone. */
  static List<String> documents() throws IOException {
    try (Stream<Path> root = Files.list(ROOT);
        Stream<Path> docs = Files.walk(ROOT.resolve("docs"), 2)) {
      return Stream.concat(root, docs)
          .map(file -> ROOT.relativize(file).toString())
          .filter(name -> name.endsWith(".md") && !name.equals("CHANGELOG.md"))
          .sorted()
          .toList();
    }
  }

  static List<String> documentsToRun() throws IOException {
    return documents().stream()
        .filter(name -> !FOLLOWED.contains(name) && !name.equals(INSTALLING))
        .toList();
  }

  private void makeCheckout() throws IOException {
    LauncherFiles.makeCheckout(checkout);
    try (Stream<Path> files = Files.walk(ROOT.resolve("examples"))) {
      for (Path file : (Iterable<Path>) files::iterator) {
        Files.copy(file, checkout.resolve(ROOT.relativize(file)));
      }
    }
  }

  @ParameterizedTest
  @MethodSource("documentsToRun")
  void commandsPrintWhatIsShown(String document) throws Exception {
    String printed = null;
    for (CodeBlock block : CodeBlock.of(ROOT.resolve(document))) {
      if (block.isOutput()) {
        assertNotNull(printed, document + ":" + block.line() + ": which command prints this?");
        assertShown(block.text().strip(), printed.strip(), document + ":" + block.line());
      } else if (block.isCommands()) {
        printed = NOT_RUN.containsKey(block.text()) ? null : run(block, document);
      }
    }
  }

  private String run(CodeBlock block, String document) throws Exception {
    if (Files.notExists(checkout.resolve("sitemap"))) {
      makeCheckout();
    }
    var shell = new ProcessBuilder("/bin/sh", "-e", "-c", block.text());
    Map<String, String> environment = shell.environment();
    environment.put("PATH", checkout + File.pathSeparator + System.getenv("PATH"));
    environment.put("JAVA_HOME", System.getProperty("java.home"));
    environment.put("SITEMAP_OPTS", "-XX:TieredStopAtLevel=1");
    environment.put("XDG_CONFIG_HOME", checkout.resolve("none").toString());
    environment.put("XDG_CACHE_HOME", LauncherFiles.CACHE); // not the user's
    environment.remove("COLUMNS");
    Process process =
        shell
            .directory(checkout.toFile())
            .redirectErrorStream(true)
            .redirectInput(new File("/dev/null"))
            .start();
    String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(
        block.exitCode(), process.waitFor(), document + ":" + block.line() + "\n" + printed);
    return printed;
  }

  private static void assertShown(String shown, String printed, String where) {
    String pattern = Pattern.quote(shown).replace("...", "\\E(?s:.*)\\Q");
    if (!printed.matches(pattern)) {
      assertEquals(shown, printed, where);
    }
  }

  @Test
  void ellipsisStandsForAnyText() {
    assertShown("a\n...\nd ... f", "a\nb\nc\nd \"e\" f", "");
  }

  @ParameterizedTest
  @MethodSource("documents")
  void eachBlockSaysWhatItIs(String document) throws IOException {
    for (CodeBlock block : CodeBlock.of(ROOT.resolve(document))) {
      String where = document + ":" + block.line() + ": ";
      assertTrue(LANGUAGES.contains(block.info().split(" ", 2)[0]), where + "which language?");
      boolean commands = COMMAND.matcher(block.text()).find();
      boolean runs = block.info().startsWith("sh");
      assertFalse(commands && !runs && !block.isOutput(), where + "commands need a block of sh");
    }
  }

  @Test
  void whatIsNotRunStandsInADocument() throws IOException {
    List<String> blocks = new ArrayList<>();
    for (String document : documentsToRun()) {
      CodeBlock.of(ROOT.resolve(document)).forEach(block -> blocks.add(block.text()));
    }
    assertTrue(blocks.containsAll(NOT_RUN.keySet()), NOT_RUN.toString());
  }

  @Test
  void tutorialsAreFollowedByTheGate() throws IOException {
    String script = Files.readString(ROOT.resolve(".ci/follow-tutorial"));
    for (String document : FOLLOWED) {
      assertTrue(script.contains("\nfollow \"$TOOLKIT/" + document + "\"\n"), document);
    }
    assertTrue(Files.readString(ROOT.resolve(".ci/run")).contains(".ci/follow-tutorial\n"));
    assertTrue(
        Files.readString(ROOT.resolve(".ci/run-dist"))
            .contains(".ci/follow-tutorial " + INSTALLING + '\n'));
  }

  /** Also those in sentences and tables. */
  @ParameterizedTest
  @MethodSource("documents")
  void namedCommandsAndOptionsExist(String document) throws IOException {
    String text = CodeBlock.textAround(ROOT.resolve(document));
    for (String span : find(CODE_SPAN, text)) {
      assertTrue(HELP.keySet().containsAll(find(SUBCOMMAND, span)), span);
      assertTrue(OPTIONS.containsAll(find(OPTION, span)), span);
    }
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns what the group of a pattern matches. */
  private static List<String> find(Pattern pattern, String text) {
    return pattern.matcher(text).results().map(match -> match.group(1)).toList();
  }
}
