package io.github.sitemaptoolkit.element;

import io.github.sitemaptoolkit.internal.text.TextPieces;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.SourceMap;
import io.github.sitemaptoolkit.text.XmlText;
import io.github.sitemaptoolkit.token.XmlCursor;
import io.github.sitemaptoolkit.token.XmlCursor.Event;
import org.jspecify.annotations.Nullable;

/** Reads the text of one element, and notes whether it is damaged. */
final class ElementText {

  private final Runnable onElement;
  private final Runnable onInstruction;
  private @Nullable String text;
  private boolean damaged;
  private boolean leftOut;
  private @Nullable SourceMap map;
  private boolean whole; // read in one step

  /**
   * Creates a reader of texts.
   *
   * @param onElement called for each element in the text; must read it up to its end tag
   * @param onInstruction called for each processing instruction in the text
   */
  ElementText(Runnable onElement, Runnable onInstruction) {
    this.onElement = onElement;
    this.onInstruction = onInstruction;
  }

  /** Starts over with another element. */
  void clear() {
    text = null;
    damaged = false;
    leftOut = false;
  }

  /**
   * Reads the text of the element whose start tag is the cursor's current event, up to its end tag.
   */
  String read(XmlCursor cursor) {
    String only = cursor.onlyText();
    whole = only != null;
    String read = only == null ? readPieces(cursor) : only;
    text = read;
    return read;
  }

  private String readPieces(XmlCursor cursor) {
    var pieces = new TextPieces();
    XmlCursor.Ranges ranges = cursor.ranges();
    SourceMap pieced = ranges == null ? null : cleared();
    for (Event event = cursor.next(); event != Event.END; event = cursor.next()) {
      damaged |= cursor.isDamaged();
      leftOut |= cursor.isLeftOut();
      if (event == Event.TEXT) {
        pieces.add(cursor.text());
        if (ranges != null && pieced != null) {
          ranges.addText(pieced);
        }
      } else if (event == Event.START) {
        onElement.run();
      } else if (event == Event.INSTRUCTION) {
        onInstruction.run();
      }
    }
    return leftOut ? "" : pieces.toString();
  }

  private SourceMap cleared() {
    SourceMap cleared = map;
    if (cleared == null) {
      cleared = new SourceMap();
      map = cleared;
    }
    cleared.clear();
    return cleared;
  }

  /**
   * Returns where the text is that was just read, without white space around it.
   *
   * @param otherwise the place to return if it is blank, or its place is unknown
   */
  Location locate(XmlCursor cursor, Location otherwise) {
    XmlCursor.Ranges ranges = cursor.ranges();
    String read = text;
    if (ranges == null || read == null || XmlText.isSpace(read)) {
      return otherwise;
    }
    SourceMap known = map;
    if (whole || known == null) {
      known = cleared();
      ranges.addText(known);
    }
    return known.isEmpty() ? otherwise : known.locate(otherwise.source(), read, XmlText.trim(read));
  }

  /** Returns the text that was read; null if none was read yet. */
  @Nullable String read() {
    return text;
  }

  /** Returns whether a part of the text could not be read, or may not belong to it. */
  boolean isDamaged() {
    return damaged;
  }

  /** Returns whether the text was left out because it exceeds a limit, which was reported. */
  boolean isLeftOut() {
    return leftOut;
  }
}
