package io.github.sitemaptoolkit.xml;

import io.github.sitemaptoolkit.internal.text.TextPieces;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.SourceMap;
import io.github.sitemaptoolkit.text.Padding;
import io.github.sitemaptoolkit.text.XmlText;
import io.github.sitemaptoolkit.token.XmlCursor;
import io.github.sitemaptoolkit.token.XmlCursor.Event;
import org.jspecify.annotations.Nullable;

/** Reads the text of a core child, and notes whether it is damaged. */
final class CoreText {

  private final XmlCursor cursor;
  private final TextPieces pieces = new TextPieces();
  private final SourceMap map = new SourceMap();
  private boolean damaged;
  private boolean leftOut;
  private boolean whole; // read in one step
  private String part = ""; // that was located last; empty for none
  private @Nullable Location located;

  CoreText(XmlCursor cursor) {
    this.cursor = cursor;
  }

  /** Handles markup inside the text. */
  interface Listener {
    /** Called for an element, whose text is part of the result. */
    void nested();

    /** Called for a processing instruction. */
    void instruction();
  }

  /**
   * Reads the text of the current element, including that of nested elements, up to its end tag.
   */
  String read(Listener listener) {
    damaged = false;
    leftOut = false;
    part = "";
    String only = cursor.onlyText();
    whole = only != null;
    return only == null ? readPieces(listener) : only;
  }

  /**
   * Returns where a part of the last text is, as long as the cursor is at its end.
   *
   * @param text the last text
   * @param wanted the part
   * @param otherwise the place to return if the part is empty
   */
  Location locate(String text, String wanted, Location otherwise) {
    Location known = located;
    if (known != null && !part.isEmpty() && part.equals(wanted)) {
      return known; // its place was found to be kept, and is asked for to report something
    }
    XmlCursor.Ranges ranges = cursor.ranges();
    if (whole && ranges != null) {
      map.clear();
      ranges.addText(map);
    }
    if (wanted.isEmpty() || map.isEmpty()) {
      return otherwise;
    }
    Location found = map.locate(otherwise.source(), text, wanted);
    part = wanted;
    located = found;
    return found;
  }

  private String readPieces(Listener listener) {
    pieces.clear();
    map.clear();
    XmlCursor.Ranges ranges = cursor.ranges();
    boolean nested = false;
    int depth = 1;
    while (true) {
      Event event = cursor.next();
      damaged |= cursor.isDamaged();
      leftOut |= cursor.isLeftOut();
      switch (event) {
        case TEXT -> {
          pieces.add(cursor.text());
          if (ranges != null) {
            ranges.addText(map);
          }
        }
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

  /** Returns whether nothing in the last text can be wrong in a url; see the cursor. */
  boolean isPlainUrl() {
    return cursor.isPlainUrl();
  }

  /** Returns whether the last text was left out because it exceeds a limit, which was reported. */
  boolean leftOut() {
    return leftOut;
  }

  /**
   * Returns whether a part of the last text could not be read, or does not belong to it: if the end
   * tag is missing, it may contain what follows.
   */
  boolean damaged() {
    return damaged;
  }

  /** Returns whether the last text, which is given, is blank and nothing of it was lost. */
  boolean isNothing(String text) {
    return Padding.isAll(text) && !damaged && !leftOut;
  }

  /** Returns whether a text can be a url: it has no white space and no remains of a tag. */
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
