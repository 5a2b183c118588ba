package io.github.sitemaptoolkit.io;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/** A process that writes a file: it waits to be killed, or ends without committing. */
final class WritingProcess {

  private WritingProcess() {}

  /**
   * Starts one that has begun to write.
   *
   * @param target the file that it will never publish
   */
  static Process start(Path target) throws IOException {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    Process process =
        new ProcessBuilder(
                java,
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                WritingProcess.class.getName(),
                target.toString())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    if (process.getInputStream().read() != '.') {
      throw new IOException("it did not begin");
    }
    return process;
  }

  /** Writes, tells the one who started it, and exits once its input ends. */
  @SuppressWarnings("SystemOut")
  public static void main(String[] arguments) throws IOException {
    try (Sink sink = Sink.open(Path.of(arguments[0]))) {
      sink.stream().write("half".getBytes(StandardCharsets.UTF_8));
      System.out.print('.');
      System.out.flush();
      while (System.in.read() >= 0) {
        // whoever started it says when
      }
      System.exit(3); // without closing the sink
    }
  }
}
