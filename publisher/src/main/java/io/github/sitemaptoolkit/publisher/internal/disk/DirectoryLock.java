package io.github.sitemaptoolkit.publisher.internal.disk;

import io.github.sitemaptoolkit.io.ForeignContentException;
import io.github.sitemaptoolkit.io.OwnedDirectory;
import io.github.sitemaptoolkit.io.Source;
import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.LockSupport;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A lock on a directory, so that only one publisher at a time changes it, across all processes.
 *
 * <p>The directory is created if it does not exist. Releasing the lock removes its file, and the
 * directories that were created if they are still empty.
 */
final class DirectoryLock implements Closeable {

  private static final String NAME = ".sitemap.lock";

  /** The content of a lock file that is about to be removed: a lock on it is worthless. */
  private static final String GONE = "gone";

  /**
   * What a lock file may contain: a process id or {@link #GONE}, complete or cut off, or the zeros
   * that a power cut may leave.
   */
  private static final Pattern CONTENT =
      Pattern.compile("\\x00{0,19}\\d{0,19}|g|go|gon|" + GONE + "|\\x00{1,4}(o|on|one|n|ne|e)?");

  private static final String FOREIGN = "was not created by publishing; move or remove it";

  private static final int MOST_ATTEMPTS = 100;
  private static final long PAUSE = 1_000_000; // nanoseconds

  /**
   * The directories that this process has locked. The operating system locks a file per process: a
   * second channel to the same file would get the lock, too, and release it for both when closed.
   */
  private static final Set<Path> HELD = ConcurrentHashMap.newKeySet();

  private final Path directory; // its real path
  private final Path file;
  private final FileChannel channel;
  private final List<Path> made;

  private DirectoryLock(Path directory, Path file, FileChannel channel, List<Path> made) {
    this.directory = directory;
    this.file = file;
    this.channel = channel;
    this.made = made;
  }

  /**
   * Locks a directory.
   *
   * @throws FileSystemException if it is locked already; the message gives the process id
   */
  static DirectoryLock take(Path directory) throws IOException {
    List<Path> made = missing(directory);
    boolean taken = false;
    try {
      for (int attempt = 1; ; attempt++) {
        DirectoryLock lock = take(directory, made, attempt == MOST_ATTEMPTS);
        if (lock != null) {
          taken = true;
          return lock;
        }
        LockSupport.parkNanos(PAUSE);
      }
    } finally {
      if (!taken) {
        removeEmpty(made);
      }
    }
  }

  private static List<Path> missing(Path directory) {
    List<Path> missing = new ArrayList<>();
    for (Path at = directory.toAbsolutePath(); at != null && Files.notExists(at); ) {
      missing.add(at);
      at = at.getParent();
    }
    return missing;
  }

  /**
   * Tries to lock the directory, once.
   *
   * @param last whether this is the last attempt: the lock is then not just being released
   * @return the lock; null if another process may just be releasing it
   */
  private static @Nullable DirectoryLock take(Path directory, List<Path> made, boolean last)
      throws IOException {
    Path real;
    try {
      OwnedDirectory.createDirectories(directory);
      real = directory.toRealPath();
    } catch (FileAlreadyExistsException
        | NoSuchFileException e) { // the directory is just being removed
      if (last && Files.isRegularFile(directory)) {
        throw new FileSystemException(directory.toString(), null, "is a file, not a directory");
      } else if (last) {
        throw e;
      }
      return null;
    }
    if (!HELD.add(real)) {
      throw held(directory, String.valueOf(ProcessHandle.current().pid()));
    }
    FileChannel channel = null;
    try {
      Path file = directory.resolve(NAME);
      channel = lock(directory, file, last);
      return channel == null ? null : new DirectoryLock(real, file, channel, made);
    } finally {
      if (channel == null) {
        HELD.remove(real);
      }
    }
  }

  private static @Nullable FileChannel lock(Path directory, Path file, boolean last)
      throws IOException {
    OwnedDirectory owned = PublishedFile.in(directory);
    if (owned.exists(NAME) && !owned.isFile(NAME)) {
      throw notALock(file);
    } else if (hasOtherNames(owned.path(NAME))) { // writing would change a file elsewhere
      throw new ForeignContentException(
          file.toString(), "has a further name elsewhere (a hard link); move or remove it");
    }
    FileChannel channel;
    try {
      channel = owned.channel(NAME, StandardOpenOption.CREATE, StandardOpenOption.READ);
    } catch (NoSuchFileException e) { // the directory was removed, too
      if (last) {
        throw e;
      }
      return null;
    }
    boolean ours = false;
    try {
      boolean locked = isLocked(channel);
      String content = read(channel);
      if (!CONTENT.matcher(content).matches()) {
        throw new ForeignContentException(file.toString(), FOREIGN); // its content would be lost
      } else if (!locked) {
        throw held(directory, content);
      } else if (last || !content.equals(GONE)) {
        write(String.valueOf(ProcessHandle.current().pid()), channel);
        ours = true;
      }
    } catch (IOException e) {
      throw Source.named(e, file.toString());
    } finally {
      if (!ours) {
        channel.close();
      }
    }
    return ours ? channel : null;
  }

  /**
   * Returns whether a file has a further name, such as one by {@code cp -l}: what is written to it
   * is also written there. False where the system does not tell.
   */
  private static boolean hasOtherNames(Path file) throws IOException {
    try {
      Object names = Files.getAttribute(file, "unix:nlink", LinkOption.NOFOLLOW_LINKS);
      return names instanceof Integer count && count > 1;
    } catch (NoSuchFileException | UnsupportedOperationException | IllegalArgumentException e) {
      return false;
    }
  }

  private static boolean isLocked(FileChannel channel) throws IOException {
    try {
      return channel.tryLock() != null;
    } catch (
        OverlappingFileLockException e) { // this class was loaded twice; the other one has the lock
      return false;
    }
  }

  private static FileSystemException notALock(Path file) {
    return new FileSystemException(file.toString(), null, FOREIGN);
  }

  private static FileSystemException held(Path directory, String pid) {
    return new FileSystemException(
        directory.toString(), null, "is being published to by process " + pid);
  }

  private static String read(FileChannel channel) throws IOException {
    var bytes = ByteBuffer.allocate(32);
    channel.read(bytes, 0);
    return StandardCharsets.UTF_8.decode(bytes.flip()).toString();
  }

  private static void write(String text, FileChannel channel) throws IOException {
    channel.truncate(0); // which also resets the position
    channel.write(StandardCharsets.UTF_8.encode(text));
  }

  private static void removeEmpty(List<Path> directories) {
    for (Path directory : directories) {
      try {
        Files.deleteIfExists(directory);
      } catch (IOException e) {
        // it is not empty, it stays there, empty, or it could not even be created
      }
    }
  }

  /** Releases the directory. */
  @Override
  public void close() throws IOException {
    try {
      write(GONE, channel);
      Files.deleteIfExists(file);
    } catch (IOException e) {
      // harmless: the next publisher reuses the file
    } finally {
      channel.close();
      HELD.remove(directory);
    }
    removeEmpty(made);
  }
}
