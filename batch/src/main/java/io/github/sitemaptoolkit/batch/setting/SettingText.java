package io.github.sitemaptoolkit.batch.setting;

import io.github.sitemaptoolkit.text.Spelling;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** Interprets the texts of settings. */
public final class SettingText {

  private static final String UNITS = "KMG";
  private static final int UNIT_BITS = 10;

  private SettingText() {}

  /**
   * Returns the constant that a word names, in any case, with - for _.
   *
   * @throws SettingException if none has that name
   */
  public static <E extends Enum<E>> E word(String key, String text, E[] values) {
    for (E value : values) {
      if (name(value).equals(text.toLowerCase(Locale.ROOT))) {
        return value;
      }
    }
    throw SettingException.of(
        key, text, use(text, Arrays.stream(values).map(SettingText::name).toList()));
  }

  /** Returns the word for a constant. */
  public static String name(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** Returns which values there are, and the one that may have been meant. */
  public static String use(String value, List<String> known) {
    int last = known.size() - 1;
    return "use "
        + String.join(", ", known.subList(0, last))
        + (last == 0 ? "" : " or ")
        + known.get(last)
        + Spelling.nearest(value.toLowerCase(Locale.ROOT), known)
            .map(meant -> "; did you mean " + meant + "?")
            .orElse("");
  }

  /** Returns the name that may have been meant, else all names, to append to a message. */
  public static String known(String name, List<String> known) {
    return Spelling.nearest(name, known)
        .map(meant -> "; did you mean " + meant + "?")
        .orElse("; known are " + String.join(", ", known));
  }

  /**
   * Returns a whole number.
   *
   * @throws SettingException if it is none
   */
  public static long number(String key, String text) {
    try {
      return Long.parseLong(text);
    } catch (NumberFormatException e) {
      throw SettingException.of(key, text, "use a whole number");
    }
  }

  /**
   * Returns a number with a unit, such as {@code 500}, {@code 64K}, {@code 1M} or {@code 2G}.
   *
   * @throws IllegalArgumentException if it is none
   */
  public static long size(String text) {
    int unit =
        text.isEmpty()
            ? -1
            : UNITS.indexOf(text.toUpperCase(Locale.ROOT).charAt(text.length() - 1));
    String digits = unit < 0 ? text : text.substring(0, text.length() - 1);
    try {
      long number = Long.parseLong(digits);
      return Math.multiplyExact(number, 1L << (UNIT_BITS * (unit + 1)));
    } catch (NumberFormatException | ArithmeticException e) {
      throw new IllegalArgumentException(
          "use a whole number, optionally followed by K, M or G, not \"" + text + "\"", e);
    }
  }

  /** Returns a number in the shortest of these forms. */
  public static String size(long number) {
    int unit = 0;
    long left = number;
    while (unit < UNITS.length() && left > 0 && left % (1L << UNIT_BITS) == 0) {
      left >>= UNIT_BITS;
      unit++;
    }
    return unit == 0 ? Long.toString(left) : left + UNITS.substring(unit - 1, unit);
  }
}
