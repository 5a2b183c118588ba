package io.github.sitemaptoolkit.publisher.plan;

import io.github.sitemaptoolkit.publisher.layout.Grouping;
import io.github.sitemaptoolkit.publisher.layout.Lastmod;
import io.github.sitemaptoolkit.publisher.layout.SetNames;
import io.github.sitemaptoolkit.url.UrlParts;
import java.io.Serializable;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * Finds the group that an entry belongs to.
 *
 * <p>Immutable.
 *
 * @param grouping how urls are grouped
 * @param set the name of the set that the groups belong to; null if it has none
 * @since 0.1
 */
public record Groups(Grouping grouping, @Nullable String set) implements Serializable {

  private static final int LONGEST_NAME = 100;

  /** Creates the groups of a set without a name. */
  public Groups(Grouping grouping) {
    this(grouping, null);
  }

  /**
   * Returns whether the group of a url depends on its entry, not only on the url. It is then known
   * only when duplicates are dropped.
   */
  public boolean dependOnEntry() {
    return grouping.kind() == Grouping.Kind.MONTH;
  }

  /**
   * Returns the key by which all entries of a url meet: without the group, if that depends on the
   * entry.
   */
  public Key key(String loc) {
    return Key.hashed(urlGroup(loc), loc);
  }

  /** Returns the key that {@link #key(String)} returns for a url that is given in UTF-8. */
  Key key(byte[] loc) {
    String group =
        grouping.kind() == Grouping.Kind.SECTION
            ? urlGroup(new String(loc, StandardCharsets.UTF_8))
            : inSet("");
    return Key.hashed(group, loc);
  }

  /** Returns the key of the same url that {@link #key(String)} returns. */
  public Key key(Key other) {
    return other.in(urlGroup(other.loc()));
  }

  private String urlGroup(String loc) {
    return dependOnEntry() ? inSet("") : of(loc, null);
  }

  /** Returns an item that is kept, with its group. */
  public Item grouped(Item kept) {
    return dependOnEntry() ? kept.withKey(kept.key().in(of(kept))) : kept;
  }

  /** Returns the group that an item belongs to that is kept. */
  public String of(Item kept) {
    return dependOnEntry() ? inSet(month(kept.lastmod())) : kept.group();
  }

  /**
   * Returns the group that an entry belongs to.
   *
   * @param lastmod as written; null if the entry has none
   */
  public String of(String loc, @Nullable String lastmod) {
    return inSet(name(loc, lastmod));
  }

  private String inSet(String name) {
    return set == null ? name : SetNames.inSet(set, name);
  }

  /** Returns the group as it appears in file names. */
  private String name(String loc, @Nullable String lastmod) {
    return switch (grouping.kind()) {
      case HASH, SEQUENCE -> "";
      case MONTH -> month(Lastmod.of(lastmod));
      case SECTION -> section(loc);
    };
  }

  private static String month(@Nullable Lastmod date) {
    if (date == null) {
      return "undated";
    }
    return date.text().substring(0, Math.min(date.text().length(), "2026-11".length()));
  }

  private String section(String loc) {
    int query = UrlParts.pathEnd(loc);
    int at = UrlParts.path(loc);
    var name = new StringBuilder();
    for (int i = 0; i < grouping.depth() && at < query; i++) {
      int next = loc.indexOf('/', at + 1);
      if (next < 0 || next >= query) {
        break; // the rest is the page
      }
      name.append(i == 0 ? "" : "-").append(nameOf(loc.substring(at + 1, next)));
      at = next;
    }
    return name.isEmpty() ? "root" : name.toString();
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
