package io.github.sitemaptoolkit.token;

import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.text.XmlText;
import java.io.Closeable;
import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A pull parser: moves over a document's events, and tells about the one it stands on.
 *
 * <p>Comments are passed over; a DOCTYPE is never interpreted. Names and attributes can be asked
 * for at a {@link Event#START}, the name also at an {@link Event#END}, the text at a {@link
 * Event#TEXT}.
 *
 * @since 0.1
 */
public interface XmlCursor extends Closeable {

  /** What a cursor can stand on. */
  enum Event {
    /** A start tag. */
    START,
    /** An end tag; an empty element has one too. */
    END,
    /** A piece of text: an element's text may come in several. */
    TEXT,
    /** A processing instruction. */
    INSTRUCTION,
    /**
     * The end of the document. Where elements are open, that is so only in what follows the root
     * element and is none of its name; anywhere else the document is cut, and that is thrown.
     */
    END_DOCUMENT
  }

  /**
   * Moves to the next event.
   *
   * @throws io.github.sitemaptoolkit.problem.SitemapException if the document is not well-formed
   *     here; {@link io.github.sitemaptoolkit.problem.TruncatedException} if it ends here too early
   * @throws java.io.UncheckedIOException if the input fails
   */
  Event next();

  /**
   * Moves to the next event that is not a text of white space only, which stands between most tags.
   *
   * @throws io.github.sitemaptoolkit.problem.SitemapException as {@link #next} does
   * @throws java.io.UncheckedIOException if the input fails
   */
  default Event nextPastSpace() {
    Event event = next();
    while (event == Event.TEXT && isSpace()) {
      event = next();
    }
    return event;
  }

  /**
   * Moves from a start tag to its end tag if nothing stands between them but a text in which
   * nothing is unusual, as it is with most elements that hold a text.
   *
   * @return the text; null if the cursor stands where it stood, and events tell what is there
   */
  default @Nullable String onlyText() {
    return null;
  }

  /** Returns the element's namespace; empty for none. */
  String namespace();

  /** Returns the element's local name. */
  String localName();

  /** Returns the element's prefix; empty for none. */
  String prefix();

  /** Returns how many attributes the element has, declarations of namespaces not counted. */
  int attributeCount();

  /** Returns the namespace of an attribute; empty for none. */
  String attributeNamespace(int index);

  /** Returns the local name of an attribute. */
  String attributeLocalName(int index);

  /** Returns the prefix of an attribute; empty for none. */
  String attributePrefix(int index);

  /** Returns the value of an attribute. */
  String attributeValue(int index);

  /** Returns the namespace that a prefix stands for here, or null if it is not bound. */
  @Nullable String namespaceOf(String prefix);

  /**
   * Returns the namespaces that the root element declares and nothing in the document used; known
   * once the root element has ended.
   */
  default List<String> unusedNamespaces() {
    return List.of();
  }

  /** Returns the text, or the target of a processing instruction. */
  String text();

  /** Returns whether the text is empty or all XML white space. */
  default boolean isSpace() {
    return XmlText.isSpace(text());
  }

  /**
   * Returns whether the text lacks something that could not be read, or has another character in
   * its place, or whether a piece of text may have got lost in the tag stood on or before it. A url
   * of which that is true is not the url that was meant.
   */
  default boolean isDamaged() {
    return false;
  }

  /**
   * Returns whether the text stood on was left out because it passes a limit, as was reported. It
   * is {@linkplain #isDamaged damaged}, too.
   */
  default boolean isLeftOut() {
    return false;
  }

  /** Returns whether the document lacks the end tag that is stood on. */
  default boolean isImplied() {
    return false;
  }

  /**
   * Returns whether the element stood on belongs to an entry that ended where another one began in
   * it: it is no child of the element that is open around it.
   */
  default boolean isMisplaced() {
    return false;
  }

  /** Returns how many elements are open, with the one whose start or end tag is stood on. */
  int depth();

  /** Returns whether the end tag of the element that was open at a depth is stood on, or passed. */
  boolean hasEnded(int depth);

  /** Returns whether moving failed half-way, so that nobody knows where the cursor stands. */
  default boolean isLost() {
    return false;
  }

  /** Returns where the event begins. */
  Location location();

  @Override
  void close() throws IOException;
}
