package io.github.sitemaptoolkit.text;

import io.github.sitemaptoolkit.annotation.Incubating;
import java.io.BufferedReader;
import java.io.FilterReader;
import java.io.IOException;
import java.io.Reader;

/**
 * The lines of a file that others may have changed: one without end is not held in memory.
 *
 * @since 0.1
 */
@Incubating
public final class BoundedLines extends FilterReader {

  /** Thrown in a line that is too long. */
  public static final class LongLineException extends IOException {

    private static final long serialVersionUID = 1L;

    LongLineException(int most) {
      super("a line has more than " + most + " characters");
    }
  }

  private final int most;
  private int length; // of the current line so far

  private BoundedLines(Reader in, int most) {
    super(in);
    this.most = most;
  }

  /**
   * Returns a reader of lines, which throws a {@link LongLineException} in one that is too long.
   * Closing it closes the other reader.
   *
   * @param most how many characters a line may have; some ten thousand at least, as the reader is
   *     buffered
   */
  public static BufferedReader of(Reader in, int most) {
    return new BufferedReader(new BoundedLines(in, most));
  }

  @Override
  public int read() throws IOException {
    char[] one = new char[1];
    return read(one, 0, 1) < 0 ? -1 : one[0];
  }

  @Override
  public int read(char[] target, int offset, int count) throws IOException {
    int read = super.read(target, offset, count);
    for (int i = offset; i < offset + read; i++) {
      length = target[i] == '\n' || target[i] == '\r' ? 0 : length + 1;
      if (length > most) {
        throw new LongLineException(most);
      }
    }
    return read;
  }
}
