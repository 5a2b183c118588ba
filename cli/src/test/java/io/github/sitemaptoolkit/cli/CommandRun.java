package io.github.sitemaptoolkit.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.sitemaptoolkit.cli.report.Terminal;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** One run of the command in this process, with what it printed. */
public record CommandRun(int exitCode, String out, String err, List<String> arguments) {

  public static CommandRun of(String... arguments) {
    return of(new byte[0], arguments);
  }

  public static CommandRun of(byte[] stdin, String... arguments) {
    var out = new ByteArrayOutputStream();
    return of(new ByteArrayInputStream(stdin), out, arguments);
  }

  public static CommandRun of(InputStream stdin, OutputStream stdout, String... arguments) {
    return of(Terminal.NONE, stdin, stdout, arguments);
  }

  public static CommandRun of(
      Terminal terminal, InputStream stdin, OutputStream stdout, String... arguments) {
    var err = new ByteArrayOutputStream();
    int exitCode = Main.run(stdin, stdout, err, terminal, arguments);
    String out =
        stdout instanceof ByteArrayOutputStream bytes ? bytes.toString(StandardCharsets.UTF_8) : "";
    return new CommandRun(exitCode, out, err.toString(StandardCharsets.UTF_8), List.of(arguments));
  }

  /** Fails, with everything that was printed, unless the exit code is this. */
  public CommandRun exits(int expected) {
    assertEquals(expected, exitCode, () -> arguments + "\nstdout: " + out + "\nstderr: " + err);
    return this;
  }
}
