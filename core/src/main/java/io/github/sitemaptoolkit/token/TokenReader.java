package io.github.sitemaptoolkit.token;

import io.github.sitemaptoolkit.internal.bytes.ByteWindow;
import io.github.sitemaptoolkit.internal.bytes.Faults;
import io.github.sitemaptoolkit.internal.bytes.References;
import io.github.sitemaptoolkit.internal.bytes.Repair;
import io.github.sitemaptoolkit.internal.text.CharClasses;
import io.github.sitemaptoolkit.io.Encoding;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Reads one token of a document after the other: texts, tags, instructions. What a tag means for
 * the elements around it is left to the cursor.
 */
final class TokenReader {

  /** What was read. */
  enum Token {
    /** A start tag, with its {@link #name}. */
    START_TAG,
    /** An end tag, which {@link EndTag} tells more of. */
    END_TAG,
    /** A text, or a part of one. */
    TEXT,
    /** A processing instruction. */
    INSTRUCTION,
    /** What follows the root and cannot be read, as a text. */
    JUNK,
    /** The end of the input. */
    END
  }

  private final ByteWindow in;
  private final Faults faults;
  private final boolean strict;
  private final Encoding encoding;
  private final OpenElements open;
  private final Skipper skipper;
  private final Declarations declarations;
  private final Prolog prolog;
  private final Repair repair;

  /** The start tag that was read last. */
  final StartTag startTag;

  /** The end tag that was read last. */
  final EndTag endTag;

  /** The text that was read last. */
  final TextReader text;

  private @Nullable XmlName name;
  private int position; // of what comes next
  private long line = 1;
  private int column = 1;
  private boolean begun;
  private boolean torn;

  TokenReader(
      ByteWindow in,
      Faults faults,
      XmlOptions options,
      Encoding encoding,
      XmlNames names,
      Attributes attributes,
      OpenElements open,
      OuterEntries outerEntries,
      MissingEnds missingEnds) {
    this.in = in;
    this.faults = faults;
    this.strict = options.strict();
    this.encoding = encoding;
    this.open = open;
    var sectionEnds = new SectionEnds(in, open, options.roots());
    this.repair = new Repair(in, faults);
    var references = new References(in, repair);
    this.skipper = new Skipper(in, faults, options, names, repair, sectionEnds);
    var values = new Values(in, faults, options.limits(), references, repair, attributes);
    this.startTag =
        new StartTag(in, faults, options, names, attributes, values, skipper, missingEnds, open);
    this.endTag = new EndTag(in, faults, options, names, open, outerEntries);
    this.text = new TextReader(in, faults, options.limits(), references, repair, sectionEnds);
    this.declarations = new Declarations(in, faults, skipper, references);
    this.prolog = new Prolog(in, faults, names, options.roots());
  }

  /** Returns the name of the start tag that was read last. */
  XmlName name() {
    return Objects.requireNonNull(name);
  }

  /** Returns the line where the token begins that was read last, from 1. */
  long line() {
    return line;
  }

  /** Returns the column where the token begins that was read last, from 1. */
  int column() {
    return column;
  }

  /** Returns how many bytes the token has that was read last. */
  int length() {
    return position - in.base;
  }

  /** Puts the place of the next token behind what was read last, when the window was moved. */
  void endAt(int length) {
    position = in.base + length;
  }

  /** Returns the target of the instruction that was read last. */
  String target() {
    return skipper.target();
  }

  /** Returns, once, whether what was passed over for the last token may be a text that is lost. */
  boolean takeTorn() {
    boolean taken = torn;
    torn = false;
    return taken;
  }

  /** Returns whether the text that was read last lacks something. */
  boolean isTextDamaged() {
    return repair.damaged() || text.isLeftOut();
  }

  /** Passes over white space that indents the next tag. */
  void passSpace() {
    position = in.indentation(position);
  }

  /**
   * Reads the text up to the end tag of the innermost element, and that tag, if there is nothing
   * else between, as most documents have it; returns null, having read nothing, if there is.
   */
  @Nullable String plainText(EntrySize size) {
    int end = text.plainEnd(position);
    int behind = endTag.behind(end);
    if (behind < 0 || !text.isWithin(end - position)) {
      return null;
    }
    size.addText(end - position);
    String found = text.plain(position, end);
    mark(end);
    endTag.pass();
    position = behind;
    return found;
  }

  /** Marks where the next token begins. */
  private void mark(int at) {
    in.base = at;
    line = in.line;
    column = in.column(at);
  }

  /** Reads what comes next inside of an element. */
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
        position = text.read(at);
        return Token.TEXT;
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
          faults.malformed("a bare < must be written &lt;", in, at);
        }
        position = text.read(at);
        return Token.TEXT;
      }
    }
  }

  private void readStartTag(int at) {
    name = startTag.read(at);
    position = startTag.position();
    torn |= startTag.torn();
  }

  /** Reads what comes next before the root element, or behind it. */
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
          readStartTag(in.base); // what is read ahead of it may move it
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
      faults.malformed("something follows the root element", in, at);
    }
    return CharClasses.NAME_START[next & 0xFF];
  }

  /** Returns what to throw for an input that ends before its document does. */
  RuntimeException cut() {
    return faults.cut(in, position);
  }
}
