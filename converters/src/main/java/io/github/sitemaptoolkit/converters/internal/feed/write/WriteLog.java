package io.github.sitemaptoolkit.converters.internal.feed.write;

import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.model.Node;
import io.github.sitemaptoolkit.model.UnknownMarkup;
import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.problem.Losses;
import io.github.sitemaptoolkit.problem.Reporter;
import io.github.sitemaptoolkit.text.XmlCodes;
import io.github.sitemaptoolkit.text.XmlText;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Reports problems of entries that are written to a feed, and data that has no place in a feed.
 *
 * <p>If the feed is lossless, no field of an item counts as lost.
 */
public final class WriteLog extends Reporter {

  private final Context context;
  private final Losses losses;
  private final boolean whole;
  private final Set<String> reported = new HashSet<>();

  /**
   * Creates a log.
   *
   * @param format the id of the feed's format
   * @param sink the name of the feed
   * @param whole whether the feed is lossless, with complete entries in its items
   */
  WriteLog(Context context, String format, String sink, boolean whole) {
    super(context.problems(), sink);
    this.context = context;
    this.losses = new Losses(format, sink);
    this.whole = whole;
  }

  /** Starts an entry. */
  void begin(String url) {
    entry(url);
    losses.entry(url);
  }

  /** Returns whether the feed is lossless. */
  boolean isWhole() {
    return whole;
  }

  /** Counts data that an item has no place for. */
  void lost(String kind, @Nullable String value) {
    if (!whole) {
      losses.add(kind, value);
    }
  }

  /** Counts a detail that an item has no place for. */
  void lostDetail(String kind, @Nullable String value) {
    if (!whole) {
      losses.addDetail(kind, value);
    }
  }

  /** Counts a node that an item has no place for. */
  void lost(Node<?> node) {
    if (!whole) {
      losses.nodes(List.of(node), context.extensions()::nameOf);
    }
  }

  /** Counts unknown markup that an item has no place for. */
  void lost(UnknownMarkup rest) {
    if (!whole) {
      losses.unknown(rest);
    }
  }

  /** Counts data that even a complete entry has no place for. */
  void left(String kind) {
    losses.add(kind);
  }

  /** Counts a node that even a complete entry has no place for. */
  void left(Node<?> node) {
    losses.nodes(List.of(node), context.extensions()::nameOf);
  }

  /** Returns the losses. */
  Losses losses() {
    return losses;
  }

  /** Counts white space that readers of feeds drop. */
  void spaceAround(String text, String name) {
    if (!text.isEmpty()
        && (XmlText.isSpace(text.charAt(0)) || XmlText.isSpace(text.charAt(text.length() - 1)))) {
      lostDetail("white space around " + name, null);
    }
  }

  /** Reports a problem that every entry may have, but only the first time. */
  void once(Code code, Supplier<String> message) {
    if (reported.add(code.id())) {
      report(code, message);
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
    losses.reportTo(context.problems());
  }
}
