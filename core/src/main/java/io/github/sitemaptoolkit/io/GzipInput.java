package io.github.sitemaptoolkit.io;

import io.github.sitemaptoolkit.limit.Limit;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.util.zip.CRC32;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;
import java.util.zip.ZipException;
import org.jspecify.annotations.Nullable;

/**
 * Decompresses gzip with any number of members.
 *
 * <p>The JDK's stream drops further members if {@code available()} returns 0, and stops silently at
 * a damaged second header. This one throws {@link EOFException} if the data is truncated and {@link
 * ZipException} if it is damaged, after it has returned everything before that place. A wrong
 * checksum or size is thrown at the end of the file, as the following members may be good. NUL
 * bytes after the last member are padding; for any other bytes there it throws {@link
 * TrailingBytesException}.
 */
final class GzipInput extends InputStream {

  /** Thrown when something else follows the compressed data, after all of it has been returned. */
  static final class TrailingBytesException extends EOFException {

    private static final long serialVersionUID = 1L;

    TrailingBytesException() {
      super("the compressed data is followed by something that is not gzip, which is left out");
    }
  }

  /** Thrown when the data looks like a decompression bomb. */
  static final class BombException extends ZipException {

    private static final long serialVersionUID = 1L;

    BombException(String message) {
      super(message);
    }
  }

  /** Thrown when the compression ratio exceeds the limit. */
  static final class RatioException extends ZipException {

    private static final long serialVersionUID = 1L;

    RatioException(long most) {
      super("the data is compressed more than " + most + " to 1 (gzip-ratio)");
    }
  }

  /** The number of bytes that may be returned at any ratio. */
  private static final long FREE = 1 << 20;

  private static final int MOST_MEMBERS = 10_000;
  private static final int MOST_EMPTY_MEMBERS = 16; // in a row

  private static final int HEADER_CRC = 2;
  private static final int EXTRA = 4;
  private static final int NAME = 8;
  private static final int COMMENT = 16;
  private static final int RESERVED = 0xE0;
  private static final int FIELD_LIMIT = 64 * 1024;

  private final InputStream in;
  private final long ratio;
  private final Inflater inflater = new Inflater(true);
  private final CRC32 crc = new CRC32();
  private final byte[] buffer = new byte[32 * 1024];
  private int position;
  private int limit;
  private int members;
  private int emptyMembers;
  private long taken;
  private long given;
  private boolean inMember;
  private boolean ended;
  private @Nullable ZipException damage; // to be thrown at the end

  GzipInput(InputStream in) {
    this(in, Limit.GZIP_RATIO.standard());
  }

  /**
   * Creates a stream.
   *
   * @param ratio the maximum ratio of decompressed to compressed length after the first {@link
   *     #FREE} bytes
   */
  GzipInput(InputStream in, long ratio) {
    this.in = in;
    this.ratio = ratio;
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
    try {
      while (!ended && (inMember || nextMember())) {
        int count = inflate(target, offset, length);
        if (count > 0) {
          return count;
        }
        if (inflater.finished()) {
          endMember();
        }
      }
    } catch (EOFException e) {
      throw damage == null ? e : damage;
    }
    ended = true;
    if (damage != null) {
      throw damage;
    }
    return -1;
  }

  private int inflate(byte[] target, int offset, int length) throws IOException {
    if (inflater.needsInput()) {
      if (position == limit && !fill()) {
        throw new EOFException("the compressed data is truncated");
      }
      inflater.setInput(buffer, position, limit - position);
      position = limit;
    }
    int count;
    long before = inflater.getBytesWritten();
    try {
      count = inflater.inflate(target, offset, length);
    } catch (DataFormatException e) {
      count = (int) (inflater.getBytesWritten() - before); // the bytes before the damage are good
      damage = damaged(e);
      ended = true;
    }
    crc.update(target, offset, count);
    given += count;
    if (given > FREE && given / ratio > taken) {
      throw new RatioException(ratio);
    }
    return count;
  }

  private ZipException damaged(DataFormatException cause) {
    long at = taken - inflater.getRemaining();
    var e =
        new ZipException(
            "the compressed data is damaged at byte "
                + at
                + "; what follows is left out, and urls before it may be wrong");
    e.initCause(cause);
    return e;
  }

  /** Reads a member's header; returns false at the end of the file. */
  private boolean nextMember() throws IOException {
    int magic;
    do {
      magic = next();
    } while (magic == 0 && members > 0);
    if (magic < 0) {
      return false;
    }
    int second = magic == 0x1F ? next() : 0;
    if (second < 0) {
      throw new EOFException("the compressed data is truncated");
    } else if (second != 0x8B) {
      throw members == 0 ? new ZipException("not gzip") : new TrailingBytesException();
    }
    if (members == MOST_MEMBERS || emptyMembers == MOST_EMPTY_MEMBERS) {
      throw new BombException("the compressed data has too many parts");
    }
    if (required() != 8) {
      throw new ZipException("the gzip header has an unknown compression method");
    }
    int flags = required();
    if ((flags & RESERVED) != 0) {
      throw new ZipException("the gzip header is damaged");
    }
    for (int i = 0; i < 6; i++) {
      required(); // time, level, system
    }
    if ((flags & EXTRA) != 0) {
      for (int length = required() | required() << 8; length > 0; length--) {
        required();
      }
    }
    if ((flags & NAME) != 0) {
      skipText();
    }
    if ((flags & COMMENT) != 0) {
      skipText();
    }
    if ((flags & HEADER_CRC) != 0) {
      required();
      required();
    }
    inflater.reset();
    crc.reset();
    inMember = true;
    members++;
    return true;
  }

  private void endMember() throws IOException {
    position = limit - inflater.getRemaining();
    long sum = little32();
    long size = little32();
    boolean sized = size == (inflater.getBytesWritten() & 0xFFFFFFFFL);
    if (damage == null && (!sized || sum != crc.getValue())) {
      String wrong = sum == crc.getValue() ? "size" : "checksum";
      damage =
          new ZipException("the " + wrong + " of the compressed data is wrong; urls may be wrong");
    }
    emptyMembers = size == 0 ? emptyMembers + 1 : 0;
    inMember = false;
  }

  private void skipText() throws IOException {
    for (int i = 0; required() != 0; i++) {
      if (i == FIELD_LIMIT) {
        throw new ZipException("the gzip header has a name or comment without an end");
      }
    }
  }

  private long little32() throws IOException {
    return required() | required() << 8 | required() << 16 | (long) required() << 24;
  }

  private int required() throws IOException {
    int value = next();
    if (value < 0) {
      throw new EOFException("the compressed data is truncated");
    }
    return value;
  }

  private int next() throws IOException {
    return position < limit || fill() ? buffer[position++] & 0xFF : -1;
  }

  private boolean fill() throws IOException {
    int count = in.read(buffer, 0, buffer.length);
    position = 0;
    limit = Math.max(0, count);
    taken += limit;
    return count > 0;
  }

  @Override
  public void close() throws IOException {
    inflater.end();
    in.close();
  }
}
