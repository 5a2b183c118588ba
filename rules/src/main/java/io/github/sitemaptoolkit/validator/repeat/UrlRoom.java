package io.github.sitemaptoolkit.validator.repeat;

/**
 * How much memory the urls of a document may take until they are sorted in temporary files. An
 * option of a {@link io.github.sitemaptoolkit.format.Context}.
 *
 * @param bytes about how many bytes; not negative
 * @since 0.1
 */
public record UrlRoom(long bytes) {

  private static final long MOST = 24L << 20;
  private static final int SHARE = 4; // of the heap

  /** A share of the heap, and no more than 24 MiB. */
  public static final UrlRoom DEFAULT = ofHeap(Runtime.getRuntime().maxMemory());

  /**
   * Creates a room.
   *
   * @throws IllegalArgumentException if the number is negative
   */
  public UrlRoom {
    if (bytes < 0) {
      throw new IllegalArgumentException("the room for urls is negative: " + bytes);
    }
  }

  /** Returns the room in a heap of so many bytes. */
  static UrlRoom ofHeap(long heap) {
    return new UrlRoom(Math.min(heap / SHARE, MOST));
  }
}
