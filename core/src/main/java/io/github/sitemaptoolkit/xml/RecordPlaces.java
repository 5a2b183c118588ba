package io.github.sitemaptoolkit.xml;

import io.github.sitemaptoolkit.format.Places;
import io.github.sitemaptoolkit.internal.name.XmlName;
import io.github.sitemaptoolkit.internal.record.RecordRanges;
import io.github.sitemaptoolkit.internal.record.RecordTape;
import io.github.sitemaptoolkit.problem.Location;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Adds the places of the values of a record, once one of them is asked for. */
final class RecordPlaces {

  private final Places places;
  private final String source;
  private final Function<XmlName, String> names;
  private @Nullable RecordTape current;
  private @Nullable RecordRanges ranges;
  private @Nullable RecordRanges elements; // those that are asked for; null if none was yet
  private String elementName = ""; // of the one that was found last, with a bracket
  private int elementNumber;
  private int element;
  private final Runnable filler = this::fill; // for all records
  private final Function<String, @Nullable Location> fields = this::field;
  private final Supplier<Location> whole = this::whole;

  /**
   * Creates an object for all records of a document.
   *
   * @param names returns what a child of the outermost element is called in paths
   */
  RecordPlaces(Places places, String source, Function<XmlName, String> names) {
    this.places = places;
    this.source = source;
    this.names = names;
  }

  /** Begins with a record, and returns its place. */
  Location begin(RecordTape record) {
    var walking = new RecordRanges(record, source);
    current = record;
    ranges = walking;
    elements = null;
    Location begin = walking.tag(0);
    places.begin(begin);
    places.fillLater(filler, fields);
    places.endLater(whole);
    return begin;
  }

  /** Returns the place of a field of the entry, or of an element of it; null if it is neither. */
  private @Nullable Location field(String path) {
    RecordTape record = record();
    int bracket = path.indexOf('[');
    if (bracket > 0 && path.indexOf(']') == path.length() - 1) {
      return element(path, bracket, record);
    }
    int child = find(path, record);
    return child == 0 ? null : new RecordRanges(record, source).text(child);
  }

  /** Returns the place of an element such as {@code link[2]}; null if there is none. */
  private @Nullable Location element(String path, int bracket, RecordTape record) {
    int number = 0;
    for (int i = bracket + 1; i < path.length() - 1; i++) {
      number = 10 * number + path.charAt(i) - '0';
    }
    RecordRanges walking = elements;
    if (walking == null || number <= elementNumber || !path.startsWith(elementName)) {
      walking = new RecordRanges(record, source); // otherwise on from the one before
      elements = walking;
      elementName = path.substring(0, bracket + 1);
      elementNumber = 0;
      element = 0;
    }
    int child = element == 0 ? 1 : record.next(element);
    for (; child < record.size(); child = record.next(child)) {
      String name = names.apply(record.name(child));
      if (name.length() == bracket && path.startsWith(name) && ++elementNumber == number) {
        element = child;
        return place(child, record, walking);
      }
    }
    elements = null;
    return null;
  }

  /** Returns the place of the text of an element; of its start tag, if it has none. */
  private static Location place(int element, RecordTape record, RecordRanges in) {
    boolean text = record.isLeaf(element) && !record.isBlank(element);
    return text ? in.text(element) : in.tagOnly(element);
  }

  /** Returns the element with the text of a field of the entry; 0 if there is none. */
  private int find(String path, RecordTape record) {
    for (int child = 1; child < record.size(); child = record.next(child)) {
      if (names.apply(record.name(child)).equals(path)
          && record.isLeaf(child)
          && !record.isBlank(child)) {
        return child;
      }
    }
    return 0;
  }

  private RecordTape record() {
    return Objects.requireNonNull(current);
  }

  private Location whole() {
    return new RecordRanges(record(), source).whole();
  }

  private void fill() {
    RecordTape record = record();
    RecordRanges walking = Objects.requireNonNull(ranges);
    for (int child = 1; child < record.size(); child = record.next(child)) {
      add(Places.ENTRY, names.apply(record.name(child)), child, record, walking);
    }
  }

  private void add(int around, String name, int element, RecordTape record, RecordRanges in) {
    int place = places.add(around, name, in.tag(element));
    for (int i = record.firstAttribute(element); i < record.endOfAttributes(element); i++) {
      places.addAttribute(place, record.attributeName(i), in.value(i));
    }
    if (record.isLeaf(element)) {
      if (!record.isBlank(element)) {
        places.set(place, in.text(element));
      }
      return;
    }
    for (int child = element + 1; child < record.next(element); child = record.next(child)) {
      add(place, record.name(child).localName, child, record, in);
    }
  }
}
