package io.github.sitemaptoolkit.robustness.disk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.cli.FaultyRuns;
import io.github.sitemaptoolkit.faults.FaultyProvider;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Every operation of the disk goes wrong once in a batch, in turn, in every way, or in a build in
 * half of the ways: each output is then the complete old one or the complete new one, the others
 * are written, and what is said names the file.
 */
class FailingBatchTest {

  private static final int SCALE = Integer.getInteger("robustness.scale", 1);
  private static final int LEAST = SCALE > 1 ? 800 : 400;

  @TempDir Path directory;

  @Test
  void aFaultCostsOneFileAndLeavesItAsItWas() throws Exception {
    Path inputs = Batches.small(directory.resolve("in"));
    Path outputs = directory.resolve("out");
    var printed = new ArrayList<>(run(inputs, outputs));
    String last = printed.remove(printed.size() - 1);
    assertEquals(List.of(), printed);
    assertTrue(Integer.parseInt(last.replace("faults: ", "")) >= LEAST, last);
    try (Stream<Path> files = Files.walk(outputs)) {
      assertEquals(List.of(), files.filter(file -> file.toString().endsWith(".tmp")).toList());
    }
  }

  private static List<String> run(Path inputs, Path outputs)
      throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-Drobustness.scale=" + SCALE,
                "-Djava.nio.file.spi.DefaultFileSystemProvider=" + FaultyProvider.class.getName(),
                "-cp",
                System.getProperty("java.class.path"),
                FaultyRuns.class.getName(),
                inputs.toString(),
                outputs.toString(),
                "xml",
                "csv")
            .redirectErrorStream(true)
            .start();
    var printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, process.waitFor(), printed);
    return printed.lines().toList();
  }
}
