package io.github.sitemaptoolkit.internal.name;

import io.github.sitemaptoolkit.internal.bytes.ByteWindow;
import io.github.sitemaptoolkit.internal.bytes.Faults;
import io.github.sitemaptoolkit.internal.text.CharClasses;
import io.github.sitemaptoolkit.internal.text.Utf8;
import io.github.sitemaptoolkit.internal.text.Words;
import io.github.sitemaptoolkit.limit.Limit;
import io.github.sitemaptoolkit.limit.Limits;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.concurrent.ThreadLocalRandom;
import java.util.zip.CRC32C;
import org.jspecify.annotations.Nullable;

/** Finds the names of a document by their bytes, without creating a string for a known name. */
public final class XmlNames {

  private static final int SHOWN = 20;
  private static final int KEY = 2 * Long.BYTES;

  private final ByteWindow in;
  private final Faults faults;
  private final Limits limits;

  // Odd and random, so that nobody can construct names with colliding hashes.
  private final long multiplier = ThreadLocalRandom.current().nextLong() | 1;

  private @Nullable XmlName[] table = new @Nullable XmlName[256];
  private int count;
  private @Nullable XmlName last; // last name of a start tag

  /** Creates an empty table for the names of a document. */
  public XmlNames(ByteWindow in, Faults faults, Limits limits) {
    this.in = in;
    this.faults = faults;
    this.limits = limits;
  }

  /**
   * Reads the name of a start tag, one byte after the base; may move the window.
   *
   * <p>Tries the name that followed the last one the previous time, because documents are
   * repetitive.
   */
  public XmlName readStart(int from) {
    XmlName likely = last == null ? null : last.next;
    if (likely == null || !isNext(likely, from)) {
      int end = end(from);
      if (isTooLong(in.base + 1, end)) {
        return pass(in.base + 1, end);
      }
      likely = find(in.base + 1, end);
      if (last != null) {
        last.next = likely;
      }
    }
    last = likely;
    return likely;
  }

  /**
   * Returns the name of the start tag at a place if it is the likely one and the tag has nothing
   * else; null otherwise. Reads nothing: {@link #pass(XmlName)} does.
   */
  public @Nullable XmlName likely(int place) {
    XmlName likely = last == null ? null : last.next;
    if (likely == null || in.bytes[place] != '<') {
      return null;
    }
    int end = place + 1 + likely.raw.length;
    boolean there = end < in.limit && in.bytes[end] == '>' && likely.is(in.bytes, place + 1, end);
    return there ? likely : null;
  }

  /** Passes a start tag with the {@link #likely} name. */
  public void pass(XmlName likely) {
    last = likely;
    in.lineStart += likely.extra;
  }

  /** Returns whether a name, as far as it was read, exceeds the limit. */
  public boolean isTooLong(int from, int to) {
    return to - from > limits.nameLength();
  }

  /**
   * Skips a name that is too long and was partly read; moves the base after it. Returns the same
   * object for the same name.
   */
  public XmlName pass(int from, int to) {
    String begin =
        new String(in.bytes, from, Math.min(SHOWN, to - from), StandardCharsets.UTF_8) + "...";
    CRC32C one = new CRC32C();
    long length = 0;
    int at = from;
    int end = to;
    while (end > at) { // the other part of the key is the length
      one.update(in.bytes, at, end - at);
      length += end - at;
      in.base = end;
      end = end(end);
      at = in.base;
    }
    in.base = at;
    byte[] key = ByteBuffer.allocate(KEY).putLong(one.getValue()).putLong(length).array();
    return new XmlName(begin, key);
  }

  private boolean isNext(XmlName name, int from) {
    int end = from + name.raw.length;
    if (end < in.limit && ends(in.bytes[end]) && name.is(in.bytes, from, end)) {
      in.lineStart += name.extra;
      return true;
    }
    return false;
  }

  private static boolean ends(byte b) {
    return b == '>' || b == ' ' || b == '/';
  }

  /** Returns the end of the name that begins at a place; may move the window. */
  public int end(int from) {
    byte[] bytes = in.bytes;
    int at = from;
    while (CharClasses.NAME[bytes[at] & 0xFF]) {
      at++;
    }
    return bytes[at] > 0 ? at : endOfUnusual(from - in.base, at);
  }

  /** Continues where the bytes read so far end, or a character is not ASCII. */
  private int endOfUnusual(int fromBase, int place) {
    int at = place;
    while (at - in.base - fromBase <= limits.nameLength()) { // otherwise find reports it
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
      at += length;
    }
    return at;
  }

  /** Returns the name with these bytes. */
  public XmlName find(int from, int to) {
    int hash = hash(from, to, to - from);
    XmlName name = known(from, to, hash);
    return name == null ? add(from, to, hash) : name;
  }

  /** Returns the name with these bytes if it was read before; null otherwise. */
  public @Nullable XmlName known(int from, int to) {
    return known(from, to, hash(from, to, to - from));
  }

  private @Nullable XmlName known(int from, int to, int hash) {
    int mask = table.length - 1;
    int i = hash & mask;
    XmlName name = table[i];
    while (name != null && (name.hash != hash || !name.is(in.bytes, from, to))) {
      i = (i + 1) & mask;
      name = table[i];
    }
    return name;
  }

  private int hash(int from, int to, int length) {
    byte[] bytes = in.bytes;
    long sum = length;
    if (length <= 2 * Long.BYTES) {
      sum += Words.first(bytes, from, length) * multiplier;
      sum = (sum ^ sum >>> 29) * multiplier + Words.last(bytes, to, length);
    } else {
      for (int i = from; i < to; i++) {
        sum = sum * multiplier + bytes[i];
      }
    }
    sum *= multiplier;
    return (int) (sum ^ sum >>> 32) ^ (int) (sum >>> 47);
  }

  private XmlName add(int from, int to, int hash) {
    if (count == limits.names()) {
      throw faults.passed(Limit.NAMES, "the number of different names", limits.names(), in, from);
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
    int i = name.hash & mask;
    while (table[i] != null) {
      i = (i + 1) & mask;
    }
    table[i] = name;
  }
}
