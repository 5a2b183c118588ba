package io.github.sitemaptoolkit.internal.xml;

import java.util.List;
import java.util.Locale;
import java.util.Set;

/** The elements that documents begin with, to find one behind what a server wrote before it. */
public final class KnownRoots {

  /** How far from the beginning of the input a document is looked for. */
  public static final int REACH = 64 * 1024;

  private static final Set<String> NAMES =
      Set.of("urlset", "sitemapindex", "rss", "feed", "rdf", "html");
  private static final List<String> BEGINNINGS =
      List.of("<?xml", "<urlset", "<sitemapindex", "<rss", "<feed", "<rdf:RDF");

  private KnownRoots() {}

  /** Returns whether a document is meant to begin with an element of this local name. */
  public static boolean isKnown(String localName) {
    return NAMES.contains(localName.toLowerCase(Locale.ROOT));
  }

  /**
   * Returns where a document begins, from an index on, or -1: its declaration or its root.
   *
   * @param text of which only ASCII counts
   */
  public static int find(String text, int from) {
    int first = -1;
    for (String beginning : BEGINNINGS) {
      int at = text.indexOf(beginning, from);
      while (at >= 0 && !isEndOfName(text, at + beginning.length())) {
        at = text.indexOf(beginning, at + 1);
      }
      if (at >= 0 && (first < 0 || at < first)) {
        first = at;
      }
    }
    return first;
  }

  private static boolean isEndOfName(String text, int at) {
    return at < text.length() && " \t\r\n>/".indexOf(text.charAt(at)) >= 0;
  }
}
