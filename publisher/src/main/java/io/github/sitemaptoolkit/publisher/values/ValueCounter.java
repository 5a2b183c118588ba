package io.github.sitemaptoolkit.publisher.values;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Counts which fields entries have, by the markup that is about to be written: nothing else knows
 * it as surely. Only names of elements are looked at, and dates until there are many different
 * ones. Not thread-safe.
 */
public final class ValueCounter {

  /** An element at a place in entries. */
  private static final class Element {
    private final byte[] name;
    private final @Nullable Element parent;
    private final @Nullable String field; // null if it is none, and nothing in it
    private final long bit;
    private final @Nullable Set<String> dates; // null if it holds no date
    private final List<Element> inner = new ArrayList<>();
    private long entries;
    private long several;
    private long last; // the entry that it was found in last
    private boolean repeated; // in this entry

    Element(byte[] name, @Nullable Element parent, @Nullable String field, long bit, boolean date) {
      this.name = name;
      this.parent = parent;
      this.field = field;
      this.bit = bit;
      this.dates = date ? new TreeSet<>() : null;
    }

    boolean isCalled(byte[] xml, int from, int to) {
      return Arrays.equals(name, 0, name.length, xml, from, to);
    }
  }

  /** Any element that is no field. */
  private static final Element OTHER = new Element(new byte[0], null, null, 0, false);

  private final FieldNames names;
  private final Element url;
  private Element current;
  private int skipped; // elements that are open in one that is no field
  private long entry;
  private long fields; // of this entry, as bits

  /** Creates a counter of nothing. */
  public ValueCounter(FieldNames names) {
    this.names = names;
    this.url = new Element(new byte[0], null, null, 0, false);
    this.current = url;
  }

  /**
   * Counts an entry.
   *
   * @param xml its {@code url} element, as it is rendered: attributes have no {@code >}, and there
   *     are neither comments nor sections of CDATA
   * @return the bits of its fields, as in {@link FieldNames#bit}
   */
  public long add(byte[] xml) {
    entry++;
    fields = 0;
    skipped = 0;
    current = url;
    int end = xml.length;
    int at = next(xml, next(xml, 0, '>'), '<'); // behind the start of the url element
    while (at < end) {
      int close = next(xml, at, '>');
      if (xml[at + 1] == '/') {
        leave();
      } else {
        enter(xml, at + 1, close);
        if (xml[close - 1] == '/') {
          leave();
        } else if (current.dates != null && skipped == 0) {
          addDate(current.dates, xml, close + 1, next(xml, close, '<'));
        }
      }
      at = next(xml, close, '<');
    }
    return fields;
  }

  private static int next(byte[] xml, int from, char wanted) {
    int at = from;
    while (at < xml.length && xml[at] != wanted) {
      at++;
    }
    return at;
  }

  private void leave() {
    if (skipped > 0) {
      skipped--;
    } else if (current.parent != null) {
      current = current.parent;
    }
  }

  private void enter(byte[] xml, int from, int close) {
    if (skipped > 0) {
      skipped++;
      return;
    }
    int to = from;
    while (to < close && xml[to] != ' ' && xml[to] != '/') {
      to++;
    }
    Element element = inner(current, xml, from, to);
    if (element.field == null) {
      skipped++;
      return;
    }
    current = element;
    if (element.last != entry) {
      element.last = entry;
      element.repeated = false;
      element.entries++;
      fields |= element.bit;
    } else if (!element.repeated && element.parent == url) {
      element.repeated = true;
      element.several++;
    }
  }

  private Element inner(Element parent, byte[] xml, int from, int to) {
    List<Element> known = parent.inner;
    for (int i = 0; i < known.size(); i++) {
      Element element = known.get(i);
      if (element.isCalled(xml, from, to)) {
        return element;
      }
    }
    byte[] name = Arrays.copyOfRange(xml, from, to);
    String field = names.name(parent.field, new String(name, StandardCharsets.UTF_8));
    if (field == null) {
      return OTHER; // not remembered: a document may have any number of names
    }
    int number = names.number(field);
    long bit = number == FieldNames.NO_NUMBER ? 0 : 1L << number;
    var element = new Element(name, parent, field, bit, names.isDate(field));
    known.add(element);
    return element;
  }

  private static void addDate(Set<String> dates, byte[] xml, int from, int to) {
    if (dates.size() < FieldCount.MOST_DATES) {
      int hash = 0;
      for (int i = from; i < to; i++) {
        hash = 31 * hash + xml[i];
      }
      dates.add(Integer.toHexString(hash));
    }
  }

  /** Returns what was counted. */
  public FieldCounts counts() {
    Map<String, FieldCount> counts = new TreeMap<>();
    addTo(counts, url);
    return new FieldCounts(counts);
  }

  private static void addTo(Map<String, FieldCount> counts, Element parent) {
    for (Element element : parent.inner) {
      if (element.field != null) {
        Set<String> dates = element.dates == null ? Set.of() : element.dates;
        counts.put(element.field, new FieldCount(element.entries, element.several, dates));
        addTo(counts, element);
      }
    }
  }
}
