package io.github.sitemaptoolkit.robustness.disk;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.cli.Main;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A batch is killed at random moments: no file is half, and the next run ends as if nothing was.
 */
class KilledBatchTest {

  private static final int KILLS = 10;
  private static final int DONE = 0;

  @TempDir Path directory;

  private Process start(Path outputs) throws IOException {
    return new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:+UseSerialGC",
            "-XX:TieredStopAtLevel=1",
            "-Xshare:auto",
            "-cp",
            System.getProperty("java.class.path"),
            Main.class.getName(),
            "convert",
            directory.resolve("in").toString(),
            "-o",
            outputs + "/",
            "--to",
            "xml",
            "--gzip",
            "--jobs",
            "2")
        .redirectErrorStream(true)
        .redirectOutput(directory.resolve("said").toFile())
        .start();
  }

  private void end(Process process) throws IOException, InterruptedException {
    int exitCode = process.waitFor();
    assertEquals(
        DONE, exitCode, Files.readString(directory.resolve("said"), StandardCharsets.UTF_8));
  }

  private static Map<String, byte[]> files(Path directory) throws IOException {
    Map<String, byte[]> files = new TreeMap<>();
    if (Files.exists(directory)) {
      try (Stream<Path> all = Files.list(directory)) {
        for (Path file : all.toList()) {
          files.put(file.getFileName().toString(), Files.readAllBytes(file));
        }
      }
    }
    return files;
  }

  private static boolean isTemporary(String name) {
    return name.endsWith(".tmp");
  }

  @Test
  void whatIsLeftIsWholeAndTheNextRunEndsAsIfNothingWas() throws Exception {
    Batches.lists(directory.resolve("in"), 40);
    Path whole = directory.resolve("whole");
    long begin = System.nanoTime();
    end(start(whole));
    long nanos = System.nanoTime() - begin;
    Map<String, byte[]> expected = files(whole);
    assertEquals(40, expected.size());
    long seed = System.nanoTime();
    var random = new Random(seed);
    Path outputs = directory.resolve("out");
    int caught = 0;
    int left = 0;
    for (int i = 0; i < KILLS; i++) { // each of them goes on where the last one was killed
      Process process = start(outputs);
      TimeUnit.NANOSECONDS.sleep((long) (nanos * (0.3 + 0.7 * random.nextDouble())));
      caught += process.isAlive() ? 1 : 0;
      process.toHandle().destroyForcibly();
      process.waitFor();
      for (Map.Entry<String, byte[]> file : files(outputs).entrySet()) {
        if (isTemporary(file.getKey())) {
          left++;
        } else {
          assertArrayEquals(expected.get(file.getKey()), file.getValue(), file + " of " + seed);
        }
      }
    }
    assertTrue(caught > 0, caught + " were killed while they ran; " + seed);
    end(start(outputs));
    Map<String, byte[]> now = files(outputs);
    assertEquals(List.copyOf(expected.keySet()), List.copyOf(now.keySet()), left + " left before");
    expected.forEach((name, bytes) -> assertArrayEquals(bytes, now.get(name), name));
  }
}
