package io.github.sitemaptoolkit.extension;

import org.jspecify.annotations.Nullable;

/**
 * A writer for the attributes and content of one element, in the extension's namespace.
 *
 * <p>The element itself is opened and closed by the caller. A null value writes nothing; an empty
 * value writes an empty attribute, text or element. The attributes of an element must be written
 * before its text and children. Values are escaped by the writer.
 *
 * <p>Only valid during the call that it is passed to. Not thread-safe.
 *
 * @since 0.1
 */
public interface ElementWriter {

  /**
   * Opens a child element.
   *
   * @param name the local name; must be a constant, never data
   */
  ElementWriter start(String name);

  /** Adds an attribute to the current element; null writes nothing. */
  ElementWriter attribute(String name, @Nullable String value);

  /** Adds text; null writes nothing. */
  ElementWriter text(@Nullable String text);

  /** Adds a child element that holds only text; null writes nothing. */
  default ElementWriter element(String name, @Nullable String text) {
    return text == null ? this : start(name).text(text).end();
  }

  /** Closes the current child element. */
  ElementWriter end();
}
