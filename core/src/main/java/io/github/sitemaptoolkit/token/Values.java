package io.github.sitemaptoolkit.token;

import io.github.sitemaptoolkit.internal.bytes.ByteWindow;
import io.github.sitemaptoolkit.internal.bytes.Faults;
import io.github.sitemaptoolkit.internal.bytes.References;
import io.github.sitemaptoolkit.internal.bytes.Repair;
import io.github.sitemaptoolkit.internal.name.XmlName;
import io.github.sitemaptoolkit.internal.text.CharClasses;
import io.github.sitemaptoolkit.internal.text.Utf8;
import io.github.sitemaptoolkit.limit.Limit;
import io.github.sitemaptoolkit.limit.Limits;
import io.github.sitemaptoolkit.text.XmlCodes;
import org.jspecify.annotations.Nullable;

/** Reads the values of attributes. */
final class Values {

  private static final int UNCLOSED = -1;
  private static final int PASSED = -2;

  /**
   * How much longer than its limit a value may be as written: references are longer than their
   * characters.
   */
  private static final int SLACK = 64 << 10;

  private final ByteWindow in;
  private final Faults faults;
  private final Limits limits;
  private final References references;
  private final Repair repair;
  private final Attributes attributes;

  private int start; // where the value begins, relative to the base
  private long line; // where it begins
  private int column;
  private int run; // the beginning of what is not copied yet, relative to the base
  private @Nullable Limit passed;
  private int restAt; // where a value that is too long continues
  private byte openQuote;
  private int copied; // where the copy begins in the attributes' text; -1 if there is none

  Values(
      ByteWindow in,
      Faults faults,
      Limits limits,
      References references,
      Repair repair,
      Attributes attributes) {
    this.in = in;
    this.faults = faults;
    this.limits = limits;
    this.references = references;
    this.repair = repair;
    this.attributes = attributes;
  }

  /**
   * Reads a quoted value and adds the attribute.
   *
   * @param place the opening quote
   * @return the place after the closing quote, or where the tag ends if there is none
   */
  int quoted(XmlName name, int place) {
    boolean twice = in.bytes[place] == '"';
    long line = in.line;
    long lineStart = in.lineStart - in.base;
    int length = attributes.text.length;
    byte quote = in.bytes[place];
    begin(place + 1);
    int at = scan(twice ? CharClasses.IN_DOUBLE_QUOTES : CharClasses.IN_SINGLE_QUOTES);
    if (at == PASSED) {
      openQuote = quote;
      return restAt;
    } else if (at != UNCLOSED) {
      add(name, at, at);
      return at + 1;
    }
    in.line = line;
    in.lineStart = in.base + lineStart;
    attributes.text.length = length;
    int from = in.base + start;
    faults.malformed(
        () -> "the value of the attribute " + name + " has no closing quote", in, from - 1);
    begin(from);
    at = scan(CharClasses.UNCLOSED);
    if (at == PASSED) {
      return restAt;
    }
    int end = in.bytes[at - 1] == '/' ? at - 1 : at;
    add(name, end, at);
    return end;
  }

  /** Reads an unquoted value, up to white space or the end of the tag. */
  int bare(XmlName name, int place) {
    faults.malformed(() -> "the value of the attribute " + name + " needs quotes", in, place);
    begin(place);
    int at = scan(CharClasses.UNQUOTED);
    if (at == PASSED) {
      return restAt;
    }
    add(name, at, at);
    return at;
  }

  /** Starts over with another start tag. */
  void reset() {
    passed = null;
    openQuote = 0;
  }

  /**
   * Returns the limit that the last attribute exceeds, by its length or its number; null if none.
   */
  @Nullable Limit passed() {
    return passed;
  }

  /** Returns the quote of a value that exceeds its limit; 0 if it is unquoted. */
  byte openQuote() {
    return openQuote;
  }

  private void begin(int from) {
    start = from - in.base;
    line = in.line;
    column = in.column(from);
    run = start;
    copied = -1;
  }

  private void add(XmlName name, int end, int at) {
    int from = start;
    int to = end - in.base;
    if (copied >= 0) {
      copy(at);
      from = ~copied;
      to = attributes.text.length - (at - end);
    }
    if (isTooLong(to - (copied >= 0 ? copied : from))) {
      return;
    }
    if (!name.valid) {
      return; // already reported
    }
    if (attributes.has(name)) {
      faults.lose(
          XmlCodes.DUPLICATE_ATTRIBUTE,
          () -> "the attribute " + name + " occurs twice; the first one is used",
          faults.location(in, line, column, in.base + start, end));
    } else if (attributes.count() == limits.attributes()) {
      passed = Limit.ATTRIBUTES;
    } else {
      attributes.add(name, from, to);
      attributes.place(line, column, start, end);
    }
  }

  private boolean isTooLong(int length) {
    if (length > limits.attributeLength()) {
      passed = Limit.ATTRIBUTE_LENGTH;
    }
    return passed != null;
  }

  /**
   * Reads up to the end of the value; returns UNCLOSED if markup shows that the closing quote is
   * missing, PASSED if the value is too long.
   */
  private int scan(byte[] classes) {
    byte[] bytes = in.bytes;
    int at = in.base + start;
    boolean tagSeen = false;
    boolean endSeen = false;
    int looked = start;
    while (true) {
      byte kind;
      while ((kind = classes[bytes[at] & 0xFF]) == CharClasses.PLAIN) {
        at++;
      }
      switch (kind) {
        case CharClasses.END -> {
          return at;
        }
        case CharClasses.LESS -> {
          isTooLong(
              at - in.base - start
                  - SLACK); // with many of them the check at the end comes too late
          at = in.ensure(at, 2);
          endSeen |= holdsEnd(in.base + looked, at);
          looked = at - in.base;
          if (!tagSeen && endSeen && !faults.strict()) {
            return UNCLOSED;
          }
          tagSeen |=
              CharClasses.NAME_START[in.bytes[at + 1] & 0xFF]; // "a <b>c</b>" may be intended
          faults.recover(
              XmlCodes.UNESCAPED_ENTITY, "an unescaped < must be written as \"&lt;\"", in, at);
          at++;
        }
        case CharClasses.AMPERSAND -> {
          copy(at);
          at = references.read(at, attributes.text, limits.attributeLength());
          run = at - in.base;
          passed = references.takeCutOff() ? Limit.ATTRIBUTE_LENGTH : passed;
        }
        case CharClasses.LINE_FEED, CharClasses.TAB, CharClasses.RETURN -> at = space(at, kind);
        case CharClasses.WIDE -> at = wide(at);
        default -> at = at == in.limit ? more(at) : replaced(at);
      }
      bytes = in.bytes;
      if (passed != null) {
        restAt = at;
        return PASSED;
      }
    }
  }

  private boolean holdsEnd(int from, int at) {
    for (int i = from; i < at; i++) {
      if (in.bytes[i] == '>') {
        return true;
      }
    }
    return false;
  }

  /** Reads white space, which becomes a space in a value. */
  private int space(int place, byte kind) {
    int at = place;
    copy(at);
    if (kind == CharClasses.RETURN) {
      at = in.ensure(at, 2);
      at += in.bytes[at + 1] == '\n' ? 1 : 0;
    }
    if (kind != CharClasses.TAB) {
      in.newLine(at);
    }
    attributes.text.append(' ');
    run = at + 1 - in.base;
    return at + 1;
  }

  private int wide(int place) {
    int at = place;
    int length = Utf8.length(in.bytes, at, in.limit);
    if (length == Utf8.CUT) {
      return more(at);
    } else if (length > 0) {
      in.wide(length);
      return at + length;
    }
    copy(at);
    at = repair.broken(at, length, attributes.text);
    run = at - in.base;
    return at;
  }

  private int replaced(int place) {
    copy(place);
    int at = repair.control(place);
    attributes.text.append("\uFFFD"); // the url would be another one without it
    run = at - in.base;
    return at;
  }

  private void copy(int to) {
    if (copied < 0) {
      copied = attributes.text.length;
    }
    attributes.text.append(in.bytes, in.base + run, to);
    run = to - in.base;
    isTooLong(attributes.text.length - copied);
  }

  private int more(int place) {
    int read = in.limit - place;
    int at = in.ensure(place, read + 1);
    if (in.limit - at == read) {
      throw faults.cut(in, at);
    }
    isTooLong(at - in.base - start - SLACK);
    return at;
  }
}
