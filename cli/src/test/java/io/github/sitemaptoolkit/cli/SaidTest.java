package io.github.sitemaptoolkit.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.Sitemaps;
import io.github.sitemaptoolkit.model.Node;
import io.github.sitemaptoolkit.model.UrlEntry;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Small sites and feeds as real systems write them: each becomes the entries beside it.
 *
 * <p>Beside a folder {@code NAME} or a feed {@code NAME.rss}, {@code NAME.expected.xml} has the
 * entries, {@code NAME.args} further arguments, and {@code NAME.told} patterns that messages
 * contain. {@code %NOW-26h%}, {@code %RFC-26h%} and {@code %DAY-3d%} are times near now.
 */
class SaidTest {

  private static final Path CASES =
      Path.of("src", "test", "resources", "io", "github", "sitemaptoolkit", "cli", "said");
  private static final String EXPECTED = ".expected.xml";
  private static final Pattern TIME = Pattern.compile("%(NOW|RFC|DAY)([+-]\\d+)([hd])%");
  private static final OffsetDateTime NOW =
      OffsetDateTime.now(ZoneOffset.UTC).truncatedTo(ChronoUnit.MINUTES);
  private static final DateTimeFormatter RFC =
      DateTimeFormatter.ofPattern("EEE, dd MMM yyyy HH:mm:ss 'GMT'", Locale.ENGLISH);
  private static final DateTimeFormatter ISO =
      DateTimeFormatter.ofPattern("yyyy-MM-dd'T'HH:mm:ss'Z'", Locale.ENGLISH);

  @TempDir private Path directory;

  static List<Path> cases() throws IOException {
    try (Stream<Path> files = Files.walk(CASES.resolve(System.getProperty("said", ".")))) {
      return files.filter(file -> file.toString().endsWith(EXPECTED)).sorted().toList();
    }
  }

  private static String withTimes(String text) {
    Matcher matcher = TIME.matcher(text);
    var out = new StringBuilder();
    while (matcher.find()) {
      long number = Long.parseLong(matcher.group(2));
      OffsetDateTime time =
          matcher.group(3).equals("h") ? NOW.plusHours(number) : NOW.plusDays(number);
      matcher.appendReplacement(
          out,
          switch (matcher.group(1)) {
            case "NOW" -> ISO.format(time);
            case "RFC" -> RFC.format(time);
            default -> time.toLocalDate().toString();
          });
    }
    return matcher.appendTail(out).toString();
  }

  /** Copies a file or a folder, with the times in it. */
  private static void copy(Path from, Path to) throws IOException {
    try (Stream<Path> files = Files.walk(from)) {
      for (Path file : files.sorted().toList()) {
        Path target = to.resolve(from.relativize(file).toString());
        if (Files.isDirectory(file)) {
          Files.createDirectories(target);
        } else {
          String text = new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1);
          Files.write(target, withTimes(text).getBytes(StandardCharsets.ISO_8859_1));
        }
      }
    }
  }

  private static Path input(Path expected) throws IOException {
    String name = expected.getFileName().toString();
    String stem = name.substring(0, name.length() - EXPECTED.length());
    try (Stream<Path> files = Files.list(expected.getParent())) {
      return files
          .filter(
              file -> {
                String other = file.getFileName().toString();
                return other.equals(stem)
                    || List.of(stem + ".rss", stem + ".atom", stem + ".json", stem + ".xml")
                        .contains(other);
              })
          .findFirst()
          .orElseThrow();
    }
  }

  private static Path beside(Path expected, String ending) {
    String name = expected.getFileName().toString();
    return expected.resolveSibling(name.substring(0, name.length() - EXPECTED.length()) + ending);
  }

  /** Returns entries whose elements have one order. */
  private static List<String> entries(Path sitemap) throws IOException {
    List<String> all = new ArrayList<>();
    if (Files.exists(sitemap) && Files.size(sitemap) > 0) {
      try (Stream<UrlEntry> entries = Sitemaps.read(sitemap).stream()) {
        entries.forEach(
            entry -> {
              List<Node<?>> nodes = new ArrayList<>(entry.nodes());
              nodes.sort(Comparator.comparing(node -> node.value().toString()));
              all.add(entry.toBuilder().nodes(nodes).build().toString());
            });
      }
    }
    return all;
  }

  @ParameterizedTest
  @MethodSource("cases")
  void whatIsSaidBecomesEntries(Path expected) throws IOException {
    Path source = input(expected);
    Path input = directory.resolve(source.getFileName().toString());
    copy(source, input);
    Path wanted = directory.resolve("wanted.xml");
    copy(expected, wanted);
    Path output = directory.resolve("output.xml");
    List<String> command = new ArrayList<>(List.of("convert", input.toString(), "-o"));
    command.add(output.toString());
    if (Files.isDirectory(input)) {
      command.addAll(List.of("--from", "html"));
    }
    Path args = beside(expected, ".args");
    if (Files.exists(args)) {
      command.addAll(arguments(Files.readString(args)));
    }

    CommandRun run = CommandRun.of(command.toArray(String[]::new));

    assertEquals(String.join("\n", entries(wanted)), String.join("\n", entries(output)), run.err());
    Path told = beside(expected, ".told");
    for (String pattern : Files.exists(told) ? Files.readAllLines(told) : List.<String>of()) {
      assertTrue(
          pattern.isBlank() || Pattern.compile(pattern).matcher(run.err()).find(),
          pattern + '\n' + run.err());
    }
    if (!entries(output).isEmpty()) {
      CommandRun check = CommandRun.of("validate", output.toString(), "--profile", "google");
      assertEquals(0, check.exitCode(), check.out() + Files.readString(output));
    }
  }

  /** Splits a line at spaces outside of quotes. */
  private static List<String> arguments(String line) {
    List<String> words = new ArrayList<>();
    Matcher matcher = Pattern.compile("\"([^\"]*)\"|'([^']*)'|\\S+").matcher(line.strip());
    while (matcher.find()) {
      String quoted = matcher.group(1) == null ? matcher.group(2) : matcher.group(1);
      words.add(quoted == null ? matcher.group() : quoted);
    }
    return words;
  }
}
