package io.github.sitemaptoolkit.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Names of inputs in a file, for the commands that work on sets. */
class InputListTest {

  @TempDir Path directory;
  private String a;
  private String b;
  private String list;

  @BeforeEach
  void writeInputs() throws IOException {
    a = write("a.txt", "https://a.example/1\n");
    b = write("b [1].txt", "https://a.example/2\n");
    list = write("names", a + "\r\n\n" + b + "\n");
  }

  private String write(String name, String text) throws IOException {
    return Files.writeString(directory.resolve(name), text).toString();
  }

  private static List<String> urls(CommandRun run) {
    return run.out().lines().filter(line -> line.contains("https://a.example/")).toList();
  }

  @Test
  void namesAreReadBehindThoseOfTheCommandLine() throws IOException {
    String c = write("c.txt", "https://a.example/3\n");
    CommandRun run = CommandRun.of("merge", c, "--files-from", list, "--to", "txt").exits(0);
    assertEquals(
        List.of("https://a.example/1", "https://a.example/2", "https://a.example/3"), urls(run));
    byte[] names = (a + '\0' + b).getBytes(StandardCharsets.UTF_8);
    run = CommandRun.of(names, "merge", "--files-from", "-", "-0", "--to", "txt").exits(0);
    assertEquals(2, urls(run).size());
  }

  @Test
  void splitReadsThem() throws IOException {
    String parts = directory.resolve("parts").toString();
    CommandRun.of("split", "--files-from", list, "-o", parts).exits(0);
    String part = Files.readString(directory.resolve("parts/sitemap-1.xml"));
    assertTrue(part.contains("/1<") && part.contains("/2<"), part);
  }

  @Test
  void diffTakesThemForTheNewerVersion() {
    CommandRun run = CommandRun.of("diff", a, "--files-from", list).exits(1);
    assertTrue(run.err().contains("1 added"), run.err());
    CommandRun.of("diff", a, a, "--files-from", list).exits(1);
    String nothing = CommandRun.of("diff", "-", "--files-from", "-").exits(2).err();
    assertTrue(nothing.contains("standard input can be read only once"), nothing);
  }

  @Test
  void updateAddsWhatIsInThem() throws IOException {
    String set = directory.resolve("set").toString();
    CommandRun.of("publish", a, "-o", set, "--base-url", "https://a.example/").exits(0);
    CommandRun.of("update", set, "--files-from", list).exits(0);
    String sitemap = CommandRun.of("convert", set, "--to", "txt", "-o", "-").exits(0).out();
    assertTrue(sitemap.contains("https://a.example/2"), sitemap);
  }

  @ParameterizedTest
  @ValueSource(strings = {"merge", "split", "diff", "update"})
  void aNameIsNoPatternAndTheListIsNotOverwritten(String command) throws IOException {
    String set = directory.resolve("set").toString();
    CommandRun.of("publish", a, "-o", set, "--base-url", "https://a.example/").exits(0);
    String pattern = write("pattern", directory + "/*.txt\n");
    List<String> call =
        switch (command) {
          case "merge" -> List.of("merge", "--files-from", pattern);
          case "split" -> List.of("split", "-o", set, "--files-from", pattern);
          case "diff" -> List.of("diff", a, "--files-from", pattern);
          default -> List.of("update", set, "--files-from", pattern);
        };
    CommandRun run = CommandRun.of(call.toArray(String[]::new)).exits(4);
    assertTrue(run.err().contains("*.txt"), run.err());
  }

  @Test
  void aListIsNoOutputAndWantsNames() throws IOException {
    CommandRun run = CommandRun.of("merge", "--files-from", list, "-o", list, "--to", "txt");
    assertTrue(run.exits(2).err().contains("--files-from"), run.err());
    String empty = write("empty", "\n");
    assertTrue(
        CommandRun.of("merge", "--files-from", empty).exits(4).err().contains("no file names"));
    assertTrue(CommandRun.of("split", a, "-o", "x", "-0").exits(2).err().contains("-0"));
    assertFalse(Files.exists(Path.of("x")));
  }
}
