package io.github.sitemaptoolkit.token;

import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.SourceMap;
import io.github.sitemaptoolkit.text.XmlText;
import java.io.Closeable;
import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A pull parser: moves from event to event and describes the current one.
 *
 * <p>Comments are skipped; a DOCTYPE is never interpreted. Names and attributes are available at
 * {@link Event#START}, names also at {@link Event#END}, the text at {@link Event#TEXT}. Not
 * thread-safe.
 *
 * @since 0.1
 */
public interface XmlCursor extends Closeable {

  /** The kinds of events. */
  enum Event {
    /** A start tag. */
    START,
    /** An end tag. An empty element has one too. */
    END,
    /** A text, or part of one: an element's text may consist of several events. */
    TEXT,
    /** A processing instruction. */
    INSTRUCTION,
    /**
     * The end of the document. Elements can still be open only in content that follows the root
     * element; anywhere else the document is truncated, and moving throws an exception.
     */
    END_DOCUMENT
  }

  /**
   * Moves to the next event.
   *
   * @throws io.github.sitemaptoolkit.problem.SitemapException if the document is not well-formed
   *     here, and the cursor is strict or cannot continue
   * @throws io.github.sitemaptoolkit.problem.TruncatedException if the document ends too early
   * @throws java.io.UncheckedIOException if the input fails
   */
  Event next();

  /**
   * Moves to the next event that is not a text of white space only. Throws the same exceptions as
   * {@link #next}.
   */
  default Event nextPastSpace() {
    Event event = next();
    while (event == Event.TEXT && isSpace()) {
      event = next();
    }
    return event;
  }

  /**
   * Moves from a start tag to its end tag if there is only a text between them, and nothing of it
   * is damaged or left out. A fast path for most elements with text.
   *
   * @return the text; null if there may be something else: then the events that follow are the same
   *     as without this call, but the attributes and the place of the start tag may be lost
   */
  default @Nullable String onlyText() {
    return null;
  }

  /**
   * Returns whether the text that {@link #onlyText} has just returned is known to have only visible
   * ASCII characters other than {@code &}, {@code <}, {@code >} and <code>{</code>. Nothing in such
   * a text can be wrong in a url.
   */
  default boolean isPlainUrl() {
    return false;
  }

  /** Returns the namespace of the element; empty for none. */
  String namespace();

  /** Returns the local name of the element. */
  String localName();

  /** Returns the prefix of the element; empty for none. */
  String prefix();

  /** Returns the number of attributes of the element, without namespace declarations. */
  int attributeCount();

  /** Returns the namespace of the attribute at an index from 0; empty for none. */
  String attributeNamespace(int index);

  /** Returns the local name of the attribute at an index from 0. */
  String attributeLocalName(int index);

  /** Returns the prefix of the attribute at an index from 0; empty for none. */
  String attributePrefix(int index);

  /** Returns the value of the attribute at an index from 0. */
  String attributeValue(int index);

  /** Returns the namespace that a prefix is bound to here; null if it is not bound. */
  @Nullable String namespaceOf(String prefix);

  /**
   * Returns the namespaces that the root element declares but the document does not use. Known when
   * the root element has ended.
   */
  default List<String> unusedNamespaces() {
    return List.of();
  }

  /** Returns the text, or the target of a processing instruction. */
  String text();

  /** Returns whether the current event is a processing instruction for a style sheet in CSS. */
  default boolean isCss() {
    return false;
  }

  /** Returns whether the text is empty or only XML white space. */
  default boolean isSpace() {
    return XmlText.isSpace(text());
  }

  /**
   * Returns whether a part of the text could not be read or was replaced by another character, or
   * whether text may have got lost in the current tag or before it. A url with such a text is not
   * the url that was meant.
   */
  default boolean isDamaged() {
    return false;
  }

  /**
   * Returns whether the current text was left out because it exceeds a limit, which was reported.
   * Such a text is {@linkplain #isDamaged damaged} too.
   */
  default boolean isLeftOut() {
    return false;
  }

  /**
   * Returns whether the current end tag is missing in the document; at a start tag, whether it is
   * that of the root, which continues after its end tag because an entry follows.
   */
  default boolean isImplied() {
    return false;
  }

  /**
   * Returns whether the current element belongs to an entry that ended because another one began in
   * it, so that it is not a child of the open element around it.
   */
  default boolean isMisplaced() {
    return false;
  }

  /** Returns the number of open elements, including the one whose start or end tag is current. */
  int depth();

  /** Returns whether the element at a depth has ended: its end tag is current or was passed. */
  boolean hasEnded(int depth);

  /** Returns whether the state of the cursor is undefined because moving it failed. */
  default boolean isLost() {
    return false;
  }

  /**
   * Returns whether there was a fault, before the current event or in it, because of which the
   * document is not well-formed.
   */
  default boolean isRepaired() {
    return false;
  }

  /** Returns the place where the event begins. */
  Location location();

  /** Returns the place of the event as {@link #location} does, with its end if that is known. */
  default Location place() {
    return location();
  }

  /**
   * Returns where a namespace was declared first, as the value of an attribute; null if it was not,
   * or if this is unknown.
   */
  default @Nullable Location declarationOf(String namespace) {
    return null;
  }

  /** Where the parts of the current event begin and end. */
  interface Ranges {

    /** Returns the place of the current tag, or of the processing instruction. */
    Location tag();

    /** Returns the place of the value, without its quotes, of the attribute at an index from 0. */
    Location attribute(int index);

    /** Adds where the current text comes from, or the one that onlyText has just returned. */
    void addText(SourceMap map);
  }

  /** Returns where the parts of the current event are; null if this is unknown. */
  default @Nullable Ranges ranges() {
    return null;
  }

  @Override
  void close() throws IOException;
}
