package io.github.sitemaptoolkit.extension;

import org.jspecify.annotations.Nullable;

/**
 * Writes the inside of one element, in the extension's namespace.
 *
 * <p>The element itself is opened and closed by the caller, so a value cannot leave it. Null values
 * write nothing, empty ones write something empty. Attributes come before text and children of
 * their element. Values are escaped here.
 *
 * <p>Valid only inside the call that it is passed to. Not safe for use by several threads.
 *
 * @since 0.1
 */
public interface ElementWriter {

  /**
   * Opens a child element.
   *
   * @param name the local name; a constant of the codec, never data
   */
  ElementWriter start(String name);

  /** Adds an attribute to the element opened last; null writes nothing. */
  ElementWriter attribute(String name, @Nullable String value);

  /** Adds text; null writes nothing. */
  ElementWriter text(@Nullable String text);

  /** Adds a child element that holds only text; null writes nothing. */
  ElementWriter element(String name, @Nullable String text);

  /** Closes the child element opened last. */
  ElementWriter end();
}
