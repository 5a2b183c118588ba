package io.github.sitemaptoolkit.publisher.layout;

import io.github.sitemaptoolkit.limit.ProtocolLimits;
import java.io.Serializable;

/**
 * How much one sitemap file may hold. The number of elements of an extension, such as news, is
 * limited by {@link io.github.sitemaptoolkit.extension.Descriptor#mostInFile}.
 *
 * @param urls the maximum number of urls, at least 1
 * @param bytes the maximum size in bytes before compression, including the XML declaration and the
 *     last line break; at least 1
 * @since 0.1
 */
public record PartLimits(long urls, long bytes) implements Serializable {

  /** The protocol's limits. */
  public static final PartLimits DEFAULT =
      new PartLimits(ProtocolLimits.ENTRIES, ProtocolLimits.BYTES);

  /**
   * The limits of search engines that still apply the former 10 MB limit of the protocol, such as
   * Baidu and Naver.
   */
  public static final PartLimits TEN_MEGABYTES = new PartLimits(ProtocolLimits.ENTRIES, 10_485_760);

  /**
   * Checks the limits.
   *
   * @throws IllegalArgumentException if one is less than 1
   */
  public PartLimits {
    if (urls < 1 || bytes < 1) {
      throw new IllegalArgumentException(
          "a limit must be at least 1: " + urls + " urls, " + bytes + " bytes");
    }
  }

  /**
   * Returns a limit that the protocol allows: crawlers reject larger files.
   *
   * @param most the protocol's limit, from {@link #DEFAULT}
   * @throws IllegalArgumentException if the given limit is less than 1 or more than that
   */
  public static long checked(long given, long most) {
    if (given < 1 || given > most) {
      throw new IllegalArgumentException(
          "use a number from 1 to " + most + ", the protocol's limit");
    }
    return given;
  }

  /**
   * Returns a copy with the given maximum number of urls. With smaller files, a change of one url
   * affects fewer bytes.
   *
   * @throws IllegalArgumentException if it is less than 1
   */
  public PartLimits withUrls(long maximum) {
    return new PartLimits(maximum, bytes);
  }

  /**
   * Returns a copy with the given maximum size in bytes.
   *
   * @throws IllegalArgumentException if it is less than 1
   */
  public PartLimits withBytes(long maximum) {
    return new PartLimits(urls, maximum);
  }
}
