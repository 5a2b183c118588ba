package io.github.sitemaptoolkit.look;

import io.github.sitemaptoolkit.feed.FeedItem.Alternate;
import io.github.sitemaptoolkit.sort.Lookahead;
import io.github.sitemaptoolkit.sort.Sorter;
import io.github.sitemaptoolkit.sort.TemporaryDirectory;
import io.github.sitemaptoolkit.text.NameTable;
import io.github.sitemaptoolkit.url.CanonicalUrl;
import java.io.Closeable;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The links of pages to other languages. What does not fit into memory is in temporary files. */
final class LanguageCounts implements Closeable {

  private static final int MOST_LANGUAGES = 1_000;
  private static final long MOST_CHARS = 100_000;
  private static final int UNKNOWN = 0;
  private static final int OTHERS = 1;
  private static final String OTHER = "other";
  private static final String REST = "x-default"; // the page for everybody else

  private static final Comparator<LanguageLook.Pair> WORST_FIRST =
      Comparator.comparingLong(LanguageLook.Pair::missing)
          .thenComparingLong(LanguageLook.Pair::links)
          .reversed()
          .thenComparing(LanguageLook.Pair::from)
          .thenComparing(LanguageLook.Pair::to);

  /** Numbers of links from one language to another. */
  private static final class Pair {
    private long links;
    private long missing;
  }

  private final TemporaryDirectory directory = new TemporaryDirectory("sitemap-look-");
  private final Sorter<LanguageLink> links =
      new Sorter<>(directory, "links", LanguageLink.ORDER, LanguageLink.CODEC);
  private final NameTable languages = new NameTable(MOST_LANGUAGES, MOST_CHARS);
  private long[] named = new long[16];
  private final List<Alternate> ofPage = new ArrayList<>();
  private final int rest;
  private long[] targets = new long[16]; // hashes of the urls of the links of the page
  private long urls;

  LanguageCounts() {
    number(LanguageLook.UNKNOWN);
    number(OTHER);
    rest = number(REST);
  }

  private int number(String language) {
    int number = languages.number(language, 0, language.length());
    if (number >= named.length) {
      named = Arrays.copyOf(named, named.length * 2);
    }
    return number == NameTable.NONE ? OTHERS : number;
  }

  /** Adds a link of the current page; null if it is another kind of link. */
  void add(@Nullable Alternate link) {
    if (link != null) {
      ofPage.add(link);
    }
  }

  /** Ends the current page. */
  void end(String loc) throws IOException {
    if (ofPage.isEmpty()) {
      return;
    }
    urls++;
    long page = hash(CanonicalUrl.of(loc));
    if (targets.length < ofPage.size()) {
      targets = new long[ofPage.size() * 2];
    }
    for (int i = 0; i < ofPage.size(); i++) {
      targets[i] = hash(CanonicalUrl.of(ofPage.get(i).url()));
    }
    int from = ownLanguage(page);
    for (int i = 0; i < ofPage.size(); i++) {
      int to = language(ofPage.get(i));
      named[to]++;
      if (targets[i] != page) {
        links.add(LanguageLink.of(page, targets[i], from, to));
      }
    }
    ofPage.clear();
  }

  /** Returns the language that the page says it has: rather one than that it is for the rest. */
  private int ownLanguage(long page) {
    int own = UNKNOWN;
    for (int i = 0; i < ofPage.size(); i++) {
      if ((own == UNKNOWN || own == rest) && targets[i] == page) {
        int language = language(ofPage.get(i));
        own = language == UNKNOWN ? own : language;
      }
    }
    return own;
  }

  private int language(Alternate link) {
    String language = link.hreflang();
    return language == null ? UNKNOWN : number(language.strip().toLowerCase(Locale.ROOT));
  }

  private static long hash(String text) {
    long hash = 0;
    for (int i = 0; i < text.length(); i++) {
      hash = hash * 0x5851F42D4C957F2DL + text.charAt(i) + 1;
    }
    return hash ^ (hash >>> 32);
  }

  /** Returns the numbers. To be called once, at the end. */
  LanguageLook look() throws IOException {
    Map<Long, Pair> pairs = new HashMap<>();
    var sorted = new Lookahead<>(links.sorted());
    List<LanguageLink> same = new ArrayList<>();
    for (LanguageLink link = sorted.next(); link != null; link = sorted.next()) {
      same.add(link);
      LanguageLink next = sorted.peek();
      if (next == null || next.pages() != link.pages()) {
        count(same, pairs);
        same.clear();
      } else if (next.equals(link)) {
        same.remove(same.size() - 1); // listed more than once
      }
    }
    return look(pairs);
  }

  private static void count(List<LanguageLink> same, Map<Long, Pair> pairs) {
    boolean forward = same.get(same.size() - 1).forward();
    boolean returned = !same.get(0).forward() && forward;
    for (LanguageLink link : same) {
      Pair pair =
          pairs.computeIfAbsent((long) link.from() << Integer.SIZE | link.to(), key -> new Pair());
      pair.links++;
      pair.missing += returned ? 0 : 1;
    }
  }

  private LanguageLook look(Map<Long, Pair> pairs) {
    List<LanguageLook.Pair> all = new ArrayList<>();
    pairs.forEach(
        (key, pair) ->
            all.add(
                new LanguageLook.Pair(
                    languages.name((int) (key >>> Integer.SIZE)),
                    languages.name(key.intValue()),
                    pair.links,
                    pair.missing)));
    all.sort(WORST_FIRST);
    List<NamedCount> counts = new ArrayList<>();
    for (int i = 0; i < languages.size(); i++) {
      if (named[i] > 0) {
        counts.add(new NamedCount(languages.name(i), named[i]));
      }
    }
    counts.sort(HostCounts.LARGEST_FIRST);
    return new LanguageLook(
        urls,
        all.stream().mapToLong(LanguageLook.Pair::links).sum(),
        all.stream().mapToLong(LanguageLook.Pair::missing).sum(),
        counts,
        all.subList(0, Math.min(all.size(), LanguageLook.MOST_PAIRS)));
  }

  @Override
  public void close() throws IOException {
    try (directory) {
      links.close();
    }
  }
}
