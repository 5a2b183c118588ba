package io.github.sitemaptoolkit.xml;

import io.github.sitemaptoolkit.format.Places;
import io.github.sitemaptoolkit.internal.name.XmlName;
import io.github.sitemaptoolkit.internal.record.RecordRanges;
import io.github.sitemaptoolkit.internal.record.RecordTape;
import io.github.sitemaptoolkit.problem.Location;
import java.util.function.Function;

/** Adds the places of the values of a record, once one of them is asked for. */
final class RecordPlaces {

  private final Places places;
  private final String source;
  private final Function<XmlName, String> names;

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
    var ranges = new RecordRanges(record, source);
    Location begin = ranges.tag(0);
    places.begin(begin);
    places.fillLater(() -> fill(record, ranges), path -> line(path, record));
    return begin;
  }

  /** Returns the line of a field of the entry; 0 if it is not one. */
  private long line(String path, RecordTape record) {
    for (int child = 1; child < record.size(); child = record.next(child)) {
      if (names.apply(record.name(child)).equals(path)
          && record.isLeaf(child)
          && !record.isBlank(child)) {
        return new RecordRanges(record, source).line(child);
      }
    }
    return 0;
  }

  private void fill(RecordTape record, RecordRanges ranges) {
    for (int child = 1; child < record.size(); child = record.next(child)) {
      add(Places.ENTRY, names.apply(record.name(child)), child, record, ranges);
    }
  }

  private void add(int around, String name, int element, RecordTape record, RecordRanges ranges) {
    int place = places.add(around, name, ranges.tag(element));
    for (int i = record.firstAttribute(element); i < record.endOfAttributes(element); i++) {
      places.addAttribute(place, record.attributeName(i), ranges.value(i));
    }
    if (record.isLeaf(element)) {
      if (!record.isBlank(element)) {
        places.set(place, ranges.text(element));
      }
      return;
    }
    for (int child = element + 1; child < record.next(element); child = record.next(child)) {
      add(place, record.name(child).localName, child, record, ranges);
    }
  }
}
