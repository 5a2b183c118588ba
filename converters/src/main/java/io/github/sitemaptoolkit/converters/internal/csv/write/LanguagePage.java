package io.github.sitemaptoolkit.converters.internal.csv.write;

import io.github.sitemaptoolkit.feed.FeedItem.Alternate;
import io.github.sitemaptoolkit.sort.Codec;
import io.github.sitemaptoolkit.sort.SortOrder;
import io.github.sitemaptoolkit.sort.Texts;
import java.nio.ByteBuffer;
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
      hash = Texts.hash(String.valueOf(link.hreflang()), hash);
      hash = Texts.hash(link.url(), hash);
    }
    return Texts.spread(hash);
  }

  /** Returns whether the page is one of its versions. */
  boolean isOwn() {
    return links.stream().anyMatch(link -> link.url().equals(loc));
  }

  private static final class PageCodec implements Codec<LanguagePage> {

    @Override
    public int size(LanguagePage page) {
      int size = Long.BYTES + Integer.BYTES + Texts.size(page.loc);
      for (Alternate link : page.links) {
        size += Texts.size(String.valueOf(link.hreflang())) + Texts.size(link.url());
      }
      return size;
    }

    @Override
    public void write(LanguagePage page, ByteBuffer target) {
      target.putLong(page.number).putInt(page.links.size());
      Texts.write(page.loc, target);
      for (Alternate link : page.links) {
        Texts.write(String.valueOf(link.hreflang()), target);
        Texts.write(link.url(), target);
      }
    }

    @Override
    public LanguagePage read(ByteBuffer source) {
      long number = source.getLong();
      int count = source.getInt();
      String loc = Texts.read(source);
      List<Alternate> links = new ArrayList<>(count);
      for (int i = 0; i < count; i++) {
        String language = Texts.read(source);
        links.add(new Alternate(Texts.read(source), language));
      }
      return new LanguagePage(number, loc, links);
    }
  }
}
