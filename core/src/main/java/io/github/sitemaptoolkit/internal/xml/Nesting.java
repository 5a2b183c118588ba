package io.github.sitemaptoolkit.internal.xml;

import java.util.Set;

/**
 * What cannot stand in what, so that a missing end tag costs no more than its entry.
 *
 * @param entries the names of entries, which never stand in one another
 * @param leaves the names of their children that hold only text
 * @param entryDepth how many elements are open around each entry; -1 if that is not the same
 */
public record Nesting(Set<String> entries, Set<String> leaves, int entryDepth) {

  /** Nothing is known of the document. */
  public static final Nesting NONE = new Nesting(Set.of(), Set.of(), -1);

  /** Sitemaps and sitemap indexes. */
  public static final Nesting SITEMAP =
      new Nesting(Set.of("url", "sitemap"), Set.of("loc", "lastmod", "changefreq", "priority"), 1);

  /** Feeds. */
  public static final Nesting FEED =
      new Nesting(Set.of("item", "entry"), Set.of("link", "guid", "pubDate", "id", "updated"), -1);

  /** What the namespaces begin with that are made up for prefixes that nobody declares. */
  static final String UNBOUND = "urn:x-unbound-prefix:";

  static final int OTHER = 1;
  static final int LEAF = 2;
  static final int ENTRY = 3;

  /** Copies the sets. */
  public Nesting {
    entries = Set.copyOf(entries);
    leaves = Set.copyOf(leaves);
  }

  /** Returns what elements of a name are; each name keeps it. */
  int role(XmlName name) {
    if (name.role == 0) {
      boolean entry = entries.contains(name.localName);
      name.role = entry ? ENTRY : leaves.contains(name.localName) ? LEAF : OTHER;
    }
    return name.role;
  }
}
