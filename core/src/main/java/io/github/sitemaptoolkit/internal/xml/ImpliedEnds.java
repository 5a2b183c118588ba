package io.github.sitemaptoolkit.internal.xml;

/** Tells which elements must have ended, without an end tag, where another one begins. */
final class ImpliedEnds {

  private final XmlOptions options;
  private final OpenElements open;
  private final Bindings bindings;
  private final Attributes attributes;

  ImpliedEnds(XmlOptions options, OpenElements open, Bindings bindings, Attributes attributes) {
    this.options = options;
    this.open = open;
    this.bindings = bindings;
    this.attributes = attributes;
  }

  /**
   * Returns how many open elements must have ended before one that begins in a child of the root.
   */
  int before(XmlName name) {
    // Where two are open, the name of the inner one says it all, and often asks again.
    boolean usual = open.depth() == 2 && attributes.count() == 0;
    if (usual && name.parent == open.name() && name.parentScope == bindings.version()) {
      return 0;
    }
    int ended = count(name);
    if (usual && ended == 0) {
      name.parent = open.name();
      name.parentScope = bindings.version();
    }
    return ended;
  }

  private int count(XmlName name) {
    Nesting nesting = options.nesting();
    int role = nesting.role(name);
    boolean inLeaf = nesting.role(open.name()) == Nesting.LEAF;
    if ((!inLeaf && role == Nesting.OTHER) || attributes.declares()) {
      return 0;
    }
    String namespace = bindings.resolve(name);
    if (role == Nesting.OTHER) { // no text-only element holds an extension's
      boolean extension = inLeaf && options.prefixes().containsValue(namespace);
      return extension && !namespace.equals(open.namespace()) ? 1 : 0;
    }
    int ended = 0;
    for (int i = open.depth() - 1; i > 0 && isOwn(i, namespace); i--) {
      int itsRole = nesting.role(open.name(i));
      if (itsRole == Nesting.LEAF
          || (role == Nesting.ENTRY && (itsRole == Nesting.ENTRY || i == nesting.entryDepth()))) {
        ended = open.depth() - i; // at the entry's depth: a start tag that is not to be recognised
      }
    }
    return ended;
  }

  private boolean isOwn(int index, String namespace) {
    return open.namespace(index).equals(namespace)
        || open.namespace(index).startsWith(Nesting.UNBOUND)
        || options.nesting().role(open.name(index)) == Nesting.ENTRY;
  }
}
