package io.github.sitemaptoolkit.converters.internal.feed.source;

import io.github.sitemaptoolkit.converters.internal.feed.text.Namespaces;
import io.github.sitemaptoolkit.text.XmlCodes;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Corrects names of RSS and Atom that are written in the wrong case. */
public final class NameCase {

  private static final Map<String, String> RIGHT = new HashMap<>();

  static {
    for (String name :
        List.of(
            "rss",
            "RDF",
            "channel",
            "item",
            "title",
            "link",
            "description",
            "pubDate",
            "guid",
            "author",
            "category",
            "enclosure",
            "language",
            "feed",
            "entry",
            "id",
            "updated",
            "published",
            "modified",
            "issued",
            "created",
            "summary",
            "content",
            "name",
            "email",
            "uri",
            "url")) {
      RIGHT.put(name.toLowerCase(Locale.ROOT), name);
    }
  }

  private final FeedLog log;
  private final Map<String, String> known = new HashMap<>(); // bounded by the limit of names

  public NameCase(FeedLog log) {
    this.log = log;
  }

  /** Returns the correct name of the current element, and reports it if it differs. */
  String meant(ScopedCursor cursor, boolean root) {
    String name = cursor.localName();
    String right = known.get(name);
    if (right == null) {
      right = RIGHT.getOrDefault(name.toLowerCase(Locale.ROOT), name);
      known.put(name, right);
    }
    if (right.equals(name) || !(root || Namespaces.isOfFeeds(cursor.namespace()))) {
      return name;
    }
    log.report(
        XmlCodes.ELEMENT_CASE,
        cursor.tag(),
        null,
        "<" + name + "> is read as <" + right + ">; names are case-sensitive");
    return right;
  }
}
