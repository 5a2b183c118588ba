package io.github.sitemaptoolkit.converters.internal.feed.source;

import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.token.XmlCursor;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds where the texts and attributes are that are read, and keeps those of the current item. */
final class TextPlaces {

  private final XmlCursor cursor;
  private final TextRange range = new TextRange();
  private final List<String> names = new ArrayList<>(); // of the open elements
  private @Nullable ItemPlaces item;
  private int outside; // the number of names that do not belong to paths in the item
  private String element = ""; // with the text or attribute that was read last
  private @Nullable Location last;

  TextPlaces(XmlCursor cursor) {
    this.cursor = cursor;
  }

  /** Begins with the item whose start tag is current. */
  void begin(ItemPlaces next) {
    item = next;
    outside = names.size();
  }

  /** Enters the element whose start tag is current. */
  void start(String name) {
    names.add(name);
  }

  /** Leaves an element. */
  void end() {
    names.remove(names.size() - 1);
    if (names.size() < outside) {
      item = null;
    }
  }

  private String path() {
    return item == null ? "" : String.join("/", names.subList(outside, names.size()));
  }

  /** Notes that the attribute at an index is read; -1 if it is not there. */
  void attribute(int index) {
    XmlCursor.Ranges ranges = cursor.ranges();
    last = index < 0 || ranges == null ? null : ranges.attribute(index);
    if (last != null) {
      String path = path();
      element = path + (path.isEmpty() ? "@" : "/@") + cursor.attributeLocalName(index);
      became(cursor.attributeValue(index));
    }
  }

  /** Begins to read the text of the element whose start tag is current. */
  void beginText() {
    element = path();
    range.clear();
  }

  /** Adds a piece of the text. */
  void addText(String piece) {
    range.add(cursor, piece);
  }

  /** Ends the text. */
  void endText() {
    String text = range.trimmed();
    last = null;
    place(text, cursor.location());
  }

  /** Returns the place of what was read last; another one if it is blank or unknown. */
  Location place(Location otherwise) {
    return last == null ? otherwise : last;
  }

  /** Returns the place of a part of the text that was read last, which counts alone from now on. */
  Location place(String part, Location otherwise) {
    Location at = range.locate(part, otherwise);
    if (!at.equals(otherwise)) {
      last = at;
      became(part);
    }
    return at;
  }

  /** Notes that what was read last became a value. */
  void became(String value) {
    if (item != null && last != null && !value.isEmpty()) {
      item.add(value, last, element);
    }
  }
}
