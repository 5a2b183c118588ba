package io.github.sitemaptoolkit.token;

import io.github.sitemaptoolkit.internal.bytes.ByteWindow;
import io.github.sitemaptoolkit.internal.bytes.Faults;
import io.github.sitemaptoolkit.internal.bytes.KeptPlace;
import io.github.sitemaptoolkit.internal.bytes.References;
import io.github.sitemaptoolkit.internal.bytes.Repair;
import io.github.sitemaptoolkit.internal.bytes.ShortTexts;
import io.github.sitemaptoolkit.internal.name.XmlName;
import io.github.sitemaptoolkit.internal.text.ByteText;
import io.github.sitemaptoolkit.internal.text.CharClasses;
import io.github.sitemaptoolkit.internal.text.Utf8;
import io.github.sitemaptoolkit.internal.text.Words;
import io.github.sitemaptoolkit.limit.Limits;
import io.github.sitemaptoolkit.problem.SourceMap;
import io.github.sitemaptoolkit.text.XmlCodes;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** Reads text and CDATA sections, which are only converted to strings on demand. */
final class TextReader {

  private static final int END_TAG = 1;
  private static final int START = 2;
  private static final int SUSPECT = END_TAG | START;

  private final ByteWindow in;
  private final Faults faults;
  private final Limits limits;
  private final References references;
  private final Repair repair;
  private final SectionEnds sectionEnds;

  private final ShortTexts shortTexts = new ShortTexts();
  private final ByteText copy = new ByteText();
  private boolean copied;
  private boolean ascii;
  private int end; // from the base
  private long element; // bytes of text since the last tag
  private boolean quiet;
  private boolean dropping; // the current text exceeds its limit
  private boolean blank; // what is left out of it is only white space so far
  private boolean leftOut;
  private int suspect;
  final KeptPlace begin = new KeptPlace(); // where the last text begins
  private final KeptPlace section =
      new KeptPlace(); // where the CDATA section begins // number of suspicious things in the CDATA
  // section
  private @Nullable String string;

  /** Where the last text comes from, unless it is plain; empty if that is not kept. */
  final SourceMap map = new SourceMap();

  private final boolean mapped;

  TextReader(
      ByteWindow in,
      Faults faults,
      XmlOptions options,
      References references,
      Repair repair,
      SectionEnds sectionEnds) {
    this.in = in;
    this.faults = faults;
    this.limits = options.limits();
    this.mapped = options.places();
    this.references = references;
    this.repair = repair;
    this.sectionEnds = sectionEnds;
  }

  /** Sets whether texts are inside something that is left out. */
  void quiet(boolean on) {
    quiet = on;
    faults.quiet(on);
  }

  /** Restarts the count of the length of texts, after a tag. */
  void restart() {
    element = 0;
  }

  /** Returns the last text. */
  String text() {
    String known = string;
    if (known == null) {
      known = decode();
      string = known;
    }
    return known;
  }

  private String decode() {
    if (copied) {
      return copy.substring(0, copy.length);
    }
    return new String(
        in.bytes, in.base, end, ascii ? StandardCharsets.ISO_8859_1 : StandardCharsets.UTF_8);
  }

  /** Returns whether the last text is empty or only white space. */
  boolean isSpace() {
    byte[] bytes = copied ? copy.bytes : in.bytes;
    int from = copied ? 0 : in.base;
    int to = copied ? copy.length : from + end;
    return CharClasses.isSpace(bytes, from, to);
  }

  private void begin(int at) {
    begin.keep(in, at);
    leftOut = false;
    dropping = false;
    in.base = at;
    copied = false;
    copy.length = 0;
    ascii = true;
    string = null;
    repair.reset();
    if (mapped) {
      map.clear();
      map(at, true);
    }
  }

  /** Begins a segment of the text at a place of the document. */
  private void map(int at, boolean verbatim) {
    if (mapped) {
      map.add(copy.length, verbatim, in.line, in.column(at), in.offset(at));
    }
  }

  /** Continues after something that the text does not have as it is written. */
  private void resume(int at) {
    in.base = at;
    map(at, true);
  }

  private void finish(int at) {
    if (copied) {
      flush(at);
    }
    end = at - in.base;
    checkLength(copied ? copy.length : end, at);
    if (dropping) {
      dropping = false;
      faults.quiet(quiet);
      end = 0;
      copy.length = 0;
      leftOut = !blank;
      element = leftOut ? limits.textLength() : element;
    }
    element += copied ? copy.length : end;
    map.end(copied ? copy.length : end);
  }

  /**
   * Checks whether the text is too long; if so, leaves it out and does not keep it from here on.
   */
  private void checkLength(int length, int at) {
    if (!dropping && element + length > limits.textLength()) {
      drop(true);
      flush(at);
    }
  }

  private void drop(boolean space) {
    dropping = true;
    blank = space;
    faults.quiet(true);
  }

  /** Copies what was read since the base, and moves the base here. */
  private void flush(int at) {
    copied = true;
    copy.append(in.bytes, in.base, at);
    in.base = at;
    if (dropping) {
      blank = blank && CharClasses.isSpace(copy.bytes, 0, copy.length);
      copy.length = 0;
    } else {
      map(at, false);
      checkLength(copy.length, at);
    }
  }

  /**
   * Returns whether the last text is left out because it exceeds its limit. Too much white space is
   * left out too, but this returns false then, because nothing is lost.
   */
  boolean isLeftOut() {
    return leftOut;
  }

  /** Returns the number of bytes of the last text that are kept. */
  int length() {
    return copied ? copy.length : end;
  }

  /** Returns whether a text of a length is within the limit. */
  boolean isWithin(int length) {
    return length <= limits.textLength();
  }

  /** Uses the byte at the base as the text, to stand for content that is not read. */
  void junk() {
    begin(in.base);
    end = 1;
  }

  /** Returns the first place that may not be plain text. */
  int plainEnd(int from) {
    return CharClasses.plainEnd(in.bytes, from);
  }

  /** Returns the plain text between two places, which is the complete text of an element. */
  String plain(int from, int to) {
    restart();
    int length = to - from;
    return length <= ShortTexts.LONGEST
        ? shortTexts.get(Words.first(in.bytes, from, length), in.bytes, from, length)
        : new String(in.bytes, from, length, StandardCharsets.ISO_8859_1);
  }

  /** Reads text up to the next markup; returns the place of the markup. */
  int read(int place) {
    begin(place);
    byte[] bytes = in.bytes;
    int at = place;
    while (true) {
      at = plainEnd(at);
      byte kind = CharClasses.TEXT[bytes[at] & 0xFF];
      switch (kind) {
        case CharClasses.PLAIN -> at++; // a tab
        case CharClasses.LINE_FEED -> in.newLine(at++);
        case CharClasses.LESS -> {
          checkLength(
              at - in.base + copy.length,
              at); // with many of them the check at the end comes too late
          at = ensure(at, 2);
          if (faults.strict() || CharClasses.beginsMarkup(in.bytes[at + 1])) {
            finish(at);
            return at;
          }
          at = bareLess(at);
        }
        case CharClasses.AMPERSAND -> {
          flush(at);
          at = references.read(at, copy, limits.textLength());
          resume(at);
          if (references.takeCutOff()) {
            drop(false);
          }
        }
        case CharClasses.GREATER -> {
          if (at - in.base >= 2 && bytes[at - 1] == ']' && bytes[at - 2] == ']') {
            faults.malformed("\"]]>\" is not allowed in text; it is kept", in, at - 2, at + 1);
            repair.damage(); // it may be the end of an unrecognised CDATA section
          }
          at++;
        }
        default -> at = unusual(at, kind);
      }
      bytes = in.bytes;
    }
  }

  private int bareLess(int at) {
    if (in.limit - at < 2) {
      throw faults.cut(in, at + 1);
    }
    faults.recover(
        XmlCodes.UNESCAPED_ENTITY,
        "an unescaped < must be written as \"&lt;\"; it is read as a literal <",
        in,
        at);
    return at + 1;
  }

  private int unusual(int place, byte kind) {
    int at = place;
    if (kind == CharClasses.WIDE) {
      int length = Utf8.length(in.bytes, at, in.limit);
      if (length > 0) {
        ascii = false;
        in.wide(length);
        return at + length;
      } else if (length == Utf8.CUT) {
        return more(at);
      }
      flush(at);
      at = repair.broken(at, length, copy);
      resume(at);
      return at;
    } else if (kind == CharClasses.RETURN) {
      at = in.ensure(at, 2);
      flush(at);
      if (in.bytes[at + 1] != '\n') {
        in.newLine(at);
        copy.append('\n');
      }
      resume(++at);
      return at;
    } else if (at == in.limit) {
      return more(at);
    }
    flush(at);
    at = repair.control(at);
    resume(at);
    return at;
  }

  /** Makes sure that a number of bytes follow a place, without keeping more than the limit. */
  private int ensure(int place, int count) {
    if (in.limit - place >= count) {
      return place;
    }
    checkLength(place - in.base + copy.length, place);
    if (dropping) {
      flush(place);
      in.base = Math.max(0, place - 2); // the end of the CDATA section may begin there
    }
    return in.ensure(place, count);
  }

  private int more(int place) {
    int read = in.limit - place;
    int at = ensure(place, read + 1);
    if (in.limit - at == read) {
      throw faults.cut(in, at);
    }
    return at;
  }

  /**
   * Reads a CDATA section up to its end; returns the place after it.
   *
   * @param place the place after {@code <![CDATA[}
   * @param around the element that it is in
   */
  int readCdata(int place, XmlName around) {
    begin(place);
    int lost = faults.strict() ? 0 : sectionEnds.ofCdata(place, around);
    if (lost > 0) {
      faults.malformed("the CDATA section has no end before </" + around + ">", in, in.base);
      int at = in.base + lost;
      in.pass(in.base, at);
      ascii = false;
      repair.damage();
      finish(at);
      return at;
    }
    byte[] bytes = in.bytes;
    int at = in.base;
    suspect = 0;
    section.keepBefore(in, in.base, Declarations.CDATA.length);
    while (true) {
      at = plainEnd(at);
      byte kind = CharClasses.CDATA[bytes[at] & 0xFF];
      if (kind == CharClasses.PLAIN) {
        at++; // a tab, or what has a meaning outside only
      } else if (kind == CharClasses.END) {
        if (at - in.base >= 2 && bytes[at - 1] == ']' && bytes[at - 2] == ']') {
          finish(at - 2);
          return at + 1;
        }
        at++;
      } else if (kind == CharClasses.LINE_FEED) {
        in.newLine(at++);
      } else if (kind == CharClasses.LESS) {
        at = lessInCdata(at, around) + 1;
      } else {
        at = unusual(at, kind);
      }
      bytes = in.bytes;
    }
  }

  /**
   * Checks whether a CDATA section continues after the place where it was probably meant to end.
   */
  private int lessInCdata(int place, XmlName around) {
    if (suspect == SUSPECT) {
      return place;
    }
    int at = ensure(place, Math.max(Declarations.CDATA.length, around.raw.length + 3));
    suspect |= in.isEndTag(at, around.raw) ? END_TAG : 0;
    suspect |= in.startsWith(at, Declarations.CDATA) ? START : 0;
    if (suspect == SUSPECT) {
      faults.note(
          XmlCodes.SUSPECT_CDATA,
          "the CDATA section contains </"
              + around
              + "> and another <![CDATA[; if its end ]]> is missing, the content after it is lost",
          section.first(faults.source(), in, Declarations.CDATA.length));
    }
    return at;
  }
}
