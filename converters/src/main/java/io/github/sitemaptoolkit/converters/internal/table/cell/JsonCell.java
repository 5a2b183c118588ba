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

  private static final JsonFactory FACTORY =
      JsonFactory.builder()
          .streamReadConstraints(StreamReadConstraints.builder().maxNestingDepth(2).build())
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
    if (cell.length() < 2 || cell.charAt(0) != '[' || cell.charAt(cell.length() - 1) != ']') {
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
}
