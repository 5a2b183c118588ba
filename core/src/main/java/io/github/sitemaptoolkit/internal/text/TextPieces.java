package io.github.sitemaptoolkit.internal.text;

import org.jspecify.annotations.Nullable;

/** A text that is appended in pieces; optimised for a single one. */
public final class TextPieces {

  private String only = "";
  private @Nullable StringBuilder all;

  /** Starts over with an empty text. */
  public void clear() {
    only = "";
    all = null;
  }

  /** Appends a piece. */
  public void add(String piece) {
    if (only.isEmpty()) {
      only = piece;
      return;
    }
    StringBuilder pieces = all;
    if (pieces == null) {
      pieces = new StringBuilder(only);
      all = pieces;
    }
    pieces.append(piece);
  }

  /** Returns the text so far. */
  @Override
  public String toString() {
    return all == null ? only : all.toString();
  }
}
