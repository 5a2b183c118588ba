package io.github.sitemaptoolkit.rome;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.sitemaptoolkit.Sitemaps;
import io.github.sitemaptoolkit.model.UrlEntry;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * What a program prints that uses the library without a provider of SLF4J, which this test's own
 * class path has. The first logger that is made prints three lines then.
 */
class LogLinesTest {

  @TempDir Path directory;

  private String printed(String... arguments) throws Exception {
    String classPath =
        Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
            .filter(entry -> !entry.contains("slf4j-nop"))
            .collect(Collectors.joining(File.pathSeparator));
    var java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    var call =
        new ProcessBuilder(
            java, "-XX:TieredStopAtLevel=1", "-cp", classPath, Program.class.getName());
    call.command().addAll(List.of(arguments));
    Process process = call.directory(directory.toFile()).redirectErrorStream(true).start();
    var printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, process.waitFor(), printed);
    return printed;
  }

  @Test
  void feedsAreWrittenAndReadWithoutLogLines() throws Exception {
    assertEquals("", printed("a.rss", "a.atom", "a.json", "a.csv", "a.ndjson", "a.txt", "a.xml"));
  }

  /** Rome understands these dialects, and logs; docs/java.md says so. */
  @Test
  void oldFeedsMakeALogger() throws Exception {
    Files.writeString(
        directory.resolve("old.rss"),
        "<rss version=\"0.92\"><channel><title>a</title><link>https://example.com/</link>"
            + "<item><title>b</title><link>https://example.com/b</link></item></channel></rss>");
    String printed = printed("old.rss");
    assertEquals(
        "SLF4J(W): No SLF4J providers were found.", printed.lines().findFirst().orElse(""));
  }

  /** Writes the files that are named, unless they exist, and reads them. */
  static final class Program {

    private Program() {}

    public static void main(String[] args) throws IOException {
      var entry = UrlEntry.builder("https://example.com/").lastmod("2026-11-21").build();
      for (String name : args) {
        Path file = Path.of(name);
        if (Files.notExists(file)) {
          Sitemaps.write(file, List.of(entry));
        }
        try (var entries = Sitemaps.read(file)) {
          if (entries.stream().count() != 1) {
            throw new IllegalStateException(name);
          }
        }
      }
    }
  }
}
