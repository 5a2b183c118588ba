package io.github.sitemaptoolkit.remote.internal.net;

import io.github.sitemaptoolkit.scratch.ScratchSpace;
import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A document that one thread writes as it arrives, while another one reads it. The first bytes are
 * kept in memory, and more of them in a temporary file, so that nobody has to wait for a slow
 * reader. Waiting for bytes can be interrupted.
 */
public final class DownloadSpool {

  private static final int MOST_IN_MEMORY = 256 * 1024;
  private static final int FIRST = 8 * 1024;

  private final Object lock = new Object();
  private byte[] memory = new byte[FIRST];
  private @Nullable FileChannel file;
  private @Nullable Path path;
  private long written;
  private int readers;
  private boolean ended;
  private boolean closed;
  private @Nullable IOException failure;

  /**
   * Adds bytes.
   *
   * @return false if the reader has closed the document, and needs no more
   * @throws IOException if the temporary file cannot be written
   */
  public boolean write(byte[] bytes, int length) throws IOException {
    synchronized (lock) {
      if (closed || ended) {
        return false;
      }
      if (file == null && written + length <= MOST_IN_MEMORY) {
        int needed = (int) written + length;
        if (needed > memory.length) {
          memory =
              Arrays.copyOf(memory, Math.min(MOST_IN_MEMORY, Math.max(needed, 2 * memory.length)));
        }
        System.arraycopy(bytes, 0, memory, (int) written, length);
      } else {
        writeFile(bytes, length);
      }
      written += length;
      lock.notifyAll();
      return true;
    }
  }

  private void writeFile(byte[] bytes, int length) throws IOException {
    FileChannel channel = file;
    if (channel == null) {
      Path created = ScratchSpace.file("sitemap-", ".part");
      path = created;
      channel = FileChannel.open(created, StandardOpenOption.READ, StandardOpenOption.WRITE);
      file = channel;
      removeName(created);
      put(channel, ByteBuffer.wrap(memory, 0, (int) written), 0);
      memory = new byte[0];
    }
    put(channel, ByteBuffer.wrap(bytes, 0, length), written);
  }

  /** Removes the name of an open file, where that is possible: nothing is left of a killed run. */
  private void removeName(Path created) {
    try {
      Files.delete(created);
      path = null;
    } catch (IOException e) {
      // deleted when it is closed
    }
  }

  private static void put(FileChannel channel, ByteBuffer bytes, long at) throws IOException {
    long position = at;
    while (bytes.hasRemaining()) {
      position += channel.write(bytes, position);
    }
  }

  /**
   * Ends the document, unless it has ended already.
   *
   * @param reason why it is incomplete; null if it is complete
   */
  public void end(@Nullable IOException reason) {
    synchronized (lock) {
      if (!ended) {
        ended = true;
        failure = reason;
      }
      if (closed) {
        release();
      }
      lock.notifyAll();
    }
  }

  /** Returns the number of bytes that have arrived so far. */
  public long size() {
    synchronized (lock) {
      return written;
    }
  }

  /** Returns whether all of it has arrived, or no more will. */
  public boolean isEnded() {
    synchronized (lock) {
      return ended;
    }
  }

  /**
   * Returns a stream of the document, from its first byte. Closing the last one closes the
   * document.
   *
   * @param onClose called when the last one is closed before all of it has arrived
   */
  public InputStream stream(Runnable onClose) {
    synchronized (lock) {
      readers++;
    }
    return new Reader(onClose);
  }

  /** Releases what the document holds. May be called several times, and by any thread. */
  public void close() {
    synchronized (lock) {
      closed = true;
      if (ended) {
        release();
      }
      lock.notifyAll();
    }
  }

  private void release() {
    memory = new byte[0];
    try {
      if (file != null) {
        file.close();
      }
      if (path != null) {
        Files.deleteIfExists(path);
        path = null;
      }
    } catch (IOException e) {
      // it is a temporary file
    }
  }

  private final class Reader extends InputStream {

    private final Runnable onClose;
    private long position;
    private boolean left;

    Reader(Runnable onClose) {
      this.onClose = onClose;
    }

    @Override
    public int read() throws IOException {
      byte[] one = new byte[1];
      return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
    }

    @Override
    public int read(byte[] target, int offset, int length) throws IOException {
      if (length == 0) {
        return 0;
      }
      synchronized (lock) {
        await();
        if (closed) {
          throw new IOException("the document was closed");
        } else if (position >= written) {
          IOException reason = failure;
          if (reason != null) {
            throw reason;
          }
          return -1;
        }
        int count = (int) Math.min(length, written - position);
        FileChannel channel = file;
        if (channel == null) {
          System.arraycopy(memory, (int) position, target, offset, count);
        } else {
          count = channel.read(ByteBuffer.wrap(target, offset, count), position);
        }
        position += count;
        return count;
      }
    }

    private void await() throws InterruptedIOException {
      while (position == written && !ended && !closed) {
        try {
          lock.wait();
        } catch (InterruptedException e) {
          Thread.currentThread().interrupt();
          throw (InterruptedIOException) new InterruptedIOException("interrupted").initCause(e);
        }
      }
    }

    @Override
    public int available() {
      synchronized (lock) {
        return (int) Math.min(Integer.MAX_VALUE, written - position);
      }
    }

    @Override
    public void close() {
      boolean early;
      synchronized (lock) {
        if (left || --readers > 0) {
          left = true;
          return;
        }
        left = true;
        early = !ended && !closed;
      }
      DownloadSpool.this.close();
      if (early) {
        onClose.run();
      }
    }
  }
}
