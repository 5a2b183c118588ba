package io.github.sitemaptoolkit.publisher.compare;

import io.github.sitemaptoolkit.date.ParsedDate;
import io.github.sitemaptoolkit.date.W3cDates;
import io.github.sitemaptoolkit.extension.FieldKind;
import java.math.BigDecimal;
import java.time.DateTimeException;
import java.time.OffsetDateTime;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** What is the same for all spellings of a value. */
final class PlainValues {

  private static final int LONGEST = 40; // digits of a number, which others may have written

  private PlainValues() {}

  static boolean isSame(@Nullable String one, @Nullable String other, FieldKind kind) {
    return Objects.equals(one, other)
        || (one != null && other != null && of(one, kind).equals(of(other, kind)));
  }

  /** Returns a value in one spelling; without the white space around it if it has no other. */
  static String of(String value, FieldKind kind) {
    String text = value.strip();
    return switch (kind) {
      case DATE_TIME -> moment(text);
      case DECIMAL, WHOLE_NUMBER -> number(text);
      case ONE_OF, YES_NO, LANGUAGE, LANGUAGE_CODE -> text.toLowerCase(Locale.ROOT);
      default -> text;
    };
  }

  /** Returns a moment in UTC; a day, or what is only cut to one, stays as it is. */
  private static String moment(String text) {
    ParsedDate parsed = ParsedDate.of(text);
    String date = parsed.date();
    if (date == null || parsed.isCut() || date.indexOf('T') < 0) {
      return text;
    }
    try {
      return OffsetDateTime.parse(W3cDates.forSchema(date)).toInstant().toString();
    } catch (DateTimeException e) {
      return text;
    }
  }

  private static String number(String text) {
    boolean plain =
        !text.isEmpty()
            && text.length() <= LONGEST
            && text.chars().allMatch(c -> (c >= '0' && c <= '9') || c == '.');
    try {
      return plain ? new BigDecimal(text).stripTrailingZeros().toPlainString() : text;
    } catch (NumberFormatException e) {
      return text;
    }
  }
}
