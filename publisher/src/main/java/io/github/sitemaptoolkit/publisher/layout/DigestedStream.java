package io.github.sitemaptoolkit.publisher.layout;

import io.github.sitemaptoolkit.text.Sha256;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.security.MessageDigest;
import java.util.HexFormat;

/**
 * A stream that computes what a {@link Part} says of a file: its size and digest. Not thread-safe.
 *
 * @since 0.1
 */
public final class DigestedStream extends FilterInputStream {

  private final MessageDigest digest;
  private long bytes;

  /** Creates a stream of the bytes before compression. */
  public DigestedStream(InputStream in) {
    super(in);
    digest = Sha256.begin();
  }

  @Override
  public int read() throws IOException {
    int read = in.read();
    if (read >= 0) {
      digest.update((byte) read);
      bytes++;
    }
    return read;
  }

  @Override
  public int read(byte[] target, int offset, int length) throws IOException {
    int count = in.read(target, offset, length);
    if (count > 0) {
      digest.update(target, offset, count);
      bytes += count;
    }
    return count;
  }

  @Override
  public long skip(long most) throws IOException {
    int count = read(new byte[(int) Math.max(0, Math.min(most, 8192))]);
    return Math.max(0, count);
  }

  @Override
  public boolean markSupported() {
    return false;
  }

  /** Returns how many bytes were read. */
  public long bytes() {
    return bytes;
  }

  /** Returns the SHA-256 of what was read, in hexadecimal. Called once, at the end. */
  public String sha256() {
    return HexFormat.of().formatHex(digest.digest());
  }

  /** Reads the rest, and returns whether all of it is the content of a file. */
  public boolean endsAs(Part part) throws IOException {
    transferTo(OutputStream.nullOutputStream());
    return bytes == part.bytes() && sha256().equals(part.sha256());
  }
}
