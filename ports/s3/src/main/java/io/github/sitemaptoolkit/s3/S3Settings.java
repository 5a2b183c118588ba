package io.github.sitemaptoolkit.s3;

import java.net.URI;
import org.jspecify.annotations.Nullable;

/**
 * How a store is reached. What is null is taken from the environment.
 *
 * @param endpoint the address of the server
 * @param region the name of the region
 * @param pathStyle whether the bucket stands in the path of urls; null to decide by the server
 * @param attempts how often a request is sent at once until it succeeds; 0 for what the SDK does
 * @param lease how long the lock is held without a sign of life
 */
record S3Settings(
    @Nullable URI endpoint,
    @Nullable String region,
    @Nullable Boolean pathStyle,
    int attempts,
    Lease lease) {

  static final S3Settings DEFAULT = new S3Settings(null, null, null, 0, Lease.DEFAULT);

  S3Settings withEndpoint(URI uri) {
    return new S3Settings(uri, region, pathStyle, attempts, lease);
  }

  S3Settings withRegion(String name) {
    return new S3Settings(endpoint, name, pathStyle, attempts, lease);
  }

  S3Settings withPathStyle(boolean path) {
    return new S3Settings(endpoint, region, path, attempts, lease);
  }

  S3Settings withAttempts(int most) {
    return new S3Settings(endpoint, region, pathStyle, most, lease);
  }

  S3Settings withLease(Lease held) {
    return new S3Settings(endpoint, region, pathStyle, attempts, held);
  }
}
