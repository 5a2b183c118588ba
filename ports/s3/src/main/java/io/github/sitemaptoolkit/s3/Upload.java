package io.github.sitemaptoolkit.s3;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.Map;
import java.util.TreeMap;

/** An object to put. Its bytes may be read several times, in any thread. */
final class Upload {

  /** Opens the bytes. */
  @FunctionalInterface
  private interface Body {
    InputStream open() throws IOException;
  }

  private final Body body;
  private final long size;
  private final byte[] md5;
  private final Map<String, String> metadata;

  private Upload(Body body, long size, byte[] md5, Map<String, String> metadata) {
    this.body = body;
    this.size = size;
    this.md5 = md5;
    this.metadata = metadata;
  }

  static Upload of(byte[] bytes) {
    byte[] md5 = ContentDigest.messageDigest("MD5").digest(bytes);
    return new Upload(() -> new ByteArrayInputStream(bytes), bytes.length, md5, Map.of());
  }

  /** Returns an upload of a file of the set, which is not compressed. */
  static Upload ofFile(byte[] bytes) {
    Upload upload = of(bytes);
    ContentDigest content = ContentDigest.of(consumer -> consumer.accept(bytes));
    return new Upload(upload.body, upload.size, upload.md5, content.metadata());
  }

  static Upload of(Path file, long size, byte[] md5, ContentDigest content) {
    return new Upload(() -> Files.newInputStream(file), size, md5, content.metadata());
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

  /** Returns the same bytes, with something else to keep with them, too. */
  Upload with(String name, String value) {
    Map<String, String> more = new TreeMap<>(metadata);
    more.put(name, value);
    return new Upload(body, size, md5, more);
  }

  /** Returns what to keep with them. */
  Map<String, String> metadata() {
    return metadata;
  }
}
