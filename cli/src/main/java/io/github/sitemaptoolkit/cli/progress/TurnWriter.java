package io.github.sitemaptoolkit.cli.progress;

import java.io.IOException;
import java.io.StringWriter;
import java.io.Writer;

/**
 * Holds text back until its turn, and then passes it on immediately. So the messages about files
 * that are converted at the same time are printed in the order of the files.
 */
public final class TurnWriter extends Writer {

  private final Writer out;
  private StringWriter held = new StringWriter();
  private boolean turn;

  public TurnWriter(Writer out) {
    this.out = out;
  }

  /** Passes on all text held so far, and all later text. */
  public void turn() throws IOException {
    synchronized (lock) {
      out.write(held.toString());
      held = new StringWriter(); // frees the memory
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
