package io.github.sitemaptoolkit.s3;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Arrays;
import java.util.Base64;
import java.util.HexFormat;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.UnaryOperator;

/**
 * What S3 does, as far as a store of sitemaps needs it, in memory. Unlike emulators, it puts on a
 * condition atomically: all requests are answered one after the other.
 */
final class MemoryS3 implements Backend {

  static final String BUCKET = "bucket";

  private static final String ROOT = '/' + BUCKET + '/';

  /**
   * An object.
   *
   * @param parted whether it was put in one part
   */
  record Stored(
      byte[] bytes, Map<String, String> headers, Instant modified, String key, boolean parted) {

    String etag() {
      MessageDigest md5 = ContentDigest.messageDigest("MD5");
      md5.update(key.getBytes(StandardCharsets.UTF_8));
      byte[] tag = md5.digest(bytes);
      return '"'
          + HexFormat.of().formatHex(parted ? md5.digest(tag) : tag)
          + (parted ? "-1\"" : "\"");
    }

    Stored with(byte[] other) {
      return new Stored(other, headers, modified, key, parted);
    }

    Stored at(Instant time) {
      return new Stored(bytes, headers, time, key, parted);
    }
  }

  private final TreeMap<String, Stored> objects = new TreeMap<>();
  private final Map<String, Stored> parts = new TreeMap<>(); // not complete
  private int page = 1000;
  private String secret = "";

  /** Sets how many objects an answer lists. */
  synchronized void listAtOnce(int most) {
    page = most;
  }

  /** Returns the bytes of all objects. */
  synchronized Map<String, byte[]> objects() {
    Map<String, byte[]> all = new TreeMap<>();
    objects.forEach((key, stored) -> all.put(key, stored.bytes()));
    return all;
  }

  synchronized Stored object(String key) {
    return objects.get(key);
  }

  synchronized void put(String key, byte[] bytes) {
    objects.put(key, new Stored(bytes, Map.of(), Instant.now(), secret, false));
  }

  /** Changes the bytes of an object, and nothing that is said of it but its length and tag. */
  synchronized void damage(String key, UnaryOperator<byte[]> damage) {
    objects.computeIfPresent(key, (name, it) -> it.with(damage.apply(it.bytes())));
  }

  /** Encrypts all objects, and those that are put from now on: their tags are no MD5 any more. */
  synchronized void encrypt(String with) {
    secret = with;
    objects.replaceAll(
        (name, it) -> new Stored(it.bytes(), it.headers(), it.modified(), with, false));
  }

  /** Forgets what was put with the objects, as some tools do that copy a bucket. */
  synchronized void forgetMetadata() {
    objects.replaceAll(
        (name, it) -> new Stored(it.bytes(), Map.of(), it.modified(), it.key(), it.parted()));
  }

  synchronized void remove(String key) {
    objects.remove(key);
  }

  /** Lets time pass since an object was put. */
  synchronized void age(String key, Duration time) {
    objects.computeIfPresent(key, (name, it) -> it.at(it.modified().minus(time)));
  }

  synchronized MemoryS3 copy() {
    var copy = new MemoryS3();
    copy.objects.putAll(objects);
    copy.secret = secret;
    return copy;
  }

  @Override
  public synchronized Answer answer(Request request) {
    if (request.path().equals("/" + BUCKET) && request.parameter("list-type").equals("2")) {
      return list(request);
    } else if (!request.path().startsWith(ROOT)) {
      return Answer.error(404, "NoSuchBucket");
    }
    String key = request.path().substring(ROOT.length());
    Stored there = objects.get(key);
    return switch (request.method()) {
      case "GET", "HEAD" -> there == null ? Answer.error(404, "NoSuchKey") : found(there);
      case "PUT" -> request.isPart() ? part(key, request) : put(key, there, request);
      case "POST" -> request.isPart() ? complete(key, there, request) : begin(key, request);
      case "DELETE" -> request.isPart() ? Answer.of(204, Map.of()) : delete(key, there, request);
      default -> Answer.error(405, "MethodNotAllowed");
    };
  }

  /** Lists the objects, as many in an answer as {@link #listAtOnce} has set. */
  private Answer list(Request request) {
    String prefix = request.parameter("prefix");
    String after = request.parameter("continuation-token");
    var xml = new StringBuilder("<ListBucketResult>");
    int count = 0;
    String last = "";
    boolean truncated = false;
    for (String key : objects.tailMap(after.isEmpty() ? prefix : after, after.isEmpty()).keySet()) {
      if (!key.startsWith(prefix)) {
        break;
      } else if (key.indexOf('/', prefix.length()) >= 0) {
        continue; // in a folder: only listed with its common prefix
      } else if (count == page) {
        truncated = true;
        break;
      }
      count++;
      last = key;
      Stored there = objects.get(key);
      xml.append("<Contents><Key>").append(key).append("</Key><Size>");
      xml.append(there.bytes().length).append("</Size><ETag>");
      xml.append(there.etag().replace("\"", "&quot;")).append("</ETag></Contents>");
    }
    xml.append("<IsTruncated>").append(truncated).append("</IsTruncated>");
    if (truncated) {
      xml.append("<NextContinuationToken>").append(last).append("</NextContinuationToken>");
    }
    byte[] body = xml.append("</ListBucketResult>").toString().getBytes(StandardCharsets.UTF_8);
    return new Answer(200, Map.of("Content-Type", "application/xml"), body);
  }

  private static Answer found(Stored stored) {
    Map<String, String> headers = new TreeMap<>(stored.headers());
    headers.put("ETag", stored.etag());
    headers.put("Content-Length", Integer.toString(stored.bytes().length));
    headers.put(
        "Last-Modified",
        DateTimeFormatter.RFC_1123_DATE_TIME.format(stored.modified().atOffset(ZoneOffset.UTC)));
    return new Answer(200, headers, stored.bytes());
  }

  /** Begins an upload in parts; there is one for each object. */
  private Answer begin(String key, Request request) {
    parts.put(key, new Stored(new byte[0], kept(request), Instant.now(), secret, true));
    return xml("<InitiateMultipartUploadResult><UploadId>1</UploadId>", "");
  }

  private Answer part(String key, Request request) {
    boolean copy = request.header("x-amz-copy-source") != null;
    Stored copied = copy ? copied(request) : null;
    if (copy && copied == null) {
      return Answer.error(412, "PreconditionFailed");
    } else if (!copy && !isAsSaid(request)) {
      return Answer.error(400, "BadDigest");
    }
    parts.computeIfPresent(
        key, (name, it) -> it.with(copied == null ? request.body() : copied.bytes()));
    return copied == null
        ? Answer.of(200, Map.of("ETag", "\"part\""))
        : xml("<CopyPartResult><ETag>part</ETag>", "");
  }

  private Answer complete(String key, Stored there, Request request) {
    Answer refused = refused(there, request);
    Stored parted = parts.remove(key);
    if (refused != null || parted == null) {
      return refused == null ? Answer.error(404, "NoSuchUpload") : refused;
    }
    objects.put(key, parted.at(Instant.now()));
    return xml("<CompleteMultipartUploadResult><ETag>", parted.etag() + "</ETag>");
  }

  private static Answer xml(String begin, String rest) {
    String end = "</" + begin.substring(1, begin.indexOf('>') + 1);
    byte[] body = (begin + rest + end).getBytes(StandardCharsets.UTF_8);
    return new Answer(200, Map.of("Content-Type", "application/xml"), body);
  }

  private static Answer refused(Stored there, Request request) {
    String match = request.header("If-Match");
    if (request.header("If-None-Match") != null && there != null) {
      return Answer.error(412, "PreconditionFailed");
    } else if (match != null && there == null) {
      return Answer.error(404, "NoSuchKey");
    } else if (match != null && !match.equals(there.etag())) {
      return Answer.error(412, "PreconditionFailed");
    }
    return null;
  }

  private static boolean isAsSaid(Request request) {
    byte[] md5 = ContentDigest.messageDigest("MD5").digest(request.body());
    String said = request.header("Content-MD5");
    return said != null && Arrays.equals(md5, Base64.getDecoder().decode(said));
  }

  private Answer copy(String key, Request request) {
    Stored copied = copied(request);
    if (copied == null) {
      return Answer.error(412, "PreconditionFailed");
    }
    var stored = new Stored(copied.bytes(), kept(request), Instant.now(), secret, false);
    objects.put(key, stored);
    return xml("<CopyObjectResult><ETag>", stored.etag() + "</ETag>");
  }

  /** Returns the object that is copied; null if it is not as it must be. */
  private Stored copied(Request request) {
    Stored found = objects.get(request.header("x-amz-copy-source").substring(BUCKET.length() + 1));
    String match = request.header("x-amz-copy-source-if-match");
    return found == null || !found.etag().equals(match) ? null : found;
  }

  private Answer put(String key, Stored there, Request request) {
    if (request.header("x-amz-copy-source") != null) {
      return copy(key, request);
    }
    Answer refused = refused(there, request);
    if (refused != null) {
      return refused;
    } else if (!isAsSaid(request)) {
      return Answer.error(400, "BadDigest");
    }
    var stored = new Stored(request.body(), kept(request), Instant.now(), secret, false);
    objects.put(key, stored);
    return Answer.of(200, Map.of("ETag", stored.etag()));
  }

  /** Returns what is kept with an object. */
  private static Map<String, String> kept(Request request) {
    Map<String, String> kept = new TreeMap<>();
    request
        .headers()
        .forEach(
            (name, value) -> {
              String lower = name.toLowerCase(Locale.ROOT);
              if (lower.startsWith("x-amz-meta-")
                  || lower.equals("content-type")
                  || lower.equals("content-encoding")) {
                kept.put(lower, value);
              }
            });
    return kept;
  }

  private Answer delete(String key, Stored there, Request request) {
    String match = request.header("If-Match");
    if (match != null && there != null && !match.equals(there.etag())) {
      return Answer.error(412, "PreconditionFailed");
    }
    objects.remove(key);
    return Answer.of(204, Map.of());
  }
}
