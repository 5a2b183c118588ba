package io.github.sitemaptoolkit.io;

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
import java.util.zip.GZIPOutputStream;
import org.jspecify.annotations.Nullable;

/**
 * An output that is open.
 *
 * <p>A file is written beside its place and moved there as a whole by {@link #commit}; until then,
 * and for good if that is never called, what stood there stays as it is. Not safe for use by
 * several threads.
 *
 * @since 0.1
 */
public final class Sink implements Closeable {

  private static final int MOST_LINKS = 40;
  private static final int BUFFER = 64 * 1024;

  private final String name;
  private final @Nullable Path target;
  private final @Nullable TemporaryFile temporary;
  private final OutputStream raw;
  private final Counter stream;
  private boolean committed;

  private Sink(
      String name,
      @Nullable Path target,
      @Nullable TemporaryFile temporary,
      OutputStream raw,
      boolean gzip)
      throws IOException {
    this.name = name;
    this.target = target;
    this.temporary = temporary;
    this.raw = raw;
    this.stream = new Counter(name, gzip ? gzip(raw, name) : new OutputBuffer(raw, BUFFER));
  }

  private static OutputStream gzip(OutputStream raw, String name) throws IOException {
    try {
      return new Gzip(raw); // writes the header
    } catch (IOException e) {
      throw named(e, name);
    }
  }

  /** Returns whether a file's name says that it is compressed: whether it ends in {@code .gz}. */
  public static boolean isCompressedName(String name) {
    return name.toLowerCase(Locale.ROOT).endsWith(".gz");
  }

  /**
   * Opens a file for writing, compressed if its name says so.
   *
   * @throws IOException if the place cannot be written to
   */
  public static Sink open(Path path) throws IOException {
    return open(path, isCompressedName(path.toString()));
  }

  /**
   * Opens a file for writing. A link is followed. A device, a pipe or a stream of the process, such
   * as {@code /dev/stdout}, is written to as it is.
   *
   * @param gzip whether to compress
   * @throws IOException if the place cannot be written to
   */
  public static Sink open(Path path, boolean gzip) throws IOException {
    String name = path.toString();
    BasicFileAttributes old = attributes(path);
    if (old != null && old.isDirectory()) {
      throw new FileSystemException(name, null, "is a directory");
    }
    if (isStream(path) || (old != null && old.isOther())) {
      return direct(name, path, gzip);
    }
    Path target = target(path);
    if (Files.exists(target) && !Files.isWritable(target)) {
      throw new AccessDeniedException(name);
    }
    Path directory = target.getParent();
    if (directory == null || !Files.isDirectory(directory)) {
      throw new NoSuchFileException(name, null, "its directory does not exist");
    }
    TemporaryFile temporary = create(name, directory);
    try {
      OutputStream out = Channels.newOutputStream(temporary.channel());
      return new Sink(name, target, temporary, out, gzip);
    } catch (IOException e) {
      temporary.discard(e);
      throw e;
    }
  }

  /**
   * Removes what was written for files, and in their directories, by processes that were killed.
   * Whatever cannot be removed, or may still be written to, is left alone.
   *
   * <p>To be called once before files are written, not for each of them: it lists the directories.
   *
   * @param outputs the files to be written
   */
  public static void removeLeftovers(Iterable<Path> outputs) {
    Set<Path> directories = new HashSet<>();
    for (Path output : outputs) {
      try {
        Path directory = isStream(output) ? null : target(output).getParent();
        if (directory != null && directories.add(directory)) {
          TemporaryFile.removeLeftovers(directory);
        }
      } catch (IOException e) {
        // writing to it will show what is wrong with the link
      }
    }
  }

  private static boolean isStream(Path path) {
    String name = path.toAbsolutePath().toString();
    return name.equals("/dev/stdout")
        || name.equals("/dev/stderr")
        || name.startsWith("/dev/fd/")
        || name.startsWith("/proc/self/fd/");
  }

  /**
   * Returns what is known of a file, or null if there is none. Not to know is a failure: a file
   * taken for a device would be written to as it is.
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

  private static Sink direct(String name, Path path, boolean gzip) throws IOException {
    OutputStream out =
        Files.newOutputStream(path, StandardOpenOption.WRITE, StandardOpenOption.APPEND);
    try {
      return new Sink(name, null, null, out, gzip);
    } catch (IOException e) {
      out.close();
      throw e;
    }
  }

  /** Follows links, also one to a file that is yet to be made. */
  private static Path target(Path path) throws IOException {
    Path target = path.toAbsolutePath();
    for (int links = 0; Files.isSymbolicLink(target); links++) {
      if (links == MOST_LINKS) {
        throw new FileSystemException(path.toString(), null, "its links go round in a circle");
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

  /** Says which output failed: the caller knows nothing of the file beside it. */
  private static IOException named(IOException e, String name) {
    if (!(e instanceof FileSystemException file) || name.equals(file.getFile())) {
      return Source.named(e, name);
    }
    return (IOException) new FileSystemException(name, null, IoReason.of(e)).initCause(e);
  }

  /**
   * Takes a stream as output. It is flushed by {@link #commit} and never closed.
   *
   * @param name what messages call it
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
          public void close() throws IOException {
            flush(); // closed by the caller that opened it
          }
        },
        gzip);
  }

  /** Returns what messages call it: the path as it was given, for a file. */
  public String name() {
    return name;
  }

  /** Returns where to write, the same stream at each call. It is buffered; do not close it. */
  public OutputStream stream() {
    return stream;
  }

  /** Returns how many bytes were written so far, before compression. */
  public long bytes() {
    return stream.count;
  }

  /**
   * Publishes what was written: forces it to the disk, then moves it to its place.
   *
   * @throws IOException if that fails, or if anything failed to be written before; what stood there
   *     is then unchanged, unless it is the closing of the file that failed after all was on the
   *     disk
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
   * Moves a file to its place in one step, with the permissions of the file that stood there, so
   * that the move survives a power cut. A link that stood there is replaced itself. What is in the
   * file must have been forced to the disk, as {@link #commit} does.
   *
   * @param target a place in the same file system
   * @throws IOException if that fails; what stood there is then unchanged
   */
  public static void replace(Path file, Path target) throws IOException {
    if (Files.isRegularFile(target, LinkOption.NOFOLLOW_LINKS)) {
      keepPermissions(target, file);
    }
    Files.move(file, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    forceDirectory(target);
  }

  private static void keepPermissions(Path from, Path to) throws IOException {
    var source = Files.getFileAttributeView(from, PosixFileAttributeView.class);
    var copy = Files.getFileAttributeView(to, PosixFileAttributeView.class);
    if (source != null && copy != null) {
      copy.setPermissions(source.readAttributes().permissions());
      try { // only root can: the file stays readable for who could read it before
        copy.setOwner(source.readAttributes().owner());
        copy.setGroup(source.readAttributes().group());
      } catch (IOException e) {
        // then it is the writer's own file, as any new one
      }
    }
  }

  /** Makes the move itself survive a power cut, where the system can. */
  private static void forceDirectory(Path target) {
    Path directory = target.getParent();
    if (directory == null) {
      return;
    }
    try (FileChannel opened = FileChannel.open(directory, StandardOpenOption.READ)) {
      opened.force(true);
    } catch (IOException e) {
      // Some systems cannot open a directory; the file itself is whole either way.
    }
  }

  /** Releases the output; without {@link #commit} a file is discarded. */
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

  /** A compressor that can be given up without writing the end of the data. */
  private static final class Gzip extends GZIPOutputStream {

    Gzip(OutputStream out) throws IOException {
      super(out, BUFFER);
    }

    void release() {
      def.end();
    }
  }

  /** Counts the bytes that pass, and says whose fault it is when they do not. */
  private static final class Counter extends OutputStream {

    private final String name;
    private final OutputStream out;
    private long count;
    private @Nullable IOException failure; // after which what was written has a gap

    Counter(String name, OutputStream out) {
      this.name = name;
      this.out = out;
    }

    @Override
    public void write(int b) throws IOException {
      write(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int offset, int length) throws IOException {
      try {
        out.write(bytes, offset, length);
      } catch (IOException e) {
        throw failed(e);
      }
      count += length;
    }

    @Override
    public void flush() throws IOException {
      try {
        out.flush();
      } catch (IOException e) {
        throw failed(e);
      }
    }

    private IOException failed(IOException e) {
      failure = named(e);
      return failure;
    }

    /** Writes what is still held, and the end of compressed data; closes nothing. */
    void finish() throws IOException {
      if (failure != null) {
        throw failure;
      }
      if (out instanceof Gzip gzip) {
        gzip.finish();
      }
      out.flush();
    }

    /** Releases the memory that the compressor holds outside of the heap. */
    void release() {
      if (out instanceof Gzip gzip) {
        gzip.release();
      }
    }

    IOException named(IOException e) {
      return Sink.named(e, name);
    }
  }
}
