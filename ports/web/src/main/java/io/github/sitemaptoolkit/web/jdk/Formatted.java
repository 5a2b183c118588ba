package io.github.sitemaptoolkit.web.jdk;

import org.jspecify.annotations.Nullable;

/**
 * Formats of texts, as far as the toolkit uses them: {@code %s %d %9d %-14s %,d %04x %04X %.2f
 * %,.1f %%}.
 */
final class Formatted {

  private static final int GROUP = 3;

  private Formatted() {}

  /** Returns a format with its arguments. */
  static String of(String format, @Nullable Object... arguments) {
    var text = new StringBuilder();
    int next = 0;
    for (int i = 0; i < format.length(); i++) {
      if (format.charAt(i) != '%') {
        text.append(format.charAt(i));
        continue;
      }
      int end = i + 1;
      while ("sdxXf%".indexOf(format.charAt(end)) < 0) {
        end++;
      }
      String specifier = format.substring(i + 1, end + 1);
      text.append(specifier.equals("%") ? "%" : one(specifier, arguments[next++]));
      i = end;
    }
    return text.toString();
  }

  private static String one(String specifier, @Nullable Object value) {
    return switch (specifier) {
      case "s", "d" -> String.valueOf(value);
      case ",d" -> grouped(((Number) value).longValue());
      case ".2f" -> rounded(((Number) value).doubleValue(), 2).replace(",", "");
      case ",.1f" -> rounded(((Number) value).doubleValue(), 1);
      case "04x" -> hex(value);
      case "04X" -> hex(value).toUpperCase(java.util.Locale.ROOT);
      default -> padded(specifier, String.valueOf(value));
    };
  }

  private static String padded(String specifier, String text) {
    boolean left = specifier.startsWith("-");
    int width = Integer.parseInt(specifier.substring(left ? 1 : 0, specifier.length() - 1));
    String space = " ".repeat(Math.max(0, width - text.length()));
    return left ? text + space : space + text;
  }

  private static String hex(@Nullable Object value) {
    int number = value instanceof Character c ? c : ((Number) value).intValue();
    String digits = Integer.toHexString(number);
    return "0".repeat(Math.max(0, 4 - digits.length())) + digits;
  }

  /** Returns a number with its thousands in groups. */
  private static String rounded(double number, int places) {
    int scale = 1;
    for (int i = 0; i < places; i++) {
      scale *= 10;
    }
    long scaled = Math.round(Math.abs(number) * scale);
    String fraction = Long.toString(scaled % scale);
    return (number < 0 ? "-" : "")
        + grouped(scaled / scale)
        + "."
        + "0".repeat(places - fraction.length())
        + fraction;
  }

  private static String grouped(long number) {
    var text = new StringBuilder(Long.toString(number));
    for (int at = text.length() - GROUP; at > (number < 0 ? 1 : 0); at -= GROUP) {
      text.insert(at, ',');
    }
    return text.toString();
  }
}
