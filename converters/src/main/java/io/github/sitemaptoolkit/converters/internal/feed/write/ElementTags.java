package io.github.sitemaptoolkit.converters.internal.feed.write;

import io.github.sitemaptoolkit.converters.internal.feed.text.Namespaces;
import io.github.sitemaptoolkit.markup.XmlOutput;

/** An element of a feed: its tags as bytes, and the namespace of its prefix. Immutable. */
final class ElementTags {

  private final String prefix;
  private final String namespace;
  private final String name;
  private final byte[] start;
  private final byte[] end;
  private final byte[] line;
  private final byte[] lineEnd;

  private ElementTags(String prefix, String namespace, String name, String attributes) {
    this.prefix = prefix;
    this.namespace = namespace;
    this.name = name;
    this.start = XmlOutput.ascii('<' + name + attributes);
    this.end = XmlOutput.ascii("</" + name + '>');
    this.line = XmlOutput.ascii(" ".repeat(Markup.ITEM_INDENT) + '<' + name + attributes + '>');
    this.lineEnd = XmlOutput.ascii("</" + name + ">\n");
  }

  private static ElementTags of(String prefix, String namespace, String localName) {
    return new ElementTags(prefix, namespace, prefix + ':' + localName, "");
  }

  /** Returns an element of the feed's own format. */
  static ElementTags own(String name) {
    return own(name, "");
  }

  /**
   * Returns an element of the feed's own format.
   *
   * @param attributes the attributes that it always has, as markup with a space before each
   */
  static ElementTags own(String name, String attributes) {
    return new ElementTags("", "", name, attributes);
  }

  /** Returns an element of Atom in a feed that is not Atom. */
  static ElementTags atom(String name) {
    return of("atom", Namespaces.ATOM, name);
  }

  /** Returns an element of the Dublin Core. */
  static ElementTags dc(String name) {
    return of("dc", Namespaces.DC, name);
  }

  /** Returns an element of the Dublin Core's terms. */
  static ElementTags dcterms(String name) {
    return of("dcterms", Namespaces.DCTERMS, name);
  }

  /** Returns an element of Media RSS. */
  static ElementTags media(String name) {
    return of("media", Namespaces.MEDIA, name);
  }

  /** Returns the prefix; empty if the namespace is that of the root. */
  String prefix() {
    return prefix;
  }

  /** Returns the namespace of the prefix; empty if there is no prefix. */
  String namespace() {
    return namespace;
  }

  /** Returns the name with its prefix. */
  String name() {
    return name;
  }

  /** Writes the start tag without its last character: attributes may follow. */
  void start(XmlOutput out) {
    out.raw(start);
  }

  /** Writes the end tag. */
  void end(XmlOutput out) {
    out.raw(end);
  }

  /** Begins a line of an item with the start tag. */
  void beginLine(XmlOutput out) {
    out.raw(line);
  }

  /** Ends a line with the end tag. */
  void endLine(XmlOutput out) {
    out.raw(lineEnd);
  }
}
