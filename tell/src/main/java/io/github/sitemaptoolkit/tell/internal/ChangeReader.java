package io.github.sitemaptoolkit.tell.internal;

import java.io.BufferedReader;
import java.io.Closeable;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Reads changed urls, one on each line. */
public final class ChangeReader implements Closeable {

  private final BufferedReader lines;
  private Predicate<String> wanted = url -> true;
  private @Nullable String next;

  /**
   * Opens a list.
   *
   * @param told how many of its first urls to pass over
   */
  public ChangeReader(Path file, long told) throws IOException {
    lines = Files.newBufferedReader(file, StandardCharsets.UTF_8);
    next = lines.readLine();
    for (long i = 0; i < told && next != null; i++) {
      next = lines.readLine();
    }
  }

  /** Passes over urls that are not wanted. */
  public ChangeReader only(Predicate<String> urls) throws IOException {
    wanted = urls;
    skip();
    return this;
  }

  private void skip() throws IOException {
    while (next != null && !wanted.test(next)) {
      next = lines.readLine();
    }
  }

  /** Returns the next url without taking it; null at the end. */
  public @Nullable String peek() {
    return next;
  }

  /** Returns the next url; null at the end. */
  public @Nullable String next() throws IOException {
    String taken = next;
    if (taken != null) {
      next = lines.readLine();
      skip();
    }
    return taken;
  }

  @Override
  public void close() throws IOException {
    lines.close();
  }
}
