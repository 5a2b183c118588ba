package io.github.sitemaptoolkit.converters.internal.feed.write;

import io.github.sitemaptoolkit.markup.XmlDocumentWriter;
import io.github.sitemaptoolkit.markup.XmlOutput;
import org.jspecify.annotations.Nullable;

/**
 * Writes the elements of a feed's head or item, each on a line of its own with all that is in it.
 *
 * <p>An element inside another one has the prefix of that one, which is declared already.
 */
final class Markup {

  /** How far the elements of an item are indented. */
  static final int ITEM_INDENT = 6;

  private final XmlDocumentWriter document;
  private final XmlOutput out;
  private int indent;
  private int depth;
  private boolean inStartTag;
  private int pageBegin; // where the url of the item's page is
  private int pageEnd; // 0 if it is not written yet

  Markup(XmlDocumentWriter document) {
    this.document = document;
    this.out = document.out();
  }

  /** Begins with elements that are indented by a number of spaces. */
  void begin(int spaces) {
    indent = spaces;
    depth = 0;
    inStartTag = false;
    pageEnd = 0;
  }

  /** Begins an element; attributes may follow. */
  Markup start(ElementTags element) {
    if (depth == 0) {
      out.spaces(indent);
    }
    closeStartTag();
    element.start(out);
    if (depth == 0 && !element.prefix().isEmpty()) {
      document.declare(element.prefix(), element.namespace());
    }
    depth++;
    inStartTag = true;
    return this;
  }

  /** Writes an attribute; null writes nothing. */
  Markup attribute(String name, @Nullable String value) {
    if (value != null) {
      out.raw(' ');
      out.markup(name);
      document.attributeValue(value);
    }
    return this;
  }

  /** Writes text. */
  Markup text(String text) {
    if (!text.isEmpty()) {
      closeStartTag();
      document.text(text);
    }
    return this;
  }

  private void closeStartTag() {
    if (inStartTag) {
      out.raw('>');
      inStartTag = false;
    }
  }

  /** Ends the element that was begun last. */
  void end(ElementTags element) {
    if (inStartTag) {
      out.raw('/');
      out.raw('>');
      inStartTag = false;
    } else {
      element.end(out);
    }
    depth--;
    if (depth == 0) {
      out.raw('\n');
    }
  }

  /** Writes an element with a text. */
  void element(ElementTags element, String text) {
    if (isLine(element) && !text.isEmpty()) {
      element.beginLine(out);
      document.text(text);
      element.endLine(out);
    } else {
      start(element).text(text).end(element);
    }
  }

  /** Returns whether an element is a line of an item, and its namespace that of the root. */
  private boolean isLine(ElementTags element) {
    return depth == 0 && indent == ITEM_INDENT && element.prefix().isEmpty();
  }

  /**
   * Writes an element of an item's own format with the url of the item's page, which is only
   * escaped the first time.
   */
  void page(ElementTags element, String url) {
    element.beginLine(out);
    if (pageEnd == 0) {
      pageBegin = out.length();
      document.text(url);
      pageEnd = out.length();
    } else {
      out.again(pageBegin, pageEnd);
    }
    element.endLine(out);
  }

  /** Writes an element with an attribute; null writes the element alone. */
  void element(ElementTags element, String attribute, @Nullable String value) {
    start(element).attribute(attribute, value).end(element);
  }
}
