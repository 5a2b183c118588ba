package io.github.sitemaptoolkit.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.Sitemaps;
import io.github.sitemaptoolkit.model.UrlEntry;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Tables of films, pictures, languages and products, and tables that look like them: each becomes
 * the entries beside it.
 *
 * <p>Beside {@code NAME.csv}, {@code NAME.expected.ndjson} has the entries, and {@code NAME.told},
 * if there is one, patterns that messages contain.
 */
class TablesAboutTest {

  private static final Path TABLES =
      Path.of("src", "test", "resources", "io", "github", "sitemaptoolkit", "cli", "about");
  private static final String EXPECTED = ".expected.ndjson";
  private static final String TOLD = ".told";

  @TempDir private Path directory;

  private static List<Path> tables() throws IOException {
    try (Stream<Path> files = Files.walk(TABLES)) {
      return files
          .filter(Files::isRegularFile)
          .filter(file -> Files.exists(beside(file, EXPECTED)))
          .filter(file -> !file.toString().endsWith(EXPECTED) && !file.toString().endsWith(TOLD))
          .sorted()
          .toList();
    }
  }

  private static Path beside(Path table, String ending) {
    String name = table.getFileName().toString();
    return table.resolveSibling(name.substring(0, Math.max(0, name.lastIndexOf('.'))) + ending);
  }

  private List<UrlEntry> entries(String lines) throws IOException {
    Path file = Files.writeString(directory.resolve("entries.ndjson"), lines);
    if (lines.isBlank()) {
      return List.of();
    }
    try (Stream<UrlEntry> entries = Sitemaps.read(file).stream()) {
      return entries.toList();
    }
  }

  @ParameterizedTest
  @MethodSource("tables")
  void tableBecomesWhatItIsAbout(Path table) throws IOException {
    CommandRun run = CommandRun.of("convert", table.toString(), "--to", "ndjson");

    List<UrlEntry> expected = entries(Files.readString(beside(table, EXPECTED)));
    assertEquals(expected, entries(run.out()), run.err());
    Path told = beside(table, TOLD);
    for (String pattern : Files.exists(told) ? Files.readAllLines(told) : List.<String>of()) {
      assertTrue(Pattern.compile(pattern).matcher(run.err()).find(), pattern + '\n' + run.err());
    }
  }

  private static List<Path> films() throws IOException {
    return tables().stream().filter(it -> it.toString().contains("film")).toList();
  }

  @ParameterizedTest
  @MethodSource("films")
  void mappedAsItWasReadItIsReadAlike(Path table) throws IOException {
    CommandRun run = CommandRun.of("convert", table.toString(), "--to", "ndjson");
    CommandRun map = CommandRun.of("convert", table.toString(), "--print-map");
    Path file = Files.writeString(directory.resolve("map"), map.out());

    CommandRun mapped =
        CommandRun.of("convert", table.toString(), "--map-file", file.toString(), "--to", "ndjson");

    assertEquals(run.out(), mapped.out(), map.out() + mapped.err());
  }
}
