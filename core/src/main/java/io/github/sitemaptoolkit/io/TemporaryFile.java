package io.github.sitemaptoolkit.io;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HexFormat;
import java.util.concurrent.ThreadLocalRandom;
import org.jspecify.annotations.Nullable;

/**
 * A temporary file in the directory of the file that it will replace.
 *
 * <p>A killed process leaves its temporary file behind, so that a later process removes it. To tell
 * leftovers from files in use, a process locks its temporary file until it has its final name, and
 * only removes files that it can lock. Closing a file releases all locks that the process has on
 * it, so a process must not try to lock its own files, which it recognises by their names. If a
 * file system does not support locks, nothing is removed.
 */
final class TemporaryFile {

  private static final String PREFIX = ".sitemap-";
  private static final String SUFFIX = ".tmp";
  private static final String OWN = PREFIX + random() + '-';
  private static final int DIGITS = 16; // of a random number
  private static final int NAME_LENGTH = OWN.length() + DIGITS + SUFFIX.length();
  private static final int MOST_TRIES = 100;

  private final Path path;
  private final FileChannel channel;
  private @Nullable Thread hook;

  private TemporaryFile(Path path, FileChannel channel) {
    this.path = path;
    this.channel = channel;
  }

  private static String random() {
    return HexFormat.of().toHexDigits(ThreadLocalRandom.current().nextLong());
  }

  /** Creates and locks an empty file. */
  static TemporaryFile create(Path directory) throws IOException {
    for (int i = 0; i < MOST_TRIES; i++) {
      var file = open(directory.resolve(OWN + random() + SUFFIX));
      if (file != null) {
        return file;
      }
    }
    throw new IOException("another program keeps removing temporary files from its directory");
  }

  /** Creates a file; returns null if another process took it for a leftover and removed it. */
  private static @Nullable TemporaryFile open(Path path) throws IOException {
    FileChannel channel =
        FileChannel.open(path, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
    var file = new TemporaryFile(path, channel);
    try {
      if (file.isOwned()) {
        file.register();
        return file;
      }
      file.delete();
      return null;
    } catch (IOException e) {
      file.discard(e);
      throw e;
    }
  }

  /**
   * Locks the file and returns whether it still exists; no other process removes it from then on.
   */
  private boolean isOwned() {
    try {
      return channel.tryLock() != null && Files.exists(path);
    } catch (IOException | UnsupportedOperationException e) {
      return true; // no locks on this file system, so nobody removes files
    }
  }

  /** Removes the file after a failure; a further failure is only suppressed. */
  void discard(IOException failure) {
    try {
      delete();
    } catch (IOException e) {
      failure.addSuppressed(e);
    }
  }

  Path path() {
    return path;
  }

  /** Returns the channel to write to. The caller may close it. */
  FileChannel channel() {
    return channel;
  }

  /** Gives the file, forced to the disk, its final name. */
  void moveTo(Path target) throws IOException {
    Sink.replace(path, target);
    unregister();
    channel.close(); // not earlier: without its lock the file could be taken for a leftover
  }

  /** Removes the file, unless it was moved. */
  void delete() throws IOException {
    try {
      channel.close();
    } finally {
      Files.deleteIfExists(path); // if this fails, the hook tries again when the process ends
      unregister();
    }
  }

  /** Makes sure that the file is removed if the process is terminated. */
  private void register() throws IOException {
    var remover = new Thread(() -> deleteQuietly(path), "sitemap-cleanup");
    try {
      Runtime.getRuntime().addShutdownHook(remover);
    } catch (IllegalStateException e) { // hooks cannot be added any more
      throw new IOException("the process is shutting down", e);
    }
    hook = remover;
  }

  private void unregister() {
    Thread remover = hook;
    hook = null;
    if (remover != null) {
      try {
        Runtime.getRuntime().removeShutdownHook(remover);
      } catch (IllegalStateException e) {
        // the process is ending: the hook does no harm
      }
    }
  }

  private static void deleteQuietly(Path file) {
    try {
      Files.deleteIfExists(file);
    } catch (IOException e) {
      // the process is ending: there is nobody to report to
    }
  }

  /** Removes the temporary files of a directory that no running process writes to. */
  static void removeLeftovers(Path directory) {
    try (DirectoryStream<Path> files =
        Files.newDirectoryStream(directory, TemporaryFile::isOfAnother)) {
      for (Path file : files) {
        removeLeftover(file);
      }
    } catch (IOException | DirectoryIteratorException e) {
      // creating a file will show what is wrong with the directory
    }
  }

  private static boolean isOfAnother(Path file) {
    String name = String.valueOf(file.getFileName());
    return name.length() == NAME_LENGTH
        && name.startsWith(PREFIX)
        && name.endsWith(SUFFIX)
        && !name.startsWith(OWN)
        && Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS);
  }

  private static void removeLeftover(Path file) {
    try (FileChannel channel =
        FileChannel.open(file, StandardOpenOption.WRITE, LinkOption.NOFOLLOW_LINKS)) {
      if (channel.tryLock() != null) {
        Files.deleteIfExists(file);
      }
    } catch (NoSuchFileException e) {
      // it was moved to its final name, or another process removed it
    } catch (IOException | OverlappingFileLockException | UnsupportedOperationException e) {
      // in use, or not removable: it does no harm
    }
  }
}
