package io.github.sitemaptoolkit.token;

import io.github.sitemaptoolkit.text.XmlText;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** A name in a document. There is one object for all its occurrences. */
final class XmlName {

  private static final String XMLNS = "xmlns";

  private static final VarHandle EIGHT =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

  final byte[] raw;
  final int hash;
  private final long first;
  private final long last;
  final String prefix;
  final String localName;

  /** The number of bytes of the name less its number of UTF-16 units. */
  final int extra;

  /** Whether it is a valid name in a document with namespaces. */
  final boolean valid;

  /** Whether it can be the name of an element: one with the prefix xmlns cannot. */
  final boolean ofElement;

  /** Whether an attribute of this name declares a namespace. */
  final boolean declares;

  /** Whether the name exceeds the limit, so that it is identified by a hash. */
  final boolean tooLong;

  /** The namespace that elements with this name had last, and the version of the declarations. */
  String namespace = "";

  int scope = -1;

  /** The name of the start tag that followed the last one with this name. */
  @Nullable XmlName next;

  /** The name of elements that never end where an element with this name begins in them. */
  @Nullable XmlName harmlessIn;

  /** The cached role of elements with this name; see {@link Nesting}. */
  int role;

  XmlName(byte[] bytes, int from, int to, int hash) {
    this.raw = Arrays.copyOfRange(bytes, from, to);
    this.hash = hash;
    this.first = first(bytes, from, raw.length);
    this.last = last(bytes, to, raw.length);
    String whole = new String(raw, StandardCharsets.UTF_8);
    this.extra = raw.length - whole.length();
    int colon = whole.indexOf(':');
    boolean prefixed = colon > 0 && colon < whole.length() - 1;
    this.prefix = prefixed ? whole.substring(0, colon) : "";
    this.localName = (prefixed ? whole.substring(colon + 1) : whole).intern(); // often compared
    this.valid = XmlText.isName(localName) && (!prefixed || XmlText.isName(prefix));
    this.ofElement = valid && !prefix.equals(XMLNS);
    this.declares = prefix.equals(XMLNS) || whole.equals(XMLNS);
    this.tooLong = false;
  }

  /**
   * Creates a name that exceeds the limit.
   *
   * @param begin its first characters
   * @param key a unique key for the whole name
   */
  XmlName(String begin, byte[] key) {
    this.raw = key;
    this.hash = 0;
    this.first = 0;
    this.last = 0;
    this.extra = 0;
    this.prefix = "";
    this.localName = begin;
    this.valid = false;
    this.ofElement = false;
    this.declares = false;
    this.tooLong = true;
  }

  /**
   * Returns the prefix that an attribute with this name declares; empty for the default namespace.
   */
  String declaredPrefix() {
    return prefix.isEmpty() ? "" : localName;
  }

  /**
   * Returns whether these bytes are this name. At least eight bytes must be readable at either end.
   */
  boolean is(byte[] bytes, int from, int to) {
    int length = to - from;
    return length == raw.length
        && first(bytes, from, length) == first
        && (length <= Long.BYTES || last(bytes, to, length) == last)
        && (length <= 2 * Long.BYTES || Arrays.equals(raw, 0, length, bytes, from, to));
  }

  /** Returns the first eight bytes of a name, or the whole name if it is shorter. */
  static long first(byte[] bytes, int from, int length) {
    long eight = (long) EIGHT.get(bytes, from);
    return length >= Long.BYTES ? eight : eight & ((1L << (8 * length)) - 1);
  }

  /** Returns the last eight bytes of a name that is longer than that; otherwise 0. */
  static long last(byte[] bytes, int to, int length) {
    return length > Long.BYTES ? (long) EIGHT.get(bytes, to - Long.BYTES) : 0;
  }

  /** Returns whether another object has the same name. */
  boolean isSame(XmlName other) {
    return Arrays.equals(raw, other.raw);
  }

  @Override
  public String toString() {
    return prefix.isEmpty() ? localName : prefix + ':' + localName;
  }
}
