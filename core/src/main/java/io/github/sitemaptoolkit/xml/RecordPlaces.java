package io.github.sitemaptoolkit.xml;

import io.github.sitemaptoolkit.format.LaterPlaces;
import io.github.sitemaptoolkit.format.Places;
import io.github.sitemaptoolkit.internal.name.XmlName;
import io.github.sitemaptoolkit.internal.record.RecordRanges;
import io.github.sitemaptoolkit.internal.record.RecordTape;
import io.github.sitemaptoolkit.problem.Location;
import java.util.Arrays;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Finds the places of the values of a record, once they are asked for. */
final class RecordPlaces implements LaterPlaces {

  private final Places places;
  private final String source;
  private final Function<XmlName, String> names;
  private @Nullable RecordTape current;
  private @Nullable RecordRanges elements; // those that are asked for; null if none was yet
  private String elementName = ""; // of the one that was found last, with a bracket
  private int elementNumber;
  private int element;
  private final Supplier<Location> whole = this::whole; // for all records

  // Of each value that was added: its element, or the complement of its attribute, and where the
  // element begins.
  private int[] parts = new int[32];
  private int[] starts = new int[parts.length];
  private long[] lines = new long[parts.length];
  private long[] lineStarts = new long[parts.length];

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
    current = record;
    elements = null;
    Location begin = new RecordRanges(record, source).tag(0);
    places.begin(begin);
    places.findLater(this);
    places.endLater(whole);
    return begin;
  }

  /** Returns the place of a field of the entry, or of an element of it; null if it is neither. */
  @Override
  public @Nullable Location find(String path) {
    RecordTape record = record();
    int bracket = path.indexOf('[');
    if (bracket > 0 && path.indexOf(']') == path.length() - 1) {
      return element(path, bracket, record);
    }
    int child = field(path, record);
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
  private int field(String path, RecordTape record) {
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

  @Override
  public void fill() {
    RecordTape record = record();
    var walking = new RecordRanges(record, source);
    for (int child = 1; child < record.size(); child = record.next(child)) {
      add(Places.ENTRY, names.apply(record.name(child)), child, record, walking);
    }
  }

  private void add(int around, String name, int element, RecordTape record, RecordRanges in) {
    in.walkTo(element);
    int place = places.addLater(around, name, false);
    keep(place, element, in);
    for (int i = record.firstAttribute(element); i < record.endOfAttributes(element); i++) {
      keep(places.addLater(place, record.attributeName(i), true), ~i, in);
    }
    if (!record.isLeaf(element)) {
      for (int child = element + 1; child < record.next(element); child = record.next(child)) {
        add(place, record.name(child).localName, child, record, in);
      }
    }
  }

  private void keep(int value, int part, RecordRanges in) {
    if (value == parts.length) {
      parts = Arrays.copyOf(parts, 2 * value);
      starts = Arrays.copyOf(starts, 2 * value);
      lines = Arrays.copyOf(lines, 2 * value);
      lineStarts = Arrays.copyOf(lineStarts, 2 * value);
    }
    parts[value] = part;
    starts[value] = in.at();
    lines[value] = in.line();
    lineStarts[value] = in.lineStart();
  }

  @Override
  public Location place(int value) {
    int part = parts[value];
    return part < 0 ? ranges(value).value(~part) : place(part, record(), ranges(value));
  }

  @Override
  public Location tag(int element) {
    return ranges(element).tagOnly(parts[element]);
  }

  private RecordRanges ranges(int value) {
    return new RecordRanges(record(), source, starts[value], lines[value], lineStarts[value]);
  }
}
