package io.github.sitemaptoolkit.xml;

import io.github.sitemaptoolkit.internal.text.Pieces;
import io.github.sitemaptoolkit.text.XmlText;
import io.github.sitemaptoolkit.token.XmlCursor;
import io.github.sitemaptoolkit.token.XmlCursor.Event;

/** The text of a core child, and whether it is what its author meant. */
final class CoreText {

  private final XmlCursor cursor;
  private final Pieces pieces = new Pieces();
  private boolean damaged;
  private boolean leftOut;

  CoreText(XmlCursor cursor) {
    this.cursor = cursor;
  }

  /** Takes the markup that stands in the text. */
  interface Listener {
    /** Takes an element, whose text counts. */
    void nested();

    /** Takes a processing instruction. */
    void instruction();
  }

  /** Reads up to the end tag of the element stood on; what is nested in it counts as text. */
  String read(Listener listener) {
    damaged = false;
    leftOut = false;
    String only = cursor.onlyText();
    return only == null ? readPieces(listener) : only;
  }

  private String readPieces(Listener listener) {
    pieces.clear();
    boolean nested = false;
    int depth = 1;
    while (true) {
      Event event = cursor.next();
      damaged |= cursor.isDamaged();
      leftOut |= cursor.isLeftOut();
      switch (event) {
        case TEXT -> pieces.add(cursor.text());
        case START -> {
          depth++;
          nested = true;
          listener.nested();
        }
        case INSTRUCTION -> listener.instruction();
        case END, END_DOCUMENT -> {
          if (--depth == 0) {
            String text = pieces.toString();
            damaged |= cursor.isImplied() && (nested || !isWord(XmlText.trim(text)));
            return text;
          }
        }
      }
    }
  }

  /** Returns whether the text that was read last passes a limit, as was reported. */
  boolean leftOut() {
    return leftOut;
  }

  /**
   * Returns whether the text that was read last lacks something or has something else in its place:
   * where the end tag is missing, what follows may have got into it.
   */
  boolean damaged() {
    return damaged;
  }

  /** Returns whether a text can be a url as a whole: no white space, no remains of a tag. */
  static boolean isWord(String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c <= ' ' || c == '<' || c == '>') {
        return false;
      }
    }
    return true;
  }
}
