package io.github.sitemaptoolkit.text;

import io.github.sitemaptoolkit.model.W3cDateTime;
import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Reporter;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Reports a {@code lastmod} that is not a date, for formats whose dates are kept as written.
 *
 * <p>Says which of the {@link DateCodes} applies. What exactly is unusual about a date is for
 * validators to say.
 *
 * @since 0.1
 */
public final class LastmodCheck {

  private static final String NAME = "lastmod";
  private static final int DAY_LENGTH = 10;
  private static final int SHORTEST_TIME = 20; // 2026-11-20T10:00:00Z
  private static final int NO_NUMBER = 100;
  private static final int MONTHS_OF_30 = 1 << 4 | 1 << 6 | 1 << 9 | 1 << 11;

  /** Only loaded for a date that is wrong. */
  private static final class Form {
    private static final Pattern PATTERN =
        Pattern.compile(
            "\\d{4}-\\d\\d(?:-\\d\\d(?:[T ]\\d\\d:\\d\\d(?::\\d\\d(?:\\.\\d+)?)?"
                + "(?:Z|[+-]\\d\\d:\\d\\d)?)?)?");
  }

  private LastmodCheck() {}

  /**
   * Returns whether a text is a day, or a day and a time with seconds and a zone. Nothing is
   * allocated, because nearly all dates are of these forms.
   *
   * @param text the date without white space around it
   */
  public static boolean isUsual(String text) {
    int length = text.length();
    if (length < DAY_LENGTH || !isDay(text)) {
      return false;
    }
    return length == DAY_LENGTH || (length >= SHORTEST_TIME && isTime(text, length));
  }

  /**
   * Reports a date that is not in a form of the W3C. An empty text is no date, which needs no
   * report.
   *
   * @param value the text without white space around it
   */
  public static void check(String value, Location at, Reporter reporter) {
    Code code = value.isEmpty() || isUsual(value) ? null : fault(value);
    if (code != null) {
      reporter.report(
          code,
          at,
          NAME,
          () -> NAME + ' ' + Problem.quoted(value) + ' ' + words(code) + "; it is kept as it is");
    }
  }

  /** Returns whether a problem is one of {@link #check}. */
  public static boolean isOwn(Problem problem) {
    String path = problem.path();
    return path != null
        && path.endsWith(NAME)
        && !problem.missing()
        && (problem.code().equals(DateCodes.INVALID.id())
            || problem.code().equals(DateCodes.IMPOSSIBLE.id())
            || problem.code().equals(DateCodes.NO_ZONE.id()));
  }

  /**
   * Returns what is wrong with a date; null if it has one of the forms of {@link W3cDateTime}.
   *
   * @param text the date without white space around it
   */
  public static @Nullable Code fault(String text) {
    if (W3cDateTime.parse(text).isPresent()) {
      return null;
    }
    String iso = text.replace(' ', 'T');
    if (W3cDateTime.parse(iso + 'Z').isPresent()) {
      return DateCodes.NO_ZONE;
    }
    boolean formed = Form.PATTERN.matcher(text).matches() && W3cDateTime.parse(iso).isEmpty();
    return formed ? DateCodes.IMPOSSIBLE : DateCodes.INVALID;
  }

  private static String words(Code code) {
    if (code.equals(DateCodes.NO_ZONE)) {
      return "has a time without a time zone";
    }
    return code.equals(DateCodes.IMPOSSIBLE)
        ? "contains a day, a time or an offset that does not exist"
        : "is not a date in W3C format";
  }

  private static boolean isDay(String text) {
    if (text.charAt(4) != '-'
        || text.charAt(7) != '-'
        || two(text, 0) == NO_NUMBER
        || two(text, 2) == NO_NUMBER) {
      return false;
    }
    int month = two(text, 5);
    int day = two(text, 8);
    if (month < 1 || month > 12 || day < 1) {
      return false;
    }
    return day <= 28
        || (month != 2 && (day <= 30 || (day == 31 && (MONTHS_OF_30 >> month & 1) == 0)));
  }

  private static boolean isTime(String text, int length) {
    if (text.charAt(10) != 'T'
        || text.charAt(13) != ':'
        || text.charAt(16) != ':'
        || two(text, 11) > 23
        || two(text, 14) > 59
        || two(text, 17) > 59) {
      return false;
    }
    int at = 19;
    if (text.charAt(at) == '.') {
      at++;
      while (at < length && isDigit(text.charAt(at))) {
        at++;
      }
      if (at == SHORTEST_TIME || at == length) {
        return false;
      }
    }
    char zone = text.charAt(at);
    if (zone == 'Z') {
      return at == length - 1;
    }
    return (zone == '+' || zone == '-')
        && length == at + 6
        && text.charAt(at + 3) == ':'
        && two(text, at + 1) < 18
        && two(text, at + 4) < 60;
  }

  /** Returns the number of two digits; {@link #NO_NUMBER} if they are not digits. */
  private static int two(String text, int at) {
    char tens = text.charAt(at);
    char ones = text.charAt(at + 1);
    return isDigit(tens) && isDigit(ones) ? (tens - '0') * 10 + ones - '0' : NO_NUMBER;
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }
}
