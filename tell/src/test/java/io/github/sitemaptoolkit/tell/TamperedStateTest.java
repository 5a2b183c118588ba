package io.github.sitemaptoolkit.tell;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.io.ForeignContentException;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Location;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What lies in the directory of a state is input: nothing of others is touched. */
@DisabledOnOs(OS.WINDOWS)
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD) // nothing waits on a pipe
class TamperedStateTest {

  @TempDir Path temporary;

  private Path directory;
  private Path outside;

  @BeforeEach
  void start() throws IOException {
    directory = temporary.resolve("told");
    outside = Files.createDirectory(temporary.resolve("outside"));
    Files.writeString(outside.resolve("x"), "made by hand");
    compare(directory, "https://a.example/1");
  }

  private static void compare(Path state, String... urls) throws IOException {
    try (ToldUrls told = ToldUrls.open(state).maxShrink(100)) {
      told.compare(
          consumer -> {
            for (String url : urls) {
              consumer.accept(UrlEntry.of(url), Location.of("test"));
            }
          },
          Context.load());
    }
  }

  private Map<String, String> outside() throws IOException {
    Map<String, String> all = new TreeMap<>();
    try (Stream<Path> files = Files.list(outside)) {
      for (Path file : files.toList()) {
        all.put(file.toString(), Files.readString(file));
      }
    }
    return all;
  }

  private static void pipe(Path file) throws Exception {
    assertEquals(0, new ProcessBuilder("mkfifo", file.toString()).start().waitFor());
  }

  @ParameterizedTest
  @ValueSource(strings = {"lock", "told.properties", "set-1.xml.gz", "changes-1.txt"})
  void linksAndPipesAreRefusedWithAReason(String name) throws Exception {
    Path file = directory.resolve(name);
    Map<String, String> before = outside();
    for (String target : List.of("../outside/x", "../outside", "../outside/new", name, "..")) {
      Files.deleteIfExists(file);
      Files.createSymbolicLink(file, Path.of(target));
      checkRefused(file);
      assertEquals(before, outside());
    }
    Files.delete(file);
    Files.createSymbolicLink(file, outside.resolve("x").toAbsolutePath());
    checkRefused(file);
    Files.delete(file);
    pipe(file);
    checkRefused(file);
    assertThrows(FileSystemException.class, () -> compare(directory, "https://a.example/2"));
    Files.delete(file);
    Files.createDirectory(file);
    checkRefused(file);
    assertEquals(before, outside());
  }

  private void checkRefused(Path file) {
    var e = assertThrows(FileSystemException.class, () -> compare(directory, "https://a.example"));
    assertTrue(e.getMessage().startsWith(file + ": is not a regular file; move"), e.getMessage());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "notes",
        "number=x\n",
        "number=-1\n",
        "\0",
        "told=1\nnumber=1\n",
        "number=1",
        "#",
        "number=9223372036854775807\ntold=0\n",
        "number=1\ntold=-9223372036854775808\n"
      })
  void aStateThatIsNoneIsRefusedAndStays(String text) throws IOException {
    Path file = directory.resolve("told.properties");
    Files.writeString(file, text);
    var e = assertThrows(FileSystemException.class, () -> compare(directory, "https://a.example"));
    assertTrue(e.getMessage().contains("is not what this command has written"), e.getMessage());
    assertEquals(text, Files.readString(file));
  }

  @Test
  void aStateOfALaterVersionIsRefusedAndStays() throws IOException {
    Path file = directory.resolve("told.properties");
    String text = "version=2\ntoolkit=0.4\nentries=none\n";
    Files.writeString(file, text);
    var e =
        assertThrows(ForeignContentException.class, () -> compare(directory, "https://a.example"));
    assertTrue(
        e.getMessage().startsWith(file + ": is version 2 of such a file, for sitemap toolkit 0.4"),
        e.getMessage());
    assertEquals(text, Files.readString(file));
  }

  @Test
  void aStateThatTellsNoVersionIsOfTheFirst() throws IOException {
    Path file = directory.resolve("told.properties");
    String text = Files.readString(file);
    assertTrue(text.startsWith("version=1\nnumber="), text);
    Files.writeString(file, text.substring(text.indexOf('\n') + 1));
    compare(directory, "https://a.example/1", "https://a.example/2");
    try (ToldUrls told = ToldUrls.open(directory)) {
      assertEquals(1, told.untoldUrls());
    }
  }

  /** A list of urls is read by lines: one without end would have to fit into memory. */
  @Test
  void aListThatIsNoneIsRefusedAndStays() throws IOException {
    Path file = directory.resolve("changes-1.txt");
    for (byte[] list :
        List.of(new byte[3 << 20], new byte[] {'a', (byte) 0xFF, '\n'}, new byte[] {(byte) 0xC3})) {
      Files.write(file, list);
      var e =
          assertThrows(
              ForeignContentException.class, () -> compare(directory, "https://a.example"));
      assertTrue(e.getMessage().startsWith(file + ": is not what this"), e.getMessage());
      assertTrue(e.getMessage().contains("mend it, or remove its directory"), e.getMessage());
      assertArrayEquals(list, Files.readAllBytes(file));
    }
  }

  @Test
  void moreCanBeToldThanIsListed() throws IOException {
    Files.writeString(directory.resolve("told.properties"), "number=1\ntold=7\n");
    compare(directory, "https://a.example/1", "https://a.example/2");
    try (ToldUrls told = ToldUrls.open(directory)) {
      assertEquals(1, told.untoldUrls());
    }
  }

  @Test
  void filesThatTheCommandHasNotWrittenStay() throws IOException {
    for (String name : List.of("set-2.xml.gz", "changes-7.txt", "set-9.xml.gz")) {
      Files.writeString(directory.resolve(name), "made by hand");
    }
    Files.writeString(directory.resolve("changes-1.txt"), "made by hand\n");
    compare(directory, "https://a.example/1", "https://a.example/2");
    compare(directory, "https://a.example/1", "https://a.example/3");
    for (String name : List.of("set-2.xml.gz", "changes-7.txt", "set-9.xml.gz")) {
      assertEquals("made by hand", Files.readString(directory.resolve(name)));
    }
    assertFalse(Files.exists(directory.resolve("set-1.xml.gz")), "it is as it was written");
    assertEquals("made by hand\n", Files.readString(directory.resolve("changes-1.txt")));
  }

  @Test
  void nextFilesAreNotWrittenThroughLinks() throws IOException {
    Files.createSymbolicLink(directory.resolve("set-2.xml.gz"), outside.resolve("x"));
    Files.createSymbolicLink(directory.resolve("changes-3.txt"), outside.resolve("new"));
    Map<String, String> before = outside();
    compare(directory, "https://a.example/1", "https://a.example/2");
    compare(directory, "https://a.example/1", "https://a.example/3");
    assertEquals(before, outside());
  }

  @Test
  void theDirectoryMayBeNamedThroughALink() throws IOException {
    Path link = Files.createSymbolicLink(temporary.resolve("current"), directory);
    compare(link, "https://a.example/1", "https://a.example/2");
    try (ToldUrls told = ToldUrls.open(directory)) {
      assertEquals(1, told.untoldUrls());
    }
  }
}
