package io.github.sitemaptoolkit.validator.site;

import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.validator.evidence.FactKind;
import java.util.Locale;

/**
 * What a source says of an address.
 *
 * @param value see {@link FactKind}
 * @param words what the source says, for messages; empty for nothing
 * @param at where it says it
 * @param asked whether it was asked, and does not say it by itself
 */
record StatedFact(
    KnownSource source, FactKind kind, String value, String words, Location at, boolean asked) {

  private static final char SEPARATOR = ' ';

  /** Returns what a mention of a page says that {@link #text} was written into. */
  static StatedFact of(SitePage page, KnownSource source) {
    String text = page.more();
    int end = text.indexOf(SEPARATOR);
    FactKind kind = FactKind.valueOf(text.substring(0, end));
    return new StatedFact(source, kind, text.substring(end + 1), page.source(), page.at(), false);
  }

  /** Returns the kind and the value as one text. */
  static String text(FactKind kind, String value) {
    return kind.name() + SEPARATOR + value;
  }

  /** Returns whether it says the same as another one. */
  boolean agrees(StatedFact other) {
    return kind == other.kind
        && (kind == FactKind.FINE || kind == FactKind.GONE || value.equals(other.value));
  }

  /** Returns who says it, where and when, for messages. */
  String place() {
    String name = at.line() > 0 ? at.source() + ", line " + at.line() : at.source();
    return name + source.date();
  }

  /** Returns what it says, for messages. */
  String said() {
    String text = words.isEmpty() ? kind.name().toLowerCase(Locale.ROOT) : words;
    boolean named = value.isEmpty() || text.contains(value) || !isAddress();
    return named ? text : text + ", " + (kind == FactKind.REDIRECT ? "to " : "") + quoted();
  }

  private boolean isAddress() {
    return kind == FactKind.REDIRECT || kind == FactKind.CANONICAL;
  }

  private String quoted() {
    return Problem.quoted(value);
  }
}
