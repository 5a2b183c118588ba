package io.github.sitemaptoolkit.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.cli.help.HelpLayout;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** Of which words the script that starts the command looks at the sizes: of inputs alone. */
@DisabledOnOs(OS.WINDOWS)
class LauncherInputsTest {

  private static final String LIGHT = "-XX:TieredStopAtLevel=1";
  private static final int LIMIT = 60_000_000;

  /** The options whose values are read as inputs are: what they name may be large. */
  private static final Set<String> INPUTS =
      Set.of(
          "--add",
          "--against",
          "--crawl",
          "--feed",
          "--files-from",
          "--indexing",
          "--remove",
          "--videos");

  @TempDir Path checkout;
  private LauncherRun launcher;
  private String small;
  private String large;

  @BeforeEach
  void makeFiles() throws Exception {
    launcher = LauncherRun.in(checkout);
    small = Files.write(checkout.resolve("small.xml"), new byte[400]).toString();
    large = sparse("large.xml", LIMIT + 1);
  }

  private String sparse(String name, int length) throws Exception {
    Path path = checkout.resolve(name);
    try (var file = new RandomAccessFile(path.toFile(), "rw")) {
      file.setLength(length);
    }
    return path.toString();
  }

  private boolean isLight(String... arguments) throws Exception {
    return launcher.starting(arguments).contains(LIGHT);
  }

  private boolean isLight(List<String> arguments) throws Exception {
    return isLight(arguments.toArray(String[]::new));
  }

  static List<CommandSpec> commandsWithInputs() {
    return OptionTables.commands().stream()
        .filter(
            command ->
                command.positionalParameters().stream()
                    .anyMatch(it -> Pattern.matches("INPUT|OLD|NEW|DIR|URL|SITE", it.paramLabel())))
        .toList();
  }

  private static List<String> names(CommandSpec command, Predicate<OptionSpec> which) {
    return command.options().stream()
        .filter(which)
        .flatMap(option -> Arrays.stream(option.names()))
        .toList();
  }

  private static boolean hasValue(OptionSpec option) {
    return option.arity().max() > 0;
  }

  private static boolean isInput(OptionSpec option) {
    return INPUTS.contains(option.longestName());
  }

  @ParameterizedTest
  @MethodSource("commandsWithInputs")
  void valuesOfOptionsThatAreNoInputsDoNotCount(CommandSpec command) throws Exception {
    List<String> arguments = new ArrayList<>(List.of(command.name(), small, small));
    for (String name : names(command, option -> hasValue(option) && !isInput(option))) {
      arguments.addAll(List.of(name, large));
    }
    assertTrue(isLight(arguments), () -> "the launcher lacks an option of " + arguments);
  }

  @ParameterizedTest
  @MethodSource("commandsWithInputs")
  void wordsBehindOptionsWithoutAValueCount(CommandSpec command) throws Exception {
    List<String> flags =
        names(command, option -> !hasValue(option) && !option.usageHelp() && !option.versionHelp());
    String part = sparse("part.xml", LIMIT / flags.size());
    List<String> arguments = new ArrayList<>(List.of(command.name(), small));
    for (String flag : flags) {
      arguments.addAll(List.of(flag, part));
    }
    assertFalse(isLight(arguments), () -> "the launcher gives one a value: " + arguments);
  }

  @ParameterizedTest
  @MethodSource("commandsWithInputs")
  void valuesOfOptionsThatAreInputsCount(CommandSpec command) throws Exception {
    for (String name : names(command, LauncherInputsTest::isInput)) {
      assertFalse(isLight(command.name(), small, small, name, large), name);
      assertFalse(isLight(command.name(), small, small, name + '=' + large), name);
    }
  }

  @Test
  void theLauncherKnowsNoOptionThatIsGone() throws Exception {
    Set<String> known = new TreeSet<>(Set.of(HelpLayout.ALL)); // which the layout adds
    for (CommandSpec command : OptionTables.commands()) {
      known.addAll(names(command, option -> true));
    }
    Set<String> named =
        Pattern.compile("(?<![\\w-])--?[a-z][a-z-]*(?==\\*| \\||\\))")
            .matcher(partOfTheLauncher())
            .results()
            .map(result -> result.group())
            .collect(Collectors.toCollection(TreeSet::new));
    assertTrue(named.contains("--zone"), named.toString());
    named.removeAll(known);
    assertEquals(Set.of(), named);
  }

  private static String partOfTheLauncher() throws Exception {
    String script = Files.readString(Path.of("src", "launcher", "sitemap"));
    int from = script.indexOf("is_small()");
    return script.substring(from, script.indexOf("\n}", from));
  }

  @Test
  void outputThatIsThereDoesNotCount() throws Exception {
    String packed = sparse("out.xml.gz", 7_000_000);
    assertTrue(isLight("convert", small, "-o", packed));
    assertTrue(isLight("convert", small, "-vo", packed));
    assertTrue(isLight("convert", small, "--output=" + packed));
    assertTrue(isLight("convert", small, "-o", "-"));
    assertTrue(isLight("convert", small, "-o", checkout.toString()));
    assertTrue(isLight("convert", small, "-o", "out/{stem}-?.txt"));
    assertTrue(isLight("convert", "--include", "*/blog/*", small));
    assertFalse(isLight("convert", "-v", large, "-o", packed));
    assertFalse(isLight("convert", "-o", packed, large));
  }

  @Test
  void wordsBehindTheEndOfOptionsAreInputs() throws Exception {
    assertFalse(isLight("convert", small, "--", "-o", large));
    assertTrue(isLight("convert", "--", small));
  }

  @Test
  void commandIsTheFirstWordThatIsNoOption() throws Exception {
    String set = checkout.toString();
    String many = Files.write(checkout.resolve("many.csv"), new byte[2000]).toString();
    assertTrue(isLight("convert", many));
    assertTrue(isLight("--color", "never", "-q", "update", set, "--add", small));
    assertFalse(isLight("--color", "never", "-q", "update", set, "--add", many));
    assertFalse(isLight("-q", "publish", "-o", set), "what sitemap.toml names");
  }

  @Test
  void severalCompressedFilesAreNotSmallerThanOne() throws Exception {
    String packed = sparse("a.xml.gz", 2_900_000);
    assertTrue(isLight("convert", packed, packed));
    assertFalse(isLight("convert", packed, packed, packed));
  }

  @ParameterizedTest
  @ValueSource(strings = {"diff", "look", "publish", "rollback", "tell", "validate", "verify"})
  void inputsOfTheConfigurationAreNeverSmall(String command) throws Exception {
    List<String> script = List.of("/bin/sh", "-c", "exec /bin/sh \"$@\" </dev/null", "sh");
    for (List<String> options :
        List.of(List.<String>of(), List.of("--config", small), List.of("-q"))) {
      List<String> call = new ArrayList<>(script);
      call.addAll(List.of(launcher.script(), command));
      call.addAll(options);
      String shown = launcher.run(0, List.of(), call.toArray(String[]::new));
      assertFalse(shown.contains(LIGHT), shown);
    }
  }

  @Test
  void configurationDoesNotCountWhereInputsAreNamed() throws Exception {
    assertTrue(isLight("validate", "--config", large, small));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "--help",
        "--version",
        "convert -h",
        "publish --help",
        "help",
        "rules",
        "explain loc.missing",
        "formats --json"
      })
  void whatReadsNothingIsSmall(String call) throws Exception {
    assertTrue(isLight(call.isEmpty() ? List.of() : List.of(call.split(" "))), call);
  }
}
