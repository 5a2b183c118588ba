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
 * single object. Arrays on the way are gone through: each of their objects may have items. Objects
 * that follow a single one at the root, as in JSON lines, are items, too.
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

  /** An open object, or an open array on the way to the items. */
  private static final class Open {

    private final String path;
    private final boolean array;
    private boolean found; // the items, in this object

    Open(String path, boolean array) {
      this.path = path;
      this.array = array;
    }
  }

  private final JsonParser in;
  private final JsonLog log;
  private final String items;
  private final Shape shape;
  private final Outside outside;
  private final Deque<Open> around = new ArrayDeque<>();
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
    around.forEach(open -> open.found = true);
    inArray = value == JsonToken.START_ARRAY;
    inMembers = value == JsonToken.START_OBJECT && shape == Shape.MEMBERS;
    boolean several = inArray || inMembers;
    list |= several || around.stream().anyMatch(open -> open.array);
    return !several && value != null;
  }

  private boolean begin() throws IOException {
    begun = true;
    JsonToken root = in.nextToken();
    if (items.isEmpty()) {
      return open(root) || nextInList() || another();
    }
    enter("", root);
    return findMember() || another();
  }

  /** Goes into an object or an array that may have the items; skips any other value. */
  private void enter(String path, @Nullable JsonToken value) throws IOException {
    if (value == JsonToken.START_OBJECT || value == JsonToken.START_ARRAY) {
      around.push(new Open(path, value == JsonToken.START_ARRAY));
    } else {
      in.skipChildren(); // it has no members
    }
  }

  /** Moves to the items inside the open objects; false at the end of the outermost. */
  private boolean findMember() throws IOException {
    while (!around.isEmpty()) {
      Open open = around.element();
      JsonToken next = in.nextToken();
      if (next == null || next == JsonToken.END_OBJECT || next == JsonToken.END_ARRAY) {
        around.pop();
      } else if (open.array) {
        enter(open.path, next);
      } else if (takeMember(open)) {
        return true;
      }
    }
    return false;
  }

  /** Takes a member of an open object. Returns whether the parser is at an item now. */
  private boolean takeMember(Open open) throws IOException {
    String name = in.currentName();
    JsonToken value = in.nextToken();
    Optional<String> below = ItemPath.below(open.path, name, items);
    boolean here = below.isPresent() && below.get().equals(items);
    boolean holds = value == JsonToken.START_OBJECT || value == JsonToken.START_ARRAY;
    if (open.found && below.isPresent()) {
      repeated(name);
    } else if (here && (value == JsonToken.START_ARRAY || isSingle(value))) {
      return open(value) || nextInList();
    } else if (below.isPresent() && !here && holds) {
      enter(below.get(), value);
    } else {
      outside.member(open.path, name, in);
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
