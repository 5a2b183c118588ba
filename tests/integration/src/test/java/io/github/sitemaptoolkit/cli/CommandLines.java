package io.github.sitemaptoolkit.cli;

import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.cli.report.Terminal;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** The lines that a run of the command in this process prints. */
public final class CommandLines {

  private CommandLines() {}

  /** Runs the command, which must be used rightly. */
  public static List<String> of(List<String> arguments) {
    var out = new ByteArrayOutputStream();
    var err = new ByteArrayOutputStream();
    var in = new ByteArrayInputStream(new byte[0]);
    int exitCode = Main.run(in, out, err, Terminal.NONE, arguments.toArray(String[]::new));
    assertTrue(
        exitCode == 0 || exitCode == 1 || exitCode == 3,
        () -> arguments + ": " + exitCode + ' ' + err.toString(StandardCharsets.UTF_8));
    return out.toString(StandardCharsets.UTF_8).lines().toList();
  }
}
