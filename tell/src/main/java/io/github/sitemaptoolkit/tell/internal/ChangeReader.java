package io.github.sitemaptoolkit.tell.internal;

import io.github.sitemaptoolkit.file.FileNames;
import io.github.sitemaptoolkit.io.ForeignContentException;
import io.github.sitemaptoolkit.text.BoundedLines;
import java.io.BufferedReader;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Reads changed urls, one on each line. */
public final class ChangeReader implements Closeable {

  /** How many characters a line may have; urls have some thousand at most. */
  private static final int LONGEST = 1 << 20;

  private final Path file;
  private final BufferedReader lines;
  private Predicate<String> wanted = url -> true;
  private @Nullable String next;

  /**
   * Opens a list.
   *
   * @param told how many of its first urls to pass over
   * @throws ForeignContentException if there is something else in it
   */
  public ChangeReader(Path file, long told) throws IOException {
    this.file = file;
    var decoder = StandardCharsets.UTF_8.newDecoder(); // reports what is malformed
    lines = BoundedLines.of(new InputStreamReader(Files.newInputStream(file), decoder), LONGEST);
    try {
      next = line();
      for (long i = 0; i < told && next != null; i++) {
        next = line();
      }
    } catch (IOException e) {
      lines.close();
      throw e;
    }
  }

  private @Nullable String line() throws IOException {
    try {
      return lines.readLine();
    } catch (CharacterCodingException e) {
      throw foreign("it is not UTF-8");
    } catch (BoundedLines.LongLineException e) {
      throw foreign(e.getMessage());
    }
  }

  private IOException foreign(@Nullable String reason) {
    return new ForeignContentException(
        FileNames.shown(file),
        "is not what this command has written ("
            + reason
            + "); mend it, or remove its directory to begin anew");
  }

  /** Passes over urls that are not wanted. */
  public ChangeReader only(Predicate<String> urls) throws IOException {
    wanted = urls;
    skip();
    return this;
  }

  private void skip() throws IOException {
    while (next != null && !wanted.test(next)) {
      next = line();
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
      next = line();
      skip();
    }
    return taken;
  }

  @Override
  public void close() throws IOException {
    lines.close();
  }
}
