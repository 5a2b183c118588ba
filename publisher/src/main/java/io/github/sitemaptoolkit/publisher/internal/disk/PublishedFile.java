package io.github.sitemaptoolkit.publisher.internal.disk;

import io.github.sitemaptoolkit.io.OwnedDirectory;
import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.limit.Limits;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.publisher.layout.DigestedStream;
import io.github.sitemaptoolkit.publisher.layout.Part;
import java.io.EOFException;
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
import java.util.zip.ZipException;

/** A published sitemap. */
public final class PublishedFile {

  private static final String ADVICE = "remove it and publish all urls again";

  private PublishedFile() {}

  /** Returns the directory of a set, in which nothing leads out of it. */
  public static OwnedDirectory in(Path directory) {
    return OwnedDirectory.of(directory, ADVICE);
  }

  /**
   * Opens a published sitemap.
   *
   * @throws FileSystemException if it is missing, or anything but a regular file is in its place
   */
  public static Source open(OwnedDirectory directory, Part part, Limits limits) throws IOException {
    checkThere(directory, part);
    return directory.source(part.file(), limits);
  }

  private static void checkThere(OwnedDirectory directory, Part part) throws IOException {
    if (!directory.exists(part.file())) {
      throw new FileSystemException(
          directory.shown(part.file()).toString(), null, "is missing; publish all urls again");
    }
  }

  /**
   * Checks that a sitemap that stays is as it was published, by its size.
   *
   * @throws FileSystemException if it is not
   */
  public static void check(OwnedDirectory directory, Part part) throws IOException {
    checkThere(directory, part);
    if (!directory.isFile(part.file())) {
      directory.open(part.file()).close(); // which tells what is there
    } else if (!hasItsSize(directory, part)) {
      throw new FileSystemException(
          directory.shown(part.file()).toString(),
          null,
          "is not as it was published; publish all urls again");
    }
  }

  /**
   * Returns whether a sitemap is there and has the size that it was published with. This does not
   * read it: the file system knows the size, or the last bytes of a gzipped file.
   */
  public static boolean hasItsSize(OwnedDirectory directory, Part part) {
    try {
      BasicFileAttributes found = directory.attributes(part.file());
      if (found == null || !found.isRegularFile()) {
        return false;
      }
      return Sink.isCompressedName(part.file())
          ? sizeInTrailer(directory.path(part.file())) == (int) part.bytes()
          : found.size() == part.bytes();
    } catch (IOException e) {
      return false; // reading it will tell why
    }
  }

  /**
   * Returns what recognises the content that a file was published with.
   *
   * @param bytes the size before compression
   * @param sha256 the SHA-256 of these bytes, in hexadecimal
   */
  static OwnedDirectory.Recorded recorded(long bytes, String sha256) {
    return in -> {
      try {
        var digest = new DigestedStream(Source.of(in, "").stream());
        digest.transferTo(OutputStream.nullOutputStream());
        return digest.bytes() == bytes && digest.sha256().equals(sha256);
      } catch (SitemapException | ZipException | EOFException e) {
        return false; // such as damaged
      }
    };
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
