package io.github.sitemaptoolkit.publisher.plan;

import io.github.sitemaptoolkit.text.Sha256;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.function.Consumer;

/** The SHA-256 of many small pieces, which are cheaper to digest together. Not thread-safe. */
final class PieceDigest implements Consumer<byte[]> {

  private final MessageDigest digest = Sha256.begin();
  private final byte[] held = new byte[4096]; // what the digest does not have yet
  private int heldBytes;

  @Override
  public void accept(byte[] piece) {
    if (piece.length > held.length - heldBytes) {
      digest.update(held, 0, heldBytes);
      heldBytes = 0;
    }
    if (piece.length > held.length) {
      digest.update(piece);
    } else {
      System.arraycopy(piece, 0, held, heldBytes, piece.length);
      heldBytes += piece.length;
    }
  }

  /** Returns the digest of all pieces, in hexadecimal. Called once, at the end. */
  String sha256() {
    digest.update(held, 0, heldBytes);
    return HexFormat.of().formatHex(digest.digest());
  }
}
