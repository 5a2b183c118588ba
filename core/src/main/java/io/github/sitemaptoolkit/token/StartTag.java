package io.github.sitemaptoolkit.token;

import io.github.sitemaptoolkit.internal.bytes.ByteWindow;
import io.github.sitemaptoolkit.internal.bytes.Faults;
import io.github.sitemaptoolkit.internal.bytes.Repair;
import io.github.sitemaptoolkit.internal.name.XmlName;
import io.github.sitemaptoolkit.internal.name.XmlNames;
import io.github.sitemaptoolkit.internal.text.CharClasses;
import io.github.sitemaptoolkit.limit.Limit;
import io.github.sitemaptoolkit.text.XmlCodes;
import io.github.sitemaptoolkit.token.MissingEnds.First;
import org.jspecify.annotations.Nullable;

/** Reads start tags. */
final class StartTag {

  private final ByteWindow in;
  private final Faults faults;
  private final XmlNames names;
  private final Values values;
  private final Skipper skipper;
  private final Attributes attributes;
  private final MissingEnds missingEnds;
  private final OpenElements open;
  private final boolean strict;
  private final int longest;

  private int position;
  private boolean broken;
  private boolean empty;
  private boolean torn;
  private boolean reported;
  private @Nullable Limit passed;

  StartTag(
      ByteWindow in,
      Faults faults,
      XmlOptions options,
      XmlNames names,
      Attributes attributes,
      Values values,
      Skipper skipper,
      MissingEnds missingEnds,
      OpenElements open) {
    this.in = in;
    this.faults = faults;
    this.strict = options.strict();
    this.names = names;
    this.attributes = attributes;
    this.values = values;
    this.skipper = skipper;
    this.missingEnds = missingEnds;
    this.open = open;
    this.longest = Math.multiplyExact(16, options.limits().attributeLength());
  }

  /** Returns the place after the tag. */
  int position() {
    return position;
  }

  /** Returns whether the element consists only of this incomplete tag, which is left out. */
  boolean broken() {
    return broken;
  }

  /** Returns whether the tag is that of an empty element. */
  boolean empty() {
    return empty;
  }

  /** Returns whether the tag is incomplete, so that it may be text. */
  boolean torn() {
    return torn;
  }

  /** Returns the limit that the tag exceeds, so that its element is left out; null if none. */
  @Nullable Limit passed() {
    return passed;
  }

  /** Passes a tag that consists of a valid name only. */
  void pass(XmlName name, int at) {
    attributes.clear();
    names.pass(name);
    empty = false;
    torn = false;
    broken = false;
    passed = null;
    position = at;
  }

  /** Reads the tag at a place; returns the name of its element. */
  XmlName read(int at) {
    attributes.clear();
    passed = null;
    torn = false;
    broken = false;
    XmlName name = names.readStart(at + 1);
    int end = name.tooLong ? in.base : in.base + 1 + name.raw.length;
    if (in.bytes[end] == '>' && !name.tooLong) {
      empty = false;
      position = end + 1;
    } else {
      position = behindName(end);
      passed = name.tooLong ? Limit.NAME_LENGTH : passed;
      broken = torn && isBroken(name);
    }
    if (!name.ofElement && !name.tooLong && !broken) {
      faults.lose(
          XmlCodes.MALFORMED,
          () -> '"' + name.toString() + "\" is not a valid XML name; its element is left out",
          in,
          in.base);
    }
    return name;
  }

  /** Returns whether only the tag itself must be left out, which breaks off. */
  private boolean isBroken(XmlName name) {
    int from = position - in.base;
    boolean alone =
        !strict && open.depth() > 0 && missingEnds.look(from, name, open.name()) != First.ITS_END;
    if (alone) {
      faults.lose(
          XmlCodes.MALFORMED,
          () -> "the tag <" + name + " is incomplete, and has no end tag; it is left out",
          in,
          position);
    } else if (!reported) {
      faults.malformed("the tag is incomplete", in, position);
    }
    return alone;
  }

  /** Reads attributes up to the end of the tag; returns the place after it. */
  private int behindName(int place) {
    int at = place;
    empty = false;
    torn = false;
    reported = false;
    passed = null;
    while (true) {
      int before = at - in.base;
      at = skipSpace(at);
      if (passed != null) {
        return rest(at, (byte) 0);
      }
      boolean spaced = at - in.base > before;
      byte b = in.bytes[at];
      if (b == '>') {
        return at + 1;
      } else if (b == '<') {
        torn = true; // what follows decides what this means
        return at;
      } else if (b == '/') {
        at = in.ensure(at, 2);
        if (in.limit - at < 2) {
          throw faults.cut(in, at + 1);
        } else if (in.bytes[at + 1] == '>') {
          empty = true;
          return at + 2;
        }
        at = junk(at);
      } else if (CharClasses.NAME_START[b & 0xFF]) {
        if (!spaced) {
          malformed("white space is missing before an attribute", at);
        }
        at = attribute(at);
        if (passed != null) {
          return rest(at, values.openQuote());
        }
      } else {
        at = junk(at);
      }
    }
  }

  /** Skips the rest of the tag. */
  private int rest(int place, byte openQuote) {
    int at = skipper.restOfTag(place, openQuote);
    torn = skipper.torn();
    empty = skipper.emptyTag();
    return at;
  }

  private int attribute(int place) {
    values.reset();
    int from = place - in.base;
    int at = names.end(place);
    if (at == in.base + from) {
      return junk(at); // bytes that are not a character
    }
    if (names.isTooLong(in.base + from, at)) {
      names.pass(in.base + from, at);
      passed = Limit.NAME_LENGTH;
      return in.base;
    }
    XmlName name = names.find(in.base + from, at);
    if (!name.valid) {
      faults.lose(
          XmlCodes.MALFORMED,
          () -> '"' + name.toString() + "\" is not a valid XML name; the attribute is left out",
          in,
          at);
    }
    at = skipSpace(at);
    if (passed == null && in.bytes[at] != '=') {
      malformed("the attribute " + name + " has no value; it is left out", at);
      return at;
    }
    at = passed == null ? skipSpace(at + 1) : at;
    if (passed == null) {
      byte b = in.bytes[at];
      at = b == '"' || b == '\'' ? values.quoted(name, at) : values.bare(name, at);
      passed = values.passed();
    }
    return at;
  }

  /** Skips a byte that is not allowed in a tag. */
  private int junk(int at) {
    malformed("this byte is not allowed in a tag: " + Repair.hex(in.bytes[at]), at);
    return at + 1;
  }

  /** Reports the first fault in a tag only, because it leads to others. */
  private void malformed(String message, int at) {
    if (!reported) {
      reported = true;
      faults.malformed(message, in, at);
    }
  }

  /** Skips white space; throws if the document ends there. */
  private int skipSpace(int place) {
    int at = place;
    while (true) {
      byte b = in.bytes[at];
      if (CharClasses.isSpace(b)) {
        at = in.space(at);
      } else if (b == 0 && at == in.limit) {
        at = in.more(at);
        if (at == in.limit) {
          throw faults.cut(in, at);
        } else if (at - in.base > longest) {
          passed = Limit.ATTRIBUTE_LENGTH;
          return at;
        }
      } else {
        return at;
      }
    }
  }
}
