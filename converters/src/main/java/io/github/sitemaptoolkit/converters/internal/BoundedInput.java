package io.github.sitemaptoolkit.converters.internal;

import io.github.sitemaptoolkit.code.DocumentCodes;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.limit.Limit;
import io.github.sitemaptoolkit.limit.LimitException;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/**
 * A stream of a document's bytes that throws a {@link LimitException} after the maximum length. The
 * bytes up to there can be read.
 */
public final class BoundedInput extends FilterInputStream {

  private final String name;
  private final long most;
  private long given;

  private BoundedInput(InputStream in, String name, long most) {
    super(in);
    this.name = name;
    this.most = most;
  }

  /** Returns the bytes of a source, within the limits of a context. */
  public static InputStream of(Source source, Context context) {
    return of(source, source.stream(), context);
  }

  /** Returns the converted bytes of a source, such as UTF-8, within the limits of a context. */
  public static InputStream of(Source source, InputStream bytes, Context context) {
    return new BoundedInput(bytes, source.name(), context.limits().bytes());
  }

  @Override
  public int read() throws IOException {
    byte[] one = new byte[1];
    return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
  }

  /**
   * Reads bytes.
   *
   * @throws LimitException if the document is longer than the limit
   */
  @Override
  public int read(byte[] target, int offset, int length) throws IOException {
    int count;
    if (given < most) {
      count = super.read(target, offset, (int) Math.min(length, most - given));
      given += Math.max(0, count);
    } else {
      count = length == 0 ? 0 : super.read();
      if (count >= 0 && length > 0) {
        throw passed();
      }
    }
    return count;
  }

  private LimitException passed() {
    return new LimitException(
        Limit.BYTES,
        Problem.of(
            DocumentCodes.LIMIT,
            "the length of the document exceeds the limit of " + most + " (bytes)",
            Location.of(name)));
  }
}
