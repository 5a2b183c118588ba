package io.github.sitemaptoolkit.spark.internal.write;

import io.github.sitemaptoolkit.publisher.guard.Safeguards;
import io.github.sitemaptoolkit.publisher.layout.Choices;
import io.github.sitemaptoolkit.publisher.layout.Grouping;
import io.github.sitemaptoolkit.publisher.layout.IndexFile;
import io.github.sitemaptoolkit.publisher.layout.Keep;
import io.github.sitemaptoolkit.publisher.layout.Manifest;
import io.github.sitemaptoolkit.publisher.layout.PartLimits;
import io.github.sitemaptoolkit.spark.internal.plan.OptionUse;
import io.github.sitemaptoolkit.url.PrivateUrls;
import java.time.DateTimeException;
import java.time.ZoneId;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import org.apache.spark.network.util.JavaUtils;
import org.jspecify.annotations.Nullable;

/**
 * The options of a write, checked. Without those of the set, a published set keeps its own.
 *
 * @param path the directory
 * @param base its url; null if it was not given
 * @param by how urls are grouped; null if it was not given
 * @param gzip whether the sitemaps are gzipped; null if it was not given
 * @param maxUrls null if it was not given
 * @param maxBytes null if it was not given
 * @param acceptIncomplete whether to publish although rows have no url
 * @param adopt whether to replace a set that others have published
 * @param choices what is kept for later writes
 * @param zone where times are that have no time zone; null if it was not given
 * @param fileSystem the options of file systems, such as {@code fs.s3a.endpoint}
 */
record WriteOptions(
    String path,
    @Nullable String base,
    @Nullable Grouping by,
    @Nullable Boolean gzip,
    @Nullable Long maxUrls,
    @Nullable Long maxBytes,
    boolean acceptIncomplete,
    boolean adopt,
    @Nullable Set<String> acceptLoss,
    Choices choices,
    @Nullable ZoneId zone,
    Map<String, String> fileSystem) {

  private static final Integer ALL = 100;

  /** How Spark passes on the columns of partitionBy. */
  private static final String PARTITIONS = "__partition_columns";

  /**
   * Returns the options that a user gave.
   *
   * @param options by name, ignoring case
   * @throws IllegalArgumentException if one is missing or wrong; the message says what is possible
   */
  static WriteOptions of(Map<String, String> options) {
    if (options.containsKey(PARTITIONS)) {
      throw new IllegalArgumentException(
          "the files of a set are not partitioned by columns; use the option by instead of"
              + " partitionBy");
    }
    Map<String, String> given = OptionUse.WRITING.checked(options);
    String path = given.get("path");
    if (path == null || path.isBlank()) {
      throw new IllegalArgumentException("give the directory to save to");
    }
    Map<String, String> fileSystem = new TreeMap<>();
    options.forEach(
        (key, value) -> {
          if (key.toLowerCase(Locale.ROOT).startsWith("fs.")) {
            fileSystem.put(key, value);
          }
        });
    Boolean incomplete = value(given, "acceptIncomplete", WriteOptions::yesNo);
    Boolean adopt = value(given, "adopt", WriteOptions::yesNo);
    Integer maxShrink = value(given, "maxShrink", Safeguards::percentage);
    Integer maxLoss = value(given, "maxLoss", Safeguards::percentage);
    Integer maxOutside = value(given, "maxOutside", Safeguards::percentage);
    Boolean outside = value(given, "allowOutside", WriteOptions::yesNo);
    return new WriteOptions(
        path,
        value(given, "baseUrl", IndexFile::base),
        value(given, "by", WriteOptions::grouping),
        value(given, "compression", WriteOptions::isGzip),
        value(given, "maxUrls", WriteOptions::urls),
        value(given, "maxBytes", WriteOptions::bytes),
        Boolean.TRUE.equals(incomplete),
        Boolean.TRUE.equals(adopt),
        value(given, "acceptLoss", fields -> Set.of(fields.split("[ ,]+"))),
        new Choices(
            maxShrink,
            maxLoss,
            Boolean.TRUE.equals(outside) ? ALL : maxOutside,
            keep(given),
            null,
            value(given, "privateUrls", hosts -> PrivateUrls.of(List.of(hosts.split("[ ,]+")))),
            null),
        value(given, "zone", WriteOptions::zone),
        fileSystem);
  }

  private static <T> @Nullable T value(
      Map<String, String> options, String name, Function<String, T> parser) {
    String text = options.get(name);
    if (text == null) {
      return null;
    }
    try {
      return parser.apply(text.strip());
    } catch (NumberFormatException e) {
      throw wrong(name, text, "it is not a number", e);
    } catch (IllegalArgumentException e) {
      throw wrong(name, text, String.valueOf(e.getMessage()), e);
    }
  }

  private static IllegalArgumentException wrong(
      String name, String text, String reason, Exception cause) {
    return new IllegalArgumentException(
        "the option " + name + " is \"" + text + "\": " + reason, cause);
  }

  private static Grouping grouping(String text) {
    Grouping by = Grouping.parse(text);
    if (by.kind() == Grouping.Kind.SEQUENCE) {
      throw new IllegalArgumentException(
          "files of a sequence depend on all urls before them; use hash, month or section:DEPTH");
    }
    return by;
  }

  /** Returns how long files of former sets are kept; null if names are not immutable. */
  private static @Nullable Keep keep(Map<String, String> given) {
    boolean immutable = Boolean.TRUE.equals(value(given, "immutable", WriteOptions::yesNo));
    Keep keep = value(given, "keep", Keep::parse);
    if (keep != null && !immutable) {
      throw new IllegalArgumentException(
          "the option keep is for immutable names; set the option immutable to true");
    }
    return immutable && keep == null ? Keep.DEFAULT : keep;
  }

  private static ZoneId zone(String text) {
    try {
      return ZoneId.of(text);
    } catch (DateTimeException e) {
      throw new IllegalArgumentException(
          "use the name of a time zone, such as Europe/Berlin, or an offset, such as +01:00", e);
    }
  }

  private static long urls(String text) {
    return PartLimits.checked(Long.parseLong(text), PartLimits.DEFAULT.urls());
  }

  private static long bytes(String text) {
    return PartLimits.checked(JavaUtils.byteStringAsBytes(text), PartLimits.DEFAULT.bytes());
  }

  private static boolean yesNo(String text) {
    return choice(text, List.of("true", "false")) == 0;
  }

  private static boolean isGzip(String text) {
    return choice(text, List.of("gzip", "none", "uncompressed")) == 0;
  }

  private static int choice(String text, List<String> known) {
    int choice = known.indexOf(text.toLowerCase(Locale.ROOT));
    if (choice < 0) {
      throw new IllegalArgumentException("use one of " + String.join(", ", known));
    }
    return choice;
  }

  /**
   * Returns the settings of the set, as a manifest without files.
   *
   * @param published the set that is added to; null if it is replaced
   * @throws IllegalArgumentException if the url of the directory is missing, or an option differs
   *     from the published set
   */
  Manifest settings(@Nullable Manifest published) {
    if (published != null) {
      kept("baseUrl", base, published.base());
      kept("by", by, published.by());
      kept("compression", gzip, published.gzip());
      kept("maxUrls", maxUrls, published.limits().urls());
      kept("maxBytes", maxBytes, published.limits().bytes());
      return new Manifest(
          published.base(),
          published.by(),
          published.gzip(),
          published.limits(),
          choices.or(published.choices()),
          List.of());
    }
    String url = base;
    if (url == null) {
      throw new IllegalArgumentException(
          "give the url of the directory with the option baseUrl, such as"
              + " https://example.com/sitemaps/ (saveAsTable and writeTo of Spark 3.5 pass no"
              + " options on: create the table first, with CREATE TABLE ... USING sitemap"
              + " OPTIONS)");
    }
    PartLimits limits = PartLimits.DEFAULT;
    Long urls = maxUrls;
    Long bytes = maxBytes;
    limits = urls == null ? limits : limits.withUrls(urls);
    limits = bytes == null ? limits : limits.withBytes(bytes);
    return new Manifest(
        url,
        by == null ? Grouping.hash() : by,
        Boolean.TRUE.equals(gzip),
        limits,
        choices,
        List.of());
  }

  private static void kept(String name, @Nullable Object given, Object published) {
    if (given != null && !given.equals(published)) {
      throw new IllegalArgumentException(
          "the option "
              + name
              + " differs from the published set, to which urls are added; leave it out, or publish"
              + " all urls again with mode overwrite");
    }
  }
}
