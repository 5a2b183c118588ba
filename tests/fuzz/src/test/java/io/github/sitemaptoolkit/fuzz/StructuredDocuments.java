package io.github.sitemaptoolkit.fuzz;

import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.extension.Extensions.Registration;
import io.github.sitemaptoolkit.extension.Field;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Documents of all kinds whose elements are those of sitemaps, feeds and all extensions, nested as
 * their models allow and as they do not. The same seed gives the same documents.
 */
final class StructuredDocuments {

  private static final String NAMESPACES =
      " xmlns:media='http://search.yahoo.com/mrss/' xmlns:content="
          + "'http://purl.org/rss/1.0/modules/content/' xmlns:dc='http://purl.org/dc/elements/1.1/'"
          + " xmlns:dcterms='http://purl.org/dc/terms/' xmlns:atom='http://www.w3.org/2005/Atom'"
          + " xmlns:itunes='http://www.itunes.com/dtds/podcast-1.0.dtd'"
          + " xmlns:podcast='https://podcastindex.org/namespace/1.0'"
          + " xmlns:g='http://base.google.com/ns/1.0' xmlns:xhtml='http://www.w3.org/1999/xhtml'"
          + " xmlns:s='http://www.sitemaps.org/schemas/sitemap/0.9'"
          + " xmlns:georss='http://www.georss.org/georss' xmlns:o='urn:other'"
          + " xmlns:feedburner='http://rssnamespace.org/feedburner/ext/1.0'";

  private static final List<String> SITEMAP =
      List.of(
          "urlset", "url", "loc", "lastmod", "changefreq", "priority", "sitemap", "sitemapindex");

  private static final List<String> RSS =
      List.of(
          "channel",
          "item",
          "title",
          "link",
          "description",
          "guid",
          "pubDate",
          "author",
          "category",
          "enclosure",
          "source",
          "comments",
          "image",
          "url",
          "language",
          "lastBuildDate",
          "textInput",
          "skipHours");

  private static final List<String> ATOM =
      List.of(
          "feed",
          "entry",
          "title",
          "link",
          "id",
          "updated",
          "published",
          "author",
          "name",
          "uri",
          "email",
          "summary",
          "content",
          "category",
          "rights",
          "source",
          "generator",
          "logo");

  private static final List<String> MODULES =
      List.of(
          "media:group",
          "media:content",
          "media:title",
          "media:description",
          "media:thumbnail",
          "media:player",
          "media:restriction",
          "media:rating",
          "media:price",
          "media:category",
          "media:keywords",
          "media:credit",
          "media:community",
          "media:starRating",
          "media:statistics",
          "media:tags",
          "media:embed",
          "media:param",
          "media:status",
          "media:license",
          "media:scenes",
          "media:scene",
          "media:peerLink",
          "media:subTitle",
          "content:encoded",
          "dc:creator",
          "dc:date",
          "dc:language",
          "dcterms:valid",
          "dcterms:modified",
          "atom:link",
          "atom:updated",
          "itunes:duration",
          "itunes:image",
          "itunes:keywords",
          "itunes:explicit",
          "itunes:category",
          "podcast:transcript",
          "podcast:alternateEnclosure",
          "podcast:source",
          "g:image_link",
          "g:additional_image_link",
          "g:link",
          "g:price",
          "georss:point",
          "feedburner:origLink",
          "xhtml:link",
          "xhtml:div",
          "xhtml:img",
          "o:other",
          "s:url",
          "s:loc",
          "s:lastmod");

  private static final List<String> ATTRIBUTES =
      List.of(
          "url",
          "href",
          "rel",
          "type",
          "medium",
          "duration",
          "isDefault",
          "width",
          "height",
          "hreflang",
          "media",
          "relationship",
          "scheme",
          "role",
          "price",
          "currency",
          "state",
          "isPermaLink",
          "length",
          "expression",
          "average",
          "min",
          "max",
          "count",
          "views",
          "title",
          "label",
          "term",
          "src",
          "domain",
          "xml:lang",
          "xml:base",
          "info",
          "start",
          "s:loc",
          "o:x",
          "rdf:about",
          "name",
          "lang",
          "content",
          "value");

  private static final List<String> TEXTS =
      List.of(
          "",
          " ",
          "a",
          "https://e.com/v.mp4",
          "https://e.com/a",
          "/relative",
          "http://",
          "mailto:a@b",
          "2026-01-02",
          "2026-01-02T03:04:05Z",
          "Fri, 02 Jan 2026 03:04:05 GMT",
          "1969-01-01",
          "9999-99-99",
          "0",
          "-1",
          "3.5",
          "1e999",
          "99999999999999999999",
          "yes",
          "NO",
          "true",
          "video",
          "image",
          "audio",
          "document",
          "executable",
          "video/mp4",
          "image/jpeg",
          "text/html",
          "html",
          "xhtml",
          "self",
          "alternate",
          "enclosure",
          "en",
          "de-AT",
          "x-default",
          "allow",
          "deny",
          "country",
          "DE AT",
          "EUR",
          "rent",
          "sample",
          "full",
          "urn:simple",
          "blocked",
          "daily",
          "0.5",
          "start=2026-01-01; end=2026-02-01; scheme=W3C-DTF",
          "&lt;p&gt;&lt;img src=\"https://e.com/i.jpg\"/&gt;&lt;iframe src='//p.e/x'&gt;",
          "<![CDATA[<video poster='x'><source src='v.mp4'></video>]]>",
          "&#x1F600;",
          "&nothing;",
          "a|b",
          "12:34",
          "1:02:03",
          "PT1H2M",
          "geo:1,2");

  private final Random random;
  private final List<Registration> registrations;
  private final List<String> all = new ArrayList<>(); // names of elements
  private final StringBuilder out = new StringBuilder();
  private final String namespaces;
  private int left; // elements

  StructuredDocuments(Extensions extensions, long seed) {
    this.random = new Random(seed);
    this.registrations = List.copyOf(extensions.registrations());
    all.addAll(SITEMAP);
    all.addAll(RSS);
    all.addAll(ATOM);
    all.addAll(MODULES);
    all.addAll(MODULES); // as many as all extensions have
    var declared = new StringBuilder(NAMESPACES);
    for (Registration each : registrations) {
      String prefix = "x" + all.size() + each.element().prefix();
      declared.append(" xmlns:").append(each.element().prefix()).append("='");
      if (declared.indexOf(" xmlns:" + each.element().prefix() + "='")
          < declared.length() - each.element().prefix().length() - 9) {
        declared.setLength(declared.length() - each.element().prefix().length() - 9);
        declared.append(" xmlns:").append(prefix).append("='");
      }
      declared.append(each.element().namespace()).append('\'');
      all.add(each.element().toString());
      each.descriptor().forEachField((path, field) -> all.add(prefixed(each, field)));
    }
    this.namespaces = declared.toString();
  }

  private static String prefixed(Registration registration, Field field) {
    return registration.element().prefix() + ':' + plain(field);
  }

  private static String plain(Field field) {
    return field.isContent() ? "content" : field.name();
  }

  private <T> T pick(List<T> from) {
    return from.get(random.nextInt(from.size()));
  }

  private boolean rarely() {
    return random.nextInt(8) == 0;
  }

  /** Returns the next document. */
  String next() {
    out.setLength(0);
    left = 4 + random.nextInt(60);
    switch (random.nextInt(12)) {
      case 0, 1, 2 -> sitemap();
      case 3 -> index();
      case 4, 5, 6 -> rss();
      case 7 -> rdf();
      case 8, 9 -> atom();
      case 10 -> json();
      default -> table();
    }
    return out.toString();
  }

  private void sitemap() {
    open("urlset", " xmlns='http://www.sitemaps.org/schemas/sitemap/0.9'" + namespaces);
    entries("url", "loc", SITEMAP);
    end("urlset");
  }

  private void index() {
    open("sitemapindex", " xmlns='http://www.sitemaps.org/schemas/sitemap/0.9'" + namespaces);
    entries("sitemap", "loc", SITEMAP);
    end("sitemapindex");
  }

  private void rss() {
    open("rss", " version='2.0'" + namespaces);
    open("channel", "");
    some(RSS, 0);
    entries("item", "link", RSS);
    end("channel");
    end("rss");
  }

  private void rdf() {
    open(
        "rdf:RDF",
        " xmlns:rdf='http://www.w3.org/1999/02/22-rdf-syntax-ns#' xmlns='http://purl.org/rss/1.0/'"
            + namespaces);
    open("channel", " rdf:about='https://e.com/'");
    some(RSS, 0);
    end("channel");
    entries("item", "link", RSS);
    end("rdf:RDF");
  }

  private void atom() {
    open("feed", " xmlns='http://www.w3.org/2005/Atom'" + namespaces);
    some(ATOM, 0);
    entries("entry", "id", ATOM);
    end("feed");
  }

  private void entries(String name, String url, List<String> own) {
    int count = 1 + random.nextInt(4);
    for (int i = 0; i < count; i++) {
      open(name, "");
      if (!rarely()) {
        open(url, "");
        out.append("https://e.com/").append(random.nextInt(5));
        end(url);
        if (own == ATOM) {
          out.append("<link href='https://e.com/").append(i).append("'/>");
        }
      }
      some(own, 0);
      end(name);
      if (rarely()) {
        any(own, 0);
      }
    }
  }

  private void some(List<String> own, int depth) {
    int count = random.nextInt(depth == 0 ? 7 : 4);
    for (int i = 0; i < count && left > 0; i++) {
      any(own, depth);
    }
  }

  /** Writes an element that may be here, or one that may not. */
  private void any(List<String> own, int depth) {
    left--;
    switch (random.nextInt(10)) {
      case 0, 1, 2 -> modelled(pick(registrations), depth);
      case 3, 4, 5 -> element(pick(MODULES), MODULES, depth);
      case 6, 7 -> element(pick(own), own, depth);
      default -> element(pick(all), all, depth);
    }
  }

  private void element(String name, List<String> children, int depth) {
    open(name, attributes());
    content(children, depth);
    end(name);
  }

  private void content(List<String> children, int depth) {
    if (depth > 6 || random.nextInt(3) == 0) {
      out.append(pick(TEXTS));
      return;
    }
    if (rarely()) {
      out.append(pick(TEXTS));
    }
    some(children, depth + 1);
    if (rarely()) { // the same again: the innermost of many
      for (int i = 0; i < 3 && left > 0; i++) {
        any(children, depth + 2);
      }
    }
  }

  private String attributes() {
    var text = new StringBuilder();
    int count = random.nextInt(4);
    for (int i = 0; i < count; i++) {
      attribute(pick(ATTRIBUTES), text);
    }
    return text.toString();
  }

  private void attribute(String name, StringBuilder text) {
    if (name.startsWith("rdf:") || text.indexOf(' ' + name + '=') >= 0) {
      return; // declared in one kind only; and twice is not well-formed
    }
    String value = pick(TEXTS).replace("<", "&lt;").replace("'", "");
    text.append(' ').append(name).append("='").append(value).append('\'');
  }

  /** Writes an element of an extension, mostly as its model says. */
  private void modelled(Registration registration, int depth) {
    var given = new StringBuilder();
    for (Field field : registration.descriptor().attributes()) {
      if (random.nextBoolean()) {
        attribute(field.name(), given);
      }
    }
    String name = registration.element().toString();
    open(name, given.toString());
    fields(registration, registration.descriptor().fields(), depth + 1);
    end(name);
  }

  private void fields(Registration registration, List<Field> fields, int depth) {
    for (Field field : fields) {
      if (left <= 0 || depth > 8 || random.nextInt(3) > 0) {
        continue;
      }
      int times = rarely() ? 3 : 1;
      for (int i = 0; i < times; i++) {
        field(registration, field, depth);
      }
    }
    if (rarely() && depth < 8) {
      any(all, depth);
    }
  }

  private void field(Registration registration, Field field, int depth) {
    if (field.isContent()) {
      out.append(value(field));
      return;
    }
    left--;
    String name = prefixed(registration, field);
    var given = new StringBuilder();
    for (Field each : field.attributes()) {
      if (random.nextBoolean()) {
        attribute(each.name(), given);
      }
    }
    open(name, given.toString());
    if (!field.children().isEmpty() && !rarely()) {
      fields(registration, field.children(), depth + 1);
    } else if (rarely()) {
      content(all, depth);
    } else {
      out.append(value(field));
    }
    end(name);
  }

  private String value(Field field) {
    String example = field.example();
    boolean usual = example != null && random.nextBoolean();
    return usual ? example.replace("&", "&amp;").replace("<", "&lt;") : pick(TEXTS);
  }

  private void open(String name, String attributes) {
    out.append('<').append(name).append(attributes).append('>');
  }

  /** Writes an end tag; one of a hundred is forgotten, or is that of another element. */
  private void end(String name) {
    int chance = random.nextInt(300);
    if (chance == 0) {
      return;
    }
    out.append("</").append(chance == 1 ? pick(all) : name).append(">\n");
  }

  private static final List<String> KEYS =
      List.of(
          "version",
          "title",
          "items",
          "id",
          "url",
          "external_url",
          "image",
          "attachments",
          "authors",
          "tags",
          "content_html",
          "summary",
          "date_published",
          "language",
          "mime_type",
          "loc",
          "lastmod",
          "hreflang",
          "video",
          "news",
          "alternates",
          "_xml",
          "nodes");

  private void json() {
    if (random.nextInt(3) == 0) { // a line for each entry
      int count = 1 + random.nextInt(4);
      for (int i = 0; i < count; i++) {
        object(Map.of("loc", "https://e.com/" + i), 0);
        out.append('\n');
      }
      return;
    }
    out.append("{\"version\":\"https://jsonfeed.org/version/1.1\",\"title\":\"t\",\"items\":[");
    int count = 1 + random.nextInt(4);
    for (int i = 0; i < count; i++) {
      out.append(i == 0 ? "" : ",");
      object(Map.of("id", "https://e.com/" + i, "url", "https://e.com/" + i), 0);
    }
    out.append("]}");
  }

  private void object(Map<String, String> first, int depth) {
    out.append('{');
    String comma = "";
    for (Map.Entry<String, String> each : new TreeMap<>(first).entrySet()) {
      out.append(comma).append('"').append(each.getKey()).append("\":\"");
      out.append(each.getValue()).append('"');
      comma = ",";
    }
    int count = random.nextInt(6);
    for (int i = 0; i < count; i++) {
      out.append(comma);
      comma = ",";
      out.append('"').append(key()).append("\":");
      jsonValue(depth);
    }
    out.append('}');
  }

  private String key() {
    if (random.nextBoolean()) {
      return pick(KEYS);
    }
    Registration registration = pick(registrations);
    List<String> columns = registration.descriptor().columns();
    String column = columns.isEmpty() ? registration.id() : pick(columns);
    return switch (random.nextInt(3)) {
      case 0 -> registration.id();
      case 1 -> column;
      default -> column.substring(column.lastIndexOf('.') + 1);
    };
  }

  private void jsonValue(int depth) {
    switch (depth > 4 ? 4 : random.nextInt(7)) {
      case 0 -> object(Map.of(), depth + 1);
      case 1 -> {
        out.append('[');
        int count = random.nextInt(4);
        for (int i = 0; i < count; i++) {
          out.append(i == 0 ? "" : ",");
          jsonValue(depth + 1);
        }
        out.append(']');
      }
      case 2 -> out.append(random.nextBoolean() ? "null" : "true");
      case 3 -> out.append(random.nextInt(100));
      default -> {
        String text = pick(TEXTS).replace("\\", "\\\\").replace("\"", "\\\"");
        out.append('"').append(text).append('"');
      }
    }
  }

  private void table() {
    char delimiter = ",;\t|".charAt(random.nextInt(4));
    List<String> headers = new ArrayList<>(List.of("loc"));
    int count = 1 + random.nextInt(8);
    for (int i = 0; i < count; i++) {
      headers.add(key() + (rarely() ? "[" + random.nextInt(3) + "]" : ""));
    }
    out.append(String.join(String.valueOf(delimiter), headers)).append('\n');
    int rows = 1 + random.nextInt(4);
    for (int i = 0; i < rows; i++) {
      out.append("https://e.com/").append(i);
      for (int cell = rarely() ? 0 : 1; cell < headers.size(); cell++) {
        String text = pick(TEXTS);
        boolean quoted = text.indexOf('"') >= 0 || text.indexOf(delimiter) >= 0;
        out.append(delimiter).append(quoted ? '"' + text.replace("\"", "\"\"") + '"' : text);
      }
      out.append('\n');
    }
  }

  /** Returns what was returned last, with a remark about the seed. */
  static String shown(long seed, @Nullable String document) {
    return "seed " + seed + ":\n" + document;
  }
}
