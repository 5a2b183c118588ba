package io.github.sitemaptoolkit.robustness;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * As many facts as addresses need no more memory than a few: 64 MiB. More with {@code
 * -Devidence.addresses=1000000}.
 */
class KnownAddressesTest {

  private static final int COUNT = Integer.getInteger("evidence.addresses", 60_000);

  @TempDir private Path directory;

  @Test
  void factsAreComparedInLittleMemory() throws Exception {
    Path printed = directory.resolve("printed");
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx64m",
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                KnownAddresses.class.getName(),
                String.valueOf(COUNT))
            .redirectErrorStream(true)
            .redirectOutput(printed.toFile())
            .start();
    process.waitFor();
    List<String> lines = Files.readAllLines(printed);
    int tenth = COUNT / 10;
    String expected = "{page.not-accessible=%d, page.redirect=%d}".formatted(tenth, tenth);
    assertEquals(expected, lines.get(0), lines::toString);
    System.out.println(COUNT + " addresses and facts: " + lines.get(1));
  }
}
