package io.github.sitemaptoolkit.io;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.io.OutputStream;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.zip.CRC32;
import java.util.zip.Deflater;
import org.jspecify.annotations.Nullable;

/**
 * Compresses data in blocks, on several threads.
 *
 * <p>The result is one gzip member, which every reader takes: each block ends at a byte, as after a
 * flush, and refers back to the one before it, as if a single compressor had written them. It does
 * not depend on the number of threads.
 */
final class ParallelGzip extends OutputStream implements Compression.Compressor {

  static final int BLOCK = 128 * 1024;

  private static final int WINDOW = 32 * 1024; // how far back deflate can refer
  private static final int ROOM = 64; // for what a flush adds to data that cannot be compressed

  private static final byte[] HEADER = {0x1F, (byte) 0x8B, 8, 0, 0, 0, 0, 0, 0, (byte) 0xFF};
  private static final byte[] LAST_BLOCK = {3, 0}; // an empty one

  private final OutputStream out;
  private final @Nullable ExecutorService workers; // null for the caller's thread
  private final int mostWaiting;
  private final Deque<Future<byte[]>> waiting = new ArrayDeque<>(); // in the order of the data
  private final Queue<Deflater> idle = new ConcurrentLinkedQueue<>();
  private final CRC32 checksum = new CRC32();
  private byte[] block = new byte[BLOCK];
  private byte[] before = new byte[0]; // the end of the previous block
  private int length;
  private long total;

  /**
   * Writes the header.
   *
   * @param threads how many blocks are compressed at the same time; 1 for the caller's thread
   */
  ParallelGzip(OutputStream out, int threads) throws IOException {
    this.out = out;
    this.mostWaiting = 2 * threads;
    out.write(HEADER);
    this.workers =
        threads == 1 ? null : Executors.newFixedThreadPool(threads, ParallelGzip::thread);
  }

  private static Thread thread(Runnable task) {
    var thread = new Thread(task, "sitemap-gzip");
    thread.setDaemon(true);
    return thread;
  }

  @Override
  public void write(int b) throws IOException {
    write(new byte[] {(byte) b}, 0, 1);
  }

  @Override
  public void write(byte[] bytes, int offset, int count) throws IOException {
    int at = offset;
    int left = count;
    while (left > 0) {
      int part = Math.min(left, BLOCK - length);
      System.arraycopy(bytes, at, block, length, part);
      length += part;
      at += part;
      left -= part;
      if (length == BLOCK) {
        compressBlock();
      }
    }
  }

  private void compressBlock() throws IOException {
    byte[] data = block;
    int size = length;
    byte[] dictionary = before;
    checksum.update(data, 0, size);
    total += size;
    before = Arrays.copyOfRange(data, Math.max(0, size - WINDOW), size);
    length = 0;
    ExecutorService others = workers;
    if (others == null) {
      out.write(deflate(dictionary, data, size));
      return;
    }
    block = new byte[BLOCK];
    waiting.add(others.submit(() -> deflate(dictionary, data, size)));
    if (waiting.size() > mostWaiting) {
      writeNext();
    }
  }

  private byte[] deflate(byte[] dictionary, byte[] data, int size) {
    Deflater free = idle.poll();
    Deflater deflater = free == null ? new Deflater(Deflater.DEFAULT_COMPRESSION, true) : free;
    try {
      deflater.setDictionary(dictionary);
      deflater.setInput(data, 0, size);
      byte[] result = new byte[size / 4 + ROOM];
      int count = 0;
      do {
        if (count == result.length) {
          result = Arrays.copyOf(result, 2 * count);
        }
        count += deflater.deflate(result, count, result.length - count, Deflater.SYNC_FLUSH);
      } while (count == result.length || !deflater.needsInput());
      return Arrays.copyOf(result, count);
    } finally {
      deflater.reset();
      idle.add(deflater);
    }
  }

  private void writeNext() throws IOException {
    if (Thread.currentThread().isInterrupted()) { // even if nothing has to be waited for
      throw new InterruptedIOException("interrupted while compressing");
    }
    try {
      out.write(waiting.element().get());
      waiting.remove(); // only now: what failed must not become a gap
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw (IOException) new InterruptedIOException("interrupted while compressing").initCause(e);
    } catch (ExecutionException e) {
      if (e.getCause() instanceof Error error) { // such as too little memory
        throw error;
      }
      throw new IllegalStateException(e.getCause());
    }
  }

  @Override
  public void finish() throws IOException {
    if (length > 0) {
      compressBlock();
    }
    while (!waiting.isEmpty()) {
      writeNext();
    }
    out.write(LAST_BLOCK);
    writeNumber(checksum.getValue());
    writeNumber(total); // modulo 2^32, as the format wants
  }

  private void writeNumber(long number) throws IOException {
    for (int i = 0; i < Integer.BYTES; i++) {
      out.write((int) (number >> (Byte.SIZE * i)));
    }
  }

  /** Flushes the stream, but not the data that is still buffered. */
  @Override
  public void flush() throws IOException {
    out.flush();
  }

  @Override
  public void release() {
    if (workers != null) {
      workers.shutdownNow();
    }
    idle.forEach(Deflater::end); // one that is in use now is released by its cleaner
  }
}
