package io.github.sitemaptoolkit.converters.internal.feed.text;

import java.util.Map;
import java.util.Set;

/** The namespaces that feeds use, with the other forms that are seen of them. */
public final class Namespaces {

  public static final String ATOM = "http://www.w3.org/2005/Atom";
  public static final String ATOM_03 = "http://purl.org/atom/ns#";
  public static final String RSS_1 = "http://purl.org/rss/1.0/";
  public static final String RDF = "http://www.w3.org/1999/02/22-rdf-syntax-ns#";
  public static final String DCTERMS = "http://purl.org/dc/terms/";
  public static final String CONTENT = "http://purl.org/rss/1.0/modules/content/";
  public static final String DC = "http://purl.org/dc/elements/1.1/";
  public static final String MEDIA = "http://search.yahoo.com/mrss/";
  public static final String FEEDBURNER = "http://rssnamespace.org/feedburner/ext/1.0";

  public static final String PRODUCTS = "http://base.google.com/ns/1.0";

  /** What the elements of RSS 2.0 are in: no namespace, says the specification. */
  public static final Set<String> RSS_2 =
      Set.of("", "http://backend.userland.com/rss2", "http://blogs.law.harvard.edu/tech/rss");

  /** RSS 0.90, by its two publishers' addresses. */
  public static final Set<String> RSS_090 =
      Set.of(
          "http://my.netscape.com/rdf/simple/0.9/", "http://channel.netscape.com/rdf/simple/0.9/");

  private static final Set<String> ODD_MEDIA =
      Set.of(
          "http://search.yahoo.com/mrss",
          "https://search.yahoo.com/mrss",
          "https://search.yahoo.com/mrss/",
          "http://tools.search.yahoo.com/mrss",
          "http://tools.search.yahoo.com/mrss/",
          "http://www.rssboard.org/media-rss"); // of Squarespace: where the specification lies
  private static final Set<String> DUBLIN_CORE = Set.of(DC, "http://purl.org/dc/elements/1.0/");
  private static final Set<String> PODCAST =
      Set.of(
          "https://podcastindex.org/namespace/1.0",
          "https://github.com/Podcastindex-org/podcast-namespace/blob/main/docs/1.0.md");
  private static final String ITUNES = "http://www.itunes.com/dtds/podcast-1.0.dtd";

  /** What prefixes mean in a feed that forgot to declare them. */
  public static final Map<String, String> PREFIXES =
      Map.of(
          "media", MEDIA,
          "dc", "http://purl.org/dc/elements/1.1/",
          "dcterms", DCTERMS,
          "content", CONTENT,
          "atom", ATOM,
          "itunes", ITUNES,
          "feedburner", FEEDBURNER,
          "rdf", RDF,
          "podcast", "https://podcastindex.org/namespace/1.0",
          "g", PRODUCTS);

  private Namespaces() {}

  /** Returns whether the elements of a feed itself can be in a namespace. */
  public static boolean isOfFeeds(String namespace) {
    return RSS_2.contains(namespace)
        || RSS_090.contains(namespace)
        || namespace.equals(RSS_1)
        || namespace.equals(ATOM)
        || namespace.equals(ATOM_03);
  }

  public static boolean isMedia(String namespace) {
    return namespace.equals(MEDIA) || isOddMedia(namespace);
  }

  /** Returns whether Media RSS is meant, but not by its name. */
  public static boolean isOddMedia(String namespace) {
    return ODD_MEDIA.contains(namespace);
  }

  public static boolean isDublinCore(String namespace) {
    return DUBLIN_CORE.contains(namespace);
  }

  /** Returns whether a namespace is that of Podcasting 2.0, or its former name. */
  public static boolean isPodcast(String namespace) {
    return PODCAST.contains(namespace);
  }

  /** iTunes' namespace is written in several ways; only the case differs. */
  public static boolean isItunes(String namespace) {
    return namespace.equalsIgnoreCase(ITUNES);
  }
}
