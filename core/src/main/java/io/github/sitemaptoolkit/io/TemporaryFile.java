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
 * A file beside the one that it is to replace.
 *
 * <p>No process that is killed removes what it was writing, so a later one does. It must not take
 * from the living: whoever writes a temporary file holds a lock on it until the file has its final
 * name, and only a file whose lock can be had is removed. A process that closes a file gives up all
 * its locks on it, so none tries the lock of its own files; their names say whose they are. Where a
 * file system has no locks, nothing is removed.
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

  /** Makes an empty file, and locks it. */
  static TemporaryFile create(Path directory) throws IOException {
    for (int i = 0; i < MOST_TRIES; i++) {
      var file = open(directory.resolve(OWN + random() + SUFFIX));
      if (file != null) {
        return file;
      }
    }
    throw new IOException(
        "temporary files are removed from its directory as soon as they are made");
  }

  /** Returns a file that is new; null if another process took it for a leftover, and removed it. */
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

  /** Locks the file, and returns whether it is this process's: not to be removed any more. */
  private boolean isOwned() {
    try {
      return channel.tryLock() != null && Files.exists(path);
    } catch (IOException | UnsupportedOperationException e) {
      return true; // no locks here: nobody can have had one
    }
  }

  /** Removes the file because of a failure, which is what counts. */
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

  /** Returns where to write. Who does so may close it. */
  FileChannel channel() {
    return channel;
  }

  /** Gives the file, forced to the disk, its final name. */
  void moveTo(Path target) throws IOException {
    Sink.replace(path, target);
    unregister();
    channel.close(); // not before: without its lock the file could be taken for a leftover
  }

  /** Removes the file, unless it was moved. */
  void delete() throws IOException {
    try {
      channel.close();
    } finally {
      Files.deleteIfExists(path); // if that fails, it is tried again when the process ends
      unregister();
    }
  }

  /** A process that is told to end runs its hooks, and leaves no temporary file behind. */
  private void register() throws IOException {
    var remover = new Thread(() -> deleteQuietly(path));
    try {
      Runtime.getRuntime().addShutdownHook(remover);
    } catch (IllegalStateException e) { // no hook would remove what is begun now
      throw new IOException("the process is ending", e);
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
        // the process is ending: the hook does no harm any more
      }
    }
  }

  private static void deleteQuietly(Path file) {
    try {
      Files.deleteIfExists(file);
    } catch (IOException e) {
      // nobody is left to tell
    }
  }

  /** Removes the temporary files of a directory that no living process writes to. */
  static void removeLeftovers(Path directory) {
    try (DirectoryStream<Path> files =
        Files.newDirectoryStream(directory, TemporaryFile::isOfAnother)) {
      for (Path file : files) {
        removeLeftover(file);
      }
    } catch (IOException | DirectoryIteratorException e) {
      // writing to it will show what is wrong with the directory
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
      // it has its final name by now, or another removed it
    } catch (IOException | OverlappingFileLockException | UnsupportedOperationException e) {
      // it cannot be known to be a leftover, or cannot be removed: it does no harm where it is
    }
  }
}
