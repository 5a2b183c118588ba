package io.github.sitemaptoolkit.look;

import io.github.sitemaptoolkit.sort.Codec;
import io.github.sitemaptoolkit.sort.SortOrder;
import java.nio.ByteBuffer;
import java.util.Comparator;

/**
 * A link from a page to another one, in another language.
 *
 * @param pages stands for both pages, whichever links to the other
 * @param forward whether the page with the smaller hash links to the other one
 * @param from the number of the language of the page
 * @param to the number of the language of the link
 */
record LanguageLink(long pages, boolean forward, int from, int to) {

  private static final int SIZE = Long.BYTES + Byte.BYTES + 2 * Integer.BYTES;
  private static final long FACTOR = 0x9E3779B97F4A7C15L;

  /** By pages, then direction; equal links follow one another. */
  static final SortOrder<LanguageLink> ORDER =
      new SortOrder<>(
          LanguageLink::pages,
          Comparator.comparing(LanguageLink::forward)
              .thenComparingInt(LanguageLink::from)
              .thenComparingInt(LanguageLink::to));

  static final Codec<LanguageLink> CODEC = new LinkCodec();

  /**
   * Returns a link between pages.
   *
   * @param page a hash of the url of the page
   * @param target a hash of the url that it links to
   */
  static LanguageLink of(long page, long target, int from, int to) {
    boolean forward = page < target;
    long first = forward ? page : target;
    long second = forward ? target : page;
    long pages = (first * FACTOR ^ first >>> 31) * FACTOR + second * 31;
    return new LanguageLink(pages ^ pages >>> 29, forward, from, to);
  }

  private static final class LinkCodec implements Codec<LanguageLink> {

    @Override
    public int size(LanguageLink link) {
      return SIZE;
    }

    @Override
    public void write(LanguageLink link, ByteBuffer target) {
      target.putLong(link.pages).put((byte) (link.forward ? 1 : 0));
      target.putInt(link.from).putInt(link.to);
    }

    @Override
    public LanguageLink read(ByteBuffer source) {
      return new LanguageLink(
          source.getLong(), source.get() == 1, source.getInt(), source.getInt());
    }
  }
}
