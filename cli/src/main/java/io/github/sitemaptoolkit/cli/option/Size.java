package io.github.sitemaptoolkit.cli.option;

import java.util.Locale;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Parses numbers with units: {@code 500}, {@code 64K}, {@code 1M}, {@code 2G}. */
final class Size implements ITypeConverter<Long> {

  private static final String UNITS = "KMG";
  private static final int UNIT_BITS = 10;

  @Override
  public Long convert(String text) {
    int unit =
        text.isEmpty()
            ? -1
            : UNITS.indexOf(text.toUpperCase(Locale.ROOT).charAt(text.length() - 1));
    String digits = unit < 0 ? text : text.substring(0, text.length() - 1);
    try {
      long number = Long.parseLong(digits);
      return Math.multiplyExact(number, 1L << (UNIT_BITS * (unit + 1)));
    } catch (NumberFormatException | ArithmeticException e) {
      throw new TypeConversionException(
          "use a whole number, optionally followed by K, M or G, not \"" + text + "\"");
    }
  }

  /** Returns a number in the shortest of these forms. */
  static String of(long number) {
    int unit = 0;
    long left = number;
    while (unit < UNITS.length() && left > 0 && left % (1L << UNIT_BITS) == 0) {
      left >>= UNIT_BITS;
      unit++;
    }
    return unit == 0 ? Long.toString(left) : left + UNITS.substring(unit - 1, unit);
  }
}
