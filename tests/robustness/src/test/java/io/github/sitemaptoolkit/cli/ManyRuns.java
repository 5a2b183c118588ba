package io.github.sitemaptoolkit.cli;

import io.github.sitemaptoolkit.cli.report.Terminal;
import io.github.sitemaptoolkit.robustness.OneByOne;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Runs the command for each line of a file: input, output and where to put what it says. */
public final class ManyRuns {

  private ManyRuns() {}

  /** Takes what {@link OneByOne} takes. */
  public static void main(String[] arguments) throws IOException, InterruptedException {
    OneByOne.run(arguments, ManyRuns::run);
  }

  private static String run(String line) throws IOException {
    List<String> paths = List.of(line.split("\t"));
    try (OutputStream err = Files.newOutputStream(Path.of(paths.get(2)))) {
      int exitCode =
          Main.run(
              InputStream.nullInputStream(),
              OutputStream.nullOutputStream(),
              err,
              Terminal.NONE,
              "convert",
              paths.get(0),
              "--output",
              paths.get(1));
      return "exit " + exitCode;
    }
  }
}
