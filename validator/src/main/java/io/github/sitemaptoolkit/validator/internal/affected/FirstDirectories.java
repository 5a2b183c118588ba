package io.github.sitemaptoolkit.validator.internal.affected;

import io.github.sitemaptoolkit.text.NameTable;
import io.github.sitemaptoolkit.validator.affected.AffectedUrls;
import io.github.sitemaptoolkit.validator.affected.UrlSection;
import java.util.Arrays;

/** Counts urls by the first directory of their paths. Not thread-safe. */
final class FirstDirectories {

  private NameTable names = table();
  private long[] urls = new long[16]; // by the number of the directory
  private long inRoot;

  private static NameTable table() {
    return new NameTable(AffectedUrls.MOST_SECTIONS, Long.MAX_VALUE);
  }

  /**
   * Counts a url.
   *
   * @param path where its path begins; negative if that is not known
   * @return whether there are not too many directories
   */
  boolean add(String url, int path) {
    int from = path < 0 ? UrlSection.path(url) : path;
    int end = UrlSection.end(url, from);
    if (end == from) {
      inRoot++;
      return true;
    }
    int number = names.number(url, from, end);
    if (number == NameTable.NONE) {
      return false;
    }
    if (number == urls.length) {
      urls = Arrays.copyOf(urls, 2 * number);
    }
    urls[number]++;
    return true;
  }

  /** Adds the numbers to a tally, and forgets them. */
  void release(UrlTally tally) {
    for (int i = 0; i < names.size(); i++) {
      tally.addToSection(names.name(i), urls[i]);
    }
    tally.addToSection(UrlSection.ROOT, inRoot);
    names = table();
    urls = new long[16];
    inRoot = 0;
  }
}
