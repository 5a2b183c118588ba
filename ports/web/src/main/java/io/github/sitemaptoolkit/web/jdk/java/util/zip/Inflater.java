package io.github.sitemaptoolkit.web.jdk.java.util.zip;

import com.jcraft.jzlib.GZIPException;
import com.jcraft.jzlib.JZlib;
import java.util.zip.DataFormatException;

/**
 * Decompresses. The class library of the compiler asks for input while it holds output, so the end
 * of truncated data would be lost.
 */
public final class Inflater {

  private static final byte[] NOTHING = {};

  private final boolean bare;
  private com.jcraft.jzlib.Inflater impl;
  private boolean pending; // there may be output without further input
  private boolean finished;

  /** Creates an inflater of data with the header of zlib. */
  public Inflater() {
    this(false);
  }

  /**
   * Creates an inflater.
   *
   * @param bare whether there is no header
   */
  public Inflater(boolean bare) {
    this.bare = bare;
    this.impl = create(bare);
  }

  private static com.jcraft.jzlib.Inflater create(boolean bare) {
    try {
      return new com.jcraft.jzlib.Inflater(JZlib.DEF_WBITS, bare);
    } catch (GZIPException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Sets the next input. */
  public void setInput(byte[] bytes, int offset, int length) {
    impl.setInput(bytes, offset, length, false);
  }

  /** Returns whether there is no output without further input. */
  public boolean needsInput() {
    return !pending && impl.getAvailIn() <= 0;
  }

  /** Writes output; returns how many bytes. */
  public int inflate(byte[] target, int offset, int length) throws DataFormatException {
    impl.setOutput(target, offset, length);
    long before = impl.getTotalOut();
    int result = impl.inflate(JZlib.Z_NO_FLUSH);
    int count = (int) (impl.getTotalOut() - before);
    if (result == JZlib.Z_STREAM_END) {
      finished = true;
    } else if (result != JZlib.Z_OK && result != JZlib.Z_BUF_ERROR) {
      throw new DataFormatException(impl.getMessage());
    }
    pending = !finished && count == length;
    return count;
  }

  /** Returns whether the end of the compressed data was read. */
  public boolean finished() {
    return finished;
  }

  /** Returns how many bytes of the input are left. */
  public int getRemaining() {
    return impl.getAvailIn();
  }

  /** Returns how many bytes were written. */
  public long getBytesWritten() {
    return impl.getTotalOut();
  }

  /** Begins again. */
  public void reset() {
    impl = create(bare);
    impl.setInput(NOTHING, 0, 0, false);
    pending = false;
    finished = false;
  }

  /** Does nothing. */
  public void end() {
    // there is nothing outside of the heap
  }

  /** Returns false: nothing is compressed with a dictionary. */
  public boolean needsDictionary() {
    return false;
  }
}
