package io.github.sitemaptoolkit.s3;

import io.github.sitemaptoolkit.publisher.layout.Part;
import io.github.sitemaptoolkit.publisher.layout.Pieces;
import java.io.IOException;
import java.io.InputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What identifies the content of a file before compression. It is kept as metadata of the object,
 * so that nobody needs to read the object to know it. Whoever else puts the object removes it.
 *
 * @param sha256 in hexadecimal
 * @param bytes the size
 */
record ContentDigest(String sha256, long bytes) {

  private static final String SHA256 = "sitemap-sha256";
  private static final String BYTES = "sitemap-bytes";

  /** Adds up the pieces of a file. */
  static final class Builder {

    private final MessageDigest digest = messageDigest("SHA-256");
    private long bytes;

    void add(byte[] piece) {
      digest.update(piece);
      bytes += piece.length;
    }

    ContentDigest build() {
      return new ContentDigest(HexFormat.of().formatHex(digest.digest()), bytes);
    }
  }

  static ContentDigest of(Pieces contents) {
    var builder = new Builder();
    contents.forEach(builder::add);
    return builder.build();
  }

  /** Returns the MD5 of a file that is not compressed, in hexadecimal. */
  static String md5(Pieces contents) {
    MessageDigest digest = messageDigest("MD5");
    contents.forEach(digest::update);
    return HexFormat.of().formatHex(digest.digest());
  }

  static ContentDigest of(Part part) {
    return new ContentDigest(part.sha256(), part.bytes());
  }

  static MessageDigest messageDigest(String algorithm) {
    try {
      return MessageDigest.getInstance(algorithm);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has " + algorithm, e);
    }
  }

  Map<String, String> metadata() {
    return Map.of(SHA256, sha256, BYTES, Long.toString(bytes));
  }

  /** Returns what a stream holds, which is read to its end. */
  static ContentDigest of(InputStream in) throws IOException {
    var builder = new Builder();
    byte[] buffer = new byte[1 << 16];
    for (int count = in.read(buffer); count >= 0; count = in.read(buffer)) {
      builder.add(Arrays.copyOf(buffer, count));
    }
    return builder.build();
  }

  /** Returns what an object was put with; null if that is not known. */
  static @Nullable ContentDigest of(ObjectInfo object) {
    String sha256 = object.metadata().get(SHA256);
    String bytes = object.metadata().get(BYTES);
    try {
      return sha256 == null || bytes == null
          ? null
          : new ContentDigest(sha256, Long.parseLong(bytes));
    } catch (NumberFormatException e) {
      return null;
    }
  }

  /** Returns whether a file of a set was put with this content, and has the size that it had. */
  static boolean isLabelled(Part part, ObjectInfo object) {
    return of(part).isThatOf(object)
        && (part.storedSize() < 0 || part.storedSize() == object.size());
  }

  /** Returns whether an object was put with this content. */
  boolean isThatOf(ObjectInfo object) {
    return equals(of(object));
  }
}
