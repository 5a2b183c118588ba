package io.github.sitemaptoolkit.cli.report;

import java.io.IOException;
import java.io.StringWriter;
import java.io.Writer;

/**
 * Holds text back until its turn comes, and then passes it on as it comes: so what is said of many
 * files at the same time is read in their order.
 */
public final class TurnWriter extends Writer {

  private final Writer out;
  private StringWriter held = new StringWriter();
  private boolean turn;

  public TurnWriter(Writer out) {
    this.out = out;
  }

  /** Lets all text through that there is, and that is still to come. */
  public void turn() throws IOException {
    synchronized (lock) {
      out.write(held.toString());
      held = new StringWriter(); // gives the memory back
      turn = true;
    }
  }

  @Override
  public void write(char[] text, int offset, int length) throws IOException {
    synchronized (lock) {
      (turn ? out : held).write(text, offset, length);
    }
  }

  @Override
  public void flush() throws IOException {
    synchronized (lock) {
      if (turn) {
        out.flush();
      }
    }
  }

  @Override
  public void close() throws IOException {
    flush();
  }
}
