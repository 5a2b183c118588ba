package io.github.sitemaptoolkit.internal.name;

import io.github.sitemaptoolkit.internal.text.Words;
import io.github.sitemaptoolkit.text.XmlText;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** A name in a document. There is one object for all its occurrences. */
public final class XmlName {

  private static final String XMLNS = "xmlns";

  /** The bytes of the whole name. */
  public final byte[] raw;

  public final int hash;
  private final long first;
  private final long last;
  private final long mask; // of the first eight bytes
  public final String prefix;
  public final String localName;

  /** The number of bytes of the name less its number of UTF-16 units. */
  public final int extra;

  /** Whether it is a valid name in a document with namespaces. */
  public final boolean valid;

  /** Whether it can be the name of an element: one with the prefix xmlns cannot. */
  public final boolean ofElement;

  /** Whether an attribute of this name declares a namespace. */
  public final boolean declares;

  /** Whether the name exceeds the limit, so that it is identified by a hash. */
  public final boolean tooLong;

  /** The namespace that elements with this name had last. */
  public String namespace = "";

  /** The version of the declarations that the namespace was found in. */
  public int scope = -1;

  /** The name of the start tag that followed the last one with this name. */
  public @Nullable XmlName next;

  /** The name of the attribute that followed this name in the last start tag that it was in. */
  public @Nullable XmlName attribute;

  /** The name of elements that never end where an element with this name begins in them. */
  public @Nullable XmlName harmlessIn;

  /** The cached role of elements with this name in their document. */
  public int role;

  private @Nullable Object reader; // which has noted the meaning
  private @Nullable Object meaning;

  /** Creates a name that consists of these bytes. At least eight must be readable at either end. */
  public XmlName(byte[] bytes, int from, int to, int hash) {
    this.raw = Arrays.copyOfRange(bytes, from, to);
    this.hash = hash;
    this.first = Words.first(bytes, from, raw.length);
    this.last = Words.last(bytes, to, raw.length);
    this.mask = Words.mask(raw.length);
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
  public XmlName(String begin, byte[] key) {
    this.raw = key;
    this.hash = 0;
    this.first = 0;
    this.last = 0;
    this.mask = Words.mask(raw.length);
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
  public String declaredPrefix() {
    return prefix.isEmpty() ? "" : localName;
  }

  /**
   * Returns whether these bytes are this name. At least eight bytes must be readable at either end.
   */
  public boolean is(byte[] bytes, int from, int to) {
    return to - from == raw.length && isAt(bytes, from);
  }

  /**
   * Returns whether the bytes at a place begin with this name, which more characters of a name may
   * follow. As many bytes as it has, or eight, must be readable.
   */
  public boolean isAt(byte[] bytes, int at) {
    int length = raw.length;
    return (Words.at(bytes, at) & mask) == first
        && (length <= Long.BYTES || Words.at(bytes, at + length - Long.BYTES) == last)
        && (length <= 2 * Long.BYTES || Arrays.equals(raw, 0, length, bytes, at, at + length));
  }

  /**
   * Returns the place behind the end tag of this name at a place; -1 if it is not there, or has
   * something else in it.
   */
  public int behindEndTag(byte[] bytes, int at) {
    int end = at + 2 + raw.length;
    boolean there =
        bytes[at] == '<' && bytes[at + 1] == '/' && isAt(bytes, at + 2) && bytes[end] == '>';
    return there ? end + 1 : -1;
  }

  /** Sets the namespace of elements with this name, as long as the declarations do not change. */
  public void resolve(String found, int version) {
    namespace = found;
    scope = version;
    reader = null;
  }

  /**
   * Returns what a reader has noted about the name in its namespace; null if it has noted nothing.
   *
   * @param who the reader that the note belongs to
   */
  @SuppressWarnings("ReferenceEquality") // each reader is one object
  public @Nullable Object meaning(Object who) {
    return reader == who ? meaning : null;
  }

  /** Notes what the name means to a reader, in place of the note of another one. */
  public void mean(Object who, Object what) {
    reader = who;
    meaning = what;
  }

  /** Returns whether another object has the same name. */
  public boolean isSame(XmlName other) {
    return Arrays.equals(raw, other.raw);
  }

  @Override
  public String toString() {
    return prefix.isEmpty() ? localName : prefix + ':' + localName;
  }
}
