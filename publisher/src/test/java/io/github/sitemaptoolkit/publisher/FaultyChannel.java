package io.github.sitemaptoolkit.publisher;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.ReadableByteChannel;
import java.nio.channels.WritableByteChannel;
import java.nio.file.Path;

/** A file that is open in a {@link FaultyFileSystem}. */
final class FaultyChannel extends FileChannel {

  private final FaultyFileSystem system;
  private final Path path;
  private final FileChannel real;

  FaultyChannel(FaultyFileSystem system, Path path, FileChannel real) {
    this.system = system;
    this.path = path;
    this.real = real;
    system.opened(real);
  }

  @Override
  public int read(ByteBuffer target) throws IOException {
    system.check();
    return real.read(target);
  }

  @Override
  public long read(ByteBuffer[] targets, int offset, int length) throws IOException {
    return real.read(targets, offset, length);
  }

  @Override
  public int read(ByteBuffer target, long position) throws IOException {
    return real.read(target, position);
  }

  @Override
  public int write(ByteBuffer source) throws IOException {
    system.operation(
        "write", path, () -> real.write(source.slice(source.position(), source.remaining() / 2)));
    return real.write(source);
  }

  @Override
  public long write(ByteBuffer[] sources, int offset, int length) {
    throw new UnsupportedOperationException();
  }

  @Override
  public int write(ByteBuffer source, long position) {
    throw new UnsupportedOperationException();
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
  public FileChannel truncate(long size) throws IOException {
    system.operation("truncate", path);
    real.truncate(size);
    return this;
  }

  @Override
  public void force(boolean metaData) throws IOException {
    system.operation("force", path);
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
  public FileLock lock(long position, long size, boolean shared) throws IOException {
    return real.lock(position, size, shared);
  }

  @Override
  public FileLock tryLock(long position, long size, boolean shared) throws IOException {
    system.operation("lock", path);
    return real.tryLock(position, size, shared);
  }

  @Override
  protected void implCloseChannel() throws IOException {
    real.close();
  }
}
