package io.github.sitemaptoolkit.validator.check;

import io.github.sitemaptoolkit.date.W3cDates;
import io.github.sitemaptoolkit.extension.Field;
import io.github.sitemaptoolkit.extension.FieldKind;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Tells at a glance of most values of a field that nothing is wrong with them. Of all others,
 * {@link ValueCheck} finds out what is.
 */
final class Glance {

  private static final int MOST_DIGITS = 9;

  private final FieldKind kind;
  private final List<String> words;
  private final int longest;
  private final long lowest;
  private final long highest;
  private final boolean fineIfEmpty;

  /**
   * Creates a glance at a field.
   *
   * @param fineIfEmpty whether nothing is reported of an empty value
   */
  Glance(Field field, boolean fineIfEmpty) {
    this.kind = field.kind();
    this.words = kind == FieldKind.ONE_OF ? field.values() : List.of();
    this.longest = field.longest();
    this.lowest = whole(field.least(), Long.MIN_VALUE, RoundingMode.CEILING);
    this.highest = whole(field.greatest(), Long.MAX_VALUE, RoundingMode.FLOOR);
    this.fineIfEmpty = fineIfEmpty;
  }

  private static long whole(@Nullable BigDecimal bound, long none, RoundingMode rounding) {
    return bound == null ? none : bound.setScale(0, rounding).longValue();
  }

  /**
   * Returns whether a value is fine.
   *
   * @param dates whether dates are checked
   * @param texts whether texts are checked
   */
  boolean isFine(String text, boolean dates, boolean texts) {
    int length = text.length();
    if (length == 0 || length > longest) {
      return length == 0 && fineIfEmpty;
    }
    char first = text.charAt(0);
    if (first <= ' ' || first >= 0x7F) { // maybe a space, so maybe empty
      return false;
    }
    return switch (kind) {
      case TEXT -> !texts;
      case DATE_TIME -> !dates || W3cDates.fault(text) == null;
      case YES_NO -> text.equals("yes") || text.equals("no");
      case ONE_OF -> isWord(text);
      case WHOLE_NUMBER -> isNumber(text, false);
      case DECIMAL -> isNumber(text, true);
      default -> false;
    };
  }

  private boolean isWord(String text) {
    for (int i = 0; i < words.size(); i++) {
      if (words.get(i).equals(text)) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether a text is a short number without a sign, and in range. */
  private boolean isNumber(String text, boolean decimal) {
    int length = text.length();
    long number = 0;
    int at = 0;
    for (; at < length && at <= MOST_DIGITS && isDigit(text.charAt(at)); at++) {
      number = number * 10 + text.charAt(at) - '0';
    }
    if (at == 0 || at > MOST_DIGITS || number < lowest) {
      return false;
    } else if (at == length) {
      return number <= highest;
    }
    return decimal && text.charAt(at) == '.' && isDigits(text, at + 1) && number < highest;
  }

  private static boolean isDigits(String text, int from) {
    int length = text.length();
    for (int i = from; i < length; i++) {
      if (!isDigit(text.charAt(i))) {
        return false;
      }
    }
    return from < length && length <= 2 * MOST_DIGITS;
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }
}
