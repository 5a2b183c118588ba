package io.github.sitemaptoolkit.cli.config;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.cli.CommandRun;
import io.github.sitemaptoolkit.cli.Consoles;
import io.github.sitemaptoolkit.cli.command.Commands;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.site.Site;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine.Model.OptionSpec;

/** A key means the same as an option and in the file: what is published, or what is wrong. */
class KeysTest {

  /** Keys that count in a file only if they are trusted: see the tests of {@code network}. */
  private static final Set<String> TRUSTED =
      Set.of("allow-private", "extensions", "header", "header-for", "proxy");

  /** Keys that are not in {@code [[input]]} and {@code [set.NAME]}, as these have their own. */
  private static final String INPUT =
      """
      [[input]]
      path = 'urls.csv'
      """;

  @TempDir Path directory;

  /** A line of the table. */
  record Row(String key, String right, String wrong, String also) {

    static Row of(String line) {
      String[] parts = line.split("\\|");
      return new Row(
          parts[0].strip(),
          parts[1].strip(),
          parts[2].strip(),
          parts.length < 4 ? "" : parts[3].strip());
    }

    @Override
    public String toString() {
      return key;
    }
  }

  static Stream<Row> rows() throws IOException {
    try (InputStream in = Objects.requireNonNull(KeysTest.class.getResourceAsStream("keys.txt"))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines().filter(line -> !line.startsWith("#")).map(Row::of).toList().stream();
    }
  }

  private static List<OptionSpec> options() {
    return Configuration.options(
        Commands.of(Consoles.silent(), "publish").commandLine().getCommandSpec());
  }

  @Test
  void eachKeyIsInTheTable() throws IOException {
    Set<String> keys = new TreeSet<>(TRUSTED);
    rows().map(Row::key).forEach(keys::add);
    Set<String> known = new TreeSet<>();
    options().forEach(option -> known.add(CommandSettings.key(option)));
    assertEquals(known, keys);
  }

  @Test
  void programsKnowTheKeysOfTheCommand() {
    Set<String> known = new TreeSet<>();
    options().forEach(option -> known.add(CommandSettings.key(option)));
    assertEquals(known, new TreeSet<>(Site.keys()));
  }

  /** What a program publishes is what the command publishes, or both say what is wrong where. */
  @ParameterizedTest
  @MethodSource("rows")
  void programsPublishTheSame(Row row) throws IOException {
    for (String value : List.of(row.right(), row.wrong())) {
      if (value.equals("-") || Site.OF_COMMAND.contains(row.key())) {
        continue;
      }
      String given = isSwitch(row) ? value : "'" + placed(value) + "'";
      String toml = row.key() + " = " + given + "\n" + base(row);
      Published command = publish(toml, "");
      Published program = program(toml);
      assertEquals(command.files(), program.files(), row::key);
      assertEquals(errors(command.run().err()), errors(program.run().err()), row::key);
    }
  }

  /** Returns the first error without the options that help, which only the command names. */
  private static String errors(String messages) {
    return messages
        .lines()
        .filter(line -> line.contains(" error: "))
        .findFirst()
        .map(line -> line.replaceFirst("[;:] [^;:]*--.*", ""))
        .orElse("");
  }

  private Published program(String toml) throws IOException {
    prepare(toml);
    Set<Path> before = files();
    var messages = new StringBuilder();
    Problems problems = new Problems(problem -> messages.append(problem).append('\n'));
    try {
      Site.of(directory).with(Context.load().withProblems(problems)).publish();
    } catch (SitemapException e) {
      messages.insert(0, e.problem().toString() + '\n');
    }
    return new Published(new CommandRun(0, "", messages.toString(), List.of()), written(before));
  }

  @ParameterizedTest
  @MethodSource("rows")
  void rightValuesPublishTheSame(Row row) throws IOException {
    Published option = asOption(row, row.right());
    Published key = asKey(row, row.right());
    assertTrue(option.run().exitCode() != 2, () -> row + ": " + option.run().err());
    assertEquals(option.run().exitCode(), key.run().exitCode(), () -> key.run().err());
    assertEquals(option.run().out(), key.run().out());
    assertEquals(option.run().err(), key.run().err());
    assertEquals(option.files(), key.files());
  }

  @ParameterizedTest
  @MethodSource("rows")
  void wrongValuesAreToldAlike(Row row) throws IOException {
    if (row.wrong().equals("-")) {
      return;
    }
    CommandRun option = asOption(row, row.wrong()).run();
    Published key = asKey(row, row.wrong());
    String first = option.err().lines().findFirst().orElse("");
    assertEquals(option.exitCode(), key.run().exitCode(), () -> first + '\n' + key.run().err());
    assertTrue(option.exitCode() == 2 || option.exitCode() == 1, () -> row + ": " + first);
    String place = directory.resolve("sitemap.toml") + ":1:1: error: config.value: ";
    assertTrue(key.run().err().startsWith(place), key.run()::err);
    String named = key.run().err().lines().findFirst().orElse("").substring(place.length());
    assertEquals(unnamed(first.replaceFirst("^sitemap: (--)?", ""), row), unnamed(named, row));
    assertFalse(Files.exists(directory.resolve("public")), row::key);
  }

  /** The key stands in each message about the file, the option only where it is not obvious. */
  private static String unnamed(String message, Row row) {
    return message.startsWith(row.key())
        ? message.substring(row.key().length()).replaceFirst("^:? ", "")
        : message;
  }

  /** What a run printed and wrote. */
  private record Published(CommandRun run, Map<String, String> files) {}

  private Published asOption(Row row, String value) throws IOException {
    String given = placed(value);
    String option = "--" + row.key();
    return publish("\n" + base(row), isSwitch(row) ? option : option + '=' + given);
  }

  private Published asKey(Row row, String value) throws IOException {
    String given = isSwitch(row) ? value : "'" + placed(value) + "'";
    return publish(row.key() + " = " + given + "\n" + base(row), "");
  }

  private static boolean isSwitch(Row row) {
    return options().stream()
        .anyMatch(
            option ->
                CommandSettings.key(option).equals(row.key()) && CommandSettings.isSwitch(option));
  }

  private String placed(String value) {
    return value.replace("DIR", directory.toString());
  }

  private static String base(Row row) {
    List<String> lines = new ArrayList<>();
    for (String line :
        List.of("base-url = 'https://example.com/'", "output = 'public'", row.also())) {
      if (!line.startsWith(row.key() + " ")) {
        lines.add(line);
      }
    }
    return String.join("\n", lines) + "\n" + INPUT;
  }

  private Published publish(String toml, String option) throws IOException {
    prepare(toml);
    Set<Path> before = files();
    List<String> arguments = new ArrayList<>(List.of("publish", "--config", directory.toString()));
    if (!option.isEmpty()) {
      arguments.add(option);
    }
    CommandRun run = CommandRun.of(arguments.toArray(String[]::new));
    return new Published(run, written(before));
  }

  private void prepare(String toml) throws IOException {
    write("sitemap.toml", toml);
    write(
        "urls.csv",
        "loc,lastmod,Kind\nhttps://example.com/a,2026-02-03,a\nhttps://example.com/b,,b\n");
    write("map.txt", "Kind=\n");
    write("wrong.txt", "Kind\n");
    write("videos.csv", "id,title\n");
  }

  /** Returns what was written, and removes it. */
  private Map<String, String> written(Set<Path> before) throws IOException {
    Map<String, String> written = new TreeMap<>();
    for (Path file : files()) {
      if (!before.contains(file)) {
        written.put(
            directory.relativize(file).toString(),
            Files.readString(file, StandardCharsets.ISO_8859_1));
        Files.delete(file);
      }
    }
    return written;
  }

  private void write(String name, String text) throws IOException {
    Files.writeString(directory.resolve(name), text);
  }

  private Set<Path> files() throws IOException {
    try (Stream<Path> files = Files.walk(directory)) {
      return new TreeSet<>(files.filter(Files::isRegularFile).toList());
    }
  }
}
