package io.github.sitemaptoolkit.faults;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * What a power cut may undo: data that were written but not forced to the disk, and changes of
 * directories that were not forced.
 *
 * <p>It stands for a file system with a journal of its directories: their changes reach the disk in
 * their order, at the latest when a directory is forced. The bytes of a file reach it in any part,
 * at the latest when the file is forced. So a file may get its name before its bytes.
 *
 * <p>Holds the old contents of all files that were replaced or deleted since: meant for small
 * files.
 */
final class Unforced {

  /** Undoes a change of a directory. */
  interface Undo {
    void run() throws IOException;
  }

  private final List<Undo> changes = new ArrayList<>();
  private final Map<Path, Long> forced = new HashMap<>(); // the bytes sure to be there, by file

  /** Notes that a file will be created, unless it exists. */
  synchronized void creating(Path file) {
    if (!Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
      changes.add(() -> Files.deleteIfExists(file));
      forced.put(file, 0L);
    }
  }

  /** Notes that a directory was created. */
  synchronized void made(Path directory) {
    changes.add(() -> Files.deleteIfExists(directory));
  }

  /** Notes that a file will be written to or truncated, at the end or before. */
  synchronized void writing(Path file, long from) {
    forced.merge(file, from, Math::min);
  }

  /** Notes that a file was forced: all its bytes are there. */
  synchronized void forced(Path file) {
    forced.remove(file);
  }

  /** Notes that a directory was forced: all changes so far are there. */
  synchronized void forcedDirectory() {
    changes.clear();
  }

  /** Returns how to undo that a file is deleted; asked before. */
  synchronized Undo deleting(Path file) throws IOException {
    boolean directory = Files.isDirectory(file, LinkOption.NOFOLLOW_LINKS);
    byte[] old = contents(file);
    Long sure = forced.get(file);
    return () -> {
      if (directory) {
        Files.createDirectory(file);
      } else {
        restore(file, old, sure);
      }
    };
  }

  /** Returns how to undo that a file is moved; asked before. */
  synchronized Undo moving(Path from, Path to) throws IOException {
    byte[] old = contents(to);
    Long sure = forced.get(to);
    return () -> {
      Files.move(to, from);
      follow(to, from);
      restore(to, old, sure);
    };
  }

  /** Notes that a file was deleted. */
  synchronized void deleted(Path file, Undo undo) {
    forced.remove(file);
    changes.add(undo);
  }

  /** Notes that a file was moved. */
  synchronized void moved(Path from, Path to, Undo undo) {
    forced.remove(to);
    follow(from, to);
    changes.add(undo);
  }

  private void follow(Path from, Path to) {
    Long sure = forced.remove(from);
    if (sure != null) {
      forced.put(to, sure);
    }
  }

  private static byte @Nullable [] contents(Path file) throws IOException {
    return Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS) ? Files.readAllBytes(file) : null;
  }

  private void restore(Path file, byte @Nullable [] old, @Nullable Long sure) throws IOException {
    if (old == null) {
      return;
    }
    Files.write(file, old);
    if (sure != null) {
      forced.put(file, sure);
    }
  }

  /** Leaves what a power cut leaves now: some of the changes, and some of the bytes. */
  synchronized void cut(RandomGenerator random) throws IOException {
    int lasting = random.nextInt(changes.size() + 1);
    for (int i = changes.size() - 1; i >= lasting; i--) {
      changes.get(i).run();
    }
    changes.clear();
    for (Map.Entry<Path, Long> file : forced.entrySet()) {
      if (Files.isRegularFile(file.getKey(), LinkOption.NOFOLLOW_LINKS)) {
        tear(file.getKey(), file.getValue(), random);
      }
    }
    forced.clear();
  }

  /** Cuts a file off behind some of its unforced bytes; some before that may be zeros. */
  private static void tear(Path file, long sure, RandomGenerator random) throws IOException {
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
      long size = channel.size();
      if (size <= sure) {
        return;
      }
      long end = random.nextLong(sure, size + 1);
      channel.truncate(end);
      if (end > sure && random.nextBoolean()) {
        int zeros = (int) Math.min(end - sure, 1 + random.nextInt(512));
        channel.write(ByteBuffer.allocate(zeros), sure);
      }
    }
  }
}
