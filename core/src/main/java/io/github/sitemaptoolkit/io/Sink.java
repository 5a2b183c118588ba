package io.github.sitemaptoolkit.io;

import io.github.sitemaptoolkit.file.FileNames;
import io.github.sitemaptoolkit.file.IoReason;
import java.io.Closeable;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.PosixFileAttributeView;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * An open output: a file or a stream, compressed or not.
 *
 * <p>The data of a file is first written to a temporary file in the same directory, which {@link
 * #commit} moves to the final name. Until then, or if that is never called, an existing file is
 * unchanged. Not thread-safe.
 *
 * @since 0.1
 */
public final class Sink implements Closeable {

  private static final int MOST_LINKS = 40;

  private final String name;
  private final @Nullable Path target;
  private final @Nullable TemporaryFile temporary;
  private final OutputStream raw;
  private final SinkStream stream;
  private boolean committed;

  private Sink(
      String name,
      @Nullable Path target,
      @Nullable TemporaryFile temporary,
      OutputStream raw,
      Compression compression)
      throws IOException {
    this.name = name;
    this.target = target;
    this.temporary = temporary;
    this.raw = raw;
    this.stream = new SinkStream(name, compressed(raw, compression, name));
  }

  private static OutputStream compressed(OutputStream raw, Compression compression, String name)
      throws IOException {
    try {
      return compression.open(raw);
    } catch (IOException e) {
      throw named(e, name);
    }
  }

  /** Returns whether a file's name indicates compression: whether it ends with {@code .gz}. */
  public static boolean isCompressedName(String name) {
    return name.toLowerCase(Locale.ROOT).endsWith(".gz");
  }

  /**
   * Opens a file for writing, compressed if its name ends with {@code .gz}.
   *
   * @throws IOException if the file cannot be created
   */
  public static Sink open(Path path) throws IOException {
    return open(path, isCompressedName(path.toString()));
  }

  /**
   * Opens a file for writing. Symbolic links are followed. A device, a pipe or a stream of the
   * process, such as {@code /dev/stdout}, is written to directly.
   *
   * @param gzip whether to compress
   * @throws IOException if the file cannot be created
   */
  public static Sink open(Path path, boolean gzip) throws IOException {
    return open(path, Compression.of(gzip));
  }

  /**
   * Opens a file for writing, compressed on several threads. The compressed bytes do not depend on
   * the number of threads, but are not those of {@link #open(Path, boolean)}.
   *
   * @param path the file, as for {@link #open(Path, boolean)}
   * @param threads how many threads compress, at least 1
   * @throws IllegalArgumentException if there are fewer
   * @throws IOException if the file cannot be created
   */
  public static Sink openCompressed(Path path, int threads) throws IOException {
    if (threads < 1) {
      throw new IllegalArgumentException("threads: at least 1, not " + threads);
    }
    return open(path, raw -> new ParallelGzip(raw, threads));
  }

  private static Sink open(Path path, Compression compression) throws IOException {
    String name = path.toString();
    Path parent = path.getParent();
    if (parent != null && Files.exists(parent) && !Files.isDirectory(parent)) {
      throw new FileSystemException(name, null, parent + " is not a directory");
    }
    BasicFileAttributes old = attributes(path);
    if (old != null && old.isDirectory()) {
      throw new FileSystemException(name, null, "is a directory");
    }
    if (FileNames.isOpenFile(path) || (old != null && old.isOther())) {
      return direct(name, path, compression);
    }
    Path target = target(path);
    if (Files.exists(target) && !Files.isWritable(target)) {
      throw new AccessDeniedException(name);
    }
    Path directory = target.getParent();
    if (directory == null || !Files.isDirectory(directory)) {
      throw new NoSuchFileException(name, null, "its directory does not exist; create it first");
    }
    return open(name, target, directory, compression);
  }

  /** Opens a file that replaces what is there, be it a link: none is followed. */
  static Sink openInPlace(Path target, String name, boolean gzip) throws IOException {
    Path directory = target.toAbsolutePath().getParent();
    if (directory == null) {
      throw new FileSystemException(name, null, "is a directory");
    } else if (Files.isRegularFile(target, LinkOption.NOFOLLOW_LINKS)
        && !Files.isWritable(target)) {
      throw new AccessDeniedException(name);
    }
    return open(name, target, directory, Compression.of(gzip));
  }

  private static Sink open(String name, Path target, Path directory, Compression compression)
      throws IOException {
    TemporaryFile temporary = create(name, directory);
    try {
      OutputStream out = Channels.newOutputStream(temporary.channel());
      return new Sink(name, target, temporary, out, compression);
    } catch (IOException e) {
      temporary.discard(e);
      throw e;
    }
  }

  /**
   * Removes the temporary files that killed processes have left in the directories of these
   * outputs. Files that cannot be removed, or may still be written to, are left alone.
   *
   * <p>Call this once before writing several files, not for each of them, as it lists the
   * directories.
   *
   * @param outputs the files to be written
   */
  public static void removeLeftovers(Iterable<Path> outputs) {
    Set<Path> directories = new HashSet<>();
    for (Path output : outputs) {
      try {
        Path directory = FileNames.isOpenFile(output) ? null : target(output).getParent();
        if (directory != null && directories.add(directory)) {
          TemporaryFile.removeLeftovers(directory);
        }
      } catch (IOException e) {
        // opening it will show what is wrong with the link
      }
    }
  }

  /**
   * Returns the attributes of a file; null if there is none. Must not guess if reading them fails:
   * a file taken for a device would be overwritten in place.
   */
  private static @Nullable BasicFileAttributes attributes(Path path) throws IOException {
    try {
      return Files.readAttributes(path, BasicFileAttributes.class);
    } catch (NoSuchFileException e) {
      return null;
    } catch (IOException e) {
      throw Source.named(e, path.toString());
    }
  }

  private static Sink direct(String name, Path path, Compression compression) throws IOException {
    OutputStream out =
        Files.newOutputStream(path, StandardOpenOption.WRITE, StandardOpenOption.APPEND);
    try {
      return new Sink(name, null, null, out, compression);
    } catch (IOException e) {
      out.close();
      throw e;
    }
  }

  /** Follows links, even to a file that does not exist yet. */
  static Path target(Path path) throws IOException {
    Path target = path.toAbsolutePath();
    for (int links = 0; Files.isSymbolicLink(target); links++) {
      if (links == MOST_LINKS) {
        throw new FileSystemException(path.toString(), null, "its symbolic links form a loop");
      }
      target = target.resolveSibling(Files.readSymbolicLink(target)).normalize();
    }
    return target;
  }

  private static TemporaryFile create(String name, Path directory) throws IOException {
    try {
      return TemporaryFile.create(directory);
    } catch (AccessDeniedException e) {
      throw (FileSystemException)
          new FileSystemException(name, null, "its directory cannot be written to").initCause(e);
    } catch (IOException e) {
      throw named(e, name);
    }
  }

  /** Puts the name of the output into an exception that names the temporary file. */
  static IOException named(IOException e, String name) {
    if (!(e instanceof FileSystemException file) || name.equals(file.getFile())) {
      return Source.named(e, name);
    }
    return (IOException) new FileSystemException(name, null, IoReason.of(e)).initCause(e);
  }

  /**
   * Returns a sink for a stream. The stream is flushed by {@link #commit} and never closed.
   *
   * @param name the name of the output in messages
   * @param gzip whether to compress
   * @throws IOException if the stream fails
   */
  public static Sink of(OutputStream out, String name, boolean gzip) throws IOException {
    return new Sink(
        name,
        null,
        null,
        new FilterOutputStream(out) {
          @Override
          public void write(byte[] bytes, int offset, int length) throws IOException {
            out.write(bytes, offset, length);
          }

          @Override
          public void close() {
            // closed by the caller that opened it
          }
        },
        Compression.of(gzip));
  }

  /** Returns the name of the output in messages: for a file, its path as it was given. */
  public String name() {
    return name;
  }

  /**
   * Returns the stream to write to; always the same one. It is buffered, and must not be closed.
   */
  public OutputStream stream() {
    return stream;
  }

  /** Returns the number of bytes written so far, before compression. */
  public long bytes() {
    return stream.count();
  }

  /**
   * Completes the output. A file is forced to the disk and then moved to its final name.
   *
   * @throws IOException if that fails, or if an earlier write failed; an existing file is then
   *     unchanged, unless only the last step, closing, failed
   */
  public void commit() throws IOException {
    try {
      stream.finish();
      if (temporary != null && target != null) {
        temporary.channel().force(true);
        temporary.moveTo(target);
      }
    } catch (IOException e) {
      throw stream.named(e);
    }
    committed = true;
  }

  /**
   * Replaces a file atomically with another, so that the replacement survives a power cut. Keeps
   * the permissions of the replaced file. If the target is a link, the link itself is replaced. The
   * contents of the new file must already have been forced to the disk, as {@link #commit} does.
   *
   * @param target the path to replace, in the same file system
   * @throws IOException if that fails; the target is then unchanged
   */
  public static void replace(Path file, Path target) throws IOException {
    if (Files.isRegularFile(target, LinkOption.NOFOLLOW_LINKS)) {
      keepPermissions(target, file);
    }
    Files.move(file, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    Path directory = target.getParent();
    if (directory != null) {
      forceDirectory(directory);
    }
  }

  private static void keepPermissions(Path from, Path to) throws IOException {
    var source = Files.getFileAttributeView(from, PosixFileAttributeView.class);
    var copy = Files.getFileAttributeView(to, PosixFileAttributeView.class);
    if (source != null && copy != null) {
      copy.setPermissions(source.readAttributes().permissions());
      try { // only root can do this; it keeps the file readable for its owner
        copy.setOwner(source.readAttributes().owner());
        copy.setGroup(source.readAttributes().group());
      } catch (IOException e) {
        // the file belongs to the current user, as any new one does
      }
    }
  }

  /**
   * Makes the names of files that were created, moved or deleted in a directory survive a power
   * cut, if the system supports it.
   */
  public static void forceDirectory(Path directory) {
    try (FileChannel opened = FileChannel.open(directory, StandardOpenOption.READ)) {
      opened.force(true);
    } catch (IOException e) {
      // Some systems cannot open a directory; the file itself is complete either way.
    }
  }

  /** Releases the output. A file that was not {@linkplain #commit committed} is discarded. */
  @Override
  public void close() throws IOException {
    stream.release();
    try {
      if (temporary == null) {
        raw.close();
      } else if (!committed) {
        temporary.delete();
      }
    } catch (IOException e) {
      throw stream.named(e);
    }
  }

  /** Returns the name of the output. */
  @Override
  public String toString() {
    return name;
  }
}
