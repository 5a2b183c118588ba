package io.github.sitemaptoolkit.publisher;

import io.github.sitemaptoolkit.format.FileLimits;
import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/**
 * What one sitemap file may hold.
 *
 * @param urls the most urls
 * @param bytes the most bytes before compression, from the XML declaration to the last line break
 * @param elements the most elements of an extension, by the extension's id; what is not named has
 *     no limit
 */
public record Limits(long urls, long bytes, Map<String, Long> elements) {

  /** The protocol's limits, and the 1,000 news that Google takes from a file. */
  public static final Limits DEFAULT =
      new Limits(FileLimits.ENTRIES, FileLimits.BYTES, Map.of("news", 1_000L));

  /**
   * The limits of engines that stayed with the protocol's former 10 MB, such as Baidu and Naver.
   */
  public static final Limits TEN_MEGABYTES =
      new Limits(FileLimits.ENTRIES, 10_485_760, Map.of("news", 1_000L));

  /** Copies the map, sorted. */
  public Limits {
    if (urls < 1 || bytes < 1) {
      throw new IllegalArgumentException("a limit is less than 1");
    }
    elements = Collections.unmodifiableMap(new TreeMap<>(elements));
  }

  /** Returns these limits with another number of urls, as small files are handier to some. */
  public Limits withUrls(long most) {
    return new Limits(most, bytes, elements);
  }
}
