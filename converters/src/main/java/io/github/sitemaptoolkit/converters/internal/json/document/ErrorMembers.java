package io.github.sitemaptoolkit.converters.internal.json.document;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import io.github.sitemaptoolkit.converters.internal.table.column.KnownHeaders;
import java.io.IOException;
import java.util.Locale;
import java.util.Set;

/** The members by which interfaces say that an answer is an error, whatever else it has. */
final class ErrorMembers {

  private static final Set<String> ERRORS = Set.of("error", "errors", "exception", "fault");
  private static final Set<String> SUCCESSES = Set.of("ok", "success");

  /** Values that say that there is no error. */
  private static final Set<String> NONE = Set.of("", "0", "200", "false", "none", "ok", "success");

  private ErrorMembers() {}

  /** Returns whether a member of a document may say it. */
  static boolean mayBe(String name) {
    return ERRORS.contains(KnownHeaders.relax(name)) || isSuccess(name);
  }

  private static boolean isSuccess(String name) {
    return SUCCESSES.contains(KnownHeaders.relax(name));
  }

  /** Returns whether its value, at which a parser is, says it; moves to the end of the value. */
  static boolean isSet(JsonParser in, String name) throws IOException {
    JsonToken value = in.currentToken();
    if (isSuccess(name)) {
      in.skipChildren();
      return value == JsonToken.VALUE_FALSE;
    }
    return value.isStructStart() ? isFilled(in) : value != JsonToken.VALUE_NULL && !isNone(in);
  }

  /** Returns whether an object or an array has something inside, but no code of success. */
  private static boolean isFilled(JsonParser in) throws IOException {
    boolean filled = false;
    boolean success = false;
    for (int open = 1; open > 0; ) {
      JsonToken next = in.nextToken();
      open += next.isStructStart() ? 1 : next.isStructEnd() ? -1 : 0;
      filled |= open > 0;
      success |=
          open == 1 && next == JsonToken.VALUE_STRING && in.getTextLength() > 0 && isNone(in);
    }
    return filled && !success;
  }

  private static boolean isNone(JsonParser in) throws IOException {
    return NONE.contains(in.getText().toLowerCase(Locale.ROOT));
  }
}
