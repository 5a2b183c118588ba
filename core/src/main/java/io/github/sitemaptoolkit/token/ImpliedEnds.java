package io.github.sitemaptoolkit.token;

import io.github.sitemaptoolkit.internal.bytes.Faults;
import io.github.sitemaptoolkit.internal.name.XmlName;
import io.github.sitemaptoolkit.text.XmlCodes;
import io.github.sitemaptoolkit.token.MissingEnds.First;
import org.jspecify.annotations.Nullable;

/**
 * Decides whether the innermost open element ends, without an end tag, where another one begins: an
 * entry in an entry, an element in one that may only contain text, a second root. Also decides
 * whether the root has not ended, in spite of its end tag, because an entry follows.
 */
final class ImpliedEnds {

  private final Faults faults;
  private final XmlOptions options;
  private final OpenElements open;
  private final Bindings bindings;
  private final MissingEnds missingEnds;
  private final EnclosedEntries enclosed;

  private @Nullable XmlName root; // null before it is read
  private String rootNamespace = "";
  private boolean behind; // after the root, in what is most likely junk
  private boolean resumed; // the root continues after its end tag, for one entry
  private int lookedIn; // the depth of the element that was already checked for a missing end
  private boolean outerEnds; // the entry ends because another one begins in it
  private boolean torn;

  ImpliedEnds(
      Faults faults,
      XmlOptions options,
      OpenElements open,
      Bindings bindings,
      MissingEnds missingEnds,
      EnclosedEntries enclosed) {
    this.faults = faults;
    this.options = options;
    this.open = open;
    this.bindings = bindings;
    this.missingEnds = missingEnds;
    this.enclosed = enclosed;
  }

  /** Returns whether the root element was read. */
  boolean hasRoot() {
    return root != null;
  }

  /** Returns whether the cursor is after the root element. */
  boolean isBehind() {
    return behind;
  }

  /** Enters an outermost element: the root, another one with its name, or junk. */
  void enterOutermost(XmlName name) {
    root = root == null ? name : root;
    setBehind(!isRoot(name));
  }

  private void setBehind(boolean isBehind) {
    behind = isBehind;
    faults.mute(behind);
  }

  /**
   * Leaves an element.
   *
   * @param depth the number of elements that are still open
   * @param implied whether its end tag is missing
   */
  void leave(int depth, boolean implied) {
    enclosed.leave(depth, implied);
    lookedIn = depth < lookedIn ? 0 : lookedIn;
    if (depth == 0) {
      rootNamespace = behind ? rootNamespace : open.namespace(0);
      resumed = false;
      setBehind(true);
    }
  }

  /**
   * Resumes the root if an element after its end is an entry: its end tag came too early.
   *
   * @param length the length of the element's start tag in bytes
   * @return whether the root is open again
   */
  boolean resumeRoot(XmlName name, int length) {
    XmlName its = root;
    if (its == null || !behind || open.depth() > 0 || !isEntryOfRoot(name, length)) {
      return false;
    }
    int scope = bindings.scope();
    bindings.resumeRoot();
    open.push(its, rootNamespace, scope);
    resumed = true;
    setBehind(false);
    return true;
  }

  private boolean isEntryOfRoot(XmlName name, int length) {
    Nesting nesting = options.nesting();
    if (nesting.role(name) != Nesting.ENTRY) {
      return false;
    }
    String namespace = bindings.namespaceInRoot(name);
    return namespace != null
        && nesting.isNamespace(namespace, rootNamespace)
        && missingEnds.mayHold(length, name, nesting.signs());
  }

  /** Returns whether the root ends, because it was resumed for an entry that has ended. */
  boolean mustEndRoot() {
    return resumed && open.depth() == 1;
  }

  /** Returns whether the entry ended because another one begins in it, and resets this. */
  boolean takeOuterEnd() {
    boolean taken = outerEnds;
    outerEnds = false;
    return taken;
  }

  /** Returns whether text may be lost because of the last decision. */
  boolean torn() {
    return torn;
  }

  /**
   * Returns whether the innermost element ends where another one begins.
   *
   * @param length the length of the other one's start tag in bytes
   * @param empty whether that is the tag of an empty element
   * @param passing whether the innermost element is inside one that is left out
   */
  boolean mustEndBefore(XmlName name, int length, boolean empty, boolean passing) {
    torn = false;
    if (isHarmless(name)) {
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
    }
    int around = entry ? nesting.around(open) : 0;
    if (entry && around < depth) {
      boolean ends = enclosed.mustEndBefore(name, around, length, empty, passing);
      if (ends) {
        malformedBefore(name);
      }
      return ends;
    } else if (role == Nesting.ENTRY) {
      outerEnds = isNestedEntry(name, depth);
      return outerEnds;
    }
    return role == Nesting.LEAF
        && !open.name().tooLong
        && !options.strict()
        && lookedIn == 0
        && isMissing(name, depth);
  }

  /** Returns whether it is known that no element ends where an element of this name begins. */
  @SuppressWarnings("ReferenceEquality") // names are unique objects
  boolean isHarmless(XmlName name) {
    return name.harmlessIn == open.name() && !behind;
  }

  private void malformedBefore(XmlName name) {
    faults.recover(
        XmlCodes.MALFORMED,
        "<" + open.name() + "> has no end tag before <" + name + ">",
        faults.tag());
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
        && nesting.isNamespace(inner, open.namespace(0))
        && nesting.isNamespace(outer, open.namespace(0));
  }

  /** Returns whether the innermost element must have ended before another one begins. */
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

  /** Returns whether an element belongs to an extension, so that it cannot be part of a text. */
  private boolean isExtension(XmlName name) {
    String namespace = bindings.namespaceOf(name);
    return !namespace.equals(open.namespace()) && options.prefixes().containsValue(namespace);
  }

  /** Returns whether an element is another root, with which readers continue the document. */
  private boolean isRoot(XmlName name) {
    return root != null && name.localName.equalsIgnoreCase(root.localName);
  }
}
