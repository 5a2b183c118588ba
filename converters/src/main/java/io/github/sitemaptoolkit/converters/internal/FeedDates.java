package io.github.sitemaptoolkit.converters.internal;

import io.github.sitemaptoolkit.model.W3cDateTime;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Parses the dates of feeds and tables: those of the W3C, of RFC 822 and 2822, and common variants.
 *
 * <p>A date in one of the six forms of the W3C is kept exactly as it is, unless its year is below
 * 1000, as some programs write unknown dates. All others are converted to a date and time with
 * seconds and an offset, or to a date alone if there is no time or no unambiguous zone. Nothing is
 * guessed and nothing rolls over: 30 February is an error, and so is 05/01/2024. Source: <a
 * href="https://www.rfc-editor.org/rfc/rfc2822#section-3.3">RFC 2822, 3.3 and 4.3</a>.
 */
public final class FeedDates {

  /** What can be wrong with a date. */
  public enum Fault {
    /** The time has no zone, or an ambiguous one: only the date is kept. */
    NO_ZONE,
    /** The day, or the time of day, does not exist. */
    IMPOSSIBLE,
    /** The text cannot be understood as a date. */
    UNKNOWN
  }

  /**
   * The result of parsing a date.
   *
   * @param date the date in a W3C form; null if absent
   * @param fault what is wrong; null if nothing is
   */
  public record Result(@Nullable String date, @Nullable Fault fault) {}

  private FeedDates() {}

  /** Returns whether a text is a date that is kept exactly as it is. */
  public static boolean isKept(String text) {
    return !text.startsWith("0")
        && W3cDateTime.parse(text).filter(date -> date.text().equals(text)).isPresent();
  }

  /** Parses a date. */
  public static Result parse(String text) {
    Optional<W3cDateTime> kept = W3cDateTime.parse(text);
    if (kept.isPresent() && !kept.get().text().startsWith("0")) {
      return new Result(kept.get().text(), null);
    }
    String common = Rfc822Date.parse(text.strip());
    return common == null
        ? new DateParser(withoutComments(text).strip()).parse()
        : new Result(common, null);
  }

  /** Returns whether two dates in a W3C form mean the same time with the same precision. */
  public static boolean same(@Nullable String one, @Nullable String other) {
    if (one == null || other == null || one.equals(other)) {
      return one != null && other != null;
    }
    W3cDateTime first = W3cDateTime.parse(one).orElse(null);
    W3cDateTime second = W3cDateTime.parse(other).orElse(null);
    return first != null
        && second != null
        && first.start().equals(second.start())
        && first.precision() == second.precision();
  }

  /** Removes comments, which are in parentheses and may be nested. */
  private static String withoutComments(String text) {
    if (text.indexOf('(') < 0) {
      return text;
    }
    var rest = new StringBuilder();
    int depth = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '(') {
        depth++;
        rest.append(' ');
      } else if (c == ')' && depth > 0) {
        depth--;
      } else if (depth == 0) {
        rest.append(c);
      }
    }
    return rest.toString();
  }
}
