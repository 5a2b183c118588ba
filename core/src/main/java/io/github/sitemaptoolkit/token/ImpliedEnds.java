package io.github.sitemaptoolkit.token;

import io.github.sitemaptoolkit.internal.bytes.ByteWindow;
import io.github.sitemaptoolkit.internal.bytes.Faults;
import io.github.sitemaptoolkit.token.MissingEnds.First;
import org.jspecify.annotations.Nullable;

/**
 * Decides whether the innermost open element ends where another one begins, though no end tag says
 * so: an entry in an entry, an element in one that holds only text, a second root.
 */
final class ImpliedEnds {

  private final ByteWindow in;
  private final Faults faults;
  private final XmlOptions options;
  private final OpenElements open;
  private final Bindings bindings;
  private final MissingEnds missingEnds;

  private @Nullable XmlName root; // once it was met
  private boolean behind; // the root, in what is most likely junk
  private int lookedIn; // the depth of an element of which it is known whether its end is missing
  private boolean outerEnds; // the entry that ends does so because another one begins in it
  private boolean torn;

  ImpliedEnds(
      ByteWindow in,
      Faults faults,
      XmlOptions options,
      OpenElements open,
      Bindings bindings,
      MissingEnds missingEnds) {
    this.in = in;
    this.faults = faults;
    this.options = options;
    this.open = open;
    this.bindings = bindings;
    this.missingEnds = missingEnds;
  }

  /** Returns whether the root element was met. */
  boolean hasRoot() {
    return root != null;
  }

  /** Returns whether the cursor is behind the root element. */
  boolean isBehind() {
    return behind;
  }

  /** Enters an element that stands in no other: the root, one more of its name, or junk. */
  void enterOutermost(XmlName name) {
    root = root == null ? name : root;
    setBehind(!isRoot(name));
  }

  private void setBehind(boolean isBehind) {
    behind = isBehind;
    faults.mute(behind);
  }

  /** Goes out of an element; so many are left open. */
  void leave(int depth) {
    lookedIn = depth < lookedIn ? 0 : lookedIn;
    if (depth == 0) {
      setBehind(true);
    }
  }

  /** Returns, once, whether the entry that ended did so because another one begins in it. */
  boolean takeOuterEnd() {
    boolean taken = outerEnds;
    outerEnds = false;
    return taken;
  }

  /** Returns whether a text may be lost in what was decided last. */
  boolean torn() {
    return torn;
  }

  /**
   * Returns whether the innermost element ends where another one begins. Looking ahead may move the
   * window.
   *
   * @param passing whether the innermost element is in one that is left out
   */
  @SuppressWarnings("ReferenceEquality") // names are made once
  boolean mustEndBefore(XmlName name, boolean passing) {
    torn = false;
    if (name.harmlessIn == open.name() && !behind) {
      return false;
    }
    int depth = open.depth();
    if (passing && open.isTooDeep()) {
      return false;
    }
    if (behind) {
      if (depth > 0 && isRoot(name)) {
        malformedBefore(name);
        return true;
      }
      return false;
    }
    if (depth < 2) {
      return false;
    }
    Nesting nesting = options.nesting();
    int role = nesting.role(open.name());
    boolean entry = nesting.role(name) == Nesting.ENTRY;
    if (role != Nesting.LEAF && !entry) {
      name.harmlessIn = open.name();
      return false;
    } else if (role == Nesting.ENTRY) {
      outerEnds = isNestedEntry(name, depth);
      return outerEnds;
    }
    boolean doubtful = role == Nesting.LEAF || (role == Nesting.OTHER && isEntryInOther(depth));
    return doubtful
        && !open.name().tooLong
        && !options.strict()
        && lookedIn == 0
        && isMissing(name, depth);
  }

  private void malformedBefore(XmlName name) {
    faults.malformed(() -> "<" + open.name() + "> has no end before <" + name + ">", in, in.base);
  }

  /** Returns whether an entry begins directly in another one. */
  private boolean isNestedEntry(XmlName name, int depth) {
    Nesting nesting = options.nesting();
    if (!name.localName.equalsIgnoreCase(open.name().localName)
        || !nesting.isAroundEntries(open, depth - 1)) {
      return false;
    }
    String inner = bindings.namespaceOf(name);
    String outer = open.namespace();
    return (inner.isEmpty() || outer.isEmpty() || inner.equals(outer))
        && nesting.isNamespace(inner, open)
        && nesting.isNamespace(outer, open);
  }

  /**
   * Returns whether an entry begins in an unknown element that stands beside entries or in one: it
   * may be what became of an end tag.
   */
  private boolean isEntryInOther(int depth) {
    Nesting nesting = options.nesting();
    boolean inEntry = depth > 2 && nesting.role(open.name(depth - 2)) == Nesting.ENTRY;
    return nesting.isAroundEntries(open, inEntry ? depth - 2 : depth - 1);
  }

  /** Returns whether the innermost element must have ended before another one. */
  private boolean isMissing(XmlName name, int depth) {
    boolean own = open.namespace().isEmpty() || open.namespace().equals(open.namespace(depth - 2));
    if (!own) {
      return false;
    }
    lookedIn = depth;
    First first = missingEnds.look(0, open.name(), open.name(depth - 2));
    if (first != First.OTHER_END) {
      return false;
    }
    malformedBefore(name);
    torn = options.nesting().role(name) == Nesting.OTHER && !isExtension(name);
    return true;
  }

  /** Returns whether an element is an extension's: none of them stands in a text. */
  private boolean isExtension(XmlName name) {
    String namespace = bindings.namespaceOf(name);
    return !namespace.equals(open.namespace()) && options.prefixes().containsValue(namespace);
  }

  /** Returns whether a document may go on with an element of a name, which readers take as such. */
  private boolean isRoot(XmlName name) {
    return root != null && name.localName.equalsIgnoreCase(root.localName);
  }
}
