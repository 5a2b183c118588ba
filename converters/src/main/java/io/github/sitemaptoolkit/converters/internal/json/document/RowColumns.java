package io.github.sitemaptoolkit.converters.internal.json.document;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import io.github.sitemaptoolkit.converters.internal.json.JsonCodes;
import io.github.sitemaptoolkit.converters.internal.table.column.KnownHeaders;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.SitemapException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Finds out whether the items of a list are rows of cells, and the names of their columns elsewhere
 * in the document: databases answer with {@code {"columns": [...], "rows": [[...]]}}. A row is an
 * array, or an object around one, as BigQuery and Athena have it.
 */
final class RowColumns {

  private static final int DEEPEST = 8; // objects around the names

  /** The names of lists of columns. */
  private static final Set<String> LISTS =
      Set.of(
          "cols",
          "column_names",
          "columninfo",
          "columnnames",
          "columns",
          "fields",
          "header",
          "headers",
          "meta",
          "names",
          "rowtype");

  /** The names of the only member of a row that is an object. */
  private static final Set<String> CELLS = Set.of("c", "cells", "data", "f", "row", "values");

  /** The names of the member of a column with its name, the surest first. */
  private static final List<String> NAMES =
      List.of("name", "label", "text", "title", "header", "field", "key", "id");

  private final String path;
  private final List<List<String>> lists = new ArrayList<>();
  private int width = -1; // of the first row; none was found

  private RowColumns(String path) {
    this.path = path;
  }

  /** Returns whether a list has the name of one of columns: it holds no entries beside another. */
  static boolean isList(String name) {
    return LISTS.contains(KnownHeaders.relax(name));
  }

  /** Returns whether the first member of an item makes it a row, if there is no other. */
  static boolean isRow(String name, JsonToken value) {
    return value == JsonToken.START_ARRAY && CELLS.contains(KnownHeaders.relax(name));
  }

  /**
   * Reads the beginning of a document.
   *
   * @param path where the items are
   */
  static RowColumns of(JsonParser in, String path) throws IOException {
    var columns = new RowColumns(path);
    try (in) {
      columns.value(in, in.nextToken(), "", "", 0);
    } catch (JsonProcessingException e) {
      // the beginning ends in the middle, or the reader reports it at its place
    }
    return columns;
  }

  /** Returns whether the items are rows. */
  boolean areRows() {
    return width > 0;
  }

  /**
   * Returns the names of the columns; null if there are none outside of the rows.
   *
   * @throws SitemapException if they are as many as no row has cells
   */
  @Nullable List<String> names(Location at) {
    for (List<String> list : lists) {
      if (list.size() == width) {
        return list;
      }
    }
    if (lists.isEmpty()) {
      return null;
    }
    throw new SitemapException(
        JsonCodes.ITEMS,
        "the first list in "
            + Problem.quoted(path)
            + " has "
            + width
            + " values, but the document names "
            + lists.get(0).size()
            + " columns: it is no row of them (--items names another list)",
        at);
  }

  private void value(JsonParser in, @Nullable JsonToken value, String at, String name, int depth)
      throws IOException {
    if (value == JsonToken.START_ARRAY && at.equals(path)) {
      firstRow(in);
    } else if (value == JsonToken.START_ARRAY && isList(name)) {
      names(in);
    } else if (value == JsonToken.START_OBJECT && depth < DEEPEST) {
      while (in.nextToken() == JsonToken.FIELD_NAME) {
        String member = in.currentName();
        value(in, in.nextToken(), ItemPath.join(at, member), member, depth + 1);
      }
    } else {
      in.skipChildren();
    }
  }

  private void firstRow(JsonParser in) throws IOException {
    JsonToken first = in.nextToken();
    if (first == JsonToken.START_ARRAY) {
      width = count(in);
    } else if (first == JsonToken.START_OBJECT && in.nextToken() == JsonToken.FIELD_NAME) {
      width = isRow(in.currentName(), in.nextToken()) ? count(in) : -1;
      in.skipChildren();
      while (in.nextToken() == JsonToken.FIELD_NAME) { // not the only member
        in.nextToken();
        in.skipChildren();
        width = -1;
      }
    }
    while (in.currentToken() != null && in.nextToken() != JsonToken.END_ARRAY) {
      in.skipChildren();
    }
  }

  private static int count(JsonParser in) throws IOException {
    int count = 0;
    while (in.nextToken() != JsonToken.END_ARRAY) {
      in.skipChildren();
      count++;
    }
    return count;
  }

  private void names(JsonParser in) throws IOException {
    List<String> names = new ArrayList<>();
    boolean named = true;
    for (JsonToken next = in.nextToken(); next != JsonToken.END_ARRAY; next = in.nextToken()) {
      String name = next == JsonToken.VALUE_STRING ? in.getText() : null;
      if (next == JsonToken.START_OBJECT) {
        name = ofObject(in);
      } else {
        in.skipChildren();
      }
      named &= name != null;
      names.add(name == null ? "" : name);
    }
    if (named && !names.isEmpty()) {
      lists.add(names);
    }
  }

  private static @Nullable String ofObject(JsonParser in) throws IOException {
    Map<String, String> members = new HashMap<>();
    while (in.nextToken() == JsonToken.FIELD_NAME) {
      String name = KnownHeaders.relax(in.currentName());
      if (in.nextToken() == JsonToken.VALUE_STRING && in.getTextLength() > 0) {
        members.putIfAbsent(name, in.getText());
      }
      in.skipChildren();
    }
    return NAMES.stream().filter(members::containsKey).findFirst().map(members::get).orElse(null);
  }
}
