package io.github.sitemaptoolkit.cli.report;

import io.github.sitemaptoolkit.cli.port.Ports;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PushbackInputStream;
import java.util.List;

/**
 * The streams of the process.
 *
 * @param in standard input
 * @param out standard output, for documents
 * @param err standard error, for messages to people
 * @param terminal which of them are shown on a terminal
 * @param atEnd what is closed at the end
 * @param arguments what a person or script has typed: nothing that a file or variable adds
 * @param ports what the program has besides the streams
 */
public record Console(
    PushbackInputStream in,
    StandardOutput out,
    MessageWriter err,
    Terminal terminal,
    AtEnd atEnd,
    List<String> arguments,
    Ports ports) {

  /** Copies the list. */
  public Console {
    arguments = List.copyOf(arguments);
  }

  /** Creates a console of these streams without ports, for a call with these arguments. */
  public static Console of(
      InputStream in, OutputStream out, MessageWriter err, Terminal terminal, String... arguments) {
    return new Console(
        new PushbackInputStream(in),
        new StandardOutput(out),
        err,
        terminal,
        new AtEnd(),
        List.of(arguments),
        Ports.NONE);
  }

  /** Returns this console, with ports. */
  public Console with(Ports other) {
    return new Console(in, out, err, terminal, atEnd, arguments, other);
  }

  /**
   * Returns whether data is piped in: standard input is a pipe or a file, and not empty. Waits for
   * the first byte of a pipe.
   */
  public boolean hasInput() {
    if (terminal.input()) {
      return false;
    }
    try {
      int first = in.read();
      if (first >= 0) {
        in.unread(first);
      }
      return first >= 0;
    } catch (IOException e) { // some schedulers close standard input
      return false;
    }
  }
}
