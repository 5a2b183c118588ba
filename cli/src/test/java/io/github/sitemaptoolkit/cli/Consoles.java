package io.github.sitemaptoolkit.cli;

import io.github.sitemaptoolkit.cli.report.Console;
import io.github.sitemaptoolkit.cli.report.MessageWriter;
import io.github.sitemaptoolkit.cli.report.Terminal;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.Writer;

/** Consoles for commands whose output nobody reads. */
public final class Consoles {

  private Consoles() {}

  /** Returns a console without input that shows nothing. */
  public static Console silent() {
    return Console.of(
        InputStream.nullInputStream(),
        OutputStream.nullOutputStream(),
        new MessageWriter(Writer.nullWriter(), false),
        Terminal.NONE);
  }
}
