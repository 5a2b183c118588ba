package io.github.sitemaptoolkit.web.jdk;

import org.teavm.jso.JSBody;

/**
 * Numbers with a fraction, as JavaScript reads and writes them: the tables of the class library are
 * large.
 */
final class Doubles {

  private static final int LEAST_PLAIN = -3; // exponents that are not written
  private static final int MOST_PLAIN = 6;

  private Doubles() {}

  /** Returns a number as Java writes it. */
  static String text(double number) {
    if (Double.isNaN(number)) {
      return "NaN";
    } else if (Double.isInfinite(number)) {
      return number > 0 ? "Infinity" : "-Infinity";
    } else if (number == 0) {
      return 1 / number < 0 ? "-0.0" : "0.0";
    }
    return ofScript(written(number));
  }

  /** Returns a finite number other than 0 as Java writes it; how JavaScript does is known. */
  static String ofScript(String script) {
    boolean negative = script.startsWith("-");
    int e = script.indexOf('e');
    String mantissa = script.substring(negative ? 1 : 0, e < 0 ? script.length() : e);
    int exponent =
        e < 0 ? 0 : Integer.parseInt(script.substring(script.charAt(e + 1) == '+' ? e + 2 : e + 1));
    int point = mantissa.indexOf('.');
    String digits =
        point < 0 ? mantissa : mantissa.substring(0, point) + mantissa.substring(point + 1);
    exponent += (point < 0 ? mantissa.length() : point) - 1;
    int begin = 0;
    while (digits.charAt(begin) == '0') {
      begin++;
      exponent--;
    }
    int end = digits.length();
    while (end > begin + 1 && digits.charAt(end - 1) == '0') {
      end--;
    }
    String text = plain(digits.substring(begin, end), exponent);
    return negative ? '-' + text : text;
  }

  private static String plain(String digits, int exponent) {
    if (exponent < LEAST_PLAIN || exponent > MOST_PLAIN) {
      String fraction = digits.length() == 1 ? "0" : digits.substring(1);
      return digits.charAt(0) + "." + fraction + 'E' + exponent;
    } else if (exponent < 0) {
      return "0." + "0".repeat(-exponent - 1) + digits;
    } else if (digits.length() <= exponent + 1) {
      return digits + "0".repeat(exponent + 1 - digits.length()) + ".0";
    }
    return digits.substring(0, exponent + 1) + '.' + digits.substring(exponent + 1);
  }

  /**
   * Reads a decimal number; not a hexadecimal one.
   *
   * @throws NumberFormatException if it is none
   */
  static double number(String text) {
    String trimmed = text.trim();
    int end = trimmed.length();
    String sign = trimmed.startsWith("-") || trimmed.startsWith("+") ? trimmed.substring(0, 1) : "";
    String unsigned = trimmed.substring(sign.length());
    if (unsigned.equals("NaN") || unsigned.equals("Infinity")) {
      return read(trimmed);
    }
    if (end > 0 && "dDfF".indexOf(trimmed.charAt(end - 1)) >= 0) {
      trimmed = trimmed.substring(0, end - 1);
    }
    if (!isDecimal(trimmed.substring(sign.length()))) {
      throw new NumberFormatException("For input string: \"" + text + '"');
    }
    return read(trimmed);
  }

  private static boolean isDecimal(String text) {
    int at = digits(text, 0);
    int count = at;
    if (at < text.length() && text.charAt(at) == '.') {
      int behind = digits(text, at + 1);
      count += behind - at - 1;
      at = behind;
    }
    if (count > 0 && at < text.length() && (text.charAt(at) | 0x20) == 'e') {
      at++;
      if (at < text.length() && (text.charAt(at) == '-' || text.charAt(at) == '+')) {
        at++;
      }
      int behind = digits(text, at);
      return behind > at && behind == text.length();
    }
    return count > 0 && at == text.length();
  }

  private static int digits(String text, int from) {
    int at = from;
    while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') {
      at++;
    }
    return at;
  }

  @JSBody(params = "number", script = "return String(number);")
  private static native String written(double number);

  @JSBody(params = "text", script = "return Number(text);")
  private static native double read(String text);
}
