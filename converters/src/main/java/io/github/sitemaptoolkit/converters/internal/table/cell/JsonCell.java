package io.github.sitemaptoolkit.converters.internal.table.cell;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Cells that hold a JSON array, as databases ({@code json_agg}, {@code JSON_ARRAYAGG}) and content
 * management systems write several values.
 */
public final class JsonCell {

  private static final int DEEPEST = 20; // an object with its sizes has some five

  private static final JsonFactory FACTORY =
      JsonFactory.builder()
          .streamReadConstraints(StreamReadConstraints.builder().maxNestingDepth(DEEPEST).build())
          .build();

  private JsonCell() {}

  /** Returns whether a cell is an array of texts and numbers. */
  static boolean is(String cell) {
    return values(cell) != null;
  }

  /**
   * Returns the values of a cell, in which null is absent; null if it is not an array of texts,
   * numbers and truth values.
   */
  public static @Nullable List<@Nullable String> values(String cell) {
    if (!isBetween(cell, '[', ']')) {
      return null; // as nearly always
    }
    List<@Nullable String> values = new ArrayList<>();
    try (JsonParser in = FACTORY.createParser(cell)) {
      in.nextToken();
      for (JsonToken next = in.nextToken(); next != JsonToken.END_ARRAY; next = in.nextToken()) {
        if (next == null || !next.isScalarValue()) {
          return null;
        }
        values.add(next == JsonToken.VALUE_NULL ? null : in.getText());
      }
      return in.nextToken() == null ? values : null;
    } catch (IOException e) {
      return null; // a text in brackets
    }
  }

  /** Returns the objects of a cell; null if it is not an object or an array of them. */
  public static @Nullable JsonObjects objects(String cell) {
    if (!isBetween(cell, '{', '}') && !isBetween(cell, '[', ']')) {
      return null; // as nearly always
    }
    var objects = new JsonObjects();
    try (JsonParser in = FACTORY.createParser(cell)) {
      JsonToken first = in.nextToken();
      boolean array = first == JsonToken.START_ARRAY;
      JsonToken next = array ? in.nextToken() : first;
      while (next == JsonToken.START_OBJECT || (array && next == JsonToken.VALUE_NULL)) {
        objects.read(in);
        next = array ? in.nextToken() : JsonToken.END_ARRAY;
      }
      boolean whole = next == JsonToken.END_ARRAY && in.nextToken() == null;
      return whole && !objects.isEmpty() ? objects : null;
    } catch (IOException e) {
      return null;
    }
  }

  private static boolean isBetween(String cell, char begin, char end) {
    int last = cell.length() - 1;
    return last > 0 && cell.charAt(0) == begin && cell.charAt(last) == end;
  }
}
