package io.github.sitemaptoolkit.converters.internal.json.document;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import io.github.sitemaptoolkit.converters.internal.json.JsonCodes;
import io.github.sitemaptoolkit.converters.internal.json.JsonLog;
import io.github.sitemaptoolkit.problem.Problem;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;

/**
 * Moves a parser from item to item: to the elements of an array, or to a single object. Objects
 * that follow a single one at the root, as in JSON lines, are items, too.
 */
final class ItemCursor {

  /** Receives the members of the document that are outside of its items. */
  interface Outside {

    /** Takes a member; the parser is at its value, and has to be moved to the end of that. */
    void member(String path, JsonParser in) throws IOException;
  }

  private final JsonParser in;
  private final JsonLog log;
  private final String items;
  private final boolean onlyArray;
  private final Outside outside;
  private final Deque<String> around = new ArrayDeque<>(); // paths of the open objects
  private boolean begun;
  private boolean inArray;
  private boolean found;
  private boolean ended;

  /**
   * Creates a cursor before the first item.
   *
   * @param items the path of the array or object; empty for the root
   * @param onlyArray whether the items cannot be a single object
   */
  ItemCursor(JsonParser in, JsonLog log, String items, boolean onlyArray, Outside outside) {
    this.in = in;
    this.log = log;
    this.items = items;
    this.onlyArray = onlyArray;
    this.outside = outside;
  }

  /** Returns the parser, which is at the beginning of the current item. */
  JsonParser parser() {
    return in;
  }

  /** Returns whether the place of the items was found. */
  boolean found() {
    return found;
  }

  /** Moves to the next item, when the current one was read to its end; false at the end. */
  boolean next() throws IOException {
    if (ended) {
      return false;
    } else if (!begun) {
      begun = true;
      if (begin()) {
        return true;
      }
    }
    if (inArray) {
      if (in.nextToken() != JsonToken.END_ARRAY) {
        return true;
      }
      inArray = false;
    }
    return findMember() || another();
  }

  private boolean begin() throws IOException {
    JsonToken root = in.nextToken();
    if (items.isEmpty()) {
      found = true;
      inArray = root == JsonToken.START_ARRAY;
      return !inArray && root != null;
    }
    if (root == JsonToken.START_OBJECT) {
      around.push("");
    } else {
      in.skipChildren(); // it has no members
    }
    return false;
  }

  /** Moves to the items inside the open objects; false at the end of the outermost. */
  private boolean findMember() throws IOException {
    while (!around.isEmpty()) {
      if (in.nextToken() == JsonToken.END_OBJECT) {
        around.pop();
        continue;
      }
      String name = in.currentName();
      JsonToken value = in.nextToken();
      Optional<String> below = ItemPath.below(around.element(), name, items);
      boolean here = below.isPresent() && below.get().equals(items);
      if (found && below.isPresent()) {
        repeated(name);
      } else if (here && (value == JsonToken.START_ARRAY || isSingle(value))) {
        found = true;
        inArray = value == JsonToken.START_ARRAY;
        if (!inArray) {
          return true;
        } else if (in.nextToken() != JsonToken.END_ARRAY) {
          return true;
        }
        inArray = false;
      } else if (below.isPresent() && !here && value == JsonToken.START_OBJECT) {
        around.push(below.get());
      } else {
        String path = around.element();
        outside.member(path.isEmpty() ? name : path + '.' + name, in);
      }
    }
    return false;
  }

  private boolean isSingle(JsonToken value) {
    return value == JsonToken.START_OBJECT && !onlyArray;
  }

  /** Skips a member that had the items before, or led to them. */
  private void repeated(String name) throws IOException {
    log.leftOut(
        JsonCodes.DUPLICATE_KEY,
        log.at(in),
        () ->
            "the key "
                + Problem.quoted(name)
                + " occurs more than once in an object; only the items of its first value are read");
    in.skipChildren();
  }

  /** Moves to a further root; anything but an object is reported, and ends the document. */
  private boolean another() throws IOException {
    JsonToken next = in.nextToken();
    if (next == JsonToken.START_OBJECT && items.isEmpty()) {
      return true;
    }
    ended = true;
    if (next != null) {
      log.leftOut(
          JsonCodes.TRAILING_CONTENT,
          log.at(in),
          () -> "content follows the end of the document; it is left out");
    }
    return false;
  }
}
