package io.github.sitemaptoolkit.validator.internal.affected;

import io.github.sitemaptoolkit.url.UrlParts;
import io.github.sitemaptoolkit.validator.affected.AffectedUrls;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Counts urls by the first directory of their paths, without creating its name for each url. Not
 * thread-safe.
 */
final class FirstDirectories {

  private static final String ROOT = "/";
  private static final int FIRST_SIZE = 64;

  private static final class Section {
    private final String name;
    private long urls;

    Section(String name) {
      this.name = name;
    }

    private boolean is(String url, int from, int end) {
      return name.length() == end - from && url.startsWith(name, from);
    }
  }

  private final List<Section> sections = new ArrayList<>();
  private @Nullable Section[] table = new Section[FIRST_SIZE]; // by place, half full at most
  private final Section root = new Section(ROOT);

  /**
   * Counts a url.
   *
   * @param path where its path begins; negative if that is not known
   * @return whether there are not too many sections
   */
  boolean add(String url, int path) {
    int from = path < 0 ? path(url) : path;
    int slash = url.indexOf('/', from + 1);
    if (slash < 0 || slash + 1 == url.length() || isEnd(url.charAt(slash + 1))) {
      root.urls++;
      return true;
    }
    int at = place(url, from, slash + 1);
    for (Section known = table[at]; known != null; known = table[at]) {
      if (known.is(url, from, slash + 1)) {
        known.urls++;
        return true;
      }
      at = (at + 1) & (table.length - 1);
    }
    int end = end(url, from);
    if (end == from) {
      root.urls++;
      return true;
    }
    return sections.size() < AffectedUrls.MOST_SECTIONS && create(url.substring(from, end), at);
  }

  /** Returns where the section of a url is looked for. */
  private int place(String url, int from, int end) {
    int hash = 0;
    for (int i = from + 1; i < end - 1; i++) {
      hash = 31 * hash + url.charAt(i);
    }
    return (hash ^ hash >>> 12) & (table.length - 1);
  }

  private boolean create(String name, int at) {
    var section = new Section(name);
    section.urls = 1;
    sections.add(section);
    table[at] = section;
    if (2 * sections.size() > table.length) {
      table = new Section[2 * table.length];
      for (Section known : sections) {
        int free = place(known.name, 0, known.name.length());
        while (table[free] != null) {
          free = (free + 1) & (table.length - 1);
        }
        table[free] = known;
      }
    }
    return true;
  }

  /** Returns where the path of a url begins; its length if it has none. */
  private static int path(String url) {
    int path = UrlParts.authority(url) < 0 ? UrlParts.NONE : UrlParts.path(url);
    return path < 0 || path >= url.length() || url.charAt(path) != '/' ? url.length() : path;
  }

  /** Returns where the first directory ends, behind its slash; where it begins if there is none. */
  private static int end(String url, int from) {
    int slash = url.indexOf('/', from + 1);
    boolean last = slash < 0 || slash + 1 == url.length() || isEnd(url.charAt(slash + 1));
    if (last) {
      return from;
    }
    for (int i = from + 1; i < slash; i++) {
      if (isEnd(url.charAt(i))) {
        return from;
      }
    }
    return slash + 1;
  }

  private static boolean isEnd(char c) {
    return c == '?' || c == '#';
  }

  /** Returns the first directory of a url, with its slashes; a slash if it has none. */
  static String of(String url) {
    int path = path(url);
    int end = end(url, path);
    return end == path ? ROOT : url.substring(path, end);
  }

  /** Adds the numbers to a tally, and forgets them. */
  void release(UrlTally tally) {
    sections.forEach(section -> tally.addToSection(section.name, section.urls));
    tally.addToSection(ROOT, root.urls);
    root.urls = 0;
    sections.clear();
    table = new Section[FIRST_SIZE];
  }
}
