package io.github.sitemaptoolkit.token;

import io.github.sitemaptoolkit.internal.bytes.ByteWindow;
import io.github.sitemaptoolkit.internal.text.ByteText;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The attributes of the current start tag. Their values are only converted to strings on demand.
 */
final class Attributes {

  private final ByteWindow in;

  private XmlName[] names = new XmlName[16];
  private String[] namespaces = new String[16];
  private @Nullable String[] values = new @Nullable String[16];
  private int[] ranges = new int[32]; // in the window, relative to its base; or in the text
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
    }
    names[count] = name;
    namespaces[count] = "";
    values[count] = null;
    ranges[2 * count] = from;
    ranges[2 * count + 1] = to;
    count++;
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
    return from < 0
        ? text.substring(~from, to)
        : new String(in.bytes, in.base + from, to - from, StandardCharsets.UTF_8);
  }
}
