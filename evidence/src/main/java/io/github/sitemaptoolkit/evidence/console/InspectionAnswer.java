package io.github.sitemaptoolkit.evidence.console;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import io.github.sitemaptoolkit.url.PercentEncoding;
import io.github.sitemaptoolkit.url.UrlJudge;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/**
 * What an answer says of an address.
 *
 * @param address the address; empty if nothing names it
 * @param values the values of its members that matter, by their names
 */
record InspectionAnswer(String address, Map<String, String> values) {

  /** The member that each answer has. */
  static final String RESULT = "indexStatusResult";

  private static final String URL = "url";
  private static final String INSPECTED = "inspectionUrl";
  private static final String LINK = "inspectionResultLink";

  /** The members that have the address, if they stand outside of the result. */
  private static final Set<String> ADDRESSES = Set.of(URL, INSPECTED, LINK);

  /**
   * Reads an object with an answer in it, whose opening brace was read.
   *
   * @throws IOException if it is no JSON
   */
  static InspectionAnswer read(JsonParser json) throws IOException {
    Map<String, String> values = new HashMap<>();
    Deque<String> path = new ArrayDeque<>();
    path.push("");
    String name = "";
    while (!path.isEmpty()) {
      JsonToken token = json.nextToken();
      if (token == null) {
        break;
      }
      switch (token) {
        case FIELD_NAME -> name = json.currentName();
        case START_OBJECT, START_ARRAY -> path.push(name);
        case END_OBJECT, END_ARRAY -> name = path.pop();
        case VALUE_STRING -> {
          boolean ofResult = RESULT.equals(path.peek());
          if (ofResult || ADDRESSES.contains(name)) {
            values.putIfAbsent(ofResult ? RESULT + '.' + name : name, json.getText());
          }
        }
        default -> {
          // numbers and answers say nothing here
        }
      }
    }
    return new InspectionAnswer(address(values), values);
  }

  private static String address(Map<String, String> values) {
    for (String name : new String[] {INSPECTED, URL}) {
      String value = values.getOrDefault(name, "").strip();
      if (UrlJudge.isWeb(value)) {
        return value;
      }
    }
    String link = values.getOrDefault(LINK, "");
    for (String part : link.substring(link.indexOf('?') + 1).split("&", -1)) {
      String id = part.startsWith("id=") ? PercentEncoding.decode(part.substring(3)) : "";
      if (UrlJudge.isWeb(id)) {
        return id;
      }
    }
    return "";
  }

  /** Returns a value of the result; empty if it has none. */
  String value(String name) {
    return values.getOrDefault(RESULT + '.' + name, "");
  }
}
