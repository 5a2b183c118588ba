package io.github.sitemaptoolkit.robustness;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.cli.ManyRuns;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * Documents that mean harm do none: nothing crashes, hangs, fills the memory, reads a file, calls a
 * server, leaves a temporary file or half an output.
 *
 * <p>All of them are read by the library in one process, and converted by the command in another.
 * The time that a case may take says that it ends, not how fast it is: it is many times what it
 * needs.
 */
class HostileCorpusTest {

  private static final int SCALE = Integer.getInteger("robustness.scale", 1);
  private static final Duration MOST = Duration.ofSeconds(SCALE == 1 ? 30 : 120);
  private static final String OLD = "what stood there before";

  @TempDir static Path directory;
  private static Traps traps;
  private static List<Attack> attacks;
  private static List<String> readings;
  private static List<String> runs;

  @BeforeAll
  static void runAll() throws IOException, InterruptedException, ExecutionException {
    traps = new Traps(directory);
    attacks = Corpus.all(traps, SCALE);
    for (String name : List.of("in", "out", "err")) {
      Files.createDirectory(directory.resolve(name));
    }
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < attacks.size(); i++) {
      Path input = directory.resolve("in").resolve(i + "." + attacks.get(i).extension());
      try (var out = new BufferedOutputStream(Files.newOutputStream(input), 1 << 16)) {
        attacks.get(i).body().writeTo(out);
      }
      Path output = Files.writeString(output(i), OLD);
      lines.add(input + "\t" + output + "\t" + messages(i));
    }
    Path list = Files.write(directory.resolve("list"), lines);
    var both = Executors.newFixedThreadPool(2); // each waits for a process
    try {
      Future<List<String>> read = both.submit(() -> Child.run(ManyReadings.class, list, MOST));
      Future<List<String>> run = both.submit(() -> Child.run(ManyRuns.class, list, MOST));
      readings = read.get();
      runs = run.get();
    } finally {
      both.shutdownNow();
    }
  }

  private static Path output(int number) {
    return directory.resolve("out").resolve(number + ".xml");
  }

  private static Path messages(int number) {
    return directory.resolve("err").resolve(String.valueOf(number));
  }

  @AfterAll
  static void closeTraps() {
    traps.close();
  }

  private static String result(List<String> results, int number) {
    String last = results.isEmpty() ? "nothing" : results.get(results.size() - 1);
    assertTrue(number < results.size(), () -> "not run, because of: " + last);
    return results.get(number);
  }

  @Test
  void corpusIsLarge() {
    assertTrue(attacks.size() >= (SCALE > 1 ? 1000 : 600), () -> attacks.size() + " cases");
    assertEquals(attacks.size(), attacks.stream().map(Attack::name).distinct().count());
  }

  @Test
  void nobodyCallsTheServer() {
    assertEquals(0, traps.calls());
  }

  @TestFactory
  Stream<DynamicTest> libraryReadsOrRefuses() {
    return IntStream.range(0, attacks.size())
        .mapToObj(i -> DynamicTest.dynamicTest(attacks.get(i).name(), () -> checkReading(i)));
  }

  private static void checkReading(int number) {
    String result = result(readings, number);
    assertTrue(result.startsWith("read ") || result.startsWith("refused "), result);
  }

  @TestFactory
  Stream<DynamicTest> commandConvertsOrRefuses() {
    return IntStream.range(0, attacks.size())
        .mapToObj(i -> DynamicTest.dynamicTest(attacks.get(i).name(), () -> checkRun(i)));
  }

  private static void checkRun(int number) throws IOException {
    String result = result(runs, number);
    String messages = Files.readString(messages(number));
    String shown = result + "\n" + messages.substring(0, Math.min(2000, messages.length()));
    assertTrue(result.startsWith("exit 0 ") || result.startsWith("exit 1 "), shown);
    assertFalse(messages.contains(Traps.CANARY), shown);
    for (char c : new char[] {'\u001B', '\u0007', '\u202E', '\0'}) {
      assertEquals(-1, messages.indexOf(c), "a message moves the terminal's cursor");
    }
    String output = new String(Files.readAllBytes(output(number)), UTF_8);
    assertFalse(output.contains(Traps.CANARY), shown);
    if (output.equals(OLD)) {
      assertTrue(result.startsWith("exit 1 "), () -> "nothing written, all said to be: " + shown);
      assertFalse(messages.isBlank(), "nothing written, and no word why");
    } else {
      assertTrue(output.startsWith("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<"), shown);
      assertTrue(output.endsWith("</urlset>\n") || output.endsWith("</sitemapindex>\n"), shown);
    }
  }

  @Test
  void noTemporaryFileIsLeft() throws IOException {
    try (Stream<Path> files = Files.walk(directory)) {
      assertEquals(List.of(), files.filter(file -> file.toString().endsWith(".tmp")).toList());
    }
  }
}
