package io.github.sitemaptoolkit.s3;

import io.github.sitemaptoolkit.s3.ObjectStore.Condition;
import java.util.Map;
import java.util.function.Function;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.core.sync.RequestBody;
import software.amazon.awssdk.services.s3.S3Client;
import software.amazon.awssdk.services.s3.model.CompletedPart;
import software.amazon.awssdk.services.s3.model.MetadataDirective;

/**
 * Puts objects in one part: the same bytes have another tag then. That of S3 is the MD5 of the MD5,
 * with the number of parts. Copies that are not in parts have the MD5 again.
 */
final class PartedObjects {

  private final Address address;
  private final S3Client client;

  PartedObjects(Address address, S3Client client) {
    this.address = address;
    this.client = client;
  }

  /**
   * Puts an object, and returns its tag.
   *
   * @throws SdkException as for a put that is not in parts
   */
  String put(String file, String type, Upload upload, Condition condition, RequestBody body) {
    return put(
        file,
        type,
        upload.metadata(),
        condition,
        id ->
            client
                .uploadPart(
                    it ->
                        it.bucket(address.bucket())
                            .key(address.key(file))
                            .uploadId(id)
                            .partNumber(1)
                            .contentMD5(upload.md5()),
                    body)
                .eTag());
  }

  /** Gives an object another tag, if it is as it was found. */
  void retag(String file, String type, ObjectInfo found) {
    if (Upload.isParted(found.etag())) {
      client.copyObject(
          it ->
              it.sourceBucket(address.bucket())
                  .sourceKey(address.key(file))
                  .copySourceIfMatch(found.etag())
                  .destinationBucket(address.bucket())
                  .destinationKey(address.key(file))
                  .contentType(type)
                  .metadata(found.metadata())
                  .metadataDirective(MetadataDirective.REPLACE));
    } else {
      copy(file, type, found);
    }
  }

  private void copy(String file, String type, ObjectInfo found) {
    put(
        file,
        type,
        found.metadata(),
        new Condition(found.etag()),
        id ->
            client
                .uploadPartCopy(
                    it ->
                        it.sourceBucket(address.bucket())
                            .sourceKey(address.key(file))
                            .copySourceIfMatch(found.etag())
                            .destinationBucket(address.bucket())
                            .destinationKey(address.key(file))
                            .uploadId(id)
                            .partNumber(1))
                .copyPartResult()
                .eTag());
  }

  private String put(
      String file,
      String type,
      Map<String, String> metadata,
      Condition condition,
      Function<String, String> part) {
    String id =
        client
            .createMultipartUpload(
                it ->
                    it.bucket(address.bucket())
                        .key(address.key(file))
                        .contentType(type)
                        .metadata(metadata))
            .uploadId();
    try {
      CompletedPart completed = CompletedPart.builder().partNumber(1).eTag(part.apply(id)).build();
      return client
          .completeMultipartUpload(
              it -> {
                it.bucket(address.bucket()).key(address.key(file)).uploadId(id);
                it.multipartUpload(all -> all.parts(completed));
                it.ifNoneMatch(condition.absent() ? "*" : null).ifMatch(condition.etag());
              })
          .eTag();
    } catch (SdkException e) {
      abort(file, id);
      throw e;
    }
  }

  /** Removes a part that is of no use; if that fails, nobody sees it. */
  private void abort(String file, String id) {
    try {
      client.abortMultipartUpload(
          it -> it.bucket(address.bucket()).key(address.key(file)).uploadId(id));
    } catch (SdkException e) {
      // what was thrown before says more
    }
  }
}
