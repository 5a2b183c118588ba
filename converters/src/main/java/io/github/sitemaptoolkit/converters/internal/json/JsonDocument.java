package io.github.sitemaptoolkit.converters.internal.json;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.io.JsonEOFException;
import io.github.sitemaptoolkit.converters.internal.table.column.KnownHeaders;
import io.github.sitemaptoolkit.text.Padding;
import io.github.sitemaptoolkit.url.UrlEnding;
import io.github.sitemaptoolkit.url.UrlJudge;
import java.io.IOException;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Distinguishes a single JSON document from JSON lines: both may begin with an object. */
public final class JsonDocument {

  /** What may follow the bracket of an array: a value, or its end. */
  private static final String VALUE_BEGINS = "{[\"]-0123456789tfn";

  private static final Pattern FEED =
      Pattern.compile("\"version\"\\s*:\\s*\"https?:\\\\?/\\\\?/jsonfeed\\.org\\\\?/version");

  private boolean hasLoc;
  private boolean hasPage; // a url under another name
  private boolean hasAddress; // of what may be a page, under any name, also in what only wraps it
  private boolean holdsOthers;

  private JsonDocument() {}

  /** Returns whether a text begins with an array. */
  public static boolean beginsArray(String text) {
    String document = text.stripLeading();
    if (!document.startsWith("[")) {
      return false;
    }
    String inside = document.substring(1).stripLeading();
    return !inside.isEmpty() && VALUE_BEGINS.indexOf(inside.charAt(0)) >= 0;
  }

  /** Returns whether a text begins with an object that has members. */
  public static boolean beginsObject(String text) {
    String document = text.stripLeading();
    return document.startsWith("{") && document.substring(1).stripLeading().startsWith("\"");
  }

  /** Returns whether a text is the beginning of a JSON Feed. */
  public static boolean beginsFeed(String text) {
    return beginsObject(text) && FEED.matcher(text).find();
  }

  /**
   * Returns whether the object at the beginning of a text is a single document: it continues on the
   * next line, or it is the only one, has no {@code loc}, and contains others or a url under
   * another name. Malformed text counts as lines, so that each line is reported.
   */
  public static boolean begins(String text) {
    return new JsonDocument().read(text.stripLeading());
  }

  /** Returns whether the object at the beginning of a text has a {@code loc}, as lines have. */
  public static boolean hasLoc(String text) {
    var document = new JsonDocument();
    document.read(text.stripLeading());
    return document.hasLoc;
  }

  /** Returns whether the object at the beginning of a text has some url, but no {@code loc}. */
  public static boolean hasOtherPage(String text) {
    var document = new JsonDocument();
    document.read(text.stripLeading());
    return (document.hasPage || document.hasAddress) && !document.hasLoc;
  }

  private boolean read(String document) {
    try (JsonParser json = JsonSyntax.FACTORY.createParser(document)) {
      if (json.nextToken() != JsonToken.START_OBJECT) {
        return false;
      }
      while (json.nextToken() == JsonToken.FIELD_NAME) {
        if (isBehindFirstLine(json)) {
          return true;
        }
        hasLoc |= json.currentName().equals("loc");
        hasPage |= KnownHeaders.mayMeanPage(json.currentName());
        JsonToken value = json.nextToken();
        holdsOthers |= value != null && value.isStructStart();
        look(json, value);
      }
      boolean isWhole = json.currentToken() == JsonToken.END_OBJECT;
      if (isWhole && isBehindFirstLine(json)) {
        return true;
      }
      int end = (int) json.currentLocation().getCharOffset();
      return isWhole && isOther() && document.substring(end).isBlank();
    } catch (JsonEOFException e) { // the text is the beginning of a longer one, or cut
      return e.getLocation().getLineNr() > 1 || (holdsOthers && !hasLoc);
    } catch (IOException e) {
      return false;
    }
  }

  /** Looks at a value for the address of a page, and skips it. */
  private void look(JsonParser json, @Nullable JsonToken value) throws IOException {
    if (value == JsonToken.START_OBJECT && KnownHeaders.isWrapper(json.currentName())) {
      while (json.nextToken() == JsonToken.FIELD_NAME) {
        hasAddress |= isPage(json, json.nextToken());
        json.skipChildren();
      }
    } else {
      hasAddress |= isPage(json, value);
      json.skipChildren();
    }
  }

  private static boolean isPage(JsonParser json, @Nullable JsonToken value) throws IOException {
    String text = value == JsonToken.VALUE_STRING ? Padding.strip(json.getText()) : "";
    return UrlJudge.isWeb(text) && UrlEnding.kind(UrlEnding.of(text)) != UrlEnding.Kind.PICTURE;
  }

  private boolean isOther() {
    return !hasLoc && (holdsOthers || hasPage);
  }

  private static boolean isBehindFirstLine(JsonParser json) {
    return json.currentTokenLocation().getLineNr() > 1;
  }
}
