package io.github.sitemaptoolkit.faults;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.ReadableByteChannel;
import java.nio.channels.WritableByteChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * An open file of a {@link FaultyFileSystem}. Each call writes only a limited number of bytes, as
 * systems may do. Forcing to the disk is only recorded, so that tests can check the order.
 */
final class FaultyChannel extends FileChannel {

  private static final int MOST = 20_000;

  private final Path file; // of the real file system
  private final FileChannel real;
  private final Supplier<Faults> faults;
  private final Path path;
  private final @Nullable Unforced unforced;

  FaultyChannel(
      Supplier<Faults> faults,
      Path path,
      Path file,
      FileChannel real,
      @Nullable Unforced unforced) {
    this.real = real;
    this.faults = faults;
    this.path = path;
    this.file = file;
    this.unforced = unforced;
  }

  private void writing(long from) {
    if (unforced != null) {
      unforced.writing(file, from);
    }
  }

  /** A read or write of a channel. */
  private interface Transfer {
    int apply(ByteBuffer bytes) throws IOException;
  }

  private int transfer(Operation operation, ByteBuffer bytes, Transfer transfer)
      throws IOException {
    Fault fault = faults.get().next(operation, path);
    int most = Math.min(MOST, bytes.remaining());
    ByteBuffer part = bytes.slice();
    part.limit(fault == null ? most : (most + 1) / 2);
    int count = transfer.apply(part);
    bytes.position(bytes.position() + Math.max(0, count));
    if (fault != null) {
      faults.get().strike(fault, operation, path);
    }
    return count;
  }

  @Override
  public int read(ByteBuffer bytes) throws IOException {
    return transfer(Operation.READ, bytes, real::read);
  }

  @Override
  public int read(ByteBuffer bytes, long position) throws IOException {
    return transfer(Operation.READ, bytes, part -> real.read(part, position));
  }

  @Override
  public int write(ByteBuffer bytes) throws IOException {
    writing(real.position());
    return transfer(Operation.WRITE, bytes, real::write);
  }

  @Override
  public void force(boolean metaData) throws IOException {
    faults.get().operation(Operation.FORCE, path);
    if (unforced != null && Files.isDirectory(file)) {
      unforced.forcedDirectory();
    } else if (unforced != null) {
      unforced.forced(file);
    }
  }

  @Override
  public @Nullable FileLock tryLock(long position, long size, boolean shared) throws IOException {
    faults.get().operation(Operation.LOCK, path);
    return real.tryLock(position, size, shared);
  }

  @Override
  public FileChannel truncate(long size) throws IOException {
    faults.get().operation(Operation.TRUNCATE, path);
    writing(size);
    real.truncate(size);
    return this;
  }

  @Override
  protected void implCloseChannel() throws IOException {
    real.close();
    faults.get().operation(Operation.CLOSE, path);
  }

  @Override
  public long position() throws IOException {
    return real.position();
  }

  @Override
  public FileChannel position(long position) throws IOException {
    real.position(position);
    return this;
  }

  @Override
  public long size() throws IOException {
    return real.size();
  }

  @Override
  public long read(ByteBuffer[] buffers, int offset, int length) {
    throw new UnsupportedOperationException();
  }

  @Override
  public long write(ByteBuffer[] buffers, int offset, int length) {
    throw new UnsupportedOperationException();
  }

  @Override
  public int write(ByteBuffer bytes, long position) {
    throw new UnsupportedOperationException();
  }

  @Override
  public long transferTo(long position, long count, WritableByteChannel target) {
    throw new UnsupportedOperationException();
  }

  @Override
  public long transferFrom(ReadableByteChannel source, long position, long count) {
    throw new UnsupportedOperationException();
  }

  @Override
  public MappedByteBuffer map(MapMode mode, long position, long size) {
    throw new UnsupportedOperationException();
  }

  @Override
  public FileLock lock(long position, long size, boolean shared) {
    throw new UnsupportedOperationException();
  }
}
