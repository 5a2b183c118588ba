package io.github.sitemaptoolkit.tell.internal;

import io.github.sitemaptoolkit.io.OwnedDirectory;
import io.github.sitemaptoolkit.text.Sha256;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** The directory with the files of a {@link Memory}, and a lock. */
public final class StateDirectory implements Closeable {

  private static final String LOCK = "lock";

  private static final String ADVICE = "move or remove it";

  private final Path directory;
  private final OwnedDirectory owned;
  private final Path target; // where new files are written
  private final @Nullable FileChannel lock; // null for a preview
  private Memory memory;
  private Path place; // of the files of the memory
  private long changes;

  private StateDirectory(Path directory, Path target, @Nullable FileChannel lock)
      throws IOException {
    this.directory = directory;
    this.owned = OwnedDirectory.of(directory, ADVICE);
    this.target = target;
    this.lock = lock;
    this.memory = Memory.read(owned);
    checkRegular(name(memory.set(directory)));
    checkRegular(name(memory.changes(directory)));
    this.place = directory;
    this.changes = hasChanges() ? lines(memory.changes(place)) : 0;
  }

  /** Opens a directory for one process. */
  public static StateDirectory open(Path directory) throws IOException {
    OwnedDirectory owned = OwnedDirectory.of(directory, ADVICE);
    owned.create();
    FileChannel lock = lock(owned);
    try {
      var state = new StateDirectory(directory, directory, lock);
      owned.removeLeftovers(List.of(LOCK));
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

  private static String name(Path file) {
    return String.valueOf(file.getFileName());
  }

  /** Checks that a file can be opened: it is regular, or there is none. */
  private void checkRegular(String name) throws IOException {
    if (owned.exists(name) && !owned.isFile(name)) {
      throw owned.refused(name, "is not a regular file");
    }
  }

  private static FileChannel lock(OwnedDirectory directory) throws IOException {
    FileChannel channel = directory.channel(LOCK, StandardOpenOption.CREATE);
    try {
      FileLock taken = channel.tryLock();
      if (taken != null && channel.size() > 0) {
        throw directory.foreign(LOCK, "was not created by this command");
      } else if (taken != null) {
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
    long count = 0;
    try (var lines = new ChangeReader(file, 0)) {
      while (lines.next() != null) {
        count++;
      }
    }
    return count;
  }

  /** Removes files that are no longer needed, each only if it is as it was written. */
  private void removeOthers() throws IOException {
    String set = name(memory.set(directory));
    String changed = name(memory.changes(directory));
    for (Map.Entry<String, String> file : memory.files().entrySet()) {
      if (!file.getKey().equals(set) && !file.getKey().equals(changed)) {
        owned.delete(file.getKey(), in -> Sha256.hex(in).equals(file.getValue()));
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

  /**
   * Returns the memory to commit next. Its files are ours: there are none yet, or a run that was
   * killed has begun them.
   */
  public Memory next() throws IOException {
    var next = new Memory(memory.number() + 1, 0);
    while (!(isOurs(name(next.set(directory))) && isOurs(name(next.changes(directory))))) {
      next = new Memory(next.number() + 1, 0);
    }
    if (lock != null) {
      Map<String, String> files = new TreeMap<>(memory.files());
      files.put(name(next.set(directory)), "");
      files.put(name(next.changes(directory)), "");
      memory = new Memory(memory.number(), memory.told(), files);
      memory.write(owned);
    }
    return next;
  }

  private boolean isOurs(String name) throws IOException {
    return !owned.exists(name) || (owned.isFile(name) && memory.files().containsKey(name));
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
    Map<String, String> files = new TreeMap<>();
    memory
        .files()
        .forEach(
            (name, hash) -> {
              if (!hash.isEmpty()) {
                files.put(name, hash);
              }
            });
    for (Path file : List.of(next.set(directory), next.changes(directory))) {
      if (lock != null && owned.isFile(name(file))) {
        try (InputStream in = owned.open(name(file))) {
          files.put(name(file), Sha256.hex(in));
        }
      }
    }
    memory = new Memory(next.number(), next.told(), files);
    if (lock != null) {
      memory.write(owned);
    }
    place = target;
    changes = count;
    if (lock != null) {
      removeOthers();
      files.keySet().removeIf(name -> !isCurrent(name));
      memory = new Memory(next.number(), next.told(), files);
    }
  }

  private boolean isCurrent(String name) {
    return name.equals(name(memory.set(directory))) || name.equals(name(memory.changes(directory)));
  }

  /** Remembers that further urls have been told. */
  public void told(long count) throws IOException {
    if (lock == null) {
      throw new IllegalStateException("a preview");
    }
    memory = new Memory(memory.number(), memory.told() + count, memory.files());
    memory.write(owned);
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
