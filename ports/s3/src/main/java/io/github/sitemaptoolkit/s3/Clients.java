package io.github.sitemaptoolkit.s3;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.checksums.RequestChecksumCalculation;
import software.amazon.awssdk.core.checksums.ResponseChecksumValidation;
import software.amazon.awssdk.core.exception.SdkClientException;
import software.amazon.awssdk.core.interceptor.Context;
import software.amazon.awssdk.core.interceptor.ExecutionAttributes;
import software.amazon.awssdk.core.interceptor.ExecutionInterceptor;
import software.amazon.awssdk.http.urlconnection.UrlConnectionHttpClient;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.regions.providers.AwsProfileRegionProvider;
import software.amazon.awssdk.regions.providers.AwsRegionProviderChain;
import software.amazon.awssdk.regions.providers.SystemSettingsRegionProvider;
import software.amazon.awssdk.retries.api.BackoffStrategy;
import software.amazon.awssdk.services.s3.S3Client;
import software.amazon.awssdk.services.s3.S3ClientBuilder;

/** Creates clients of the SDK. */
final class Clients {

  private static final Duration CONNECTING = Duration.ofSeconds(10);

  /** The longest silence of a server. */
  private static final Duration SILENCE = Duration.ofSeconds(60);

  private static final int FIRST_FAILURE = 300;

  /** How much of an error answer is read: it is one of a few lines. */
  static final int MOST_OF_ERROR = 64 << 10;

  private Clients() {}

  /** Cuts what a server says of a failure: the SDK would read all of it into memory. */
  private static final class ShortErrors implements ExecutionInterceptor {

    @Override
    public Optional<InputStream> modifyHttpResponseContent(
        Context.ModifyHttpResponse answer, ExecutionAttributes attributes) {
      return answer.httpResponse().statusCode() < FIRST_FAILURE
          ? answer.responseBody()
          : answer.responseBody().map(body -> new LimitedStream(body, MOST_OF_ERROR));
    }
  }

  /** The first bytes of a stream. */
  private static final class LimitedStream extends FilterInputStream {

    private int left;

    LimitedStream(InputStream in, int most) {
      super(in);
      this.left = most;
    }

    @Override
    public int read() throws IOException {
      int read = left == 0 ? -1 : in.read();
      left -= read < 0 ? 0 : 1;
      return read;
    }

    @Override
    public int read(byte[] target, int offset, int length) throws IOException {
      if (left == 0 && length > 0) {
        return -1;
      }
      int count = in.read(target, offset, Math.min(length, left));
      left -= Math.max(0, count);
      return count;
    }

    @Override
    public long skip(long most) throws IOException {
      long skipped = in.skip(Math.min(most, left));
      left -= (int) skipped;
      return skipped;
    }

    @Override
    public boolean markSupported() {
      return false;
    }
  }

  /**
   * Creates a client.
   *
   * @throws SdkClientException if no region is known
   */
  static S3Client create(S3Settings settings) {
    String region = settings.region();
    Boolean pathStyle = settings.pathStyle();
    boolean foreign = isForeign(settings);
    if (foreign && region == null) {
      region = configuredRegion();
    }
    S3ClientBuilder builder = builder(settings, region);
    return builder.forcePathStyle(pathStyle == null ? foreign : pathStyle).build();
  }

  /** Returns whether the server is not one of Amazon's, by the settings or the environment. */
  private static boolean isForeign(S3Settings settings) {
    // Only a client knows all places in which an endpoint may be set.
    try (S3Client client = builder(settings, Region.US_EAST_1.id()).build()) {
      Optional<URI> endpoint = client.serviceClientConfiguration().endpointOverride();
      return endpoint.isPresent() && !isAmazon(endpoint.get());
    }
  }

  private static boolean isAmazon(URI endpoint) {
    String host = String.valueOf(endpoint.getHost()).toLowerCase(Locale.ROOT);
    return host.endsWith(".amazonaws.com") || host.endsWith(".amazonaws.com.cn");
  }

  /** Returns the region of the environment; other stores mostly do not care. */
  private static String configuredRegion() {
    var configured =
        new AwsRegionProviderChain(
            new SystemSettingsRegionProvider(), new AwsProfileRegionProvider());
    try {
      return configured.getRegion().id();
    } catch (SdkClientException e) {
      return Region.US_EAST_1.id();
    }
  }

  private static S3ClientBuilder builder(S3Settings settings, @Nullable String region) {
    S3ClientBuilder builder =
        S3Client.builder()
            .httpClientBuilder(
                UrlConnectionHttpClient.builder()
                    .connectionTimeout(CONNECTING)
                    .socketTimeout(SILENCE))
            // Not all stores know the newer checksums; each object is put with its MD5.
            .requestChecksumCalculation(RequestChecksumCalculation.WHEN_REQUIRED)
            .responseChecksumValidation(ResponseChecksumValidation.WHEN_REQUIRED)
            // Nor do all know bodies that are signed in chunks.
            .serviceConfiguration(
                all -> all.chunkedEncodingEnabled(false).expectContinueEnabled(false));
    builder.overrideConfiguration(
        all -> {
          all.addExecutionInterceptor(new ShortErrors());
          if (settings.attempts() > 0) {
            all.retryStrategy(
                it ->
                    it.maxAttempts(settings.attempts())
                        .backoffStrategy(BackoffStrategy.retryImmediately())
                        .throttlingBackoffStrategy(BackoffStrategy.retryImmediately()));
          }
        });
    if (settings.endpoint() != null) {
      builder.endpointOverride(settings.endpoint());
    }
    if (region != null) {
      builder.region(Region.of(region));
    }
    return builder;
  }
}
