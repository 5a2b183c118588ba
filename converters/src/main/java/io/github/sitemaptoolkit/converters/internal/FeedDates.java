package io.github.sitemaptoolkit.converters.internal;

import io.github.sitemaptoolkit.model.W3cDateTime;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Reads dates as feeds and tables have them: those of the W3C, of RFC 822 and 2822, and what is
 * written in their place.
 *
 * <p>One of the W3C's six forms is kept exactly as it is, unless its year is below 1000: that is
 * how programs write that there is no date. All others become a date and time with seconds and
 * zone, or a date alone where there is no time, or no zone that makes it a point in time. Nothing
 * is guessed and nothing rolls over: there is no 30 February, and 05/01/2024 is no date. Source: <a
 * href="https://www.rfc-editor.org/rfc/rfc2822#section-3.3">RFC 2822, 3.3 and 4.3</a>.
 */
public final class FeedDates {

  /** What can be wrong with a date. */
  public enum Fault {
    /** There is a time, but no zone or none that means one offset: the date alone is kept. */
    NO_ZONE,
    /** There is no such day, or no such time of a day. */
    IMPOSSIBLE,
    /** It is not a date that can be understood. */
    UNKNOWN
  }

  /**
   * What a text means.
   *
   * @param date the date in a W3C form; null if absent
   * @param fault what is wrong; null if nothing is
   */
  public record Result(@Nullable String date, @Nullable Fault fault) {}

  private FeedDates() {}

  /** Returns whether a text is a date that is read as it is, character by character. */
  public static boolean isKept(String text) {
    return !text.startsWith("0")
        && W3cDateTime.parse(text).filter(date -> date.text().equals(text)).isPresent();
  }

  /** Reads a date. */
  public static Result parse(String text) {
    Optional<W3cDateTime> kept = W3cDateTime.parse(text);
    if (kept.isPresent() && !kept.get().text().startsWith("0")) {
      return new Result(kept.get().text(), null);
    }
    return new DateParser(withoutComments(text).strip()).parse();
  }

  /** Returns whether two dates in a W3C form mean the same time, as exactly. */
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

  /** Comments stand in parentheses, and may be nested. */
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
