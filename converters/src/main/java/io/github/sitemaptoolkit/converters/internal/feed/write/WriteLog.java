package io.github.sitemaptoolkit.converters.internal.feed.write;

import io.github.sitemaptoolkit.converters.internal.feed.ItemLog;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.model.Node;
import io.github.sitemaptoolkit.model.UnknownMarkup;
import io.github.sitemaptoolkit.text.XmlCodes;
import io.github.sitemaptoolkit.text.XmlText;
import java.util.List;

/**
 * Reports problems of entries that are written to a feed, and data that has no place in a feed.
 *
 * <p>If the feed is lossless, no field of an item counts as lost.
 */
public final class WriteLog extends ItemLog {

  private final Context context;

  /**
   * Creates a log.
   *
   * @param format the id of the feed's format
   * @param sink the name of the feed
   * @param whole whether the feed is lossless, with complete entries in its items
   */
  WriteLog(Context context, String format, String sink, boolean whole) {
    super(context.problems(), format, sink, !whole);
    this.context = context;
  }

  /** Starts an entry. */
  void begin(String url) {
    entry(url);
    losses().entry(url);
  }

  /** Returns whether the feed is lossless. */
  boolean isWhole() {
    return !counts();
  }

  /** Counts a node that an item has no place for. */
  void lost(Node<?> node) {
    if (counts()) {
      losses().nodes(List.of(node), context.extensions()::nameOf);
    }
  }

  /** Counts unknown markup that an item has no place for. */
  void lost(UnknownMarkup rest) {
    if (counts()) {
      losses().unknown(rest);
    }
  }

  /** Counts data that even a complete entry has no place for. */
  void left(String kind) {
    losses().add(kind);
  }

  /** Counts a node that even a complete entry has no place for. */
  void left(Node<?> node) {
    losses().nodes(List.of(node), context.extensions()::nameOf);
  }

  /** Counts white space that readers of feeds drop. */
  void spaceAround(String text, ElementTags element) {
    if (!text.isEmpty()
        && (XmlText.isSpace(text.charAt(0)) || XmlText.isSpace(text.charAt(text.length() - 1)))) {
      lostDetail("white space around " + element.name(), null);
    }
  }

  /** Returns a text without characters that XML does not allow, and reports them. */
  String legal(String text) {
    int illegal = XmlText.illegalAt(text, 0);
    if (illegal < 0) {
      return text;
    }
    illegalText();
    var clean = new StringBuilder(text);
    for (int i = illegal; i >= 0; i = XmlText.illegalAt(text, i + 1)) {
      clean.setCharAt(i, '\uFFFD');
    }
    return clean.toString();
  }

  /** Reports that a text has characters that XML does not allow. */
  void illegalText() {
    report(
        XmlCodes.INVALID_CHAR,
        "a text contains characters that XML does not allow; they are written as U+FFFD");
  }

  /** Reports what was counted. */
  void end() {
    losses().reportTo(context.problems());
  }
}
