package io.github.sitemaptoolkit.s3;

import java.nio.file.Path;
import java.util.Base64;
import java.util.Map;
import software.amazon.awssdk.core.sync.RequestBody;

/**
 * An object to put.
 *
 * @param body the bytes as they are stored
 * @param md5 of the body, in Base64: the server refuses a body that was damaged on the way
 * @param metadata what to keep with it
 */
record Upload(RequestBody body, String md5, Map<String, String> metadata) {

  static Upload of(byte[] bytes) {
    byte[] md5 = ContentDigest.messageDigest("MD5").digest(bytes);
    return new Upload(
        RequestBody.fromBytes(bytes), Base64.getEncoder().encodeToString(md5), Map.of());
  }

  static Upload of(Path file, byte[] md5, ContentDigest content) {
    return new Upload(
        RequestBody.fromFile(file), Base64.getEncoder().encodeToString(md5), content.metadata());
  }
}
