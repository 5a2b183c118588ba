package io.github.sitemaptoolkit.token;

import io.github.sitemaptoolkit.internal.bytes.ByteWindow;
import io.github.sitemaptoolkit.internal.bytes.Faults;
import io.github.sitemaptoolkit.internal.bytes.References;
import io.github.sitemaptoolkit.internal.bytes.Repair;
import io.github.sitemaptoolkit.internal.name.XmlName;
import io.github.sitemaptoolkit.internal.name.XmlNames;
import io.github.sitemaptoolkit.internal.record.RecordScanner;
import io.github.sitemaptoolkit.internal.record.RecordTape;
import io.github.sitemaptoolkit.internal.text.CharClasses;
import io.github.sitemaptoolkit.io.Encoding;
import io.github.sitemaptoolkit.problem.Extent;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.SourceMap;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Reads the tokens of a document: texts, tags and processing instructions. The cursor handles the
 * effects of tags on open elements.
 */
final class TokenReader implements XmlCursor.Ranges {

  /** The kinds of tokens. */
  enum Token {
    /** A start tag, with its {@link #name}. */
    START_TAG,
    /** An end tag, described by {@link EndTag}. */
    END_TAG,
    /** A text, or part of one. */
    TEXT,
    /** A processing instruction. */
    INSTRUCTION,
    /** Unreadable content after the root, represented as a text. */
    JUNK,
    /** The end of the input. */
    END
  }

  private final ByteWindow in;
  private final Faults faults;
  private final boolean strict;
  private final Encoding encoding;
  private final OpenElements open;
  private final Attributes attributes;
  private final Declarations declarations;
  private final Prolog prolog;
  private final Repair repair;

  /** Skips the last processing instruction. */
  final Skipper skipper;

  /** The last start tag. */
  final StartTag startTag;

  /** The last end tag. */
  final EndTag endTag;

  /** The last text. */
  final TextReader text;

  private final XmlNames names;
  private final RecordScanner records;
  private @Nullable XmlName name;
  private int position; // of the next token
  private long line = 1;
  private int column = 1;
  private int textEnd; // the end of the plain text that was found
  private int plainLength = -1; // of the last text if it is plain
  private int behind; // the place after the end tag that was found
  private boolean begun;
  private boolean torn;
  private boolean isText; // the last token, and no section

  TokenReader(
      ByteWindow in,
      Faults faults,
      XmlOptions options,
      Encoding encoding,
      XmlNames names,
      Attributes attributes,
      Bindings bindings,
      OpenElements open,
      OuterEntries outerEntries,
      MissingEnds missingEnds) {
    this.in = in;
    in.exact = encoding.isUtf8();
    this.faults = faults;
    this.strict = options.strict();
    this.encoding = encoding;
    this.open = open;
    this.attributes = attributes;
    this.names = names;
    this.records = new RecordScanner(in, names, bindings, options.limits(), 1);
    var sectionEnds = new SectionEnds(in, open, options.roots());
    this.repair = new Repair(in, faults);
    var references = new References(in, repair);
    this.skipper = new Skipper(in, faults, options, names, repair, sectionEnds);
    var values = new Values(in, faults, options.limits(), references, repair, attributes);
    this.startTag =
        new StartTag(in, faults, options, names, attributes, values, skipper, missingEnds, open);
    this.endTag = new EndTag(in, faults, options, names, open, outerEntries);
    this.text = new TextReader(in, faults, options, references, repair, sectionEnds);
    this.declarations = new Declarations(in, faults, skipper, references);
    this.prolog = new Prolog(in, faults, names, options.roots());
  }

  /** Returns the name of the last start tag. */
  XmlName name() {
    return Objects.requireNonNull(name);
  }

  /** Returns the line where the last token begins, from 1. */
  long line() {
    return line;
  }

  /** Returns the column where the last token begins, from 1. */
  int column() {
    return column;
  }

  /** Returns the length of the last token in bytes. */
  int length() {
    return position - in.base;
  }

  /**
   * Returns whether text may have got lost in what was skipped for the last token, and resets this.
   */
  boolean takeTorn() {
    boolean taken = torn;
    torn = false;
    return taken;
  }

  /** Returns whether a part of the last text could not be read. */
  boolean isTextDamaged() {
    return repair.damaged() || text.isLeftOut();
  }

  /** Skips white space that indents the next tag. */
  void passSpace() {
    position = in.indentation(position);
  }

  /**
   * Fast path: reads the text and the end tag of the innermost element if there is nothing else in
   * it; otherwise reads nothing and returns null.
   */
  @Nullable String plainText(EntrySize size) {
    return !open.isTooDeep() && findPlain(position, open.name()) ? foundText(size) : null;
  }

  /** Returns whether an element has only plain text from a place on, and finds its end. */
  private boolean findPlain(int from, XmlName element) {
    textEnd = text.plainEnd(from);
    behind = endTag.behind(textEnd, element);
    return behind >= 0 && text.isWithin(textEnd - from);
  }

  private String foundText(EntrySize size) {
    size.addText(textEnd - position);
    String found = text.plain(position, textEnd);
    plainLength = textEnd - position;
    passEnd(textEnd);
    return found;
  }

  /** Notes that the current text, if there is one, was not read in one step. */
  void endPlain() {
    plainLength = -1;
  }

  private void passEnd(int at) {
    mark(at);
    endTag.pass();
    position = behind;
  }

  /** Returns whether the text whose end tag was just read is a {@link CharClasses#isPlainUrl}. */
  boolean wasPlainUrl() {
    return plainLength >= 0 && CharClasses.isPlainUrl(in.bytes, in.base - plainLength, in.base);
  }

  /** Returns the place of the last token; of a text, a part of which may have been left out. */
  Location place() {
    return isText ? text.begin.to(faults.source(), in, position) : tag();
  }

  @Override
  public Location tag() {
    long offset = in.offset(in.base);
    int end = Math.max(position, in.base); // while it is being read
    var extent = new Extent(in.line, in.column(end), offset, offset < 0 ? -1 : end - in.base);
    return new Location(faults.source(), line, column, extent);
  }

  @Override
  public Location attribute(int index) {
    return attributes.location(index, faults.source());
  }

  @Override
  public void addText(SourceMap map) {
    if (plainLength < 0) {
      map.addAll(text.map);
    } else { // no longer than a line, in ASCII
      map.add(0, true, line, column - plainLength, in.offset(in.base - plainLength));
      map.end(plainLength);
    }
  }

  /** Returns whether a text is next, of which the first byte was read already. */
  boolean isText() {
    return position < in.limit
        && (in.bytes[position] != '<' || in.startsWith(position, Declarations.CDATA));
  }

  /** Returns whether the last text is undamaged and the end tag of its element is next. */
  boolean isWholeText() {
    behind = torn || isTextDamaged() ? -1 : endTag.behind(position);
    return behind >= 0;
  }

  /** Reads the end tag after a text that {@linkplain #isWholeText is whole}. */
  void passEnd() {
    passEnd(position);
  }

  /**
   * Fast path: reads the start tag of an element that has no attributes and only plain text, if its
   * name is the likely one and it can be entered as a leaf; otherwise reads nothing and returns
   * null. Then {@link #leafText} returns the text.
   */
  @Nullable XmlName leaf(ElementStack elements) {
    int at = position;
    XmlName likely = names.likely(at);
    if (likely == null || !elements.isLeaf(likely)) {
      return null;
    }
    int from = at + 2 + likely.raw.length;
    if (!findPlain(from, likely)) {
      return null;
    }
    mark(at);
    startTag.pass(likely, from);
    name = likely;
    position = from;
    return likely;
  }

  /** Reads the text and the end tag of the {@link #leaf} whose start tag was read. */
  String leafText(EntrySize size) {
    return foundText(size);
  }

  /**
   * Reads the next child of the root if it is a record that its reader takes; otherwise reads
   * nothing and returns null.
   */
  <T> @Nullable T record(Function<RecordTape, @Nullable T> reader) {
    int length = records.scan(position);
    position = in.base;
    T taken = length == 0 ? null : reader.apply(records.record());
    if (taken != null) {
      records.pass();
      position = in.base + length;
    }
    return taken;
  }

  /** Marks where the next token begins. */
  private void mark(int at) {
    in.base = at;
    isText = false;
    line = in.line;
    column = in.column(at);
  }

  /** Reads the next token inside an element. */
  Token inside() {
    int at = position;
    while (true) {
      mark(at);
      byte b = in.bytes[at];
      if (b != '<') {
        if (at == in.limit) {
          at = in.more(at);
          if (at == in.limit) {
            position = at;
            return Token.END;
          }
          continue;
        }
        return text(at);
      }
      at = in.ensure(at, 2);
      if (in.limit - at < 2) {
        throw faults.cut(in, at + 1);
      }
      b = in.bytes[at + 1];
      if (b == '/') {
        position = endTag.read(at);
        torn |= endTag.torn();
        return Token.END_TAG;
      } else if (b == '?') {
        position = skipper.instruction(at, true);
        torn |= skipper.torn();
        return Token.INSTRUCTION;
      } else if (b == '!') {
        at = in.ensure(at, Declarations.CDATA.length);
        if (in.startsWith(at, Declarations.CDATA)) {
          position = text.readCdata(at + Declarations.CDATA.length, open.name());
          return Token.TEXT;
        }
        at = declarations.skip(at, false);
        torn |= skipper.torn();
      } else if (CharClasses.NAME_START[b & 0xFF]) {
        readStartTag(at);
        if (!startTag.broken()) {
          return Token.START_TAG;
        }
        at = position;
      } else {
        if (strict) {
          faults.malformed("an unescaped < must be written as \"&lt;\"", in, at);
        }
        return text(at);
      }
    }
  }

  private Token text(int at) {
    position = text.read(at);
    isText = true;
    return Token.TEXT;
  }

  private void readStartTag(int at) {
    name = startTag.read(at);
    position = startTag.position();
    torn |= startTag.torn();
  }

  /** Reads the next token before the root element, or after it. */
  Token outside(boolean behind) {
    int at = begun ? position : prolog.read(encoding);
    begun = true;
    while (true) {
      mark(at);
      byte b = in.bytes[at];
      if (CharClasses.isSpace(b)) {
        at = in.space(at);
      } else if (at == in.limit) {
        at = in.more(at);
        if (at == in.limit) {
          position = at;
          return Token.END;
        }
      } else {
        at = in.ensure(at, 2);
        b = in.bytes[at] == '<' ? in.bytes[at + 1] : 0;
        if (b == '!') {
          at = declarations.skip(at, !behind);
        } else if (b == '?') {
          position = skipper.instruction(at, false);
          return Token.INSTRUCTION;
        } else if (behind ? isElement(at, b) : prolog.isRoot(at, b)) {
          readStartTag(in.base); // reading ahead may have moved it
          return Token.START_TAG;
        } else if (behind) {
          position = in.passToMarkup();
          text.junk();
          return Token.JUNK;
        } else {
          at = prolog.skipForeign(in.base);
        }
      }
    }
  }

  /** Returns whether another element follows the root. */
  private boolean isElement(int at, byte next) {
    if (strict) {
      faults.malformed("there is content after the root element", in, at);
    }
    return CharClasses.NAME_START[next & 0xFF];
  }

  /** Returns the exception for an input that ends before its document does. */
  RuntimeException cut() {
    return faults.cut(in, position);
  }
}
