package io.github.sitemaptoolkit.s3;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.Base64;
import java.util.HexFormat;
import java.util.Map;
import java.util.TreeMap;

/** An object to put. Its bytes may be read several times, in any thread. */
final class Upload {

  /** Opens the bytes. */
  @FunctionalInterface
  private interface Body {
    InputStream open() throws IOException;
  }

  private static final String ONE_PART = "-1";

  private final Body body;
  private final long size;
  private final byte[] md5;
  private final Map<String, String> metadata;
  private final boolean parted;

  private Upload(Body body, long size, byte[] md5, Map<String, String> metadata, boolean parted) {
    this.body = body;
    this.size = size;
    this.md5 = md5;
    this.metadata = metadata;
    this.parted = parted;
  }

  static Upload of(byte[] bytes) {
    byte[] md5 = ContentDigest.messageDigest("MD5").digest(bytes);
    return new Upload(() -> new ByteArrayInputStream(bytes), bytes.length, md5, Map.of(), false);
  }

  /** Returns an upload of a file of the set, which is not compressed. */
  static Upload ofFile(byte[] bytes) {
    Upload upload = of(bytes);
    ContentDigest content = ContentDigest.of(consumer -> consumer.accept(bytes));
    return new Upload(upload.body, upload.size, upload.md5, content.metadata(), false);
  }

  static Upload of(Path file, long size, byte[] md5, ContentDigest content) {
    return new Upload(() -> Files.newInputStream(file), size, md5, content.metadata(), false);
  }

  /** Opens the bytes as they are stored; closed by the caller. */
  InputStream open() throws IOException {
    return body.open();
  }

  /** Returns the number of these bytes. */
  long size() {
    return size;
  }

  /** Returns their MD5, in Base64: the server refuses bytes that were damaged on the way. */
  String md5() {
    return Base64.getEncoder().encodeToString(md5);
  }

  /** Returns the tag, without quotes, that most stores give them. */
  String tag() {
    MessageDigest again = ContentDigest.messageDigest("MD5");
    return HexFormat.of().formatHex(parted ? again.digest(md5) : md5) + (parted ? ONE_PART : "");
  }

  /** Returns whether they are put in one part, which gives them another tag. */
  boolean isParted() {
    return parted;
  }

  /** Returns the same bytes, put so that they have another tag than one that bytes have already. */
  Upload unlike(String etag) {
    return new Upload(body, size, md5, metadata, !isParted(etag));
  }

  /** Returns whether the tag of an object says that it was put in one part. */
  static boolean isParted(String etag) {
    return etag.replace("\"", "").endsWith(ONE_PART);
  }

  /** Returns the same bytes, with something else to keep with them, too. */
  Upload with(String name, String value) {
    Map<String, String> more = new TreeMap<>(metadata);
    more.put(name, value);
    return new Upload(body, size, md5, more, parted);
  }

  /** Returns what to keep with them. */
  Map<String, String> metadata() {
    return metadata;
  }
}
