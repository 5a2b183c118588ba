package io.github.sitemaptoolkit.io;

import io.github.sitemaptoolkit.annotation.Incubating;
import io.github.sitemaptoolkit.code.SourceCodes;
import io.github.sitemaptoolkit.file.CutInputException;
import io.github.sitemaptoolkit.file.IoReason;
import io.github.sitemaptoolkit.limit.Limit;
import io.github.sitemaptoolkit.limit.LimitException;
import io.github.sitemaptoolkit.limit.Limits;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.problem.TruncatedException;
import java.io.Closeable;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Objects;
import java.util.zip.ZipException;
import org.jspecify.annotations.Nullable;

/**
 * An open input: a decompressed stream of bytes, and its {@linkplain #head() first bytes}.
 *
 * <p>gzip is recognised by content, never by name; gzip inside gzip is decompressed too. Not
 * thread-safe.
 *
 * @since 0.1
 */
public final class Source implements Closeable {

  private static final int GZIP_LEVELS = 2;

  private final String name;
  private final HeadedStream input; // as it is
  private final HeadedStream stream; // decompressed
  private final Head head;
  private final boolean compressed;
  private final long size;
  private final @Nullable Path directory;
  private @Nullable Opening file; // if it is one
  private Limits limits = Limits.DEFAULT;

  private Source(String name, InputStream in, Limits limits) throws IOException {
    this(name, in, limits, null);
  }

  private Source(String name, InputStream in, Limits limits, @Nullable Path directory)
      throws IOException {
    this.directory = directory;
    this.name = Objects.requireNonNull(name, "name");
    Objects.requireNonNull(limits, "limits");
    this.size = in instanceof FileInput file ? file.size() : -1;
    var headed = new HeadedStream(in);
    this.input = headed;
    this.compressed = headed.isGzip();
    try {
      for (int level = 0; headed.isGzip() && level < GZIP_LEVELS; level++) {
        headed = new HeadedStream(new GzipInput(headed, limits.gzipRatio()));
      }
    } catch (ZipException | EOFException | FileInput.ChangedException e) {
      throw failure(e, Location.of(name));
    }
    this.stream = headed;
    this.head = headed.head();
  }

  /**
   * Opens a file. If the file is changed before it is read to its end, reading fails, because the
   * contents may be a mixture of two versions.
   *
   * @throws NoSuchFileException if the file does not exist
   * @throws FileSystemException if it is a directory
   * @throws IOException if it cannot be read
   */
  public static Source open(Path path) throws IOException {
    return open(path, Limits.DEFAULT);
  }

  /**
   * Opens a file with the given limits for decompression. Throws the same exceptions as {@link
   * #open(Path)}.
   */
  public static Source open(Path path, Limits limits) throws IOException {
    return open(path, limits, () -> FileInput.open(path));
  }

  /**
   * Opens a file whose bytes are kept in memory while they are read, so that {@link #again} need
   * not open it if it was read to its end. Throws the same exceptions as {@link #open(Path)}.
   *
   * @param most the maximum number of bytes; nothing is kept of a larger file
   */
  @Incubating
  public static Source openKept(Path path, Limits limits, int most) throws IOException {
    return open(path, limits, FileInput.kept(path, most));
  }

  private static Source open(Path path, Limits limits, Opening opening) throws IOException {
    Objects.requireNonNull(path, "path");
    Objects.requireNonNull(limits, "limits");
    if (Files.isDirectory(path)) {
      throw new FileSystemException(path.toString(), null, "is a directory");
    }
    if (Files.exists(path) && !Files.isReadable(path)) {
      throw new AccessDeniedException(path.toString());
    }
    return ofFile(path.toString(), limits, opening);
  }

  /** Opens a file. */
  interface Opening {
    InputStream open() throws IOException;
  }

  static Source ofFile(String name, Limits limits, Opening file) throws IOException {
    try {
      InputStream in = file.open();
      try {
        Source source = new Source(name, in, limits);
        source.file = file;
        source.limits = limits;
        return source;
      } catch (IOException | RuntimeException e) {
        in.close();
        throw e;
      }
    } catch (IOException e) {
      throw named(e, name);
    }
  }

  /**
   * Returns a source for a directory, for formats that {@linkplain
   * io.github.sitemaptoolkit.format.SitemapFormat#readsDirectories read its files} as one document.
   * Its stream is empty.
   *
   * @throws FileSystemException if it is not a directory
   */
  @Incubating
  public static Source ofDirectory(Path path) throws IOException {
    Objects.requireNonNull(path, "path");
    if (!Files.isDirectory(path)) {
      throw new FileSystemException(path.toString(), null, "is not a directory");
    }
    return new Source(path.toString(), InputStream.nullInputStream(), Limits.DEFAULT, path);
  }

  /**
   * Returns a source for a stream. Closing the source does not close the stream.
   *
   * @param name the name of the input in messages
   * @throws IOException if its first bytes cannot be read
   */
  public static Source of(InputStream in, String name) throws IOException {
    return of(in, name, Limits.DEFAULT);
  }

  /**
   * Returns a source for a stream, with the given limits for decompression. Closing the source does
   * not close the stream.
   *
   * @param name the name of the input in messages
   * @throws IOException if its first bytes cannot be read
   */
  public static Source of(InputStream in, String name, Limits limits) throws IOException {
    return new Source(name, new GivenStream(in, false), limits);
  }

  /**
   * Returns a source for a stream, with the given limits for decompression. Closing the source
   * closes the stream; so does a failure to read its first bytes.
   *
   * @param name the name of the input in messages
   * @throws IOException if its first bytes cannot be read
   */
  public static Source closing(InputStream in, String name, Limits limits) throws IOException {
    var given = new GivenStream(in, true);
    try {
      return new Source(name, given, limits);
    } catch (IOException | RuntimeException e) {
      in.close();
      throw e;
    }
  }

  /**
   * Opens the file of this source once more, from its beginning; null if this is a stream, which
   * can be read only once. If the file is changed, reading this source to its end fails. The caller
   * closes the returned source. Throws the same exceptions as {@link #open(Path)}.
   */
  @Incubating
  public @Nullable Source again() throws IOException {
    Opening opening = file;
    return opening == null ? null : ofFile(name, limits, opening);
  }

  /**
   * Returns the name of the input in messages: the path as it was given, or {@code -} for standard
   * input.
   */
  public String name() {
    return name;
  }

  /** Returns the directory whose files are to be read; null if this is a document of bytes. */
  @Incubating
  public @Nullable Path directory() {
    return directory;
  }

  /**
   * Returns the exception to throw after reading the stream failed: a {@link
   * io.github.sitemaptoolkit.problem.SitemapException} for damaged or truncated gzip data and for a
   * file that was changed meanwhile, otherwise an {@link UncheckedIOException} with the name of the
   * input.
   */
  public static RuntimeException failure(IOException e, Location location) {
    String what = IoReason.of(e);
    String damage = what + "; get the file again";
    if (e instanceof FileInput.ChangedException) {
      String changed = what + "; read it again when it is no longer written to";
      return new SitemapException(Problem.of(SourceCodes.INPUT_CHANGED, changed, location), e);
    } else if (e instanceof GzipInput.TrailingBytesException) {
      return new TruncatedException(
          Problem.of(SourceCodes.GZIP_TRAILING_GARBAGE, damage, location), e);
    } else if (e instanceof CutInputException) {
      return new TruncatedException(Problem.of(SourceCodes.CUT, damage, location), e);
    } else if (e instanceof EOFException) {
      return new TruncatedException(Problem.of(SourceCodes.GZIP_TRUNCATED, damage, location), e);
    } else if (e instanceof GzipInput.RatioException) {
      return new LimitException(
          Limit.GZIP_RATIO, Problem.of(SourceCodes.GZIP_BOMB, what, location));
    } else if (e instanceof GzipInput.BombException) {
      String parts = what + "; if you trust it, decompress it first";
      return new SitemapException(Problem.of(SourceCodes.GZIP_BOMB, parts, location), e);
    } else if (e instanceof ZipException) {
      return new TruncatedException(Problem.of(SourceCodes.GZIP_CORRUPT, damage, location), e);
    }
    return new UncheckedIOException(named(e, location.source()));
  }

  /** Returns an exception with the name of the file, which those of streams do not have. */
  public static IOException named(IOException e, String name) {
    if (e instanceof FileSystemException) {
      return e;
    }
    var named = new FileSystemException(name, null, IoReason.of(e));
    named.initCause(e);
    return named;
  }

  /** Returns the name. */
  @Override
  public String toString() {
    return name;
  }

  /** Returns the first bytes of the document. */
  public Head head() {
    return head;
  }

  /** Returns the stream of all bytes, including the first; always the same one. */
  public InputStream stream() {
    return stream;
  }

  /** Returns the number of bytes that were read from the stream so far. */
  public long bytes() {
    return stream.count;
  }

  /**
   * Returns the number of bytes that were read of the input so far, before they were decompressed.
   * Costs nothing, and may be called from another thread, which then sees some recent number.
   */
  public long inputBytes() {
    return input.count;
  }

  /**
   * Returns the size of the input in bytes, compressed if it is compressed; -1 if it is not known,
   * as that of a stream. A file may have been changed since it was opened.
   */
  public long inputSize() {
    return size;
  }

  /** Returns whether the input is compressed with gzip. */
  public boolean isCompressed() {
    return compressed;
  }

  @Override
  public void close() throws IOException {
    try {
      stream.close();
    } catch (IOException e) {
      throw named(e, name);
    }
  }

  /** A stream that keeps its first bytes. */
  private static final class HeadedStream extends InputStream {

    private static final int FIRST_SIZE =
        8 * 1024; // enough for most documents, and quick to allocate

    private final InputStream in;
    private final byte[] first;
    private int position;
    private long count;
    private @Nullable IOException failure;

    HeadedStream(InputStream in) throws IOException {
      this.in = in;
      var bytes = new byte[FIRST_SIZE];
      int length = 0;
      try {
        for (int count = 0; count >= 0 && length < Head.SIZE; ) {
          if (length == bytes.length) {
            bytes = Arrays.copyOf(bytes, Math.min(2 * length, Head.SIZE));
          }
          count = in.read(bytes, length, bytes.length - length);
          length += Math.max(0, count);
        }
      } catch (IOException e) {
        if (length == 0) {
          throw e;
        }
        failure = e; // thrown again after the bytes before it were read
      }
      first = Arrays.copyOf(bytes, length);
    }

    boolean isGzip() {
      return first.length >= 2 && (first[0] & 0xFF) == 0x1F && (first[1] & 0xFF) == 0x8B;
    }

    /** Returns the head. Decodes all of it, so callers keep the result. */
    Head head() {
      return new Head(first);
    }

    @Override
    public int read() throws IOException {
      if (position < first.length) {
        count++;
        return first[position++] & 0xFF;
      }
      checkFailure();
      int next = in.read();
      count += next < 0 ? 0 : 1;
      return next;
    }

    @Override
    public int read(byte[] target, int offset, int length) throws IOException {
      if (length == 0) {
        return 0;
      }
      if (position < first.length) {
        int known = Math.min(length, first.length - position);
        System.arraycopy(first, position, target, offset, known);
        position += known;
        count += known;
        return known;
      }
      checkFailure();
      int read = in.read(target, offset, length);
      count += Math.max(0, read);
      return read;
    }

    @Override
    public int available() throws IOException {
      int known = first.length - position;
      return known > 0 || failure != null ? known : in.available();
    }

    private void checkFailure() throws IOException {
      if (failure != null) {
        throw failure;
      }
    }

    @Override
    public void close() throws IOException {
      in.close();
    }
  }
}
