package io.github.sitemaptoolkit.internal.xml;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** A name of a document, made once for all places where it stands. */
final class XmlName {

  private static final String XMLNS = "xmlns";

  final byte[] raw;
  final int hash;
  final String prefix;
  final String localName;

  /** By how much the name has more bytes than UTF-16 units. */
  final int extra;

  /** Whether it can be a name in a document with namespaces. */
  final boolean valid;

  /** Whether an attribute of this name declares a namespace. */
  final boolean declares;

  /** The namespace that elements of this name had last, and under which declarations. */
  String namespace = "";

  int scope = -1;

  /** What {@link Nesting} knows of elements of this name, once it was asked. */
  int role;

  XmlName(byte[] bytes, int from, int to, int hash) {
    this.raw = Arrays.copyOfRange(bytes, from, to);
    this.hash = hash;
    String whole = new String(raw, StandardCharsets.UTF_8);
    this.extra = raw.length - whole.length();
    int colon = whole.indexOf(':');
    boolean prefixed = colon > 0 && colon < whole.length() - 1;
    this.prefix = prefixed ? whole.substring(0, colon) : "";
    this.localName = prefixed ? whole.substring(colon + 1) : whole;
    this.valid = XmlText.isName(localName) && (!prefixed || XmlText.isName(prefix));
    this.declares = prefix.equals(XMLNS) || whole.equals(XMLNS);
  }

  /** Returns the prefix that an attribute of this name declares; empty for the default. */
  String declaredPrefix() {
    return prefix.isEmpty() ? "" : localName;
  }

  boolean is(byte[] bytes, int from, int to) {
    return Arrays.equals(raw, 0, raw.length, bytes, from, to);
  }

  @Override
  public String toString() {
    return prefix.isEmpty() ? localName : prefix + ':' + localName;
  }
}
