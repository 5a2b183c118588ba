package io.github.sitemaptoolkit.publisher.internal.disk;

import java.io.IOException;
import java.nio.file.Path;

/** A process that holds a directory until its input ends. */
final class HoldingProcess {

  private HoldingProcess() {}

  /** Starts one that holds the directory by now. */
  static Process start(Path directory) throws IOException {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    Process process =
        new ProcessBuilder(
                java,
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                HoldingProcess.class.getName(),
                directory.toString())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    if (process.getInputStream().read() != '.') {
      throw new IOException("it does not hold the directory");
    }
    return process;
  }

  /** Takes the lock, tells the one who started it, and gives it back once its input ends. */
  @SuppressWarnings({"SystemOut", "try"}) // the lock is held, not used
  public static void main(String[] arguments) throws IOException {
    try (DirectoryLock held = DirectoryLock.take(Path.of(arguments[0]))) {
      System.out.print('.');
      System.out.flush();
      while (System.in.read() >= 0) {
        // whoever started it says when
      }
    }
  }
}
