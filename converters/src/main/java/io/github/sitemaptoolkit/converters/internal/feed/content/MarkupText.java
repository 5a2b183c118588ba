package io.github.sitemaptoolkit.converters.internal.feed.content;

import io.github.sitemaptoolkit.content.HtmlContent;
import io.github.sitemaptoolkit.converters.internal.feed.source.ScopedCursor;
import io.github.sitemaptoolkit.token.XmlCursor.Event;
import java.util.Locale;
import java.util.Set;

/** Reads the HTML in an element of a feed: escaped as its text, as its elements, or both. */
public final class MarkupText {

  /** Elements that have no end tag in HTML. */
  private static final Set<String> VOID =
      Set.of(
          "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source",
          "track", "wbr");

  private final ScopedCursor cursor;
  private final boolean escaped;
  private final StringBuilder html = new StringBuilder();
  private String only = ""; // the first text, as long as nothing else follows
  private String beginning = "";

  private MarkupText(ScopedCursor cursor, boolean escaped) {
    this.cursor = cursor;
    this.escaped = escaped;
  }

  /**
   * Reads the current element, up to its end tag.
   *
   * @param escaped whether its text is HTML; else only its elements are
   */
  public static MarkupText read(ScopedCursor cursor, boolean escaped) {
    var markup = new MarkupText(cursor, escaped);
    markup.read();
    return markup;
  }

  private void read() {
    for (int levels = 1; levels > 0; ) {
      Event event = cursor.next();
      switch (event) {
        case START -> {
          levels++;
          start();
        }
        case END -> {
          levels--;
          end(levels);
        }
        case TEXT -> text();
        default -> {}
      }
    }
  }

  private boolean isFull() {
    return html.length() > HtmlContent.LONGEST;
  }

  /** Appends HTML, up to one character more than is read: then it is known to be too long. */
  private void append(String markup) {
    if (!only.isEmpty()) {
      String before = only;
      only = "";
      append(before);
    }
    if (!isFull()) {
      html.append(markup, 0, Math.min(markup.length(), HtmlContent.LONGEST + 1));
    }
  }

  private void text() {
    String text = cursor.text();
    if (beginning.isEmpty()) {
      beginning = ScopedCursor.beginning(text);
    }
    if (!escaped) {
      add(text);
    } else if (html.isEmpty() && only.isEmpty()) {
      only = text; // mostly, there is no other
    } else {
      append(text);
    }
  }

  private void start() {
    if (isFull()) {
      return;
    }
    append("<");
    html.append(name());
    for (int i = 0; i < cursor.attributeCount(); i++) {
      if (cursor.attributeNamespace(i).isEmpty()) {
        html.append(' ').append(cursor.attributeLocalName(i)).append("=\"");
        add(cursor.attributeValue(i));
        html.append('"');
      }
    }
    html.append('>');
  }

  private void end(int levels) {
    if (levels > 0 && !VOID.contains(name())) {
      append("</" + name() + '>');
    }
  }

  private String name() {
    return cursor.localName().toLowerCase(Locale.ROOT);
  }

  /** Adds text that is not HTML. */
  private void add(String text) {
    int end = Math.min(text.length(), HtmlContent.LONGEST + 1);
    for (int i = 0; i < end && !isFull(); i++) {
      char c = text.charAt(i);
      switch (c) {
        case '<' -> html.append("&lt;");
        case '&' -> html.append("&amp;");
        case '"' -> html.append("&quot;");
        default -> html.append(c);
      }
    }
  }

  /** Returns the HTML; of one that is too long, only that it is. */
  public String html() {
    return only.isEmpty() ? html.toString() : only;
  }

  /** Returns the beginning of the text, as an example. */
  public String beginning() {
    return beginning;
  }
}
