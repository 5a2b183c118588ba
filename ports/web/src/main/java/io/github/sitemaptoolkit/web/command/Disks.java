package io.github.sitemaptoolkit.web.command;

import io.github.sitemaptoolkit.web.js.ChunkInput;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.typedarrays.Int8Array;

/** The files of the process. */
public final class Disks {

  private static @Nullable Disk disk;

  private Disks() {}

  /** Sets the files. */
  static void use(Disk files) {
    disk = files;
  }

  /** Returns the files. */
  public static Disk disk() {
    return Objects.requireNonNull(disk);
  }

  /** Returns an exception that says why the last call failed, as the JDK would. */
  public static IOException failure(String path) {
    String failure = disk().failure();
    int space = failure.indexOf(' ');
    return switch (failure.substring(0, Math.max(0, space))) {
      case "ENOENT" -> new NoSuchFileException(path);
      case "EACCES", "EPERM" -> new AccessDeniedException(path);
      case "EEXIST" -> new FileAlreadyExistsException(path);
      case "ENOTDIR" -> new NotDirectoryException(path);
      case "ENOTEMPTY" -> new DirectoryNotEmptyException(path);
      case "ELOOP" -> new FileSystemLoopException(path);
      default -> new FileSystemException(path, null, failure.substring(space + 1));
    };
  }

  /** Returns the bytes of an open file. */
  public static InputStream input(int file, String path) {
    return new Input(file, path);
  }

  /** Returns a stream to an open file. */
  public static OutputStream output(int file, String path) {
    return new Output(file, path);
  }

  private static final class Input extends ChunkInput {

    private final int file;
    private final String path;
    private boolean closed;

    Input(int file, String path) {
      this.file = file;
      this.path = path;
    }

    @Override
    protected byte @Nullable [] next() throws IOException {
      Int8Array next = disk().read(file, MOST);
      if (next == null) {
        throw failure(path);
      }
      byte[] bytes = next.copyToJavaArray();
      return bytes.length == 0 ? null : bytes;
    }

    @Override
    public void close() throws IOException {
      if (!closed && !disk().close(file)) {
        throw failure(path);
      }
      closed = true;
    }
  }

  private static final class Output extends OutputStream {

    private final int file;
    private final String path;
    private boolean closed;

    Output(int file, String path) {
      this.file = file;
      this.path = path;
    }

    @Override
    public void write(int b) throws IOException {
      write(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int offset, int length) throws IOException {
      byte[] part = Arrays.copyOfRange(bytes, offset, offset + length);
      if (!disk().write(file, Int8Array.copyFromJavaArray(part))) {
        throw failure(path);
      }
    }

    @Override
    public void close() throws IOException {
      if (!closed && !disk().close(file)) {
        throw failure(path);
      }
      closed = true;
    }
  }
}
