package io.github.sitemaptoolkit.extension;

import io.github.sitemaptoolkit.problem.Severity;
import org.jspecify.annotations.Nullable;

/**
 * A cursor over one element: first the element itself, then each of its children in turn.
 *
 * <p>{@link #name}, {@link #text}, {@link #url} and {@link #attribute} speak of where the cursor
 * stands: on the element until {@link #nextChild} has returned true, then on that child, and on the
 * element again once {@code nextChild} has returned false.
 *
 * <p>Whatever a codec does not ask for is kept and written back: children that it moves past
 * without a look, children of other namespaces (which it never sees), attributes. Repeats, unknown
 * names, wrong order and stray text are reported by who implements this, never by codecs.
 *
 * <p>Valid only inside the call that it is passed to. Not safe for use by several threads.
 *
 * @since 0.1
 */
public interface ElementReader {

  /**
   * Moves to the next child in the extension's own namespace.
   *
   * @return false if there is no further one
   */
  boolean nextChild();

  /** Returns a cursor over the current child. It ends when this one moves on. */
  ElementReader child();

  /** Returns the local name. */
  String name();

  /** Returns the text, exactly as written; empty if there is none. May be called more than once. */
  String text();

  /**
   * Returns the text as a url: without XML white space around it, else exactly as written, unless
   * it is relative and the context knows what it is relative to. What is wrong with it is reported.
   */
  String url();

  /** Returns the value of an attribute without namespace, or null if it is absent. */
  @Nullable String attribute(String name);

  /**
   * Returns the value of an attribute that is a url, or null if it is absent: exactly as written,
   * unless it is relative and the context knows what it is relative to. What is wrong with it is
   * reported.
   */
  @Nullable String urlAttribute(String name);

  /** Keeps the current child as foreign markup. Says in code what a codec leaves to this cursor. */
  void keep();

  /**
   * Reports a problem with the place where the cursor stands. For values that the codec cannot
   * represent; rules about values stand elsewhere.
   */
  void problem(Severity severity, String code, String message);
}
