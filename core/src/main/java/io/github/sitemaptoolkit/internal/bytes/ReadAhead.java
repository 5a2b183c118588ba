package io.github.sitemaptoolkit.internal.bytes;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * An input whose next bytes can be looked at before they are read. They are held until then: 1 MiB
 * in memory, and what is more in a temporary file, if there is a disk. Not thread-safe.
 */
public final class ReadAhead extends InputStream {

  /** The number of bytes that are held in memory. */
  static final int MEMORY = 1 << 20;

  /** The number of bytes that are held on the disk: more than twice what a sitemap may have. */
  static final long DISK = 256L << 20;

  private static final int CHUNK = 32 * 1024;

  private final InputStream in;
  private final int inMemory;
  private final long onDisk;
  private byte[] memory = new byte[0];
  private int held; // bytes in memory, of which some were read
  private int read;
  private @Nullable SpillFile file; // what follows the bytes in memory
  private byte[] rest = new byte[0]; // what follows the file, which did not take it
  private boolean diskless;
  private boolean full; // nothing more can be held
  private boolean ended;
  private @Nullable Exception failure; // of the input, thrown after the bytes before it were read
  private int looked; // bytes in memory, before the next one to look at
  private long lookedInFile;

  ReadAhead(InputStream in) {
    this(in, MEMORY, DISK);
  }

  /** Creates an input that holds less, for tests. */
  ReadAhead(InputStream in, int inMemory, long onDisk) {
    this.in = in;
    this.inMemory = inMemory;
    this.onDisk = onDisk;
  }

  /** Begins to look with the next byte that is not read yet. */
  public void lookAgain() {
    looked = read;
    lookedInFile = file == null ? 0 : file.readBytes();
    full = false;
  }

  /**
   * Returns the number of next bytes to look at, which are copied into a buffer; -1 if there are no
   * more, because the input ends or fails there or because they cannot be held.
   */
  public int look(byte[] buffer) {
    if (looked < held) {
      int count = Math.min(buffer.length, held - looked);
      System.arraycopy(memory, looked, buffer, 0, count);
      looked += count;
      return count;
    }
    SpillFile spilled = file;
    if (spilled == null || lookedInFile == spilled.size()) {
      int count = hold(buffer);
      looked = held;
      lookedInFile = file == null ? 0 : file.size();
      return count;
    }
    try {
      int count = spilled.look(lookedInFile, buffer);
      lookedInFile += count;
      return count;
    } catch (IOException e) {
      full = true; // if the disk fails again, reading will
      return -1;
    }
  }

  /** Returns whether looking ended because no more bytes can be held. */
  public boolean isFull() {
    return full;
  }

  /** Reads bytes from the input, and holds them. */
  private int hold(byte[] buffer) {
    boolean toMemory = file == null && held < inMemory;
    if (ended || failure != null) {
      return -1;
    } else if (!toMemory && !canSpill()) {
      full = true;
      return -1;
    }
    int most = Math.min(buffer.length, toMemory ? inMemory - held : CHUNK);
    int count = fill(buffer, most);
    if (count > 0 && toMemory) {
      if (memory.length - held < count) {
        memory = Arrays.copyOf(memory, Math.min(inMemory, Math.max(2 * memory.length, 2 * CHUNK)));
      }
      System.arraycopy(buffer, 0, memory, held, count);
      held += count;
    } else if (count > 0) {
      spill(buffer, count);
    }
    return count;
  }

  private void spill(byte[] buffer, int count) {
    try {
      Objects.requireNonNull(file).write(buffer, count);
    } catch (IOException e) { // the disk is full
      rest = Arrays.copyOf(buffer, count);
      diskless = true;
    }
  }

  private int fill(byte[] buffer, int most) {
    try {
      int count;
      do {
        count = in.read(buffer, 0, most);
      } while (count == 0);
      ended = count < 0;
      return count;
    } catch (IOException | RuntimeException e) {
      failure = e;
      return -1;
    }
  }

  private boolean canSpill() {
    try {
      file = file == null && !diskless && onDisk > 0 ? SpillFile.create() : file;
    } catch (IOException | UnsupportedOperationException | SecurityException e) {
      diskless = true;
    }
    return file != null && !diskless && file.size() < onDisk;
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
    int count = held == 0 && file == null ? 0 : fromHeld(target, offset, length);
    return count > 0 ? count : fromInput(target, offset, length);
  }

  private int fromHeld(byte[] target, int offset, int length) throws IOException {
    SpillFile spilled = file;
    if (read == held && spilled != null) {
      int count = spilled.read(target, offset, length);
      if (spilled.readBytes() == spilled.size()) {
        memory = rest;
        held = rest.length;
        read = 0;
        rest = new byte[0];
        close();
      }
      if (count > 0) {
        return count;
      }
    }
    int count = Math.min(length, held - read);
    System.arraycopy(memory, read, target, offset, count);
    read += count;
    if (read == held && file == null) {
      memory = new byte[0];
      held = 0;
      read = 0;
    }
    return count;
  }

  private int fromInput(byte[] target, int offset, int length) throws IOException {
    if (failure instanceof IOException e) {
      throw e;
    } else if (failure instanceof RuntimeException e) {
      throw e;
    }
    return ended ? -1 : in.read(target, offset, length);
  }

  @Override
  public int available() throws IOException {
    return read < held ? held - read : file == null && !ended ? in.available() : 1;
  }

  /** Removes the temporary file, if there is one. Leaves the input open. */
  @Override
  public void close() throws IOException {
    SpillFile spilled = file;
    file = null;
    if (spilled != null) {
      spilled.close();
    }
  }
}
