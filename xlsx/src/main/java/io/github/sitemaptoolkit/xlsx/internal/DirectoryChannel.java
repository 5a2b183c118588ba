package io.github.sitemaptoolkit.xlsx.internal;

import io.github.sitemaptoolkit.problem.Location;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The bytes of a zip archive whose directory must not be long: opening an archive keeps all of it
 * in memory, whatever number of entries its end states.
 */
final class DirectoryChannel implements SeekableByteChannel {

  /**
   * Enough for 20,000 parts; workbooks have some dozens. Each takes a kilobyte of memory, twice.
   */
  private static final long LONGEST = 2 << 20;

  private static final long SHARE = 256; // of the heap

  private final SeekableByteChannel in;
  private final Location location;
  private long left = Math.min(LONGEST, Runtime.getRuntime().maxMemory() / SHARE);

  private DirectoryChannel(SeekableByteChannel in, Location location) {
    this.in = in;
    this.location = location;
  }

  /** Opens a file. The caller closes the channel. */
  static DirectoryChannel open(Path file, Location location) throws IOException {
    return new DirectoryChannel(Files.newByteChannel(file), location);
  }

  /** Makes the channel no longer count: the directory was read. */
  void opened() {
    left = Long.MAX_VALUE;
  }

  /**
   * Reads bytes.
   *
   * @throws io.github.sitemaptoolkit.problem.SitemapException if the directory is too long
   */
  @Override
  public int read(ByteBuffer target) throws IOException {
    int count = in.read(target);
    left -= Math.max(0, count);
    if (left < 0) {
      throw WorkbookFaults.bomb("the workbook has too many parts", location);
    }
    return count;
  }

  @Override
  public int write(ByteBuffer source) throws IOException {
    return in.write(source);
  }

  @Override
  public long position() throws IOException {
    return in.position();
  }

  @Override
  public SeekableByteChannel position(long position) throws IOException {
    in.position(position);
    return this;
  }

  @Override
  public long size() throws IOException {
    return in.size();
  }

  @Override
  public SeekableByteChannel truncate(long size) throws IOException {
    in.truncate(size);
    return this;
  }

  @Override
  public boolean isOpen() {
    return in.isOpen();
  }

  @Override
  public void close() throws IOException {
    in.close();
  }
}
