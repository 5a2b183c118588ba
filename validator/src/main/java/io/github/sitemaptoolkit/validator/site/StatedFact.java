package io.github.sitemaptoolkit.validator.site;

import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.validator.evidence.Fact;
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
  private static final char END_OF_FILE = 0;

  /** Returns what a mention of a page says that the texts below were written into. */
  static StatedFact of(SitePage page, KnownSource source) {
    String text = page.more();
    int end = text.indexOf(SEPARATOR);
    FactKind kind = FactKind.valueOf(text.substring(0, end));
    String words = page.source();
    int file = words.indexOf(END_OF_FILE);
    Location at = file < 0 ? page.at() : Location.of(words.substring(0, file));
    return new StatedFact(
        source, kind, text.substring(end + 1), words.substring(file + 1), at, false);
  }

  /** Returns the words of a fact, after the name of the file if the source has several. */
  static String words(String source, Fact fact) {
    String file = fact.at().source();
    return file.equals(source) ? fact.words() : file + END_OF_FILE + fact.words();
  }

  /** Returns the place of a fact in its source; if that has several files, the source itself. */
  static Location placeIn(String source, Location at) {
    return at.source().equals(source) ? at : Location.of(source);
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
