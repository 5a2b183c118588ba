package io.github.sitemaptoolkit.publisher.internal.plan;

import io.github.sitemaptoolkit.publisher.layout.Grouping;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** Finds the group that an entry belongs to. */
public final class Groups {
  private static final int LONGEST_NAME = 100;

  private final Grouping grouping;

  public Groups(Grouping grouping) {
    this.grouping = grouping;
  }

  /** Returns whether the group of a url depends on its entry, not only on the url. */
  public boolean changeWithEntry() {
    return grouping.kind() == Grouping.Kind.MONTH;
  }

  /**
   * Returns the group that an entry belongs to, as it appears in file names.
   *
   * @param lastmod as written; null if the entry has none
   */
  public String of(String loc, @Nullable String lastmod) {
    return switch (grouping.kind()) {
      case HASH, SEQUENCE -> "";
      case MONTH -> month(lastmod);
      case SECTION -> section(loc);
    };
  }

  private static String month(@Nullable String lastmod) {
    Lastmod date = Lastmod.of(lastmod);
    if (date == null) {
      return "undated";
    }
    return date.text().substring(0, Math.min(date.text().length(), "2026-11".length()));
  }

  private String section(String loc) {
    int scheme = loc.indexOf("://");
    int query = end(loc);
    int at = scheme < 0 ? 0 : loc.indexOf('/', scheme + 3);
    var name = new StringBuilder();
    for (int i = 0; i < grouping.depth() && at >= 0 && at < query; i++) {
      int next = loc.indexOf('/', at + 1);
      if (next < 0 || next >= query) {
        break; // the rest is the page
      }
      name.append(i == 0 ? "" : "-").append(nameOf(loc.substring(at + 1, next)));
      at = next;
    }
    return name.isEmpty() ? "root" : name.toString();
  }

  private static int end(String loc) {
    for (int i = 0; i < loc.length(); i++) {
      if (loc.charAt(i) == '?' || loc.charAt(i) == '#') {
        return i;
      }
    }
    return loc.length();
  }

  /**
   * Returns the name of a directory in characters that every file system allows. If more than its
   * case changes, a hash is appended, so that sections in other scripts remain distinct.
   */
  private static String nameOf(String directory) {
    var name = new StringBuilder();
    boolean altered = directory.length() > LONGEST_NAME;
    for (int i = 0; i < directory.length() && i < LONGEST_NAME; i++) {
      char c = directory.charAt(i);
      if (c >= 'A' && c <= 'Z') {
        name.append((char) (c + 'a' - 'A'));
      } else if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-') {
        name.append(c);
      } else {
        altered = true;
      }
    }
    if (altered) {
      long hash = Xxh64.hash(directory.getBytes(StandardCharsets.UTF_8));
      name.append('-').append(Long.toHexString(hash >>> 32 | 1L << 32).substring(1));
    }
    return name.toString();
  }
}
