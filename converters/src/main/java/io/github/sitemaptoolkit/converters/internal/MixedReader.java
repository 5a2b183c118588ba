package io.github.sitemaptoolkit.converters.internal;

import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;

/**
 * Decodes UTF-8; bytes that are not become the characters of windows-1252, or U+FFFD where that has
 * none, or where bytes of another encoding could not be decoded.
 */
public final class MixedReader extends Reader {

  private static final int BUFFER = 8 * 1024;
  private static final int FIRST = 0x80; // of the bytes that may not be UTF-8
  private static final char REPLACEMENT = '\uFFFD';
  private static final String WINDOWS = windows();

  private final InputStream in;
  private final GuessedChars guessed;
  private final ByteBuffer bytes = ByteBuffer.allocate(BUFFER).flip();
  private final CharsetDecoder decoder =
      StandardCharsets.UTF_8
          .newDecoder()
          .onMalformedInput(CodingErrorAction.REPORT)
          .onUnmappableCharacter(CodingErrorAction.REPORT);
  private boolean ended;
  private long passed; // characters that were returned

  /**
   * Creates a reader.
   *
   * @param guessed takes the places of characters that are not UTF-8
   */
  public MixedReader(InputStream in, GuessedChars guessed) {
    this.in = in;
    this.guessed = guessed;
  }

  private static String windows() {
    byte[] all = new byte[256 - FIRST];
    for (int i = 0; i < all.length; i++) {
      all[i] = (byte) (FIRST + i);
    }
    return new String(all, Charset.forName("windows-1252"));
  }

  /** Reads at least one character, or two for one that needs a surrogate, unless at the end. */
  @Override
  public int read(char[] target, int offset, int length) throws IOException {
    CharBuffer chars = CharBuffer.wrap(target, offset, length).slice();
    boolean full = length == 0;
    while (!full) {
      copyPlain(chars);
      int limit = bytes.limit();
      boolean last = limitToWide();
      CoderResult result = decoder.decode(bytes, chars, ended && last);
      bytes.limit(limit);
      if (result.isError() && chars.hasRemaining()) {
        guessed.add(passed + chars.position());
        chars.put(undecodable() ? REPLACEMENT : WINDOWS.charAt((bytes.get() & 0xFF) - FIRST));
      } else if (!result.isUnderflow()) {
        full = true;
      } else if (last && (ended || chars.position() > 0)) {
        full = true; // a part of a character may be left for the next time
      } else if (last) {
        fill(); // otherwise, ASCII follows
      }
    }
    passed += chars.position();
    return chars.position() == 0 && length > 0 ? -1 : chars.position();
  }

  /** Copies ASCII characters, as long as there are only these: a decoder is slow with them. */
  private void copyPlain(CharBuffer chars) {
    byte[] from = bytes.array();
    char[] to = chars.array();
    int begin = bytes.position();
    int first = chars.arrayOffset() + chars.position();
    int most = Math.min(bytes.remaining(), chars.remaining());
    int count = 0;
    while (count < most && from[begin + count] >= 0) {
      to[first + count] = (char) from[begin + count];
      count++;
    }
    bytes.position(begin + count);
    chars.position(chars.position() + count);
  }

  /**
   * Sets the limit behind the next characters that are not ASCII, and one more byte, which tells
   * whether the last of them is complete. Returns whether these are all bytes.
   */
  private boolean limitToWide() {
    int end = bytes.position();
    while (end < bytes.limit() && bytes.get(end) < 0) {
      end++;
    }
    boolean all = end >= bytes.limit() - 1;
    bytes.limit(all ? bytes.limit() : end + 1);
    return all;
  }

  /** Passes the form of U+0000 that stands for what could not be decoded, if it is next. */
  private boolean undecodable() {
    int at = bytes.position();
    boolean found =
        bytes.remaining() > 1 && bytes.get(at) == (byte) 0xC0 && bytes.get(at + 1) == (byte) 0x80;
    bytes.position(found ? at + 2 : at);
    return found;
  }

  private void fill() throws IOException {
    bytes.compact();
    int count = in.read(bytes.array(), bytes.position(), bytes.remaining());
    ended = count < 0;
    bytes.position(bytes.position() + Math.max(count, 0)).flip();
  }

  @Override
  public void close() throws IOException {
    in.close();
  }
}
