package io.github.sitemaptoolkit.tell.internal;

import io.github.sitemaptoolkit.io.Sink;
import java.io.Closeable;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The directory with the files of a {@link Memory}, and a lock. */
public final class StateDirectory implements Closeable {

  private static final String LOCK = "lock";

  private final Path directory;
  private final Path target; // where new files are written
  private final @Nullable FileChannel lock; // null for a preview
  private Memory memory;
  private Path place; // of the files of the memory
  private long changes;

  private StateDirectory(Path directory, Path target, @Nullable FileChannel lock)
      throws IOException {
    this.directory = directory;
    this.target = target;
    this.lock = lock;
    this.memory = Memory.read(directory);
    this.place = directory;
    this.changes = hasChanges() ? lines(memory.changes(place)) : 0;
  }

  /** Opens a directory for one process. */
  public static StateDirectory open(Path directory) throws IOException {
    Files.createDirectories(directory);
    FileChannel lock = lock(directory);
    try {
      var state = new StateDirectory(directory, directory, lock);
      Sink.removeLeftovers(List.of(state.memory.set(directory)));
      state.removeOthers();
      return state;
    } catch (IOException | RuntimeException e) {
      lock.close();
      throw e;
    }
  }

  /** Opens a directory that is not changed. */
  public static StateDirectory preview(Path directory) throws IOException {
    return new StateDirectory(directory, Files.createTempDirectory("sitemap-"), null);
  }

  private static FileChannel lock(Path directory) throws IOException {
    Path file = directory.resolve(LOCK);
    FileChannel channel =
        FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    try {
      FileLock taken = channel.tryLock();
      if (taken != null) {
        return channel;
      }
    } catch (OverlappingFileLockException e) {
      // this process has it
    } catch (IOException e) {
      channel.close();
      throw e;
    }
    channel.close();
    throw new FileSystemException(
        directory.toString(), null, "is in use by another run of this command");
  }

  private static long lines(Path file) throws IOException {
    try (Stream<String> lines = Files.lines(file)) {
      return lines.count();
    }
  }

  /** Removes files that a killed process has left, or that are no longer needed. */
  private void removeOthers() throws IOException {
    try (DirectoryStream<Path> files = Files.newDirectoryStream(directory)) {
      for (Path file : files) {
        if (Memory.isName(file.getFileName().toString())
            && !file.equals(memory.set(directory))
            && !file.equals(memory.changes(directory))) {
          Files.deleteIfExists(file);
        }
      }
    }
  }

  /** Returns where the files of the memory are. */
  public Path directory() {
    return place;
  }

  /** Returns where the files of the next memory are to be written. */
  public Path target() {
    return target;
  }

  public Memory memory() {
    return memory;
  }

  /** Returns the memory to commit next. */
  public Memory next() {
    return new Memory(memory.number() + 1, 0);
  }

  /** Returns how many urls have changed, those included that have been told. */
  public long changes() {
    return changes;
  }

  /** Returns whether there is a list of changed urls. */
  public boolean hasChanges() {
    return Files.exists(memory.changes(place));
  }

  /** Opens the list of the changed urls after those that have been told. */
  public ChangeReader untold() throws IOException {
    return new ChangeReader(memory.changes(place), memory.told());
  }

  /** Replaces the memory with one whose files have been written. */
  public void commit(Memory next, long count) throws IOException {
    if (lock != null) {
      next.write(directory);
    }
    memory = next;
    place = target;
    changes = count;
    if (lock != null) {
      removeOthers();
    }
  }

  /** Remembers that further urls have been told. */
  public void told(long count) throws IOException {
    if (lock == null) {
      throw new IllegalStateException("a preview");
    }
    memory = new Memory(memory.number(), memory.told() + count);
    memory.write(directory);
  }

  @Override
  public void close() throws IOException {
    if (lock != null) {
      lock.close();
      return;
    }
    try (DirectoryStream<Path> files = Files.newDirectoryStream(target)) {
      for (Path file : files) {
        Files.deleteIfExists(file);
      }
    }
    Files.deleteIfExists(target);
  }
}
