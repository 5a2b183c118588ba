package io.github.sitemaptoolkit.converters.internal.json.document;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import io.github.sitemaptoolkit.converters.internal.json.JsonCodes;
import io.github.sitemaptoolkit.converters.internal.json.JsonLog;
import io.github.sitemaptoolkit.converters.internal.json.document.Outline.Shape;
import io.github.sitemaptoolkit.problem.Problem;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Moves a parser from item to item: to the elements of an array, the members of an object, or to a
 * single object. Objects that follow a single one at the root, as in JSON lines, are items, too.
 */
final class ItemCursor {

  /** Receives the members of the document that are outside of its items. */
  interface Outside {

    /**
     * Takes a member; the parser is at its value, and has to be moved to the end of that.
     *
     * @param path the path of the object that has the member
     */
    void member(String path, String name, JsonParser in) throws IOException;
  }

  private final JsonParser in;
  private final JsonLog log;
  private final String items;
  private final Shape shape;
  private final Outside outside;
  private final Deque<String> around = new ArrayDeque<>(); // paths of the open objects
  private boolean begun;
  private boolean inArray;
  private boolean inMembers;
  private boolean found;
  private boolean list;
  private boolean ended;
  private long count;

  /**
   * Creates a cursor before the first item.
   *
   * @param items the path of the array or object; empty for the root
   * @param shape what holds the items: an object may be an array, too
   */
  ItemCursor(JsonParser in, JsonLog log, String items, Shape shape, Outside outside) {
    this.in = in;
    this.log = log;
    this.items = items;
    this.shape = shape;
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

  /** Returns whether the items are a list, not a single object. */
  boolean isList() {
    return list;
  }

  /** Returns how many items were met so far. */
  long count() {
    return count;
  }

  /** Moves to the next item, when the current one was read to its end; false at the end. */
  boolean next() throws IOException {
    boolean item = !ended && (begun ? nextInList() || findMember() || another() : begin());
    count += item ? 1 : 0;
    return item;
  }

  /** Moves to the next item of the open array or object; false at its end, or if none is open. */
  private boolean nextInList() throws IOException {
    if (inArray) {
      inArray = in.nextToken() != JsonToken.END_ARRAY;
      return inArray;
    } else if (inMembers) {
      inMembers = in.nextToken() != JsonToken.END_OBJECT;
      if (inMembers) {
        in.nextToken(); // the name is a key
      }
    }
    return inMembers;
  }

  /** Begins with the place of the items. Returns whether it is an item itself. */
  private boolean open(@Nullable JsonToken value) {
    found = true;
    inArray = value == JsonToken.START_ARRAY;
    inMembers = value == JsonToken.START_OBJECT && shape == Shape.MEMBERS;
    list = inArray || inMembers;
    return !list && value != null;
  }

  private boolean begin() throws IOException {
    begun = true;
    JsonToken root = in.nextToken();
    if (items.isEmpty()) {
      return open(root) || nextInList() || another();
    }
    if (root == JsonToken.START_OBJECT) {
      around.push("");
    } else {
      in.skipChildren(); // it has no members
    }
    return findMember() || another();
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
        if (open(value) || nextInList()) {
          return true;
        }
      } else if (below.isPresent() && !here && value == JsonToken.START_OBJECT) {
        around.push(below.get());
      } else {
        outside.member(around.element(), name, in);
      }
    }
    return false;
  }

  private boolean isSingle(JsonToken value) {
    return value == JsonToken.START_OBJECT && shape != Shape.ARRAY;
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
    if (next == JsonToken.START_OBJECT && items.isEmpty() && shape != Shape.MEMBERS) {
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
