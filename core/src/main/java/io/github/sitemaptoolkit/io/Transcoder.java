package io.github.sitemaptoolkit.io;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;

/**
 * Converts another encoding to UTF-8. Malformed input becomes malformed UTF-8, so that the reader
 * of UTF-8 reports it at its place.
 */
final class Transcoder extends InputStream {

  private static final int SIZE = 8 * 1024;

  private final InputStream in;
  private final CharsetDecoder decoder;
  private final CharsetEncoder encoder =
      StandardCharsets.UTF_8.newEncoder().onMalformedInput(CodingErrorAction.REPLACE);
  private final ByteBuffer encoded = ByteBuffer.allocate(SIZE).flip();
  private final CharBuffer chars = CharBuffer.allocate(SIZE);
  private final ByteBuffer out = ByteBuffer.allocate(3 * SIZE + 8).flip();
  private boolean ended;
  private boolean finished;

  Transcoder(InputStream in, Charset charset) {
    this.in = in;
    this.decoder =
        charset
            .newDecoder()
            .onMalformedInput(CodingErrorAction.REPORT)
            .onUnmappableCharacter(CodingErrorAction.REPORT);
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
    while (!out.hasRemaining()) {
      if (finished) {
        return -1;
      }
      fill();
    }
    int count = Math.min(length, out.remaining());
    out.get(target, offset, count);
    return count;
  }

  private void fill() throws IOException {
    if (!ended && encoded.remaining() < SIZE / 2) {
      encoded.compact();
      int count = in.read(encoded.array(), encoded.position(), encoded.remaining());
      ended = count < 0;
      encoded.position(encoded.position() + Math.max(0, count));
      encoded.flip();
    }
    CoderResult result = decoder.decode(encoded, chars, ended);
    if (ended && result.isUnderflow()) {
      decoder.flush(chars);
      finished = true;
    }
    chars.flip();
    out.clear();
    encoder.encode(chars, out, finished);
    chars.compact();
    if (result.isError()) {
      encoded.position(encoded.position() + result.length());
      out.put((byte) 0xC0).put((byte) 0x80);
    }
    out.flip();
  }

  @Override
  public void close() throws IOException {
    in.close();
  }
}
