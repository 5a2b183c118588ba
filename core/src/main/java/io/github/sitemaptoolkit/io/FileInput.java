package io.github.sitemaptoolkit.io;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A stream of a file's bytes that fails at the end if the file was changed meanwhile.
 *
 * <p>A file that is truncated, overwritten or replaced while it is read yields bytes of two
 * versions, which often still look like a valid document. Only regular files are checked: pipes and
 * devices have no versions.
 */
final class FileInput extends FilterInputStream {

  /** Thrown at the end of a file that was changed. */
  static final class ChangedException extends IOException {

    private static final long serialVersionUID = 1L;

    ChangedException() {
      super("the file was changed while it was read");
    }
  }

  /** Identifies a version of a file; the key is null if the system has none. */
  private record Version(long size, FileTime modified, @Nullable Object key) {

    static Version of(BasicFileAttributes file) {
      return new Version(file.size(), file.lastModifiedTime(), file.fileKey());
    }

    /**
     * Returns whether two versions are equal. The JVM would have to generate the code of {@code
     * equals} at each start of the process.
     */
    boolean isSame(@Nullable Version other) {
      return other != null
          && size == other.size
          && modified.equals(other.modified)
          && Objects.equals(key, other.key);
    }
  }

  private final Path path;
  private final Version version;
  private final @Nullable ByteArrayOutputStream kept; // null if nothing is
  private final int most; // bytes that are kept
  private boolean checked;

  private FileInput(InputStream in, Path path, Version version, int most) {
    super(in);
    this.path = path;
    this.version = version;
    this.most = most;
    this.kept = most > 0 && version.size() <= most ? new ByteArrayOutputStream() : null;
  }

  /**
   * Opens a file.
   *
   * @param options whether links are followed
   */
  static InputStream open(Path path, LinkOption... options) throws IOException {
    return open(path, 0, options);
  }

  private static InputStream open(Path path, int most, LinkOption... options) throws IOException {
    BasicFileAttributes file = Files.readAttributes(path, BasicFileAttributes.class, options);
    InputStream in = Files.newInputStream(path, options);
    return file.isRegularFile() ? new FileInput(in, path, Version.of(file), most) : in;
  }

  /**
   * Returns what opens a file, and afterwards gives the bytes that were read then, if these were
   * all. A file that is larger, or was not read to its end, is opened again.
   *
   * @param most the maximum number of bytes that are kept
   */
  static Source.Opening kept(Path path, int most) {
    return new Source.Opening() {
      private @Nullable FileInput first;

      @Override
      public InputStream open() throws IOException {
        if (first != null && first.kept != null && first.checked) {
          return new ByteArrayInputStream(first.kept.toByteArray());
        }
        InputStream in = FileInput.open(path, most);
        first = in instanceof FileInput file ? file : null;
        return in;
      }
    };
  }

  /** Returns the size of the file when it was opened, in bytes. */
  long size() {
    return version.size();
  }

  @Override
  public int read() throws IOException {
    int next = checked(super.read());
    if (kept != null && next >= 0 && kept.size() < most) {
      kept.write(next);
    }
    return next;
  }

  @Override
  public int read(byte[] target, int offset, int length) throws IOException {
    int count = checked(super.read(target, offset, length));
    if (kept != null && count > 0) {
      kept.write(target, offset, Math.min(count, most - kept.size()));
    }
    return count;
  }

  private int checked(int read) throws IOException {
    if (read < 0 && !checked) {
      if (!version.isSame(now())) {
        throw new ChangedException();
      }
      checked = true;
    }
    return read;
  }

  private @Nullable Version now() throws IOException {
    try {
      return Version.of(Files.readAttributes(path, BasicFileAttributes.class));
    } catch (NoSuchFileException e) {
      return null;
    }
  }
}
