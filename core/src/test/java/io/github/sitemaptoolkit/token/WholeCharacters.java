package io.github.sitemaptoolkit.token;

import java.io.IOException;
import java.io.InputStream;

/**
 * Leaves out a UTF-8 character that the end of the input cuts in two.
 *
 * <p>Woodstox would fail on it while it decodes the last block, before it delivers the entries in
 * that block. Without the stump it finds the document cut, after them. A whole document ends in
 * ASCII, so nothing else is touched.
 */
final class WholeCharacters extends InputStream {

  private static final int LONGEST = 4;

  private final InputStream in;
  private final byte[] buffer = new byte[16 * 1024];
  private int position;
  private int whole; // the end of the last complete character
  private int end;
  private long characters; // as Java counts them: two for those beyond the basic plane
  private boolean ended;

  WholeCharacters(InputStream in) {
    this.in = in;
  }

  @Override
  public int read() throws IOException {
    return position < whole || fill() ? buffer[position++] & 0xFF : -1;
  }

  @Override
  public int read(byte[] target, int offset, int length) throws IOException {
    if (length == 0) {
      return 0;
    }
    if (position == whole && !fill()) {
      return -1;
    }
    int count = Math.min(length, whole - position);
    System.arraycopy(buffer, position, target, offset, count);
    position += count;
    return count;
  }

  private boolean fill() throws IOException {
    System.arraycopy(buffer, whole, buffer, 0, end - whole);
    end -= whole;
    position = 0;
    whole = 0;
    while (whole == 0) {
      int count = in.read(buffer, end, buffer.length - end);
      if (count < 0) {
        ended = true;
        return false;
      }
      end += count;
      whole = end - stump();
    }
    for (int i = 0; i < whole; i++) {
      if ((buffer[i] & 0xC0) != 0x80) {
        characters += (buffer[i] & 0xF0) == 0xF0 ? 2 : 1;
      }
    }
    return true;
  }

  /**
   * Returns whether a parser that has taken so many characters of UTF-8 has come to the end: no
   * more than a byte order mark and the end can be missing in its count.
   */
  boolean endsAfter(int taken) {
    return ended && (int) characters - taken <= 2; // counts wrap around alike
  }

  /** Returns how many bytes at the end begin a character that is not complete. */
  private int stump() {
    for (int back = 1; back < LONGEST && back <= end; back++) {
      int b = buffer[end - back] & 0xFF;
      if (b < 0x80) {
        return 0;
      }
      if (b >= 0xC0) {
        int needed = b >= 0xF0 ? 4 : b >= 0xE0 ? 3 : 2;
        return back < needed ? back : 0;
      }
    }
    return 0;
  }

  @Override
  public void close() throws IOException {
    in.close();
  }
}
