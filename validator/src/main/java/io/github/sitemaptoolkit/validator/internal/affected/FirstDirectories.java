package io.github.sitemaptoolkit.validator.internal.affected;

import io.github.sitemaptoolkit.text.NameTable;
import io.github.sitemaptoolkit.validator.affected.UrlSection;
import java.util.Arrays;
import java.util.function.ObjLongConsumer;

/** Counts urls by the first directory of their paths. Not thread-safe. */
final class FirstDirectories {

  private final NameTable names;
  private long[] urls = new long[16]; // by the number of the directory
  private long inRoot;

  /**
   * Creates an object without urls.
   *
   * @param most how many directories are counted
   */
  FirstDirectories(int most) {
    names = new NameTable(most, Long.MAX_VALUE);
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

  /** Passes the numbers on that are not 0. */
  void forEach(ObjLongConsumer<String> to) {
    for (int i = 0; i < names.size(); i++) {
      to.accept(names.name(i), urls[i]);
    }
    if (inRoot > 0) {
      to.accept(UrlSection.ROOT, inRoot);
    }
  }
}
