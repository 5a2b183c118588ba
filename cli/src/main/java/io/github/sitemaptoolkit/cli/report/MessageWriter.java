package io.github.sitemaptoolkit.cli.report;

import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.text.PrintableText;
import io.github.sitemaptoolkit.text.ShortUrls;
import java.io.PrintWriter;
import java.io.Writer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Help.Ansi.Style;

/**
 * Writes text for people. All messages go through here, so that no character of an input can move
 * the cursor of a terminal, change its title, or turn the direction of the text: such characters
 * are escaped, as in {@code \u001b}. What is printed as a line stays a single line.
 */
public final class MessageWriter extends PrintWriter {

  private static final String ERASE = "\r\u001b[K"; // the current line

  private final boolean colours;
  private final int columns; // of the terminal; 0 if there is none
  private volatile boolean statusShown;
  private volatile boolean ended; // no more status lines
  private volatile boolean used;

  /**
   * Creates a writer without colours.
   *
   * @param autoFlush whether to flush after each line
   */
  public MessageWriter(Writer out, boolean autoFlush) {
    this(out, autoFlush, false, 0);
  }

  /**
   * Creates a writer.
   *
   * @param autoFlush whether to flush after each line
   * @param colours whether to print severities in colour
   * @param columns the width of the terminal, on which long urls are cut; 0 if there is none
   */
  public MessageWriter(Writer out, boolean autoFlush, boolean colours, int columns) {
    super(out, autoFlush);
    this.colours = colours;
    this.columns = columns;
  }

  /** Returns a writer to another output, with the same colours and columns. */
  public MessageWriter to(Writer other) {
    return new MessageWriter(other, true, colours, columns);
  }

  @Override
  public void write(int c) {
    write(Character.toString((char) c));
  }

  @Override
  public void write(char[] text, int offset, int length) {
    write(new String(text, offset, length));
  }

  @Override
  public void write(String text, int offset, int length) {
    writeShown(PrintableText.lines(text.substring(offset, offset + length)));
  }

  /** Writes a text as it is: one of the program, or one that is already escaped. */
  public void writeShown(String text) {
    synchronized (lock) {
      clearStatus();
      used = true;
      super.write(text, 0, text.length());
    }
  }

  /** Returns whether anything but a status line was written. */
  public boolean isUsed() {
    return used;
  }

  /** Returns what passes on text that is safe to print already, with the codes of colours. */
  public Writer shown() {
    return new Writer() {
      @Override
      public void write(char[] text, int offset, int length) {
        writeShown(new String(text, offset, length));
      }

      @Override
      public void flush() {
        MessageWriter.this.flush();
      }

      @Override
      public void close() {
        flush();
      }
    };
  }

  @Override
  public void println(@Nullable String line) {
    super.println(ShortUrls.in(line(String.valueOf(line)), columns));
  }

  @Override
  public void println(@Nullable Object line) {
    println(String.valueOf(line));
  }

  /** Prints a problem. Line breaks in its texts are escaped. */
  public void println(Problem problem) {
    Location at = problem.location();
    var shown =
        new Problem(
            problem.severity(),
            line(problem.code()),
            line(problem.message()),
            new Location(line(at.source()), at.line(), at.column(), at.extent()),
            orNull(problem.shownPath()),
            orNull(problem.loc()),
            problem.missing());
    String place = shown.location().toString();
    String begin = place + ": " + problem.severity() + ": ";
    print(ShortUrls.in(place, columns) + ": ");
    print(problem.severity());
    int before = begin.length();
    String next = ": ";
    for (String line : shown.toString().substring(before).split("\n", -1)) {
      print(next + ShortUrls.in(line, before, columns));
      before = 0;
      next = "\n";
    }
    println();
  }

  /** Prints a line in the form of a problem. */
  void println(String place, Severity severity, String message) {
    String source = line(place);
    print(source + ": ");
    print(severity);
    int before = (source + ": " + severity + ": ").length();
    super.println(": " + ShortUrls.in(line(message), before, columns));
  }

  private void print(Severity severity) {
    if (!colours) {
      print(severity.toString());
      return;
    }
    Style style =
        switch (severity) {
          case ERROR -> Style.fg_red;
          case WARNING -> Style.fg_yellow;
          case INFO -> Style.fg_cyan;
        };
    writeShown(style.on() + severity + style.off());
  }

  private static @Nullable String orNull(@Nullable String text) {
    return text == null ? null : line(text);
  }

  /**
   * Shows a status line below all other text, in place of the previous one. It is erased before
   * anything else is written.
   *
   * @param text of one line, without control characters, and no wider than the terminal
   */
  public void status(String text) {
    synchronized (lock) {
      if (ended) {
        return;
      }
      clearStatus();
      super.write(text, 0, text.length());
      super.flush();
      statusShown = true;
    }
  }

  /**
   * Erases the status line for good: the process ends, and what follows belongs to the shell. Waits
   * for nobody unless there is a line, which only a terminal has.
   */
  public void endStatus() {
    ended = true;
    if (statusShown) {
      clearStatus();
    }
  }

  /** Erases the status line. */
  public void clearStatus() {
    synchronized (lock) {
      if (statusShown) {
        statusShown = false;
        super.write(ERASE, 0, ERASE.length());
        super.flush();
      }
    }
  }

  /** Returns a text with line breaks escaped, too. */
  static String line(String text) {
    return PrintableText.line(text);
  }
}
