package io.github.sitemaptoolkit.cli.hostile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever a server does, the command ends soon, with a clear message and the right exit code. */
@Tag("slow")
class HostileServerTest {

  static List<Behaviour> behaviours() throws IOException {
    return Behaviours.all();
  }

  @ParameterizedTest
  @MethodSource("behaviours")
  @Timeout(20)
  void nothingHangsAndAllIsTold(Behaviour behaviour) throws Exception {
    assertEquals("", behaviour.run());
  }

  @Test
  void thereAreMoreThanSixty() throws IOException {
    assertTrue(behaviours().size() > 60);
  }

  /** Runs all behaviours in a process with little memory. */
  @Test
  @Timeout(120)
  void sixtyFourMegabytesAreEnough() throws Exception {
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
            .start();
    String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertTrue(process.waitFor(1, TimeUnit.MINUTES));
    assertEquals("", printed);
    assertEquals(0, process.exitValue());
  }

  /** Prints what is not as expected. */
  public static void main(String[] args) throws Exception {
    for (Behaviour behaviour : behaviours()) {
      System.out.print(behaviour.run());
    }
    System.exit(0);
  }
}
