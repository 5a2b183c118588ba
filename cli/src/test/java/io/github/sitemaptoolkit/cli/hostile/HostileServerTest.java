package io.github.sitemaptoolkit.cli.hostile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * Whatever a server does, the command ends soon, with a clear message and the right exit code. All
 * of that runs in one process, with little memory.
 */
@Tag("slow")
class HostileServerTest {

  private static List<String> told = List.of();
  private static int exitCode = -1;

  @BeforeAll
  static void runAll(@TempDir Path directory) throws IOException, InterruptedException {
    Path printed = directory.resolve("printed");
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx64m",
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                HostileServerTest.class.getName())
            .redirectErrorStream(true)
            .redirectOutput(printed.toFile())
            .start();
    if (process.waitFor(2, TimeUnit.MINUTES)) {
      exitCode = process.exitValue();
    } else {
      process.destroyForcibly().waitFor();
    }
    told = Files.readAllLines(printed);
  }

  /** A line about each says what is not as expected. */
  @TestFactory
  Stream<DynamicTest> nothingHangsAndAllIsTold() throws IOException {
    List<Behaviour> behaviours = Behaviours.all();
    return IntStream.range(0, behaviours.size())
        .mapToObj(
            i ->
                DynamicTest.dynamicTest(
                    behaviours.get(i).name(),
                    () -> assertEquals("", i < told.size() ? told.get(i) : "not run")));
  }

  @Test
  void thereAreMoreThanSixty() throws IOException {
    assertTrue(Behaviours.all().size() > 60);
  }

  @Test
  void sixtyFourMegabytesAreEnough() throws IOException {
    assertEquals(Behaviours.all().size(), told.size(), told.toString());
    assertEquals(0, exitCode);
  }

  /** Prints a line about each behaviour: what is not as expected. */
  public static void main(String[] args) throws Exception {
    for (Behaviour behaviour : Behaviours.all()) {
      System.out.println(behaviour.run().replace('\n', ' '));
    }
    System.exit(0);
  }
}
