package io.github.sitemaptoolkit.hosts.internal.text;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.json.JsonReadFeature;
import io.github.sitemaptoolkit.problem.Location;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads JSON with places, and with the comments that people leave in configurations. */
public final class HostJson {

  /** Deeper documents are refused: nobody writes them by hand. */
  private static final int DEEPEST = 100;

  private static final JsonFactory FACTORY =
      JsonFactory.builder()
          .enable(JsonReadFeature.ALLOW_JAVA_COMMENTS)
          .enable(JsonReadFeature.ALLOW_TRAILING_COMMA)
          .build();

  private HostJson() {}

  /**
   * Reads a document.
   *
   * @param source the name of the file, for places
   * @throws IOException if it is not JSON, or nested too deeply
   */
  public static HostTree parse(String source, String text) throws IOException {
    try (JsonParser parser =
        FACTORY.createParser(text.startsWith("\uFEFF") ? text.substring(1) : text)) {
      if (parser.nextToken() == null) {
        throw new IOException("there is no value");
      }
      HostTree tree = read(source, parser, 0);
      if (parser.nextToken() != null) {
        throw new IOException("there is more than one value");
      }
      return tree;
    }
  }

  private static HostTree read(String source, JsonParser parser, int depth) throws IOException {
    if (depth > DEEPEST) {
      throw new IOException("it is nested deeper than " + DEEPEST + " levels");
    }
    JsonLocation place = parser.currentTokenLocation();
    var at = new Location(source, place.getLineNr(), place.getColumnNr());
    JsonToken token = parser.currentToken();
    if (token == JsonToken.START_OBJECT) {
      Map<String, HostTree> members = new LinkedHashMap<>();
      while (parser.nextToken() != JsonToken.END_OBJECT) {
        String name = parser.currentName();
        parser.nextToken();
        members.put(name, read(source, parser, depth + 1));
      }
      return new HostTree(at, members);
    } else if (token == JsonToken.START_ARRAY) {
      List<HostTree> elements = new ArrayList<>();
      while (parser.nextToken() != JsonToken.END_ARRAY) {
        elements.add(read(source, parser, depth + 1));
      }
      return new HostTree(at, elements);
    } else if (token == JsonToken.VALUE_NUMBER_INT) {
      String number = parser.getText();
      return new HostTree(at, number.length() < 10 ? (Object) Integer.valueOf(number) : number);
    } else if (token == JsonToken.VALUE_TRUE || token == JsonToken.VALUE_FALSE) {
      return new HostTree(at, token == JsonToken.VALUE_TRUE);
    }
    return new HostTree(at, token == JsonToken.VALUE_NULL ? null : parser.getText());
  }
}
