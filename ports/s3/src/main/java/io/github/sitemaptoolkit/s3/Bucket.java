package io.github.sitemaptoolkit.s3;

import io.github.sitemaptoolkit.io.ForeignContentException;
import io.github.sitemaptoolkit.s3.internal.machine.Machine;
import io.github.sitemaptoolkit.url.UrlEnding;
import io.github.sitemaptoolkit.value.HttpDate;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.exception.RetryableException;
import software.amazon.awssdk.core.exception.SdkClientException;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.core.sync.RequestBody;
import software.amazon.awssdk.http.AbortableInputStream;
import software.amazon.awssdk.http.SdkHttpResponse;
import software.amazon.awssdk.services.s3.S3Client;
import software.amazon.awssdk.services.s3.model.GetObjectRequest;
import software.amazon.awssdk.services.s3.model.GetObjectResponse;
import software.amazon.awssdk.services.s3.model.HeadObjectResponse;
import software.amazon.awssdk.services.s3.model.ListObjectsV2Response;
import software.amazon.awssdk.services.s3.model.NoSuchKeyException;
import software.amazon.awssdk.services.s3.model.S3Exception;
import software.amazon.awssdk.services.s3.model.S3Object;

/** Objects in a bucket of Amazon S3, or of a store that speaks its protocol. */
final class Bucket implements ObjectStore {

  private static final int NOT_FOUND = 404;
  private static final int CONFLICT = 409;
  private static final int REFUSED = 412;

  private static final int MOST_CONFLICTS = 6;
  private static final int MOST_LISTS = 2;
  private static final Duration PAUSE = Duration.ofMillis(100); // doubled each time

  private final Address address;
  private final S3Client client;
  private final Machine machine;
  private final PartedObjects parted;

  Bucket(Address address, S3Client client, Machine machine) {
    this.address = address;
    this.client = client;
    this.machine = machine;
    this.parted = new PartedObjects(address, client);
  }

  @Override
  public Address address() {
    return address;
  }

  /** The answer to a HEAD has no body: if it is a failure, a GET of the same object says why. */
  @Override
  public @Nullable ObjectInfo head(String file) throws IOException {
    return orNull(
        file,
        () -> {
          try {
            return headed(file);
          } catch (S3Exception e) {
            if (S3Failures.isUnexplained(e)) {
              client
                  .getObject(
                      it -> it.bucket(address.bucket()).key(address.key(file)).range("bytes=0-0"))
                  .abort();
            }
            throw e;
          }
        });
  }

  private ObjectInfo headed(String file) {
    HeadObjectResponse found =
        client.headObject(it -> it.bucket(address.bucket()).key(address.key(file)));
    return new ObjectInfo(
        found.eTag(),
        found.contentLength(),
        found.metadata(),
        found.lastModified(),
        date(found.sdkHttpResponse()));
  }

  @Override
  public @Nullable Opened open(String file) throws IOException {
    return orNull(
        file,
        () -> {
          var in = client.getObject(it -> it.bucket(address.bucket()).key(address.key(file)));
          long length = length(in.response());
          var object = new Listed(file, length, quoted(in.response().eTag()));
          return new Opened(object, new WholeStream(in, length));
        });
  }

  @Override
  public @Nullable Content get(String file, int most) throws IOException {
    GetObjectRequest request =
        GetObjectRequest.builder().bucket(address.bucket()).key(address.key(file)).build();
    Content content =
        orNull(file, () -> client.getObject(request, (found, in) -> content(found, in, most)));
    if (content != null && content.bytes().length > most) {
      throw new ForeignContentException(
          address.name(file),
          "has more than " + most + " bytes; remove it and publish all urls again");
    }
    return content;
  }

  @Override
  public List<Listed> list(String beginning) throws IOException {
    return Objects.requireNonNull(list(beginning, Integer.MAX_VALUE));
  }

  @Override
  public @Nullable List<Listed> list(String beginning, int most) throws IOException {
    for (int attempt = 1; ; attempt++) {
      try {
        return listed(beginning, most);
      } catch (SdkClientException e) { // the SDK does not ask again if an answer is cut
        if (attempt == MOST_LISTS) {
          throw failure(e, beginning);
        }
      } catch (SdkException e) {
        throw failure(e, beginning);
      }
    }
  }

  private @Nullable List<Listed> listed(String beginning, int most) {
    List<Listed> found = new ArrayList<>();
    String prefix = address.key(beginning);
    long listed = 0;
    for (ListObjectsV2Response answer :
        client.listObjectsV2Paginator(
            it -> it.bucket(address.bucket()).prefix(prefix).delimiter("/"))) {
      for (S3Object it : answer.contents()) {
        String file = it.key().substring(address.prefix().length());
        found.add(new Listed(file, it.size(), quoted(it.eTag())));
      }
      listed += answer.contents().size() + answer.commonPrefixes().size(); // folders, too
      if (listed > most || (listed == most && answer.isTruncated())) {
        return null;
      }
    }
    found.sort(Comparator.comparing(Listed::file));
    return found;
  }

  /** Returns a tag as conditions need it: lists of some servers have tags without quotes. */
  private static String quoted(@Nullable String etag) {
    return etag == null || etag.isEmpty() || etag.endsWith("\"")
        ? Objects.requireNonNullElse(etag, "")
        : '"' + etag + '"';
  }

  private static long length(GetObjectResponse found) {
    Long length = found.contentLength();
    return length == null ? 0 : length;
  }

  /** Reads an object, up to one byte more than so many. */
  private static Content content(GetObjectResponse found, AbortableInputStream in, int most) {
    try {
      byte[] bytes = new WholeStream(in, length(found)).readNBytes(most + 1);
      if (bytes.length > most) {
        in.abort(); // instead of reading the rest
      }
      var object =
          new ObjectInfo(
              found.eTag(),
              bytes.length,
              found.metadata(),
              found.lastModified(),
              date(found.sdkHttpResponse()));
      return new Content(object, bytes);
    } catch (IOException e) { // the SDK asks again
      throw RetryableException.create(String.valueOf(e.getMessage()), e);
    }
  }

  /** Returns the time of the server. */
  private static Instant date(SdkHttpResponse response) {
    return response.firstMatchingHeader("Date").flatMap(HttpDate::parse).orElseGet(Instant::now);
  }

  private <T> @Nullable T orNull(String file, Supplier<T> request) throws IOException {
    try {
      return request.get();
    } catch (NoSuchKeyException e) {
      return null;
    } catch (SdkException e) {
      throw failure(e, file);
    }
  }

  @Override
  public @Nullable String put(String file, Upload upload, Condition condition) throws IOException {
    boolean inParts = upload.isParted();
    for (int conflicts = 0; ; conflicts++) {
      try {
        return inParts
            ? parted.put(file, type(file), upload, condition, body(upload, type(file)))
            : putWhole(file, upload, condition);
      } catch (S3Exception e) {
        if (isRefused(e)) {
          return null;
        } else if (inParts && S3Failures.isUnsupported(e)) {
          inParts = false;
        } else if (e.statusCode() != CONFLICT || conflicts == MOST_CONFLICTS) {
          throw S3Failures.ofConditional(e, address, file);
        } else {
          pause(PAUSE.multipliedBy(1L << conflicts), file);
        }
      } catch (SdkException e) {
        throw failure(e, file);
      }
    }
  }

  private String putWhole(String file, Upload upload, Condition condition) {
    return client
        .putObject(
            it -> {
              it.bucket(address.bucket()).key(address.key(file));
              it.contentType(type(file)).contentMD5(upload.md5()).metadata(upload.metadata());
              it.ifNoneMatch(condition.absent() ? "*" : null).ifMatch(condition.etag());
            },
            body(upload, type(file)))
        .eTag();
  }

  @Override
  public boolean retag(String file, ObjectInfo found) throws IOException {
    try {
      parted.retag(file, type(file), found);
      return true;
    } catch (S3Exception e) {
      if (isRefused(e) || S3Failures.isUnsupported(e)) {
        return false;
      }
      throw failure(e, file);
    } catch (SdkException e) {
      throw failure(e, file);
    }
  }

  /** With a tag, an object that does not exist is not found. */
  private static boolean isRefused(S3Exception e) {
    return e.statusCode() == REFUSED
        || (e.statusCode() == NOT_FOUND && e instanceof NoSuchKeyException);
  }

  private void pause(Duration time, String file) throws InterruptedIOException {
    try {
      machine.sleep(time);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new InterruptedIOException(address.name(file) + ": interrupted");
    }
  }

  private static RequestBody body(Upload upload, String type) {
    return RequestBody.fromContentProvider(
        () -> {
          try {
            return upload.open();
          } catch (IOException e) {
            throw new UncheckedIOException(e);
          }
        },
        upload.size(),
        type);
  }

  private static String type(String file) {
    return Objects.requireNonNullElse(UrlEnding.mediaType(UrlEnding.of(file)), "text/plain");
  }

  @Override
  public void delete(String file) throws IOException {
    try {
      client.deleteObject(it -> it.bucket(address.bucket()).key(address.key(file)));
    } catch (NoSuchKeyException e) {
      // as it should be
    } catch (SdkException e) {
      throw S3Failures.ofDeletion(e, address, file);
    }
  }

  @Override
  public boolean delete(String file, String etag) throws IOException {
    try {
      client.deleteObject(it -> it.bucket(address.bucket()).key(address.key(file)).ifMatch(etag));
    } catch (S3Exception e) {
      if (S3Failures.isUnsupported(e)) {
        return false;
      } else if (!isRefused(e)) {
        throw S3Failures.ofDeletion(e, address, file);
      }
    } catch (SdkException e) {
      throw failure(e, file);
    }
    return true;
  }

  private IOException failure(SdkException e, String file) {
    return S3Failures.of(e, address, file);
  }

  @Override
  public void close() {
    client.close();
  }
}
