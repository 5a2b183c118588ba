package io.github.sitemaptoolkit.internal.xml;

import io.github.sitemaptoolkit.format.Limits;
import java.util.Arrays;
import java.util.concurrent.ThreadLocalRandom;
import org.jspecify.annotations.Nullable;

/** Finds the names of a document by their bytes, so that a known one costs no String. */
final class XmlNames {

  private final ByteWindow in;
  private final Faults faults;
  private final Limits limits;

  // Odd and not known before: nobody can choose names that all fall on one place.
  private final int multiplier = ThreadLocalRandom.current().nextInt() | 1;

  private @Nullable XmlName[] table = new @Nullable XmlName[256];
  private int count;
  private int hash;

  XmlNames(ByteWindow in, Faults faults, Limits limits) {
    this.in = in;
    this.faults = faults;
    this.limits = limits;
  }

  /** Returns where the name ends that begins at a place; {@link #find} it next. */
  int end(int from) {
    byte[] bytes = in.bytes;
    int at = from;
    int sum = 0;
    while (CharClasses.NAME[bytes[at] & 0xFF]) {
      sum = sum * multiplier + bytes[at++];
    }
    hash = sum;
    return bytes[at] > 0 ? at : endOfUnusual(from - in.base, at);
  }

  /** Goes on where the bytes that were read end, or ASCII does. */
  private int endOfUnusual(int fromBase, int place) {
    int at = place;
    int sum = hash;
    while (true) {
      if (at == in.limit) {
        at = in.more(at);
        if (at == in.limit) {
          break;
        }
      }
      byte b = in.bytes[at];
      int length = 1;
      if (b < 0) {
        length = Utf8.length(in.bytes, at, in.limit);
        if (length == Utf8.CUT) {
          int read = in.limit - at;
          at = in.ensure(at, read + 1);
          if (in.limit - at > read) {
            continue;
          }
        }
        if (length <= 0) {
          break;
        }
        in.wide(length);
      } else if (!CharClasses.NAME[b]) {
        break;
      }
      for (int i = 0; i < length; i++) {
        sum = sum * multiplier + in.bytes[at++];
      }
      if (at - in.base - fromBase > limits.nameLength()) {
        break; // find says so
      }
    }
    hash = sum;
    return at;
  }

  /** Returns the name whose end was looked for last. */
  XmlName find(int from, int to) {
    int mixed = hash ^ hash >>> 15;
    int mask = table.length - 1;
    for (int i = mixed & mask; ; i = (i + 1) & mask) {
      XmlName name = table[i];
      if (name == null) {
        return add(from, to);
      }
      if (name.hash == hash && name.is(in.bytes, from, to)) {
        return name;
      }
    }
  }

  private XmlName add(int from, int to) {
    if (to - from > limits.nameLength()) {
      throw faults.passed("the length of a name", limits.nameLength(), in, from);
    }
    if (count == limits.names()) {
      throw faults.passed("the number of different names", limits.names(), in, from);
    }
    if (++count * 2 > table.length) {
      XmlName[] names = Arrays.stream(table).filter(name -> name != null).toArray(XmlName[]::new);
      table = new @Nullable XmlName[table.length * 2];
      for (XmlName name : names) {
        place(name);
      }
    }
    var name = new XmlName(in.bytes, from, to, hash);
    place(name);
    return name;
  }

  private void place(XmlName name) {
    int mask = table.length - 1;
    int i = (name.hash ^ name.hash >>> 15) & mask;
    while (table[i] != null) {
      i = (i + 1) & mask;
    }
    table[i] = name;
  }
}
