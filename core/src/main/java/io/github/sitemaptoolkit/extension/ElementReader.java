package io.github.sitemaptoolkit.extension;

import io.github.sitemaptoolkit.problem.Code;
import org.jspecify.annotations.Nullable;

/**
 * A cursor over one element: first the element itself, then each of its children in turn.
 *
 * <p>{@link #name}, {@link #text}, {@link #url} and {@link #attribute} refer to the current
 * element: the element itself until {@link #nextChild} returns true, then that child, and the
 * element itself again when {@code nextChild} returns false.
 *
 * <p>Whatever an extension does not read is kept and written back: attributes, children that it
 * skips, and children in other namespaces, which {@code nextChild} never returns. The
 * implementation of this interface reports repeated elements, unknown names, wrong order and stray
 * text; extensions need not.
 *
 * <p>Only valid during the call that it is passed to. Not thread-safe.
 *
 * @since 0.1
 */
public interface ElementReader {

  /**
   * Moves to the next child in the extension's own namespace.
   *
   * @return false if there are no more children
   */
  boolean nextChild();

  /** Returns a cursor over the current child. It is valid until this cursor moves. */
  ElementReader child();

  /** Returns the local name of the current element. */
  String name();

  /**
   * Returns the text of the current element, exactly as written; empty if there is none. May be
   * called more than once.
   */
  String text();

  /**
   * Returns the text of the current element as a url, without XML white space around it. A relative
   * url is resolved if the context has a base; any other is returned exactly as written. Faults of
   * the url are reported.
   */
  String url();

  /** Returns the value of an attribute without namespace; null if absent. */
  @Nullable String attribute(String name);

  /**
   * Returns the value of an attribute that is a url; null if absent. A relative url is resolved if
   * the context has a base; any other is returned exactly as written. Faults of the url are
   * reported.
   */
  @Nullable String urlAttribute(String name);

  /** Keeps the current child as unknown markup. Same as not reading it, but explicit. */
  void keep();

  /**
   * Reports a problem with the current element. Meant for contents that the value's type cannot
   * represent, not for rules about values.
   */
  void problem(Code code, String message);
}
