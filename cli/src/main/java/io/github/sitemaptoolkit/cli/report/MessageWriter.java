package io.github.sitemaptoolkit.cli.report;

import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Writes text for people. All that is said to them goes through here, so that no character of an
 * input can move the cursor of a terminal, change its title, or turn the direction of a text: each
 * is shown as {@code \u001b}. What is printed as a line stays one line.
 */
public final class MessageWriter extends PrintWriter {

  private static final String ERASE = "\u001b[K"; // what is right of the cursor

  /**
   * Creates a writer.
   *
   * @param autoFlush whether each line is seen at once
   */
  public MessageWriter(Writer out, boolean autoFlush) {
    super(out, autoFlush);
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
    String escaped = escaped(text.substring(offset, offset + length), true);
    super.write(escaped, 0, escaped.length());
  }

  @Override
  public void println(@Nullable String line) {
    super.println(line(String.valueOf(line)));
  }

  @Override
  public void println(@Nullable Object line) {
    println(String.valueOf(line));
  }

  /** Prints a problem: only its own layout has line breaks. */
  void println(Problem problem) {
    Location at = problem.location();
    print(
        new Problem(
            problem.severity(),
            line(problem.code()),
            line(problem.message()),
            new Location(line(at.source()), at.line(), at.column()),
            orNull(problem.path()),
            orNull(problem.loc()),
            problem.missing()));
    println();
  }

  private static @Nullable String orNull(@Nullable String text) {
    return text == null ? null : line(text);
  }

  /** Shows a text of the program's own, in place of the line that the cursor is in. */
  void replaceLine(String text) {
    synchronized (lock) {
      try {
        out.write("\r" + text + ERASE);
        out.flush();
      } catch (IOException e) {
        setError();
      }
    }
  }

  /** Returns a text as a line, or as a part of one. */
  static String line(String text) {
    return escaped(text, false);
  }

  private static String escaped(String text, boolean lines) {
    StringBuilder escaped = null; // few texts have anything to escape
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean lineEnd = c == '\n' || (c == '\r' && text.startsWith("\n", i + 1));
      boolean shown = lineEnd ? lines : c == '\t' || !isControl(c);
      if (escaped == null && !shown) {
        escaped = new StringBuilder(text.length() + 16).append(text, 0, i);
      }
      if (escaped != null) {
        escaped.append(shown ? c : String.format(Locale.ROOT, "\\u%04x", (int) c));
      }
    }
    return escaped == null ? text : escaped.toString();
  }

  private static boolean isControl(char c) {
    return Character.isISOControl(c)
        || c == '\u061C' // marks, embeddings and isolates of writing from right to left
        || (c >= '\u200E' && c <= '\u200F')
        || (c >= '\u2028' && c <= '\u202E') // and ends of lines and paragraphs
        || (c >= '\u2066' && c <= '\u2069');
  }
}
