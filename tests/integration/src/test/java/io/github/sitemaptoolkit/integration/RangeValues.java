package io.github.sitemaptoolkit.integration;

import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.model.ElementName;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.testkit.Documents;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** Writes one value, which is marked, as it stands in documents of all formats. */
final class RangeValues {

  private static final Context CONTEXT = Context.load();
  private static final Extensions EXTENSIONS = CONTEXT.extensions();
  private static final String PAGE = "https://example.com/page.html";
  private static final String MARKED = "zzmarkedzz";
  private static final String CORE = "http://www.sitemaps.org/schemas/sitemap/0.9";

  private static final Pattern REPEATED = Pattern.compile("\\{([^}]*)\\}\\*(\\d+)");

  /** An element with its attributes, which begin with @, and its children. */
  private static final class Element {
    private String text = "";
    private final Map<String, Element> children = new LinkedHashMap<>();
  }

  private final Map<String, String> fields = new LinkedHashMap<>(); // the marked one is MARKED
  private String value = "";

  /**
   * Creates a writer.
   *
   * @param fields paths with their texts, as in {@code video.price=1; *video.price@currency=QQQ};
   *     the one behind the asterisk is marked
   */
  RangeValues(String fields) {
    this.fields.put("loc", PAGE);
    for (String field : fields.split(" ; ")) {
      boolean marked = field.startsWith("*");
      int equals = field.indexOf('=');
      String path = field.substring(marked ? 1 : 0, equals);
      String text = field.substring(equals + 1);
      this.fields.put(path, marked ? MARKED : text);
      value = marked ? repeated(text) : value;
    }
  }

  private static String repeated(String text) {
    return REPEATED
        .matcher(text)
        .replaceAll(it -> it.group(1).repeat(Integer.parseInt(it.group(2))));
  }

  /** Returns a document of a format: its name is {@code in.FORMAT}. */
  RangeDocument document(String format) {
    String marked =
        switch (format) {
          case "xml", "gz" -> xml().replace(MARKED, mark(xmlText(value)));
          case "txt" -> "https://example.com/a.html\n" + mark(value) + "\n";
          case "rss" -> rss();
          case "atom" -> atom();
          case "jsonfeed" ->
              "{\"version\":\"https://jsonfeed.org/version/1.1\",\"title\":\"A\",\"items\":[\n"
                  + "{\"id\":\"1\",\"title\":\"A\",\"url\":\""
                  + mark(json(value))
                  + "\"}]}\n";
          case "ndjson" -> written("ndjson").replace(MARKED, mark(json(value)));
          case "json" ->
              "{\"items\":["
                  + written("ndjson").strip().replace(MARKED, mark(json(value)))
                  + "]}\n";
          default -> table();
        };
    return new RangeDocument(
        switch (format) {
          case "gz" -> "in.xml.gz";
          case "jsonfeed" -> "in.json";
          default -> "in." + format;
        },
        marked);
  }

  private static String mark(String text) {
    return RangeDocument.BEGIN + text + RangeDocument.END;
  }

  private static String xmlText(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace("\"", "&quot;");
  }

  private static String json(String text) {
    return text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n");
  }

  private String table() {
    boolean quotes = value.contains(",") || value.contains("\"") || value.contains("\n");
    String text = mark(value.replace("\"", "\"\""));
    return written("csv").replace(MARKED, quotes ? '"' + text + '"' : text);
  }

  private String written(String format) {
    SitemapFormat xml = format("xml");
    List<UrlEntry> entries =
        Documents.read(
            xml, xml(), CONTEXT.withProblems(new io.github.sitemaptoolkit.problem.Problems()));
    return Documents.write(format(format), entries, CONTEXT);
  }

  private static SitemapFormat format(String id) {
    return CONTEXT.formats().find(id).orElseThrow();
  }

  private String rss() {
    return "<rss version=\"2.0\""
        + namespaces()
        + "><channel><title>A</title><link>https://example.com/</link>"
        + "<description>B</description>\n<item><title>A</title>"
        + (fields.get("loc").equals(MARKED) || fields.size() == 1 || extension()
                ? "<link>" + fields.get("loc") + "</link>" + children(true)
                : "<s:url xmlns:s=\""
                    + CORE
                    + "\">"
                    + children(false)
                        .replaceAll("<(/?)(loc|lastmod|changefreq|priority)>", "<$1s:$2>")
                    + "</s:url>")
            .replace(MARKED, mark(xmlText(value)))
        + "</item>\n</channel></rss>\n";
  }

  private String atom() {
    return "<feed xmlns=\"http://www.w3.org/2005/Atom\""
        + namespaces()
        + "><id>urn:a</id><title>A</title><updated>2026-11-20T00:00:00Z</updated>\n"
        + "<entry><id>urn:b</id><title>A</title><updated>2026-11-20T00:00:00Z</updated>"
        + ("<link href=\"" + fields.get("loc") + "\"/>" + children(true))
            .replace(MARKED, mark(xmlText(value)))
        + "</entry>\n</feed>\n";
  }

  private boolean extension() {
    return fields.keySet().stream()
        .allMatch(it -> it.equals("loc") || it.contains(".") || it.contains("@"));
  }

  private String xml() {
    return "<urlset xmlns=\""
        + CORE
        + "\""
        + namespaces()
        + ">\n<url>"
        + children(false)
        + "</url>\n</urlset>\n";
  }

  private String namespaces() {
    var out = new StringBuilder();
    fields.keySet().stream()
        .map(RangeValues::extension)
        .filter(it -> !it.isEmpty())
        .distinct()
        .forEach(
            it -> {
              ElementName name = element(it);
              out.append(" xmlns:").append(name.prefix());
              out.append("=\"").append(name.namespace()).append('"');
            });
    return out.toString();
  }

  /** Returns the id of the extension of a path; an empty text for a field of the entry. */
  private static String extension(String path) {
    String first = path.split("[.@\\[]", 2)[0];
    return EXTENSIONS.find(first).isPresent() ? first : "";
  }

  private static ElementName element(String id) {
    return EXTENSIONS.find(id).orElseThrow().extension().descriptor().element();
  }

  private String children(boolean extensionsOnly) {
    var root = new Element();
    fields.forEach(
        (path, text) -> {
          if (!extensionsOnly || !extension(path).isEmpty()) {
            Element at = root;
            for (String step : path.replace("@", ".@").split("\\.")) {
              if (!step.isEmpty()) {
                at = at.children.computeIfAbsent(step, it -> new Element());
              }
            }
            at.text = text;
          }
        });
    var out = new StringBuilder();
    root.children.forEach(
        (step, child) -> {
          String name = step.replaceAll("\\[.*", "");
          boolean own = extension(step).isEmpty();
          write(
              own ? name : element(name).toString(),
              own ? "" : element(name).prefix() + ':',
              child,
              out);
        });
    return out.toString();
  }

  private static void write(String name, String prefix, Element element, StringBuilder out) {
    out.append('<').append(name);
    element.children.forEach(
        (step, child) -> {
          if (step.startsWith("@")) {
            out.append(' ').append(step, 1, step.length()).append("=\"");
            out.append(child.text.equals(MARKED) ? MARKED : xmlText(child.text)).append('"');
          }
        });
    out.append('>').append(element.text.equals(MARKED) ? MARKED : xmlText(element.text));
    element.children.forEach(
        (step, child) -> {
          if (!step.startsWith("@")) {
            write(prefix + step.replaceAll("\\[.*", ""), prefix, child, out);
          }
        });
    out.append("</").append(name).append('>');
  }

  /** Returns a case for each format that a line of {@code values.tsv} names. */
  static List<RangeCase> cases(String line) {
    String[] columns = line.split("\t");
    List<RangeCase> cases = new ArrayList<>();
    for (String format : columns[1].split(" ")) {
      RangeDocument document = new RangeValues(columns[2]).document(format);
      Map<String, String> options = new LinkedHashMap<>();
      if (columns.length > 3) {
        for (String option : columns[3].split(" ")) {
          String[] pair = option.split("=", 2);
          options.put(pair[0].equals("at") ? "at." + document.name() : pair[0], pair[1]);
        }
      }
      cases.add(
          new RangeCase(
              columns[0] + " in " + format, Arrays.asList(columns[0]), List.of(document), options));
    }
    return cases;
  }
}
