package io.github.sitemaptoolkit.xlsx.internal;

import io.github.sitemaptoolkit.code.DocumentCodes;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.limit.Limit;
import io.github.sitemaptoolkit.limit.LimitException;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.scratch.ScratchSpace;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A temporary file with the bytes of a source: the directory of a zip archive is at its end. Only
 * the user can read it.
 */
final class SourceCopy {

  private static final int BUFFER = 64 * 1024;

  private SourceCopy() {}

  /**
   * Copies a source into a new temporary file.
   *
   * @throws IOException if the file cannot be written
   * @throws io.github.sitemaptoolkit.problem.SitemapException if the input is damaged, or longer
   *     than the limit
   */
  static Path of(Source source, long most) throws IOException {
    Path file = create();
    try (OutputStream out = Files.newOutputStream(file)) {
      InputStream in = source.stream();
      byte[] buffer = new byte[BUFFER];
      long length = 0;
      for (int count = read(in, buffer, source); count >= 0; count = read(in, buffer, source)) {
        length += count;
        if (length > most) {
          throw tooLong(most, source.name());
        }
        out.write(buffer, 0, count);
      }
      return file;
    } catch (IOException | RuntimeException e) {
      delete(file);
      throw e;
    }
  }

  /**
   * Creates an empty file.
   *
   * @throws IOException if it cannot be created
   */
  static Path create() throws IOException {
    return ScratchSpace.file("sitemap-", ".xlsx");
  }

  private static int read(InputStream in, byte[] buffer, Source source) {
    try {
      return in.read(buffer);
    } catch (IOException e) {
      throw Source.failure(e, Location.of(source.name()));
    }
  }

  /** Returns the exception for a document that is longer than the limit. */
  static LimitException tooLong(long most, String name) {
    String message = "the length of the document exceeds the limit of " + most + " (bytes)";
    return new LimitException(
        Limit.BYTES, Problem.of(DocumentCodes.LIMIT, message, Location.of(name)));
  }

  /** Removes the file if it is there. Windows cannot remove a file that is open. */
  static void delete(Path file) {
    try {
      Files.deleteIfExists(file);
    } catch (IOException e) {
      // it is tried again when the workbook is closed; after that it does no harm
    }
  }
}
