package io.github.sitemaptoolkit.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the README shows is what happens. */
class ReadmeTest {

  private static final Path ROOT = Path.of("..");

  @TempDir Path directory;

  private static String readme() throws IOException {
    return Files.readString(ROOT.resolve("README.md"));
  }

  private static final Pattern FILE = Pattern.compile("[^:]+\\.(xml|gz|txt|csv|atom)|[^:]+/");

  /** Returns the fenced blocks of a kind, such as {@code java}; empty for those without one. */
  private static List<String> blocks(String kind) throws IOException {
    List<String> blocks = new ArrayList<>();
    String[] parts = readme().split("(?m)^```", -1);
    for (int i = 1; i < parts.length; i += 2) {
      int end = parts[i].indexOf('\n');
      if (parts[i].substring(0, end).equals(kind)) {
        blocks.add(parts[i].substring(end + 1));
      }
    }
    return blocks;
  }

  private CommandRun run(String command) {
    List<String> words = new ArrayList<>();
    for (String word : command.replaceFirst("#.*", "").strip().split(" +")) {
      if (word.startsWith("examples/")) {
        words.add(ROOT.resolve(word).toString());
      } else if (word.equals("examples")) {
        words.add(ROOT.resolve(word).toString());
      } else if (FILE.matcher(word).matches()) {
        words.add(directory.resolve(word).toString());
      } else if (!word.equals("./sitemap")) {
        words.add(word);
      }
    }
    return CommandRun.of(words.toArray(String[]::new));
  }

  private String asInReadme(String text) {
    return text.replace(directory + "/", "").replace(ROOT + "/", "");
  }

  @Test
  void firstCommandSaysAndWritesWhatIsShown() throws IOException {
    CommandRun run = run(blocks("").get(0)).exits(0);
    assertEquals(blocks("text").get(0), asInReadme(run.err()));
    assertEquals(blocks("xml").get(0), Files.readString(directory.resolve("sitemap.xml")));
  }

  @Test
  void furtherCommandsWork() throws IOException {
    List<String> commands = blocks("").get(2).lines().toList();
    assertEquals(9, commands.size());
    for (String command : commands) {
      run(command).exits(0);
    }
  }

  @Test
  void errorIsWhatIsShown() throws IOException {
    Path broken = directory.resolve("broken.xml");
    Files.writeString(
        broken,
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
        <url><loc>https://a.ex/?a&page=2</loc></url>
        </urlset>
        """);
    CommandRun run = CommandRun.of("convert", broken.toString()).exits(0);
    assertEquals(blocks("text").get(2), asInReadme(run.err()));
  }

  @Test
  void codeStandsInTheExamples() throws IOException {
    List<String> blocks = blocks("java");
    assertEquals(2, blocks.size());
    assertContains("examples/code/CopyWithImages.java", blocks.get(0));
    assertContains(
        "examples/acme-extension/src/com/acme/sitemap/CreditExtension.java", blocks.get(1));
  }

  private static void assertContains(String file, String code) throws IOException {
    assertTrue(
        withoutIndents(Files.readString(ROOT.resolve(file))).contains(withoutIndents(code)), file);
  }

  private static String withoutIndents(String code) {
    return code.replaceAll("(?m)^ +", "");
  }
}
