package io.github.sitemaptoolkit.cli.option;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.cli.CommandRun;
import io.github.sitemaptoolkit.scratch.ScratchSpace;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Where a command has made its temporary files. */
class TempArgumentTest {

  @TempDir Path directory;
  private Path list;

  @BeforeEach
  void write() throws IOException {
    list = Files.writeString(directory.resolve("list.txt"), "https://example.com/a\n");
  }

  @AfterEach
  void forget() {
    ScratchSpace.use(null);
  }

  private CommandRun run(String command, String... more) {
    List<String> call = new ArrayList<>(List.of(command, list.toString()));
    call.addAll(List.of(more));
    return CommandRun.of(call.toArray(String[]::new));
  }

  @Test
  void directoryThatIsGivenIsUsed() throws IOException {
    Path other = Files.createDirectory(directory.resolve("other"));
    for (String command : List.of("merge", "convert", "validate", "look")) {
      ScratchSpace.use(null);
      run(command, "--temp", other.toString()).exits(0);
      assertEquals(other, ScratchSpace.chosen(), command);
    }
  }

  @Test
  void setsAreSortedInTheDirectoryThatIsGiven() throws IOException {
    Path other = Files.createDirectory(directory.resolve("other"));
    String set = directory.resolve("set").toString();
    run("publish", "-o", set, "--base-url", "https://example.com/", "--temp", other.toString())
        .exits(0);
    assertEquals(other, ScratchSpace.chosen());
    assertEquals(0, other.toFile().list().length, "nothing stays there");
    assertTrue(Files.exists(directory.resolve("set/sitemap.xml")));
  }

  @Test
  void otherwiseItIsThatOfTheOutput() {
    run("merge", "-o", directory.resolve("all.xml").toString()).exits(0);
    assertEquals(directory, ScratchSpace.chosen());
    run("convert", "-o", directory.resolve("{stem}.csv").toString()).exits(0);
    assertEquals(directory, ScratchSpace.chosen());
  }

  @Test
  void orThatOfTheSystem() {
    run("merge", "-o", directory.resolve("all.xml").toString()).exits(0);
    run("validate").exits(0);
    assertNull(ScratchSpace.chosen());
    String set = directory.resolve("set").toString();
    run("publish", "-o", set, "--base-url", "https://example.com/").exits(0);
    assertNull(ScratchSpace.chosen(), "a set has a directory of its own");
  }

  @Test
  void directoryMustBeThere() {
    String missing = directory.resolve("missing").toString();
    String err = run("merge", "--temp", missing).exits(2).err();
    assertTrue(err.contains("--temp " + missing + ": there is no such directory"), err);
  }
}
