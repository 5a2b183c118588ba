package io.github.sitemaptoolkit.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What only a real process shows. */
@Tag("slow")
class ProcessTest {

  private static final int FILES = 10;
  private static final int URLS = 2000;

  @TempDir Path directory;

  private static String list(int file) {
    var list = new StringBuilder();
    for (int i = 0; i < URLS; i++) {
      list.append("https://www.example.com/").append(file).append('/').append(i).append('\n');
    }
    return list.toString();
  }

  @Test
  void readerThatHasSeenEnoughIsNoFailure() throws Exception {
    Path input = Files.writeString(directory.resolve("urls.txt"), list(0).repeat(50));
    var call = List.of("convert", input.toString(), "-o", "-", "--to", "txt");
    Process process = CommandProcess.of(directory, call).start();
    try (var out =
        new BufferedReader(
            new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
      assertEquals("https://www.example.com/0/0", out.readLine());
    } // closes the pipe while much is still to come
    String err = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, process.waitFor(), err);
    assertEquals("", err);
  }

  /** Standard input, which stays open, holds the batch up in the middle of a file. */
  @Test
  void terminatedProcessLeavesOnlyWholeFilesAndCanContinue() throws Exception {
    Path out = directory.resolve("out");
    for (String folder : List.of("one", "two")) {
      Files.createDirectory(directory.resolve(folder));
      for (int i = 0; i < FILES; i++) {
        Files.writeString(directory.resolve(folder).resolve(folder + i + ".txt"), list(i));
      }
    }
    var call = List.of("convert", "one", "-", "two", "-o", "out/", "--to", "txt", "--update");
    Process process = CommandProcess.of(directory, call).redirectErrorStream(true).start();
    var stdin = process.getOutputStream();
    stdin.write(list(0).repeat(2).getBytes(StandardCharsets.UTF_8));
    stdin.flush();
    while (process.isAlive() && (written(out, ".txt") < FILES || written(out, ".tmp") == 0)) {
      Thread.onSpinWait();
    }
    assertTrue(process.isAlive(), "it waits for the rest of its input");
    process.toHandle().destroy(); // Process itself would close standard input first
    assertNotEquals(0, process.waitFor());
    assertEquals(0, written(out, ".tmp"));
    assertEquals(FILES, written(out, ".txt"));
    for (int i = 0; i < FILES; i++) {
      assertEquals(list(i), Files.readString(out.resolve("one" + i + ".txt")));
    }
    Process again = CommandProcess.of(directory, call).redirectErrorStream(true).start();
    again.getOutputStream().write(list(0).getBytes(StandardCharsets.UTF_8));
    again.getOutputStream().close();
    String said = new String(again.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, again.waitFor(), said);
    assertEquals(2 * FILES + 1, written(out, ".txt"));
    assertTrue(said.contains(" written, " + FILES + " skipped; "), said);
  }

  /** The first run waits for the rest of its input, with a file that is not complete. */
  @Test
  void filesOfRunsThatAreKilledAreRemovedByTheNextAndThoseOfTheLivingAreNot() throws Exception {
    Files.writeString(directory.resolve("urls.txt"), list(1));
    Process first = CommandProcess.of(directory, List.of("convert", "-", "-o", "a.txt")).start();
    first.getOutputStream().write(list(0).repeat(2).getBytes(StandardCharsets.UTF_8));
    first.getOutputStream().flush();
    while (first.isAlive() && written(directory, ".tmp") == 0) {
      Thread.onSpinWait();
    }
    next();
    assertEquals(1, written(directory, ".tmp"), "it is being written to");
    first.toHandle().destroyForcibly();
    assertNotEquals(0, first.waitFor());
    assertEquals(1, written(directory, ".tmp"), "nobody could remove it");
    next();
    assertEquals(0, written(directory, ".tmp"));
    assertEquals(2, written(directory, ".txt"));
  }

  /** What a shell makes of {@code <(command)} is a pipe of this process. */
  @Test
  void aBaselineComesFromACommand() throws Exception {
    Files.writeString(directory.resolve("urls.txt"), "https://example.com/1\n");
    var call = List.of("validate", "urls.txt", "--baseline", "known", "--update-baseline");
    assertEquals(0, CommandProcess.of(directory, call).start().waitFor());
    List<String> shell =
        new ArrayList<>(List.of("bash", "-c", "\"$@\" --baseline <(cat known)", ""));
    shell.addAll(CommandProcess.of(directory, call.subList(0, 2)).command());
    Process process =
        new ProcessBuilder(shell).directory(directory.toFile()).redirectErrorStream(true).start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, process.waitFor(), said);
    assertTrue(said.contains(" still there"), said);
  }

  /** Pipes have no position, which files are asked for. */
  @Test
  void namesOfFilesComeThroughPipes() throws Exception {
    Path urls = Files.writeString(directory.resolve("urls.txt"), list(1));
    Path pipe = directory.resolve("pipe");
    assertEquals(0, new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor());
    for (String from : List.of("-", "pipe")) {
      Path out = directory.resolve("out" + from + ".txt");
      var call = List.of("convert", "--files-from", from, "-o", out.toString());
      Process process = CommandProcess.of(directory, call).redirectErrorStream(true).start();
      try (var names = from.equals("-") ? process.getOutputStream() : Files.newOutputStream(pipe)) {
        names.write("urls.txt\n".getBytes(StandardCharsets.UTF_8));
      }
      String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      assertEquals(0, process.waitFor(), said);
      assertEquals(Files.readString(urls), Files.readString(out));
    }
  }

  private void next() throws Exception {
    var call = List.of("convert", "urls.txt", "-o", "b.txt");
    Process process = CommandProcess.of(directory, call).redirectErrorStream(true).start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, process.waitFor(), said);
  }

  private static long written(Path folder, String end) throws IOException {
    if (!Files.isDirectory(folder)) {
      return 0;
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(file -> file.toString().endsWith(end)).count();
    }
  }
}
