package io.github.sitemaptoolkit.web.command.jdk.io.github.sitemaptoolkit.io;

import io.github.sitemaptoolkit.file.IoReason;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.web.command.Disk;
import io.github.sitemaptoolkit.web.command.Disks;
import io.github.sitemaptoolkit.web.command.Gzip;
import io.github.sitemaptoolkit.web.command.NodeFileAttributes;
import java.io.BufferedOutputStream;
import java.io.Closeable;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** An open output, with a temporary file of Node.js, which is moved when it is complete. */
public final class Sink implements Closeable {

  private static final int BUFFER = 1 << 16;
  private static int number;

  private final String name;
  private final @Nullable Path target;
  private final @Nullable Path temporary;
  private final int file;
  private final Counted stream;
  private boolean committed;

  private Sink(
      String name,
      @Nullable Path target,
      @Nullable Path temporary,
      int file,
      OutputStream out,
      boolean gzip)
      throws IOException {
    this.name = name;
    this.target = target;
    this.temporary = temporary;
    this.file = file;
    this.stream = new Counted(gzip ? new Gzip(out) : out);
  }

  public static boolean isCompressedName(String name) {
    return name.toLowerCase(Locale.ROOT).endsWith(".gz");
  }

  public static Sink open(Path path) throws IOException {
    return open(path, isCompressedName(path.toString()));
  }

  public static Sink openCompressed(Path path, int threads) throws IOException {
    return open(path, true);
  }

  public static Sink open(Path path, boolean gzip) throws IOException {
    String name = path.toString();
    Disk disk = Disks.disk();
    Path parent = path.getParent();
    if (parent != null && Files.exists(parent) && !Files.isDirectory(parent)) {
      throw new FileSystemException(name, null, parent + " is not a directory");
    }
    NodeFileAttributes old = NodeFileAttributes.of(disk.stat(name, true));
    if (old != null && old.isDirectory()) {
      throw new FileSystemException(name, null, "is a directory");
    }
    if (old != null && old.isOther()) {
      int device = disk.open(name, "a");
      if (device < 0) {
        throw Disks.failure(name);
      }
      return new Sink(name, null, null, device, Disks.output(device, name), gzip);
    }
    Path target = target(path);
    if (old != null && !Files.isWritable(target)) {
      throw new AccessDeniedException(name);
    }
    Path directory = target.getParent();
    if (directory == null || !Files.isDirectory(directory)) {
      throw new NoSuchFileException(name, null, "its directory does not exist; create it first");
    }
    Path temporary =
        directory.resolve(".sitemap-" + Long.toHexString(System.nanoTime()) + number++ + ".tmp");
    int file = disk.open(temporary.toString(), "wx");
    if (file < 0) {
      IOException failure = Disks.failure(name);
      if (failure instanceof AccessDeniedException) {
        throw new FileSystemException(name, null, "its directory cannot be written to");
      }
      throw failure;
    }
    OutputStream out = new BufferedOutputStream(Disks.output(file, name), BUFFER);
    return new Sink(name, target, temporary, file, out, gzip);
  }

  public static void removeLeftovers(Iterable<Path> outputs) {
    // what a process that was killed left is removed by the command for Java
  }

  static Path target(Path path) throws IOException {
    return Files.exists(path) ? path.toRealPath() : path.toAbsolutePath();
  }

  public static Sink of(OutputStream out, String name, boolean gzip) throws IOException {
    return new Sink(name, null, null, -1, out, gzip);
  }

  public String name() {
    return name;
  }

  public OutputStream stream() {
    return stream;
  }

  public long bytes() {
    return stream.count;
  }

  public void commit() throws IOException {
    try {
      stream.finish();
      if (temporary != null && target != null) {
        Disk disk = Disks.disk();
        if (!disk.force(file)
            || !disk.close(file)
            || !disk.move(temporary.toString(), target.toString())) {
          throw Disks.failure(name);
        }
      }
      committed = true;
    } catch (IOException e) {
      throw named(e);
    }
  }

  private IOException named(IOException e) {
    return e instanceof FileSystemException known && name.equals(known.getFile())
        ? e
        : e instanceof FileSystemException
            ? new FileSystemException(name, null, IoReason.of(e))
            : Source.named(e, name);
  }

  @Override
  public void close() {
    if (file >= 0 && !committed) {
      Disks.disk().close(file);
      if (temporary != null) {
        Disks.disk().remove(temporary.toString());
      }
    }
  }

  @Override
  public String toString() {
    return name;
  }

  private static final class Counted extends FilterOutputStream {

    private long count;

    Counted(OutputStream out) {
      super(out);
    }

    void finish() throws IOException {
      if (out instanceof Gzip zip) {
        zip.finish();
      }
      out.flush();
    }

    @Override
    public void write(int b) throws IOException {
      count++;
      out.write(b);
    }

    @Override
    public void write(byte[] bytes, int offset, int length) throws IOException {
      count += length;
      out.write(bytes, offset, length);
    }
  }
}
