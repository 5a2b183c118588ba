package io.github.sitemaptoolkit.converters.internal.feed.write;

import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.model.Node;
import io.github.sitemaptoolkit.model.Rest;
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
 * What is wrong with what a feed is made of and what of it has no place in a feed.
 *
 * <p>Where each entry is carried whole, a field of an item that says less of it costs nothing.
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
   * @param whole whether entries are carried whole
   */
  WriteLog(Context context, String format, String sink, boolean whole) {
    super(context.problems(), sink);
    this.context = context;
    this.losses = new Losses(format, sink);
    this.whole = whole;
  }

  /** Begins an entry. */
  void begin(String url) {
    entry(url);
    losses.entry(url);
  }

  /** Returns whether entries are carried whole. */
  boolean isWhole() {
    return whole;
  }

  /** Counts what an item cannot say. */
  void lost(String kind, @Nullable String value) {
    if (!whole) {
      losses.add(kind, value);
    }
  }

  /** Counts a detail that an item cannot say. */
  void lostDetail(String kind, @Nullable String value) {
    if (!whole) {
      losses.addDetail(kind, value);
    }
  }

  /** Counts nodes that an item cannot say. */
  void lost(Node<?> node) {
    if (!whole) {
      losses.nodes(List.of(node), context.extensions()::nameOf);
    }
  }

  /** Counts what hangs on something that an item cannot say. */
  void lost(Rest rest) {
    if (!whole) {
      losses.rest(rest);
    }
  }

  /** Counts what not even a whole entry has a place for. */
  void left(String kind) {
    losses.add(kind);
  }

  /** Counts a node that cannot even be part of a whole entry. */
  void left(Node<?> node) {
    losses.nodes(List.of(node), context.extensions()::nameOf);
  }

  /** Returns what is counted. */
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

  /** Reports a problem that each entry may have, at the first one only. */
  void once(Code code, Supplier<String> message) {
    if (reported.add(code.id())) {
      report(code, message);
    }
  }

  /** Returns a text without the characters that XML cannot hold, with a problem if it has some. */
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

  /** Reports that a text has characters that XML cannot hold. */
  void illegalText() {
    report(
        XmlCodes.INVALID_CHAR,
        "a text holds characters that XML cannot; they are written as U+FFFD");
  }

  /** Reports what was counted. */
  void end() {
    losses.reportTo(context.problems());
  }
}
