package io.github.sitemaptoolkit.token;

import io.github.sitemaptoolkit.internal.bytes.ByteWindow;
import io.github.sitemaptoolkit.internal.bytes.Faults;
import io.github.sitemaptoolkit.internal.bytes.References;
import io.github.sitemaptoolkit.internal.bytes.Repair;
import io.github.sitemaptoolkit.internal.text.CharClasses;
import io.github.sitemaptoolkit.io.Encoding;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.limit.Limit;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Reporter;
import io.github.sitemaptoolkit.problem.SitemapException;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A cursor of our own: one pass over UTF-8 bytes, within limits, strict or forgiving.
 *
 * <p>Strict, it refuses what is not well-formed. Lenient, it reads on as well as that can be told:
 * each fault is reported with its place, and where text is lost the cursor says so, so that no url
 * is taken for another. Entities of a DOCTYPE are never known, nothing is ever opened.
 *
 * @since 0.1
 */
public final class TokenizerCursor implements XmlCursor {

  /** Texts that are looked at for being white space, which no reader holds between elements. */
  private static final int LONG_TEXT = 1024;

  private final Source source;
  private final XmlOptions options;
  private final Faults faults;
  private final Encoding encoding;
  private final ByteWindow in;
  private final XmlNames names;
  private final Attributes attributes;
  private final Bindings bindings;
  private final StartTag startTag;
  private final EndTag endTag;
  private final TextReader text;
  private final Repair repair;
  private final Skipper skipper;
  private final Declarations declarations;
  private final Prolog prolog;
  private final OpenElements open = new OpenElements();
  private final OuterEntries outerEntries;
  private final ImpliedEnds impliedEnds;
  private final EntrySize size;
  private final int mostDepth;

  private Event event = Event.END_DOCUMENT; // before the first one, too
  private int position;
  private long line = 1;
  private int column = 1;
  private boolean begun;
  private boolean lost;
  private boolean passing; // the element that was entered is left out, with all that is in it
  private @Nullable Limit passed; // by the start tag that was read last
  private int leftOutIn; // the depth of an element of which a text was left out
  private @Nullable XmlName held; // its start tag was read, but others must end before it
  private int closing; // how many elements end here
  private boolean implied;
  private boolean empty;
  private boolean torn; // what was passed over for this event may be a text that is lost

  /**
   * Opens a document. Closing the cursor closes the source.
   *
   * @param reporter takes what is wrong with the markup
   */
  public TokenizerCursor(Source source, XmlOptions options, Reporter reporter) {
    this(source, source.stream(), options, reporter);
  }

  /** Opens a document whose bytes come as a test wants them to. */
  TokenizerCursor(Source source, InputStream bytes, XmlOptions options, Reporter reporter) {
    this.source = source;
    this.options = options;
    this.faults = new Faults(options.strict(), reporter);
    this.encoding = Encoding.of(source.head());
    this.in =
        new ByteWindow(utf8(bytes, encoding, source.name()), faults, options.limits().bytes());
    this.names = new XmlNames(in, faults, options.limits());
    this.attributes = new Attributes(in);
    this.bindings = new Bindings(in, faults, options, attributes);
    this.outerEntries = new OuterEntries(in, faults);
    this.mostDepth = options.limits().depth();
    this.size = new EntrySize(faults, options.limits(), this::location);
    var missingEnds = new MissingEnds(in, open);
    this.impliedEnds = new ImpliedEnds(in, faults, options, open, bindings, missingEnds);
    var sectionEnds = new SectionEnds(in, open);
    this.repair = new Repair(in, faults);
    var references = new References(in, repair);
    this.skipper = new Skipper(in, faults, options, names, repair, sectionEnds);
    this.startTag =
        new StartTag(
            in,
            faults,
            options,
            names,
            attributes,
            new Values(in, faults, options.limits(), references, repair, attributes),
            skipper,
            missingEnds,
            open);
    this.endTag = new EndTag(in, faults, options, names, open, outerEntries);
    this.text = new TextReader(in, faults, options.limits(), references, repair, sectionEnds);
    this.declarations = new Declarations(in, faults, skipper, references);
    this.prolog = new Prolog(in, faults, names);
  }

  private static InputStream utf8(InputStream bytes, Encoding encoding, String source) {
    try {
      return encoding.utf8(bytes);
    } catch (IOException e) {
      throw Source.failure(e, Location.of(source));
    }
  }

  @Override
  public Event next() {
    return next(false);
  }

  @Override
  public Event nextPastSpace() {
    Event found = next(true);
    while (found == Event.TEXT && text.isSpace()) {
      found = next(true);
    }
    return found;
  }

  private Event next(boolean pastSpace) {
    try {
      Event found = advance(pastSpace);
      while (found == Event.START && passing) {
        found = passOver(pastSpace);
      }
      return found;
    } catch (SitemapException e) {
      outerEntries.report();
      throw e;
    } catch (RuntimeException | StackOverflowError e) {
      lost = true;
      throw e;
    }
  }

  /** Passes over an element that is left out; returns what comes behind it. */
  private Event passOver(boolean pastSpace) {
    int depth = open.depth();
    text.quiet(passed != null);
    do {
      advance(false);
    } while (event != Event.END_DOCUMENT && (event != Event.END || open.depth() > depth));
    text.quiet(false);
    passing = false;
    Event found = event == Event.END ? advance(pastSpace) : event;
    torn = true; // it may have been text with a < in it
    return found;
  }

  @Override
  public @Nullable String onlyText() {
    if (event != Event.START || empty) {
      return null;
    }
    lost = true; // until it is done: the stack may be full
    String found = plainText();
    lost = false;
    return found;
  }

  private @Nullable String plainText() {
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
    torn = false;
    event = Event.END;
    return found;
  }

  private Event advance(boolean pastSpace) {
    if (event == Event.END) {
      leave();
    }
    implied = false;
    torn = false;
    XmlName waiting = held;
    if (closing > 0) {
      event = end();
    } else if (waiting != null) {
      event = enterOrEnd(waiting);
    } else if (event == Event.START && empty) {
      event = Event.END;
      text.restart();
    } else if (open.depth() > 0) {
      position = pastSpace ? in.indentation(position) : position;
      event = content();
    } else {
      event = outside();
    }
    return event;
  }

  /** Goes out of the element whose end was stood on. */
  private void leave() {
    XmlName ended = open.name();
    int scope = open.pop();
    if (impliedEnds.takeOuterEnd()) { // what it declares is in force up to its end tag
      outerEntries.add(ended, open.depth(), scope, location());
    } else if (scope != OpenElements.KEPT) {
      bindings.leave(scope);
    }
    leftOutIn = open.depth() < leftOutIn ? 0 : leftOutIn;
    impliedEnds.leave(open.depth());
  }

  /** Marks where the next event begins. */
  private void mark(int at) {
    in.base = at;
    line = in.line;
    column = in.column(at);
  }

  private Event content() {
    int at = position;
    while (true) {
      mark(at);
      byte b = in.bytes[at];
      if (b != '<') {
        if (at == in.limit) {
          at = in.more(at);
          if (at == in.limit) {
            return endOfDocument(at);
          }
          continue;
        }
        position = text.read(at);
        return textEvent();
      }
      at = in.ensure(at, 2);
      if (in.limit - at < 2) {
        throw faults.cut(in, at + 1);
      }
      b = in.bytes[at + 1];
      if (b == '/') {
        at = endTag.read(at);
        torn |= endTag.torn();
        closing = endTag.closed();
        if (endTag.ofOuter()) {
          endOuter();
        }
        if (closing > 0) {
          position = at;
          return end();
        }
      } else if (b == '?') {
        position = skipper.instruction(at, true);
        torn |= skipper.torn();
        return Event.INSTRUCTION;
      } else if (b == '!') {
        at = in.ensure(at, Declarations.CDATA.length);
        if (in.startsWith(at, Declarations.CDATA)) {
          position = text.readCdata(at + Declarations.CDATA.length, open.name());
          return textEvent();
        }
        at = declarations.skip(at, false);
        torn |= skipper.torn();
      } else if (CharClasses.NAME_START[b & 0xFF]) {
        XmlName name = startTag(at);
        if (!startTag.broken()) {
          return enterOrEnd(name);
        }
        at = position;
      } else {
        if (options.strict()) {
          faults.malformed("a bare < must be written &lt;", in, at);
        }
        position = text.read(at);
        return textEvent();
      }
    }
  }

  /** Stands on a text that was read. */
  private Event textEvent() {
    if (text.isLeftOut() && leftOutIn != open.depth()) {
      leftOutIn = open.depth();
      boolean isKey = open.name().localName.equalsIgnoreCase(options.nesting().key());
      String left = isKey ? "its entry" : "the text of <" + open.name() + ">";
      size.leaveOutText(left);
    }
    if (!passing && (text.length() < LONG_TEXT || !text.isSpace())) {
      size.addText(text.length());
    }
    return Event.TEXT;
  }

  /** Takes away the innermost outer entry, with what it declares if nothing is open in it. */
  private void endOuter() {
    int scope = outerEntries.pop();
    if (closing == 0) {
      bindings.leave(scope);
    }
  }

  /** Reads a start tag. */
  private XmlName startTag(int at) {
    XmlName name = startTag.read(at);
    position = startTag.position();
    passed = startTag.passed();
    empty = startTag.empty();
    torn |= startTag.torn();
    return name;
  }

  /** Begins an element, unless others must have ended before it. */
  private Event enterOrEnd(XmlName name) {
    int from = position - in.base;
    boolean must = impliedEnds.mustEndBefore(name, passing);
    position = in.base + from;
    torn |= impliedEnds.torn();
    if (must) {
      held = name;
      closing = 1;
      return end();
    }
    held = null;
    return enter(name);
  }

  private Event enter(XmlName name) {
    int depth = open.depth();
    if (passed != null || depth >= mostDepth) {
      return leaveOut(name, depth, passed == null ? Limit.DEPTH : passed);
    }
    int scope = bindings.scope();
    if (attributes.count() > 0 && !bindings.bind()) {
      return leaveOut(name, depth, Limit.DECLARATIONS);
    }
    passing |= !name.ofElement && depth > 0;
    if (depth == 0) {
      bindings.inRoot();
      impliedEnds.enterOutermost(name);
    } else if (depth < 3 && options.nesting().isAroundEntries(open, depth)) {
      size.begin();
    }
    if (!passing) { // what is left out is not held
      size.addElement();
      if (attributes.count() > 0) {
        size.addText(position - in.base);
      }
    }
    open.push(name, bindings.resolve(name), scope);
    text.restart();
    return Event.START;
  }

  /** Enters an element that is left out for a limit, with all that is in it. */
  private Event leaveOut(XmlName name, int depth, Limit limit) {
    if (depth > mostDepth) {
      open.pushTooDeep();
      return Event.START;
    }
    if (depth == 0) {
      String what = EntrySize.what(limit);
      throw faults.passed(limit, what, options.limits().get(limit), in, in.base);
    } else if (!passing) {
      size.leaveOut(limit, name);
    }
    passing = true;
    passed = limit;
    open.push(name, "", bindings.scope());
    text.restart();
    return Event.START;
  }

  private Event end() {
    closing--;
    if (outerEntries.wereMet()) {
      outerEntries.endIn(open.depth());
      if (open.depth() == 1) {
        outerEntries.report();
      }
    }
    implied = closing > 0 || held != null;
    text.restart();
    return Event.END;
  }

  /** Reads what is before and behind the root element. */
  private Event outside() {
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
          return endOfDocument(at);
        }
      } else {
        at = in.ensure(at, 2);
        b = in.bytes[at] == '<' ? in.bytes[at + 1] : 0;
        if (b == '!') {
          at = declarations.skip(at, !impliedEnds.hasRoot());
        } else if (b == '?') {
          position = skipper.instruction(at, false);
          return Event.INSTRUCTION;
        } else if (!impliedEnds.hasRoot() ? prolog.isRoot(at, b) : isNext(at, b)) {
          return enterOrEnd(startTag(in.base)); // what is read ahead of it may move it
        } else if (impliedEnds.hasRoot()) {
          return junk();
        } else {
          at = prolog.skipForeign(in.base);
        }
      }
    }
  }

  private Event endOfDocument(int at) {
    position = at;
    boolean inside = open.depth() > 0 && (!impliedEnds.isBehind() || event == Event.END_DOCUMENT);
    if (!impliedEnds.hasRoot()
        || inside) { // who did not stop at the end of junk takes it for the document
      throw faults.cut(in, at);
    }
    return Event.END_DOCUMENT;
  }

  /** Returns whether another element follows the root. */
  private boolean isNext(int at, byte next) {
    if (options.strict()) {
      faults.malformed("something follows the root element", in, at);
    }
    return CharClasses.NAME_START[next & 0xFF];
  }

  /** Stands on a text of what follows the root and cannot be read. */
  private Event junk() {
    position = in.passToMarkup();
    text.junk();
    return Event.TEXT;
  }

  @Override
  public String namespace() {
    return open.namespace();
  }

  @Override
  public String localName() {
    return open.name().localName;
  }

  @Override
  public String prefix() {
    return open.name().prefix;
  }

  @Override
  public int attributeCount() {
    return attributes.count();
  }

  @Override
  public String attributeNamespace(int index) {
    return attributes.namespace(index);
  }

  @Override
  public String attributeLocalName(int index) {
    return attributes.name(index).localName;
  }

  @Override
  public String attributePrefix(int index) {
    return attributes.name(index).prefix;
  }

  @Override
  public String attributeValue(int index) {
    return attributes.value(index);
  }

  @Override
  public @Nullable String namespaceOf(String prefix) {
    return bindings.find(prefix);
  }

  @Override
  public List<String> unusedNamespaces() {
    return bindings.unused();
  }

  @Override
  public String text() {
    return event == Event.INSTRUCTION ? skipper.target() : text.text();
  }

  @Override
  public boolean isSpace() {
    return text.isSpace();
  }

  @Override
  public boolean isDamaged() {
    return torn || (event == Event.TEXT && (repair.damaged() || text.isLeftOut()));
  }

  @Override
  public boolean isLeftOut() {
    return event == Event.TEXT && text.isLeftOut();
  }

  @Override
  public boolean isImplied() {
    return implied;
  }

  @Override
  public int depth() {
    return open.depth();
  }

  @Override
  public boolean hasEnded(int depth) {
    return open.depth() < depth || (event == Event.END && open.depth() == depth);
  }

  @Override
  public boolean isLost() {
    return lost;
  }

  @Override
  public boolean isMisplaced() {
    return event == Event.START && outerEntries.areIn(open.depth() - 1);
  }

  @Override
  public Location location() {
    return new Location(source.name(), line, column);
  }

  @Override
  public void close() throws IOException {
    source.close();
  }
}
