package io.github.sitemaptoolkit.publisher.internal.plan;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.function.Consumer;

/** The bytes of a file, piece by piece; each call yields the same bytes. */
@FunctionalInterface
public interface Pieces {
  void forEach(Consumer<byte[]> consumer);

  /** Returns the SHA-256 of the bytes, in hexadecimal. */
  default String sha256() {
    try {
      var digest = MessageDigest.getInstance("SHA-256");
      forEach(digest::update);
      return HexFormat.of().formatHex(digest.digest());
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
