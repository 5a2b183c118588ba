package io.github.sitemaptoolkit.converters.internal.json.document;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import io.github.sitemaptoolkit.converters.internal.feed.text.PlainText;
import io.github.sitemaptoolkit.converters.internal.json.ItemBudget;
import io.github.sitemaptoolkit.converters.internal.json.JsonCodes;
import io.github.sitemaptoolkit.converters.internal.json.JsonLog;
import io.github.sitemaptoolkit.converters.internal.json.JsonSyntax;
import io.github.sitemaptoolkit.converters.internal.table.TableCodes;
import io.github.sitemaptoolkit.converters.internal.table.cell.TableLimits;
import io.github.sitemaptoolkit.converters.internal.table.row.PlacedText;
import io.github.sitemaptoolkit.limit.Limits;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Reads items as rows. The header of a value is the path to it: the names of the members, joined by
 * dots. Arrays are not part of it; their elements are several values of a column. Nor are names of
 * types around a value.
 */
final class ItemRows {

  /** The path of an item that is not an object: a url in a list of urls. */
  private static final String URL = "url";

  /** The end of the path of a text that is HTML, as WordPress has them. */
  private static final String HTML = ".rendered";

  /** The names of the only member of an object that stands for a value, as databases have them. */
  private static final Set<String> TYPES =
      Set.of("$date", "$numberLong", "stringValue", "timestampValue"); // MongoDB, Firestore

  private static final int[] NONE = {}; // the place of a value in no array

  /** A path, with those that continue it. */
  private static final class Node {
    private final String name;
    private final String path;
    private final boolean html;
    private final Map<String, Node> children = new HashMap<>();
    private @Nullable Node first; // of the children of the last object
    private @Nullable Node following; // which came behind this one in the last object
    private int column = -1;
    private int elements; // of its arrays in the current item
    private long item; // to which this number belongs
    private long object; // that had it last
    private long objects; // that had it, even as null
    private boolean empty; // in one of them

    Node(String name, String path) {
      this.name = name;
      this.path = path;
      this.html = path.endsWith(HTML);
    }
  }

  private final boolean cells; // items are rows of cells
  private final boolean places; // of values are wanted
  private final Set<String> earlier;
  private final JsonLog log;
  private final ItemBudget budget;
  private final Node root = new Node("", "");
  private final List<String> names = new ArrayList<>();
  private final Map<String, Integer> columns = new HashMap<>(); // by name
  private int nodes;
  private boolean full; // there are too many paths
  private long items;
  private long objects;
  private int[] indexes = new int[8];
  private int[] numbers = new int[8];
  private int depth;

  /**
   * Creates rows.
   *
   * @param earlier the headers of earlier readings: they are columns, too, where they are empty
   * @param cells whether the items are rows of cells: their headers are {@linkplain #columns set},
   *     or they are numbers
   */
  ItemRows(JsonLog log, Limits limits, boolean places, Set<String> earlier, boolean cells) {
    this.cells = cells;
    this.earlier = earlier;
    this.log = log;
    this.places = places;
    this.budget = new ItemBudget(log, limits);
  }

  /** Returns the headers of all values so far, in the order in which they were first met. */
  List<String> names() {
    return names;
  }

  /** Returns the column of a header, which is added if it is new. */
  int column(String name) {
    return columns.computeIfAbsent(
        name,
        added -> {
          names.add(added);
          return names.size() - 1;
        });
  }

  /** Sets the headers of rows of cells; two may be the same. */
  void columns(List<String> headers) {
    for (String header : headers) {
      columns.putIfAbsent(header, names.size());
      names.add(header);
    }
  }

  /** Returns the headers that not all items so far have, not even as null. */
  Set<String> sometimes() {
    Set<String> found = new HashSet<>(names);
    root.children.values().forEach(child -> removeAlways(child, found));
    return found;
  }

  private void removeAlways(Node node, Set<String> found) {
    if (node.objects >= items) {
      found.remove(node.path);
      node.children.values().forEach(child -> removeAlways(child, found));
    }
  }

  /**
   * Reads the current item to its end.
   *
   * @return its row; null if it cannot be an entry, which is reported
   */
  @Nullable ItemRow read(JsonParser in) throws IOException {
    items++;
    depth = 0;
    budget.begin();
    var row = new ItemRow(log.at(in));
    switch (in.currentToken()) {
      case START_OBJECT -> {
        if (cells) {
          rowInObject(in, row);
        } else {
          members(in, root, row);
        }
      }
      case START_ARRAY -> {
        if (!cells) {
          LineItems.skip(in, log);
          return null;
        }
        cells(in, row);
      }
      case VALUE_STRING -> {
        if (budget.takesMember(in)) {
          row.add(column(URL), value(in.getText(), true, in));
        }
      }
      default -> {
        LineItems.skip(in, log);
        return null;
      }
    }
    if (places) {
      row.end(log.at(in));
    }
    return row;
  }

  private void rowInObject(JsonParser in, ItemRow row) throws IOException {
    while (in.nextToken() == JsonToken.FIELD_NAME) {
      String name = in.currentName();
      if (RowColumns.isRow(name, in.nextToken())) {
        cells(in, row);
      } else {
        in.skipChildren();
      }
    }
  }

  private void cells(JsonParser in, ItemRow row) throws IOException {
    for (int i = 0; in.nextToken() != JsonToken.END_ARRAY; i++) {
      if (i == names.size()) {
        column(String.valueOf(i + 1));
      }
      if (in.currentToken().isStructStart()) {
        depth = in.currentToken() == JsonToken.START_ARRAY ? 1 : 0;
        inCell(in, row, i);
        depth = 0;
      } else {
        cell(in, row, i);
      }
    }
  }

  /** Takes the values of an array, or the first one of an object: BigQuery has {"v": "..."}. */
  private void inCell(JsonParser in, ItemRow row, int column) throws IOException {
    boolean array = depth == 1;
    boolean taken = false;
    indexes[0] = 0;
    for (int open = 1; open > 0; ) {
      JsonToken next = in.nextToken();
      open += next.isStructStart() ? 1 : next.isStructEnd() ? -1 : 0;
      if (next.isScalarValue() && next != JsonToken.VALUE_NULL && (array || !taken)) {
        taken = true;
        numbers[0] = indexes[0];
        cell(in, row, column);
        indexes[0]++;
      }
    }
  }

  private void cell(JsonParser in, ItemRow row, int column) throws IOException {
    boolean value = in.currentToken() != JsonToken.VALUE_NULL && in.getTextLength() > 0;
    if (value && budget.takes(in)) {
      row.add(column, value(in.getText(), depth > 0, in));
    }
  }

  private void members(JsonParser in, Node node, ItemRow row) throws IOException {
    long object = ++objects;
    Node before = null;
    while (in.nextToken() == JsonToken.FIELD_NAME) {
      String name = in.currentName();
      Node expected = before == null ? node.first : before.following;
      Node child = expected != null && expected.name.equals(name) ? expected : child(node, name);
      in.nextToken();
      if (child == null) {
        in.skipChildren();
      } else if (child.object == object) {
        log.leftOut(
            JsonCodes.DUPLICATE_KEY,
            log.at(in),
            () ->
                "the key "
                    + Problem.quoted(name)
                    + " occurs more than once in an object; its first value is used");
        in.skipChildren();
      } else {
        child.object = object;
        child.objects++;
        if (before == null) {
          node.first = child;
        } else {
          before.following = child;
        }
        before = child;
        value(in, child, row);
      }
    }
  }

  private @Nullable Node child(Node node, String name) {
    Node child = node.children.get(name);
    if (child == null && nodes < TableLimits.MOST_FIELDS) {
      nodes++;
      boolean type = TYPES.contains(name) && node != root;
      child = new Node(name, type ? node.path : ItemPath.join(node.path, name));
      node.children.put(name, child);
    } else if (child == null && !full) {
      full = true;
      log.leftOut(
          TableCodes.TOO_LONG,
          log.document(),
          () ->
              "the items have more than "
                  + TableLimits.MOST_FIELDS
                  + " different members; others are left out, such as "
                  + Problem.quoted(name));
    }
    return child;
  }

  private void value(JsonParser in, Node node, ItemRow row) throws IOException {
    JsonToken token = in.currentToken();
    if (token.isStructStart() && in.getParsingContext().getNestingDepth() > JsonSyntax.DEEPEST) {
      log.leftOut(
          JsonCodes.TOO_DEEP,
          log.at(in),
          () -> "a value is nested deeper than " + JsonSyntax.DEEPEST + " levels; it is left out");
      in.skipChildren();
    } else if (token == JsonToken.START_OBJECT) {
      members(in, node, row);
    } else if (token == JsonToken.START_ARRAY) {
      elements(in, node, row);
    } else if (token != JsonToken.VALUE_NULL) {
      add(in, node, row, false);
    } else {
      empty(node);
    }
  }

  /** Adds the columns of earlier readings that have no value here, but are still there. */
  private void empty(Node node) {
    if (!node.empty) {
      node.empty = true;
      String inside = node.path + '.';
      earlier.stream()
          .filter(path -> path.equals(node.path) || path.startsWith(inside))
          .forEach(this::column);
    }
  }

  private void elements(JsonParser in, Node node, ItemRow row) throws IOException {
    int level = depth++;
    if (level == indexes.length) {
      indexes = Arrays.copyOf(indexes, 2 * level);
      numbers = Arrays.copyOf(numbers, 2 * level);
    }
    indexes[level] = 0;
    while (in.nextToken() != JsonToken.END_ARRAY) {
      if (node.item != items) {
        node.item = items;
        node.elements = 0;
      }
      numbers[level] = node.elements++;
      if (in.currentToken().isScalarValue()) {
        if (in.currentToken() != JsonToken.VALUE_NULL) {
          add(in, node, row, true);
        }
      } else {
        value(in, node, row);
      }
      indexes[level]++;
    }
    depth--;
    if (indexes[level] == 0) {
      empty(node);
    }
  }

  private void add(JsonParser in, Node node, ItemRow row, boolean listed) throws IOException {
    if (in.getTextLength() == 0) {
      empty(node);
    }
    boolean taken = depth == 0 ? budget.takesMember(in) : budget.takes(in);
    if (!taken || in.getTextLength() == 0) {
      return;
    }
    String text = node.html ? PlainText.ofHtml(in.getText()) : in.getText();
    if (!text.isEmpty()) {
      if (node.column < 0) {
        node.column = column(node.path);
      }
      row.add(node.column, value(text, listed, in));
    }
  }

  private @Nullable Location place(JsonParser in) {
    return places ? log.at(in) : null;
  }

  private PlacedText value(String text, boolean listed, JsonParser in) throws IOException {
    var value =
        new PlacedText(
            text,
            depth == 0 ? NONE : Arrays.copyOf(indexes, depth),
            depth == 0 ? NONE : Arrays.copyOf(numbers, depth),
            listed && depth > 0,
            place(in));
    return log.isGuessed(in) ? value.guessed() : value;
  }
}
