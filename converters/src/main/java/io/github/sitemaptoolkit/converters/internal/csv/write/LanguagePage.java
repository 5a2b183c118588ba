package io.github.sitemaptoolkit.converters.internal.csv.write;

import io.github.sitemaptoolkit.batch.internal.sort.Codec;
import io.github.sitemaptoolkit.batch.internal.sort.SortOrder;
import io.github.sitemaptoolkit.feed.FeedItem.Alternate;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * A page with its versions in other languages, or a row of a table of them.
 *
 * @param number the place of the page in the input
 * @param loc its url; empty if the row is a set of pages
 * @param links its versions, by language, each once
 */
record LanguagePage(long number, String loc, List<Alternate> links) {

  private static final long FACTOR = 0x5851F42D4C957F2DL;
  private static final Comparator<Alternate> BY_LANGUAGE =
      Comparator.comparing((Alternate link) -> String.valueOf(link.hreflang()))
          .thenComparing(Alternate::url);

  /** Pages with the same versions follow each other, in the order of the input. */
  static final SortOrder<LanguagePage> BY_LINKS =
      new SortOrder<>(
          LanguagePage::hash,
          ((Comparator<LanguagePage>) (a, b) -> compare(a.links, b.links))
              .thenComparingLong(LanguagePage::number));

  /** In the order of the input. */
  static final SortOrder<LanguagePage> BY_NUMBER =
      new SortOrder<>(LanguagePage::number, Comparator.comparing(LanguagePage::loc));

  static final Codec<LanguagePage> CODEC = new PageCodec();

  /** Returns a page; its links may be in any order. */
  static LanguagePage of(long number, String loc, List<Alternate> links) {
    List<Alternate> sorted = new ArrayList<>(links);
    sorted.sort(BY_LANGUAGE);
    return new LanguagePage(number, loc, sorted);
  }

  private static int compare(List<Alternate> first, List<Alternate> second) {
    int result = Integer.compare(first.size(), second.size());
    for (int i = 0; result == 0 && i < first.size(); i++) {
      result = BY_LANGUAGE.compare(first.get(i), second.get(i));
    }
    return result;
  }

  /** Returns a number that pages with the same versions share. */
  long hash() {
    long hash = links.size();
    for (Alternate link : links) {
      hash = hash(String.valueOf(link.hreflang()), hash * FACTOR);
      hash = hash(link.url(), hash * FACTOR);
    }
    return hash ^ (hash >>> 32);
  }

  private static long hash(String text, long start) {
    long hash = start;
    for (int i = 0; i < text.length(); i++) {
      hash = hash * FACTOR + text.charAt(i) + 1;
    }
    return hash;
  }

  /** Returns whether the page is one of its versions. */
  boolean isOwn() {
    return links.stream().anyMatch(link -> link.url().equals(loc));
  }

  private static final class PageCodec implements Codec<LanguagePage> {

    @Override
    public int size(LanguagePage page) {
      int size = Long.BYTES + Integer.BYTES + size(page.loc);
      for (Alternate link : page.links) {
        size += size(String.valueOf(link.hreflang())) + size(link.url());
      }
      return size;
    }

    private static int size(String text) {
      return Integer.BYTES + bytes(text).length;
    }

    private static byte[] bytes(String text) {
      return text.getBytes(StandardCharsets.UTF_8);
    }

    @Override
    public void write(LanguagePage page, ByteBuffer target) {
      target.putLong(page.number).putInt(page.links.size());
      put(page.loc, target);
      for (Alternate link : page.links) {
        put(String.valueOf(link.hreflang()), target);
        put(link.url(), target);
      }
    }

    private static void put(String text, ByteBuffer target) {
      byte[] bytes = bytes(text);
      target.putInt(bytes.length).put(bytes);
    }

    @Override
    public LanguagePage read(ByteBuffer source) {
      long number = source.getLong();
      int count = source.getInt();
      String loc = text(source);
      List<Alternate> links = new ArrayList<>(count);
      for (int i = 0; i < count; i++) {
        String language = text(source);
        links.add(new Alternate(text(source), language));
      }
      return new LanguagePage(number, loc, links);
    }

    private static String text(ByteBuffer source) {
      byte[] bytes = new byte[source.getInt()];
      source.get(bytes);
      return new String(bytes, StandardCharsets.UTF_8);
    }
  }
}
