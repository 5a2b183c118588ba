package io.github.sitemaptoolkit.robustness.disk;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.ReadableByteChannel;
import java.nio.channels.WritableByteChannel;

/** A channel that writes at most some bytes at once, as the system may, and fails when told to. */
final class FaultyChannel extends FileChannel {

  private static final int MOST = 20_000;

  private final FileChannel real;
  private final Faults faults;
  private final String name;

  FaultyChannel(FileChannel real, Faults faults, String name) {
    this.real = real;
    this.faults = faults;
    this.name = name;
  }

  @Override
  public int write(ByteBuffer bytes) throws IOException {
    ByteBuffer first = bytes.slice();
    first.limit(Math.min(MOST, first.remaining()));
    int written = real.write(first);
    bytes.position(bytes.position() + written);
    faults.step("write", name); // a disk that is full has taken a part
    return written;
  }

  @Override
  public void force(boolean metaData) throws IOException {
    faults.step("force", name);
    real.force(metaData);
  }

  @Override
  protected void implCloseChannel() throws IOException {
    real.close();
    faults.step("close", name);
  }

  @Override
  public int read(ByteBuffer bytes) throws IOException {
    faults.step("read", name);
    return real.read(bytes);
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
    faults.step("truncate", name);
    real.truncate(size);
    return this;
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
  public long transferTo(long position, long count, WritableByteChannel target) {
    throw new UnsupportedOperationException();
  }

  @Override
  public long transferFrom(ReadableByteChannel source, long position, long count) {
    throw new UnsupportedOperationException();
  }

  @Override
  public int read(ByteBuffer bytes, long position) {
    throw new UnsupportedOperationException();
  }

  @Override
  public int write(ByteBuffer bytes, long position) {
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

  @Override
  public FileLock tryLock(long position, long size, boolean shared) {
    throw new UnsupportedOperationException();
  }
}
