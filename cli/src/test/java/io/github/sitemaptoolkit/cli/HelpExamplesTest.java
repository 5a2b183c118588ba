package io.github.sitemaptoolkit.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the help shows can be copied, and works. */
@Tag("slow")
class HelpExamplesTest {

  private static final String SITEMAP =
      "<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\"><url>"
          + "<loc>https://www.example.com/</loc></url></urlset>";

  /** What a file of a name that ends so has in it. */
  private static final Map<String, String> SAMPLES =
      Map.of(
          ".xml",
          SITEMAP,
          ".txt",
          "https://www.example.com/\n",
          ".rss",
          "<rss version=\"2.0\"><channel><item><link>https://www.example.com/</link></item>"
              + "</channel></rss>",
          ".atom",
          "<feed xmlns=\"http://www.w3.org/2005/Atom\"><entry>"
              + "<link href=\"https://www.example.com/\"/></entry></feed>");

  @TempDir Path directory;

  static List<String> examples() {
    return CommandRun.of("convert", "--help-all")
        .out()
        .lines()
        .takeWhile(line -> !line.startsWith("Usage"))
        .filter(line -> line.startsWith("  sitemap convert "))
        .map(line -> line.strip().replaceFirst("   +.*", "").replaceFirst(" {2}.*", ""))
        .toList();
  }

  /** Returns the examples without those that need a network. */
  static List<String> ofFiles() {
    return examples().stream().filter(example -> !example.contains("https://")).toList();
  }

  @Test
  void thereAreSeven() {
    assertEquals(7, examples().size(), examples().toString());
  }

  @ParameterizedTest
  @MethodSource("ofFiles")
  void exampleWorks(String example) throws Exception {
    List<String> words = words(example);
    List<String> arguments = words.subList(1, words.size());
    for (int i = 1; i < arguments.size(); i++) {
      boolean option = arguments.get(i).startsWith("-");
      boolean value = arguments.get(i - 1).startsWith("-") && !arguments.get(i - 1).equals("-r");
      if (!option && !value) {
        make(arguments.get(i));
      }
    }
    long before = files();
    Process process = CommandProcess.of(directory, arguments).redirectErrorStream(true).start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, process.waitFor(), said);
    assertTrue(files() > before || said.startsWith("https://www.example.com/"), said);
  }

  /** Splits a line as a shell does, as far as examples need it. */
  private static List<String> words(String line) {
    List<String> words = new ArrayList<>();
    for (String part : line.split(" (?=(?:[^']*'[^']*')*[^']*$)", -1)) {
      words.add(part.replace("'", ""));
    }
    return words;
  }

  private void make(String input) throws IOException {
    String name = input.replace("**/", "").replace("*", "some");
    Path file = directory.resolve(name);
    if (!name.contains(".")) {
      make(name + "/one.xml");
      make(name + "/more/two.txt");
      return;
    }
    Files.createDirectories(file.getParent());
    String plain = name.replaceFirst("\\.gz$", "");
    String sample = SAMPLES.get(plain.substring(plain.lastIndexOf('.')));
    assertTrue(sample != null, "there is no sample for " + name);
    byte[] bytes = sample.getBytes(StandardCharsets.UTF_8);
    Files.write(file, plain.equals(name) ? bytes : compressed(bytes));
  }

  private static byte[] compressed(byte[] bytes) throws IOException {
    var compressed = new ByteArrayOutputStream();
    try (var gzip = new GZIPOutputStream(compressed)) {
      gzip.write(bytes);
    }
    return compressed.toByteArray();
  }

  private long files() throws IOException {
    try (Stream<Path> files = Files.walk(directory)) {
      return files.filter(Files::isRegularFile).count();
    }
  }
}
