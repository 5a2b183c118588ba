package io.github.sitemaptoolkit.converters.internal.feed.source;

import io.github.sitemaptoolkit.token.XmlCursor;

/** Follows the elements of a feed while a cursor passes them, whoever moves it. */
public interface ElementListener {

  /**
   * A start tag was reached.
   *
   * @param at the cursor, not to be moved
   * @param name the local name, in the case that feeds write it in
   */
  void start(XmlCursor at, String name);

  /** Returns whether the text of the current element is needed. */
  boolean wantsText();

  /**
   * A text, or a part of one, was reached in the current element.
   *
   * @param at the cursor, not to be moved
   */
  void text(XmlCursor at, String text);

  /** The end tag of the current element was reached. */
  void end();
}
