package io.github.sitemaptoolkit.validator.site;

import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.url.CanonicalUrl;
import io.github.sitemaptoolkit.url.UrlResolver;
import io.github.sitemaptoolkit.validator.evidence.Fact;
import io.github.sitemaptoolkit.validator.evidence.FactKind;
import java.util.Locale;

/**
 * What a source says of an address.
 *
 * @param address the address as the source writes it
 * @param value see {@link FactKind}
 * @param words what the source says, for messages; empty for nothing
 * @param at where it says it
 * @param asked whether it was asked, and does not say it by itself
 */
record StatedFact(
    KnownSource source,
    String address,
    FactKind kind,
    String value,
    String words,
    Location at,
    boolean asked) {

  private static final char SEPARATOR = 0; // no name of a file has it

  /** Returns what a mention of a page says that the texts below were written into. */
  static StatedFact of(SitePage page, KnownSource source) {
    String text = page.more();
    int kind = text.indexOf(SEPARATOR);
    int file = text.indexOf(SEPARATOR, kind + 1);
    Location at = page.at();
    if (file > kind + 1) {
      at = new Location(text.substring(kind + 1, file), at.line(), at.column());
    }
    FactKind of = FactKind.valueOf(text.substring(0, kind));
    return of(source, page.url(), of, text.substring(file + 1), page.source(), at, false);
  }

  /** Returns the place of a fact as if the source were one file. */
  static Location placeIn(String source, Location at) {
    return new Location(source, at.line(), at.column(), at.extent());
  }

  /** Returns the answer of a source that was asked. */
  static StatedFact of(Fact fact, KnownSource source) {
    return of(source, fact.address(), fact.kind(), fact.value(), fact.words(), fact.at(), true);
  }

  /** Makes targets absolute. A page that names itself as canonical is fine. */
  private static StatedFact of(
      KnownSource source,
      String address,
      FactKind kind,
      String value,
      String words,
      Location at,
      boolean asked) {
    boolean target = isAddress(kind) && !value.isEmpty();
    String absolute = target ? UrlResolver.resolve(address, value) : null;
    String of = absolute == null ? value : absolute;
    if (kind == FactKind.CANONICAL && target && isSame(of, address)) {
      return new StatedFact(source, address, FactKind.FINE, "", words, at, asked);
    }
    return new StatedFact(source, address, kind, of, words, at, asked);
  }

  private static boolean isSame(String url, String other) {
    return CanonicalUrl.of(url).equals(CanonicalUrl.of(other));
  }

  /** Returns the kind, the name of the file, if it is not that of the source, and the value. */
  static String text(Fact fact, String source) {
    String file = fact.at().source().equals(source) ? "" : fact.at().source();
    return fact.kind().name() + SEPARATOR + file + SEPARATOR + fact.value();
  }

  /** Returns whether it says the same as another one, for whatever reason. */
  boolean agrees(StatedFact other) {
    return kind == other.kind && (!isAddress(kind) || value.equals(other.value));
  }

  /** Returns who says it, where and when, for messages. */
  String place() {
    return row() + source.date();
  }

  private String row() {
    return at.line() > 0 ? at.source() + ", line " + at.line() : at.source();
  }

  /** Returns the address and where it is named, for messages. */
  String named() {
    return Problem.quoted(address) + " in " + row();
  }

  /** Returns what it says, for messages. */
  String said() {
    String text = words.isEmpty() ? plain() : words;
    boolean named = value.isEmpty() || text.contains(value) || !isAddress(kind);
    return named ? text : text + ", " + (kind == FactKind.REDIRECT ? "to " : "") + quoted();
  }

  private String plain() {
    if (kind == FactKind.FINE) {
      return value.isEmpty() ? "it is there" : "it is there, as " + value;
    }
    return kind.name().toLowerCase(Locale.ROOT);
  }

  private static boolean isAddress(FactKind kind) {
    return kind == FactKind.REDIRECT || kind == FactKind.CANONICAL;
  }

  private String quoted() {
    return Problem.quoted(value);
  }
}
