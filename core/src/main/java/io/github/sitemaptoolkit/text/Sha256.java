package io.github.sitemaptoolkit.text;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** Digests by SHA-256, by which texts and files are recognised. */
public final class Sha256 {

  private Sha256() {}

  /** Returns a digest of nothing yet, for one thread. */
  public static MessageDigest begin() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e); // every Java platform has it
    }
  }

  /** Returns the digest of a text in UTF-8, as 64 hexadecimal digits. */
  public static String hex(String text) {
    return HexFormat.of().formatHex(begin().digest(text.getBytes(StandardCharsets.UTF_8)));
  }

  /**
   * Returns the digest of what a stream has, as 64 hexadecimal digits. The caller closes it.
   *
   * @throws IOException if it cannot be read
   */
  public static String hex(InputStream in) throws IOException {
    MessageDigest digest = begin();
    in.transferTo(new DigestOutputStream(OutputStream.nullOutputStream(), digest));
    return HexFormat.of().formatHex(digest.digest());
  }
}
