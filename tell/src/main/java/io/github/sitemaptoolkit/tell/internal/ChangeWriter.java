package io.github.sitemaptoolkit.tell.internal;

import io.github.sitemaptoolkit.io.Sink;
import java.io.Closeable;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Writes changed urls and those that are still to be told, sorted, each once. */
public final class ChangeWriter implements Closeable {

  private final Sink sink;
  private final @Nullable ChangeReader untold;
  private long count;

  /**
   * Creates a list.
   *
   * @param untold sorted; null for none
   */
  public ChangeWriter(Path file, @Nullable ChangeReader untold) throws IOException {
    this.sink = Sink.open(file, false);
    this.untold = untold;
  }

  /** Adds a url, which comes after all that were added before, byte by byte. */
  public void add(String url) throws IOException {
    ChangeReader others = untold;
    if (others != null) {
      String other = others.peek();
      for (; other != null && compare(other, url) < 0; other = others.peek()) {
        write(other);
        others.next();
      }
      if (url.equals(other)) {
        others.next();
      }
    }
    write(url);
  }

  private static int compare(String one, String other) {
    return Arrays.compareUnsigned(
        one.getBytes(StandardCharsets.UTF_8), other.getBytes(StandardCharsets.UTF_8));
  }

  private void write(String url) throws IOException {
    sink.stream().write((url + '\n').getBytes(StandardCharsets.UTF_8));
    count++;
  }

  /** Writes the rest, and replaces the file. Returns the number of urls. */
  public long finish() throws IOException {
    if (untold != null) {
      for (String other = untold.next(); other != null; other = untold.next()) {
        write(other);
      }
    }
    sink.commit();
    return count;
  }

  @Override
  public void close() throws IOException {
    sink.close();
    if (untold != null) {
      untold.close();
    }
  }
}
