package io.github.sitemaptoolkit.publisher.internal.disk;

import io.github.sitemaptoolkit.io.Source;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import org.jspecify.annotations.Nullable;

/**
 * Reads small files that the publisher keeps in the directory of a set. Refuses anything else with
 * such a name: links, which may lead out of the directory, pipes, on which reading would block, and
 * endless files.
 */
final class SmallFile {

  private static final String ADVICE = "; remove it and publish all urls again";

  private SmallFile() {}

  /**
   * Returns the bytes of a file, or null if there is none.
   *
   * @param most the maximum size in bytes
   * @throws FileSystemException if it is not a regular file, or is larger
   */
  static byte @Nullable [] read(Path file, int most) throws IOException {
    String name = file.toString();
    BasicFileAttributes found = attributes(file);
    if (found == null) {
      return null;
    } else if (!found.isRegularFile()) {
      throw new FileSystemException(name, null, "is not a regular file" + ADVICE);
    }
    try (InputStream in = Files.newInputStream(file, LinkOption.NOFOLLOW_LINKS)) {
      byte[] bytes = in.readNBytes(most + 1);
      if (bytes.length > most) {
        throw new FileSystemException(name, null, "has more than " + most + " bytes" + ADVICE);
      }
      return bytes;
    } catch (IOException e) {
      throw Source.named(e, name);
    }
  }

  /** Returns the attributes of a file, without following links; null if there is no file. */
  static @Nullable BasicFileAttributes attributes(Path file) throws IOException {
    try {
      return Files.readAttributes(file, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
    } catch (NoSuchFileException e) {
      return null;
    }
  }
}
