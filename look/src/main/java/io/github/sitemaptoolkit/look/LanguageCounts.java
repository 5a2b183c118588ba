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
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** The links of pages to other languages. What does not fit into memory is in temporary files. */
final class LanguageCounts implements Closeable {

  static final int MOST_LANGUAGES = 1_000;
  private static final long MOST_CHARS = 100_000;
  private static final int UNKNOWN = 0;
  private static final int OTHERS = 1;
  private static final String OTHER = "other";

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

  /** The pages in one language. */
  private static final class Pages {
    private long count;
    private long[] linking = new long[4]; // by the language of their links

    void add(int to) {
      if (to >= linking.length) {
        linking = Arrays.copyOf(linking, Math.max(to + 1, linking.length * 2));
      }
      linking[to]++;
    }

    long linking(int to) {
      return to < linking.length ? linking[to] : 0;
    }
  }

  private final TemporaryDirectory directory = new TemporaryDirectory("sitemap-look-");
  private final Sorter<LanguageLink> links =
      new Sorter<>(directory, "links", LanguageLink.ORDER, LanguageLink.CODEC);
  private final NameTable languages = new NameTable(MOST_LANGUAGES, MOST_CHARS);
  private long[] named = new long[16];
  private long[] last = new long[16]; // by language, the number of the last page that links to it
  private final List<Pages> pages = new ArrayList<>(); // by language
  private final List<Alternate> ofPage = new ArrayList<>();
  private final int rest;
  private long[] targets = new long[16]; // hashes of the urls of the links of the page
  private long urls;

  LanguageCounts() {
    number(LanguageLook.UNKNOWN);
    number(OTHER);
    rest = number(LanguageLook.REST);
  }

  private int number(String language) {
    int number = languages.number(language, 0, language.length());
    if (number >= named.length) {
      named = Arrays.copyOf(named, named.length * 2);
      last = Arrays.copyOf(last, named.length);
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
    Pages own = pages(from);
    own.count++;
    for (int i = 0; i < ofPage.size(); i++) {
      int to = language(ofPage.get(i));
      named[to]++;
      if (targets[i] != page) {
        links.add(LanguageLink.of(page, targets[i], from, to));
        if (last[to] != urls) {
          last[to] = urls;
          own.add(to);
        }
      }
    }
    ofPage.clear();
  }

  private Pages pages(int language) {
    while (pages.size() <= language) {
      pages.add(new Pages());
    }
    return pages.get(language);
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
    Map<Integer, Pair> pairs = new HashMap<>();
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

  /** Returns the number of a pair: each has one of its own, so that no two have one hash. */
  static int key(int from, int to) {
    return from * MOST_LANGUAGES + to;
  }

  private static void count(List<LanguageLink> same, Map<Integer, Pair> pairs) {
    boolean forward = same.get(same.size() - 1).forward();
    boolean returned = !same.get(0).forward() && forward;
    for (LanguageLink link : same) {
      Pair pair = pairs.computeIfAbsent(key(link.from(), link.to()), key -> new Pair());
      pair.links++;
      pair.missing += returned ? 0 : 1;
    }
  }

  private LanguageLook look(Map<Integer, Pair> pairs) {
    List<LanguageLook.Pair> all = new ArrayList<>();
    pairs.forEach(
        (key, pair) -> {
          int from = key / MOST_LANGUAGES;
          int to = key % MOST_LANGUAGES;
          all.add(
              new LanguageLook.Pair(
                  languages.name(from),
                  languages.name(to),
                  pair.links,
                  pair.missing,
                  pages(from).linking(to)));
        });
    all.sort(WORST_FIRST);
    List<NamedCount> counts = new ArrayList<>();
    List<NamedCount> own = new ArrayList<>();
    for (int i = 0; i < languages.size(); i++) {
      if (named[i] > 0) {
        counts.add(new NamedCount(languages.name(i), named[i]));
      }
      if (pages(i).count > 0) {
        own.add(new NamedCount(languages.name(i), pages(i).count));
      }
    }
    counts.sort(HostCounts.LARGEST_FIRST);
    own.sort(HostCounts.LARGEST_FIRST);
    return new LanguageLook(
        urls,
        all.stream().mapToLong(LanguageLook.Pair::links).sum(),
        all.stream().mapToLong(LanguageLook.Pair::missing).sum(),
        counts,
        own,
        first(all, counts, own));
  }

  /** Returns the pairs that are listed: those of the largest languages, and then the worst. */
  private static List<LanguageLook.Pair> first(
      List<LanguageLook.Pair> all, List<NamedCount> named, List<NamedCount> pages) {
    Set<String> largest = new LinkedHashSet<>(List.of(LanguageLook.REST));
    for (List<NamedCount> counts : List.of(pages, named)) {
      counts.stream()
          .map(NamedCount::name)
          .filter(name -> largest.size() < LanguageLook.LARGEST)
          .forEach(largest::add);
    }
    Predicate<LanguageLook.Pair> isLarge =
        pair -> largest.contains(pair.from()) && largest.contains(pair.to());
    long left = LanguageLook.MOST_PAIRS - all.stream().filter(isLarge).count();
    List<LanguageLook.Pair> listed = new ArrayList<>();
    for (LanguageLook.Pair pair : all) {
      if (isLarge.test(pair)) {
        listed.add(pair);
      } else if (left > 0) {
        left--;
        listed.add(pair);
      }
    }
    return listed;
  }

  @Override
  public void close() throws IOException {
    try (directory) {
      links.close();
    }
  }
}
