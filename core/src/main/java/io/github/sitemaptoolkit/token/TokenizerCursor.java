package io.github.sitemaptoolkit.token;

import io.github.sitemaptoolkit.internal.bytes.ByteWindow;
import io.github.sitemaptoolkit.internal.bytes.Faults;
import io.github.sitemaptoolkit.io.Encoding;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Reporter;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.token.TokenReader.Token;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A streaming XML parser with limits, strict or lenient.
 *
 * <p>A strict cursor rejects documents that are not well-formed. A lenient one continues as well as
 * possible: each fault is reported with its place, and {@link #isDamaged} tells whether a text may
 * be incomplete, so that a url is never mistaken for another. A DOCTYPE is skipped: its entities
 * are unknown, and external entities are never loaded. Not thread-safe.
 *
 * @since 0.1
 */
public final class TokenizerCursor implements XmlCursor {

  private final Source source;
  private final Attributes attributes;
  private final Bindings bindings;
  private final OpenElements open = new OpenElements();
  private final OuterEntries outerEntries;
  private final ImpliedEnds impliedEnds;
  private final EntrySize size;
  private final ElementStack elements;
  private final TokenReader tokens;
  private final TextReader text;

  private Event event = Event.END_DOCUMENT; // also before the first one
  private boolean leaf; // its text and end tag were found; false once it is read by events
  private boolean textAhead; // the next event is a text, which was read
  private boolean lost;
  private @Nullable XmlName held; // its start tag was read, but others must end first
  private int closing; // number of elements that end here
  private boolean implied;
  private boolean torn; // text may have got lost in what was skipped for this event

  /**
   * Opens a document. Closing the cursor closes the source.
   *
   * @param reporter receives the problems of the markup
   */
  public TokenizerCursor(Source source, XmlOptions options, Reporter reporter) {
    this(source, source.stream(), options, reporter);
  }

  /** Opens a document with the given stream of bytes, for tests. */
  TokenizerCursor(Source source, InputStream bytes, XmlOptions options, Reporter reporter) {
    this.source = source;
    var faults = new Faults(options.strict(), reporter);
    Encoding encoding = Encoding.of(source.head().with(options.roots()));
    var in = new ByteWindow(encoding.utf8(bytes, source.name()), faults, options.limits().bytes());
    var names = new XmlNames(in, faults, options.limits());
    this.attributes = new Attributes(in);
    this.bindings = new Bindings(in, faults, options, attributes);
    this.outerEntries = new OuterEntries(in, faults);
    this.size = new EntrySize(faults, options.limits(), this::location);
    var missingEnds = new MissingEnds(in, open);
    this.impliedEnds = new ImpliedEnds(in, faults, options, open, bindings, missingEnds);
    this.elements =
        new ElementStack(
            in,
            faults,
            options,
            attributes,
            bindings,
            open,
            outerEntries,
            impliedEnds,
            size,
            this::location);
    this.tokens =
        new TokenReader(
            in, faults, options, encoding, names, attributes, open, outerEntries, missingEnds);
    this.text = tokens.text;
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
      while (found == Event.START && elements.isPassing()) {
        found = passOver(pastSpace);
      }
      return found;
    } catch (RuntimeException | Error e) {
      failed(e);
      throw e;
    }
  }

  private void failed(Throwable e) {
    lost |= !(e instanceof SitemapException);
    if (!lost) {
      outerEntries.report();
    }
  }

  /** Skips an element that is left out; returns the event after it. */
  private Event passOver(boolean pastSpace) {
    int depth = open.depth();
    text.quiet(elements.isBeyondLimit());
    do {
      advance(false);
    } while (event != Event.END_DOCUMENT && (event != Event.END || open.depth() > depth));
    text.quiet(false);
    elements.endPassing();
    Event found = event == Event.END ? advance(pastSpace) : event;
    torn = true; // it may have been text that contains <
    return found;
  }

  @Override
  public @Nullable String onlyText() {
    if (event != Event.START || textAhead || tokens.startTag.empty()) {
      return null;
    }
    lost = true; // until this succeeds: the stack may overflow
    String found = leaf ? tokens.leafText(size) : tokens.plainText(size);
    lost = false;
    if (found == null && tokens.isText()) {
      found = wholeText();
    }
    if (found != null) {
      torn = false;
      event = Event.END;
    }
    return found;
  }

  @Override
  public boolean isPlainUrl() {
    return tokens.wasPlainUrl();
  }

  /** Reads a text with references, characters beyond ASCII, or in a section; null if not whole. */
  private @Nullable String wholeText() {
    try {
      tokens.inside();
      textAhead = !tokens.isWholeText();
      if (textAhead) {
        return null;
      }
      elements.addText(text);
      String found = text.text();
      tokens.passEnd();
      text.restart();
      return found;
    } catch (RuntimeException | Error e) {
      failed(e);
      throw e;
    }
  }

  private Event advance(boolean pastSpace) {
    if (event == Event.END) {
      elements.leave(leaf);
      closing = closing == 0 && impliedEnds.mustEndRoot() ? 1 : closing;
    }
    leaf = false;
    tokens.endPlain();
    implied = false;
    torn = false;
    XmlName waiting = held;
    if (closing > 0) {
      event = end();
    } else if (waiting != null) {
      event = enterOrEnd(waiting);
    } else if (event == Event.START && tokens.startTag.empty()) {
      event = Event.END;
      text.restart();
    } else if (open.depth() > 0) {
      if (pastSpace && !textAhead) {
        tokens.passSpace();
        leaf = enterLeaf();
      }
      event = leaf ? Event.START : content();
    } else {
      event = outside();
    }
    return event;
  }

  /** Enters the next element if it can be read in one step. */
  private boolean enterLeaf() {
    XmlName likely = tokens.leaf(elements);
    if (likely != null) {
      elements.enterLeaf(likely);
      text.restart();
    }
    return likely != null;
  }

  private Event content() {
    while (true) {
      Token token = textAhead ? Token.TEXT : tokens.inside();
      textAhead = false;
      torn |= tokens.takeTorn();
      if (token != Token.END_TAG) {
        if (token == Token.TEXT) {
          elements.addText(text);
        }
        return eventOf(token);
      }
      closing = tokens.endTag.closed();
      if (tokens.endTag.ofOuter()) {
        elements.endOuter(closing == 0);
      }
      if (closing > 0) {
        return end();
      }
    }
  }

  private Event eventOf(Token token) {
    return switch (token) {
      case START_TAG -> enterOrEnd(tokens.name());
      case INSTRUCTION -> Event.INSTRUCTION;
      case END -> endOfDocument();
      default -> Event.TEXT;
    };
  }

  /** Begins an element, unless others must end or the root must resume first. */
  private Event enterOrEnd(XmlName name) {
    int length = tokens.length();
    boolean must = impliedEnds.mustEndBefore(name, elements.isPassing());
    boolean resumes = !tokens.startTag.empty() && impliedEnds.resumeRoot(name, length);
    tokens.endAt(length);
    torn |= impliedEnds.torn();
    held = must || resumes ? name : null;
    if (resumes) {
      implied = true;
      text.restart();
      return Event.START;
    } else if (must) {
      closing = 1;
      return end();
    }
    elements.enter(name, tokens.startTag.passed(), length);
    text.restart();
    return Event.START;
  }

  private Event end() {
    closing--;
    elements.end();
    implied = closing > 0 || held != null || impliedEnds.mustEndRoot();
    text.restart();
    return Event.END;
  }

  /** Reads the content before and after the root element. */
  private Event outside() {
    Token token = tokens.outside(impliedEnds.hasRoot());
    torn |= tokens.takeTorn();
    return eventOf(token);
  }

  private Event endOfDocument() {
    boolean inside = open.depth() > 0 && (!impliedEnds.isBehind() || event == Event.END_DOCUMENT);
    if (!impliedEnds.hasRoot() || inside) {
      throw tokens.cut(); // a caller that did not stop at the end of junk takes it for the document
    }
    return Event.END_DOCUMENT;
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
    return event == Event.INSTRUCTION ? tokens.target() : text.text();
  }

  @Override
  public boolean isSpace() {
    return text.isSpace();
  }

  @Override
  public boolean isDamaged() {
    return torn || (event == Event.TEXT && tokens.isTextDamaged());
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
    return new Location(source.name(), tokens.line(), tokens.column());
  }

  @Override
  public Ranges ranges() {
    return tokens;
  }

  @Override
  public void close() throws IOException {
    source.close();
  }
}
