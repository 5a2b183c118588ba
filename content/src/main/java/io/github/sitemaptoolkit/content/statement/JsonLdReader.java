package io.github.sitemaptoolkit.content.statement;

import io.github.sitemaptoolkit.content.json.JsonTree;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Reads items of JSON-LD. Contexts are ignored: all names are those of schema.org. Source: <a
 * href="https://www.w3.org/TR/json-ld11/">JSON-LD 1.1</a>.
 */
final class JsonLdReader {

  private final List<Thing> tops;

  /**
   * Creates a reader.
   *
   * @param tops receives the items that are in no other
   */
  JsonLdReader(List<Thing> tops) {
    this.tops = tops;
  }

  /**
   * Reads a script.
   *
   * @throws IOException if it is not JSON
   */
  void read(String script) throws IOException {
    String text = withoutMarks(script);
    if (text.isEmpty()) {
      return;
    }
    for (JsonTree top : JsonTree.parse(text).elements()) {
      addTop(top);
      top.get("@graph").elements().forEach(this::addTop);
    }
  }

  private void addTop(JsonTree tree) {
    if (!tree.members().isEmpty()) {
      tops.add(item(tree));
    }
  }

  /** Returns a script without the comment or CDATA marks around it. */
  private static String withoutMarks(String script) {
    String text = script.strip();
    for (String[] mark :
        new String[][] {
          {"<!--", "-->"},
          {"/*<![CDATA[*/", "/*]]>*/"},
          {"//<![CDATA[", "//]]>"},
          {"<![CDATA[", "]]>"}
        }) {
      if (text.startsWith(mark[0])) {
        int end = text.endsWith(mark[1]) ? text.length() - mark[1].length() : text.length();
        text = text.substring(Math.min(mark[0].length(), end), end).strip();
      }
    }
    return text;
  }

  private static Thing item(JsonTree tree) {
    List<String> types = new ArrayList<>(1);
    for (JsonTree type : tree.get("@type").elements()) {
      String name = type.text();
      if (name != null) {
        types.add(TypeNames.last(name));
      }
    }
    var item = new Thing(types, tree.text("@id"));
    for (Map.Entry<String, JsonTree> member : tree.members().entrySet()) {
      String name = member.getKey();
      if (!name.startsWith("@") || name.equals("@value")) {
        add(TypeNames.last(name), member.getValue(), item);
      }
    }
    return item;
  }

  private static void add(String property, JsonTree tree, Thing item) {
    for (JsonTree value : tree.elements()) {
      if (value.value() instanceof List) {
        add(property, value, item);
      } else if (value.members().isEmpty()) {
        String text = value.text();
        item.add(property, new Value(text == null ? "" : text, null, true));
      } else if (value.members().containsKey("@list")) {
        add(property, value.get("@list"), item);
      } else if (value.members().containsKey("@set")) {
        add(property, value.get("@set"), item);
      } else {
        item.add(property, Value.of(item(value)));
      }
    }
  }
}
