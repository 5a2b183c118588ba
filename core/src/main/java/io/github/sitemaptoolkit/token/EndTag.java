package io.github.sitemaptoolkit.token;

import io.github.sitemaptoolkit.internal.bytes.ByteWindow;
import io.github.sitemaptoolkit.internal.bytes.Faults;
import io.github.sitemaptoolkit.internal.name.XmlName;
import io.github.sitemaptoolkit.internal.name.XmlNames;
import io.github.sitemaptoolkit.internal.text.CharClasses;
import io.github.sitemaptoolkit.internal.text.Utf8;
import io.github.sitemaptoolkit.text.XmlCodes;

/** Reads end tags, and finds the elements that they end. */
final class EndTag {

  private static final int LONGEST = 64 * 1024;

  private final ByteWindow in;
  private final Faults faults;
  private final XmlNames names;
  private final OpenElements open;
  private final OuterEntries outer;
  private final Nesting nesting;

  private int closed;
  private boolean ofOuter;
  private boolean full; // contains more than a name
  private boolean torn;

  EndTag(
      ByteWindow in,
      Faults faults,
      XmlOptions options,
      XmlNames names,
      OpenElements open,
      OuterEntries outer) {
    this.in = in;
    this.faults = faults;
    this.nesting = options.nesting();
    this.names = names;
    this.open = open;
    this.outer = outer;
  }

  /** Returns how many elements the last tag ends. */
  int closed() {
    return closed;
  }

  /** Returns whether the last tag ends the innermost of the {@link OuterEntries}. */
  boolean ofOuter() {
    return ofOuter;
  }

  /** Returns whether the last tag is incomplete, so that it may be text. */
  boolean torn() {
    return torn;
  }

  /** Reads an end tag and finds out how many elements it ends; returns the place after it. */
  int read(int place) {
    int at = readTag(place);
    torn = in.bytes[at - 1] != '>' && (full || (closed == 0 && !ofOuter));
    return at;
  }

  /**
   * Fast path: returns the place after the end tag of the innermost element if it is at a place, in
   * its usual form and completely read; otherwise -1.
   */
  int behind(int place) {
    return open.isTooDeep() ? -1 : behind(place, open.name());
  }

  /** Does the same for an element of a name. */
  int behind(int place, XmlName name) {
    boolean read = place + 2 + name.raw.length < in.limit;
    return read ? name.behindEndTag(in.bytes, place) : -1;
  }

  /** Advances the column by the end tag of the innermost element. */
  void pass() {
    in.lineStart += open.name().extra;
  }

  private int readTag(int place) {
    full = false;
    ofOuter = false;
    XmlName top = open.name();
    int behind = behind(place);
    if (behind >= 0) {
      pass();
      closed = 1;
      return behind;
    }
    int at = names.end(place + 2);
    XmlName name;
    if (names.isTooLong(in.base + 2, at)) {
      name = names.pass(in.base + 2, at);
      at = in.base;
    } else if (at == in.limit) {
      throw faults.cut(in, at);
    } else {
      name = names.find(in.base + 2, at);
    }
    at = skipToEnd(at);
    if (open.isTooDeep()) {
      closed = 1;
      return at;
    }
    if (name.isSame(top)) {
      closed = 1;
      return at;
    }
    if (name.raw.length == 0) {
      faults.malformed("an end tag needs a name", in, in.base);
      closed = 0;
      return at;
    }
    if (outer.areIn(open.depth()) && outer.endWith(name)) {
      ofOuter = true;
      closed = 0;
      return at;
    }
    boolean ofCase = name.toString().equalsIgnoreCase(top.toString());
    faults.recover(
        ofCase ? XmlCodes.ELEMENT_CASE : XmlCodes.MALFORMED,
        () -> "</" + name + "> does not match <" + top + ">",
        in,
        in.base,
        at);
    closed = open.closedBy(name);
    if (closed == 0 && outer.endWith(name)) {
      ofOuter = true;
      closed = open.depth() - outer.depth();
    } else if (closed == 0 && nesting.role(name) == Nesting.ENTRY) {
      closed = misspelt();
    }
    return at;
  }

  /**
   * Returns how many elements an entry's end tag ends if the start tag's name is misspelt: an
   * element in the place of entries with the root's namespace was probably meant to be one.
   */
  private int misspelt() {
    int around = open.depth() > 2 && nesting.isAroundEntries(open, 2) ? 2 : 1;
    boolean own = open.depth() > around && open.namespace(around).equals(open.namespace(0));
    return own ? open.depth() - around : 0;
  }

  private int skipToEnd(int place) {
    int at = place;
    boolean junk = false;
    while (in.bytes[at] != '>') {
      byte b = in.bytes[at];
      if (at == in.limit) { // of the input, as what follows each byte was read with it
        throw faults.cut(in, at);
      } else if (!CharClasses.isSpace(b) && !junk) {
        junk = true;
        full = b != '<';
        faults.malformed("an end tag may only contain a name", in, at);
      }
      if (b == '<') {
        return at;
      }
      if (at - in.base > LONGEST) {
        in.base = at; // what is before is not needed any more
      }
      at = in.ensure(at, Utf8.LONGEST); // the whole character, or the whole line break
      in.pass(at, at + 1);
      at++;
    }
    return at + 1;
  }
}
