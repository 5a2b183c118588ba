package io.github.sitemaptoolkit.token;

import io.github.sitemaptoolkit.internal.bytes.ByteWindow;
import io.github.sitemaptoolkit.internal.bytes.ShortTexts;
import io.github.sitemaptoolkit.internal.name.XmlName;
import io.github.sitemaptoolkit.internal.text.ByteText;
import io.github.sitemaptoolkit.internal.text.Words;
import io.github.sitemaptoolkit.problem.Extent;
import io.github.sitemaptoolkit.problem.Location;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The attributes of the current start tag. Their values are only converted to strings on demand.
 */
final class Attributes {

  private static final int PLACE = 6; // numbers
  private static final long NOT_ASCII = 0x8080808080808080L; // the highest bit of each byte

  private final ByteWindow in;

  private XmlName[] names = new XmlName[16];
  private String[] namespaces = new String[16];
  private @Nullable String[] values = new @Nullable String[16];
  private int[] ranges = new int[32]; // in the window, relative to its base; or in the text
  private long[] places = new long[16 * PLACE]; // line, column and distance from the base, twice
  private final ShortTexts shortTexts = new ShortTexts();
  private int count;

  /** The values that differ from the bytes of the document, such as those with references. */
  final ByteText text = new ByteText();

  Attributes(ByteWindow in) {
    this.in = in;
  }

  void clear() {
    count = 0;
    text.clear();
  }

  int count() {
    return count;
  }

  /**
   * Adds an attribute.
   *
   * @param from where its value begins: the distance from the window's base or, if negative, the
   *     complement of an index in the text
   */
  void add(XmlName name, int from, int to) {
    if (count == names.length) {
      names = Arrays.copyOf(names, count * 2);
      namespaces = Arrays.copyOf(namespaces, count * 2);
      values = Arrays.copyOf(values, count * 2);
      ranges = Arrays.copyOf(ranges, count * 4);
      places = Arrays.copyOf(places, count * 2 * PLACE);
    }
    names[count] = name;
    namespaces[count] = "";
    values[count] = null;
    ranges[2 * count] = from;
    ranges[2 * count + 1] = to;
    count++;
  }

  /** Sets where the value of the last attribute begins, and that it ends at a place. */
  void place(long line, int column, int start, int end) {
    int at = PLACE * (count - 1);
    places[at] = line;
    places[at + 1] = column;
    places[at + 2] = start;
    places[at + 3] = in.line;
    places[at + 4] = in.column(end);
    places[at + 5] = (long) end - in.base;
  }

  /** Returns the place of a value in a document of a name. */
  Location location(int index, String source) {
    int at = PLACE * index;
    long length = places[at + 5] - places[at + 2];
    var extent =
        new Extent(
            places[at + 3],
            (int) places[at + 4],
            in.offset(in.base + (int) places[at + 2]),
            in.exact ? length : -1);
    return new Location(source, places[at], (int) places[at + 1], extent);
  }

  /** Returns whether an attribute of this name was added. */
  @SuppressWarnings("ReferenceEquality") // names are unique objects
  boolean has(XmlName name) {
    for (int i = 0; i < count; i++) {
      if (names[i] == name) {
        return true;
      }
    }
    return false;
  }

  XmlName name(int index) {
    return names[index];
  }

  String namespace(int index) {
    return namespaces[index];
  }

  void namespace(int index, String namespace) {
    namespaces[index] = namespace;
  }

  void remove(int index) {
    count--;
    for (int i = index; i < count; i++) {
      names[i] = names[i + 1];
      namespaces[i] = namespaces[i + 1];
      values[i] = values[i + 1];
      ranges[2 * i] = ranges[2 * i + 2];
      ranges[2 * i + 1] = ranges[2 * i + 3];
      System.arraycopy(places, PLACE * (i + 1), places, PLACE * i, PLACE);
    }
  }

  String value(int index) {
    String value = values[index];
    if (value == null) {
      value = decode(ranges[2 * index], ranges[2 * index + 1]);
      values[index] = value;
    }
    return value;
  }

  private String decode(int from, int to) {
    if (from < 0) {
      return text.substring(~from, to);
    }
    byte[] bytes = in.bytes;
    int at = in.base + from;
    int length = to - from;
    if (length > 0 && length <= ShortTexts.LONGEST && at + Long.BYTES <= bytes.length) {
      long key = Words.first(bytes, at, length);
      if ((key & NOT_ASCII) == 0 && bytes[at + length - 1] != 0) {
        return shortTexts.get(key, bytes, at, length);
      }
    }
    return new String(bytes, at, length, StandardCharsets.UTF_8);
  }
}
