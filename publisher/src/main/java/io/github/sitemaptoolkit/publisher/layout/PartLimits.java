package io.github.sitemaptoolkit.publisher.layout;

import io.github.sitemaptoolkit.limit.ProtocolLimits;

/**
 * What one sitemap file may hold; of elements of extensions, such as news, it may hold what {@link
 * io.github.sitemaptoolkit.extension.SitemapExtension#mostInFile} says.
 *
 * @param urls the most urls
 * @param bytes the most bytes before compression, from the XML declaration to the last line break
 * @since 0.1
 */
public record PartLimits(long urls, long bytes) {

  /** The protocol's limits. */
  public static final PartLimits DEFAULT =
      new PartLimits(ProtocolLimits.ENTRIES, ProtocolLimits.BYTES);

  /**
   * The limits of engines that stayed with the protocol's former 10 MB, such as Baidu and Naver.
   */
  public static final PartLimits TEN_MEGABYTES = new PartLimits(ProtocolLimits.ENTRIES, 10_485_760);

  /** Checks that a file may hold something. */
  public PartLimits {
    if (urls < 1 || bytes < 1) {
      throw new IllegalArgumentException("a limit is less than 1");
    }
  }

  /** Returns these limits with another number of urls: smaller files change as a whole less. */
  public PartLimits withUrls(long most) {
    return new PartLimits(most, bytes);
  }

  /** Returns these limits with another number of bytes. */
  public PartLimits withBytes(long most) {
    return new PartLimits(urls, most);
  }
}
