package io.github.sitemaptoolkit.converters.internal.feed.source;

import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.SourceMap;
import io.github.sitemaptoolkit.text.XmlText;
import io.github.sitemaptoolkit.token.XmlCursor;

/** Finds where a text is that is read piece by piece. Reused for one text after the other. */
public final class TextRange {

  private final SourceMap map = new SourceMap();
  private final StringBuilder text = new StringBuilder();

  /** Starts over with another text. */
  public void clear() {
    map.clear();
    text.setLength(0);
  }

  /** Adds a piece: the current text of a cursor, or the one that onlyText has just returned. */
  public void add(XmlCursor cursor, String piece) {
    XmlCursor.Ranges ranges = cursor.ranges();
    if (ranges != null) {
      ranges.addText(map);
      text.append(piece);
    }
  }

  /** Returns the text without white space around it. */
  String trimmed() {
    return XmlText.trim(text.toString());
  }

  /**
   * Returns where the text is, without white space around it.
   *
   * @param otherwise the place to return if it is blank, or its place is unknown
   */
  public Location locate(Location otherwise) {
    return locate(trimmed(), otherwise);
  }

  /**
   * Returns where a part of the text is.
   *
   * @param otherwise the place to return if it is empty, or its place is unknown
   */
  Location locate(String part, Location otherwise) {
    return part.isEmpty() || map.isEmpty()
        ? otherwise
        : map.locate(otherwise.source(), text.toString(), part);
  }
}
