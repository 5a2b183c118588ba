package io.github.sitemaptoolkit.pages;

import io.github.sitemaptoolkit.content.json.JsonTree;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * What a page says, and what becomes of it: the rows of {@code statements.txt}, which are the
 * tables of docs/static-sites.md.
 */
final class StatementTable {

  private static final String FILM =
      "\"name\": \"Cake\", \"description\": \"A cake\", \"thumbnailUrl\": \"/a.jpg\","
          + " \"contentUrl\": \"/a.mp4\"";

  private static final String ARTICLE =
      "\"headline\": \"Apple cake\", \"datePublished\": \"2026-02-02T08:00:00Z\","
          + " \"publisher\": {\"name\": \"Baker\"}";

  private static final List<String> KINDS = List.of("film", "article", "data", "html");

  private StatementTable() {}

  /**
   * A row.
   *
   * @param table the name of its table
   * @param said what the page says, in Markdown
   * @param kind {@code film}, {@code article} or {@code data} for structured data; else {@code
   *     html}
   * @param examples what stands on the page; the document has the first
   * @param gives the elements of the entry that come of it
   * @param note what else counts; empty if nothing
   */
  record Row(
      String table,
      String said,
      String kind,
      List<String> examples,
      List<String> gives,
      String note) {

    /** Returns whether an example has an element whatever its row says: what completes it. */
    boolean isOf(String element) {
      return (kind.equals("film") && element.equals("<video:video>"))
          || (kind.equals("article") && element.equals("<news:news>"));
    }

    /** Returns the row without what it says, but with what completes it. */
    Row withoutExample() {
      return new Row(table, said, kind, List.of(""), gives, note);
    }

    /** Returns whether something completes the examples. */
    boolean isCompleted() {
      return kind.equals("film") || kind.equals("article");
    }

    /** Returns a page for each example, in each of the ways in which it can be written. */
    List<String> pages() throws IOException {
      List<String> pages = new ArrayList<>();
      for (String example : examples) {
        if (kind.equals("html")) {
          int head = endOfHead(example);
          pages.add(page(example.substring(0, head), example.substring(head)));
        } else {
          String json = json(example);
          JsonTree item = JsonTree.parse(json);
          pages.add(page("<script type=\"application/ld+json\">" + json + "</script>", ""));
          pages.add(page("", Markup.MICRODATA.item(item, "")));
          pages.add(page("", Markup.RDFA.item(item, "")));
        }
      }
      return pages;
    }

    private static int endOfHead(String html) {
      int end = 0;
      while (html.startsWith("<meta", end) || html.startsWith("<link", end)) {
        end = html.indexOf('>', end) + 1;
      }
      return end;
    }

    private String json(String example) throws IOException {
      return switch (kind) {
        case "film" -> item("VideoObject", example, FILM);
        case "article" -> item("NewsArticle", example, ARTICLE);
        default -> example;
      };
    }

    /** Returns an item with an example, and with those other properties that it needs. */
    private static String item(String type, String example, String others) throws IOException {
      Set<String> own = JsonTree.parse('{' + example + '}').members().keySet();
      boolean thumbnail = own.contains("thumbnail") || own.contains("image");
      var json = new StringBuilder("{\"@type\": \"" + type + '"');
      json.append(example.isEmpty() ? "" : ", ").append(example);
      for (String other : others.split(", (?=\")", -1)) {
        String name = other.substring(1, other.indexOf('"', 1));
        boolean same = own.contains(name) || (name.equals("thumbnailUrl") && thumbnail);
        json.append(same ? "" : ", " + other);
      }
      return json.append('}').toString();
    }

    private static String page(String head, String body) {
      return "<!doctype html><html lang=\"en\"><head><title>Apple cake</title>"
          + "<meta name=\"description\" content=\"How it is made\">"
          + head
          + "</head><body>"
          + body
          + "</body></html>";
    }

    /** Returns an element in Markdown: its name and its text, or all of it if it has none. */
    private static String shown(String element) {
      int begin = element.indexOf('>') + 1;
      int end = element.lastIndexOf("</");
      return end < 0
          ? '`' + element + '`'
          : '`' + element.substring(1, begin - 1) + "` = `" + element.substring(begin, end) + '`';
    }

    private String markdown() {
      var cell = new StringBuilder();
      for (String element : gives) {
        cell.append(cell.isEmpty() ? "" : ", ").append(shown(element));
      }
      if (gives.isEmpty()) {
        cell.append("nothing");
      }
      if (!note.isEmpty()) {
        cell.append(gives.isEmpty() ? ": " : "; ").append(note);
      }
      return "| " + said + " | `" + examples.get(0).replace("|", "\\|") + "` | " + cell + " |\n";
    }
  }

  /** Returns a table of the document. */
  static String markdown(List<Row> rows, String table) {
    var text = new StringBuilder("| The page says | Example | The sitemap has |\n|---|---|---|\n");
    rows.stream()
        .filter(row -> row.table().equals(table))
        .forEach(it -> text.append(it.markdown()));
    return text.toString();
  }

  static List<Row> read() throws IOException {
    String text;
    try (InputStream in = StatementTable.class.getResourceAsStream("statements.txt")) {
      text = new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
    }
    List<Row> rows = new ArrayList<>();
    String table = "";
    for (String block : text.split("\n\n", -1)) {
      Map<String, List<String>> lines = new LinkedHashMap<>();
      for (String line : block.strip().split("\n", -1)) {
        if (!line.startsWith("#")) {
          int colon = line.indexOf(": ");
          lines
              .computeIfAbsent(line.substring(0, colon), key -> new ArrayList<>())
              .add(line.substring(colon + 2).strip());
        }
      }
      table = lines.containsKey("table") ? first(lines, "table") : table;
      if (lines.containsKey("said")) {
        rows.add(row(table, lines));
      }
    }
    return rows;
  }

  private static Row row(String table, Map<String, List<String>> lines) {
    String kind = KINDS.stream().filter(lines::containsKey).findFirst().orElseThrow();
    List<String> examples = new ArrayList<>(lines.get(kind));
    examples.addAll(lines.getOrDefault("also", List.of()));
    return new Row(
        table,
        first(lines, "said"),
        kind,
        examples,
        lines.getOrDefault("gives", List.of()),
        first(lines, "note"));
  }

  private static String first(Map<String, List<String>> lines, String key) {
    return lines.getOrDefault(key, List.of("")).get(0);
  }

  /** A way to write structured data as attributes. */
  private enum Markup {
    MICRODATA("itemprop", "itemid", " itemscope itemtype=\"https://schema.org/"),
    RDFA("property", "resource", " vocab=\"https://schema.org/\" typeof=\"");

    private final String property;
    private final String id;
    private final String type;

    Markup(String property, String id, String type) {
      this.property = property;
      this.id = id;
      this.type = type;
    }

    /**
     * Returns an item as an element.
     *
     * @param name the property whose value it is; empty for none
     */
    String item(JsonTree item, String name) {
      var html = new StringBuilder("<div");
      html.append(name.isEmpty() ? "" : ' ' + property + "=\"" + name + '"');
      html.append(type).append(Objects.requireNonNullElse(item.text("@type"), "Thing")).append('"');
      String named = item.text("@id");
      html.append(named == null ? "" : ' ' + id + "=\"" + named + '"').append('>');
      item.members()
          .forEach(
              (key, values) -> {
                if (!key.startsWith("@")) {
                  values.elements().forEach(value -> html.append(value(value, key)));
                }
              });
      return html.append("</div>").toString();
    }

    private String value(JsonTree value, String name) {
      String text = value.text();
      return text == null
          ? item(value, name)
          : "<meta " + property + "=\"" + name + "\" content=\"" + text + "\">";
    }
  }
}
