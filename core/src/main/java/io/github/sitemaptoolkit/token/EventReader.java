package io.github.sitemaptoolkit.token;

import io.github.sitemaptoolkit.internal.name.XmlName;
import io.github.sitemaptoolkit.internal.record.RecordTape;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.token.TokenReader.Token;
import io.github.sitemaptoolkit.token.XmlCursor.Event;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Makes events of tokens: opens and closes elements, also those whose end tags are missing. */
final class EventReader {

  private final OpenElements open;
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

  EventReader(
      OpenElements open,
      OuterEntries outerEntries,
      ImpliedEnds impliedEnds,
      EntrySize size,
      ElementStack elements,
      TokenReader tokens) {
    this.open = open;
    this.outerEntries = outerEntries;
    this.impliedEnds = impliedEnds;
    this.size = size;
    this.elements = elements;
    this.tokens = tokens;
    this.text = tokens.text;
  }

  /** Returns the current event. */
  Event event() {
    return event;
  }

  /** Returns whether an exception has left the state undefined. */
  boolean isLost() {
    return lost;
  }

  /** Returns whether the current tag is missing in the document. */
  boolean isImplied() {
    return implied;
  }

  /** Returns whether text may have got lost in what was skipped for the current event. */
  boolean isTorn() {
    return torn;
  }

  /**
   * Moves to the next event.
   *
   * @param pastSpace whether white space before a tag may be skipped
   */
  Event next(boolean pastSpace) {
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
      elements.report();
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

  /** Does what {@link XmlCursor#onlyText} does. */
  @Nullable String onlyText() {
    if (event != Event.START || textAhead || held != null || tokens.startTag.empty()) {
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

  /** Does what {@link TokenizerCursor#record} does. */
  <T> @Nullable T record(Function<RecordTape, @Nullable T> reader) {
    if (textAhead || !(event == Event.TEXT || (event == Event.END && open.depth() == 2))) {
      return null;
    }
    leaveEnded();
    boolean next = open.depth() == 1 && closing == 0 && held == null && !impliedEnds.isBehind();
    return next && !elements.isPassing() && !outerEntries.wereMet() ? tokens.record(reader) : null;
  }

  private void leaveEnded() {
    if (event == Event.END) {
      elements.leave(leaf, implied);
      closing = closing == 0 && impliedEnds.mustEndRoot() ? 1 : closing;
      event = Event.TEXT;
    }
    leaf = false;
    tokens.endPlain();
    implied = false;
    torn = false;
  }

  private Event advance(boolean pastSpace) {
    leaveEnded();
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
    boolean empty = tokens.startTag.empty();
    boolean must = impliedEnds.mustEndBefore(name, length, empty, elements.isPassing());
    boolean resumes = !empty && impliedEnds.resumeRoot(name, length);
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
}
