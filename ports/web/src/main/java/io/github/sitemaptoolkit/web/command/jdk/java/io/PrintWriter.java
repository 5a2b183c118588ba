package io.github.sitemaptoolkit.web.command.jdk.java.io;

import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import org.jspecify.annotations.Nullable;

/**
 * Prints texts, and swallows failures: the part of the JDK's class that the command uses. Unlike in
 * that of the compiler, no method that writes calls another one that subclasses replace.
 */
public class PrintWriter extends Writer {

  protected final Writer out;
  private final boolean autoFlush;
  private boolean failed;

  public PrintWriter(Writer out) {
    this(out, false);
  }

  public PrintWriter(Writer out, boolean autoFlush) {
    this.out = out;
    this.autoFlush = autoFlush;
  }

  public PrintWriter(OutputStream out) {
    this(new OutputStreamWriter(out), false);
  }

  @Override
  public void flush() {
    try {
      out.flush();
    } catch (IOException e) {
      failed = true;
    }
  }

  @Override
  public void close() {
    try {
      out.close();
    } catch (IOException e) {
      failed = true;
    }
  }

  public boolean checkError() {
    flush();
    return failed;
  }

  @Override
  public void write(int c) {
    try {
      out.write(c);
    } catch (IOException e) {
      failed = true;
    }
  }

  @Override
  public void write(char[] text, int offset, int length) {
    try {
      out.write(text, offset, length);
    } catch (IOException e) {
      failed = true;
    }
  }

  @Override
  public void write(String text, int offset, int length) {
    try {
      out.write(text, offset, length);
    } catch (IOException e) {
      failed = true;
    }
  }

  @Override
  public void write(String text) {
    write(text, 0, text.length());
  }

  @Override
  public PrintWriter append(CharSequence text) {
    write(String.valueOf(text));
    return this;
  }

  @Override
  public PrintWriter append(CharSequence text, int from, int to) {
    return append(text.subSequence(from, to));
  }

  @Override
  public PrintWriter append(char c) {
    write(c);
    return this;
  }

  public void print(@Nullable String text) {
    write(String.valueOf(text));
  }

  public void print(@Nullable Object value) {
    write(String.valueOf(value));
  }

  public void print(char c) {
    write(String.valueOf(c));
  }

  public void print(int number) {
    write(String.valueOf(number));
  }

  public void print(long number) {
    write(String.valueOf(number));
  }

  public void println() {
    write("\n");
    if (autoFlush) {
      flush();
    }
  }

  public void println(@Nullable String text) {
    print(text);
    println();
  }

  public void println(@Nullable Object value) {
    println(String.valueOf(value));
  }

  public void println(long number) {
    println(String.valueOf(number));
  }
}
