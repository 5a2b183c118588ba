package io.github.sitemaptoolkit.converters.internal.table.column;

import io.github.sitemaptoolkit.converters.internal.table.type.HeaderText;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The headers of other programs for known columns: Search Console, Ahrefs, Screaming Frog,
 * Sitebulb, WooCommerce, Shopify, advertools and others.
 */
public final class KnownHeaders {

  /** The entry's own fields, by their names. */
  private static final Map<String, Integer> CORE =
      fields(
          List.of(
              "loc",
              "url",
              "address",
              "page",
              "uri",
              "location",
              "page url",
              "top pages", // Search Console, performance
              "top linked pages", // Search Console, links
              "target page",
              "current url", // Ahrefs, keywords
              "target url", // Ahrefs, backlinks
              "permalink", // WordPress
              "landing page"),
          List.of(
              "lastmod",
              "last modified",
              "last mod",
              "lastmodified",
              "last modified date",
              "modified date",
              "date modified",
              "datemodified", // schema.org
              "modified", // WordPress
              "modified gmt",
              "date modified gmt", // WooCommerce
              "_updatedat", // Sanity
              "updated",
              "updated at",
              "updatedat"),
          List.of(
              "changefreq",
              "change frequency",
              "changefrequency",
              "change freq",
              "update frequency"),
          List.of("priority"));

  /** A header of a column of pictures, which the extension for images names among its own. */
  public static final String PICTURE_URL = "image_url";

  /** The headers of columns with pictures, or with the number of pictures. */
  private static final Set<String> PICTURES = Set.of("image", "images");

  /** The names of the url in an object of a picture. */
  private static final Set<String> PICTURE_URLS = Set.of("url", "src", "href");

  /** The headers of columns with urls, preferred to others if no header means the url. */
  private static final Set<String> PAGES =
      Set.of(
          "link",
          "href",
          "canonical",
          "canonical_url",
          "canonicalurl",
          "full_url",
          "html_url",
          "mainentityofpage", // schema.org
          "public_url",
          "web_url",
          "weburl");

  /** Names that mean the last change only where the values are dates. */
  private static final Set<String> CHANGES =
      Set.of(
          "changed", // Drupal
          "change_date",
          "changedate",
          "date_updated", // Directus
          "edit_date",
          "edited",
          "last_publication_date", // Prismic
          "modification_time",
          "modifiedon", // OData
          "update_date",
          "updatedate", // Umbraco, Adobe
          "update_time",
          "updatetime");

  private static final String UTC = "_gmt";

  /** The end of the path of a value that has properties beside it, as in Drupal. */
  private static final String VALUE = ".value";

  private static final List<String> CONTENT_PICTURES =
      List.of("image", "img", "picture", "photo", "thumb");

  private static final List<String> PICTURE_WORDS =
      Stream.concat(CONTENT_PICTURES.stream(), Stream.of("logo", "icon", "avatar")).toList();

  /**
   * The names of members that hold what an item is about, and no object of its own, such as an
   * author: of Contentful, Strapi, Elasticsearch, GraphQL, Gatsby.
   */
  private static final Set<String> WRAPPERS =
      Set.of(
          "_source",
          "attributes",
          "data",
          "fields",
          "frontmatter",
          "meta",
          "metadata",
          "node",
          "sys");

  /** The names of members that hold what is said about the page of an item, and no url of one. */
  private static final Set<String> ABOUT =
      Set.of(
          "indexing", "publication", "publishing", "response", "robots", "seo", "yoast_head_json");

  /** The names of members that are about somebody else: their pictures are not those of a page. */
  private static final Set<String> OTHERS =
      Set.of("author", "authors", "avatar", "avatar_urls", "creator", "publisher", "user", "users");

  private KnownHeaders() {}

  /** Returns a header in the form in which headers are compared: no case, one separator. */
  public static String relax(String name) {
    var plain = new StringBuilder();
    String lower = name.strip().toLowerCase(Locale.ROOT);
    for (int i = 0; i < lower.length(); i++) {
      char c = lower.charAt(i);
      plain.append(".:@-".indexOf(c) >= 0 || Character.isWhitespace(c) ? '_' : c);
    }
    return plain.toString();
  }

  /** Returns the first of some headers that is a name, or is it but for case and separators; -1. */
  public static int index(List<String> headers, String name) {
    int exact = headers.indexOf(name);
    if (exact >= 0) {
      return exact;
    }
    String plain = relax(name);
    for (int i = 0; i < headers.size(); i++) {
      if (relax(headers.get(i)).equals(plain)) {
        return i;
      }
    }
    return -1;
  }

  /** Returns which of the entry's own fields a header means, or -1. */
  static int core(String header) {
    int field = CORE.getOrDefault(relax(header), -1);
    return field < 0 ? byWords(header) : field;
  }

  /** Returns whether a header is a name of one of the entry's own fields. */
  public static boolean isCore(String header) {
    return CORE.containsKey(relax(header));
  }

  /** Returns whether a header means one of the entry's own fields by words of any language. */
  public static boolean isByWords(String header) {
    return !CORE.containsKey(relax(header)) && byWords(header) >= 0;
  }

  /** A path is none: what its names but the last mean is not known. */
  private static int byWords(String header) {
    if (header.indexOf('.') >= 0) {
      return -1;
    }
    var words = HeaderText.withoutRemark(header);
    return words.meansPage() ? 0 : words.meansLastChange() ? 1 : -1;
  }

  /** Returns whether one of these headers means the url. */
  public static boolean nameUrl(List<String> headers) {
    return headers.stream().anyMatch(header -> core(header) == 0);
  }

  /**
   * Returns the character between the headers of several columns, one of which means the url; null
   * if a header is that of one column.
   */
  public static @Nullable String separator(String header) {
    return header
        .chars()
        .filter(c -> !Character.isLetterOrDigit(c) && c > ' ' && "_-.\"'".indexOf(c) < 0)
        .mapToObj(Character::toString)
        .filter(c -> nameUrl(List.of(header.split(Pattern.quote(c), -1))))
        .findFirst()
        .orElse(null);
  }

  /** Returns whether a header, or the last name of a path, often is that of a page's url. */
  public static boolean mayMeanPage(String header) {
    String last = relax(lastName(header));
    return CORE.getOrDefault(last, -1) == 0 || PAGES.contains(last);
  }

  /** Returns whether the last name of a path is a name of the date of the last change. */
  public static boolean mayMeanLastmod(String header) {
    String name = lastName(header);
    return core(name) == 1 || CHANGES.contains(relax(name));
  }

  /** Returns whether the last name of a path, or a header, says the date of publication. */
  public static boolean meansPublication(String header) {
    return HeaderText.of(lastName(header)).meansPublication();
  }

  /** Returns whether a header is the name that sitemaps give to the date of the last change. */
  public static boolean isLastmod(String header) {
    return relax(header).equals("lastmod");
  }

  /**
   * Returns whether the dates under a header are in UTC, and written without a zone: WordPress has
   * {@code modified_gmt} beside {@code modified}, which is local time.
   */
  public static boolean isUtc(String header) {
    return relax(header).endsWith(UTC) || HeaderText.of(header).saysUtc();
  }

  /** Returns whether the last name of a path is that of a date of publication in UTC. */
  public static boolean isUtcPublication(String header) {
    return relax(lastName(header)).equals("date" + UTC);
  }

  /** Returns whether one of two headers is that of the dates of the other in UTC. */
  public static boolean isUtcOf(String utc, String local) {
    return relax(utc).equals(relax(local) + UTC);
  }

  /** Returns the path of the member that an object with its value stands for: of a.value, a. */
  public static String ofValue(String path) {
    return path.endsWith(VALUE) ? path.substring(0, path.length() - VALUE.length()) : path;
  }

  /** Returns a header without the prefix that spreadsheets give to elements of XML: ns1:loc. */
  public static String withoutPrefix(String header) {
    int colon = header.indexOf(':');
    boolean prefix =
        colon > 2
            && header.startsWith("ns")
            && header.substring(2, colon).chars().allMatch(c -> c >= '0' && c <= '9');
    return prefix ? header.substring(colon + 1) : header;
  }

  /** Returns a path without its last name; empty if it is a single name. */
  public static String parent(String path) {
    return path.substring(0, Math.max(0, path.lastIndexOf('.')));
  }

  /** Returns the last name of a path. */
  public static String lastName(String path) {
    return path.substring(path.lastIndexOf('.') + 1);
  }

  /** Returns whether two paths lead to members of one object, or the first to one of the item. */
  public static boolean isBeside(String path, String other) {
    return parent(path).equals(parent(other)) || isOfItem(path);
  }

  /** Returns whether all names of a path but the last are those of members that only wrap. */
  public static boolean isOfItem(String path) {
    String parent = parent(path);
    return parent.isEmpty() || (isWrapper(lastName(parent)) && isOfItem(parent));
  }

  /** Returns whether all names of a path but the last are of members about the page of an item. */
  public static boolean isAboutPage(String path) {
    String parent = parent(path);
    String name = lastName(parent);
    return parent.isEmpty()
        || ((isWrapper(name) || ABOUT.contains(relax(name))) && isAboutPage(parent));
  }

  /** Returns whether a path leads through no member about somebody, or about the interface. */
  public static boolean mayBeOfPage(String path) {
    return !InterfaceLinks.leads(path) && !isOfOther(path);
  }

  /** Returns whether a path leads through a member about somebody, such as the author. */
  public static boolean isOfOther(String path) {
    return Stream.of(relaxedNames(path)).anyMatch(OTHERS::contains);
  }

  /**
   * Returns whether a path leads to the urls of pictures where the values are such: {@code
   * images.url}.
   */
  public static boolean mayBePictureUrls(String path) {
    return PICTURE_URLS.contains(relax(lastName(path)))
        && mayBePictures(lastName(parent(path)))
        && isOfItem(parent(path));
  }

  private static String[] relaxedNames(String path) {
    return Stream.of(path.split("\\.", -1)).map(KnownHeaders::relax).toArray(String[]::new);
  }

  /** Returns whether a member with this name holds what the object around it is about. */
  public static boolean isWrapper(String name) {
    return WRAPPERS.contains(relax(name));
  }

  /** Returns whether a header means the urls of pictures where the cells are such. */
  public static boolean mayBePictures(String header) {
    return PICTURES.contains(relax(header));
  }

  /** Returns whether a header is about pictures, so that its cells are not urls of pages. */
  public static boolean speakOfPictures(String header) {
    String plain = relax(header);
    return PICTURE_WORDS.stream().anyMatch(plain::contains);
  }

  /**
   * Returns whether urls under a header are those of pictures, even if their names do not say it.
   */
  public static boolean nameContentPictures(String header) {
    String plain = relax(header);
    return CONTENT_PICTURES.stream().anyMatch(plain::contains);
  }

  /** Returns whether a header is about a crawl, so that its dates are not those of pages. */
  public static boolean speakOfCrawls(String header) {
    return relax(header).contains("crawl");
  }

  /** Returns the names of the entry's own fields, in the form in which headers are compared. */
  static Set<String> coreNames() {
    return CORE.keySet();
  }

  @SafeVarargs
  private static Map<String, Integer> fields(List<String>... names) {
    Map<String, Integer> fields = new HashMap<>();
    for (int field = 0; field < names.length; field++) {
      for (String name : names[field]) {
        fields.put(relax(name), field);
      }
    }
    return Map.copyOf(fields);
  }
}
