package io.github.sitemaptoolkit.publisher.internal.disk;

import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.publisher.layout.DigestedStream;
import io.github.sitemaptoolkit.publisher.layout.Part;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;

/** A published sitemap. */
public final class PublishedFile {

  private PublishedFile() {}

  /**
   * Returns the path of a published sitemap, to be read.
   *
   * @throws FileSystemException if it is missing, or anything but a regular file is in its place
   */
  public static Path path(Path directory, Part part) throws IOException {
    Path file = directory.resolve(part.file());
    BasicFileAttributes found = SmallFile.attributes(file);
    if (found == null) {
      throw new FileSystemException(file.toString(), null, "is missing; publish all urls again");
    } else if (!found.isRegularFile()) {
      throw new FileSystemException(
          file.toString(), null, "is not a regular file; remove it and publish all urls again");
    }
    return file;
  }

  /**
   * Checks that a sitemap that stays is as it was published, by its size.
   *
   * @throws FileSystemException if it is not
   */
  public static void check(Path directory, Part part) throws IOException {
    Path file = path(directory, part);
    if (!hasItsSize(directory, part)) {
      throw new FileSystemException(
          file.toString(), null, "is not as it was published; publish all urls again");
    }
  }

  /**
   * Returns whether a sitemap is there and has the size that it was published with. This does not
   * read it: the file system knows the size, or the last bytes of a gzipped file.
   */
  public static boolean hasItsSize(Path directory, Part part) {
    Path file = directory.resolve(part.file());
    try {
      BasicFileAttributes found = SmallFile.attributes(file);
      if (found == null || !found.isRegularFile()) {
        return false;
      }
      return Sink.isCompressedName(part.file())
          ? sizeInTrailer(file) == (int) part.bytes()
          : found.size() == part.bytes();
    } catch (IOException e) {
      return false; // reading it will tell why
    }
  }

  /**
   * Returns whether a file has this content, which is read to know it.
   *
   * @param bytes the size before compression
   * @param sha256 the SHA-256 of these bytes, in hexadecimal
   */
  static boolean holds(Path file, long bytes, String sha256) throws IOException {
    BasicFileAttributes found = SmallFile.attributes(file); // fails if they cannot be read
    if (found == null || !found.isRegularFile()) {
      return false;
    }
    try (Source source = Source.open(file)) {
      var digest = new DigestedStream(source.stream());
      digest.transferTo(OutputStream.nullOutputStream());
      return digest.bytes() == bytes && digest.sha256().equals(sha256);
    } catch (SitemapException e) {
      return false; // such as damaged
    }
  }

  /**
   * Returns the last four bytes: the size before compression, modulo 2<sup>32</sup> (RFC 1952). If
   * somebody else has compressed the file in several members, it is only the last one's.
   */
  private static int sizeInTrailer(Path file) throws IOException {
    try (SeekableByteChannel channel = Files.newByteChannel(file, LinkOption.NOFOLLOW_LINKS)) {
      ByteBuffer trailer = ByteBuffer.allocate(Integer.BYTES).order(ByteOrder.LITTLE_ENDIAN);
      channel.position(Math.max(0, channel.size() - Integer.BYTES));
      while (trailer.hasRemaining() && channel.read(trailer) >= 0) {
        // reads up to the end
      }
      return trailer.hasRemaining() ? -1 : trailer.getInt(0);
    }
  }
}
