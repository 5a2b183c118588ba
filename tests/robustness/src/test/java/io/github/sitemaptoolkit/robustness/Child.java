package io.github.sitemaptoolkit.robustness;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/** A process with little memory and small stacks, so that whatever grows with its input fails. */
final class Child {

  private Child() {}

  /** Runs a class on each line of a file; returns a line about each, see {@link OneByOne}. */
  static List<String> run(Class<?> main, Path list, Duration most)
      throws IOException, InterruptedException {
    Path printed = list.resolveSibling(main.getSimpleName() + ".out");
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx64m",
                "-Xss512k",
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                main.getName(),
                list.toString(),
                String.valueOf(most.toMillis()))
            .redirectErrorStream(true)
            .redirectOutput(printed.toFile())
            .start();
    process.waitFor();
    return Files.readAllLines(printed);
  }
}
