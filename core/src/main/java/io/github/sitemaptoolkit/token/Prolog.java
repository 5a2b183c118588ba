package io.github.sitemaptoolkit.token;

import io.github.sitemaptoolkit.code.DocumentCodes;
import io.github.sitemaptoolkit.internal.bytes.ByteWindow;
import io.github.sitemaptoolkit.internal.bytes.Faults;
import io.github.sitemaptoolkit.internal.bytes.XmlDeclaration;
import io.github.sitemaptoolkit.internal.name.XmlNames;
import io.github.sitemaptoolkit.internal.text.CharClasses;
import io.github.sitemaptoolkit.io.Encoding;
import io.github.sitemaptoolkit.io.KnownRoots;
import io.github.sitemaptoolkit.problem.Extent;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.text.XmlCodes;
import io.github.sitemaptoolkit.url.UrlText;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the content before the root of a document: byte order mark, XML declaration and junk. */
final class Prolog {

  private static final byte[] MARK = {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF};
  private static final byte[] DECLARATION = "<?xml".getBytes(StandardCharsets.US_ASCII);
  private static final int LONGEST_DECLARATION = 1024;
  private static final Pattern ENCODING =
      Pattern.compile("^[^<]*<\\?xml\\s[^>]*?\\sencoding\\s*=\\s*[\"']([^\"'>]*)");

  private final ByteWindow in;
  private final Faults faults;
  private final XmlNames names;
  private final KnownRoots roots;
  private boolean searched; // whether the document after junk was searched for

  Prolog(ByteWindow in, Faults faults, XmlNames names, KnownRoots roots) {
    this.in = in;
    this.faults = faults;
    this.names = names;
    this.roots = roots;
  }

  /** Reads up to the end of the XML declaration, if there is one; returns the place after it. */
  int read(Encoding encoding) {
    String conflict = encoding.conflict();
    if (conflict != null) {
      faults.recover(
          XmlCodes.ENCODING_CONFLICT,
          "the declared encoding of the document is wrong: " + conflict,
          declaredEncoding());
      in.doubt(encoding.unread());
    }
    int at = marks(encoding.isUtf8());
    int begin = at;
    int column = in.column(at);
    at = space(at);
    if (!isDeclaration(at)) {
      return at;
    }
    if (at > begin) {
      faults.recover(
          XmlCodes.LEADING_WHITESPACE,
          "there is white space before the XML declaration",
          faults.location(in, 1, column, begin, at));
    }
    return declaration(at);
  }

  private int marks(boolean allowed) {
    int at = in.ensure(0, MARK.length);
    boolean first = allowed;
    while (in.startsWith(at, MARK)) {
      String message = "the document begins with a byte order mark, which UTF-8 does not need";
      if (first) {
        faults.note(XmlCodes.BOM, message, mark(at));
      } else {
        faults.recover(XmlCodes.BOM, message + ", and with several of them", mark(at));
      }
      first = false;
      in.lineStart += MARK.length;
      at = in.ensure(at + MARK.length, MARK.length);
    }
    return at;
  }

  /** Returns the place of a byte order mark, which is in no column. */
  private Location mark(int at) {
    int column = in.column(at);
    long offset = in.offset(at);
    var extent = new Extent(in.line, column, offset, offset < 0 ? -1 : MARK.length);
    return new Location(faults.source(), in.line, column, extent);
  }

  /** Returns where the declaration names the encoding; the beginning if it does not. */
  private Location declaredEncoding() {
    int at = in.ensure(0, LONGEST_DECLARATION);
    int length = Math.min(LONGEST_DECLARATION, in.limit - at);
    String text = new String(in.bytes, at, length, StandardCharsets.ISO_8859_1);
    Matcher encoding = ENCODING.matcher(text);
    int marked = in.startsWith(at, MARK) ? MARK.length : 0;
    boolean found = encoding.find();
    int from = at + (found ? encoding.start(1) : 0);
    int to = at + (found ? encoding.end(1) : 0);
    return found
        ? faults.location(in, 1, from - at - marked + 1, from, to)
        : faults.location(in, at, at);
  }

  private int space(int place) {
    int at = place;
    while (true) {
      at = in.ensure(at, 1);
      byte b = in.bytes[at];
      if (at == in.limit || !CharClasses.isSpace(b)) {
        return at;
      }
      at = in.space(at);
    }
  }

  private boolean isDeclaration(int place) {
    int at = in.ensure(place, DECLARATION.length + 1);
    return in.startsWith(at, DECLARATION) && CharClasses.isSpace(in.bytes[at + DECLARATION.length]);
  }

  /** Reads the XML declaration at a place; returns the place after it. */
  int declaration(int place) {
    int begin = DECLARATION.length;
    int at = place;
    int end = begin;
    while (true) {
      at = in.ensure(at, end + 2);
      if (in.limit - at < end + 2) {
        throw faults.cut(in, in.limit);
      } else if (in.bytes[at + end] == '?' && in.bytes[at + end + 1] == '>') {
        break;
      } else if (end > LONGEST_DECLARATION || in.bytes[at + end] == '<') {
        faults.malformed("the XML declaration has no end", in, at);
        in.pass(at, at + end);
        return at + end;
      }
      end++;
    }
    String text = new String(in.bytes, at + begin, end - begin, StandardCharsets.ISO_8859_1);
    String fault = XmlDeclaration.parse(text).fault();
    if (fault != null) {
      faults.malformed(fault, in, at);
    }
    in.pass(at, at + end + 2);
    return at + end + 2;
  }

  /** Returns whether the document's root begins here, or something to be taken for it. */
  boolean isRoot(int at, byte next) {
    if (!CharClasses.NAME_START[next & 0xFF]) {
      return false;
    }
    if (faults.strict() || searched) {
      return true;
    }
    long lineStart = in.lineStart - in.base; // the name is read again later
    int end = names.end(at + 1);
    in.lineStart = in.base + lineStart;
    return !names.isTooLong(in.base + 1, end)
        && roots.isKnown(names.find(in.base + 1, end).localName);
  }

  /** Skips to where the document begins, if it does so further on; otherwise to the next markup. */
  int skipForeign(int place) {
    if (!searched) {
      searched = true;
      return find(place);
    }
    faults.malformed("there is other content before the root element", in, place);
    return in.passToMarkup();
  }

  /**
   * Searches for a document after other content; returns where it begins, or the given place if
   * there is none.
   */
  private int find(int place) {
    int at = in.ensure(place, KnownRoots.REACH);
    int length = Math.min(KnownRoots.REACH, in.limit - at);
    String text = new String(in.bytes, at, length, StandardCharsets.ISO_8859_1);
    int found = roots.find(text);
    if (found <= 0) {
      return at;
    }
    String before = text.substring(0, found);
    boolean template = before.startsWith("---") || UrlText.isTemplate(before); // Jekyll's header
    faults.recover(
        template ? DocumentCodes.TEMPLATE : XmlCodes.LEADING_CONTENT,
        template
            ? "there is a template that was not rendered before the document; it is left out"
            : "there is other content before the document; it is left out",
        faults.location(in, at, at + before.stripTrailing().length()));
    in.pass(at, at + found);
    int begin = at + found;
    return isDeclaration(begin) ? declaration(begin) : begin;
  }
}
