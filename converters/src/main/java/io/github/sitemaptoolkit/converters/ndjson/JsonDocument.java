package io.github.sitemaptoolkit.converters.ndjson;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;

/** Distinguishes a single JSON document from JSON lines: both begin with an object. */
final class JsonDocument {

  private JsonDocument() {}

  /**
   * Returns whether the object at the beginning of a text is a single document: it continues on the
   * next line, or it is the only one, has no url and contains other objects or arrays. Malformed
   * text counts as lines, so that each line is reported.
   */
  static boolean begins(String text) {
    String document = text.stripLeading();
    try (JsonParser json = JsonLines.FACTORY.createParser(document)) {
      json.nextToken();
      boolean hasUrl = false;
      boolean holdsOthers = false;
      for (JsonToken token = json.nextToken();
          token != null && token != JsonToken.END_OBJECT;
          token = json.nextToken()) {
        if (isBehindFirstLine(json)) {
          return true;
        }
        hasUrl |= json.currentName().equals("loc");
        JsonToken value = json.nextToken();
        holdsOthers |= value != null && value.isStructStart();
        json.skipChildren();
      }
      boolean isWhole = json.currentToken() == JsonToken.END_OBJECT;
      if (isWhole && isBehindFirstLine(json)) {
        return true;
      }
      int end = (int) json.currentLocation().getCharOffset();
      return isWhole && !hasUrl && holdsOthers && document.substring(end).isBlank();
    } catch (IOException e) {
      return false;
    }
  }

  private static boolean isBehindFirstLine(JsonParser json) {
    return json.currentTokenLocation().getLineNr() > 1;
  }
}
